"""[option.hidden.route] The ways of hidden marches, and how far they have come."""

from itertools import pairwise

from estafette.board import reach

from .affairs import Order, Ruse
from .roads import is_jammed
from .sides import ON_THE_ROAD, Side
from .state import Game


def plan(game: Game, start: str, order: Order) -> tuple[str, ...]:
    """[option.hidden.route] The way through all way points to the target, hex by hex."""
    path: tuple[str, ...] = (start,)
    for goals in (*[(hex_,) for hex_ in order.route], order.target):
        path += leg(game, path[-1], goals)
    return path


def leg(game: Game, start: str, goals: tuple[str, ...]) -> tuple[str, ...]:
    """[option.hidden.route] The cheapest way to the nearest of some hexes, without the start."""
    ground = game.ground
    ways = reach(ground.graph, start, None, lambda _, a, b: ground.traced(a, b, mounted=False))
    goal = min(goals, key=lambda hex_: (ways[hex_], hex_))
    return (ways.path_to(goal) or (start,))[1:]


def step_cost(game: Game, formation: str, here: str, there: str) -> int:
    """[option.hidden.reveal.leader] By road if the order allows it, or as on foot."""
    ground = game.ground
    rate = ground.rate(here, there)
    if rate is not None and game.order_of(formation).kind in ON_THE_ROAD:
        return rate
    return ground.cost(here, there, mounted=False)


def walked(game: Game, formation: str, ruse: Ruse, points: int) -> tuple[str, ...]:
    """[option.hidden.accumulate] The hexes that have been reached with so many half points."""
    path = [ruse.route[0]]
    for there in ruse.route[1:]:
        points -= step_cost(game, formation, path[-1], there)
        if points < 0:
            break
        path.append(there)
    return tuple(path)


def true_hex(game: Game, formation: str) -> str:
    """[option.hidden.stays] Where a hidden march has really come to."""
    ruse = game.hidden[formation]
    return walked(game, formation, ruse, ruse.points)[-1]


def ridden(game: Game, formation: str) -> int:
    """[option.hidden.new-order-time] What a rider needs along the way that has been marched."""
    ruse, traced = game.hidden[formation], game.ground.traced
    path = walked(game, formation, ruse, ruse.points)
    return sum([traced(here, there, mounted=True) for here, there in pairwise(path)])


def road_cost(game: Game, formation: str, side: Side, here: str, there: str) -> int:
    """[option.hidden.reveal.road] In the open the road is only free if nobody is in the way."""
    if game.ground.rate(here, there) is not None and is_jammed(game, side, here, there):
        return game.ground.cost(here, there, mounted=False)
    return step_cost(game, formation, here, there)
