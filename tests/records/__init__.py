"""What the house once wrote: databases and match files of every game, by each version of its rules.

A record is one archive, `<game>/<version>-<box>.tar.xz`: the database of a house (`house.db`), what
was to be seen at its tables (`witness.json`), and match files that were taken home from there. It
was written by the code of its day and is never written again: whatever becomes of the rules, of the
boxes and of the server, the suite opens it, and every match in it goes on.

Whoever makes a new version of a game's rules writes its record: `python -m tests.records <game>`.
"""

import tarfile
from collections.abc import Mapping
from functools import cache
from io import BytesIO
from pathlib import Path

import msgspec
from msgspec import Struct

FOLDER = Path(__file__).parent
DATABASE = "house.db"
WITNESS = "witness.json"


class Seen(Struct, frozen=True):
    """What lay before a seat: pieces (id, name, space), what it was asked, what it had heard."""

    account: str
    pieces: tuple[tuple[str, str, str], ...]
    asked: str  # the key of the question
    heard: tuple[tuple[int, str], ...]  # a choice, and the key of what was told after it
    notes: str
    chat: tuple[str, ...]


class Table(Struct, frozen=True):
    """A table as it stood; `state` is what lay on it at `step`, the last choice that ended one."""

    id: str
    case: str
    stage: str
    number: int
    asked: tuple[str, ...] = ()
    step: int = 0
    state: str = ""
    seats: dict[str, Seen] = {}


class Witness(Struct, frozen=True):
    """What was to be seen in a house when its record was written."""

    game: str
    version: int
    box: str
    tables: tuple[Table, ...]


class Record(Struct, frozen=True):
    """A record, opened."""

    witness: Witness
    database: bytes
    files: dict[str, bytes]


def path_of(game: str, version: int, box: str) -> Path:
    return FOLDER / game / f"{version}-{box[:8]}.tar.xz"


def file_name(case: str, stage: str) -> str:
    """Under which a match file lies in a record: of which table, and how that stood."""
    return f"{case.replace(' ', '-')}-{stage}.jsonl"


def records() -> list[Path]:
    return sorted(FOLDER.glob("*/*.tar.xz"))


def name_of(path: Path) -> str:
    return f"{path.parent.name}-{path.name.removesuffix('.tar.xz')}"


@cache
def opened(path: Path) -> Record:
    with tarfile.open(path) as archive:
        found = {
            member.name: taken.read()
            for member in archive
            if (taken := archive.extractfile(member)) is not None
        }
    return Record(
        msgspec.json.decode(found.pop(WITNESS), type=Witness),
        found.pop(DATABASE),
        found,
    )


def closed(parts: Mapping[str, bytes]) -> bytes:
    """An archive with these files in it; the same files give the same archive."""
    packed = BytesIO()
    with tarfile.open(fileobj=packed, mode="w:xz", preset=9) as archive:
        for name, content in parts.items():
            member = tarfile.TarInfo(name)
            member.size = len(content)
            archive.addfile(member, BytesIO(content))
    return packed.getvalue()
