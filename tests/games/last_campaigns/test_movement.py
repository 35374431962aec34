"""Movement: points, costs, roads, stacks on the move, the edge of the map."""

import pytest

from estafette.engine import Pass
from estafette.games.last_campaigns.actions import DropOff, Go, LeaveMap, PickUp, Take, TakeStack
from estafette.games.last_campaigns.paths import movement_allowance
from estafette.games.last_campaigns.sides import Army
from estafette.games.last_campaigns.toll import army_toll
from tests.games.last_campaigns.marching import reach, segment
from tests.games.last_campaigns.position import give, given, lay
from tests.referee import rule

ROAD = ["4550", "4649", "4750", "4850", "4950", "5050", "5151", "5250"]


def the_road(order: str = "march 5351", **others: str):
    """Soye on the road from Nivelles to Namur, with Reille beside him."""
    return given(
        fr_ii_soye="4449", reille="4449", orders={"fr-ii": order}, active=["fr-ii"], **others
    )


@rule("last-campaigns movement.allowance")
@pytest.mark.parametrize(
    ("piece", "points"),
    [("fr-ii-soye", 8), ("fr-ii-hubert", 14), ("reille", 16), ("hq-french", 10)],
)
def test_every_piece_has_an_allowance_of_its_own(piece, points):
    game = given(fr_ii_soye="5463", fr_ii_hubert="5463", reille="5463", hqs={"french": "5463"})
    assert movement_allowance(game, piece) == points


@rule("last-campaigns movement.allowance")
def test_a_unit_goes_no_farther_than_its_points():
    game = given(
        fr_ii_soye="5460", reille="5462", orders={"fr-ii": "defence 5462"}, active=["fr-ii"]
    )
    referee = segment(game)
    referee.choose(Take("fr-ii-soye"))
    assert referee.refusal(Go("5465")).rule == "movement.allowance"
    assert referee.refusal(Go("5465")).key == "movement.too-far"
    referee.choose(Go("5464"), Pass())
    assert game.where["fr-ii-soye"] == "5464"


@rule("last-campaigns movement.cost.clear", "last-campaigns movement.cost.ridge")
def test_a_clear_hex_costs_a_point_even_across_a_ridge():
    game = given("la-belle-alliance", fr_ii_soye="1616")
    assert reach(game, "fr-ii-soye")["1617"] == 2


@rule("last-campaigns movement.cost.town")
def test_a_town_costs_a_point():
    game = given(fr_ii_soye="4357")
    assert reach(game, "fr-ii-soye")["4358"] == 2


@rule("last-campaigns movement.cost.stream")
def test_a_stream_costs_two_points_more():
    assert reach(given(fr_ii_soye="3745"), "fr-ii-soye")["3844"] == 6


@rule("last-campaigns movement.cost.bridge-offroad")
def test_a_bridge_off_the_road_costs_one_point_more():
    game = given(fr_ii_soye="5154", orders={"fr-ii": "attack 5458"})
    assert reach(game, "fr-ii-soye")["5155"] == 4


@rule("last-campaigns movement.cost.bridge-road")
def test_a_bridge_costs_nothing_on_the_road():
    game = given(fr_ii_soye="5154", orders={"fr-ii": "march 4461"})
    assert reach(game, "fr-ii-soye")["5155"] == 1


@rule("last-campaigns movement.cost.forest", "last-campaigns movement.cost.two-values")
@pytest.mark.parametrize(
    ("unit", "cost"), [("fr-ii-soye", 4), ("fr-ii-hubert", 8), ("fr-ii-art1", 8)]
)
def test_woods_are_for_infantry(unit, cost):
    game = given(**{unit.replace("-", "_"): "3464"})
    assert reach(game, unit)["3565"] == cost


@rule("last-campaigns movement.cost.chateau")
def test_a_chateau_costs_two_points():
    assert reach(given("la-belle-alliance", fr_ii_hubert="1718"), "fr-ii-hubert")["1719"] == 4


@rule("last-campaigns movement.minimum-one-hex")
def test_one_hex_can_always_be_entered():
    game = given("la-belle-alliance", fr_ii_art1="2820")
    assert game.ground.cost("2820", "2819", mounted=True) == 12
    assert reach(game, "fr-ii-art1")["2819"] == 8


@rule("last-campaigns movement.minimum-one-hex")
def test_the_one_hex_is_the_first():
    game = given(
        "la-belle-alliance",
        fr_ii_art1="2921",
        reille="2920",
        orders={"fr-ii": "defence 2920"},
        active=["fr-ii"],
    )
    referee = segment(game)
    referee.choose(Take("fr-ii-art1"), Go("2920"))
    assert referee.refusal(Go("2819")).key == "movement.too-far"


@rule("last-campaigns movement.cost.road", "last-campaigns movement.road.conditions")
def test_infantry_on_the_march_comes_eight_hexes_by_road():
    found = reach(the_road(), "fr-ii-soye")
    assert [found.get(hex_) for hex_ in ROAD] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert "5351" not in found


@rule("last-campaigns movement.road.conditions", "last-campaigns order.march.road-rate")
@pytest.mark.parametrize("order", ["attack 5351", "defence 5351", "probe 5351", "reserve"])
def test_under_other_orders_a_road_is_like_open_ground(order):
    found = reach(the_road(order), "fr-ii-soye")
    assert found["4850"] == 8
    assert "4950" not in found


@rule(
    "last-campaigns movement.road.conditions",
    "last-campaigns order.withdrawal.away",
    "last-campaigns order.march.road-rate",
)
@pytest.mark.parametrize("order", ["withdrawal 5351", "general-retreat 5351"])
def test_columns_in_retreat_use_the_roads_too(order):
    assert reach(the_road(order), "fr-ii-soye")["5250"] == 8


@rule("last-campaigns movement.cost.trail")
def test_a_trail_costs_a_point_whatever_it_runs_through():
    game = given(fr_ii_art1="4465", orders={"fr-ii": "march 4566"})
    assert game.ground.terrain["4566"] == "forest"
    assert reach(game, "fr-ii-art1")["4566"] == 2


@rule("last-campaigns movement.road.through-road-side")
def test_the_rate_holds_only_along_the_road():
    game = given(fr_ii_soye="4650", orders={"fr-ii": "march 5351"})
    assert reach(game, "fr-ii-soye")["4750"] == 2


@rule("last-campaigns movement.road.spacing")
@pytest.mark.parametrize("friend", ["4550", "4649"])
def test_a_friend_on_the_march_just_ahead_keeps_a_unit_off_the_road(friend):
    game = the_road(fr_ii_bauduin=friend)
    assert reach(game, "fr-ii-soye")["4550"] == 2


@rule("last-campaigns movement.road.spacing")
def test_friends_farther_ahead_or_not_on_the_march_hinder_nobody():
    assert reach(the_road(fr_ii_bauduin="4750"), "fr-ii-soye")["4550"] == 1
    game = the_road(fr_iii_corsin="4649")
    give(game, "fr-iii", "defence 4649")
    assert reach(game, "fr-ii-soye")["4649"] == 2


@rule("last-campaigns movement.road.spacing")
def test_a_junction_is_free_for_those_who_stop_or_take_the_free_branch():
    game = given(fr_ii_soye="4349", fr_ii_bauduin="4550", orders={"fr-ii": "march 5351"})
    found = reach(game, "fr-ii-soye")
    assert found["4449"] == 1
    assert found["4450"] == 1 + 2  # the trail to the south is free
    assert found["4550"] == 2 + 2  # the road is not, and the junction is paid in full


@rule("last-campaigns movement.road.town-empty")
def test_a_town_is_passed_by_road_only_when_it_is_empty():
    game = given(fr_ii_soye="3847", orders={"fr-ii": "march 4149"})
    assert reach(game, "fr-ii-soye")["3948"] == 1
    lay(game, "fr-iii-corsin", "3948")
    give(game, "fr-iii", "defence 3948")
    assert reach(game, "fr-ii-soye")["3948"] == 2


@rule("last-campaigns movement.road.singly")
def test_a_stack_does_not_move_by_road():
    game = the_road(fr_ii_bauduin="4449")
    referee = segment(game)
    referee.choose(TakeStack("4449"))
    assert Go("4850") in referee.options
    assert referee.refusal(Go("4950")).key == "movement.too-far"


@rule("last-campaigns movement.stack.drop-pickup")
def test_a_stack_drops_one_unit_and_picks_up_another_on_the_way():
    game = given(
        fr_ii_soye="5464",
        fr_ii_bauduin="5464",
        fr_ii_jamin="5462",
        reille="5463",
        orders={"fr-ii": "defence 5463"},
        active=["fr-ii"],
    )
    referee = segment(game)
    referee.choose(TakeStack("5464"), Go("5462"), DropOff("fr-ii-bauduin"), PickUp("fr-ii-jamin"))
    assert referee.refusal(Go("5459")).key == "movement.too-far"
    referee.choose(Go("5461"), Pass())
    assert game.at("5461") == ("fr-ii-soye", "fr-ii-jamin")
    assert game.where["fr-ii-bauduin"] == "5462"
    assert {"fr-ii-soye", "fr-ii-jamin", "fr-ii-bauduin"} <= game.moved


@rule("last-campaigns movement.stack.drop-pickup")
def test_nobody_is_picked_up_who_has_moved():
    game = given(
        fr_ii_soye="5464",
        fr_ii_jamin="5462",
        reille="5463",
        orders={"fr-ii": "defence 5463"},
        active=["fr-ii"],
    )
    game.moved = frozenset(["fr-ii-jamin"])
    referee = segment(game)
    referee.choose(Take("fr-ii-soye"), Go("5462"))
    assert referee.refusal(PickUp("fr-ii-jamin")).key == "movement.has-moved"


@rule("last-campaigns term.activated")
def test_only_the_formation_whose_marker_was_drawn_moves():
    game = given(
        fr_ii_soye="5463",
        fr_iii_corsin="5361",
        reille="5463",
        orders={"fr-ii": "defence 5463", "fr-iii": "defence 5361"},
        active=["fr-ii"],
    )
    referee = segment(game)
    assert referee.refusal(Take("fr-iii-corsin")).rule == "term.activated"
    referee.choose(Take("fr-ii-soye"))


@rule("last-campaigns movement.allowance")
def test_nobody_moves_into_the_enemy():
    game = given(
        fr_ii_soye="5463",
        pr_i_1="5461",
        reille="5463",
        orders={"fr-ii": "attack 5461"},
        active=["fr-ii"],
    )
    referee = segment(game)
    referee.choose(Take("fr-ii-soye"))
    assert referee.refusal(Go("5461")).key == "movement.enemy-there"


def at_the_edge(order: str):
    game = given(
        "la-belle-alliance",
        fr_ii_soye="1807",
        reille="1807",
        orders={"fr-ii": order},
        active=["fr-ii"],
    )
    return game, segment(game)


@rule("last-campaigns movement.exit.not-eliminated")
def test_who_leaves_the_map_by_movement_is_not_eliminated():
    game, referee = at_the_edge("attack 1808")
    referee.choose(Take("fr-ii-soye"), LeaveMap())
    assert game.exited == {"fr-ii-soye": "1807"}
    assert army_toll(game, Army.FRENCH) == 0
    assert "fr-ii-soye" not in game.eliminated


@rule("last-campaigns movement.exit.not-eliminated")
def test_nobody_leaves_the_map_from_its_middle_or_against_orders():
    _, referee = at_the_edge("attack 1808")
    referee.choose(Take("fr-ii-soye"), Go("1808"))
    assert referee.refusal(LeaveMap()).key == "exit.not-at-edge"
    other = given(
        "la-belle-alliance",
        fr_ii_soye="0929",
        reille="0929",
        orders={"fr-ii": "defence 0929"},
        active=["fr-ii"],
    )
    referee = segment(other)
    referee.choose(Take("fr-ii-soye"))
    assert referee.refusal(LeaveMap()).key == "exit.not-ordered"


@rule("last-campaigns movement.exit.not-eliminated")
def test_a_formation_in_retreat_may_leave_by_its_own_edge():
    game = given(
        "la-belle-alliance",
        fr_ii_soye="0929",
        reille="0929",
        orders={"fr-ii": "withdrawal 0929"},
        active=["fr-ii"],
    )
    referee = segment(game)
    referee.choose(Take("fr-ii-soye"))
    assert LeaveMap() in referee.options


@rule("last-campaigns general.cavalry-nature", "last-campaigns zoc.cavalry-ignores")
def test_cavalry_rides_through_enemy_zones_of_control():
    game = given(
        fr_ii_hubert="5563", pr_i_1="5462", reille="5563", orders={"fr-ii": "withdrawal 5263"}
    )
    found = reach(game, "fr-ii-hubert")
    assert found["5463"] == 2
    assert found["5363"] == 4
