"""[order.march.route] The way points of a march: one after the other, and then the target."""

from collections.abc import Collection, Sequence

from msgspec.structs import replace

from .affairs import Order
from .obedience import led_by
from .state import Game


def pass_way_points(game: Game, pieces: Sequence[str], hex_: str) -> None:
    """[order.march.route] The first to enter a way point leads all of his formation past it."""
    for piece in pieces:
        if piece in game.astray:
            order = beyond(game.astray[piece], (hex_,))
            if order is not game.astray[piece]:
                game.astray = {**game.astray, piece: order}
        elif piece not in game.direct:
            units = game.printed.units
            pass_along(game, game.formation(piece) if piece in units else led_by(game, piece), hex_)


def pass_along(game: Game, formation: str, *hexes: str) -> None:
    """[order.march.route] A formation has come through these hexes."""
    command = game.commands.get(formation)
    if command is not None and command.order.route:
        game.commands[formation] = replace(command, order=beyond(command.order, hexes))


def beyond(order: Order, hexes: Collection[str]) -> Order:
    """[order.march.route] The same order without the way points that have been reached."""
    route = order.route
    while route and route[0] in hexes:
        route = route[1:]
    return order if len(route) == len(order.route) else replace(order, route=route)
