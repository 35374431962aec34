"""What a position is worth: numbers for players that search, no search.

Amounts are in victory points. They were set by hand, by what the tables make of a round of fire.
"""

from math import sqrt, tanh

from .intentions import intentions
from .prospects import ground_to_gain, standing_of
from .sides import ALLIED, FRENCH, Army, Side
from .state import Game
from .toll import army_toll, level_of
from .victory import difference, turns_left

SWAY = 0.03  # what a point weighs with a turn to go, as half the log-odds of winning
LAST = 0.5  # of a turn: what may still happen at the very end
RUIN = 40.0  # points: an army on the point of collapse
NOBODY, EVERYBODY = -1.0, 1.0


def judgement(game: Game, side: str) -> float:
    """From -1 (lost) to 1 (won); what one side gains the other loses."""
    worth = worth_to_the_french(game)
    return worth if side == FRENCH else -worth


def worth_to_the_french(game: Game) -> float:
    """[victory.points] [victory.collapse] The lead of the French, and what may become of it."""
    if Army.FRENCH in game.broken:
        return NOBODY
    if game.shattered:
        return EVERYBODY
    left = turns_left(game)
    turns = left + game.turn
    if left <= 0:
        return EVERYBODY if difference(game) >= game.sheet.bands.french_marginal else NOBODY
    lead = difference(game) - game.sheet.bands.french_marginal + expected(game, left / turns)
    standing = standing_of(game)
    lead += standing.lead + ground_to_gain(game, standing, left)
    lead += intentions(game, standing, left)
    lead -= ruin(game, FRENCH) - ruin(game, ALLIED)
    return tanh(SWAY * lead / sqrt(left / turns + LAST / turns) / sqrt(turns / 7))


def expected(game: Game, left: float) -> float:
    """[proposal.points] What the French gain in an even battle in the time that is left."""
    bands = game.sheet.bands
    return left * (bands.french_marginal - bands.allied_marginal)


def ruin(game: Game, side: Side) -> float:
    """[victory.collapse] The nearer an army is to its end, the dearer every loss."""
    worst = 0.0
    for army, level in game.sheet.levels.items():
        if game.printed.armies[army].side is side:
            most = level.disintegration or level_of(game, army)
            worst = max(worst, army_toll(game, army) / most)
    return RUIN * worst**3
