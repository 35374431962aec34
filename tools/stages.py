"""The stages of `make test`, one after the other, and at the end the seconds of each.

python tools/stages.py lint types client unit browser

A stage is a target of the Makefile. The first that fails is the last; whatever passed only at a
second try is named below the seconds. It needs nothing but Python, since the first stage may be
what installs the rest.
"""

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from time import monotonic

ROOT = Path(__file__).resolve().parent.parent
INTERRUPTED = 130
UNSTEADY = ROOT / "build" / "unsteady.txt"


@dataclass(frozen=True)
class Stage:
    """How a stage went."""

    name: str
    code: int
    seconds: float
    work: float  # seconds of the processors

    def __str__(self) -> str:
        red = "" if self.code == 0 else "  failed"
        return f"{self.seconds:7.1f} s {self.work:8.1f} s  {self.name}{red}"


def make(target: str) -> int:
    """By a `make` of its own, which shares no jobs with the one that called us."""
    environment = {name: value for name, value in os.environ.items() if name != "MAKEFLAGS"}
    command = [os.environ.get("MAKE", "make"), "--no-print-directory", target]
    try:
        return subprocess.run(command, cwd=ROOT, env=environment).returncode
    except KeyboardInterrupt:
        return INTERRUPTED


def gone_through(names: Sequence[str], run: Callable[[str], int] = make) -> list[Stage]:
    """The stages up to the first that fails."""
    stages: list[Stage] = []
    for name in names:
        begun, worked = monotonic(), work_so_far()
        code = run(name)
        stages.append(Stage(name, code, monotonic() - begun, work_so_far() - worked))
        if code:
            break
    return stages


def work_so_far() -> float:
    used = getrusage(RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def summary(stages: Sequence[Stage], unsteady: str = "") -> str:
    minutes, seconds = divmod(round(sum(stage.seconds for stage in stages)), 60)
    lines = [f"{'clock':>9} {'work':>10}", *map(str, stages)]
    lines.append(f"{minutes} min {seconds:02} s in all")
    if unsteady:
        lines += ["", "These passed only at a later try, for a reason to be found:", unsteady]
    return "\n".join(lines)


def main(names: Sequence[str]) -> int:
    UNSTEADY.unlink(missing_ok=True)
    stages = gone_through(names)
    unsteady = UNSTEADY.read_text("utf-8") if UNSTEADY.exists() else ""
    sys.stdout.write(f"\n{summary(stages, unsteady)}\n")
    return stages[-1].code if stages else 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
