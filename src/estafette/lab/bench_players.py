"""How fast the players think, and how well a marshal keeps to his time."""

from collections.abc import Iterator
from itertools import cycle
from statistics import median
from time import perf_counter

from estafette.ai import Budget, Marshal, Sergeant
from estafette.match import Chair, Match

from .bench import GameReport, Subject, can_be_imagined, positions
from .measure import Measure, Meter, Stretch, rate

THOUGHTS = 24  # iterations of a marshal for one answer
TIME = 0.2  # seconds that he is given for another


class PlayerMeters:
    """The players of the house on positions of one game where there is something to choose."""

    def __init__(self, subject: Subject) -> None:
        self.subject = subject
        self.game = subject.rules.id
        between, within = positions(subject)
        self.positions = [match for match in between + within if is_a_choice(match)]
        self._turn: Iterator[Match] = cycle(self.positions)
        self._answers: list[float] = []
        self._kept: list[float] = []

    def meters(self) -> dict[str, Meter]:
        if not self.positions:
            return {}
        return {
            "sergeant": rate("decisions/s", self.sergeant),
            "marshal": rate("iterations/s", self.marshal),
            "marshal-by-clock": rate("decisions/s", self.marshal_by_clock),
        }

    def sergeant(self, seconds: float) -> Stretch:
        """Answers of a sergeant until the time has passed, each of them timed."""
        answers = [self._timed(Sergeant(1))]
        while sum(answers) < seconds:
            answers.append(self._timed(Sergeant(len(answers))))
        self._answers += answers
        return len(answers), sum(answers)

    def marshal(self, seconds: float) -> Stretch:
        """Iterations of a marshal, who thinks so often about each answer."""
        answers = [self._timed(Marshal(1, Budget(iterations=THOUGHTS)))]
        while sum(answers) < seconds:
            answers.append(self._timed(Marshal(1, Budget(iterations=THOUGHTS))))
        return THOUGHTS * len(answers), sum(answers)

    def marshal_by_clock(self, seconds: float) -> Stretch:
        """Answers of a marshal who looks at the clock; how much of his time he took is noted."""
        answers = [self._timed(Marshal(1, Budget(seconds=TIME)))]
        while sum(answers) < seconds:
            answers.append(self._timed(Marshal(1, Budget(seconds=TIME))))
        self._kept += [answer / TIME for answer in answers]
        return len(answers), sum(answers)

    def _timed(self, player: Sergeant | Marshal) -> float:
        match = next(self._turn)
        started = perf_counter()
        player.choose(Chair(match, match.open[0].seat))
        return perf_counter() - started

    def report(self, measures: dict[str, Measure]) -> GameReport:
        if not self.positions:
            return GameReport(self.game, self.subject.setup, measures, {"positions": 0.0})
        numbers = {
            "sergeant-ms": median(self._answers) * 1000,
            "sergeant-slowest-ms": max(self._answers) * 1000,
            "marshal-kept": median(self._kept) * 100,
            "marshal-longest": max(self._kept) * 100,
            "positions": float(len(self.positions)),
        }
        return GameReport(self.game, self.subject.setup, measures, numbers)


def is_a_choice(match: Match) -> bool:
    return len(set(match.open[0].options)) > 1 and can_be_imagined(match)
