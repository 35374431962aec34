"""Leaders and headquarters: their moves, and what becomes of them when the enemy comes."""

import pytest

from estafette.engine import Pass
from estafette.games.last_campaigns.actions import Appoint, FallBack, Go, Shelter, Take
from estafette.games.last_campaigns.headquarters import restore_headquarters
from estafette.games.last_campaigns.leaders import displace
from estafette.games.last_campaigns.mustering import going_of
from estafette.games.last_campaigns.paths import movement_allowance, reach_of
from estafette.games.last_campaigns.retreat import retreat
from estafette.games.last_campaigns.sides import ALLIED, Army, Kind
from estafette.games.last_campaigns.toll import level_of
from tests.games.last_campaigns.marching import reach, reserve_step, segment
from tests.games.last_campaigns.position import give, given
from tests.referee import Referee, rule


@rule("last-campaigns leader-move.cc-once")
def test_a_commander_in_chief_moves_once_in_a_turn():
    game = given(
        napoleon="5463",
        fr_ii_soye="5463",
        fr_iii_corsin="5362",
        reille="5463",
        vandamme="5362",
        orders={"fr-ii": "defence 5463", "fr-iii": "defence 5362"},
        active=["fr-ii"],
    )
    referee = segment(game)
    referee.choose(Take("napoleon"), Go("5363"), Pass(), Pass())
    game.active, game.moved = ("fr-iii",), frozenset()
    assert segment(game).refusal(Take("napoleon")).rule == "leader-move.cc-once"


@rule("last-campaigns leader-move.formation-leader")
def test_a_leader_moves_in_the_action_of_his_formation_only():
    game = given(
        fr_ii_soye="5463",
        fr_iii_corsin="5362",
        reille="5463",
        vandamme="5362",
        orders={"fr-ii": "defence 5463", "fr-iii": "defence 5362"},
        active=["fr-ii"],
    )
    referee = segment(game)
    assert referee.refusal(Take("vandamme")).rule == "leader-move.formation-leader"
    referee.choose(Take("reille"))
    assert Go("5461") in referee.options


@rule("last-campaigns wing.moves-once")
def test_a_wing_commander_moves_when_one_of_his_corps_does():
    game = given(
        grouchy="5463",
        fr_c1_ameil="5463",
        pajol="5463",
        fr_iii_corsin="5362",
        orders={"fr-c1": "defence 5463", "fr-iii": "defence 5362"},
        active=["fr-c1"],
    )
    assert Take("grouchy") in segment(game).options
    game.active = ("fr-iii",)
    assert segment(game).refusal(Take("grouchy")).rule == "leader-move.formation-leader"


@rule("last-campaigns leader.moves-as-cavalry")
def test_a_leader_pays_as_cavalry_does():
    game = given(reille="3464", orders={"fr-ii": "attack 3864"})
    assert reach(game, "reille")["3565"] == 8


@rule("last-campaigns leader.half-move-when-ordering")
def test_a_leader_who_gives_orders_has_half_his_points():
    game = given(napoleon="5463")
    assert movement_allowance(game, "napoleon") == 16
    game.given = {"napoleon": 1}
    assert movement_allowance(game, "napoleon") == 8


@rule("last-campaigns night.leaders-fixed")
def test_leaders_do_not_move_at_night():
    game = given(
        reille="4449",
        fr_ii_soye="4449",
        fr_ii_jamin="4349",
        orders={"fr-ii": "march 5351"},
        active=["fr-ii"],
        facts={"turn": 7},
    )
    referee = segment(game)
    assert referee.refusal(Take("reille")).rule == "night.leaders-fixed"
    referee.choose(Take("fr-ii-soye"))
    assert Go("5050") in referee.options
    assert referee.refusal(Go("5151")).rule == "command.range.no-leaving"


@rule("last-campaigns leader.retreat-with", "last-campaigns night.leaders-retreat")
def test_a_leader_goes_along_in_a_retreat_even_at_night():
    game = given(fr_ii_soye="5463", reille="5463", pr_i_1="5462", facts={"turn": 7})
    referee = Referee(game, retreat(game, ["fr-ii-soye"], voluntary=True, start="5463"))
    referee.choose(FallBack("5464"))
    assert game.leaders["reille"] == game.where["fr-ii-soye"] == "5464"


def rider(**pieces):
    """French hussars two hexes away from somebody who is alone."""
    return given(
        fr_ii_hubert="5464",
        reille="5464",
        orders={"fr-ii": "attack 5460"},
        active=["fr-ii"],
        dice=[3, 4],
        **pieces,
    )


@rule("last-campaigns leader.displaced")
def test_a_leader_alone_flees_to_the_nearest_friendly_unit():
    game = rider(zieten="5462", pr_i_1="5459", pr_i_2="5456")
    referee = segment(game)
    referee.choose(Take("fr-ii-hubert"), Go("5462"))
    assert game.leaders["zieten"] == "5459"
    assert "leader.risk" in referee.keys


@rule("last-campaigns leader.displaced")
def test_between_units_as_near_as_each_other_his_owner_chooses():
    game = given(zieten="5462", pr_i_1="5460", pr_i_2="5464", pr_i_3="5466", dice=[1, 1])
    referee = Referee(game, displace(game, "zieten", "fr-ii-hubert"))
    assert referee.decision is not None
    assert referee.decision.seat == ALLIED
    assert referee.refusal(Shelter("5466")).rule == "leader.displaced"
    referee.choose(Shelter("5464"))
    assert game.leaders["zieten"] == "5464"


@rule("last-campaigns leader.displaced")
def test_a_leader_with_units_is_left_alone():
    game = rider(zieten="5461", pr_i_1="5461")
    referee = segment(game)
    referee.choose(Take("fr-ii-hubert"), Go("5462"))
    assert game.leaders["zieten"] == "5461"


@rule("last-campaigns order.reserve.fails")
def test_a_leader_in_reserve_who_is_displaced_fails_in_his_order():
    game = rider(zieten="5462", pr_i_1="5456")
    give(game, "pr-i", "reserve")
    referee = segment(game)
    referee.choose(Take("fr-ii-hubert"), Go("5462"))
    while not referee.is_over:
        referee.choose(Pass())
    assert game.order_of("pr-i").kind is Kind.WITHDRAWAL


@rule(
    "last-campaigns hq.destroyed",
    "last-campaigns hq.destroyed.level",
    "last-campaigns hq.destroyed.cc-continues",
)
def test_an_hq_alone_is_destroyed_by_whoever_enters():
    game = rider(blucher="5456", pr_i_1="5456", hqs={"prussian": "5462"})
    before = level_of(game, Army.PRUSSIAN)
    referee = segment(game)
    referee.choose(Take("fr-ii-hubert"), Go("5462"))
    assert Army.PRUSSIAN not in game.hqs
    assert level_of(game, Army.PRUSSIAN) == before - 5
    assert game.value("blucher") == 2


@rule("last-campaigns hq.destroyed.returns", "last-campaigns hq.destroyed.cc-continues")
def test_an_hq_comes_back_on_the_first_night_turn():
    game = given(blucher="5456", pr_i_1="5456", pr_i_2="5453", facts={"turn": 6})
    game.hqs_lost = {Army.PRUSSIAN: 2}
    assert Referee(game, restore_headquarters(game)).is_over
    assert Army.PRUSSIAN not in game.hqs
    game.turn = 7  # 21:00
    referee = Referee(game, restore_headquarters(game))
    assert referee.refusal(Appoint("5460")).rule == "hq.destroyed.returns"
    referee.choose(Appoint("5453"))
    assert game.hqs == {Army.PRUSSIAN: "5453"}
    assert game.value("blucher") == 3


@rule("last-campaigns hq.no-retreat")
def test_an_hq_does_not_retreat():
    game = given(fr_ii_soye="5463", pr_i_1="5462", hqs={"french": "5463"})
    referee = Referee(game, retreat(game, ["fr-ii-soye"], voluntary=True, start="5463"))
    referee.choose(FallBack("5464"))
    assert game.hqs == {Army.FRENCH: "5463"}


@rule("last-campaigns hq.moves-on-order")
def test_an_hq_moves_in_the_reserve_step_under_orders_only():
    game = given(napoleon="4449", fr_ii_soye="4449", hqs={"french": "4449"})
    assert reserve_step(game).refusal(Take("hq-french")).rule == "hq.moves-on-order"
    give(game, "hq-french", "march 5351")
    referee = reserve_step(game)
    assert Take("hq-french") in referee.options
    game.reserves, game.active = False, ("fr-ii",)
    assert segment(game).refusal(Take("hq-french")).rule == "hq.moves-on-order"


@rule("last-campaigns hq.moves-on-order")
@pytest.mark.parametrize("order", ["march", "withdrawal", "general-retreat"])
def test_an_hq_comes_ten_hexes_by_road(order):
    game = given(hqs={"french": "4449"}, napoleon="4449")
    give(game, "hq-french", f"{order} 5552")
    referee = reserve_step(game)
    referee.choose(Take("hq-french"), Go("5451"))
    assert game.hqs == {Army.FRENCH: "5451"}


@rule("last-campaigns hq.infantry-costs")
def test_an_hq_pays_as_infantry_does():
    game = given(hqs={"french": "3464"})
    give(game, "hq-french", "withdrawal 3565")
    game.reserves = True
    assert going_of(game, ["hq-french"], 0).points == 10
    assert reach_of(game, going_of(game, ["hq-french"], 0))["3565"] == 4
