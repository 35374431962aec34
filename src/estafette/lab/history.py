"""What was measured before: a line for each run, so that a slowdown shows.

Machines are faster on one day than on another. A run also measures a plain loop, and what is
compared is how many decisions, views or matches went into the time of that loop.
"""

import subprocess
from collections.abc import Iterable, Mapping
from datetime import datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import msgspec
from msgspec import Struct

from .measure import Measure

LOOP = "arithmetic"
TIMES = ("µs", "ms")  # units of which less is better
SLOWER = 0.85  # of the speed before: less than this is a slowdown


class Reading(Struct, frozen=True):
    """One quantity, as it was measured."""

    value: float
    unit: str

    @property
    def speed(self) -> float:
        """The same so that more is better."""
        return 1 / self.value if self.unit in TIMES else self.value


class Entry(Struct, frozen=True):
    """One run: when, of what, on what machine, and all that was measured."""

    date: str
    version: str
    commit: str
    machine: dict[str, str]
    loop: float
    readings: dict[str, Reading]


class Change(Struct, frozen=True):
    """A quantity against the last run that measured it: 1 is as fast, less is slower."""

    since: str
    ratio: float

    @property
    def is_slower(self) -> bool:
        return self.ratio < SLOWER


def entry_of(
    machine: dict[str, str],
    calibration: Mapping[str, Measure],
    measures: Mapping[str, Measure],
) -> Entry:
    """This run, now."""
    return Entry(
        datetime.now().astimezone().isoformat(timespec="seconds"),
        house_version(),
        commit(),
        machine,
        calibration[LOOP].median,
        {key: Reading(measure.median, measure.unit) for key, measure in measures.items()},
    )


def read(path: Path) -> list[Entry]:
    """The runs so far; a line that cannot be read is no run."""
    found = []
    for line in path.read_bytes().splitlines() if path.exists() else ():
        try:
            found.append(msgspec.json.decode(line, type=Entry))
        except msgspec.MsgspecError:
            continue
    return found


def write(path: Path, entry: Entry) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("ab") as stream:
        stream.write(msgspec.json.encode(entry) + b"\n")


def changes(entry: Entry, history: Iterable[Entry]) -> dict[str, Change]:
    """Each quantity beside its last measure on the same machine."""
    known = [before for before in history if before.machine == entry.machine]
    found = {}
    for key, reading in entry.readings.items():
        for before in reversed(known):
            last = before.readings.get(key)
            if last is not None and last.unit == reading.unit:
                ratio = (reading.speed / entry.loop) / (last.speed / before.loop)
                found[key] = Change(before.date, ratio)
                break
    return found


def house_version() -> str:
    try:
        return version("estafette")
    except PackageNotFoundError:
        return ""


def commit() -> str:
    """The commit of the checkout that we run from; nothing if it is none."""
    command = ["git", "-C", str(Path(__file__).parent), "rev-parse", "--short", "HEAD"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=5)
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""
