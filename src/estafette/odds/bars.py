"""What the trials add up to: for each hazard its results, in order, with their chances."""

from collections import defaultdict
from collections.abc import Iterator
from fractions import Fraction
from typing import Any, TypeAlias

from msgspec import Struct

from estafette.engine import Hazard

from .intervals import wilson
from .trial import Fallen, Result, Subject

NOTHING = "odds.nothing"  # the hazard did not come up at all
OTHERS = "odds.others"  # what is too rare to have a bar of its own
MOST_LINES = 12

Weight: TypeAlias = Fraction | int


class Line(Struct, frozen=True):
    """One result as the game words it, its chance, and the bounds within which that surely is."""

    key: str
    facts: dict[str, Any]
    chance: float
    low: float
    high: float


class Chart(Struct, frozen=True):
    """One hazard as the game words it, and its results."""

    key: str
    facts: dict[str, Any]
    lines: tuple[Line, ...]


class Odds(Struct, frozen=True):
    """What may come of an answer. `exact`: all was counted; otherwise so many trials were made."""

    exact: bool
    samples: int
    charts: tuple[Chart, ...]


class Census:
    """Trials by hazard and result; a trial may weigh more or less than another."""

    def __init__(self) -> None:
        self.trials = 0
        self.weight: Weight = 0
        self._found: dict[Subject, dict[Result, Weight]] = defaultdict(lambda: defaultdict(int))

    def add(self, fallen: Fallen, weight: Weight) -> None:
        self.trials += 1
        self.weight += weight
        for subject, result in fallen.items():
            self._found[subject][result] += weight

    def counts(self) -> Iterator[Weight]:
        for results in self._found.values():
            yield from results.values()

    def subjects(self) -> list[Subject]:
        """In the order of the stake; of one hazard, in the order of the facts."""
        return sorted(self._found, key=lambda s: (s.place, repr(s.apart)))

    def results(self, subject: Subject) -> dict[Result, Weight]:
        return dict(self._found[subject])


def drawn(census: Census, hazards: tuple[Hazard, ...], *, exact: bool) -> Odds:
    """The census as bars."""
    charts = [
        chart(census, subject, hazards[subject.place], exact=exact) for subject in census.subjects()
    ]
    return Odds(exact, census.trials, tuple(charts))


def chart(census: Census, subject: Subject, hazard: Hazard, *, exact: bool) -> Chart:
    """The results of one hazard, and at the end the chance that it does not come up."""
    apart, found = dict(subject.apart), census.results(subject)
    kept, folded = most_likely(in_order(hazard, found), found)
    bars = [(hazard.words_for(r.key), {**apart, **dict(r.facts)}, found[r]) for r in kept]
    bars.append((OTHERS, {}, folded))
    bars.append((NOTHING, {}, census.weight - sum(found.values())))
    lines = [line(key, facts, weight, census, exact=exact) for key, facts, weight in bars if weight]
    return Chart(hazard.key, apart, tuple(lines))


def line(key: str, facts: dict[str, Any], weight: Weight, census: Census, *, exact: bool) -> Line:
    chance = float(weight / census.weight)
    low, high = (chance, chance) if exact else wilson(int(weight), census.trials)
    return Line(key, facts, chance, low, high)


def most_likely(results: list[Result], found: dict[Result, Weight]) -> tuple[list[Result], Weight]:
    """As many as a chart has room for, in their order, and what the others weigh together."""
    if len(results) <= MOST_LINES:
        return results, 0
    kept = sorted(results, key=found.__getitem__, reverse=True)[: MOST_LINES - 1]
    return [r for r in results if r in kept], sum([found[r] for r in results if r not in kept])


def in_order(hazard: Hazard, found: dict[Result, Weight]) -> list[Result]:
    """By the rank that the game gives them; else numbers rise, and the likeliest comes first."""
    if hazard.rank is not None:
        rank = hazard.rank
        return sorted(found, key=lambda r: (rank(r.key, dict(r.facts)), repr(r)))
    if all(is_number(value) for r in found for _, value in r.facts):
        places = list(hazard.results)
        return sorted(found, key=lambda r: (places.index(r.key), [v for _, v in r.facts]))
    return sorted(found, key=lambda r: (-found[r], repr(r)))


def is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
