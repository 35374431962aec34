"""What has to be said at the table: nothing leaves the map, and no number joins a sum, unsaid."""

import pytest

from estafette.engine import Messages, Pass
from estafette.games.napoleon_against_europe import RULES
from estafette.games.napoleon_against_europe.actions import Attack, Drop, Go, PickUp, PlayCard
from estafette.games.napoleon_against_europe.naval_battle import engage
from estafette.games.napoleon_against_europe.round import end_year
from estafette.games.napoleon_against_europe.sides import COALITION, EMPIRE
from tests.games.napoleon_against_europe.campaigning import (
    at_sea,
    before,
    in_port,
    sailed,
    voyage,
)
from tests.games.napoleon_against_europe.fighting import fought, go_on
from tests.games.napoleon_against_europe.marching import marching
from tests.games.napoleon_against_europe.position import bare, deal, put, store, the_box
from tests.referee import Referee, rule


def said(referee: Referee, key: str, language: str = "en") -> str:
    """The last sentence that was told under this key."""
    words = Messages([RULES.folder / "text"], the_box().names, strict=True)
    return words.say(key, referee.fact(key), language)


@rule("napoleon-against-europe battle.table")
def test_the_c_of_the_cavalry_is_told_with_the_result() -> None:
    game = bare(dice=(6, 6, 1, 1))
    put(game, "ulm", "au-corps-1", "au-corps-2", general="mack")
    put(game, "ulm", "fr-elite-1", "fr-elite-2", "fr-elite-3", general="davout")
    referee = go_on(fought(game, "ulm", EMPIRE, whence="stuttgart"))
    rolls = [told.facts for told in referee.told if told.key == "battle.rolls"]
    assert [roll["cavalry"] for roll in rolls] == [True, False]


@rule("napoleon-against-europe battle.losses.cap")
def test_it_is_told_that_nobody_inflicts_more_than_the_steps_he_has() -> None:
    game = bare(dice=(6, 6, 1, 1))
    put(game, "munich", "au-corps-1")
    put(game, "munich", "fr-elite-1", general="napoleon", reduced=["fr-elite-1"])
    referee = go_on(fought(game, "munich", EMPIRE, whence="ulm"))
    capped = referee.fact("battle.capped")
    assert (capped["side"], capped["steps"]) == (EMPIRE, 1)


@rule("napoleon-against-europe card.c.grande-redoute")
def test_it_is_told_that_a_card_inflicts_one_more_loss() -> None:
    game = bare(dice=(3, 3, 3, 3))
    put(game, "smolensk", "ru-corps-1", "ru-corps-2", "ru-corps-3", general="koutouzov")
    put(game, "smolensk", "fr-elite-1", "fr-elite-2", general="ney")
    deal(game, coalition=["31C"])
    referee = go_on(fought(game, "smolensk", EMPIRE, whence="vitebsk"), until="window.losses")
    referee.choose(PlayCard("31C"))
    assert said(referee, "card.one-more-loss") == "The Coalition inflicts one more loss."


@rule("napoleon-against-europe general.without-units")
@rule("napoleon-against-europe army.marker-without-units")
def test_who_is_left_without_corps_is_told_to_leave_the_map() -> None:
    game = bare()
    put(game, "ulm", "au-corps-1", general="mack", army="armee-d-allemagne")
    french = [f"fr-elite-{number}" for number in range(1, 7)]
    put(game, "ulm", *french, general="napoleon", army="grande-armee")
    referee = go_on(fought(game, "ulm", EMPIRE, whence="stuttgart"))
    assert "battle.rout" in referee.keys
    assert said(referee, "pieces.to-reserve") == "Mack and the Army of Germany go to the reserve."
    keys = referee.keys
    assert keys.index("corps.eliminated") < keys.index("pieces.to-reserve")


@rule("napoleon-against-europe retreat.defender.fortress")
def test_who_retreats_into_a_fortress_is_not_told_to_retreat_where_he_stands() -> None:
    game = bare(dice=(6, 6, 1, 1))
    put(game, "salzbourg", "au-corps-1", "au-corps-2", "au-corps-3", general="charles")
    for number, zone in enumerate(("vienne", "graz", "klagenfurt", "innsbruck", "prague"), start=9):
        put(game, zone, f"fr-corps-{number}")
    french = [f"fr-elite-{number}" for number in range(1, 5)]
    put(game, "salzbourg", *french, general="napoleon", army="grande-armee")
    referee = go_on(fought(game, "salzbourg", EMPIRE, "grande-armee", whence="munich"))
    assert referee.result is EMPIRE
    assert "fortress.shelters" in referee.keys
    assert "retreat.goes" not in referee.keys


@rule("napoleon-against-europe card.c.trahison")
@rule("napoleon-against-europe battle.when")
def test_nobody_marches_to_the_guns_when_treason_has_left_nobody_to_fight() -> None:
    game = bare()
    put(game, "lisbonne", "en-elite-1", general="wellington")
    put(game, "porto", "en-elite-2", general="hill")
    put(game, "lisbonne", "fr-elite-1", general="soult", reduced=["fr-elite-1"])
    deal(game, coalition=["43C", "28C"])
    referee = fought(game, "lisbonne", EMPIRE, whence="badajoz")
    go_on(referee, until="window.clash")
    referee.choose(PlayCard("43C"))
    while not referee.is_over and referee.decision.key == "window.clash":
        referee.choose(Pass())
    assert referee.result is COALITION


@rule("napoleon-against-europe depot.moved-by")
@rule("napoleon-against-europe combine.drop-pick")
def test_a_depot_is_told_to_come_along_and_to_stay_behind() -> None:
    game = bare()
    put(game, "strasbourg", "fr-elite-1", general="ney")
    store(game, "strasbourg", "depot-france-1")
    depot = "depot-france-1"
    referee = marching(game, "ney", PickUp(depot), Go("bade"), Drop(depot))
    taken, left = referee.fact("combine.taken"), referee.fact("combine.left")
    assert (taken["piece"], taken["zone"]) == (depot, "strasbourg")
    assert (left["piece"], left["zone"]) == (depot, "bade")


@rule("napoleon-against-europe naval.combat.roll")
@rule("napoleon-against-europe naval.combat.fortress-die")
def test_every_die_and_every_admiral_of_a_naval_battle_has_a_name() -> None:
    game = bare(dice=[1, 6, 6, 6])
    before(game, "gibraltar", "fleet-villeneuve")
    in_port(game, "gibraltar", "fleet-ball")
    voyage(game, EMPIRE, "fleet-villeneuve")
    referee = sailed(game)
    referee.choose(Attack("gibraltar"))
    fires = {told.facts["side"]: told.facts for told in referee.told if told.key == "naval.fire"}
    guns = fires[COALITION]
    assert (guns["guns"], guns["more"], guns["tally"]) == (2, 0, [("fleet-ball", 2)])
    assert fires[EMPIRE]["guns"] == 0


@rule("napoleon-against-europe card.c.nelson")
def test_the_die_of_a_card_is_told_as_such() -> None:
    game = bare(dice=[3, 3, 1, 1])
    at_sea(game, "manche", "fleet-villeneuve", "fleet-nelson")
    deal(game, coalition=["10C"])
    squadrons = {COALITION: ["fleet-nelson"], EMPIRE: ["fleet-villeneuve"]}
    referee = Referee(game, engage(game, COALITION, squadrons, sea="manche"))
    referee.choose(PlayCard("10C"))
    fires = {told.facts["side"]: told.facts for told in referee.told if told.key == "naval.fire"}
    assert (fires[COALITION]["more"], fires[EMPIRE]["more"]) == (1, 0)


@rule("napoleon-against-europe turn.year")
@rule("napoleon-against-europe sequence.turns")
@pytest.mark.parametrize(("year", "begins"), [(1813, True), (1814, False)])
def test_no_year_begins_after_the_last(year: int, begins: bool) -> None:
    game = bare()
    game.year = year
    end_year(game)
    assert game.year == year + 1
    assert ("year.begins" in [told.key for told in game.told or []]) is begins
