"""A study on disk: what was asked, and every handful of results as soon as it is known.

A line is written whole before the next is begun: whoever is killed loses what was under way, and
goes on where he stopped. A line that was cut off is cut away.
"""

import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from time import monotonic
from types import TracebackType
from typing import Self

import msgspec
from msgspec import Struct

from .study import Plan
from .worker import Batch, Ground

QUESTION = "study.json"
ANSWERS = "journal.jsonl"
SYNCED = 2.0  # seconds between two waits for the disk


class Question(Struct, frozen=True):
    """The plan and the ground that it is played on: what must not change on the way."""

    plan: Plan
    ground: Ground


class OtherStudy(Exception):
    """The folder holds another study; `different` says in what."""

    def __init__(self, folder: Path, different: list[str]) -> None:
        super().__init__(f"{folder}: {', '.join(different)}")
        self.folder = folder
        self.different = different


def asked_before(folder: Path) -> Question | None:
    """The study that a folder holds, if it holds one."""
    path = folder / QUESTION
    if not path.exists():
        return None
    try:
        return msgspec.json.decode(path.read_bytes(), type=Question)
    except msgspec.MsgspecError as error:
        raise OtherStudy(folder, [QUESTION]) from error


class Journal:
    """The folder of one study: opened to go on, written to as results come."""

    def __init__(self, folder: Path, question: Question) -> None:
        self.folder = folder
        self.numbers: set[int] = set()
        folder.mkdir(parents=True, exist_ok=True)
        before = asked_before(folder)
        if before is not None and (different := differences(before, question)):
            raise OtherStudy(folder, different)
        if before != question:
            write_whole(folder / QUESTION, msgspec.json.format(msgspec.json.encode(question)))
        path = folder / ANSWERS
        path.touch()
        self._sound = path.stat().st_size
        for _ in self.batches():
            pass
        self._stream = path.open("r+b")
        self._stream.truncate(self._sound)
        self._stream.seek(self._sound)
        self._synced = monotonic()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        os.fsync(self._stream.fileno())
        self._stream.close()

    def batches(self) -> Iterator[Batch]:
        """Everything known so far, each trial once."""
        decoder = msgspec.json.Decoder(Batch)
        numbers: set[int] = set()
        place = 0
        with (self.folder / ANSWERS).open("rb") as stream:
            for line in stream:
                try:
                    batch = decoder.decode(line) if line.endswith(b"\n") else None
                except msgspec.MsgspecError:
                    batch = None
                if batch is None:  # cut off when somebody was killed
                    break
                place += len(line)
                mine = {result.number for result in batch.results}
                if not mine & numbers:
                    numbers |= mine
                    yield batch
        self.numbers, self._sound = numbers, place

    def write(self, batch: Batch) -> None:
        self._stream.write(msgspec.json.encode(batch) + b"\n")
        self._stream.flush()
        self.numbers.update(result.number for result in batch.results)
        if monotonic() - self._synced > SYNCED:
            os.fsync(self._stream.fileno())
            self._synced = monotonic()


def differences(before: Question, now: Question) -> list[str]:
    """In what two studies differ; more matches are no difference, they are added."""
    if type(before.plan) is not type(now.plan):
        return [QUESTION]
    old, new = before.plan, now.plan
    fields = [name for name in old.__struct_fields__ if getattr(old, name) != getattr(new, name)]
    if new.matches > old.matches:
        fields.remove("matches")
    grounds = before.ground, now.ground
    fields += [n for n in now.ground.__struct_fields__ if len({getattr(g, n) for g in grounds}) > 1]
    return fields


def write_whole(path: Path, content: bytes) -> None:
    """The old file or the new one, never half of it."""
    part = path.with_name(f".{path.name}.part")
    try:
        part.write_bytes(content)
        part.replace(path)
    finally:
        with suppress(FileNotFoundError):
            part.unlink()
