"""The front desk: what every command needs, whatever it does."""

import sys
from collections.abc import Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console, Group
from rich.text import Text

from estafette.engine import BoxError, Rules, Source
from estafette.engine.box import WHOLE
from estafette.match import Match, MatchFile, MatchFileError, read, replay
from estafette.match.shelf import Shelf

from .flags import Flags
from .prose import Prose
from .speech import TerminalSpeech
from .words import Mistake, Words

KEPT = "box"  # the name of one that came with a match


class Desk:
    """A language, the games of the house, and where to write."""

    def __init__(self, language: str, shelf: Shelf) -> None:
        self.language = language
        self.words = Words(language)
        self.flags = Flags(self.words)
        self.shelf = shelf
        self.debug = False
        self.console = Console(highlight=False, markup=False, emoji=False)

    @cached_property
    def games(self) -> Mapping[str, Rules]:
        return self.shelf()

    def game(self, name: str) -> Rules:
        if name not in self.games:
            raise Mistake("mistake.game", name=name, names=tuple(self.games))
        return self.games[name]

    def chosen(self, name: str | None) -> Iterable[Rules]:
        """The game named, or all of them."""
        return self.games.values() if name is None else (self.game(name),)

    def printed(self, rules: Rules, source: Source) -> Any:
        """What is printed; nobody plays with corrections with which the box does not hold."""
        printed = read_corrected(rules, source)
        if source is not None and (faults := rules.check(printed)):
            detail = TerminalSpeech(rules, printed, self.language).say(*faults[0])
            raise Mistake("mistake.unsound", name=named(source), game=rules.id, detail=detail)
        return printed

    def read_match(self, path: Path) -> MatchFile:
        """A match file, or a mistake that names it."""
        try:
            return read(path)
        except MatchFileError as error:
            detail = self.words.of_file(error)
            raise Mistake("mistake.match", name=str(path), detail=detail) from error

    def replayed(
        self, rules: Rules, printed: Any, path: Path, file: MatchFile, to: int | None = None
    ) -> Match:
        """The match of a file with so many of its choices, or a mistake that names the file."""
        try:
            return replay(rules, printed, file, to)
        except MatchFileError as error:
            detail = TerminalSpeech(rules, printed, self.language).wrong(error, self.words)
            raise Mistake("mistake.match", name=str(path), detail=detail) from error

    def say(self, key: str, **facts: Any) -> None:
        """A sentence; one that names a file is not broken, so that the name can be copied."""
        self.tell(self.words(key, **facts), unbroken="file" in facts)

    def tell(self, sentence: str | Text, style: str = "", *, unbroken: bool = False) -> None:
        """A sentence of a game. In a group, because Rich makes plain text of what stands alone."""
        prose = Prose(sentence, style) if isinstance(sentence, str) else sentence
        self.console.print(Group(prose), soft_wrap=unbroken)

    def print_json(self, value: Any) -> None:
        """For programs: nothing wraps it and nothing colours it."""
        encoded = msgspec.json.format(msgspec.json.encode(value, order="deterministic"), indent=2)
        sys.stdout.write(encoded.decode() + "\n")

    def complain(self, line: str) -> None:
        """One line on the error stream."""
        sys.stderr.write(f"estafette: {' '.join(line.splitlines())}\n")


def named(source: Source) -> str:
    """What a box that is not ours goes by."""
    return str(source) if isinstance(source, Path) else KEPT


def read_corrected(rules: Rules, source: Source) -> Any:
    """The box with the corrections laid over it; what a game cannot make sense of is their fault.

    A piece or a place that was taken away may be missed long before the game asks after it.
    """
    try:
        return rules.read(source)
    except BoxError:
        raise
    except (LookupError, ValueError) as error:
        if source is None:
            raise
        facts = {"file": Path(named(source)).name, "place": WHOLE, "detail": str(error)}
        raise BoxError("box.invalid", facts) from error
