"""[forced-alliance.broken.control] Cards against a treaty: Scharnhorst, Schönbrunn, Tauroggen."""

import pytest

from estafette.games.napoleon_against_europe.affairs import Books
from estafette.games.napoleon_against_europe.events import Moment
from estafette.games.napoleon_against_europe.powers import side_of
from estafette.games.napoleon_against_europe.sides import (
    AUSTRIA,
    COALITION,
    PRUSSIA,
    SPAIN,
    Standing,
    Until,
)
from estafette.games.napoleon_against_europe.standing import status_of
from tests.games.napoleon_against_europe.fighting import go_on
from tests.games.napoleon_against_europe.negotiating import talks
from tests.games.napoleon_against_europe.playing import played, refused
from tests.games.napoleon_against_europe.position import bind, put, stand
from tests.referee import rule

BUDGET, DIPLOMACY, ROUND = Moment.BUDGET, Moment.DIPLOMACY, Moment.ROUND
ALL, BOTH = [BUDGET, DIPLOMACY, ROUND], [DIPLOMACY, ROUND]


# Broken treaties.

BOUND = [Standing.FORCED_PEACE, Standing.FORCED_ALLIANCE]


@rule(
    "napoleon-against-europe card.c.scharnhorst",
    "napoleon-against-europe card.c.scharnhorst.proposal",
)
@pytest.mark.parametrize("moment", ALL)
@pytest.mark.parametrize("kind", BOUND)
def test_scharnhorst_reforms_prussia_and_breaks_its_treaty(moment: Moment, kind: Standing) -> None:
    game = talks("45C")
    game.books = Books()
    game.victory = 10
    bind(game, PRUSSIA, kind)
    go_on(played(game, "45C", moment))
    assert "pr-landwehr-1" in game.reserve
    assert side_of(game, PRUSSIA) is COALITION
    assert PRUSSIA not in game.treaties


@rule("napoleon-against-europe card.c.scharnhorst.proposal")
def test_a_neutral_prussia_reforms_and_stays_neutral() -> None:
    game = talks("45C")
    stand(game, prusse=None)
    go_on(played(game, "45C", ROUND))
    assert PRUSSIA in game.reformed
    assert side_of(game, PRUSSIA) is None


@rule("napoleon-against-europe card.c.scharnhorst.proposal")
def test_scharnhorst_is_of_no_use_to_a_prussia_that_is_free_and_reformed() -> None:
    game = talks("45C")
    stand(game, prusse=None)
    game.reformed = frozenset({PRUSSIA})
    assert refused(game, "45C", ROUND) == "reform.who"
    bind(game, PRUSSIA)
    assert refused(game, "45C", ROUND) == ""


@rule(
    "napoleon-against-europe card.c.schonbrunn",
    "napoleon-against-europe card.c.schonbrunn.proposal",
)
@pytest.mark.parametrize("moment", BOTH)
@pytest.mark.parametrize("kind", BOUND)
def test_schonbrunn_brings_austria_back(moment: Moment, kind: Standing) -> None:
    game = talks("47C")
    game.victory = 10
    bind(game, AUSTRIA, kind)
    go_on(played(game, "47C", moment))
    assert side_of(game, AUSTRIA) is COALITION


@rule("napoleon-against-europe diplomacy.joining-draw")
@pytest.mark.parametrize(
    ("card", "power", "drawn"),
    [("47C", AUSTRIA, 2), ("45C", PRUSSIA, 2), ("22C", SPAIN, 1)],
)
def test_a_power_that_an_event_brings_in_gives_its_cards_at_once(
    card: str, power: str, drawn: int
) -> None:
    game = talks(card)
    game.victory = 10
    game.events = {"24F": 1807}
    if power != SPAIN:
        bind(game, power)
    go_on(played(game, card, DIPLOMACY))
    assert side_of(game, power) is COALITION
    assert len(game.hands[COALITION]) == drawn


@rule("napoleon-against-europe card.c.schonbrunn.proposal")
def test_an_austria_without_treaty_has_none_to_break() -> None:
    game = talks("47C")
    stand(game, autriche=None)
    assert refused(game, "47C", ROUND) == "card.c.schonbrunn.proposal"


@rule("napoleon-against-europe card.c.schonbrunn", "napoleon-against-europe card.f.marie-louise")
def test_a_marriage_keeps_austria_where_it_is() -> None:
    game = talks("47C")
    bind(game, AUSTRIA)
    game.lasting = {"30F": Until.NEXT_TURN}
    assert refused(game, "47C", ROUND) == "card.f.marie-louise"


@rule("napoleon-against-europe card.c.tauroggen")
@pytest.mark.parametrize("moment", BOTH)
def test_by_tauroggen_the_lent_corps_go_home(moment: Moment) -> None:
    game = talks("50C")
    bind(game, PRUSSIA, Standing.FORCED_ALLIANCE)
    put(game, "riga", "pr-corps-1", "fr-elite-1", general="davout")
    game.provided = frozenset({"pr-corps-1"})
    played(game, "50C", moment)
    assert not game.provided
    assert game.forces["davout"].corps == ("fr-elite-1",)
    assert game.forces["pr-corps-1"].zone == "koenigsberg"
    assert status_of(game, PRUSSIA).kind is Standing.FORCED_ALLIANCE


@rule("napoleon-against-europe card.c.tauroggen")
def test_without_lent_corps_there_is_no_tauroggen() -> None:
    assert refused(talks("50C"), "50C", ROUND) == "card.c.tauroggen"


@rule("napoleon-against-europe card.c.scharnhorst.proposal")
def test_a_prussia_that_has_reformed_breaks_its_treaty_without_a_second_reform() -> None:
    game = talks("45C")
    game.victory = 10
    game.reformed = frozenset({PRUSSIA})
    bind(game, PRUSSIA)
    referee = played(game, "45C", ROUND)
    go_on(referee)
    assert side_of(game, PRUSSIA) is COALITION
    assert "reform.done" not in referee.keys
