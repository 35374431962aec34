"""The march itself: areas, flags, fortresses, enemies, and how it ends."""

import pytest

from estafette.engine import Pass
from estafette.games.pitts_war.actions import (
    Absorb,
    Enter,
    Evade,
    Halt,
    Join,
    Leave,
    Root,
    TakeControl,
)
from estafette.games.pitts_war.activation import is_marching, is_move_over
from estafette.games.pitts_war.affairs import Clash
from estafette.games.pitts_war.battle import fight
from estafette.games.pitts_war.entering import storm
from estafette.games.pitts_war.fate import eliminate
from estafette.games.pitts_war.march import cannot_halt, cannot_root_out, cannot_take_control
from estafette.games.pitts_war.sequence import ACTIVATIONS
from estafette.games.pitts_war.sides import FRENCH
from tests.games.pitts_war.marching import go, march_all, marching, on_march
from tests.games.pitts_war.position import given, the_box
from tests.referee import Referee, rule

STRONG = {"fr_north": "lille 3", "fr_rhine": "lille 3"}


def fought(game):
    """The battle that waits is fought, with the last answer to every question."""
    referee = Referee(game, fight(game))
    while not referee.is_over:
        referee.choose(referee.options[-1])
    return referee


@rule("pitts-war movement.path")
def test_a_march_spends_its_points_area_by_area():
    game = given(fr_north="lille", dice=[5])
    referee = go(game, "lille", Enter("paris"), Enter("tours"))

    assert (game.where["fr-north"], game.march.points) == ("tours", 2)
    assert (game.march.came_from, game.march.border) == ("paris", "clear")
    assert referee.fact("march.enters")["area"] == "tours"


@rule("pitts-war activation.stop.no-mp")
def test_the_activation_ends_with_the_last_point():
    game = given(fr_north="lille")
    referee = marching(game, "lille", 1)
    referee.choose(Enter("paris"))

    assert referee.is_over
    assert game.march.is_over
    assert is_move_over(game)


@rule(
    "pitts-war movement.marsh", "pitts-war activation.stop.marsh", "pitts-war table.terrain.marsh"
)
def test_a_marsh_stops_the_march():  # mv.marsh
    annexed = {"vilna": "russia", "pinsk": "russia", "minsk": "russia"}
    game = given(ru_1st_army="vilna", stance={"russia": "coalition"}, annexed=annexed)
    referee = marching(game, "vilna", 5)
    referee.choose(Enter("pinsk"))

    assert referee.is_over
    assert (game.march.is_over, game.march.points) == (True, 4)


@rule("pitts-war activation.stop.marsh")
def test_a_victory_in_a_marsh_leads_no_farther():
    stance = {"russia": "coalition"}
    annexed = {"vilna": "russia", "pinsk": "russia", "minsk": "russia"}
    game = given(ru_1st_army="vilna", fr_alps="pinsk 1", stance=stance, annexed=annexed)
    marching(game, "vilna", 5).choose(Enter("pinsk"))

    assert game.clashes
    assert not is_move_over(game)
    game.clashes.clear()
    assert is_move_over(game)


@rule("pitts-war movement.enemy.stop", "pitts-war turn.impulse.move-then-fight")
def test_a_force_stops_where_enemies_are_and_will_fight():  # cd.enemy-stop
    game = given(fr_north="lille", au_flanders="brussels", dice=[5])
    referee = go(game, "lille", Enter("brussels"), Pass())

    assert referee.is_over
    assert game.clashes == [Clash("brussels", FRENCH, "lille", "clear")]
    assert game.march.points == 3
    assert not is_marching(game)
    steps = [line.step.rule for line in ACTIVATIONS.lines if line.step is not None]
    assert steps.index("movement.path") < steps.index("battle.sequence")


@rule("pitts-war movement.enemy.fortress-stop", "pitts-war table.terrain.fortress")
def test_an_empty_enemy_fortress_is_taken_and_the_force_goes_on():
    game = given(fr_north="lille 3")
    referee = marching(game, "lille", 4)
    referee.choose(Enter("antwerp"))

    assert (game.flags["antwerp"], game.march.points) == ("france", 1)
    assert game.march.is_stopped
    referee.choose(Enter("brussels"))
    assert game.where["fr-north"] == "brussels"


@rule("pitts-war fortress.empty.cost", "pitts-war control.by-mp")
@pytest.mark.parametrize(("area", "is_taken"), [("luxembourg", True), ("mantua", False)])
def test_a_fortress_changes_hands_only_for_a_force_in_supply(area, is_taken):
    game = given(fr_italy=f"{area} 3")
    storm(game, on_march(game, area, 4))

    assert game.march.points == 2
    assert (area in game.flags) is is_taken


@rule("pitts-war movement.enemy.fortress-stop")
def test_a_fortress_of_ones_own_side_is_no_obstacle():
    game = given(fr_north="metz 3")
    marching(game, "metz", 4).choose(Enter("strasbourg"))

    assert (game.march.points, game.flags) == (3, {})


@rule("pitts-war movement.enemy.fortress-stop")
def test_a_fortress_just_left_may_be_too_dear():
    game = given(fr_north="lille 3", au_flanders="antwerp 1", dice=[6])
    referee = marching(game, "lille", 2)
    referee.choose(Enter("antwerp"))
    evasion = next(o for o in referee.options if not isinstance(o, Pass))
    referee.choose(evasion)

    assert game.where["au-flanders"] != "antwerp"
    assert game.march.is_over
    assert "antwerp" not in game.flags


@rule("pitts-war table.terrain.city", "pitts-war table.terrain.port", "pitts-war control.by-mp")
@pytest.mark.parametrize(
    ("start", "area", "price"),
    [("lille", "brussels", 1), ("antwerp", "flushing", None), ("antwerp", "amsterdam", 1)],
)
def test_a_point_raises_the_flag_over_a_city_or_port(start, area, price):
    stance = {"netherlands": "coalition"}
    game = given(fr_north=f"{start} 3", stance=stance, flags={"antwerp": "france"})
    referee = marching(game, start, 6)
    referee.choose(Enter(area))
    if price is None:  # the marsh ends the march
        assert referee.is_over
        return
    left = game.march.points
    referee.choose(TakeControl())

    assert game.flags[area] == "france"
    assert game.march.points == left - price


@rule("pitts-war table.terrain.fortress")
def test_control_of_a_fortress_area_costs_two():
    game = given(fr_north="antwerp 3")

    on_march(game, "antwerp", 1)
    assert cannot_take_control(game, TakeControl()).rule == "control.by-mp"
    referee = marching(game, "antwerp", 3)
    referee.choose(TakeControl())
    assert game.march.points == 1


@rule("pitts-war table.terrain.key-star")
def test_a_key_star_costs_nothing_more():
    game = given(au_germany="linz 3")
    marching(game, "linz", 3).choose(Enter("vienna"))

    assert game.march.points == 2


@rule("pitts-war control.by-mp", "pitts-war control.friendly-to-both")
def test_no_flag_where_there_is_nothing_to_raise():
    game = given(fr_north="lille 3")
    on_march(game, "lille")
    assert cannot_take_control(game, TakeControl()).rule == "control.by-mp"
    game = given(fr_north="munster 1")
    on_march(game, "munster")
    assert cannot_take_control(game, TakeControl()).rule == "control.friendly-to-both"
    game = given(fr_north="bern 1")
    on_march(game, "bern")
    assert cannot_take_control(game, TakeControl()).rule == "neutral.closed"
    game = given(fr_north="vienna 1")
    on_march(game, "vienna")
    assert cannot_take_control(game, TakeControl()).rule == "control.by-mp"
    assert cannot_take_control(game, TakeControl()).key == "march.unsupplied-flag"


@rule("pitts-war guerrilla.remove")
def test_two_points_drive_a_guerrilla_out():
    liberation = {"liberation": True}
    stance = {"spain": "coalition"}
    pieces = {"fr_spain": "burgos 2", "guerrilla_1": "burgos"}
    game = given(stance=stance, facts=liberation, flags={"burgos": "france"}, **pieces)
    referee = marching(game, "burgos", 3, is_unsupplied=True)
    referee.choose(Root("guerrilla-1"))
    assert (game.guerrillas, game.march.points) == ({}, 1)

    game = given(stance=stance, facts=liberation, flags={"burgos": "france"}, **pieces)
    on_march(game, "burgos", 1)
    assert cannot_root_out(game, Root("guerrilla-1")).key == "march.guerrilla-price"
    assert cannot_root_out(game, Root("guerrilla-2")).key == "march.no-guerrilla"


@rule("pitts-war stacking.absorb", "pitts-war activation.not-activations")
def test_an_army_on_the_march_absorbs_another():
    game = given(fr_alps="lyon 1", fr_interior="grenoble 1")
    referee = marching(game, "lyon", 3)
    referee.choose(Enter("grenoble"))
    assert Absorb("fr-alps", "fr-interior") not in referee.options
    assert referee.refusal(Absorb("fr-alps", "fr-interior")).rule == "stacking.absorb"
    referee.choose(Absorb("fr-interior", "fr-alps"))

    assert game.steps == {"fr-alps": 2}
    assert game.moved == frozenset()


@rule("pitts-war movement.enemy.victory-leader", "pitts-war activation.continue-victory")
def test_a_victor_with_a_leader_goes_on():  # mv.victory-leader
    pieces = {"massena": "lille", "au_flanders": "brussels 1", "imperials": "antwerp 1"}
    game = given(year=1797, **STRONG, **pieces)
    referee = marching(game, "lille", 3)
    referee.choose(Enter("brussels"), Pass())
    fought(game)

    assert game.where["fr-north"] == "brussels"
    assert (game.march.is_over, game.march.points) == (False, 2)
    referee = Referee(game, march_all(game))
    referee.choose(Enter("antwerp"))
    assert game.march.points == 1
    assert game.clashes or referee.decision.key == "evasion.where"


@rule("pitts-war movement.enemy.victory-no-leader", "pitts-war activation.stop.victory-no-leader")
def test_a_victor_without_a_leader_stays():  # mv.victory-no-leader
    game = given(fr_north="lille 3", au_flanders="brussels 1", dice=[6, 1, 1, 1, 1])
    marching(game, "lille", 3).choose(Enter("brussels"), Pass())
    fought(game)

    assert game.where["fr-north"] == "brussels"
    assert (game.march.is_over, game.march.points) == (True, 2)


@rule("pitts-war movement.enemy.defeat", "pitts-war activation.stop.defeat")
def test_a_beaten_force_is_back_where_it_came_from():  # cd.stop-defeat
    game = given(fr_alps="lille 2", au_germany="brussels 3", dice=[1, 6, 1, 1, 1])
    marching(game, "lille", 4).choose(Enter("brussels"), Pass())
    fought(game)

    assert game.where["fr-alps"] == "lille"
    assert (game.march.is_over, game.march.points) == (True, 3)


@rule("pitts-war movement.no-unsupplied-end")
def test_nobody_halts_out_of_supply_who_can_still_reach_it():  # mv.end-unsupplied
    game = given(fr_rhine="baden 3")
    referee = marching(game, "baden", 4)
    referee.choose(Enter("stuttgart"))

    assert game.march.is_cut
    assert referee.refusal(Halt()).rule == "movement.no-unsupplied-end"
    referee.choose(Enter("baden"), Halt())
    assert game.march.is_over


@rule("pitts-war movement.no-unsupplied-end", "pitts-war supply.out.marker")
def test_a_force_that_takes_along_an_army_without_supply_is_cut_off_with_it():
    prussia = dict.fromkeys(the_box().areas_of["prussia"], "france")
    pieces = {"au_germany": "vienna 2", "charles": "vienna", "pr_rhine": "linz 1"}
    game = given(**pieces, flags=prussia)
    referee = marching(game, "vienna", 6)
    referee.choose(Enter("linz"))
    assert not game.march.is_cut

    referee.choose(Join("pr-rhine"))
    assert game.march.is_cut


@rule("pitts-war movement.no-unsupplied-end", "pitts-war evade.success")
def test_a_force_whose_line_the_enemy_cuts_as_he_slips_away_knows_it():
    held = dict.fromkeys(("amsterdam", "hamburg", "kassel", "erfurt"), "austria")
    pieces = {"fr_north": "bremen 3", "au_germany": "hanover 1", "dice": [6]}
    flags = {"cologne": "france", "brussels": "france"} | held
    stance = {"hanse": "french", "electorate-of-hanover": "coalition"}
    game = given(**pieces, stance=stance, flags=flags)
    referee = marching(game, "bremen", 4)
    referee.choose(Enter("hanover"), Evade("munster"))

    assert game.march.is_cut


@rule("pitts-war movement.no-unsupplied-end")
def test_a_force_stopped_by_battle_or_far_from_home_may_halt():
    game = given(fr_rhine="stuttgart 3")
    on_march(game, "stuttgart", 1, is_cut=True)
    assert cannot_halt(game, Halt()).rule == "movement.no-unsupplied-end"
    game.march.is_stopped = True
    assert cannot_halt(game, Halt()) is None
    game = given(fr_rhine="vienna 3")
    on_march(game, "vienna", 1, is_cut=True, is_unsupplied=True)
    assert cannot_halt(game, Halt()) is None


@rule("pitts-war movement.no-unsupplied-end")
def test_a_force_out_of_supply_must_go_where_it_is_fed_if_it_can():
    game = given(fr_rhine="stuttgart 3")
    on_march(game, "stuttgart", 1, is_cut=True, is_unsupplied=True)

    assert cannot_halt(game, Halt()).rule == "movement.no-unsupplied-end"


@rule("pitts-war attrition.timing", "pitts-war movement.forced-march.attrition")
def test_the_test_comes_before_the_battle():
    pieces = {"fr_north": "lille 3", "au_flanders": "brussels 1"}
    game = given(**pieces, dice=[1])
    referee = marching(game, "lille", 3, is_forced=True)
    referee.choose(Enter("brussels"), Pass())

    assert game.march.is_tested
    assert referee.fact("trial.rolled")["what"] == "attrition"
    assert game.clashes


@rule("pitts-war attrition.timing", "pitts-war movement.enemy.stop")
def test_a_force_that_the_march_has_destroyed_fights_nobody():
    pieces = {"fr_alps": "lille 1", "fr_interior": "lille 1", "au_flanders": "brussels 1"}
    game = given(**pieces)
    march = on_march(game, "lille", 3)
    referee = Referee(game, march_all(game))
    referee.choose(Enter("brussels"))
    for army in list(march.armies):
        eliminate(game, army)
    referee.choose(Pass())

    assert game.clashes == []
    assert march.is_over


@rule("pitts-war table.attrition.mod.friendly-areas")
def test_the_march_remembers_whether_it_kept_to_friendly_areas():
    game = given(fr_north="lille 3")
    referee = marching(game, "lille", 3)
    referee.choose(Enter("reims"))
    assert game.march.is_friendly
    referee.choose(Enter("lille"), Enter("brussels"))

    assert not game.march.is_friendly


@rule("pitts-war movement.drop-off")
def test_those_left_behind_keep_their_steps_out_of_the_march():
    game = given(fr_north="lille 3", fr_alps="lille 1", massena="lille")
    referee = marching(game, "lille", 3)
    referee.choose(Leave("fr-alps"), Enter("paris"))

    assert game.where == {"fr-north": "paris", "fr-alps": "lille"}
    assert game.leaders["massena"] == "paris"


@rule("pitts-war activation.not-activations", "pitts-war movement.not-movement")
def test_reactions_are_no_activations():
    game = given(fr_north="lille", au_flanders="brussels 1", dice=[5, 6])
    referee = go(game, "lille", Enter("brussels"))
    referee.choose(referee.options[0])

    assert game.where["au-flanders"] != "brussels"
    assert game.moved == frozenset()
    assert game.passed == ()


@rule("pitts-war leader.needs-own-army")
def test_a_leader_who_has_moved_is_dismissed_when_his_last_army_marches_away():
    game = given(fr_north="lille 1", massena="lille", facts={"moved": frozenset({"massena"})})
    game.dice.loaded = [3]
    go(game, "lille", Enter("paris"), Halt())

    assert game.leaders == {}
