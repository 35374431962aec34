"""[order.success.condition] Orders that are carried out, and what comes after them."""

from estafette.engine import Procedure

from .affairs import Command, Order
from .command_range import is_in_command
from .confidence import test_confidence
from .divisions import close_up, hearers
from .failure import fail
from .force import call_in, following, is_formation, is_next_day, take_command, waits_for_tomorrow
from .night_orders import dies_at_night
from .orders import halt, pass_on
from .sides import ATTACKS, MARCHES, ON_THE_ROAD, Side
from .state import Game
from .zones import is_in_enemy_zoc


def check_orders(game: Game) -> None:
    """[command.sequence.step2] Success first, then confidence; the French begin."""
    for side in Side:
        for formation in with_orders(game, side):
            go_on(game, formation)
        end_marches(game, side)
        close_up(game, side)
    game.attacked = frozenset()


def check_confidence(game: Game, side: Side) -> Procedure[None]:
    """[command.sequence.step2] [confidence.when] Whether a side still believes in its orders.

    [command.written-or-markers] Of written orders the enemy sees by it what they were.
    """
    game.uncovered = game.uncovered or game.orders_are_written
    for formation in with_orders(game, side):
        if dies_at_night(game, formation):
            yield from fail(game, formation)
        else:
            yield from test_confidence(game, formation)


def with_orders(game: Game, side: Side) -> list[str]:
    """[order.one-at-a-time] Corps, divisions and HQs of a side that have an order.

    [option.hidden.stays] Those on a hidden march are not where their counters are.
    """
    seen = [each for each in game.commands if each not in game.hidden]
    return [each for each in seen if game.side_of_formation(each) is side]


def go_on(game: Game, formation: str) -> None:
    """[order.success.condition] An order that is over makes way for the next."""
    command = game.commands[formation]
    if formation.startswith("hq-"):
        army = game.army_of(formation)
        if game.hqs.get(army) in (None, *command.order.target):
            del game.commands[formation]  # [hq.moves-on-order]
    elif not is_formation(game, formation) or not game.units_of(formation) or command.joins:
        return
    elif formation in game.halted:
        halt(game, formation)
    elif has_succeeded(game, formation, command.order):
        succeed(game, formation)
    elif waits_for_tomorrow(command) and is_next_day(game, command.since):
        take_command(game, formation, following(game, command, command.order.target))


def has_succeeded(game: Game, formation: str, order: Order) -> bool:
    """[order.success.condition] March and Attack; a Probe works as an Attack does."""
    if order.kind not in MARCHES + ATTACKS:
        return False
    units = game.units_of(formation)
    if not is_reached(game, units, order):
        return False
    return not any(
        unit in game.attacked or is_in_enemy_zoc(game, unit)  # [order.success.not-attacked]
        for unit in units  # [order.success.no-zoc]
    )


def is_reached(game: Game, units: list[str], order: Order) -> bool:
    """[order.success.condition] A unit is there; to attack is to leave no enemy there either."""
    if not any(game.where[unit] in order.target for unit in units):
        return False
    if order.kind in MARCHES:
        return True
    side = game.side(units[0])
    return not any(game.holder(hex_) is side.enemy for hex_ in order.target)


def succeed(game: Game, formation: str) -> None:
    """[order.success.next] [order.success.stragglers] Whoever is still far behind marches on."""
    command = game.commands[formation]
    game.tell(
        "orders.succeeded",
        formation=formation,
        kind=command.order.kind,
        to=hearers(game, formation),
    )
    late = stragglers(game, formation, command)
    take_command(game, formation, following(game, command, command.order.target))
    game.astray = {**game.astray, **dict.fromkeys(late, command.order)}


def stragglers(game: Game, formation: str, command: Command) -> list[str]:
    """[order.success.stragglers] Marching units out of command range."""
    if command.order.kind not in MARCHES:
        return []
    target = command.order.target
    units = [unit for unit in game.units_of(formation) if unit not in game.astray]
    return [u for u in units if game.where[u] not in target and not is_in_command(game, u)]


def end_marches(game: Game, side: Side) -> None:
    """[order.success.stragglers] Stragglers who have come to the target are under orders again.

    [order.sequence.delayed-attack] Units that were stopped pass to their next order now.
    """
    for unit in sorted(game.halted & game.where.keys()):
        if game.side(unit) is side:
            pass_on(game, unit)
    there = [
        unit
        for unit, order in game.astray.items()
        if game.side(unit) is side
        and order.kind in ON_THE_ROAD
        and game.where.get(unit) in (None, *order.target)
    ]
    call_in(game, there)
