"""How long a player seems to think: nobody shall read his hand by it.

Who has one answer left would give it at once, and who sees clearly would soon; both would tell
their enemy what they hold. So an answer that was found sooner waits until it is due, by the level
of the player and by what everybody knows of the question.
"""

from math import ceil
from time import monotonic, sleep

from estafette.engine import Action, Decision
from estafette.match import Chair

from .budget import SECOND, Budget
from .player import Player, asked_of

GLANCE = 0.3  # seconds in which a sergeant has answered, nearly always
BEAT = 0.25  # seconds: who is late is so by whole ones
HALF = 0.5


def budget_for(decision: Decision, budget: Budget) -> Budget:
    """Half the time for a question that is put even to who has no choice.

    Of those there are many, and each takes as long as if there were something to think about.
    """
    if decision.always and budget.seconds is not None:
        return Budget(seconds=budget.seconds * HALF)
    return budget


def due(level: str, decision: Decision, took: float) -> float:
    """How many seconds after the question the answer is given, if it was found in so many."""
    name, colon, spelt = level.partition(":")
    if name == "recruit":
        return took  # he does not think
    seconds = None
    if name == "marshal":
        seconds = budget_for(decision, Budget.read(spelt) if colon else SECOND).seconds
    planned = GLANCE if seconds is None else seconds + BEAT
    return planned + BEAT * max(0, ceil((took - planned) / BEAT))


class Steady:
    """A player who answers when it is due."""

    def __init__(self, player: Player, level: str) -> None:
        self._player = player
        self._level = level

    def choose(self, chair: Chair) -> Action:
        began, decision = monotonic(), asked_of(chair)
        action = self._player.choose(chair)
        took = monotonic() - began
        sleep(due(self._level, decision, took) - took)
        return action
