"""What each order allows and demands: March, Withdrawal and Reserve."""

import pytest
from msgspec.structs import replace

from estafette.engine import Pass
from estafette.games.last_campaigns.actions import Go, React, Take
from estafette.games.last_campaigns.affairs import Command, Dispatch, Order
from estafette.games.last_campaigns.approach import progress
from estafette.games.last_campaigns.bombardment import bombardment_segment
from estafette.games.last_campaigns.compliance import column_lines
from estafette.games.last_campaigns.fate import put
from estafette.games.last_campaigns.force import take_command
from estafette.games.last_campaigns.leaders import fail_orders, follow
from estafette.games.last_campaigns.morale import morale
from estafette.games.last_campaigns.obedience import (
    is_on_the_road,
    must_assault,
)
from estafette.games.last_campaigns.paths import cannot_enter
from estafette.games.last_campaigns.reaction import cannot_react
from estafette.games.last_campaigns.riders import ways
from estafette.games.last_campaigns.sides import FRENCH, Kind
from tests.games.last_campaigns.marching import attackers, reach, segment, why_not_attack
from tests.games.last_campaigns.position import give, given
from tests.referee import Referee, rule

# March


def on_the_road(**pieces):
    pieces = {"reille": "4449", "fr_ii_soye": "4449", "fr_ii_art1": "4349", **pieces}
    return given(orders={"fr-ii": "march 5351"}, active=["fr-ii"], **pieces)


@rule(
    "last-campaigns order.march.approach",
    "last-campaigns order.must-move-speed",
    "last-campaigns order.leader-must-follow",
)
def test_a_march_goes_on_at_least_as_fast_as_the_slowest():
    game = on_the_road(fr_ii_hubert="4550")
    referee = segment(game)
    assert referee.refusal(Pass()).rule == "order.leader-must-follow"
    referee.choose(Take("reille"), Go("4649"))
    assert referee.refusal(Pass()).rule == "order.leader-must-follow"
    referee.choose(Go("5250"), Take("fr-ii-hubert"), Go("4750"))
    assert referee.refusal(Pass()).rule == "order.march.approach"
    assert referee.refusal(Go("4649")).rule == "order.march.approach"
    referee.choose(Go("5351"))


@rule("last-campaigns order.march.approach")
def test_a_unit_at_the_target_of_its_march_may_stay():
    game = given(reille="5351", fr_ii_soye="5351", orders={"fr-ii": "march 5351"}, active=["fr-ii"])
    assert Pass() in segment(game).options


@rule("last-campaigns order.march.jam")
def test_a_unit_kept_off_the_road_may_wait():
    game = on_the_road(fr_iii_corsin="4550")
    give(game, "fr-iii", "march 5351")
    referee = segment(game)
    referee.choose(Take("fr-ii-soye"))
    assert Pass() in referee.options


@rule("last-campaigns order.march.cancelled-at-zoc")
def test_a_march_halts_before_a_zone_of_control():
    game = on_the_road(pr_i_1="5050")
    referee = segment(game)
    referee.choose(Take("fr-ii-soye"))
    assert referee.refusal(Go("4950")).rule == "order.march.cancelled-at-zoc"


@rule("last-campaigns order.march.cancelled-at-zoc", "last-campaigns order.march.next-order")
def test_a_leader_who_meets_the_enemy_on_the_march_passes_to_defence():
    game = on_the_road(pr_i_1="4750", reille="4550", fr_ii_soye="4550")
    referee = segment(game)
    referee.choose(Take("reille"))
    assert game.order_of("fr-ii").kind is Kind.DEFENCE


@rule("last-campaigns order.march.route")
def test_a_march_goes_by_its_way_points():
    game = given(fr_ii_soye="4449", reille="4449", active=["fr-ii"])
    give(game, "fr-ii", "march 5351")
    assert segment_refuses_go(game, "4447") == "order.march.approach"
    route(game, "4446")
    assert segment_refuses_go(game, "4447") is None
    assert segment_refuses_go(game, "4549") == "order.march.approach"


@rule("last-campaigns order.march.route")
def test_way_points_are_passed_in_their_order_and_by_the_first_for_all():
    game = given(fr_ii_soye="4449", fr_ii_bauduin="4449", reille="4449", active=["fr-ii"])
    give(game, "fr-ii", "march 5351")
    route(game, "4447", "4449")
    referee = segment(game)
    referee.choose(Take("fr-ii-soye"))
    referee.choose(Go("4447"))
    assert game.order_of("fr-ii").route == ("4449",)
    referee.choose(Go("4448"))
    assert game.order_of("fr-ii").route == ("4449",)


@rule("last-campaigns order.march.route")
def test_a_way_point_at_which_the_march_begins_is_passed_already():
    game = given(fr_ii_soye="4449", reille="4449", active=["fr-ii"])
    order = Order(Kind.MARCH, ("5351",), route=("4449", "4446"))
    take_command(game, "fr-ii", Command(order))
    assert game.order_of("fr-ii").route == ("4446",)


def route(game, *way_points):
    command = game.commands["fr-ii"]
    game.commands["fr-ii"] = replace(command, order=replace(command.order, route=way_points))


def segment_refuses_go(game, hex_):
    game.moved = frozenset()
    referee = segment(game)
    referee.choose(Take("fr-ii-soye"))
    return None if Go(hex_) in referee.options else referee.refusal(Go(hex_)).rule


# Withdrawal


@rule(
    "last-campaigns order.withdrawal.away", "last-campaigns order.general-retreat.like-withdrawal"
)
@pytest.mark.parametrize("order", ["withdrawal 5466", "general-retreat 5466"])
def test_units_that_withdraw_must_get_away(order):
    game = given(
        reille="5463", fr_ii_soye="5462", pr_i_1="5460", orders={"fr-ii": order}, active=["fr-ii"]
    )
    referee = segment(game)
    assert referee.refusal(Pass()).rule in ("order.withdrawal.away", "order.leader-must-follow")
    referee.choose(Take("fr-ii-soye"))
    assert referee.refusal(Pass()).rule == "order.withdrawal.away"
    assert referee.refusal(Go("5461")).rule == "order.withdrawal.away"
    referee.choose(Go("5465"))


@rule("last-campaigns order.withdrawal.away")
def test_the_way_home_does_not_lead_up_to_the_enemy():
    game = given(fr_ii_soye="5461", pr_i_1="5464", orders={"fr-ii": "withdrawal 5466"})
    order = game.order("fr-ii-soye")
    is_escape = progress(game, order, FRENCH, "5461")
    assert not is_escape("5463")
    assert is_escape("5462")


@rule("last-campaigns order.withdrawal.zoc")
def test_a_unit_that_withdraws_may_pass_from_one_zone_of_control_to_another():
    game = given(
        reille="5463", fr_ii_soye="5463", pr_i_1="5563", orders={"fr-ii": "withdrawal 5466"}
    )
    assert reach(game, "fr-ii-soye")["5464"] == 4
    put(game, "pr-i-2", "5364")
    assert reach(game, "fr-ii-soye")["5464"] == 4


@rule("last-campaigns order.withdrawal.no-attack")
@pytest.mark.parametrize("order", ["withdrawal 5466", "general-retreat 5466"])
def test_units_that_withdraw_do_not_attack(order):
    game = given(reille="5463", fr_ii_soye="5463", pr_i_1="5462", orders={"fr-ii": order})
    assert why_not_attack(game, "fr-ii-soye", "5462") == "order.withdrawal.no-attack"
    assert not must_assault(game, "fr-ii-soye")


@rule("last-campaigns order.withdrawal.flank", "last-campaigns order.withdrawal.flank-not-in-town")
@pytest.mark.parametrize(
    ("hex_", "caught"), [("4449", True), ("4450", True), ("3948", False), ("5463", False)]
)
def test_a_column_in_retreat_is_caught_on_the_road_but_not_in_a_town(hex_, caught):
    game = given(fr_ii_soye=hex_, orders={"fr-ii": "withdrawal 5466"})
    assert is_on_the_road(game, "fr-ii-soye") is caught
    give(game, "fr-ii", "march 5351")
    assert not is_on_the_road(game, "fr-ii-soye")


# Reserve


@rule("last-campaigns order.reserve.no-attack", "last-campaigns order.no-attack-scope")
def test_units_in_reserve_neither_close_in_nor_attack_but_bombard_and_react():
    game = given(
        fr_ii_hubert="5462",
        fr_ii_art1="5463",
        reille="5463",
        pr_i_1="5461",
        pr_i_2="5660",
        orders={"fr-ii": "reserve"},
        active=["fr-ii"],
        facts={"reserves": True},
    )
    assert why_not_attack(game, "fr-ii-hubert", "5461") == "order.reserve.no-attack"
    refusal = cannot_enter(game, "fr-ii-art1", "5562")
    assert refusal is not None
    assert refusal.rule == "order.reserve.no-attack"
    assert Referee(game, bombardment_segment(game)).options
    game.active = ("pr-i",)
    charge = React("fr-ii-hubert", next(iter(ways(game, "5462", "5461"))))
    assert cannot_react(game, "5461", ["pr-i-1"], "enter", charge) is None


@rule("last-campaigns order.reserve.leader-fixed", "last-campaigns leader-move.formation-leader")
def test_the_leader_of_a_formation_in_reserve_does_not_move():
    game = given(
        fr_ii_soye="5463",
        reille="5463",
        orders={"fr-ii": "reserve"},
        active=["fr-ii"],
        facts={"reserves": True},
    )
    assert segment(game).refusal(Take("reille")).rule == "order.reserve.leader-fixed"


@rule("last-campaigns leader-move.formation-leader", "last-campaigns sequence.phase5.reserve")
def test_a_division_in_reserve_does_not_set_the_leader_of_its_corps_in_motion():
    game = given(
        fr_ii_soye="5463",
        fr_ii_husson="5464",
        reille="5463",
        orders={"fr-ii": "defence 5463", "fr-ii/5": "reserve"},
        active=["fr-ii"],
        facts={"reserves": True},
    )
    assert segment(game).refusal(Take("reille")).rule == "leader-move.formation-leader"


@rule("last-campaigns order.reserve.fails-retreat")
def test_a_reserve_whose_leader_is_beaten_back_fails():
    game = given(fr_ii_soye="5463", reille="5463", pr_i_1="5461", orders={"fr-ii": "reserve"})
    follow(game, "reille", "5464")
    Referee(game, fail_orders(game))
    assert game.order_of("fr-ii").kind is Kind.WITHDRAWAL


@rule("last-campaigns order.reserve.morale")
def test_units_in_reserve_have_less_morale():
    game = given(fr_ii_soye="5463", orders={"fr-ii": "defence 5463"})
    before = morale(game, "fr-ii-soye")
    give(game, "fr-ii", "reserve")
    assert morale(game, "fr-ii-soye") == before - 1


@rule("last-campaigns order.leader-must-follow")
def test_a_leader_whose_range_holds_back_an_attack_must_go_first():
    game = attackers(fr_ii_soye="5463", reille="5466")
    referee = segment(game)
    assert referee.refusal(Pass()).key == "movement.leader-must-follow"
    referee.choose(Take("reille"), Go("5463"), Pass())
    assert referee.refusal(Pass()).key == "movement.must-approach"


@rule("last-campaigns order.reserve.shift")
def test_a_leader_in_reserve_complies_one_column_better():
    game = given(blucher="5460", pirch_i="5463", pr_ii_5="5463", orders={"pr-ii": "reserve"})
    march = Dispatch("pr-ii", "blucher", (Order(Kind.MARCH, ("5458",)),), sent=0, arrives=0)
    assert sum(shift for _, shift in column_lines(game, march)) == 3 + 1 + 1
    give(game, "pr-ii", "defence 5463")
    assert sum(shift for _, shift in column_lines(game, march)) == 3 + 1
