"""How many matches a minute the laboratory plays, alone and with every core of the machine."""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import count
from statistics import median
from time import perf_counter

from msgspec import Struct

from estafette.match.shelf import Shelf

from .calibration import arithmetic
from .crew import AHEAD, crew_of
from .measure import Measure, measured
from .study import Study
from .worker import ground_of, play_batch

HANDFUL = 8
LOOPING = 0.3  # seconds of plain arithmetic between two runs
MINUTE = 60.0
UNIT = "matches/min"


class Scaling(Struct, frozen=True):
    """Matches a minute by the number of jobs; `loop` is what the machine could do meanwhile."""

    game: str
    scenario: str
    rates: dict[int, Measure]
    loop: float

    @property
    def gains(self) -> dict[int, float]:
        """How many times as many as with the fewest jobs."""
        alone = self.rates[min(self.rates)].median
        return {jobs: rate.median / alone for jobs, rate in self.rates.items()}


def scaling(study: Study, shelf: Shelf, jobs: Sequence[int], seconds: float) -> Scaling:
    """Each number of jobs for so many seconds, once its processes have warmed up."""
    rates, loops = {}, [one_loop()]
    for number in jobs:
        rates[number] = matches_a_minute(study, shelf, number, seconds)
        loops.append(one_loop())
    return Scaling(study.game, study.scenario or "", rates, median(loops))


def matches_a_minute(study: Study, shelf: Shelf, jobs: int, seconds: float) -> Measure:
    act = partial(play_batch, shelf, study, ground_of(study, shelf))
    with crew_of(jobs) as crew:
        work = crew.work(act, handfuls())
        for _ in range(AHEAD * jobs):
            next(work)
        done, started = 0, perf_counter()
        while (elapsed := perf_counter() - started) < seconds or not done:
            done += len(next(work).results)
            elapsed = perf_counter() - started
        work.close()
    return measured(UNIT, [done / elapsed * MINUTE])


def one_loop() -> float:
    done, elapsed = arithmetic(LOOPING)
    return done / elapsed


def handfuls() -> Iterator[Sequence[int]]:
    """As many matches as anybody wants."""
    return (range(first, first + HANDFUL) for first in count(0, HANDFUL))
