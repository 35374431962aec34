"""[assault.flank.definition] Taken in flank."""

from collections.abc import Collection, Iterable

from .obedience import is_on_the_road
from .sides import Side, Terrain
from .state import Game
from .zones import is_in_chateau


def is_flanked(
    game: Game, side: Side, target: str, starts: Collection[str], attackers: Iterable[str]
) -> bool:
    """[assault.flank.definition] [assault.flank.immune] Is an assaulted hex outflanked?"""
    if is_sheltered(game, target):
        return False
    if any(game.unit(unit).arm.is_cavalry for unit in attackers) and is_column(game, target):
        return True
    return is_pressed(game, side, target, starts)


def is_sheltered(game: Game, hex_: str) -> bool:
    """[assault.flank.immune] [chateau.no-flank] Towns, and chateaux with a garrison."""
    return game.ground.terrain[hex_] is Terrain.TOWN or is_in_chateau(game, hex_)


def is_column(game: Game, hex_: str) -> bool:
    """[order.withdrawal.flank] Units on the road, with their backs to the enemy."""
    return any(is_on_the_road(game, unit) for unit in game.at(hex_))


def is_pressed(game: Game, side: Side, target: str, starts: Collection[str]) -> bool:
    """[assault.flank.definition] Pressure from two directions that do not touch (R-22)."""
    near = game.ground.neighbours
    around = [hex_ for hex_ in near[target] if game.holder(hex_) is side]
    if len(around) < 2:
        return False
    for hex_ in around:
        others = [start for start in starts if start != hex_]
        if others and not any(other in near[hex_] for other in others):
            return True
    return False
