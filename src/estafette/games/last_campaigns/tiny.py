"""[advanced.tiny] Units so small that a step of theirs is worth half a loss."""

from .sides import INFANTRY
from .state import Game

FULL, SMALL = 2, 1  # in halves of a step


def worth(game: Game, unit: str) -> int:
    """[advanced.tiny] How many halves of a loss are met by the next step of a unit."""
    return SMALL if is_tiny(game, unit) else FULL


def is_tiny(game: Game, unit: str) -> bool:
    """[advanced.tiny] Infantry whose strength would drop by one only (R-92)."""
    if game.unit(unit).arm is not INFANTRY or not game.plays_with("tiny-units"):
        return False
    return game.strength(unit) - strength_after_loss(game, unit) == 1


def strength_after_loss(game: Game, unit: str) -> int:
    """[steps.two] [steps.huge.third-step] What would be left of it; nothing if it has one step."""
    sheet, lost = game.unit(unit), game.losses.get(unit, 0) + 1
    if lost >= game.steps(unit):
        return 0
    return sheet.back if lost == 1 else (sheet.front + 1) // 2
