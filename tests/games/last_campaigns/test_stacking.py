"""Stacking: how many, when it is checked, and who may look."""

from estafette.engine import Pass
from estafette.games.last_campaigns.actions import FallBack, GiveWay, Go, Take
from estafette.games.last_campaigns.crowding import check_stacking
from estafette.games.last_campaigns.eyes import may_inspect
from estafette.games.last_campaigns.fate import put
from estafette.games.last_campaigns.sides import FRENCH
from estafette.games.last_campaigns.stacking import cannot_stack
from tests.games.last_campaigns.marching import segment
from tests.games.last_campaigns.position import given
from tests.referee import Referee, rule


def two_and_one(**facts):
    """Two units of the III Corps stand where one of the II Corps would like to stop."""
    return given(
        fr_ii_soye="5464",
        fr_iii_corsin="5462",
        fr_iii_billard="5462",
        reille="5463",
        orders={"fr-ii": "defence 5463", "fr-iii": "defence 5462"},
        active=["fr-ii"],
        **facts,
    )


@rule("last-campaigns stacking.limit")
def test_a_third_unit_may_not_stop_in_a_hex():
    referee = segment(two_and_one())
    referee.choose(Take("fr-ii-soye"))
    assert referee.refusal(Go("5462")).rule == "stacking.limit"


@rule("last-campaigns stacking.when")
def test_a_third_unit_may_pass_through_a_hex():
    game = two_and_one()
    referee = segment(game)
    referee.choose(Take("fr-ii-soye"), Go("5461"), Pass())
    assert game.where["fr-ii-soye"] == "5461"


@rule("last-campaigns stacking.when")
def test_a_third_unit_may_stop_where_another_is_still_to_leave():
    game = given(
        fr_ii_soye="5464",
        fr_ii_jamin="5462",
        fr_ii_bauduin="5462",
        reille="5463",
        orders={"fr-ii": "defence 5463"},
        active=["fr-ii"],
    )
    referee = segment(game)
    referee.choose(Take("fr-ii-soye"), Go("5462"))
    assert len(game.at("5462")) == 3


@rule("last-campaigns stacking.when")
def test_the_surplus_makes_room_at_the_end_of_the_segment():
    game = given(fr_ii_soye="5462", fr_iii_corsin="5462", fr_iii_billard="5462")
    referee = Referee(game, check_stacking(game, FRENCH))
    assert game.disorganised == {"fr-ii-soye", "fr-iii-corsin", "fr-iii-billard"}
    referee.choose(GiveWay("fr-ii-soye"), FallBack("5463"))
    assert referee.is_over
    assert game.where["fr-ii-soye"] == "5463"
    assert len(game.at("5462")) == 2


@rule("last-campaigns stacking.leaders-hq-free", "last-campaigns hq.stacking")
def test_leaders_and_headquarters_take_no_room():
    game = given(
        fr_ii_soye="5462",
        fr_iii_corsin="5462",
        reille="5462",
        napoleon="5462",
        hqs={"french": "5462"},
    )
    assert Referee(game, check_stacking(game, FRENCH)).is_over
    assert cannot_stack(game, "5462", ["fr-ii-soye"]) is None


@rule("last-campaigns stacking.leaders-hq-free", "last-campaigns hq.stacking")
def test_a_leader_rides_into_a_full_hex():
    game = two_and_one()
    referee = segment(game)
    referee.choose(Take("reille"), Go("5462"))
    assert game.leaders["reille"] == "5462"


@rule("last-campaigns division.no-mixing")
def test_a_division_under_its_own_order_does_not_stack_with_its_corps():
    game = given(
        fr_ii_soye="5463",
        fr_ii_jamin="5462",
        orders={"fr-ii": "reserve", "fr-ii/9": "defence 5462"},
    )
    refusal = cannot_stack(game, "5463", ["fr-ii-jamin"])
    assert refusal is not None
    assert refusal.rule == "division.no-mixing"
    game.attached = {"fr-ii/9": "fr-iii"}
    assert cannot_stack(game, "5463", ["fr-ii-jamin"]) is None


@rule("last-campaigns stacking.inspect")
def test_a_stack_behind_a_ridge_cannot_be_looked_through():
    game = given("la-belle-alliance", fr_ii_soye="1719", aa_i_byng="1716", aa_i_art1="1716")
    assert not may_inspect(game, FRENCH, "1716")
    put(game, "fr-ii-jamin", "1715")
    assert may_inspect(game, FRENCH, "1716")


@rule("last-campaigns stacking.inspect")
def test_a_leader_can_look_for_his_side():
    game = given("la-belle-alliance", reille="1715", aa_i_byng="1716")
    assert may_inspect(game, FRENCH, "1716")


@rule("last-campaigns stacking.inspect")
def test_at_night_one_looks_no_farther_than_the_next_hex():
    game = given(fr_ii_soye="5463", pr_i_1="5461", facts={"turn": 7})
    assert not may_inspect(game, FRENCH, "5461")
    put(game, "fr-ii-jamin", "5462")
    assert may_inspect(game, FRENCH, "5461")


@rule("last-campaigns stacking.artillery-on-top")
def test_guns_lie_on_top():
    game = given(fr_ii_soye="5463", fr_ii_art1="5463")
    assert game.at("5463") == ("fr-ii-art1", "fr-ii-soye")
