"""[movement.road.conditions] Roads and trails: who may use their rate, and where."""

from .sides import ON_THE_ROAD, Side, Terrain
from .state import Game


def may_use_roads(game: Game, unit: str) -> bool:
    """[movement.road.conditions] [order.march.road-rate] Only on the march or in retreat."""
    return game.order(unit).kind in ON_THE_ROAD


def is_jammed(game: Game, side: Side, here: str, there: str) -> bool:
    """[movement.road.spacing] [movement.road.town-empty] Do others keep a unit off this road?"""
    stack = game.stacks.get(there)
    if stack and (game.ground.terrain[there] is Terrain.TOWN or is_column(game, side, there)):
        return True
    ahead = game.ground.onward[here, there]
    return len(ahead) == 1 and is_column(game, side, ahead[0])


def surcharge(game: Game, side: Side, came: str, here: str, there: str, *, mounted: bool) -> int:
    """[movement.road.spacing] What a junction costs after all, if the branch taken is full."""
    ground = game.ground
    price = ground.rate(came, here)
    if price is None or ground.rate(here, there) is None or not is_column(game, side, there):
        return 0
    if len(ground.onward[came, here]) < 2:
        return 0  # there was no branch to choose: the rate was lost at once
    return max(ground.cost(came, here, mounted=mounted) - price, 0)


def is_column(game: Game, side: Side, hex_: str) -> bool:
    """[movement.road.spacing] Are friends on the march or in retreat in this hex?"""
    stack = game.stacks.get(hex_)
    if not stack or game.printed.side_of[stack[0]] is not side:
        return False
    return any(game.order(unit).kind in ON_THE_ROAD for unit in stack)


def entry_rate(game: Game, hex_: str) -> int | None:
    """[reinforcement.road-start] The rate of the best road or trail that crosses a hex."""
    ground = game.ground
    rates = [ground.rate(hex_, there) for there in ground.neighbours[hex_]]
    return min([price for price in rates if price is not None], default=None)
