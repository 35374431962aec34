"""How fast the games go: decisions, views, forks and saves, beside loops of the same moment."""

import platform
import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from pathlib import Path
from random import Random
from statistics import fmean
from time import perf_counter
from typing import Any, Protocol

import msgspec
from msgspec import Struct

from estafette.engine import Rules, Setup, secret_of
from estafette.match import Match, Unimaginable

from .calibration import calibration
from .measure import BATCH, Measure, Meter, Stretch, cost, rate, take

SEED = 1815
POSITIONS = 48  # of each kind
LOOKED_AT = 20_000  # decisions, at most, in search of them
STRIDE = 9


class Subject(Struct, frozen=True):
    """A game with its printed data and the set-up that is measured."""

    rules: Rules
    printed: Any
    setup: Setup

    def begin(self, number: int) -> Match:
        return Match.start(self.rules, self.printed, self.setup, secret_of(f"bench/{number}"))


class GameReport(Struct, frozen=True):
    """What was measured on one game; `numbers` are counted, not timed."""

    game: str
    setup: Setup
    measures: dict[str, Measure]
    numbers: dict[str, float]


class Report(Struct, frozen=True):
    """A whole run: the machine, what the machine can do at this moment, and the games."""

    machine: dict[str, str]
    seconds: float
    calibration: dict[str, Measure]
    games: tuple[GameReport, ...]


class Meters(Protocol):
    """Somebody who measures something on one game, and can tell what he found."""

    game: str

    def meters(self) -> dict[str, Meter]: ...
    def report(self, measures: dict[str, Measure]) -> GameReport: ...


def bench(
    subjects: list[Subject], seconds: float, measuring: "Callable[[Subject], Meters] | None" = None
) -> Report:
    """Every measure takes about so many seconds in all, spread over the whole run."""
    trials = [(measuring or GameMeters)(subject) for subject in subjects]
    meters = {("", key): meter for key, meter in calibration().items()}
    for trial in trials:
        meters |= {(trial.game, key): meter for key, meter in trial.meters().items()}
    measures = take(meters, seconds)

    def of(game: str) -> dict[str, Measure]:
        return {key: measure for (owner, key), measure in measures.items() if owner == game}

    games = [trial.report(of(trial.game)) for trial in trials]
    return Report(machine(), seconds, of(""), tuple(games))


def machine() -> dict[str, str]:
    return {
        "python": platform.python_version(),
        "implementation": platform.python_implementation(),
        "system": platform.platform(),
        "processor": platform.machine(),
    }


class GameMeters:
    """What is measured on one game, and the positions on which it is measured."""

    def __init__(self, subject: Subject) -> None:
        self.subject = subject
        self.game = subject.rules.id
        self.between, self.within = positions(subject)
        self.positions = self.between + self.within
        self.imaginable = [match for match in self.positions if can_be_imagined(match)]
        self.saved = [match.saved() for match in self.positions]
        self.told = RandomPlay(subject.begin)
        self.muted = RandomPlay(lambda number: subject.begin(number).fork())

    def meters(self) -> dict[str, Meter]:
        wake = partial(Match.wake, self.subject.rules, self.subject.printed)
        acts: list[tuple[str, Callable[[Any], object], list[Any]]] = [
            ("view", look, self.positions),
            ("fork-between", Match.fork, self.between),
            ("fork-within", Match.fork, self.within),
            ("imagine", imagine, self.imaginable),
            ("save", Match.saved, self.positions),
            ("wake", wake, self.saved),
        ]
        return {
            "play": rate("decisions/s", self.told.stretch),
            "play-muted": rate("decisions/s", self.muted.stretch),
            **{key: cost(act, things) for key, act, things in acts if things},
        }

    def report(self, measures: dict[str, Measure]) -> GameReport:
        return GameReport(self.game, self.subject.setup, measures, self.numbers(measures))

    def numbers(self, measures: dict[str, Measure]) -> dict[str, float]:
        """What can be counted or divided once the play is over."""
        return {
            "options": self.told.options / self.told.decisions,
            "views-per-second": 1e6 / measures["view"].median,
            "saved-bytes": fmean([len(msgspec.json.encode(rest)) for rest in self.saved]),
            "choices-since-step": fmean([len(rest.choices) for rest in self.saved]),
            "positions": len(self.positions),
            "unimaginable": len(self.positions) - len(self.imaginable),
        }


class RandomPlay:
    """Matches played one after the other; only the play is timed, never the set-up."""

    def __init__(self, begin: Callable[[int], Match]) -> None:
        self.begin = begin
        self.random = Random(SEED)
        self.started = 0
        self.decisions = 0
        self.options = 0
        self.match = begin(0)

    def stretch(self, seconds: float) -> Stretch:
        before = self.decisions
        elapsed = 0.0
        while elapsed < seconds:
            if not self.match.open:
                self.started += 1
                self.match = self.begin(self.started)
            since = perf_counter()
            self.play_on()
            elapsed += perf_counter() - since
        return self.decisions - before, elapsed

    def play_on(self) -> None:
        """A batch of decisions, or what is left of the match."""
        match, random = self.match, self.random.random
        for _ in range(BATCH):
            asked = match.open
            if not asked:
                return
            options = asked[0].options
            match.choose(asked[0].seat, options[int(random() * len(options))])
            self.decisions += 1
            self.options += len(options)


def positions(subject: Subject) -> tuple[list[Match], list[Match]]:
    """Matches stopped here and there in random play: between two steps, and inside one."""
    random = Random(SEED)
    between: list[Match] = []
    within: list[Match] = []
    number, looked_at = 0, 0
    match = subject.begin(0)
    while looked_at < LOOKED_AT and min(len(between), len(within)) < POSITIONS:
        if not match.open:
            number += 1
            match = subject.begin(number)
        saved = match.saved()
        heap = within if saved.choices else between
        if len(heap) < POSITIONS:
            heap.append(Match.wake(subject.rules, subject.printed, saved))
        for _ in range(random.randint(1, STRIDE)):
            if match.open:
                looked_at += 1
                match.choose(match.open[0].seat, random.choice(match.open[0].options))
    return between, within


def look(match: Match) -> object:
    return match.view(match.open[0].seat)


def imagine(match: Match) -> Match:
    return match.imagined(match.open[0].seat, secret_of(SEED))


def can_be_imagined(match: Match) -> bool:
    try:
        imagine(match)
    except Unimaginable:
        return False
    return True


def subject_of(rules: Rules, setup: Setup) -> Subject:
    return Subject(rules, rules.read(None), setup)


def specimen() -> Rules | None:
    """The pocket game of our tests, when they lie beside us in a checkout."""
    checkout = Path(__file__).parents[3]
    if (checkout / "tests" / "specimen").is_dir() and str(checkout) not in sys.path:
        sys.path.append(str(checkout))
    try:
        rules = import_module("tests.specimen").RULES
    except (ImportError, AttributeError):
        return None
    return rules if isinstance(rules, Rules) else None
