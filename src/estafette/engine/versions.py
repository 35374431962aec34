"""The versions of a game's rules, and the clauses that were mended in each."""

from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

from .rules import Rules

VERSIONS = "versions.toml"


class Version(Struct, frozen=True, forbid_unknown_fields=True):
    """One version of the rules: its number, and what is mended in it."""

    number: int
    clauses: tuple[str, ...] = ()


class Versions(Struct, frozen=True, forbid_unknown_fields=True):
    """What the list of a game holds."""

    version: tuple[Version, ...]


@cache
def versions_in(folder: Path) -> tuple[Version, ...]:
    """The versions of a game, the oldest first; none if it keeps no list of them."""
    file = folder / VERSIONS
    if not file.exists():
        return ()
    return msgspec.toml.decode(file.read_bytes(), type=Versions).version


def clauses_since(rules: Rules, before: int) -> tuple[str, ...]:
    """The clauses that were mended after a version, up to the one in hand, each once."""
    mended = [
        clause
        for version in versions_in(rules.folder)
        if before < version.number <= rules.version
        for clause in version.clauses
    ]
    return tuple(dict.fromkeys(mended))
