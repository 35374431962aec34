"""Zones of control: where they lie, who is held by them, who may enter them."""

import pytest

from estafette.engine import Pass
from estafette.games.last_campaigns.actions import Go, Take
from estafette.games.last_campaigns.paths import cannot_enter, is_pinned
from estafette.games.last_campaigns.sides import ALLIED, FRENCH
from estafette.games.last_campaigns.zones import is_in_zoc
from tests.games.last_campaigns.marching import reach, segment
from tests.games.last_campaigns.position import given
from tests.referee import rule

NIGHT = {"turn": 7}  # 21:00


@rule("last-campaigns zoc.extent", "last-campaigns zoc.not-through-impassable")
def test_a_unit_controls_all_the_hexes_beside_it():
    game = given(pr_i_1="5463")
    around = game.ground.neighbours["5463"]
    assert len(around) == 6
    assert all(is_in_zoc(game, hex_, ALLIED) for hex_ in around)
    assert not is_in_zoc(game, "5461", ALLIED)
    assert not is_in_zoc(game, "5462", FRENCH)


@rule("last-campaigns zoc.not-into-chateau", "last-campaigns chateau.ignores-zoc")
def test_no_zone_of_control_lies_in_a_chateau():
    game = given("la-belle-alliance", aa_i_byng="1719", fr_ii_soye="1819")
    assert not is_in_zoc(game, "1719", FRENCH)
    assert is_pinned(game, "aa-i-byng") is None


@rule("last-campaigns leader.no-zoc", "last-campaigns leader.not-combat")
def test_a_leader_controls_nothing():
    game = given(blucher="5463")
    assert not is_in_zoc(game, "5462", ALLIED)
    assert game.holder("5463") is None


@rule("last-campaigns zoc.start-locked")
def test_infantry_under_defence_cannot_march_off_from_the_enemy():
    game = given(
        fr_ii_soye="5463",
        pr_i_1="5462",
        reille="5463",
        orders={"fr-ii": "defence 5463"},
        active=["fr-ii"],
    )
    assert segment(game).refusal(Take("fr-ii-soye")).rule == "zoc.start-locked"


@rule(
    "last-campaigns zoc.leave.orders",
    "last-campaigns order.withdrawal.zoc",
    "last-campaigns order.reserve.leave-zoc",
)
@pytest.mark.parametrize("order", ["withdrawal 5466", "general-retreat 5466", "reserve"])
def test_some_orders_let_units_leave_for_one_point_more(order):
    game = given(fr_ii_soye="5463", pr_i_1="5462", reille="5464", orders={"fr-ii": order})
    assert is_pinned(game, "fr-ii-soye") is None
    assert reach(game, "fr-ii-soye")["5464"] == 4


@rule("last-campaigns zoc.entry-free", "last-campaigns zoc.leave.entered-this-move")
def test_a_unit_passes_through_a_zone_of_control_for_one_point_more():
    game = given(fr_ii_soye="5464", pr_i_1="5563", reille="5464", orders={"fr-ii": "attack 5563"})
    found = reach(game, "fr-ii-soye")
    assert found["5463"] == 2
    assert found["5462"] == 2 + 2 + 2


@rule("last-campaigns zoc.leave.entered-this-move")
def test_a_unit_that_stops_in_a_zone_of_control_may_still_go_on():
    game = given(
        fr_ii_soye="5664",
        pr_i_1="5462",
        reille="5564",
        orders={"fr-ii": "attack 5462"},
        active=["fr-ii"],
    )
    referee = segment(game)
    referee.choose(Take("fr-ii-soye"), Go("5563"), Go("5564"), Pass())
    assert game.where["fr-ii-soye"] == "5564"


@rule("last-campaigns night.no-zoc-entry", "last-campaigns weather.no-zoc-entry")
def test_nobody_enters_a_zone_of_control_at_night():
    game = given(fr_ii_hubert="5463", pr_i_1="5461", reille="5463", orders={"fr-ii": "attack 5461"})
    assert cannot_enter(game, "fr-ii-hubert", "5462") is None
    game.turn = 7  # 21:00
    refusal = cannot_enter(game, "fr-ii-hubert", "5462")
    assert refusal is not None
    assert refusal.rule == "night.no-zoc-entry"


@rule("last-campaigns night.no-zoc-entry")
def test_at_night_units_may_still_leave_where_their_orders_allow_it():
    game = given(
        fr_ii_soye="5463",
        pr_i_1="5462",
        reille="5464",
        orders={"fr-ii": "withdrawal 5466"},
        facts=NIGHT,
    )
    assert "5464" in reach(game, "fr-ii-soye")


@rule("last-campaigns weather.no-zoc-entry")
def test_nobody_enters_a_zone_of_control_in_the_rain():
    game = given(
        "campaign",
        fr_ii_soye="5463",
        pr_i_1="5461",
        reille="5463",
        orders={"fr-ii": "attack 5461"},
    )
    assert cannot_enter(game, "fr-ii-soye", "5462") is None
    while not game.is_rain or game.is_night:
        game.turn += 1
    refusal = cannot_enter(game, "fr-ii-soye", "5462")
    assert refusal is not None
    assert refusal.rule == "weather.no-zoc-entry"


@rule("last-campaigns zoc.leaders-ignore", "last-campaigns leader.zoc-entry")
def test_a_leader_enters_a_zone_of_control_only_with_a_friend_in_it():
    game = given(reille="5463", pr_i_1="5461", orders={"fr-ii": "attack 5461"})
    assert "5462" not in reach(game, "reille")
    game = given(reille="5463", fr_ii_soye="5462", pr_i_1="5461", orders={"fr-ii": "attack 5461"})
    found = reach(game, "reille")
    assert found["5462"] == 2
    assert found["5463"] == 0
