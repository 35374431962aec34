"""Orders that are carried out, sequences, and marches that the enemy cuts short."""

from msgspec.structs import replace

from estafette.games.last_campaigns.affairs import Command, Order
from estafette.games.last_campaigns.force import take_command
from estafette.games.last_campaigns.orders import blocked, under_attack
from estafette.games.last_campaigns.sides import Kind
from estafette.games.last_campaigns.state import Game
from tests.games.last_campaigns.commanding import checking, kind, order
from tests.games.last_campaigns.position import given
from tests.referee import rule


def column(leader: str = "gerard", corps: str = "fr-iv", **facts: object) -> Game:
    """A corps on the road: the head with its leader in 4660, the tail at 4561, the rest far off."""
    units = {
        "fr-iv": ("fr_iv_rome", "fr_iv_hulot", "fr_iv_toussaint"),
        "fr-iii": ("fr_iii_dufour", "fr_iii_lagarde", "fr_iii_corsin"),
    }[corps]
    places = dict(zip(units, ("4660", "4561", "3562"), strict=True))
    return given(**{leader: "4660"}, **places, **facts)  # type: ignore[arg-type]


def marching(game: Game, corps: str, *then: Order, **facts: object) -> None:
    """The corps is on the march to 4660, with orders to follow."""
    game.commands[corps] = Command(Order(Kind.MARCH, ("4660",), **facts), then)  # type: ignore[arg-type]


@rule("last-campaigns order.success.condition", "last-campaigns order.success.next")
def test_a_march_succeeds_when_a_unit_is_there_and_turns_into_defence() -> None:
    game = column()
    marching(game, "fr-iv")

    checking(game)

    assert game.order_of("fr-iv") == Order(Kind.DEFENCE, ("4660",), ours=("4660",))


@rule("last-campaigns order.success.condition")
def test_an_attack_succeeds_when_no_enemy_is_left_on_the_target() -> None:
    game = given(gerard="4856", fr_iv_rome="4856", pr_i_3="4757", orders={"fr-iv": "attack 4856"})
    checking(game)
    assert kind(game, "fr-iv") == "attack"

    game = given(gerard="4856", fr_iv_rome="4856", orders={"fr-iv": "attack 4856"})
    checking(game)
    assert kind(game, "fr-iv") == "defence"


@rule("last-campaigns order.success.no-zoc")
def test_no_order_succeeds_while_a_unit_is_in_an_enemy_zone() -> None:
    game = column(pr_i_3="3563")
    marching(game, "fr-iv")

    checking(game)

    assert kind(game, "fr-iv") == "march"


@rule("last-campaigns order.success.not-attacked", "last-campaigns order.success.await")
@rule("last-campaigns order.success.stragglers")
def test_after_a_turn_in_peace_a_corps_awaits_orders_and_stragglers_march_on() -> None:
    game = column()
    marching(game, "fr-iv", awaits=True)
    game.attacked = frozenset(["fr-iv-hulot"])

    checking(game)
    assert kind(game, "fr-iv") == "march"
    checking(game)
    assert kind(game, "fr-iv") == "reserve"
    assert game.order("fr-iv-toussaint").kind is Kind.MARCH
    assert game.order("fr-iv-hulot").kind is Kind.RESERVE


@rule("last-campaigns order.success.stragglers")
def test_a_straggler_who_comes_to_the_target_is_under_orders_again() -> None:
    game = column()
    game.commands["fr-iv"] = Command(Order(Kind.DEFENCE, ("4660",)))
    game.astray = {"fr-iv-rome": Order(Kind.MARCH, ("4660",))}

    checking(game)

    assert not game.astray


@rule("last-campaigns order.sequence.next")
def test_the_next_march_of_a_sequence_begins_by_itself() -> None:
    game = column()
    marching(game, "fr-iv", order(game, "march 4358"), order(game, "defence 4358"))

    checking(game)

    assert "4358" in game.order_of("fr-iv").target
    assert [each.kind for each in game.commands["fr-iv"].then] == ["defence"]


@rule("last-campaigns order.sequence.next-attack")
def test_after_an_attack_that_succeeds_the_next_order_begins() -> None:
    game = given(gerard="4856", fr_iv_rome="4856", orders={"fr-iv": "attack 4856"})
    command = game.commands["fr-iv"]
    game.commands["fr-iv"] = replace(command, then=(order(game, "march 4453"),))

    checking(game)

    assert kind(game, "fr-iv") == "march"


@rule("last-campaigns order.sequence.next-day")
def test_an_attack_of_tomorrow_does_not_begin_before_the_morning() -> None:
    game = given("campaign", gerard="4660", fr_iv_rome="4660", facts={"turn": 10})
    tomorrow = order(game, "attack 4358", tomorrow=True)
    marching(game, "fr-iv", tomorrow)
    game.commands["fr-iv"] = replace(game.commands["fr-iv"], since=9)

    checking(game)
    assert kind(game, "fr-iv") == "defence"
    while game.is_night or game.hour < 17 * 24:
        checking(game)
        assert kind(game, "fr-iv") == "defence"
        game.turn += 1
    checking(game)
    assert kind(game, "fr-iv") == "attack"
    assert not game.order_of("fr-iv").tomorrow


@rule("last-campaigns order.cancel.march-blocked", "last-campaigns order.cancel.no-retreat")
@rule("last-campaigns order.cancel.unblocked-continue")
@rule("last-campaigns order.march.cancelled-at-zoc", "last-campaigns order.march.next-order")
def test_a_blocked_leader_defends_where_he_is_while_others_march_on() -> None:
    game = column()
    marching(game, "fr-iv")

    blocked(game, ["fr-iv-rome"])

    assert game.order_of("fr-iv") == Order(Kind.DEFENCE, ("4660",), ours=("4660",))
    assert game.order("fr-iv-rome").kind is Kind.DEFENCE
    assert game.order("fr-iv-hulot").kind is Kind.MARCH
    assert game.where["fr-iv-rome"] == "4660"
    blocked(game, ["fr-iv-hulot"])
    assert game.order("fr-iv-hulot").kind is Kind.DEFENCE


@rule("last-campaigns order.sequence.instant-attack", "last-campaigns order.sequence.next-contact")
def test_a_leader_of_three_passes_to_attack_at_once() -> None:
    game = column()
    marching(game, "fr-iv", order(game, "attack 4856"))

    blocked(game, ["fr-iv-rome"])

    assert kind(game, "fr-iv") == "attack"


@rule("last-campaigns order.sequence.delayed-attack")
def test_a_leader_of_two_waits_for_the_next_turn() -> None:
    game = column("vandamme", "fr-iii")
    marching(game, "fr-iii", order(game, "attack 4856"))

    blocked(game, ["fr-iii-dufour"])

    assert kind(game, "fr-iii") == "march"
    assert "fr-iii" in game.halted
    checking(game)
    assert kind(game, "fr-iii") == "attack"
    assert not game.halted
    assert game.order("fr-iii-lagarde").kind is Kind.MARCH


@rule("last-campaigns order.cancel.units-only", "last-campaigns order.cancel.column-head")
@rule("last-campaigns order.cancel.blocked")
@rule("last-campaigns order.cancel.range-still-applies")
def test_when_the_tail_is_assaulted_the_head_marches_on() -> None:
    game = column()
    marching(game, "fr-iv")

    under_attack(game, ["fr-iv-toussaint"])

    assert kind(game, "fr-iv") == "march"
    assert game.order("fr-iv-toussaint") == Order(Kind.DEFENCE, ("3562",), ours=("3562",))
    assert game.formation("fr-iv-toussaint") == "fr-iv"
    assert game.attacked == {"fr-iv-toussaint"}


@rule("last-campaigns order.cancel.units-only", "last-campaigns order.sequence.delayed-attack")
def test_a_stopped_unit_of_a_slow_leader_attacks_next_turn() -> None:
    game = column("vandamme", "fr-iii")
    game.commands["fr-iii"] = Command(Order(Kind.MARCH, ("4453",)), (order(game, "attack 4856"),))

    blocked(game, ["fr-iii-corsin"])

    assert game.order("fr-iii-corsin").kind is Kind.MARCH
    checking(game)
    assert game.order("fr-iii-corsin").kind is Kind.ATTACK
    assert kind(game, "fr-iii") == "march"


@rule("last-campaigns order.cancel.blocked")
def test_to_be_attacked_blocks_nobody_who_does_not_march() -> None:
    game = column(orders={"fr-iv": "attack 4856"})

    under_attack(game, ["fr-iv-rome"])

    assert kind(game, "fr-iv") == "attack"
    assert not game.astray


@rule("last-campaigns order.cancel.causes", "last-campaigns order.one-at-a-time")
def test_a_new_order_is_for_stray_units_too() -> None:
    game = column(orders={"fr-iv": "march 4453"})
    game.astray = {"fr-iv-rome": Order(Kind.DEFENCE, ("4660",))}

    take_command(game, "fr-iv", Command(order(game, "delay 4561")))

    assert not game.astray
    assert game.order("fr-iv-rome").kind is Kind.DELAY


@rule("last-campaigns hq.moves-on-order")
def test_an_hq_that_has_arrived_needs_no_order_any_more() -> None:
    game = given(hqs={"french": "4561"}, orders={"hq-french": "march 4561"})

    checking(game)

    assert "hq-french" not in game.commands


@rule("last-campaigns command.sequence.step2", "last-campaigns command.sequence")
def test_success_is_checked_before_confidence() -> None:
    game = column(vandamme="4260", fr_iii_dufour="4260", orders={"fr-iii": "attack 4256"}, dice=[1])
    marching(game, "fr-iv")
    game.turn, game.commands["fr-iii"] = 2, replace(game.commands["fr-iii"], bled=1)

    keys = checking(game).keys

    assert keys.index("orders.succeeded") < keys.index("confidence.roll")


@rule("last-campaigns term.formation")
def test_the_units_of_a_corps_are_under_one_order() -> None:
    game = column(orders={"fr-iv": "attack 4856"})

    assert {game.order(unit).kind for unit in game.units_of("fr-iv")} == {Kind.ATTACK}
    assert game.leader_of("fr-iv") == "gerard"
    assert game.value("gerard") == 3
