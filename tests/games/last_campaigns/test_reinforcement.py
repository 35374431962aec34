"""Reinforcements: when they come, what the entry costs, and with which orders."""

from msgspec.structs import replace

from estafette.engine import Pass
from estafette.games.last_campaigns.actions import Go, PickUp, Take
from estafette.games.last_campaigns.fate import put
from estafette.games.last_campaigns.markers import at_hand
from estafette.games.last_campaigns.mustering import going_of
from estafette.games.last_campaigns.reinforcement import (
    call_up,
    due_now,
    entry_of,
    first_town,
    give_orders,
    is_hq_due,
    orders_of,
)
from estafette.games.last_campaigns.sides import ALLIED, FRENCH, Army, Kind
from tests.games.last_campaigns.marching import reserve_step, segment
from tests.games.last_campaigns.position import clear, table
from tests.referee import rule


def lobau(turn=4):
    """Ligny at 18:00, with nobody on the map but the VI Corps at its edge."""
    game = clear(table())
    game.turn, game.due, game.active = turn, (0,), ("fr-vi",)
    return game


@rule("last-campaigns reinforcement.entry")
def test_reinforcements_are_due_in_their_turn():
    assert due_now(lobau(3), FRENCH) == []
    assert due_now(lobau(4), FRENCH) == [0]
    assert due_now(lobau(5), FRENCH) == [0]
    assert due_now(lobau(4), ALLIED) == []


@rule("last-campaigns reinforcement.entry")
def test_a_corps_that_is_due_counts_as_on_the_map():
    assert at_hand(lobau(3), FRENCH) == []
    assert at_hand(lobau(4), FRENCH) == ["fr-vi"]


@rule("last-campaigns reinforcement.entry", "last-campaigns reinforcement.road-start")
def test_the_entry_hex_is_the_first_hex_of_the_march():
    game = lobau()
    referee = segment(game)
    referee.choose(Take("fr-vi-jamin"), Go("4265"))
    assert game.where["fr-vi-jamin"] == "4265"
    assert game.moving is not None
    assert game.moving.spent == 2


@rule("last-campaigns reinforcement.queue-cost")
def test_the_next_ones_pay_for_those_before_them():
    game = lobau()
    referee = segment(game)
    tolls = []
    for unit in ("fr-vi-jamin", "fr-vi-bony", "fr-vi-tromelin"):
        tolls.append(going_of(game, [unit], 0).toll)
        referee.choose(Take(unit))
        last = [option for option in referee.options if isinstance(option, Go)][-1]
        referee.choose(last)
        if Pass() in referee.options and referee.decision.key == "movement.where":
            referee.choose(Pass())
    assert tolls == [1, 2, 3]


@rule("last-campaigns reinforcement.queue-cost")
def test_who_cannot_pay_enters_in_the_next_turn():
    game = lobau()
    call_up(game, FRENCH)
    game.queue = {"4266": (game.turn, 8)}
    assert segment(game).refusal(Take("fr-vi-jamin")).rule == "reinforcement.queue-cost"
    game.queue = {"4266": (game.turn - 1, 8)}
    assert Take("fr-vi-jamin") in segment(game).options


@rule("last-campaigns reinforcement.entry")
def test_reinforcements_must_enter():
    assert segment(lobau()).refusal(Pass()).rule == "reinforcement.entry"


@rule("last-campaigns reinforcement.blocked")
def test_a_covered_entry_is_avoided():
    game = lobau()
    put(game, "pr-i-1", "4265")
    hex_ = entry_of(game, "4266", FRENCH)
    assert hex_ != "4266"
    assert hex_ in game.ground.edges["south"]
    assert game.ground.distance("4266", hex_) == 2
    referee = segment(game)
    referee.choose(Take("fr-vi-jamin"), Go(hex_))
    assert game.where["fr-vi-jamin"] == hex_


@rule("last-campaigns reinforcement.listed-order")
def test_a_listed_order_is_theirs_from_the_start():
    game = lobau()
    call_up(game, FRENCH)
    order = game.order_of("fr-vi")
    assert order.kind is Kind.MARCH
    assert "4461" in order.target
    assert game.waiting["mouton-lobau"] == "4266"


@rule("last-campaigns reinforcement.listed-order")
def test_pajol_marches_on_at_wavre():
    """The entry is a town, but the French have no HQ there, and his orders are listed."""
    game = table("wavre")
    game.turn, game.active = 2, ("fr-c1",)
    call_up(game, FRENCH)
    command = game.commands["fr-c1"]
    assert [command.order.kind, *[order.kind for order in command.then]] == [
        Kind.MARCH,
        Kind.ATTACK,
    ]
    referee = segment(game)
    referee.choose(Take("fr-c1-ameil"))
    goals = [option.hex for option in referee.options if isinstance(option, Go)]
    assert max(game.ground.distance("5427", hex_) for hex_ in goals) > 3


def unlisted(game):
    return replace(game.sheet.reinforcement[0], orders=())


@rule("last-campaigns reinforcement.default-order")
def test_without_a_listed_order_they_march_to_their_hq():
    game = lobau()
    game.hqs[Army.FRENCH] = "4561"
    (order,) = orders_of(game, unlisted(game))
    assert (order.kind, order.target) == (Kind.MARCH, ("4561",))


@rule("last-campaigns reinforcement.no-hq-stop")
def test_without_an_hq_on_the_map_they_halt_in_the_first_town():
    game = lobau()
    (order,) = orders_of(game, unlisted(game))
    assert order.target == (first_town(game, "4266"),) == ("4462",)


@rule("last-campaigns reinforcement.no-hq-stop")
def test_an_hq_that_is_due_enters_and_goes_to_the_first_town():
    game = clear(table("la-belle-alliance"))
    game.turn = game.printed.track("la-belle-alliance").index("18 15:00")
    assert is_hq_due(game, Army.PRUSSIAN)
    game.acting = ALLIED
    reserve_step(game)
    assert game.hqs == {Army.PRUSSIAN: "3614"}
    assert not is_hq_due(game, Army.PRUSSIAN)


@rule("last-campaigns reinforcement.listed-order")
def test_those_who_join_a_corps_with_other_orders_march_to_it():
    game = table("la-belle-alliance")
    put(game, "pr-iv-15", "3016")
    give_orders(game, game.sheet.reinforcement[1])
    assert game.order("pr-iv-13").kind is Kind.MARCH
    assert game.order("pr-iv-15").kind is Kind.RESERVE


@rule("last-campaigns reinforcement.entry", "last-campaigns reinforcement.queue-cost")
def test_reinforcements_may_enter_stacked_at_the_cost_of_the_ground():
    game = lobau()
    referee = segment(game)
    referee.choose(Take("fr-vi-jamin"), PickUp("fr-vi-bony"), Go("4266"))
    assert game.at("4266") == ("fr-vi-jamin", "fr-vi-bony")
    assert game.moving is not None
    assert game.moving.spent == 2
    assert game.queue["4266"] == (game.turn, 1)


@rule("last-campaigns option.fatigue.reinforcements-wait")
def test_with_fatigue_reinforcements_due_at_night_may_wait_for_the_day():
    game = clear(table(fatigue="yes"))
    game.turn, game.due, game.active = 7, (0,), ("fr-vi",)  # 21:00
    assert Pass() in segment(game).options
    game.turn, game.due = 6, (0,)
    game.waiting, game.moved = {}, frozenset()
    assert Pass() not in segment(game).options
