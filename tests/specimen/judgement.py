"""What a position is worth: numbers for players that search, no search."""

from .state import Game, Side

STRENGTH = 0.08  # a point of strength more than the enemy
STEP = 0.10  # a step nearer to the goal


def judgement(game: Game, side: str) -> float:
    """From -1 (lost) to 1 (won); what one side gains the other loses."""
    worth = STRENGTH * (strength(game, Side.VANGUARD) - strength(game, Side.REARGUARD))
    worth += STEP * (1 - nearest(game)) * (game.hour / game.sheet.hours)
    worth = max(-1.0, min(1.0, worth))
    return worth if side == Side.VANGUARD else -worth


def strength(game: Game, side: Side) -> int:
    return sum(game.strength(block) for block in game.army(side))


def nearest(game: Game) -> int:
    """How many borders lie between the goal and the nearest battalion of the vanguard."""
    distance = game.ground.graph.distance
    return min(
        (distance(game.sheet.goal, block.space) or 0 for block in game.army(Side.VANGUARD)),
        default=0,
    )
