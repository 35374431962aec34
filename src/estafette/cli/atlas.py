"""The map in words: each place, its ground, and where one goes from it."""

from rich.box import SIMPLE_HEAD
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from estafette.engine import Board, Space
from estafette.speech import Speech

from .menu import holds
from .words import Words


class Atlas:
    """The places of a board with their neighbours."""

    def __init__(self, words: Words, speech: Speech, board: Board) -> None:
        self.words = words
        self.speech = speech
        self.spaces = {space.id: space for space in board.spaces}
        self.neighbours: dict[str, list[tuple[str, str]]] = {id_: [] for id_ in self.spaces}
        for link in board.links:
            here, there = link.ends
            self.neighbours[here].append((there, link.kind))
            self.neighbours[there].append((here, link.kind))
        self.kinds = {link.kind for link in board.links}

    def of(self, typed: str) -> RenderableType:
        """The places whose names hold the words typed, or all of them."""
        table = Table(box=SIMPLE_HEAD, pad_edge=False, header_style="dim")
        for column in ("place", "ground", "neighbours"):
            table.add_column(self.words(f"play.{column}"))
        for space in self.spaces.values():
            name = self.speech.name(space.id)
            if not typed or holds(name, typed):
                table.add_row(Text(name, "bold"), self.ground(space), self.ways(space.id))
        return table if table.rows else Text(self.words("play.no-place", typed=typed))

    def ground(self, space: Space) -> str:
        words = [self.speech.word("ground", space.kind)]
        words += [self.speech.word("mark", mark) for mark in space.marks]
        return ", ".join(words) + (f" ({space.value})" if space.value else "")

    def ways(self, id_: str) -> str:
        """The neighbours; the kind of the way is said where a map has more than one."""
        return ", ".join(
            f"{self.speech.name(other)} ({self.speech.word('way', kind)})"
            if len(self.kinds) > 1
            else self.speech.name(other)
            for other, kind in self.neighbours[id_]
        )
