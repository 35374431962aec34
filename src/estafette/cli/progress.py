"""How far many matches are: a bar where somebody sees it move, else a line now and then."""

import sys
from time import monotonic
from types import TracebackType
from typing import Self

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from .desk import Desk

BLINK = 0.25  # seconds between two looks at the bar
LINE = 10.0  # seconds between two lines
MINUTE, HOUR = 60, 3600


class Pace:
    """So many done of so many, how many a minute, and how long it will still take."""

    def __init__(self, desk: Desk, total: int, known: int = 0) -> None:
        self.words = desk.words
        self.total = total
        self.known = known
        self.done = known
        self._begun = monotonic()
        self._bar = drawn_bar() if sys.stderr.isatty() else None
        self._every = BLINK if self._bar else LINE
        self._told = self._begun

    def __enter__(self) -> Self:
        if self._bar:
            self._bar.start()
            self._bar.add_task(
                self.words("simulate.progress"), total=self.total, completed=self.done, pace=""
            )
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._bar:
            self._bar.stop()

    def add(self, matches: int) -> None:
        self.done += matches
        if monotonic() - self._told < self._every:
            return
        self._told = monotonic()
        if self._bar:
            self._bar.update(self._bar.task_ids[0], completed=self.done, pace=self.pace)
        else:
            facts = {"done": self.done, "total": self.total, "pace": self.pace}
            sys.stderr.write(self.words("simulate.so-far", **facts) + "\n")
            sys.stderr.flush()

    @property
    def pace(self) -> str:
        """`1,900 matches/min, 2 min 5 s left`"""
        elapsed = max(monotonic() - self._begun, 1e-6)
        rate = (self.done - self.known) / elapsed
        shown = self.words.figures(f"{rate * MINUTE:,.{0 if rate * MINUTE >= 10 else 1}f}")
        left = duration((self.total - self.done) / rate) if rate else "?"
        return self.words("simulate.pace", rate=shown, left=left)


def drawn_bar() -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[pace]}"),
        console=Console(stderr=True, highlight=False),
        refresh_per_second=1 / BLINK,
        transient=True,
    )


def duration(seconds: float) -> str:
    """`2 h 5 min`, `3 min 20 s`, `12 s`: the same in both languages."""
    whole = round(seconds)
    if whole >= HOUR:
        return f"{whole // HOUR}\u00a0h {whole % HOUR // MINUTE}\u00a0min"
    if whole >= MINUTE:
        return f"{whole // MINUTE}\u00a0min {whole % MINUTE}\u00a0s"
    return f"{whole}\u00a0s"
