"""[enfilade.bonus] Guns that fire along a line, or into a square."""

from collections.abc import Iterable, Sequence

from estafette.board import line

from .reaction import cavalry_near
from .riders import cannot_ride, friends_beside, is_on_flank, ways
from .sides import INFANTRY, Side, Terrain
from .state import Game
from .zones import is_in_chateau


def is_line_enfilade(game: Game, start: str, target: str) -> bool:
    """[enfilade.line] [enfilade.line.scope] Guns that fire from where a flank could be charged."""
    if is_sheltered(game, target):
        return False
    side = game.holder(target)
    assert side is not None
    friends = friends_beside(game, target, side.enemy, but=())
    return any(is_on_flank(game, entry, target, friends) for entry in entries(game, start, target))


def entries(game: Game, start: str, target: str) -> list[str]:
    """[enfilade.line.corner] The hexes beside the target out of which the shot comes into it.

    Through a corner there are two: whichever is farther from a friend is the one that counts.
    """
    ground = game.ground
    here, there = ground.at[start], ground.at[target]
    path, number = line(here, there), ground.hexmap.number_of
    last = path.hexes[-2]
    if last.distance(there) == 1:
        return [number(last)]
    sides = [side for side in path.along if {side.a.distance(there), side.b.distance(there)} == {1}]
    return [number(hex_) for side in sides for hex_ in (side.a, side.b) if hex_ in ground.hexmap]


def is_sheltered(game: Game, target: str) -> bool:
    """[enfilade.immune] Walls have no flank."""
    return game.ground.terrain[target] is Terrain.TOWN or is_in_chateau(game, target)


def is_threatened(game: Game, target: str, side: Side) -> bool:
    """[enfilade.square.condition] Is there infantry that cavalry of this side could charge?"""
    if game.is_night or game.is_rain or is_sheltered(game, target):
        return False
    if not any(game.unit(unit).arm is INFANTRY for unit in game.at(target)):
        return False
    return any(
        can_reach(game, unit, target) for unit in fresh(game, cavalry_near(game, target, side))
    )


def fresh(game: Game, cavalry: Iterable[str]) -> Sequence[str]:
    """[reaction.not-disorganised] Cavalry that could still charge."""
    return [u for u in cavalry if u not in game.disorganised and u not in game.charged]


def can_reach(game: Game, unit: str, target: str) -> bool:
    start = game.where[unit]
    return any(cannot_ride(game, start, by, target) is None for by in ways(game, start, target))
