"""[order.march.approach] Nearer or farther: to the enemy, to the target, to the leader."""

from collections.abc import Callable
from typing import TypeAlias

from .affairs import Order
from .sides import ATTACKS, MARCHES, RETREATS, Side
from .state import Game

Wanted: TypeAlias = Callable[[str], bool]


def enemy_distance(game: Game, side: Side, hex_: str) -> int:
    """[order.attack.approach] In hexes, to the nearest enemy combat unit."""
    return game.front(side.enemy).distance(hex_)


def target_distance(game: Game, order: Order, hex_: str) -> int:
    """[order.defence.approach] In hexes, to the nearest hex of the target."""
    return min([game.ground.distance(hex_, each) for each in order.target], default=0)


def progress(game: Game, order: Order, side: Side, start: str) -> Wanted:
    """[order.march.approach] [order.withdrawal.away] Which hexes do what the order demands."""
    if order.kind in ATTACKS:
        away = game.front(side.enemy).distance
        before = away(start)
        return lambda hex_: away(hex_) < before
    if order.kind in MARCHES:
        return nearer(game, order, start)
    if order.kind in RETREATS:
        return escape(game, order, side, start)
    far = target_distance(game, order, start)
    return lambda hex_: target_distance(game, order, hex_) < far


def nearer(game: Game, order: Order, start: str) -> Wanted:
    """[order.march.approach] [order.march.route] To the next way point, or to the target."""
    way = game.ground.way_to(order.route[:1] or order.target)
    before = way.to(start)
    if before is None:
        return lambda hex_: False
    return lambda hex_: way[hex_] < before


def escape(game: Game, order: Order, side: Side, start: str) -> Wanted:
    """[order.withdrawal.away] Away from the enemy, or on the way home without meeting him."""
    away, is_nearer = game.front(side.enemy).distance, nearer(game, order, start)
    before = away(start)

    def is_escape(hex_: str) -> bool:
        after = away(hex_)
        if after > before:
            return True
        return after >= min(before, 2) and bool(order.target) and is_nearer(hex_)

    return is_escape
