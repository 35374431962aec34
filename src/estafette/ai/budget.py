"""How long a player may think: by the clock, or by the number of his thoughts."""

import re
from time import monotonic

from msgspec import Struct

MARGIN = 0.02  # of the time allowed, kept for the way home

SPELT = re.compile(r"(?P<thoughts>[1-9][0-9]*)|(?P<time>[0-9]*\.?[0-9]+)(?P<unit>ms|s)")
SECONDS = {"s": 1.0, "ms": 0.001}


class Budget(Struct, frozen=True):
    """So many seconds, or so many iterations; only the latter gives the same answer everywhere."""

    seconds: float | None = None
    iterations: int | None = None

    @classmethod
    def read(cls, spelt: str) -> "Budget":
        """`2s`, `250ms` or `300`; ValueError for anything else."""
        found = SPELT.fullmatch(spelt)
        if found is None:
            raise ValueError(spelt)
        if found["thoughts"]:
            return cls(iterations=int(found["thoughts"]))
        seconds = float(found["time"]) * SECONDS[found["unit"]]
        if seconds <= 0:
            raise ValueError(spelt)
        return cls(seconds=seconds)


SECOND = Budget(seconds=1.0)  # unless something else is said


class Watch:
    """A budget being spent: how much of it is gone, from 0 to 1 and beyond."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._begun = monotonic()
        self._iterations = 0

    def tick(self) -> None:
        """One more iteration is done."""
        self._iterations += 1

    @property
    def spent(self) -> float:
        budget = self._budget
        if budget.iterations is not None:
            return self._iterations / budget.iterations
        assert budget.seconds is not None
        return (monotonic() - self._begun) / (budget.seconds * (1 - MARGIN))
