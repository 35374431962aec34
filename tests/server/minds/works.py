"""Works that a test hands out: sent by pickle, so they stand at module level."""

import os
import signal
from pathlib import Path
from threading import Event

from msgspec import Struct

from estafette.ai import Stop
from tests.waiting import PATIENCE, until

LONGEST = 2 * PATIENCE  # seconds: who waits so long for a work has waited in vain before


class Sum(Struct, frozen=True):
    """A work that is done at once."""

    numbers: tuple[int, ...]

    def do(self, stop: Stop) -> int:
        return sum(self.numbers)


class Where(Struct, frozen=True):
    """In which process am I?"""

    def do(self, stop: Stop) -> int:
        return os.getpid()


class Brood(Struct, frozen=True):
    """Thinks until it is interrupted, says so, and leaves a trace at the beginning and the end."""

    trace: Path

    @property
    def end(self) -> Path:
        return self.trace.with_suffix(".end")

    def do(self, stop: Stop) -> str:
        self.trace.write_text(str(os.getpid()), "utf-8")
        until(stop, "somebody interrupts me")
        self.end.touch()
        return "interrupted"


class Deaf(Struct, frozen=True):
    """Heeds nobody, for longer than any test waits."""

    trace: Path

    def do(self, stop: Stop) -> None:
        self.trace.write_text(str(os.getpid()), "utf-8")
        Event().wait(LONGEST)


class Fault(Struct, frozen=True):
    """Goes wrong, each time."""

    trace: Path

    def do(self, stop: Stop) -> None:
        with self.trace.open("a", encoding="utf-8") as trace:
            trace.write("x")
        raise ValueError("this cannot be thought")


class Poison(Struct, frozen=True):
    """Kills who does it, the first times that it is done."""

    trace: Path
    times: int

    def do(self, stop: Stop) -> str:
        with self.trace.open("a", encoding="utf-8") as trace:
            trace.write("x")
        if len(self.trace.read_text("utf-8")) <= self.times:
            os.kill(os.getpid(), signal.SIGKILL)
        return "survived"
