"""Taking time honestly: several rounds of everything, the median, and how far they lie apart."""

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from itertools import cycle
from statistics import median
from time import perf_counter
from typing import TypeAlias, TypeVar

from msgspec import Struct

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")

ROUNDS = 5
BATCH = 32  # the clock is read once in so many acts, so that reading it weighs nothing

Stretch: TypeAlias = tuple[int, float]


class Meter(Struct, frozen=True):
    """Something to be timed: `stretch(seconds)` answers how many were done in how long."""

    unit: str
    stretch: Callable[[float], Stretch]
    reading: Callable[[int, float], float]


class Measure(Struct, frozen=True):
    """A quantity measured several times; `spread` is the range of the rounds over the median."""

    unit: str
    median: float
    spread: float
    rounds: tuple[float, ...]


def rate(unit: str, stretch: Callable[[float], Stretch]) -> Meter:
    """How many a second."""
    return Meter(unit, stretch, lambda done, elapsed: done / elapsed)


def cost(act: Callable[[T], object], things: Sequence[T]) -> Meter:
    """Microseconds for one act, over things taken in turn."""
    turn = cycle(things)
    return Meter("µs", lambda seconds: until(seconds, act, turn), microseconds)


def microseconds(done: int, elapsed: float) -> float:
    return elapsed / done * 1e6


def take(meters: Mapping[K, Meter], seconds: float) -> dict[K, Measure]:
    """Round after round through all meters: a machine that slows down slows all of them."""
    readings: dict[K, list[float]] = {key: [] for key in meters}
    for _ in range(ROUNDS):
        for key, meter in meters.items():
            readings[key].append(meter.reading(*meter.stretch(seconds / ROUNDS)))
    return {key: measured(meters[key].unit, rounds) for key, rounds in readings.items()}


def measured(unit: str, rounds: Sequence[float]) -> Measure:
    middle = median(rounds)
    return Measure(unit, middle, (max(rounds) - min(rounds)) / middle, tuple(rounds))


def until(seconds: float, act: Callable[[T], object], turn: Iterator[T]) -> Stretch:
    """The act again and again until the time has passed."""
    done = 0
    started = perf_counter()
    while True:
        for _ in range(BATCH):
            act(next(turn))
        done += BATCH
        elapsed = perf_counter() - started
        if elapsed >= seconds:
            return done, elapsed
