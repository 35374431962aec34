"""[order.one-at-a-time] An order comes into force, and the one before it is over."""

from collections.abc import Iterable

from msgspec.structs import replace

from .affairs import Command, Dispatch, Order
from .demoralisation import is_demoralised
from .dispatch import drop
from .divisions import hearers, set_out
from .hidden import change_course, set_off
from .operations_morale import forget_attacks, note_compliance
from .printed import HOURS
from .sides import ATTACKS, Kind
from .state import Game
from .targets import starts_of
from .way_points import pass_along


def obey(game: Game, dispatch: Dispatch) -> None:
    """[compliance.result.c] [order.cancel.causes] [order.cancel.no-retreat] It is in force now."""
    to, orders = dispatch.to, dispatch.orders
    drop(game, [each for each in game.dispatches if each.to == to and each.arrives <= game.turn])
    since = dispatch.sent if orders[0].kind is Kind.GENERAL_RETREAT else game.turn
    command = Command(orders[0], orders[1:], since=since, by=dispatch.by)
    take_command(game, to, command)
    if to in game.hidden:
        change_course(game, to, orders[0], is_late=not dispatch.local)
    elif orders[0].hidden:
        set_off(game, to, orders[0])
    if dispatch.joins:
        set_out(game, to, command, dispatch.joins)
    if is_formation(game, to):
        note_compliance(game, to, [order.kind for order in orders])


def is_formation(game: Game, to: str) -> bool:
    """[term.formation] A corps or a division, not an HQ or a wing."""
    return not to.startswith("hq-") and to not in game.printed.leaders


def is_shaken(game: Game, to: str) -> bool:
    """[demoralisation.corps.trigger] Is whoever has an order demoralised?"""
    return is_formation(game, to) and is_demoralised(game, to)


def take_command(game: Game, to: str, command: Command) -> None:
    """[order.one-at-a-time] One order takes the place of another, for stray units too."""
    game.commands[to] = command
    if command.order.route:
        pass_along(game, to, *starts_of(game, to))
    call_in(game, [unit for unit in game.astray if game.formation(unit) == to])
    halted = [each for each in game.halted if each in game.where and game.formation(each) == to]
    game.halted -= {to, *halted}
    forget_attacks(game, to)
    game.tell(
        "orders.in-force",
        formation=to,
        kind=command.order.kind,
        target=list(command.order.target[:1]),
        to=hearers(game, to),
    )


def call_in(game: Game, units: Iterable[str]) -> None:
    """[order.success.stragglers] These units are under the order of their formation again."""
    units = tuple(units)
    if units:
        game.halted -= {*units}
        game.astray = {unit: order for unit, order in game.astray.items() if unit not in units}


def following(game: Game, command: Command, reached: tuple[str, ...]) -> Command:
    """[order.sequence.next] [order.success.next] What comes after an order that is over.

    `reached` is what a Defence holds (R-72). Before an Attack of tomorrow that is all there is.
    """
    since = game.turn
    if not command.then:
        if command.order.awaits:  # [order.success.await]
            return Command(Order(Kind.RESERVE), since=since, by=command.by)
        return Command(Order(Kind.DEFENCE, reached, ours=reached), since=since, by=command.by)
    first, rest = command.then[0], command.then[1:]
    if must_wait(game, command):
        hold, later = Order(Kind.DEFENCE, reached, ours=reached), replace(first, tomorrow=True)
        return Command(hold, (later, *rest), since=command.since, by=command.by)
    return Command(replace(first, tomorrow=False), rest, since=since, by=command.by)


def must_wait(game: Game, command: Command) -> bool:
    """[order.sequence.next-day] [option.fatigue.sequence] Does the Attack begin at dawn only?"""
    order = command.then[0]
    if order.tomorrow and not is_next_day(game, command.since):
        return True
    is_forced = command.order.kind is Kind.FORCED_MARCH
    return is_forced and order.kind in ATTACKS and game.is_night


def waits_for_tomorrow(command: Command) -> bool:
    """[order.sequence.next-day] Is there an Attack that has not begun yet?"""
    return (
        command.order.kind is Kind.DEFENCE
        and bool(command.then)
        and command.then[0].tomorrow
        and command.then[0].kind in ATTACKS
    )


def is_next_day(game: Game, since: int) -> bool:
    """[order.sequence.next-day] Has a night passed? A day lasts from dawn to dawn."""
    dawn, first = game.printed.tables.turns.dawn, game.hour - game.turn
    days = [(first + turn - dawn) // HOURS for turn in (since, game.turn)]
    return days[1] > days[0] and not game.is_night


def holds_objective(game: Game, formation: str, command: Command) -> bool:
    """[confidence.mod.objective] Does a unit stand in a hex of the target (R-134)?"""
    return any(game.where[unit] in command.order.target for unit in game.units_of(formation))
