"""What many matches show: shares with their intervals, lengths, and how the matches ended."""

from collections import Counter
from collections.abc import Iterable

import msgspec
from msgspec import Struct

from estafette.engine import Outcome
from estafette.odds.intervals import wilson

from .trial import Result
from .usage import Uses
from .worker import Batch


class Share(Struct, frozen=True):
    """How often a side won (None: nobody), and the interval that holds the truth 19 times in 20."""

    side: str | None
    wins: int
    share: float
    low: float
    high: float


class Span(Struct, frozen=True):
    """How a length spreads over the matches."""

    least: int
    median: float
    mean: float
    most: int


class Findings(Struct, frozen=True):
    """What the matches of one scenario show; those that broke count as faults and nowhere else."""

    scenario: str
    matches: int
    faults: int
    shares: tuple[Share, ...]
    decisions: Span | None
    turns: Span | None
    outcomes: dict[str, int]


class ScenarioTally:
    """The matches of one scenario, counted as they come: only counts are kept."""

    def __init__(self, scenario: str) -> None:
        self.scenario = scenario
        self.matches = 0
        self.faults = 0
        self.sides: dict[str, None] = {}
        self.winners: Counter[str | None] = Counter()
        self.decisions: Counter[int] = Counter()
        self.turns: Counter[int] = Counter()
        self.uses = Uses()
        self._endings: Counter[bytes] = Counter()

    def add(self, result: Result) -> None:
        self.matches += 1
        self.sides |= dict.fromkeys(result.sides)
        outcome = result.outcome
        if outcome is None:
            self.faults += 1
            return
        self.winners[outcome.winner] += 1
        self.decisions[result.decisions] += 1
        if result.turns is not None:
            self.turns[result.turns] += 1
        self._endings[msgspec.json.encode(outcome)] += 1

    @property
    def endings(self) -> list[tuple[Outcome, int]]:
        """How the matches ended, in full."""
        return [
            (msgspec.json.decode(ending, type=Outcome), times)
            for ending, times in sorted(self._endings.items())
        ]

    @property
    def findings(self) -> Findings:
        ended = self.matches - self.faults
        shares = [share_of(side, self.winners[side], ended) for side in self.sides]
        if self.winners[None]:
            shares.append(share_of(None, self.winners[None], ended))
        keys: Counter[str] = Counter()
        for outcome, times in self.endings:
            keys[outcome.key] += times
        return Findings(
            self.scenario,
            matches=self.matches,
            faults=self.faults,
            shares=tuple(shares),
            decisions=span(self.decisions),
            turns=span(self.turns),
            outcomes=dict(sorted(keys.items(), key=lambda item: (-item[1], item[0]))),
        )


class Tally:
    """All matches of a study so far, by scenario, and those that broke."""

    def __init__(self) -> None:
        self.scenarios: dict[str, ScenarioTally] = {}
        self.faulty: list[Result] = []

    def add(self, batch: Batch) -> None:
        for result in batch.results:
            self.of(result.setup.scenario).add(result)
            if result.fault:
                self.faulty.append(result)
        for scenario, uses in batch.uses.items():
            self.of(scenario).uses.add(uses)

    def of(self, scenario: str) -> ScenarioTally:
        return self.scenarios.setdefault(scenario, ScenarioTally(scenario))

    def in_order(self, scenarios: Iterable[str]) -> list[ScenarioTally]:
        """The scenarios that were played, in the order of the box: workers finish in any other."""
        return [self.scenarios[known] for known in scenarios if known in self.scenarios]


def share_of(side: str | None, wins: int, played: int) -> Share:
    low, high = wilson(wins, played)
    return Share(side, wins, wins / played if played else 0.0, low, high)


def span(lengths: Counter[int]) -> Span | None:
    if not lengths:
        return None
    number = lengths.total()
    mean = sum(length * times for length, times in lengths.items()) / number
    middle = (at(lengths, (number - 1) // 2) + at(lengths, number // 2)) / 2
    return Span(min(lengths), middle, mean, max(lengths))


def at(lengths: Counter[int], place: int) -> int:
    """The length that stands at this place when all are laid out in order."""
    for length in sorted(lengths):
        place -= lengths[length]
        if place < 0:
            return length
    raise IndexError(place)
