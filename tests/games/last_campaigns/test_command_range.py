"""Command range: how it is measured, and what it does to those in it and out of it."""

import pytest

from estafette.engine import Pass
from estafette.games.last_campaigns.actions import Go, Take
from estafette.games.last_campaigns.command_range import is_in_command, trace
from estafette.games.last_campaigns.fate import post, put
from estafette.games.last_campaigns.morale import morale
from estafette.games.last_campaigns.obedience import cannot_attack
from estafette.games.last_campaigns.sides import FRENCH
from tests.games.last_campaigns.marching import segment
from tests.games.last_campaigns.position import given
from tests.referee import rule


@rule("last-campaigns command.range.three", "last-campaigns movement.cost.command-trace")
@pytest.mark.parametrize(
    ("hex_", "commanded"), [("5250", True), ("5350", False), ("5050", True), ("5052", False)]
)
def test_command_reaches_three_points_along_a_road(hex_, commanded):
    game = given(fr_ii_soye=hex_, reille="4649", orders={"fr-ii": "attack 5351"})
    assert game.ground.distance("4649", "5250") == 6
    assert is_in_command(game, "fr-ii-soye") is commanded


@rule("last-campaigns command.range.three")
@pytest.mark.parametrize(("hex_", "commanded"), [("5460", True), ("5459", False)])
def test_command_reaches_three_hexes_across_country(hex_, commanded):
    game = given(fr_ii_soye=hex_, reille="5463", orders={"fr-ii": "attack 5458"})
    assert is_in_command(game, "fr-ii-soye") is commanded


@rule("last-campaigns command.range.three")
def test_without_a_leader_on_the_map_nobody_is_in_command():
    assert not is_in_command(given(fr_ii_soye="5463"), "fr-ii-soye")


@rule("last-campaigns movement.cost.command-trace")
def test_a_trail_costs_half_a_point_to_a_rider():
    game = given(reille="4450")
    assert trace(game, "4450", 6, mounted=True)["4447"] == 3


@rule("last-campaigns movement.cost.command-trace")
def test_no_rider_passes_through_the_enemy():
    game = given(reille="5463", pr_i_1="5462")
    found = trace(game, "5463", 8, mounted=True, side=FRENCH)
    assert "5462" not in found
    assert found["5461"] == 6


@rule("last-campaigns command.range.zoc-trace")
def test_command_passes_a_zone_of_control_only_with_a_friend_in_it():
    game = given(
        fr_ii_soye="5460",
        reille="5463",
        pr_i_1="5561",
        pr_i_2="5361",
        orders={"fr-ii": "defence 5463"},
    )
    assert not is_in_command(game, "fr-ii-soye")
    put(game, "fr-ii-jamin", "5462")
    put(game, "fr-ii-bauduin", "5461")
    assert is_in_command(game, "fr-ii-soye")


@rule("last-campaigns command.range.zoc-trace")
def test_a_unit_in_a_zone_of_control_is_itself_the_friend():
    game = given(fr_ii_soye="5462", reille="5463", pr_i_1="5461")
    assert is_in_command(game, "fr-ii-soye")


def corps(**pieces):
    return given(orders={"fr-ii": "defence 5463"}, active=["fr-ii"], **pieces)


@rule("last-campaigns command.range.no-leaving")
def test_a_unit_may_not_leave_the_range_of_its_leader():
    game = corps(fr_ii_soye="5460", reille="5463")
    referee = segment(game)
    referee.choose(Take("fr-ii-soye"))
    assert referee.refusal(Go("5459")).rule == "command.range.no-leaving"
    assert Go("5461") in referee.options


@rule("last-campaigns command.range.leader-may-leave")
def test_a_leader_may_leave_units_behind():
    game = given(
        fr_ii_soye="5466", reille="5465", orders={"fr-ii": "defence 5458"}, active=["fr-ii"]
    )
    referee = segment(game)
    referee.choose(Take("reille"), Go("5460"))
    assert not is_in_command(game, "fr-ii-soye")


@rule("last-campaigns command.range.out-return", "last-campaigns command.range.priority")
def test_a_unit_out_of_command_moves_back_to_its_leader_whatever_its_order():
    game = given(
        fr_ii_soye="5458",
        reille="5465",
        pr_i_1="5455",
        orders={"fr-ii": "attack 5455"},
        active=["fr-ii"],
    )
    referee = segment(game)
    referee.choose(Take("fr-ii-soye"))
    assert referee.refusal(Go("5457")).rule == "command.range.out-return"
    assert referee.refusal(Go("5459")).rule == "command.range.out-return"
    assert [option for option in referee.options if isinstance(option, Go)] == [Go("5462")]


@rule("last-campaigns command.range.out-movement")
def test_a_unit_out_of_command_enters_no_zone_of_control():
    game = given(
        fr_ii_soye="5459",
        reille="5465",
        pr_i_1="5560",
        orders={"fr-ii": "attack 5560"},
        active=["fr-ii"],
    )
    assert not is_in_command(game, "fr-ii-soye")
    game.where["fr-ii-soye"] = "5458"
    game.stacks = {"5458": ("fr-ii-soye",), "5560": ("pr-i-1",)}
    referee = segment(game)
    referee.choose(Take("fr-ii-soye"))
    assert referee.refusal(Go("5459")).rule == "command.range.out-movement"


@rule("last-campaigns command.range.out-limits", "last-campaigns command.range.out-defend")
def test_a_unit_out_of_command_attacks_nobody_and_defends_as_ever():
    game = given(
        fr_ii_hubert="5460",
        fr_ii_soye="5463",
        reille="5463",
        pr_i_1="5459",
        orders={"fr-ii": "attack 5459"},
    )
    assert cannot_attack(game, "fr-ii-hubert", "5459") is None
    before = morale(game, "fr-ii-hubert")
    post(game, "reille", "5466")
    refusal = cannot_attack(game, "fr-ii-hubert", "5459")
    assert refusal is not None
    assert refusal.rule == "command.range.out-limits"
    assert morale(game, "fr-ii-hubert") == before


@rule("last-campaigns command.range.divisional-exception")
def test_a_division_under_its_own_order_needs_no_leader_near():
    game = given(
        fr_ii_jamin="5458",
        fr_ii_gauthier="5458",
        reille="5466",
        orders={"fr-ii": "reserve", "fr-ii/9": "defence 5456"},
        active=["fr-ii"],
    )
    assert is_in_command(game, "fr-ii-jamin")
    referee = segment(game)
    referee.choose(Take("fr-ii-jamin"), Go("5456"), Pass())
    assert game.where["fr-ii-jamin"] == "5456"


@rule("last-campaigns division.cohesion")
def test_a_division_under_its_own_order_keeps_together():
    game = given(
        fr_ii_jamin="5458",
        fr_ii_gauthier="5458",
        orders={"fr-ii": "reserve", "fr-ii/9": "defence 5456"},
        active=["fr-ii"],
    )
    referee = segment(game)
    referee.choose(Take("fr-ii-jamin"), Go("5461"), Take("fr-ii-gauthier"))
    assert referee.refusal(Go("5457")).rule == "division.cohesion"
    assert Go("5459") in referee.options
