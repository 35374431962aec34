"""[order.withdrawal.to-reserve] The end of a Withdrawal or a General Retreat."""

from estafette.engine import Refusal, refuse

from .actions import StandDown
from .affairs import Command, Order
from .force import is_formation, take_command
from .printed import HOURS
from .sides import RETREATS, Kind
from .state import Game


def cannot_stand_down(game: Game, choice: StandDown) -> Refusal | None:
    """[order.withdrawal.to-reserve] Why a formation that withdraws may not pass to Reserve."""
    formation = choice.formation
    command = game.commands.get(formation)
    is_going = command is not None and command.order.kind in RETREATS
    if command is None or not is_going or not is_formation(game, formation):
        return refuse("order.withdrawal.to-reserve", "orders.not-withdrawing", formation=formation)
    if command.order.kind is Kind.GENERAL_RETREAT and not has_night_come(game, command.since):
        return refuse(
            "order.general-retreat.no-reserve", "orders.before-night", formation=formation
        )
    if formation in game.hidden:
        return refuse("option.hidden.stays", "hidden.on-the-way", formation=formation)
    if is_pressed(game, formation):
        return refuse("order.withdrawal.to-reserve", "orders.pressed", formation=formation)
    return None


def is_pressed(game: Game, formation: str) -> bool:
    """[order.withdrawal.to-reserve] Is a unit within two hexes of an enemy?"""
    radius, enemy = game.printed.tables.ranges.radius, game.side_of_formation(formation).enemy
    ground = game.ground
    return any(
        game.holder(hex_) is enemy
        for unit in game.units_of(formation)
        for hex_ in ground.within(game.where[unit], radius)
    )


def has_night_come(game: Game, since: int) -> bool:
    """[order.general-retreat.no-reserve] Has the first night turn after that one begun?"""
    dusk, first = game.printed.tables.turns.dusk, game.hour - game.turn
    return any((first + turn) % HOURS == dusk for turn in range(since + 1, game.turn + 1))


def stand_down(game: Game, formation: str) -> None:
    """[order.withdrawal.to-reserve] The formation waits for orders."""
    by = game.commands[formation].by
    take_command(game, formation, Command(Order(Kind.RESERVE), since=game.turn, by=by))
