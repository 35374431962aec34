"""[revolt.list] The Coalition's cards of revolt: effect and hindrance."""

import pytest

from estafette.games.napoleon_against_europe import iberia, liberation
from estafette.games.napoleon_against_europe.actions import Go, Take
from estafette.games.napoleon_against_europe.events import Moment
from estafette.games.napoleon_against_europe.powers import controller, side_of
from estafette.games.napoleon_against_europe.sides import BAVARIA, COALITION, SPAIN
from estafette.games.napoleon_against_europe.state import Game
from tests.games.napoleon_against_europe.fighting import go_on
from tests.games.napoleon_against_europe.playing import played, refused
from tests.games.napoleon_against_europe.position import bare, deal, flag, put, stand
from tests.referee import rule

ROUND = Moment.ROUND
BOTH = [Moment.DIPLOMACY, Moment.ROUND]


def given(card: str) -> Game:
    game = bare()
    deal(game, coalition=[card])
    return game


@rule("napoleon-against-europe card.c.tyrol")
def test_tyrol_rises_against_the_kingdom_of_bavaria() -> None:
    """[d.tyrol.too-early]"""
    game = given("18C")
    assert refused(game, "18C", ROUND) == "entity.tyrol.card"
    game.states |= {BAVARIA}
    game.owner = {**game.owner, "tyrol": BAVARIA}
    go_on(played(game, "18C", ROUND))
    assert game.forces["corps-tyrol"].zone == "innsbruck"
    assert "18C" in game.removed
    assert game.printed.cards["18C"].value == 2


@rule("napoleon-against-europe card.c.karageorges")
@pytest.mark.parametrize("moment", BOTH)
def test_the_serbs_rise_at_belgrade(moment: Moment) -> None:
    game = given("23C")
    go_on(played(game, "23C", moment))
    assert game.forces["corps-serbie"].zone == "belgrade"
    assert controller(game, "belgrade") is COALITION


@rule("napoleon-against-europe card.c.karageorges")
def test_a_turkish_force_keeps_belgrade() -> None:
    game = given("23C")
    stand(game, turquie=None)
    turks = next(each.id for each in game.printed.corps.values() if each.nation == "turquie")
    put(game, "belgrade", turks)
    go_on(played(game, "23C", ROUND))
    assert controller(game, "belgrade") is not COALITION


@rule("napoleon-against-europe card.c.karageorges")
def test_a_serbia_that_is_not_turkish_does_not_rise() -> None:
    game = given("23C")
    game.owner = {**game.owner, "serbie": "autriche"}
    assert refused(game, "23C", ROUND) == "card.c.karageorges"


@rule("napoleon-against-europe card.c.chouans")
@pytest.mark.parametrize("zone", ["poitiers", "rennes"])
def test_the_chouans_rise_in_poitou_or_brittany(zone: str) -> None:
    game = given("26C")
    referee = played(game, "26C", ROUND)
    referee.choose(Go(zone))
    go_on(referee)
    assert game.forces["corps-chouans"].zone == zone
    assert side_of(game, "chouans") is COALITION


@rule("napoleon-against-europe card.c.chouans")
def test_the_chouans_do_not_rise_under_french_guns() -> None:
    game = given("26C")
    put(game, "poitiers", "fr-corps-9")
    put(game, "rennes", "fr-corps-10")
    assert refused(game, "26C", ROUND) == "card.c.chouans"


@rule(
    "napoleon-against-europe card.c.dos-de-mayo",
    "napoleon-against-europe card.c.dos-de-mayo.proposal",
)
@pytest.mark.parametrize("moment", BOTH)
def test_on_the_second_of_may_spain_rises_and_the_peninsula_opens(moment: Moment) -> None:
    game = given("22C")
    stand(game, espagne="empire")
    put(game, "madrid", "fr-corps-9")
    ney = put(game, "bayonne", "fr-elite-1", general="ney")
    assert iberia.cannot_enter(game, game.forces[ney], "burgos") is not None
    go_on(played(game, "22C", moment))
    assert side_of(game, SPAIN) is COALITION
    assert liberation.is_on(game)
    militia = [f"es-milice-{number}" for number in range(1, 5)]
    assert all(corps in game.steps for corps in militia)
    assert all(game.forces[corps].zone != "madrid" for corps in militia)
    assert iberia.cannot_enter(game, game.forces[ney], "burgos") is None


@rule("napoleon-against-europe card.c.dos-de-mayo.proposal")
def test_spain_rises_after_bayonne_or_against_the_french() -> None:
    game = given("22C")
    stand(game, espagne="empire")
    assert refused(game, "22C", ROUND) == "card.c.dos-de-mayo.proposal"
    game.events = {"24F": 1807}
    assert refused(game, "22C", ROUND) == ""


# La Romana.


def fionia(*reserve: str, side: str = "coalition") -> Game:
    game = given("24C")
    stand(game, espagne=side)
    game.reserve = frozenset(reserve)
    flag(game, "france", *liberation.iberian_ports(game.printed))
    flag(game, "espagne", "cadix", "valence")
    return game


@rule("napoleon-against-europe card.c.evasion-de-la-romana")
def test_la_romana_lands_with_a_full_corps_in_a_friendly_port() -> None:
    game = fionia("la-romana", "es-corps-1", "es-corps-2", "es-milice-1", "en-corps-3")
    referee = played(game, "24C", ROUND)
    assert set(referee.options) == {Take("es-corps-1"), Take("es-corps-2")}
    referee.choose(Take("es-corps-2"))
    assert set(referee.options) == {Go("cadix"), Go("valence")}
    referee.choose(Go("cadix"))
    assert game.forces["la-romana"].corps == ("es-corps-2",)
    assert game.forces["la-romana"].zone == "cadix"
    assert game.steps["es-corps-2"] == 2


@rule("napoleon-against-europe card.c.evasion-de-la-romana")
def test_a_la_romana_in_the_field_sends_his_corps_alone() -> None:
    game = fionia("es-corps-1")
    put(game, "madrid", "es-corps-2", general="la-romana")
    referee = played(game, "24C", ROUND)
    referee.choose(Go("cadix"))
    assert game.forces["es-corps-1"].zone == "cadix"
    assert game.forces["la-romana"].zone == "madrid"


@rule("napoleon-against-europe card.c.evasion-de-la-romana")
@pytest.mark.parametrize(
    ("reserve", "side"),
    [
        (("la-romana", "es-corps-1"), "empire"),
        (("la-romana", "es-milice-1"), "coalition"),
        (("la-romana",), "coalition"),
    ],
)
def test_la_romana_needs_a_coalition_spain_and_a_corps(reserve: tuple[str, ...], side: str) -> None:
    game = fionia(*reserve, side=side)
    flag(game, "angleterre", "cadix")
    assert refused(game, "24C", ROUND) == "card.c.evasion-de-la-romana"


@rule("napoleon-against-europe card.c.evasion-de-la-romana")
def test_la_romana_needs_a_port() -> None:
    game = fionia("la-romana", "es-corps-1")
    flag(game, "france", "cadix", "valence")
    assert refused(game, "24C", ROUND) == "card.c.evasion-de-la-romana"


@rule("napoleon-against-europe card.c.evasion-de-la-romana")
def test_la_romana_lands_neither_in_a_siege_nor_under_french_guns() -> None:
    game = fionia("la-romana", "es-corps-1")
    game.sieges = {"cadix": 1}
    put(game, "valence", "fr-corps-9")
    assert refused(game, "24C", ROUND) == "card.c.evasion-de-la-romana"
