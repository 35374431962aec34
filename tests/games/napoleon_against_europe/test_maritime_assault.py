"""[17.2.8] Maritime assaults: batteries, the landing, its battle and its sieges."""

from typing import Any

import pytest

from estafette.engine import Pass
from estafette.games.napoleon_against_europe.actions import (
    Attack,
    Blockade,
    Go,
    Land,
    Lose,
    Take,
)
from estafette.games.napoleon_against_europe.affairs import Berth
from estafette.games.napoleon_against_europe.landing import cannot_land
from estafette.games.napoleon_against_europe.maritime_assault import enter
from estafette.games.napoleon_against_europe.powers import active_fortress, controller
from estafette.games.napoleon_against_europe.sides import COALITION, EMPIRE
from estafette.games.napoleon_against_europe.state import Game
from estafette.games.napoleon_against_europe.supply import is_supplied
from tests.games.napoleon_against_europe.campaigning import (
    at_sea,
    before,
    in_port,
    sailed,
    voyage,
)
from tests.games.napoleon_against_europe.embarking import aboard, expedition
from tests.games.napoleon_against_europe.position import bare, put
from tests.referee import Referee, rule


@rule("napoleon-against-europe naval.move.landing")
@rule("napoleon-against-europe naval.move.port-entry")
def test_an_assault_costs_three_points_from_the_sea() -> None:
    """[d.naval.port-cost]"""
    for points, can in ((2, True), (1, False)):
        game = expedition("bari", points=points)
        referee = sailed(game)
        if can:
            assert Land("bari") in referee.options
        else:
            assert referee.refusal(Land("bari")).rule == "naval.move.landing"


@rule("napoleon-against-europe naval.assault.port-only")
def test_troops_land_only_from_before_a_port() -> None:
    game = bare()
    at_sea(game, "tyrrhenienne", "fleet-cornwallis")
    voyage(game, COALITION, "fleet-cornwallis")
    aboard(game, "fleet-cornwallis", "en-corps-3")
    referee = sailed(game)
    assert not [choice for choice in referee.options if isinstance(choice, Land)]
    assert not any(zone in game.printed.ports for zone in ("rome", "reggio"))


@rule("napoleon-against-europe naval.assault.when")
@rule("napoleon-against-europe naval.assault.supply")
@rule("napoleon-against-europe naval.assault.fortress-first")
@rule("napoleon-against-europe naval.assault.won")
def test_a_squadron_fights_the_batteries_until_one_wins_then_the_troops_besiege() -> None:
    """[d4.naval.assault]"""
    game = expedition("naples", 3, 4, 5, 3, 6)
    game.steps["en-corps-3"] = 2
    referee = sailed(game)
    referee.choose(Land("naples"))
    fires = [told.facts["total"] for told in referee.told if told.key == "naval.fire"]
    assert fires == [4, 4, 6, 3]
    assert "siege.laid" in referee.keys
    assert referee.fact("siege.rolled")["die"] == 6
    assert referee.fact("siege.rolled")["result"] == "honours"
    assert controller(game, "naples") is COALITION


@rule("napoleon-against-europe naval.assault.supply")
def test_no_line_is_asked_of_a_landed_force_between_its_two_sieges() -> None:
    game = expedition("naples", 6, 1, 4, 6)
    referee = sailed(game)
    referee.choose(Land("naples"))
    assert referee.keys.count("siege.rolled") == 2
    assert "supply.cut" not in referee.keys
    assert not game.unsupplied


@rule("napoleon-against-europe fortress.reactivate")
@rule("napoleon-against-europe naval.assault.supply")
def test_a_landed_force_that_takes_a_fortress_may_man_it_and_is_fed_by_sea_then() -> None:
    """R-460: it was in supply for its siege."""
    game = expedition("naples", 6, 1, 6)
    aboard(game, "fleet-cornwallis", "en-corps-3", depot="depot-angleterre-1")
    referee = sailed(game)
    referee.choose(Land("naples"))
    assert set(referee.options) == {Lose("depot-angleterre-1"), Lose("en-corps-3"), Pass()}
    referee.choose(Lose("depot-angleterre-1"))
    assert active_fortress(game, "naples") == 1
    assert game.steps["en-corps-3"] == 2
    assert is_supplied(game, "en-corps-3")


@rule("napoleon-against-europe naval.assault.lost")
def test_beaten_by_the_batteries_the_squadron_may_finish_its_voyage_with_its_troops() -> None:
    """[d4.naval.assault]"""
    game = expedition("naples", 1, 4)
    referee = sailed(game)
    referee.choose(Land("naples"))
    assert "assault.driven-off" in referee.keys
    assert game.fleets["fleet-cornwallis"] == Berth("box", "naples")
    assert game.voyage is not None
    assert game.voyage.points == 4
    assert "en-corps-3" in game.steps
    assert referee.refusal(Land("naples")).rule == "naval.port-combat.once"
    referee.choose(Go("tyrrhenienne"), Go("cagliari"), Land("cagliari"))
    assert game.forces["en-corps-3"].zone == "cagliari"


@rule("napoleon-against-europe naval.assault.lost")
def test_troops_that_find_no_friendly_port_after_that_are_lost() -> None:
    game = expedition("naples", 1, 4)
    referee = sailed(game)
    referee.choose(Land("naples"), Pass())
    assert referee.is_over
    assert "en-corps-3" not in game.steps


@rule("napoleon-against-europe naval.assault.fortress-first")
def test_a_citadel_fires_two_dice_at_a_fleet_that_comes_alone() -> None:
    """[d4.naval.citadel-assault]"""
    game = bare(dice=[4, 3, 4])
    before(game, "gibraltar", "fleet-allemand")
    voyage(game, EMPIRE, "fleet-allemand")
    aboard(game, "fleet-allemand", "fr-corps-9")
    referee = sailed(game)
    referee.choose(Land("gibraltar"))
    fires = [told.facts["total"] for told in referee.told if told.key == "naval.fire"]
    assert fires == [5, 7]
    assert "assault.driven-off" in referee.keys


@rule("napoleon-against-europe naval.assault.fleets-first")
def test_ships_in_the_port_must_be_destroyed_before_a_landing() -> None:
    """[d4.naval.assault]"""
    game = expedition("toulon", 6, 6, 6, 1, 1, 6, fleet="fleet-cornwallis")
    before(game, "toulon", "fleet-nelson", "fleet-collingwood")
    in_port(game, "toulon", "fleet-emeriau")
    assert game.voyage is not None
    game.voyage.fleets += ["fleet-nelson", "fleet-collingwood"]
    referee = sailed(game)
    assert referee.refusal(Land("toulon")).rule == "naval.assault.fleets-first"
    referee.choose(Attack("toulon"))
    assert "fleet-emeriau" not in game.fleets
    fights, points = referee.keys.count("naval.fire"), game.voyage.points
    referee.choose(Land("toulon"))
    assert game.voyage.points == points - 1
    assert referee.keys.count("naval.fire") == fights
    assert "siege.rolled" in referee.keys


@rule("napoleon-against-europe naval.assault.two-steps")
def test_at_most_two_steps_land_unless_an_event_allows_more() -> None:
    """[d.naval.assault-three-steps]"""
    game = expedition("bari")
    before(game, "bari", "fleet-keith")
    assert game.voyage is not None
    game.voyage.fleets.append("fleet-keith")
    aboard(game, "fleet-keith", "en-corps-4")
    game.steps["en-corps-4"] = 1
    referee = sailed(game)
    referee.choose(Land("bari"))
    assert Pass() not in referee.options
    referee.choose(Take("fleet-cornwallis"))
    assert set(game.forces) == {"en-corps-3"}
    assert "fleet-keith" in game.voyage.loads


@rule("napoleon-against-europe naval.assault.two-steps")
def test_an_event_lets_six_steps_land() -> None:
    game = expedition("bari", steps=6)
    before(game, "bari", "fleet-keith")
    assert game.voyage is not None
    game.voyage.fleets.append("fleet-keith")
    aboard(game, "fleet-keith", "en-corps-4", general="moore")
    referee = sailed(game)
    referee.choose(Land("bari"))
    assert game.forces["moore"].corps == ("en-corps-3", "en-corps-4")


def rolls_of(referee: Referee) -> dict[str, Any]:
    """What was told of the English dice in the battle."""
    rolls = [told.facts for told in referee.told if told.key == "battle.rolls"]
    return next(facts for facts in rolls if facts["side"] == COALITION)


def assault_on_bari(*dice: int, **more: object) -> tuple[Game, Referee]:
    """Two English steps land at Bari, where two Neapolitan steps stand."""
    game = expedition("bari", *dice, **more)
    put(game, "bari", "corps-naples")
    referee = sailed(game)
    referee.choose(Land("bari"))
    while not referee.is_over and "battle.won" not in referee.keys:
        referee.choose(referee.options[-1])
    return game, referee


@rule("napoleon-against-europe naval.assault.battle")
@rule("napoleon-against-europe battle.mod.landing")
@rule("napoleon-against-europe naval.assault.one-per-activation")
@rule("napoleon-against-europe naval.assault.fleets-after-failure")
def test_a_landing_force_fights_at_minus_three_and_is_destroyed_when_beaten() -> None:
    """[d.naval.assault-beaten]"""
    game, referee = assault_on_bari(1, 1, 6, 6, 1, 1, 1)
    english = rolls_of(referee)
    assert ("battle.landing", -3) in english["tally"]
    assert "battle.hungry" not in dict(english["tally"])
    assert referee.fact("battle.won")["side"] == EMPIRE
    assert "en-corps-3" not in game.steps
    assert game.voyage is not None
    assert game.voyage.has_failed
    assert game.fleets["fleet-cornwallis"] == Berth("box", "bari")
    assert Go("adriatique") in referee.options


@rule("napoleon-against-europe battle.mod.landing")
def test_an_event_makes_the_penalty_smaller() -> None:
    _, referee = assault_on_bari(1, 1, 6, 6, 1, 1, 1, penalty=-1)
    english = rolls_of(referee)
    assert ("battle.landing", -1) in english["tally"]


@rule("napoleon-against-europe naval.assault.battle")
def test_a_landing_force_that_wins_takes_the_port() -> None:
    game, referee = assault_on_bari(6, 6, 1, 1, 1, 1, 1)
    while not referee.is_over and "assault.succeeds" not in referee.keys:
        referee.choose(referee.options[-1])
    assert controller(game, "bari") is COALITION


@rule("napoleon-against-europe naval.assault.sieges")
@rule("napoleon-against-europe naval.assault.not-taken")
@rule("napoleon-against-europe naval.assault.fleets-after-failure")
@rule("napoleon-against-europe naval.assault.one-per-activation")
@rule("napoleon-against-europe example 17.2.8")
def test_two_failed_sieges_destroy_the_landed_force_and_the_fleets_may_leave() -> None:
    """[naval.naples-landing-fails]"""
    game = expedition("naples", 6, 1, 4, 3)
    referee = sailed(game)
    referee.choose(Land("naples"))
    assert referee.keys.count("siege.rolled") == 2
    assert "assault.fails" in referee.keys
    assert "en-corps-3" not in game.steps
    assert game.fleets["fleet-cornwallis"] == Berth("box", "naples")
    assert "naples" not in game.sieges
    assert Go("tyrrhenienne") in referee.options
    assert game.voyage is not None
    aboard(game, "fleet-cornwallis", "en-corps-4")
    referee = sailed(game)
    assert referee.refusal(Land("naples")).rule == "naval.assault.one-per-activation"


@rule("napoleon-against-europe naval.assault.fleets-after-failure")
def test_after_a_failed_assault_the_fleets_are_not_bound_to_the_blockade() -> None:
    game = expedition("naples", 6, 1, 4, 3)
    at_sea(game, "tyrrhenienne", "fleet-cornwallis")
    referee = sailed(game)
    referee.choose(Blockade("naples"))
    assert referee.refusal(Go("tyrrhenienne")).rule == "naval.retreat.stops"
    referee.choose(Land("naples"), Go("tyrrhenienne"))
    assert game.fleets["fleet-cornwallis"] == Berth("sea", "tyrrhenienne")


@rule("napoleon-against-europe naval.assault.port-only")
def test_nobody_storms_a_port_from_afar() -> None:
    game = expedition("naples")
    refusal = cannot_land(game, Land("bari"))
    assert refusal is not None
    assert refusal.rule == "naval.assault.port-only"
    assert cannot_land(game, Land("naples")) is None


@rule("napoleon-against-europe naval.assault.not-taken")
def test_a_landed_force_that_is_repulsed_has_nowhere_to_go() -> None:
    game = expedition("naples", 6, 1, 1)
    referee = sailed(game)
    referee.choose(Land("naples"))
    assert referee.fact("siege.rolled")["result"] == "repulsed"
    assert referee.keys.count("siege.rolled") == 1
    assert "retreat.goes" not in referee.keys
    assert "en-corps-3" not in game.steps
    assert not game.forces
    assert active_fortress(game, "naples") == 1


@rule("napoleon-against-europe weather.winter.no-assault")
@pytest.mark.parametrize(("round_", "allowed"), [(5, True), (6, False), (7, False)])
def test_there_is_no_assault_in_winter(round_: int, allowed: bool) -> None:
    """[d.naval.winter-assault]"""
    game = expedition("naples")
    game.round = round_
    referee = sailed(game)
    if allowed:
        assert Land("naples") in referee.options
    else:
        assert referee.refusal(Land("naples")).rule == "weather.winter.no-assault"


@rule("napoleon-against-europe naval.assault.fleets-after-success")
@pytest.mark.parametrize(("others", "berth"), [(2, ("port", "bari")), (3, ("sea", "adriatique"))])
def test_fleets_lie_in_the_port_they_took_or_off_it_when_it_is_full(
    others: int, berth: tuple[str, str]
) -> None:
    game = bare()
    in_port(game, "bari", *["fleet-keith", "fleet-ball", "fleet-cotton"][:others])
    in_port(game, "venise", "fleet-cornwallis")
    voyage(game, COALITION, "fleet-cornwallis")
    enter(game, "bari")

    assert game.fleets["fleet-cornwallis"] == Berth(*berth)
