"""How long a player seems to think: nobody shall read his hand by it.

Who has one answer left would give it at once, and who sees clearly would soon; both would tell
their enemy what they hold. So an answer that was found sooner waits until it is due, by the level
of the player and by what everybody knows of the question. A whole paper is due by the level alone,
and is ready by then: nobody shall count by the clock what is written on it.
"""

from math import ceil
from time import monotonic, sleep

from msgspec import Struct

from estafette.engine import Action, Decision
from estafette.match import Chair, Match

from .budget import SECOND, Budget
from .player import Player, asked_of
from .writing import Hourglass, Punctual, time_for_a_paper, write

GLANCE = 0.3  # seconds in which a sergeant has answered, nearly always
BEAT = 0.25  # seconds: who is late is so by whole ones
HALF = 0.5
ITERATION = 0.04  # seconds for one, where it is slow: he who counts them is not to be cut short


def budget_for(decision: Decision, budget: Budget) -> Budget:
    """Half the time for a question that is put even to who has no choice.

    Of those there are many, and each takes as long as if there were something to think about.
    """
    if decision.always and budget.seconds is not None:
        return Budget(seconds=budget.seconds * HALF)
    return budget


def due(level: str, decision: Decision, took: float, *, on_paper: bool = False) -> float:
    """How many seconds after the question the answer is given, if it was found in so many."""
    if on_paper:
        planned = beat = time_to_write(level)
    elif is_recruit(level):
        return took  # he does not think
    else:
        planned, beat = allowed(level, decision), BEAT
    return planned + beat * max(0, ceil((took - planned) / beat))


def allowed(level: str, decision: Decision) -> float:
    """In how many seconds a player of this level finds an answer, nearly always."""
    budget = budget_at(level)
    if budget is None or budget.seconds is None:
        return GLANCE
    seconds = budget_for(decision, budget).seconds
    assert seconds is not None
    return seconds + BEAT


def time_to_write(level: str) -> float:
    """In how many seconds he has a paper ready, be it empty or full."""
    return BEAT if is_recruit(level) else time_for_a_paper(thought_of(level))


def thought_of(level: str) -> float:
    """How many seconds one thought may take him while he writes, whatever he is asked."""
    budget = budget_at(level)
    if budget is None:
        return GLANCE + BEAT
    if budget.iterations is not None:
        return budget.iterations * ITERATION + BEAT
    assert budget.seconds is not None
    return budget.seconds + BEAT


def budget_at(level: str) -> Budget | None:
    """What a marshal may spend on an answer; nobody else has a budget."""
    name, colon, spelt = level.partition(":")
    if name != "marshal":
        return None
    return Budget.read(spelt) if colon else SECOND


def is_recruit(level: str) -> bool:
    return level == "recruit"


def answer_of(
    player: Player, level: str, match: Match, seat: str, glass: Hourglass | None = None
) -> Action:
    """What a player of this level answers: one thing, or a whole paper.

    With the hourglass that he was made with, he has every paper ready when it is due. Without one,
    only who thinks by the clock writes by it; nobody else looks at it, so that he writes the same
    again.
    """
    if not match.is_on_paper:
        return player.choose(Chair(match, seat))
    budget = budget_at(level)
    is_by_the_clock = budget is not None and budget.seconds is not None
    if is_recruit(level) or not (glass or is_by_the_clock):
        return write(player, match, seat)
    timed = Punctual(player, thought_of(level), match.number, glass or Hourglass())
    return write(timed, match, seat)


class Found(Struct, frozen=True):
    """An answer, and in how many seconds it was found."""

    action: Action
    took: float


class Mind:
    """A player who sits at a table.

    Before somebody who watches he has the hourglass that he was made with: he answers when it is
    due.
    """

    def __init__(self, player: Player, level: str, glass: Hourglass | None = None) -> None:
        self._player = player
        self._level = level
        self._glass = glass

    def answer(self, match: Match, seat: str) -> Action:
        """What he answers, when it is due."""
        decision, found = asked_of(Chair(match, seat)), self.found(match, seat)
        if self._glass is not None:
            on_time = due(self._level, decision, found.took, on_paper=match.is_on_paper)
            sleep(on_time - found.took)
        return found.action

    def found(self, match: Match, seat: str) -> Found:
        """What he answers, as soon as he has found it."""
        began = monotonic()
        action = answer_of(self._player, self._level, match, seat, self._glass)
        return Found(action, monotonic() - began)
