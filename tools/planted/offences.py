"""The offences, as the tables beside this file hold them.

Each is planted in one file: `find` (which stands there once) becomes `replace`; or `append` is put
below its last line, so many `times`; or `write` is a new file. It is caught if the test `caught-by`
fails, named as for pytest (`-k` and a word may follow), and if the failure says what is in `says`:
the place of the offence, or the name of a subtest. `env` is told to the tests.
"""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TypeAlias

import msgspec
from msgspec import UNSET, Struct, UnsetType

TABLES = Path(__file__).parent

Trial: TypeAlias = tuple[str, tuple[tuple[str, str], ...]]  # a test, and what it is told


class NoPlace(Exception):
    """An offence cannot be planted where its table says."""


class Offence(Struct, frozen=True, kw_only=True, rename="kebab", forbid_unknown_fields=True):
    """One wrong, where it is planted, and the test that forbids it."""

    name: str
    file: str
    caught_by: str
    find: str | UnsetType = UNSET
    replace: str | UnsetType = UNSET
    append: str | UnsetType = UNSET
    write: str | UnsetType = UNSET
    times: int = 1
    says: str = ""
    env: Mapping[str, str] = {}

    def __post_init__(self) -> None:
        ways = {"find", "replace", "append", "write"}
        given = {way for way in ways if getattr(self, way) is not UNSET}
        if given not in ({"find", "replace"}, {"append"}, {"write"}):
            raise ValueError(f"{self.name}: find and replace, or append, or write")

    @property
    def trial(self) -> Trial:
        return self.caught_by, tuple(sorted(self.env.items()))

    def planted(self, text: str | None) -> str:
        """The file as it reads with the offence; None is no file."""
        if isinstance(self.write, str):
            if text is not None:
                raise NoPlace(f"{self.file} is there already")
            return self.write
        if text is None:
            raise NoPlace(f"there is no {self.file}")
        if isinstance(self.append, str):
            return text + self.append * self.times
        assert isinstance(self.find, str)
        assert isinstance(self.replace, str)
        if (times := text.count(self.find)) != 1:
            raise NoPlace(f"{self.find!r} is {times} times in {self.file}")
        return text.replace(self.find, self.replace)


class Table(Struct, forbid_unknown_fields=True):
    """What a file of offences holds."""

    offence: list[Offence]


def tables() -> list[Path]:
    return sorted(TABLES.glob("*.toml"))


def offences_in(files: Iterable[Path]) -> list[Offence]:
    """All offences of these tables, in their order; each has a name of its own."""
    found: dict[str, Offence] = {}
    for file in files:
        for offence in msgspec.toml.decode(file.read_bytes(), type=Table).offence:
            if offence.name in found:
                raise ValueError(f"{offence.name} is planted twice")
            found[offence.name] = offence
    return list(found.values())
