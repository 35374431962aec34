"""[15.1, 15.5] Fortresses: stopping before them, sheltering in them, their fall and return."""

import pytest

from estafette.engine import Pass
from estafette.games.napoleon_against_europe.actions import (
    Besiege,
    Drop,
    Fight,
    Flag,
    Go,
    Hasten,
    Lose,
    Shelter,
)
from estafette.games.napoleon_against_europe.command import limit, steps_in
from estafette.games.napoleon_against_europe.control import cannot_take
from estafette.games.napoleon_against_europe.exchange import cannot_leave_alone
from estafette.games.napoleon_against_europe.fortress import (
    cannot_shelter,
    capture,
    reactivate,
    reactivate_supplied,
    shelter,
    steps_needed,
    turn_back,
)
from estafette.games.napoleon_against_europe.lines import is_relay, line_for
from estafette.games.napoleon_against_europe.powers import active_fortress, controller
from estafette.games.napoleon_against_europe.retreat import withdraw
from estafette.games.napoleon_against_europe.sides import COALITION, EMPIRE
from estafette.games.napoleon_against_europe.siege import lay
from estafette.games.napoleon_against_europe.state import Game
from tests.games.napoleon_against_europe.campaigning import on_campaign
from tests.games.napoleon_against_europe.fighting import march
from tests.games.napoleon_against_europe.marching import marching
from tests.games.napoleon_against_europe.position import bare, flag, put, store
from tests.referee import Referee, rule


def french_before(zone: str, *corps: str, dice: list[int] | None = None) -> Game:
    """Ney with some corps in Munich and Salzburg's road; who is in the zone comes later."""
    game = bare(dice=dice or [])
    flag(game, "france", "munich")
    put(game, zone, *corps, general="ney")
    return game


@rule("napoleon-against-europe fortress.stop-or-cover")
def test_whoever_enters_the_zone_of_an_enemy_fortress_stops() -> None:
    """[d.move.cover]"""
    game = french_before("munich", "fr-corps-9", "fr-corps-10")
    referee = on_campaign(game, EMPIRE, "ney")
    referee.choose(Go("salzbourg"))
    refusal = referee.refusal(Go("vienne"))
    assert refusal.rule == "fortress.stop-or-cover"
    assert "salzbourg" in game.sieges


@rule("napoleon-against-europe fortress.stop-or-cover")
@rule("napoleon-against-europe fortress.cover-no-siege")
def test_who_leaves_twice_the_level_goes_on_and_those_left_do_not_attack() -> None:
    """[d.move.cover]"""
    game = bare()
    flag(game, "france", "munich")
    put(game, "munich", "fr-corps-9", "fr-corps-10", general="ney")
    referee = on_campaign(game, EMPIRE, "ney")
    referee.choose(Go("salzbourg"), Drop("fr-corps-9"), Go("graz"))
    assert game.forces["ney"].zone == "graz"
    assert game.sieges == {"salzbourg": 0}
    assert game.covered == {"salzbourg": game.round}
    referee.choose(Pass())
    refused = on_campaign(game, EMPIRE, "fr-corps-9").refusal(Besiege())
    assert refused.rule == "fortress.cover-no-siege"
    game.covered = {"salzbourg": game.round - 1}
    game.march = None
    assert Besiege() in on_campaign(game, EMPIRE, "fr-corps-9").options


@rule("napoleon-against-europe fortress.stop-or-cover")
def test_a_citadel_takes_four_steps() -> None:
    """[d.move.cover]"""
    game = bare()
    assert steps_needed(game, "salzbourg") == 2
    assert steps_needed(game, "mantoue") == 4
    game.empty |= {"salzbourg"}
    assert steps_needed(game, "salzbourg") == 0


@rule("napoleon-against-europe fortress.capacity")
def test_one_force_within_its_generals_command_finds_room() -> None:
    game = bare()
    inside = put(game, "vienne", "au-corps-1", "au-corps-2", general="ferdinand", is_sheltered=True)
    small = put(game, "vienne", "au-corps-3")
    assert game.printed.generals["ferdinand"].command == 4
    refusal = cannot_shelter(game, small)
    assert refusal is not None
    assert refusal.rule == "fortress.capacity"
    game.steps["au-corps-1"] = game.steps["au-corps-2"] = 1
    assert cannot_shelter(game, small) is None
    shelter(game, small)
    assert game.forces[inside].corps == ("au-corps-1", "au-corps-2", "au-corps-3")


def austrians_at_vienna(*dice: int) -> tuple[Game, Referee]:
    """Ney comes to Vienna, where Jean stands with two corps."""
    game = bare(dice=dice)
    flag(game, "france", "salzbourg", "munich")
    put(game, "salzbourg", "fr-corps-9", "fr-corps-10", general="ney")
    put(game, "vienne", "au-corps-1", "au-corps-2", general="jean")
    referee = on_campaign(game, EMPIRE, "ney")
    referee.choose(Go("vienne"))
    return game, referee


@rule("napoleon-against-europe fortress.defender-options")
def test_a_defender_fights_withdraws_into_the_fortress_or_tries_to_evade() -> None:
    game, referee = austrians_at_vienna()
    assert {Fight(), Shelter(), Go("raab")} <= set(referee.options)
    referee.choose(Shelter())
    assert game.forces["jean"].is_sheltered
    assert "battle.begins" not in referee.keys
    assert "vienne" in game.sieges


@rule("napoleon-against-europe fortress.defender-options")
def test_a_fortress_in_enemy_hands_shelters_nobody() -> None:
    game = bare()
    head = put(game, "vienne", "fr-corps-9")
    refusal = cannot_shelter(game, head)
    assert refusal is not None
    assert refusal.rule == "fortress.defender-options"


@rule("napoleon-against-europe fortress.defender-split")
def test_some_enter_the_fortress_while_others_evade_and_fail() -> None:
    """[d2.fortress.split]"""
    game, referee = austrians_at_vienna(1, 6, 6, 1, 1, 1, 1, 1)
    assert Drop("au-corps-1") in referee.options
    referee.choose(Drop("au-corps-1"))
    assert game.forces["au-corps-1"].is_sheltered
    referee.choose(Go("raab"))
    while not referee.is_over and "battle.won" not in referee.keys:
        referee.choose(referee.options[0])
    assert referee.fact("battle.won")["side"] == EMPIRE
    assert game.forces["au-corps-1"].is_sheltered
    assert game.steps["au-corps-1"] == 2
    assert "vienne" in game.sieges


@rule("napoleon-against-europe fortress.too-weak")
def test_a_step_too_few_stays_before_an_empty_fortress_without_siege_or_control() -> None:
    """[d4.siege.too-weak]"""
    game = bare()
    flag(game, "france", "munich")
    put(game, "munich", "fr-corps-9", reduced=["fr-corps-9"])
    referee = on_campaign(game, EMPIRE, "fr-corps-9")
    referee.choose(Go("salzbourg"))
    assert "salzbourg" not in game.sieges
    refusal = cannot_take(game, "fr-corps-9")
    assert refusal is not None
    assert refusal.rule == "control.take.fortress"
    assert Referee(game, turn_back(game)).is_over
    assert game.forces["fr-corps-9"].zone == "salzbourg"


@rule("napoleon-against-europe fortress.too-weak")
def test_with_enemies_inside_a_step_too_few_goes_back_at_the_end_of_the_round() -> None:
    """[d4.siege.too-weak]"""
    game = bare()
    flag(game, "france", "munich")
    put(game, "munich", "fr-corps-9", general="ney", reduced=["fr-corps-9"])
    put(game, "salzbourg", "au-corps-1", reduced=["au-corps-1"])
    referee = on_campaign(game, EMPIRE, "ney")
    referee.choose(Go("salzbourg"), Shelter())
    assert game.forces["ney"].zone == "salzbourg"
    assert "salzbourg" not in game.sieges
    assert Referee(game, turn_back(game)).is_over
    assert game.forces["ney"].zone == "munich"
    assert game.steps["fr-corps-9"] == 1


@rule("napoleon-against-europe fortress.captured")
def test_a_captured_fortress_is_empty_and_flies_the_conquerors_flag() -> None:
    """[ex1805.r5.vienna]"""
    game = french_before("vienne", "fr-corps-9", "fr-corps-10")
    flag(game, "france", "salzbourg")
    lay(game, "ney")
    referee = Referee(game, capture(game, "vienne", "ney"))
    assert game.flags["vienne"] == "france"
    assert controller(game, "vienne") is EMPIRE
    assert active_fortress(game, "vienne") == 0
    assert "vienne" not in game.sieges
    referee.choose(Pass())
    assert "vienne" in game.empty


@rule("napoleon-against-europe fortress.reactivate")
def test_a_step_or_a_depot_makes_it_active_and_a_relay_at_once() -> None:
    """[ex1805.r3.rome-second]"""
    game = french_before("rome", "fr-corps-9", "fr-corps-10")
    store(game, "rome", "depot-france-1")
    game.empty |= {"rome"}
    flag(game, "france", "rome", "livourne")
    referee = Referee(game, reactivate(game, "ney"))
    assert not is_relay(game, line_for(game, "france"), "rome")
    referee.choose(Lose("depot-france-1"))
    assert is_relay(game, line_for(game, "france"), "rome")
    assert "depot-france-1" not in game.stores
    game.empty |= {"rome"}
    referee = Referee(game, reactivate(game, "ney"))
    referee.choose(Lose("fr-corps-9"))
    assert active_fortress(game, "rome") == 1
    assert game.steps["fr-corps-9"] == 1
    game.empty |= {"rome"}
    Referee(game, reactivate(game, "ney")).choose(Lose("fr-corps-9"))
    assert "fr-corps-9" not in game.steps


@rule("napoleon-against-europe fortress.reactivate")
def test_an_allied_fortress_taken_back_is_made_active_for_its_owner() -> None:
    """[ex1805.r5.koutouzov-vienna]"""
    game = bare()
    flag(game, "france", "vienne")
    game.empty |= {"vienne"}
    game.round, game.lasting = 5, {}
    corps = ("ru-corps-1", "ru-corps-2", "ru-corps-3")
    army = {"general": "koutouzov", "army": "1re-armee"}
    put(game, "leopoldstadt", *corps, reduced=["ru-corps-3"], **army)
    referee = on_campaign(game, COALITION, "koutouzov")
    referee.choose(Go("vienne"), Flag(), Lose("ru-corps-3"))
    assert "vienne" not in game.flags
    assert active_fortress(game, "vienne") == 1
    assert "ru-corps-3" not in game.steps


@rule("napoleon-against-europe fortress.reactivate")
def test_who_is_out_of_supply_makes_no_fortress_active() -> None:
    game = bare()
    put(game, "moscou", "fr-corps-9", "fr-corps-10", general="ney")
    flag(game, "france", "moscou")
    game.empty |= {"moscou"}
    assert Referee(game, reactivate(game, "ney")).is_over
    assert "moscou" in game.empty


@rule("napoleon-against-europe fortress.end-phase")
@pytest.mark.parametrize(("zone", "is_active"), [("innsbruck", True), ("olmutz", False)])
def test_at_the_end_of_the_phase_a_captured_fortress_in_supply_is_active(
    zone: str, is_active: bool
) -> None:
    """[d.fortress.empty-reactivated]"""
    game = bare()
    flag(game, "france", zone)
    game.empty |= {zone}
    reactivate_supplied(game)
    assert (zone not in game.empty) is is_active


@rule("napoleon-against-europe fortress.end-phase")
@pytest.mark.parametrize("names", [("salzbourg", "vienne"), ("vienne", "salzbourg")])
def test_no_fortress_is_active_because_another_has_just_become_so(names, monkeypatch) -> None:
    """All are looked at together: Vienna is in supply only by way of Salzburg."""
    game = bare()
    flag(game, "france", "munich", "salzbourg", "vienne")
    levels = {**game.printed.fortresses}
    ordered = {**{zone: levels.pop(zone) for zone in names}, **levels}
    monkeypatch.setattr(game.printed, "fortresses", ordered)
    game.empty |= {"salzbourg", "vienne"}
    reactivate_supplied(game)

    assert game.empty == {"vienne"}


@rule("napoleon-against-europe fortress.stop-or-cover")
def test_who_began_his_move_before_the_walls_is_free_to_go() -> None:
    game = french_before("salzbourg", "fr-corps-9", "fr-corps-10")
    march(game, "ney")
    assert cannot_take(game, "ney") is not None
    referee = on_campaign(game, EMPIRE, "ney")
    assert Go("graz") in referee.options


@rule("napoleon-against-europe fortress.capacity", "napoleon-against-europe army.two-per-zone")
def test_two_armies_find_room_in_a_fortress_and_stay_two():
    game = bare()
    first = [f"fr-elite-{number}" for number in range(1, 7)]
    put(game, "ulm", *first, general="napoleon", army="grande-armee")
    second = ["fr-corps-9", "fr-corps-10", "fr-corps-11", "fr-corps-12"]
    put(game, "ulm", *second, general="massena", army="armee-d-italie")
    put(game, "munich", "au-corps-1", general="mack")
    marching(game, "mack", Go("ulm"), Shelter())

    armies = game.forces["grande-armee"], game.forces["armee-d-italie"]
    assert [len(army.corps) for army in armies] == [6, 4]
    assert all(army.is_sheltered for army in armies)


@rule(
    "napoleon-against-europe fortress.capacity", "napoleon-against-europe retreat.defender.fortress"
)
def test_who_falls_back_into_a_full_fortress_loses_what_its_general_cannot_hold():
    game = bare()
    put(game, "ulm", "fr-elite-1", "fr-elite-2", general="ney", is_sheltered=True)
    head = put(game, "ulm", "fr-elite-3", "fr-elite-4", general="soult")
    referee = Referee(game, withdraw(game, EMPIRE, [head], "ulm"))
    assert referee.decision.key == "organisation.surplus"

    while not referee.is_over:
        referee.choose(referee.options[0])
    force = game.forces["soult"]
    assert (force.is_sheltered, "ney" in game.reserve) == (True, True)
    assert steps_in(game, force) == limit(game, force)


@rule("napoleon-against-europe army.cavalry-only-in-army")
def test_the_cavalry_reserve_is_left_nowhere_by_itself():
    game = bare()
    put(game, "ulm", "fr-elite-1", "fr-cavalerie", general="napoleon", army="grande-armee")

    refusal = cannot_leave_alone(game, "fr-cavalerie", "grande-armee")
    assert refusal.rule == "army.cavalry-only-in-army"
    assert cannot_leave_alone(game, "fr-elite-1", "grande-armee") is None


@rule(
    "napoleon-against-europe attrition.when.forced-march",
    "napoleon-against-europe fortress.reactivate",
)
def test_the_last_fortress_taken_is_manned_after_the_attrition_test():
    game = bare(dice=[6, 1])
    flag(game, "france", "munich")
    put(game, "munich", "fr-elite-1", "fr-elite-2", general="davout")
    referee = marching(game, "davout", Hasten(1), Go("salzbourg"), Besiege())
    assert game.empty == {"salzbourg"}
    game.march.points = 0
    referee.choose(Pass())

    referee.choose(Pass())
    assert referee.keys[-1] == "attrition.rolled"
    assert referee.decision.key == "fortress.reactivate"
    referee.choose(Lose("fr-elite-1"))
    assert game.empty == frozenset()
