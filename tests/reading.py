"""The sources as lints read them: each file is read and parsed once, each offence has its place."""

import ast
import gc
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import TypeAlias

ROOT = Path(__file__).parents[1]

Offence: TypeAlias = tuple[int, str]  # its line, and what is wrong there
Lint: TypeAlias = Callable[[Path], Iterator[Offence]]


def forbid(lint: Lint, files: Sequence[Path]) -> None:
    """Whatever the lint finds in these files is named, by file and line."""
    assert files, "there is nothing to look at"
    with nothing_thrown_away():
        found = sorted((short(file), line, what) for file in files for line, what in lint(file))
    refuse([f"{file}:{line}: {what}" for file, line, what in found])


def refuse(offences: Sequence[str]) -> None:
    """All of them at once, one to a line."""
    assert not offences, "\n".join(offences)


@contextmanager
def nothing_thrown_away() -> Iterator[None]:
    """What is read here is kept: to search it for what could go costs more than to read it."""
    was_cleaned = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_cleaned:
            gc.enable()


def files_in(*folders: Path) -> list[Path]:
    return sorted(file for folder in folders for file in folder.rglob("*.py"))


def short(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@cache
def read(file: Path) -> str:
    return file.read_text("utf-8")


@cache
def parsed(file: Path) -> ast.Module:
    return ast.parse(read(file), short(file))


@cache
def nodes(file: Path) -> list[ast.AST]:
    return list(ast.walk(parsed(file)))


def forget() -> None:
    """Half a million nodes would be searched again and again by whoever cleans up."""
    for kept in (read, parsed, nodes):
        kept.cache_clear()
