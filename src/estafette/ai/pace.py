"""How long a player seems to think: nobody shall read his hand by it.

Who has one answer left would give it at once, and who sees clearly would soon; both would tell
their enemy what they hold. So an answer that was found sooner waits until it is due, by the level
of the player and by what everybody knows of the question. A whole paper takes as long as an empty
one: nobody shall count by the clock what is written on it.
"""

from math import ceil, inf
from time import monotonic, sleep

from estafette.engine import Action, Decision
from estafette.match import Chair, Match

from .budget import SECOND, Budget
from .player import Player, asked_of
from .writing import write

GLANCE = 0.3  # seconds in which a sergeant has answered, nearly always
BEAT = 0.25  # seconds: who is late is so by whole ones
HALF = 0.5
WRITING = 4  # times as long as for one answer: in so much a paper is handed in


def budget_for(decision: Decision, budget: Budget) -> Budget:
    """Half the time for a question that is put even to who has no choice.

    Of those there are many, and each takes as long as if there were something to think about.
    """
    if decision.always and budget.seconds is not None:
        return Budget(seconds=budget.seconds * HALF)
    return budget


def due(level: str, decision: Decision, took: float, *, on_paper: bool = False) -> float:
    """How many seconds after the question the answer is given, if it was found in so many."""
    if level.partition(":")[0] == "recruit":
        return took  # he does not think
    planned, beat = allowed(level, decision), BEAT
    if on_paper:
        planned = beat = WRITING * planned + BEAT
    return planned + beat * max(0, ceil((took - planned) / beat))


def allowed(level: str, decision: Decision) -> float:
    """In how many seconds a player of this level finds an answer, nearly always."""
    seconds = seconds_of(level, decision)
    return GLANCE if seconds is None else seconds + BEAT


def seconds_of(level: str, decision: Decision) -> float | None:
    """By how many seconds he thinks; none if not by the clock."""
    name, colon, spelt = level.partition(":")
    if name != "marshal":
        return None
    return budget_for(decision, Budget.read(spelt) if colon else SECOND).seconds


def answer_of(player: Player, level: str, match: Match, seat: str) -> Action:
    """What a player of this level answers: one thing, or a whole paper.

    Who thinks by the clock writes by it; nobody else does, so that he writes the same again.
    """
    chair = Chair(match, seat)
    if not match.is_on_paper:
        return player.choose(chair)
    decision = asked_of(chair)
    seconds = inf if seconds_of(level, decision) is None else WRITING * allowed(level, decision)
    return write(player, match, seat, seconds)


class Mind:
    """A player who sits at a table; if he is `steady`, he answers when it is due."""

    def __init__(self, player: Player, level: str, *, steady: bool) -> None:
        self._player = player
        self._level = level
        self._is_steady = steady

    def answer(self, match: Match, seat: str) -> Action:
        began, decision = monotonic(), asked_of(Chair(match, seat))
        action = answer_of(self._player, self._level, match, seat)
        took = monotonic() - began
        if self._is_steady:
            sleep(due(self._level, decision, took, on_paper=match.is_on_paper) - took)
        return action
