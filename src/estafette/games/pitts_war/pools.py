"""[event.pool.two] The Events Phase: markers leave the game, enter the pools, and are drawn."""

from collections.abc import Iterable

from estafette.engine import Procedure

from .events import Moment, window
from .sides import Side
from .state import Game


def expire_markers(game: Game) -> None:
    """[event.pool.expire] Markers leave in their exit year, drawn or not.

    [scenario.1792.french-battle-penalty] A French penalty ends with its marker at the latest.
    """
    printed = game.printed.markers
    late = [held for held in printed if held in game.live and printed[held].leaves == game.year]
    for held in late:
        side = printed[held].side
        heap = game.hands if held in game.hands[side] else game.pools
        heap[side] = [each for each in heap[side] if each != held]
        game.tell("marker.expired", marker=held)
    game.live = game.live.difference(late)
    left = [each for each in game.penalties if printed[each].leaves != game.year]
    game.penalties = tuple(left)


def add_new_markers(game: Game) -> None:
    """[turn.events.add-new] The markers of a new period are mixed with those not drawn yet."""
    if game.is_new_period:
        game.bought = ()
        fill_pools(game, [m.id for m in game.printed.markers.values() if m.enters == game.year])


def fill_pools(game: Game, markers: Iterable[str]) -> None:
    """[event.pool.new-period] Markers go into the pool of their side, which is mixed again."""
    new = list(markers)
    for side in Side:
        own = [held for held in new if game.printed.markers[held].side is side]
        game.pools[side] = game.dice.shuffled([*game.pools.get(side, ()), *own])
    game.live = game.live.union(new)


def name_first_player(game: Game) -> None:
    """[turn.first-player.1792-1800] [turn.first-player.1801-1815] The turn track says who."""
    game.first = game.space.first


def draw_markers(game: Game) -> None:
    """[turn.events.draw-order] First player, then second, as many as the turn track says."""
    for side in game.both():
        draw(game, side, game.space.draws(side))


def draw(game: Game, side: Side, number: int) -> list[str]:
    """[event.draw.count] [event.draw.short] Markers from one's own pool, as far as it goes."""
    pool = [*game.pools[side]]
    drawn = [game.dice.top(pool) for _ in range(min(number, len(pool)))]
    game.pools[side] = pool
    game.hands[side] = [*game.hands[side], *drawn]
    game.uncovered = True
    game.tell("marker.drawn", side=side, count=len(drawn))
    if drawn:
        game.tell("marker.drew", side=side, markers=drawn, to=(side,))
    return drawn


def take_initiative(game: Game) -> Procedure[None]:
    """[turn.first-player.markers] The Events Phase has markers of its own."""
    for side in game.both():
        yield from window(game, side, Moment.EVENTS, rule="turn.first-player.markers")
