"""The option of hidden movement."""

import pytest
from msgspec.structs import replace

from estafette.engine import Pass
from estafette.games.last_campaigns.actions import (
    Address,
    Aim,
    Bid,
    Conceal,
    Decide,
    Send,
    Stealth,
    Unveil,
    Via,
)
from estafette.games.last_campaigns.activation import is_activated
from estafette.games.last_campaigns.affairs import Command, Order
from estafette.games.last_campaigns.dispatch import rides
from estafette.games.last_campaigns.fate import disorganise, lose_step, put
from estafette.games.last_campaigns.hidden import (
    count_hidden_turns,
    is_foreign,
    look_out,
    reveals,
    set_off,
)
from estafette.games.last_campaigns.orders import under_attack
from estafette.games.last_campaigns.revelation import reveal, show_marches
from estafette.games.last_campaigns.ruses import ridden, true_hex, walked
from estafette.games.last_campaigns.sides import ALLIED, FRENCH, Kind
from estafette.games.last_campaigns.state import Game
from tests.games.last_campaigns.commanding import kind, noting, receiving, sent, wanted, writing
from tests.games.last_campaigns.position import given, table, the_box
from tests.referee import Referee, rule

ON = {"hidden-movement": "yes"}
OTHERS = ("fr-iii-billard", "fr-iii-corsin", "fr-iii-gengoult", "fr-iii-dufour", "fr-iii-lagarde")
LINES = the_box().tables.hidden.revealed


def corps(words: str = "march 4461", *, at: str = "5360", **facts: object) -> Game:
    """Gérard and two brigades, who are to go somewhere unseen."""
    options = {**ON, **facts.pop("options", {})}  # type: ignore[dict-item]
    game = given(
        gerard=at,
        fr_iv_rome=at,
        fr_iv_hulot=at,
        orders={"fr-iv": words},
        options=options,
        **facts,  # type: ignore[arg-type]
    )
    set_off(game, "fr-iv", game.order_of("fr-iv"))
    return game


def hours(game: Game, number: int, *dice: int) -> None:
    """So many turns go by."""
    game.dice.loaded = [*(dice or (1,) * number)]
    for _ in range(number):
        game.turn += 1
        count_hidden_turns(game)


@rule("last-campaigns table.hidden", "last-campaigns table.hidden.turn1")
@rule("last-campaigns table.hidden.turn2", "last-campaigns table.hidden.turn3")
@pytest.mark.parametrize(("turns", "faces"), [(1, 0), (2, 2), (3, 3), (4, 3)])
def test_the_longer_a_march_is_hidden_the_easier_it_is_found(turns: int, faces: int) -> None:
    found = [die for die in range(1, 7) if reveals(given(), turns, die)]

    assert found == list(range(7 - faces, 7))
    assert len(LINES) == 3


@rule("last-campaigns option.hidden.discovery.austria-russia")
def test_austrians_and_russians_notice_less() -> None:
    assert reveals(given(), 3, 4)
    assert not reveals(given(), 3, 4, foreign=True)
    assert is_foreign("austrian")
    assert not is_foreign("prussian")


@rule("last-campaigns option.hidden.route", "last-campaigns option.hidden.compliance")
@rule("last-campaigns option.hidden.stays")
def test_an_order_to_move_hidden_is_obeyed_and_the_counters_stay() -> None:
    game = given(napoleon="4561", gerard="4859", fr_iv_rome="4859", options=ON, dice=[6, 6])
    referee = writing(game)
    referee.choose(Address("napoleon", "fr-iv"), Bid(Kind.MARCH), Aim("4358"), Stealth(), Send())

    receiving(game)

    assert game.where["fr-iv-rome"] == "4859"
    assert game.hidden["fr-iv"].route[0] == "4859"
    assert game.hidden["fr-iv"].route[-1] in game.order_of("fr-iv").target
    game.active = ("fr-iv",)
    assert not is_activated(game, "fr-iv-rome")


@rule("last-campaigns option.hidden.purpose")
def test_what_is_hidden_is_told_to_nobody_else() -> None:
    game = corps()
    hours(game, 1)

    assert game.told
    assert not any(told.is_heard_by("allied") for told in game.told)
    assert game.orders_are_written


@rule("last-campaigns option.hidden.accumulate")
def test_a_mixed_corps_gains_four_points_a_turn_and_cavalry_six() -> None:
    game = corps()
    hours(game, 3)
    assert game.hidden["fr-iv"].points == 12 * 2

    game = given(pajol="5460", fr_c1_ameil="5460", orders={"fr-c1": "march 4461"}, options=ON)
    set_off(game, "fr-c1", game.order_of("fr-c1"))
    hours(game, 2)
    assert game.hidden["fr-c1"].points == 12 * 2


@rule("last-campaigns option.hidden.discovery.roll", "last-campaigns option.hidden.start-seen")
@rule("last-campaigns option.hidden.reveal-voluntary")
def test_the_owner_rolls_every_turn_after_the_first_and_may_reveal_at_any_time() -> None:
    game = corps(pr_iii_9="5357")  # the enemy sees them set off
    hours(game, 1, 6)
    assert "fr-iv" in game.hidden
    hours(game, 1, 5)
    assert "fr-iv" not in game.hidden

    game = corps()
    Referee(game, show_marches(game, FRENCH)).choose(Unveil("fr-iv"), Pass())
    assert "fr-iv" not in game.hidden


@rule("last-campaigns option.hidden.discovery.los")
def test_an_enemy_who_sees_where_a_march_has_passed_discovers_it() -> None:
    game = corps()
    first = walked(game, "fr-iv", game.hidden["fr-iv"], 8)
    put(
        game, "pr-iii-9", beside(game, first[2], away_from=game.hidden["fr-iv"].route[len(first) :])
    )
    look_out(game)
    assert "fr-iv" in game.hidden  # that was his first move

    hours(game, 1)
    second = walked(game, "fr-iv", game.hidden["fr-iv"], 16)[len(first) :]
    put(game, "pr-iii-11", beside(game, second[-1], away_from=()))
    look_out(game)
    assert "fr-iv" not in game.hidden


def beside(game: Game, hex_: str, *, away_from: tuple[str, ...]) -> str:
    """A hex next to another from which none of the rest is seen."""
    ground = game.ground
    near = [
        there
        for there in ground.neighbours[hex_]
        if there not in game.hidden["fr-iv"].route
        and not any(ground.sight.sees(there, other) for other in away_from)
    ]
    return near[0]


@rule("last-campaigns option.hidden.reveal.leader", "last-campaigns option.hidden.reveal.road")
@rule("last-campaigns option.hidden.blocking")
def test_a_revealed_leader_goes_as_far_as_his_points_or_the_enemy_let_him() -> None:
    game = corps()
    hours(game, 3)
    route = game.hidden["fr-iv"].route
    far = true_hex(game, "fr-iv")
    free = game.copy()

    reveal(free, "fr-iv")
    assert free.leaders["gerard"] == far

    reached = route.index(far)
    put(game, "pr-iii-9", route[reached + 1] if reached + 1 < len(route) else route[reached])
    reveal(game, "fr-iv")
    assert route.index(game.leaders["gerard"]) < reached


@rule("last-campaigns option.hidden.reveal.road")
def test_friends_on_the_road_cost_a_revealed_march_its_rate() -> None:
    game = corps("march 4449", at="3244")  # along the road to Namur
    hours(game, 1)
    free = game.copy()
    reveal(free, "fr-iv")
    path = walked(game, "fr-iv", game.hidden["fr-iv"], 8)
    for unit, hex_ in zip(OTHERS, path[1:], strict=False):
        put(game, unit, hex_)
    game.commands["fr-iii"] = Command(Order(Kind.MARCH, ("4449",)))

    reveal(game, "fr-iv")

    assert path.index(free.leaders["gerard"]) == len(path) - 1
    assert path.index(game.leaders["gerard"]) < len(path) - 1


@rule("last-campaigns option.hidden.reveal.march", "last-campaigns option.hidden.reveal.units")
def test_units_on_the_march_appear_one_behind_the_other() -> None:
    game = corps()
    hours(game, 2)
    route = game.hidden["fr-iv"].route

    reveal(game, "fr-iv")

    head = route.index(game.leaders["gerard"])
    assert game.where["fr-iv-rome"] == route[head]
    assert game.where["fr-iv-hulot"] == route[head - 1]


@rule("last-campaigns option.hidden.reveal.other", "last-campaigns option.hidden.reveal.withdrawal")
@rule("last-campaigns option.hidden.reveal.units")
@pytest.mark.parametrize(("words", "is_rear"), [("attack 4461", False), ("withdrawal 4461", True)])
def test_units_appear_behind_their_leader_or_cover_him(words: str, is_rear: bool) -> None:
    game = corps(words, pr_iii_9="5351", fr_iv_toussaint="5360", fr_iv_desprez="5360")
    hours(game, 1)

    reveal(game, "fr-iv")

    distance, leader = game.ground.distance, game.leaders["gerard"]
    for unit in game.units_of("fr-iv"):
        gap = distance(game.where[unit], "5351") - distance(leader, "5351")
        assert gap <= 0 if is_rear else gap >= 0
    assert max([len(stack) for stack in game.stacks.values()]) <= 2


@rule("last-campaigns option.hidden.bombarded")
def test_losses_of_counters_left_behind_are_only_feigned() -> None:
    game = corps()
    lose_step(game, "fr-iv-rome")
    lose_step(game, "fr-iv-rome")
    disorganise(game, ["fr-iv-hulot"])
    assert "fr-iv-rome" in game.eliminated
    hours(game, 1)

    reveal(game, "fr-iv")

    assert "fr-iv-rome" in game.where
    assert not game.eliminated
    assert game.losses.get("fr-iv-rome", 0) == 0
    assert not game.disorganised


@rule("last-campaigns option.hidden.bombarded", "last-campaigns scenario.quatre-bras")
def test_feigned_losses_are_no_points_once_the_march_is_revealed() -> None:
    game = given(
        "quatre-bras",
        fr_g_lancers="3353",
        reille="3353",
        orders={"fr-guard": "march 3553"},
        options=ON,
    )
    set_off(game, "fr-guard", game.order_of("fr-guard"))
    lose_step(game, "fr-g-lancers")
    assert game.scored == {ALLIED: 3}

    reveal(game, "fr-guard")

    assert game.scored == {ALLIED: 0}


@rule("last-campaigns option.hidden.bombarded", "last-campaigns confidence.when")
def test_feigned_losses_shake_nobody() -> None:
    game = corps("attack 4461")

    lose_step(game, "fr-iv-rome")

    assert game.commands["fr-iv"].bled < 0


@rule("last-campaigns option.hidden.removed-when-attacked")
def test_counters_that_are_assaulted_are_taken_off_and_the_march_goes_on() -> None:
    game = corps(at="5459")
    hours(game, 1)

    under_attack(game, ["fr-iv-rome", "fr-iv-hulot"])

    assert not game.at("5459")
    assert "gerard" not in game.leaders
    assert not game.attacked
    assert {*game.hidden["fr-iv"].off} == {"fr-iv-rome", "fr-iv-hulot", "gerard"}
    hours(game, 1)
    reveal(game, "fr-iv")
    assert {"fr-iv-rome", "fr-iv-hulot"} <= game.where.keys()
    assert "gerard" in game.leaders


@rule("last-campaigns option.hidden.local-decision")
def test_a_leader_on_a_hidden_march_may_only_change_his_way() -> None:
    game = corps(dice=[6, 6])
    before = game.hidden["fr-iv"].route
    referee = noting(game)
    referee.choose(Decide("fr-iv"))
    assert all(isinstance(option, Via) for option in referee.options)
    detour = next(hex_ for hex_ in ("5264", "5162") if Via(hex_) in referee.options)
    referee.choose(Via(detour))
    game.dice.loaded = [1, 6, 6]

    receiving(game)

    assert detour in game.hidden["fr-iv"].route
    assert game.hidden["fr-iv"].route[-1] == before[-1]
    assert kind(game, "fr-iv") == "march"
    assert not game.hidden["fr-iv"].is_late


@rule("last-campaigns option.hidden.bad-move")
def test_a_bad_move_reveals_the_march() -> None:
    game = corps()
    wanted(game, "fr-iv", "march 4461")
    game.dice.loaded = [1, 1, 1]

    referee = receiving(game)

    assert "fr-iv" not in game.hidden
    assert referee.decision is not None
    assert referee.decision.key == "local.assign"
    referee.choose(Pass())


@rule("last-campaigns option.hidden.new-order-time")
def test_a_new_order_rides_to_where_the_corps_seemed_to_be_and_after_it() -> None:
    game = corps(napoleon="4561")
    hours(game, 2)
    seems = rides(game, "napoleon")["5360"]
    along = ridden(game, "fr-iv")

    order = sent(game, "napoleon", "fr-iv", "march 5252")

    assert along > 0
    assert order.arrives - game.turn == (seems + along + 6) // 12


@rule("last-campaigns option.hidden.new-order-rolls")
def test_after_a_new_order_the_third_line_counts() -> None:
    game = corps(napoleon="4561")
    sent(game, "napoleon", "fr-iv", "march 5252")
    game.dispatches = (replace(game.dispatches[0], arrives=0),)
    game.dice.loaded = [3, 6, 6]

    receiving(game)

    assert game.hidden["fr-iv"].is_late
    assert game.hidden["fr-iv"].route[-1] in game.order_of("fr-iv").target
    hours(game, 1, 4)
    assert "fr-iv" not in game.hidden


@rule("last-campaigns option.hidden.collision", "last-campaigns option.hidden.collision-announce")
def test_two_hidden_columns_on_one_road_stop_in_sight_of_each_other() -> None:
    game = corps(
        "march 4351", at="4462", zieten="4351", pr_i_2="4351", options={"orders": "written"}
    )
    game.commands["pr-i"] = Command(Order(Kind.MARCH, ("4462",)))
    set_off(game, "pr-i", game.order_of("pr-i"))
    hours(game, 2, 1, 1, 1, 1)
    french, allied = true_hex(game, "fr-iv"), true_hex(game, "pr-i")

    reveal(game, "fr-iv")

    assert not game.hidden
    distance = game.ground.distance(game.leaders["gerard"], game.leaders["zieten"])
    assert distance <= game.visibility
    assert (game.leaders["gerard"], game.leaders["zieten"]) != (french, allied)
    assert "hidden.collision" in [told.key for told in game.told or ()]


@rule("last-campaigns option.hidden.discovery.roll", "last-campaigns option.hidden.collision")
def test_whoever_is_revealed_with_another_is_not_looked_for_any_more() -> None:
    game = corps("march 4351", at="4462", zieten="4351", pr_i_2="4351")
    game.commands["pr-i"] = Command(Order(Kind.MARCH, ("4462",)))
    set_off(game, "pr-i", game.order_of("pr-i"))
    hours(game, 1, 1, 1)

    hours(game, 1, 6)

    assert not game.hidden
    assert game.dice.loaded == []


@rule("last-campaigns option.hidden.jams", "last-campaigns option.hidden.jams-fixed")
@rule("last-campaigns option.hidden.no-interference")
@pytest.mark.parametrize(("jams", "gained"), [("yes", 4), ("no", 8)])
def test_hidden_columns_whose_ways_cross_lose_half_a_turn(jams: str, gained: int) -> None:
    game = corps(vandamme="5360", fr_iii_dufour="5361", options={"hidden-jams": jams})
    game.commands["fr-iii"] = Command(Order(Kind.MARCH, ("4461",)))
    set_off(game, "fr-iii", game.order_of("fr-iii"))

    hours(game, 1, 1, 1)

    assert game.hidden["fr-iv"].points == game.hidden["fr-iii"].points == gained


@rule("last-campaigns option.hidden.reinforcements")
def test_reinforcements_may_enter_hidden() -> None:
    game = table("ligny", hidden_movement="yes")
    game.turn = 4  # 18:00, when Lobau comes
    noting(game).choose(Conceal("fr-vi"))

    assert not [unit for unit in game.where if game.corps(unit) == "fr-vi"]
    assert not game.due
    hours(game, 2, 1, 1)
    assert game.hidden["fr-vi"].points == 8 * 2
    assert game.hidden["fr-vi"].turns == 2
    reveal(game, "fr-vi")
    assert len([unit for unit in game.where if game.corps(unit) == "fr-vi"]) == 9
    assert "mouton-lobau" in game.leaders


@rule("last-campaigns option.hidden.reinforcements", "last-campaigns option.hidden.route")
def test_reinforcements_of_a_corps_that_goes_nowhere_have_no_way_to_hide() -> None:
    game = table("ligny", hidden_movement="yes")
    game.turn = 4  # 18:00, when Lobau comes
    game.commands["fr-vi"] = Command(Order(Kind.RESERVE))

    assert Conceal("fr-vi") not in noting(game).options
