"""[option.sixes.procedure] Dice for sixes instead of the Fire Table."""

from .state import Game

SIX = 6


def roll_for_sixes(game: Game, points: int, plus: int) -> tuple[list[int], int]:
    """[option.sixes.modifiers] The dice as they fell, and how many count as sixes."""
    dice = [game.dice.d6() for _ in range(points)]
    return dice, len([die for die in dice if die + plus >= SIX])
