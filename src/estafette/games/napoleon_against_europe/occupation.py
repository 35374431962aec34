"""[control.take.flag] A force takes a zone: its flag goes up, and enemy fleets leave the port."""

from estafette.engine import Procedure

from . import sea
from .control import cannot_take, flag_of, place_flag
from .powers import controller, field_heads
from .sides import Side
from .squadron import PORT, SEA, in_box, in_port, put, room_at_sea, room_in_port
from .state import Game


def take(game: Game, head: str) -> Procedure[None]:
    """[control.take.flag] A force makes the zone in which it stands its side's own.

    [naval.port-captured] Enemy fleets in its port must leave.
    """
    force = game.forces[head]
    place_flag(game, force.zone, flag_of(game, force.nation))
    yield from clear_port(game, force.zone)


def clear_port(game: Game, zone: str) -> Procedure[None]:
    """[naval.port-captured] Fleets of those who have lost a port leave it.

    [naval.port-captured.blockaded] Whoever blockaded it meets them first.
    """
    side = controller(game, zone)
    if side is None or zone not in [lies.where for lies in game.fleets.values()]:
        return
    if in_port(game, zone, side.enemy):
        yield from sea.flee(game, zone)
    lift_blockade(game, zone, side)


def take_after_win(game: Game, zone: str, side: Side) -> Procedure[None]:
    """[control.take.after-win] Who has won here in supply raises his flag for nothing (R-14)."""
    for head in field_heads(game, zone, side):
        if cannot_take(game, head) is None:
            yield from take(game, head)
            return


def lift_blockade(game: Game, port: str, side: Side) -> None:
    """[blockade-port.definition] Nobody blockades his own port: the fleets go out to sea (R-386).

    If there is no room at sea they go into the port; with none there either they are in excess at
    sea when the round ends (R-665).
    """
    sea_zone = game.printed.ports[port]
    for fleet in in_box(game, port, side):
        if game.voyage is not None and fleet in game.voyage.fleets:
            continue
        if room_at_sea(game, sea_zone, side) < 1 and room_in_port(game, port) > 0:
            put(game, [fleet], PORT, port)
        else:
            put(game, [fleet], SEA, sea_zone)
