"""Looking ahead on a match that is only imagined: what it is worth, and how it may go on."""

from collections.abc import Sequence
from random import Random
from typing import TypeAlias

from estafette.engine import Action, Decision
from estafette.match import Match

from .player import answers_to

WIDEST = 8  # answers that a glance compares; of more, some are drawn
ODD = 0.05  # how often somebody does not even glance
AFRESH = 0.05  # how often he glances again where habit would do
SETTLED = 3  # glances that make a habit

# A seat, the key of its question, what the question is about, and an answer to it.
Custom: TypeAlias = tuple[str, str, str, Action]


def worth(match: Match, seat: str) -> float:
    """What a match is worth to the side of a seat: its outcome, or the game's judgement."""
    rules = match.rules
    side = rules.side(seat)
    if match.outcome is None:
        return rules.judgement(match.game, side)
    if match.outcome.winner is None:
        return 0.0
    return 1.0 if match.outcome.winner == side else -1.0


def looks(match: Match, seat: str, options: Sequence[Action], random: Random) -> list[float]:
    """What each answer is worth right after it is given.

    The dice are thrown afresh for the look, the same for every answer: nobody knows them.
    """
    secret = fresh_secret(random)
    values = []
    for option in options:
        fork = match.fork(secret)
        answer(fork, seat, option)
        values.append(worth(fork, seat))
    return values


def answer(match: Match, seat: str, action: Action) -> None:
    """An answer taken from the options cannot be refused."""
    if refusal := match.choose(seat, action):
        raise AssertionError(f"{action} was offered and refused: {refusal}")


class Habits:
    """How everybody is supposed to answer in haste, while one player thinks about one decision.

    Whoever is asked takes what looks best right after it. A look costs a fork for each answer, and
    the same questions come up again and again: after a few looks he goes by what he remembers.
    """

    def __init__(self) -> None:
        self._known: dict[Custom, tuple[int, float]] = {}

    def glance(self, match: Match, decision: Decision, random: Random) -> Action:
        """An answer as somebody in haste gives it."""
        options = answers_to(decision)
        if len(options) == 1:
            return options[0]
        if random.random() < ODD:
            return random.choice(options)
        if len(options) > WIDEST:
            options = random.sample(options, WIDEST)
        about = repr(decision.facts)
        customs = [(decision.seat, decision.key, about, option) for option in options]
        if random.random() < AFRESH or not all(map(self._is_settled, customs)):
            self._look(match, customs, random)
        known = self._known
        return max(customs, key=lambda custom: known[custom][1] / known[custom][0])[3]

    def _is_settled(self, custom: Custom) -> bool:
        return custom in self._known and self._known[custom][0] >= SETTLED

    def _look(self, match: Match, customs: list[Custom], random: Random) -> None:
        seat, options = customs[0][0], [option for *_, option in customs]
        values = looks(match, seat, options, random)
        mean = sum(values) / len(values)
        for custom, value in zip(customs, values, strict=True):
            times, total = self._known.get(custom, (0, 0.0))
            self._known[custom] = times + 1, total + value - mean


class Future:
    """A table on which it goes on in the head, until so many steps of the sequence are over."""

    def __init__(
        self, match: Match, seat: str, habits: Habits, random: Random, steps: int, most: int
    ) -> None:
        self.match = match
        self.seat = seat
        self.random = random
        self._habits = habits
        self._steps = steps
        self._most = most

    @property
    def is_over(self) -> bool:
        """It has ended, or nobody looks further than this."""
        return self._steps <= 0 or self._most <= 0 or not self.match.open

    def answer(self, seat: str, action: Action) -> None:
        answer(self.match, seat, action)
        self._most -= 1
        if self.match.is_between_steps:
            self._steps -= 1

    def to_own_question(self) -> Decision | None:
        """Others answer at a glance until the seat has a real choice, or all is over."""
        while not self.is_over:
            own = self.match.decision(self.seat)
            if own is not None and own.is_choice:
                return own
            self._go_on(own or self.match.open[0])
        return None

    def to_the_end(self) -> None:
        """Everybody answers at a glance as far as one looks."""
        while not self.is_over:
            self._go_on(self.match.open[0])

    def _go_on(self, decision: Decision) -> None:
        self.answer(decision.seat, self._habits.glance(self.match, decision, self.random))


def fresh_secret(random: Random) -> str:
    return f"{random.getrandbits(256):064x}"
