"""[artillery.facing] Guns laid on one enemy do not fire at another who comes in beside them."""

from collections.abc import Iterable

from .state import Game
from .zones import enemies_beside


def note_facing(game: Game) -> None:
    """[artillery.facing] At the beginning of a step: the enemies beside the guns of both sides."""
    units, side_of = game.printed.units, game.printed.side_of
    faced: dict[str, tuple[str, ...]] = {}
    for unit, hex_ in game.where.items():
        if units[unit].arm.is_artillery:
            beside = enemies_beside(game, hex_, side_of[unit])
            if beside:
                faced[unit] = tuple(beside)
    game.faced = faced


def is_laid_elsewhere(game: Game, gun: str, attackers: Iterable[str]) -> bool:
    """[artillery.facing] Have all who assault come into hexes where no enemy stood before?"""
    laid = game.faced.get(gun)
    return laid is not None and not any(hex_ in laid for hex_ in attackers)
