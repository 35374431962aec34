"""One trial: an answer is given on a table that is only imagined, and one listens how it falls."""

from collections.abc import Iterable
from typing import Any, TypeAlias

from msgspec import Struct

from estafette.engine import Action, Facts, Hazard, Stake, Told
from estafette.match import Match

from .manners import Again, Manners

MOST = 60  # answers until a matter must be over
MAIN = 0  # the place of the hazard that decides it

# Facts as a key of a dict: names and values, in the order in which they were told.
Particulars: TypeAlias = tuple[tuple[str, Any], ...]


class Subject(Struct, frozen=True):
    """Which of the hazards at stake, and whose."""

    place: int
    apart: Particulars


class Result(Struct, frozen=True):
    """How it fell: the key of the told event, and the facts that matter."""

    key: str
    facts: Particulars


# How each hazard fell in one trial; one that did not come up is not there.
Fallen: TypeAlias = dict[Subject, Result]


class Question(Struct, frozen=True):
    """The seat, its answer, and what is at stake with it."""

    seat: str
    answer: Action
    stake: Stake


class Decided(Exception):
    """The main hazard has fallen: whatever comes after it is of no interest."""


class Ear(list[Told]):
    """Lies on the table in the place of what is told, and listens on behalf of the seat."""

    def __init__(self, question: Question) -> None:
        super().__init__()
        self.fallen: Fallen = {}
        self._question = question

    def append(self, event: Told) -> None:
        if not event.is_heard_by(self._question.seat):
            return
        for place, hazard in enumerate(self._question.stake.hazards):
            if event.key in hazard.results:
                subject = Subject(place, particulars(event.facts, hazard.apart))
                self.fallen.setdefault(subject, result(hazard, event))
        if event.key in self._question.stake.hazards[MAIN].results:
            raise Decided


def try_out(question: Question, match: Match, manners: Manners, again: Again) -> Fallen:
    """Play on until the main hazard has fallen, the step is over, or the match is."""
    ear = Ear(question)
    seat, answer = question.seat, question.answer
    for _ in range(MOST):
        match.game.told = ear
        try:
            match.repeat([(seat, answer)])
        except Decided:
            break
        if match.is_between_steps or not match.open:
            break
        decision = match.open[0]
        seat, answer = decision.seat, manners.answer(decision, again)
    return ear.fallen


def result(hazard: Hazard, event: Told) -> Result:
    reading = hazard.results[event.key](event.facts)
    return Result(event.key, tuple(reading.items()))


def particulars(facts: Facts, names: Iterable[str]) -> Particulars:
    return tuple([(name, facts[name]) for name in names])
