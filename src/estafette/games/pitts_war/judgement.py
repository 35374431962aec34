"""What a position is worth: numbers for players that search, no search."""

from math import tanh

from .control import controller
from .sides import COALITION, FRENCH, Side
from .state import Game

STAR, STEP, MARKER = 0.04, 0.02, 0.005


def judgement(game: Game, side: str) -> float:
    """From -1 (lost) to 1 (won); what one side gains the other loses."""
    lead = tanh(worth(game, FRENCH) - worth(game, COALITION))
    return lead if side == FRENCH else -lead


def worth(game: Game, side: Side) -> float:
    """[recruit.income.stars] Stars held, steps on the map, markers in hand."""
    stars = sum([n for area, n in game.printed.stars.items() if controller(game, area) is side])
    steps = sum([game.steps[army] for army in game.where if game.side(army) is side])
    return STAR * stars + STEP * steps + MARKER * len(game.hands[side])
