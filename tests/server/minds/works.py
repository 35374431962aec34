"""Works that a test hands out: sent by pickle, so they stand at module level."""

import os
import signal
import time
from pathlib import Path

from msgspec import Struct

from estafette.ai import Stop


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
    """Thinks until it is interrupted, and says how often it looked up; leaves a trace first."""

    trace: Path
    longest: float = 30.0

    def do(self, stop: Stop) -> int:
        looked, until = 0, time.monotonic() + self.longest
        self.trace.write_text(str(os.getpid()), "utf-8")
        while not stop() and time.monotonic() < until:
            looked += 1
            time.sleep(0.001)
        return looked


class Deaf(Struct, frozen=True):
    """Heeds nobody."""

    trace: Path

    def do(self, stop: Stop) -> None:
        self.trace.write_text(str(os.getpid()), "utf-8")
        time.sleep(60)


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
