"""[option.initiative.track] The option of 20.11: who drove the other back takes the initiative."""

from collections.abc import Sequence

from .sides import Side
from .state import Game

FEW = 2  # [option.initiative.plus-two] at least so many


def note_retreat(game: Game, units: Sequence[str]) -> None:
    """[option.initiative.track] Units of one side have retreated, or been routed."""
    if units:
        side = game.side(units[0])
        game.retreats = {**game.retreats, side: game.retreats.get(side, 0) + len(units)}


def bonus(game: Game, side: Side) -> int:
    """[option.initiative.plus-one] [option.initiative.plus-two] For the Initial Action roll."""
    if not game.plays_with("initiative"):
        return 0
    own, theirs = game.retreats.get(side, 0), game.retreats.get(side.enemy, 0)
    if own >= theirs:
        return 0
    return 2 if theirs >= max(2 * own, FEW) else 1
