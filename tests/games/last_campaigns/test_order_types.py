"""What each order allows and demands: Attack, Probe, Defence and Delay."""

import pytest

from estafette.engine import Pass
from estafette.games.last_campaigns.actions import Go, Take
from estafette.games.last_campaigns.fate import put
from estafette.games.last_campaigns.leaders import fail_orders, follow, is_within_radius
from estafette.games.last_campaigns.obedience import (
    must_assault,
)
from estafette.games.last_campaigns.obligations import end_duties
from estafette.games.last_campaigns.paths import cannot_enter
from estafette.games.last_campaigns.sides import Kind
from tests.games.last_campaigns.marching import attackers, segment, why_not_attack
from tests.games.last_campaigns.position import give, given
from tests.referee import Referee, rule

# Attack


@rule("last-campaigns order.attack.approach")
def test_under_attack_a_distant_brigade_must_come_nearer():
    game = attackers(fr_ii_soye="5466")
    referee = segment(game)
    assert referee.refusal(Pass()).rule == "order.attack.approach"
    referee.choose(Take("fr-ii-soye"))
    assert referee.refusal(Pass()).key == "movement.must-approach"
    assert referee.refusal(Go("5566")).key == "movement.not-at-enemy"
    referee.choose(Go("5465"), Pass(), Pass())
    assert referee.is_over


@rule("last-campaigns order.attack.approach")
def test_within_two_hexes_nobody_need_come_nearer():
    game = attackers(fr_ii_soye="5462", fr_ii_art1="5462", reille="5463")
    game.bombarded = frozenset(["fr-ii-art1"])
    referee = segment(game)
    referee.choose(Take("fr-ii-soye"), Go("5463"), Pass())
    assert game.where["fr-ii-soye"] == "5463"


@rule("last-campaigns order.attack.must-attack")
def test_within_two_hexes_somebody_must_attack():
    game = attackers(fr_ii_soye="5462", reille="5463")
    referee = segment(game)
    assert referee.refusal(Pass()).key == "movement.must-engage"
    referee.choose(Take("fr-ii-soye"))
    assert referee.refusal(Go("5463")).key == "movement.must-close"
    referee.choose(Go("5461"))
    referee.choose(Pass(), Pass())
    assert must_assault(game, "fr-ii-soye")


@rule("last-campaigns order.attack.must-attack")
def test_one_unit_that_closes_in_is_enough():
    game = attackers(fr_ii_soye="5462", fr_ii_jamin="5562", reille="5463")
    referee = segment(game)
    referee.choose(Take("fr-ii-jamin"), Go("5561"), Pass())
    referee.choose(Pass())
    assert referee.is_over


@rule("last-campaigns order.attack.bombardment-counts")
@pytest.mark.parametrize(("turns", "enough"), [(0, True), (1, True), (2, False)])
def test_guns_alone_are_enough_for_two_turns(turns, enough):
    game = attackers(fr_ii_soye="5462", fr_ii_art1="5462", reille="5463")
    game.bombarded = frozenset(["fr-ii-art1"])
    command = game.commands["fr-ii"]
    game.commands["fr-ii"] = type(command)(command.order, guns=turns)
    referee = segment(game)
    assert (Pass() in referee.options) is enough


@rule("last-campaigns order.attack.enter-zoc-each-turn")
def test_once_in_contact_another_unit_must_close_in_every_turn():
    game = attackers(fr_ii_soye="5461", fr_ii_jamin="5462", reille="5463")
    game.locked = frozenset(["fr-ii-soye"])
    command = game.commands["fr-ii"]
    game.commands["fr-ii"] = type(command)(command.order, in_contact=True)
    referee = segment(game)
    assert referee.refusal(Pass()).rule == "order.attack.enter-zoc-each-turn"
    referee.choose(Take("fr-ii-jamin"), Go("5561"), Pass())
    referee.choose(Pass())
    assert referee.is_over


@rule("last-campaigns order.attack.enter-zoc-each-turn")
def test_contact_is_remembered_and_the_target_once_taken_ends_the_duty():
    game = attackers(fr_ii_soye="5461", fr_ii_jamin="5462", reille="5463")
    referee = segment(game)
    referee.choose(Pass())
    assert game.commands["fr-ii"].in_contact
    give(game, "fr-ii", "attack 5461")
    command = game.commands["fr-ii"]
    game.commands["fr-ii"] = type(command)(command.order, in_contact=True)
    game.locked = frozenset(["fr-ii-soye"])
    assert Pass() in segment(game).options


@rule("last-campaigns order.attack.no-leaving-zoc")
@pytest.mark.parametrize("unit", ["fr-ii-soye", "fr-ii-hubert"])
@pytest.mark.parametrize("order", ["attack 5460", "probe 5460"])
def test_under_attack_nobody_leaves_the_enemy_before_him(unit, order):
    game = attackers(order, **{unit.replace("-", "_"): "5461"}, reille="5463")
    assert segment_refuses(game, unit) == "order.attack.no-leaving-zoc"


def segment_refuses(game, piece):
    game.moved = frozenset()
    put(game, "fr-ii-art1", "5464")
    return segment(game).refusal(Take(piece)).rule


@rule("last-campaigns order.attack.cavalry-charges")
def test_a_charge_is_an_attack():
    game = attackers(fr_ii_hubert="5462", reille="5463")
    assert Pass() not in segment(game).options
    game.charged = frozenset(["fr-ii-hubert"])
    put(game, "fr-ii-wathiez", "5462")
    assert Pass() in segment(game).options


@rule("last-campaigns order.charges-free-of-approach")
def test_no_order_to_approach_keeps_cavalry_from_charging():
    game = attackers("attack 5466", fr_ii_hubert="5462", reille="5463")
    assert why_not_attack(game, "fr-ii-hubert", "5460") is None


# Probe


@rule("last-campaigns order.probe.two-units")
def test_a_probe_puts_no_third_unit_in_contact():
    game = attackers(
        "probe 5460", fr_ii_soye="5461", fr_ii_jamin="5561", fr_ii_bauduin="5462", reille="5463"
    )
    referee = segment(game)
    referee.choose(Take("fr-ii-bauduin"))
    assert referee.refusal(Go("5461")).rule == "order.probe.two-units"


@rule("last-campaigns order.probe.no-increase", "last-campaigns order.probe.back-to-bombardment")
def test_under_a_probe_nobody_else_need_close_in():
    game = attackers("probe 5460", fr_ii_soye="5461", fr_ii_jamin="5462", reille="5463")
    game.locked = frozenset(["fr-ii-soye"])
    command = game.commands["fr-ii"]
    game.commands["fr-ii"] = type(command)(command.order, in_contact=True, guns=5)
    assert Pass() in segment(game).options


@rule("last-campaigns order.probe.like-attack")
def test_a_probe_approaches_and_assaults_like_an_attack():
    game = attackers("probe 5460", fr_ii_soye="5466")
    assert segment(game).refusal(Pass()).rule == "order.attack.approach"
    game = attackers("probe 5460", fr_ii_soye="5461", reille="5463")
    assert must_assault(game, "fr-ii-soye")


# Defence and Delay


@rule("last-campaigns order.defence.attack-limit")
def test_a_defence_attacks_only_to_retake_lost_ground():
    game = given(
        fr_ii_soye="5463",
        reille="5463",
        pr_i_1="5461",
        pr_i_2="5662",
        orders={"fr-ii": "defence 5461"},
        active=["fr-ii"],
    )
    assert cannot_enter(game, "fr-ii-soye", "5462") is None
    assert why_not_attack(game, "fr-ii-soye", "5461") is None
    refusal = cannot_enter(game, "fr-ii-soye", "5563")
    assert refusal is not None
    assert refusal.rule == "order.defence.attack-limit"
    assert why_not_attack(game, "fr-ii-soye", "5662") == "order.defence.attack-limit"


@rule("last-campaigns order.defence.approach", "last-campaigns order.must-move-speed")
def test_a_leader_rides_to_the_place_he_is_to_defend():
    game = given(
        reille="5466", fr_ii_soye="5465", orders={"fr-ii": "defence 5458"}, active=["fr-ii"]
    )
    referee = segment(game)
    assert referee.refusal(Pass()).rule == "order.defence.approach"
    referee.choose(Take("reille"))
    assert referee.refusal(Go("5566")).rule == "order.defence.approach"
    referee.choose(Go("5465"))
    assert referee.refusal(Pass()).rule == "order.defence.approach"
    referee.choose(Go("5462"), Pass(), Pass())
    assert referee.is_over


@rule("last-campaigns order.defence.stay")
@pytest.mark.parametrize("order", ["defence", "delay"])
def test_once_there_a_leader_stays_within_two_hexes(order):
    game = given(
        reille="5461", fr_ii_soye="5461", orders={"fr-ii": f"{order} 5460"}, active=["fr-ii"]
    )
    referee = segment(game)
    referee.choose(Take("reille"))
    assert referee.refusal(Go("5463")).rule == f"order.{order}.stay"
    assert Go("5462") in referee.options


def kept_off(**pieces):
    """Reille is to defend a place far to the north of him."""
    orders = {"fr-ii": "defence 5455"}
    pieces = {"reille": "5463", "fr_ii_soye": "5463", **pieces}
    return given(orders=orders, active=["fr-ii"], **pieces)


@rule("last-campaigns order.defence.stay")
def test_a_leader_whom_the_enemy_keeps_off_his_target_is_bound_where_he_is():
    game = kept_off(pr_i_1="5461", pr_i_2="5662", pr_i_3="5262", pr_i_4="5862", pr_ii_5="5062")
    segment(game).choose(Pass())
    assert game.commands["fr-ii"].post == "5463"
    assert is_within_radius(game, "fr-ii", "5465")
    follow(game, "reille", "5466")
    assert game.failing == ("fr-ii",)


@rule("last-campaigns order.defence.stay")
def test_a_leader_who_could_still_come_nearer_is_not_bound_where_he_is():
    game = kept_off(pr_i_1="5461")
    end_duties(game)
    assert not game.commands["fr-ii"].on_spot


@rule("last-campaigns order.delay.stay")
def test_a_leader_under_delay_is_bound_only_once_he_is_there():
    game = given(reille="5464", fr_ii_soye="5464", orders={"fr-ii": "delay 5460"}, active=["fr-ii"])
    referee = segment(game)
    referee.choose(Take("reille"))
    assert referee.refusal(Go("5465")).rule == "order.delay.not-away"
    referee.choose(Go("5463"))
    assert not game.commands["fr-ii"].on_spot


@rule(
    "last-campaigns order.defence.fails",
    "last-campaigns order.delay.fails",
    "last-campaigns order.defence.stay",
)
@pytest.mark.parametrize("order", ["defence", "delay"])
def test_a_leader_driven_from_his_post_fails_in_his_order(order):
    game = given(
        reille="5462",
        fr_ii_soye="5462",
        pr_i_1="5458",
        orders={"fr-ii": f"{order} 5460"},
        active=["fr-ii"],
    )
    segment(game).choose(Pass())
    follow(game, "reille", "5463")
    assert game.failing == ("fr-ii",)
    Referee(game, fail_orders(game))
    assert game.order_of("fr-ii").kind is Kind.WITHDRAWAL


@rule("last-campaigns order.defence.stay")
def test_a_leader_beaten_back_on_the_way_to_his_post_fails_in_nothing():
    game = kept_off()
    follow(game, "reille", "5464")
    assert game.failing == ()


@rule("last-campaigns order.defence.fails")
def test_a_retreat_within_the_radius_fails_nothing():
    game = given(
        reille="5461", fr_ii_soye="5461", orders={"fr-ii": "defence 5460"}, active=["fr-ii"]
    )
    segment(game).choose(Pass())
    follow(game, "reille", "5462")
    assert game.failing == ()


@rule("last-campaigns order.delay.not-away")
def test_under_delay_nobody_goes_farther_from_the_target():
    game = given(reille="5464", fr_ii_soye="5464", orders={"fr-ii": "delay 5460"}, active=["fr-ii"])
    referee = segment(game)
    referee.choose(Take("fr-ii-soye"))
    assert referee.refusal(Go("5465")).rule == "order.delay.not-away"
    assert Go("5564") in referee.options


@rule("last-campaigns order.delay.no-attack")
def test_under_delay_nobody_enters_a_zone_of_control_or_attacks():
    game = given(reille="5464", fr_ii_soye="5463", pr_i_1="5461", orders={"fr-ii": "delay 5460"})
    refusal = cannot_enter(game, "fr-ii-soye", "5462")
    assert refusal is not None
    assert refusal.rule == "order.delay.no-attack"
    put(game, "pr-i-2", "5462")
    assert why_not_attack(game, "fr-ii-soye", "5462") == "order.delay.no-attack"
