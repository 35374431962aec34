"""What is printed on armies and leaders, who may stay, and forces that are out of supply."""

import pytest

from estafette.engine import Pass
from estafette.games.pitts_war.actions import Activate, Halt, PlayMarker
from estafette.games.pitts_war.activation import activate
from estafette.games.pitts_war.arrivals import leaders_due
from estafette.games.pitts_war.bounds import cannot_go
from estafette.games.pitts_war.command import cavalry, check_leaders, commander, equal_commanders
from estafette.games.pitts_war.events import Moment, cannot_play
from estafette.games.pitts_war.fate import reduce
from estafette.games.pitts_war.impulse import begin_sub_impulse
from estafette.games.pitts_war.sides import COALITION, FRENCH
from tests.games.pitts_war.fighting import battle, faced, pass_all, tally
from tests.games.pitts_war.marching import go
from tests.games.pitts_war.position import given, the_box
from tests.referee import Referee, rule


@rule("pitts-war unit.kinds", "pitts-war unit.name", "pitts-war unit.steps")
def test_armies_have_a_name_and_up_to_three_steps_and_a_corps_has_one():
    armies = the_box().armies

    assert {army.most for army in armies.values()} == {1, 2, 3}
    assert all(army.name for army in armies.values())
    assert (armies["fr-cav-res"].most, armies["ru-guard"].most) == (1, 1)
    game = given(fr_north="lille 2", fr_alps="paris 1")
    assert game.strength(["fr-north", "fr-alps"]) == 3
    assert game.face("fr-north").steps == 2


@rule(
    "pitts-war unit.tactical-modifier",
    "pitts-war unit.movement-modifier",
    "pitts-war unit.cavalry-symbol",
    "pitts-war unit.replacement-army.weaker",
)
def test_a_face_shows_tactics_steps_movement_and_cavalry():
    game = given(fr_north="lille 3", fr_rhine="metz 1", pr_rhine="mainz 2")
    faces = [game.face(army) for army in ("fr-north", "fr-rhine", "pr-rhine")]

    assert [(f.tactical, f.steps, f.movement, f.cavalry) for f in faces] == [
        *((2, 3, 1, True), (1, 1, 1, False), (1, 2, 0, True)),
    ]


@rule("pitts-war unit.tactical-modifier", "pitts-war leader.battle-bonus")
@pytest.mark.parametrize("side", [FRENCH, COALITION])
def test_tactics_of_the_lead_and_the_leader_weigh_in_attack_and_in_defence(side):
    game = given(
        year=1797, napoleon="brussels", fr_north="brussels 3", au_germany="brussels 3", dice=[3] * 9
    )
    referee = battle(game, "brussels", by=side.value, out_of="lille")
    pass_all(referee)

    weights = tally(referee, FRENCH)
    assert (weights["fr-north"], weights["napoleon"]) == (2, 3)


@rule("pitts-war unit.movement-modifier", "pitts-war leader.strategic-bonus")
def test_the_worst_of_the_armies_and_the_leader_weigh_on_the_movement_roll():
    game = given(charles="vienna", au_germany="vienna 3", dice=[2, 6])
    referee = go(game, "vienna", Halt())
    assert dict(referee.fact("trial.rolled")["tally"])["movement.leader"] == 1

    game = given(fr_north="lille 3", dice=[2, 6])
    rolls = go(game, "lille", Halt()).fact("trial.rolled")
    assert (rolls["tally"], rolls["total"]) == ([("movement.units", 1)], 3)


@rule("pitts-war leader.cavalry-bonus", "pitts-war unit.cavalry-symbol")
def test_leaders_add_their_cavalry_to_that_of_the_armies():
    game = given("great-empire", year=1806, fr_cav_res="lille", fr_north="lille 1", murat="lille")

    assert cavalry(game, ["fr-cav-res", "fr-north"], []) == 1
    assert cavalry(game, ["fr-cav-res", "fr-north"], ["murat"]) == 3


@rule("pitts-war leader.army-commanders", "pitts-war leader.strategic-bonus")
def test_a_leader_has_three_ratings():
    ratings = {
        leader.id: (leader.strategic, leader.battle, leader.cavalry)
        for leader in the_box().leaders.values()
    }

    assert len(ratings) == 18
    assert (ratings["napoleon"], ratings["murat"]) == ((3, 3, 0), (1, 1, 2))


# Who commands, and who may stay.


@rule("pitts-war activation.commander.majority", "pitts-war activation.commander.strategic")
def test_the_nation_with_most_steps_commands_and_then_the_better_strategist():
    place = {"charles": "linz", "suvorov": "linz", "au_germany": "linz 3", "saxons": "linz 2"}
    game = given(stance={"russia": "coalition"}, ru_1st_army="linz 2", ru_baltic="linz 2", **place)
    armies, leaders = game.at("linz", COALITION), ["charles", "suvorov"]
    assert commander(game, armies, leaders) == "suvorov"

    reduce(game, "ru-baltic")
    assert commander(game, game.at("linz", COALITION), leaders) == "suvorov"
    reduce(game, "ru-baltic")
    assert commander(game, game.at("linz", COALITION), leaders) == "charles"


@rule("pitts-war activation.commander.free")
def test_equal_leaders_are_left_to_the_player():
    game = given(year=1808, soult="lille", murat="lille", davout="lille", fr_north="lille 3")

    assert equal_commanders(game, ["fr-north"], ["soult", "murat"]) == ["soult", "murat"]
    assert equal_commanders(game, ["fr-north"], ["soult", "davout"]) == ["davout"]
    assert commander(game, ["fr-north"], []) == ""


@rule("pitts-war leader.needs-own-army", "pitts-war leader.returns", "pitts-war leader.never-die")
def test_a_leader_without_an_army_of_his_nation_leaves_and_comes_back():
    """[pc.leader-alone]"""
    stance = {"russia": "coalition"}
    place = {"charles": "linz", "au_galicia": "linz 1", "ru_1st_army": "linz 2"}
    game = given(stance=stance, **place)
    check_leaders(game)
    assert game.leaders == {"charles": "linz"}

    reduce(game, "au-galicia")
    check_leaders(game)
    assert (game.leaders, game.lost) == ({}, ())
    assert "charles" in leaders_due(game)


@rule("pitts-war unit.highlighted")
def test_a_unit_with_a_highlighted_name_stays_at_home():
    """[pc.highlighted-home]"""
    stance = {"russia": "coalition", "turkey": "french"}
    game = given(stance=stance, ru_i_milicia="odessa", ru_2nd_army="odessa")

    assert cannot_go(game, ["ru-i-milicia"], "jassy").rule == "movement.home-bound"
    assert cannot_go(game, ["ru-i-milicia"], "kiev") is None
    assert cannot_go(game, ["ru-2nd-army"], "jassy") is None


# Out of supply.


@rule(
    "pitts-war supply.check.activation",
    "pitts-war supply.out.activation-test",
    "pitts-war supply.out.movement-penalty",
    "pitts-war supply.out.marker",
)
def test_a_force_that_sets_out_hungry_is_slow_and_wears_out():
    """[nd.unsupplied-activation]"""
    game = given(year=1795, fr_alps="munich 1", dice=[4, 3])
    referee = go(game, "munich", Halt())

    movement, attrition = [told.facts for told in referee.told if told.key == "trial.rolled"]
    assert ("movement.unsupplied", -2) in movement["tally"]
    assert movement["total"] == 4 - 2 + game.face("fr-alps").movement
    assert attrition["what"] == "attrition"
    assert ("attrition.unsupplied", 2) in attrition["tally"]
    assert game.unsupplied == {"fr-alps"}


@rule("pitts-war supply.check.activation", "pitts-war supply.out.activation-test")
def test_a_force_in_supply_has_neither_penalty_nor_test():
    game = given(fr_alps="lyon 1", dice=[4, 3], facts={"unsupplied": frozenset(["fr-alps"])})
    referee = go(game, "lyon", Halt())

    rolls = [told.facts for told in referee.told if told.key == "trial.rolled"]
    assert [roll["what"] for roll in rolls] == ["movement"]
    assert "movement.unsupplied" not in dict(rolls[0]["tally"])
    assert game.unsupplied == frozenset()


@rule(
    "pitts-war supply.check.battle",
    "pitts-war supply.out.battle-penalty",
    "pitts-war supply.out.inactive",
    "pitts-war supply.out.marker",
)
def test_a_hungry_force_that_is_attacked_has_a_marker_and_minus_three():
    """[nd.unsupplied-inactive]"""
    game = given(fr_alps="munich 2", au_germany="munich 2", dice=[3] * 6)
    referee = battle(game, "munich", by="coalition", out_of="salzburg")
    assert game.unsupplied == {"fr-alps"}

    pass_all(referee)
    assert tally(referee, FRENCH)["battle.unsupplied"] == -3
    assert "battle.unsupplied" not in tally(referee, COALITION)


@rule("pitts-war supply.out.recover", "pitts-war supply.check.battle")
def test_a_force_that_can_be_fed_when_the_battle_begins_loses_its_marker():
    """[sup.recover]"""
    hungry = {"unsupplied": frozenset(["fr-alps"])}
    game = given(fr_alps="brussels 2", au_germany="brussels 2", facts=hungry, dice=[3] * 6)
    referee = battle(game, "brussels", by="french", out_of="luxembourg")
    assert game.unsupplied == frozenset()

    pass_all(referee)
    assert "battle.unsupplied" not in tally(referee, FRENCH)


@rule("pitts-war supply.out.no-battle-events")
@pytest.mark.parametrize("is_fed", [True, False])
def test_a_hungry_force_gains_nothing_from_its_own_battle_markers(is_fed):
    game = given(
        year=1794, hand={"french": ["f-ballons"]}, fr_north="brussels 3", au_germany="brussels 3"
    )
    faced(game).side(FRENCH).is_supplied = is_fed

    refusal = cannot_play(game, FRENCH, Moment.BATTLE, PlayMarker("f-ballons"))
    assert (refusal and refusal.rule) == (None if is_fed else "supply.out.no-battle-events")


@rule("pitts-war supply.out.marker")
def test_an_army_that_leaves_the_map_leaves_its_marker_behind():
    game = given(fr_alps="munich 1", facts={"unsupplied": frozenset(["fr-alps"])})

    reduce(game, "fr-alps")
    assert game.unsupplied == frozenset()


@rule("pitts-war card.c.conseil-guerre.no-move")
def test_an_army_at_the_council_of_war_rests_in_the_leaders_sub_impulse_too():
    place = {"brunswick": "mainz", "pr_rhine": "mainz 2", "au_germany": "linz 3"}
    game = given(year=1793, active="coalition", hand={"coalition": ["c-conseil-guerre"]}, **place)
    Referee(game, activate(game)).choose(PlayMarker("c-conseil-guerre"))
    assert game.steps["pr-rhine"] == 3

    game.active = COALITION
    referee = Referee(game, activate(game))
    assert referee.refusal(Activate("mainz")).rule == "activation.once"
    referee.choose(Pass())
    begin_sub_impulse(game)
    game.active = COALITION
    assert not any(isinstance(o, Activate) for o in Referee(game, activate(game)).options)
