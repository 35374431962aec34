"""Stacking, absorption, and what becomes of a force that loses its leader."""

import pytest

from estafette.games.pitts_war.absorption import (
    absorb,
    absorptions,
    all_absorptions,
    cannot_absorb,
    most,
)
from estafette.games.pitts_war.actions import Absorb, Lose, Retreat
from estafette.games.pitts_war.affairs import March
from estafette.games.pitts_war.command import disperse_excess
from estafette.games.pitts_war.events import Moment, play
from estafette.games.pitts_war.sides import COALITION, FRENCH
from estafette.games.pitts_war.stacking import cannot_grow, cannot_stack, excess
from tests.games.pitts_war.position import given, the_box
from tests.referee import Referee, rule


def rule_of(refusal):
    return refusal and refusal.rule


@rule("pitts-war stacking.no-leader")
def test_without_a_leader_three_steps_stand_together_and_not_four():
    """[stk.no-leader.4]"""
    game = given(fr_north="lille 2", fr_alps="paris 1", fr_coastal="paris 2")

    assert cannot_stack(game, "lille", ["fr-alps"]) is None
    refusal = cannot_stack(game, "lille", ["fr-coastal"])
    assert (refusal.rule, refusal.facts["limit"]) == ("stacking.no-leader", 3)


@rule("pitts-war stacking.one-force")
def test_all_friends_of_an_area_are_one_force_and_enemies_do_not_count():
    game = given(pr_rhine="mainz 2", au_flanders="brussels 2", fr_north="mainz 3")

    assert rule_of(cannot_stack(game, "mainz", ["au-flanders"])) == "stacking.no-leader"
    assert game.at("mainz", COALITION) == ("pr-rhine",)
    assert excess(game, "mainz", COALITION) == 0


def test_who_is_there_already_is_not_counted_twice():
    game = given(fr_north="lille 3")

    assert cannot_stack(game, "lille", ["fr-north"]) is None


def test_the_armies_of_neutrals_stack_among_themselves():
    game = given(tu_la_porte="constantinople 2", tu_janissaries="constantinople 1")

    assert cannot_stack(game, "constantinople", ["tu-syria"], steps=1) is not None
    assert cannot_stack(game, "sofia", ["tu-syria"], steps=1) is None


@rule("pitts-war stacking.leader", "pitts-war leader.stacking-bonus")
@pytest.mark.parametrize(("austrians", "rule_"), [(3, None), (2, "stacking.leader-share")])
def test_a_leader_adds_three_steps_if_half_are_of_his_nation(austrians, rule_):
    """[ex.stacking.one-leader] [ex.stacking.one-leader.too-few-own]"""
    russians = f"vienna {6 - austrians - 2}"
    game = given(
        stance={"russia": "coalition"},
        charles="vienna",
        au_germany=f"vienna {austrians}",
        ru_1st_army=russians,
        ru_2nd_army="lemberg 2",
    )

    assert rule_of(cannot_stack(game, "vienna", ["ru-2nd-army"])) == rule_


@rule("pitts-war stacking.leader")
def test_one_leader_is_not_enough_for_seven_steps():
    game = given(charles="vienna", au_germany="vienna 3", au_italy="vienna 3", au_galicia="linz 1")

    assert rule_of(cannot_stack(game, "vienna", ["au-galicia"])) == "stacking.leader"


@rule("pitts-war stacking.leader-share")
def test_steps_of_minor_powers_count_for_any_leader_but_only_once():
    minors = {"bavarians": "vienna 2", "saxons": "vienna 1"}
    game = given(charles="vienna", au_germany="vienna 1", pr_rhine="vienna 2", **minors)
    assert excess(game, "vienna", COALITION) == 0

    game = given(charles="vienna", pr_rhine="vienna 3", imperials="vienna 2", saxons="vienna 1")
    assert excess(game, "vienna", COALITION) == 0
    game = given(charles="vienna", pr_rhine="vienna 3", vendeans="vienna 2", saxons="vienna 1")
    assert excess(game, "vienna", COALITION) == 3


@rule("pitts-war stacking.leader-share")
@pytest.mark.parametrize(("austrians", "russians", "too_many"), [(7, 2, 3), (6, 3, 0)])
def test_leaders_of_two_nations_need_a_quarter_each(austrians, russians, too_many):
    """[stk.two-nations]"""
    game = given(
        stance={"russia": "coalition"},
        charles="vienna",
        suvorov="vienna",
        au_germany="vienna 3",
        au_italy="vienna 3",
        au_galicia=f"vienna {austrians - 6}",
        ru_1st_army=f"vienna {russians}",
    )

    assert excess(game, "vienna", COALITION) == too_many


@rule("pitts-war stacking.leader-share")
def test_two_leaders_of_one_nation_need_half_of_nine_rounded_up():
    pieces = {"napoleon": "lyon", "massena": "lyon", "fr_italy": "lyon 3"}
    others = {"sp_central": "lyon 2", "sp_south": "lyon 2"}
    stance = {"spain": "french"}
    game = given(year=1797, stance=stance, fr_alps="lyon 1", fr_north="lyon 1", **pieces, **others)
    assert excess(game, "lyon", FRENCH) == 0

    game = given(year=1797, stance=stance, sp_med="lyon 2", **pieces, **others)
    assert excess(game, "lyon", FRENCH) == 6


@rule("pitts-war stacking.max-leaders", "pitts-war stacking.leader")
def test_three_leaders_lead_twelve_steps_and_a_fourth_is_one_too_many():
    """[stk.three-leaders.12]"""
    armies = {"fr_north": "lille 3", "fr_rhine": "lille 3", "fr_italy": "lille 3"}
    armies["fr_sambre_meuse"] = "lille 3"
    leaders = {"napoleon": "lille", "massena": "lille", "moreau": "lille"}
    game = given(year=1798, **armies, **leaders)
    assert excess(game, "lille", FRENCH) == 0

    refusal = cannot_stack(game, "lille", [], ["jourdan"])
    assert refusal.rule == "stacking.max-leaders"
    assert cannot_stack(game, "lille", [], ["moreau"]) is None


@rule("pitts-war stacking.always", "pitts-war stacking.moving-together")
def test_a_force_may_not_come_where_it_would_be_too_many():
    """[cd.stacking-evade]"""
    game = given(au_germany="linz 2", au_galicia="vienna 2")

    assert rule_of(cannot_stack(game, "vienna", ["au-germany"])) == "stacking.no-leader"
    assert cannot_stack(game, "graz", ["au-germany"]) is None


@rule("pitts-war stacking.moving-together")
def test_a_leader_who_comes_along_brings_his_limit_with_him():
    game = given(charles="linz", au_germany="linz 2", au_galicia="vienna 2")

    assert cannot_stack(game, "vienna", ["au-germany"], ["charles"]) is None


@rule("pitts-war stacking.always")
def test_a_step_more_must_find_room():
    game = given(au_germany="linz 2", au_galicia="linz 1", au_italy="vienna 2")

    assert rule_of(cannot_grow(game, "au-germany")) == "stacking.no-leader"
    assert cannot_grow(game, "au-italy") is None


# Absorption.


@rule("pitts-war stacking.absorb", "pitts-war stacking.absorb.rebuild")
def test_two_depleted_armies_become_one_and_the_other_may_be_rebuilt():
    """[ex.absorb.two-depleted]"""
    game = given(fr_alps="lyon 1", fr_interior="lyon 1")

    assert cannot_absorb(game, Absorb("fr-interior", "fr-alps")) is None
    absorb(game, Absorb("fr-interior", "fr-alps"))
    assert game.steps == {"fr-alps": 2}
    assert game.stacks == {"lyon": ("fr-alps",)}
    assert game.in_reserve("fr-interior")


@rule("pitts-war stacking.absorb")
def test_an_army_takes_in_as_many_steps_as_it_lacks():
    game = given(fr_north="lyon 1", fr_interior="lyon 2")

    absorb(game, Absorb("fr-interior", "fr-north"))
    assert game.steps == {"fr-north": 3}
    assert game.face("fr-north").counter == "fr-north"


@rule("pitts-war stacking.absorb")
def test_no_army_takes_in_more_than_its_maximum():
    """[stk.absorb.too-many]"""
    game = given(fr_alps="lyon 1", fr_interior="lyon 2")

    assert rule_of(cannot_absorb(game, Absorb("fr-interior", "fr-alps"))) == "stacking.absorb"


@rule("pitts-war stacking.absorb")
def test_only_armies_that_stand_together_become_one():
    game = given(fr_alps="lyon 1", fr_interior="paris 1")

    for pair in (Absorb("fr-interior", "fr-alps"), Absorb("fr-alps", "fr-alps")):
        assert cannot_absorb(game, pair).key == "absorb.not-together"


@rule("pitts-war stacking.absorb.tactical")
def test_too_unlike_armies_do_not_mix():
    """[stk.absorb.tactical-2]"""
    game = given("great-empire", year=1806, fr_grand_army="lyon 2", fr_alps="lyon 1")
    refusal = cannot_absorb(game, Absorb("fr-alps", "fr-grand-army"))
    assert refusal.rule == "stacking.absorb.tactical"

    game = given(year=1805, fr_north="lyon 2", fr_alps="lyon 1", fr_cav_res="lyon 1")
    assert cannot_absorb(game, Absorb("fr-alps", "fr-north")).key == "absorb.too-unlike"
    assert cannot_absorb(game, Absorb("fr-cav-res", "fr-north")) is None


@rule("pitts-war stacking.absorb.nationality")
@pytest.mark.parametrize(
    ("army", "by", "is_allowed"),
    [
        ("ru-baltic", "au-germany", False),
        ("bavarians", "au-germany", True),
        ("au-galicia", "imperials", False),
        ("bavarians", "imperials", False),
        ("sardinians", "piedmontese", True),
        ("chouans", "vendeans", False),
        ("chouans", "au-germany", False),
        ("dutch", "au-germany", False),
    ],
)
def test_armies_of_one_power_mix_and_minors_with_their_great_allies(army, by, is_allowed):
    """[stk.absorb.allied-major]"""
    stance = {"russia": "coalition", "netherlands": "french"}
    pieces = {army.replace("-", "_"): "vienna 1", by.replace("-", "_"): "vienna 1"}
    refusal = cannot_absorb(given(stance=stance, **pieces), Absorb(army, by))

    assert rule_of(refusal) == (None if is_allowed else "stacking.absorb.nationality")


@rule("pitts-war stacking.absorb.rebuild", "pitts-war unit.dot.no-rebuild")
def test_an_army_with_a_dot_that_is_absorbed_is_gone_for_good():
    game = given(year=1799, fr_egypt="lyon 1", fr_alps="lyon 1")

    absorb(game, Absorb("fr-egypt", "fr-alps"))
    assert "fr-egypt" in game.lost


@rule("pitts-war stacking.leader-share", "pitts-war stacking.always")
def test_no_absorption_robs_a_leader_of_his_share():
    pieces = {"saxons": "vilna 1", "ru_1st_army": "vilna 2", "au_germany": "vilna 2"}
    stance = {"saxony": "coalition", "russia": "coalition"}
    led = given(stance=stance, barclay="vilna", **pieces)
    assert cannot_absorb(led, Absorb("saxons", "ru-1st-army")) is None
    assert cannot_absorb(led, Absorb("saxons", "au-germany")).rule == "stacking.leader-share"

    few = given(stance=stance, barclay="vilna", **{**pieces, "ru_1st_army": "vilna 1"})
    few.steps["au-germany"] = 1
    assert cannot_absorb(few, Absorb("saxons", "au-germany")) is None


@rule("pitts-war rhine.unit")
def test_the_rhine_never_has_a_second_step():
    founded = {"founded": ("empire",)}

    for side in ("french", "coalition"):
        rhine = given(stance={"empire": side}, imperials="erfurt 1", facts=founded)
        assert most(rhine, "imperials") == 1
        empire = given(stance={"empire": side}, imperials="erfurt 1")
        assert most(empire, "imperials") == 2


def test_pairs_are_offered_area_by_area():
    game = given(fr_alps="lyon 1", fr_interior="lyon 1", fr_north="paris 3", au_italy="turin 1")

    assert absorptions(game, "paris") == []
    assert set(absorptions(game, "lyon")) == {
        Absorb("fr-alps", "fr-interior"),
        Absorb("fr-interior", "fr-alps"),
    }
    assert all_absorptions(game, COALITION) == []
    assert len(all_absorptions(game, FRENCH)) == 2


# A leader is lost.


@rule("pitts-war stacking.leader-removed.withdraw")
def test_those_who_are_too_many_go_to_a_neighbouring_area():
    flags = dict.fromkeys(["antwerp", "luxembourg", "cologne"], "france")
    game = given(flags=flags, fr_north="brussels 3", fr_alps="brussels 2", pr_rhine="cologne 1")
    referee = Referee(game, disperse_excess(game, "brussels"))

    assert referee.refusal(Retreat("fr-alps", "cologne")).key == "stacking.not-friendly"
    assert referee.refusal(Retreat("fr-alps", "paris")).key == "stacking.no-way"
    assert referee.refusal(Retreat("pr-rhine", "lille")).key == "stacking.not-here"
    referee.choose(Retreat("fr-alps", "lille"))
    assert referee.is_over
    assert game.where["fr-alps"] == "lille"
    assert game.credit == {}


@rule("pitts-war stacking.leader-removed.withdraw")
def test_a_larger_army_may_go_as_well():
    game = given(fr_north="lille 3", fr_alps="lille 2")
    referee = Referee(game, disperse_excess(game, "lille"))

    referee.choose(Retreat("fr-north", "reims"))
    assert game.stacks == {"lille": ("fr-alps",), "reims": ("fr-north",)}


@rule("pitts-war stacking.leader-removed.convert", "pitts-war card.c.cocarde-blanche.stacking")
def test_steps_that_have_nowhere_to_go_come_back_as_points():
    """[stk.leader-removed]"""
    near = the_box().ground.neighbours("brussels")
    flags = dict.fromkeys(near, "austria") | {"brussels": "france"}
    game = given(flags=flags, fr_north="brussels 3", fr_alps="brussels 2")
    referee = Referee(game, disperse_excess(game, "brussels"))

    referee.choose(Lose("fr-alps"), Lose("fr-north"))
    assert referee.is_over
    assert game.steps == {"fr-north": 2, "fr-alps": 1}
    assert game.credit == {"france": 2}


@rule("pitts-war stacking.leader-removed.withdraw")
def test_nothing_happens_to_a_force_within_its_limit():
    game = given(fr_north="lille 3", au_germany="brussels 3")

    assert Referee(game, disperse_excess(game, "lille")).is_over
    assert game.steps == {"fr-north": 3, "au-germany": 3}


@rule("pitts-war stacking.leader-removed.withdraw", "pitts-war leader.needs-own-army")
def test_a_leader_whose_last_army_withdraws_goes_too():
    place = {"charles": "linz", "au_galicia": "linz 1", "ru_1st_army": "linz 3"}
    game = given(stance={"russia": "coalition"}, **place)
    referee = Referee(game, disperse_excess(game, "linz"))

    referee.choose(Retreat("au-galicia", "vienna"))
    assert referee.is_over
    assert game.leaders == {}


@rule("pitts-war stacking.leader-removed.withdraw")
def test_an_army_that_withdraws_is_no_longer_on_the_march():
    game = given(fr_north="lille 3", fr_alps="lille 2")
    game.march = March(FRENCH, ["fr-north", "fr-alps"], [], "lille", "lille")

    Referee(game, disperse_excess(game, "lille")).choose(Retreat("fr-alps", "reims"))
    assert game.march.armies == ["fr-north"]


@rule("pitts-war stacking.leader-removed.withdraw")
def test_nobody_withdraws_over_a_strait_or_into_a_crowd():
    game = given(
        stance={"britain": "french"},
        fr_north="boulogne 3",
        fr_alps="boulogne 1",
        fr_rhine="lille 3",
    )
    referee = Referee(game, disperse_excess(game, "boulogne"))

    assert referee.refusal(Retreat("fr-alps", "dover")).key == "stacking.no-way"
    assert referee.refusal(Retreat("fr-alps", "lille")).rule == "stacking.no-leader"


@rule("pitts-war card.f.perse", "pitts-war stacking.leader-share")
def test_a_step_sent_to_persia_may_cost_a_leader_his_share():
    pieces = {"ru_1st_army": "vilna 3", "au_germany": "vilna 2", "au_galicia": "vilna 1"}
    stance = {"russia": "coalition"}
    hand = {"french": ["f-perse"]}
    game = given(year=1812, hand=hand, stance=stance, barclay="vilna", **pieces)
    referee = Referee(game, play(game, FRENCH, "f-perse", Moment.TURN))

    assert referee.decision.key == "stacking.who-withdraws"
    referee.choose(Retreat("au-germany", "riga"))
    assert game.where["au-germany"] == "riga"
    assert referee.is_over
