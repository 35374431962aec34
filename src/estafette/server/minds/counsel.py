"""Counsel that is thought about outside the web process: for a seat, or about a finished match."""

from typing import Any

from msgspec import Struct

from estafette.ai import Budget, Counsel, Course, Piece, Stop, Story, counsel
from estafette.engine import Source
from estafette.match.shelf import Shelf, opened

from .work import Position


class Advise(Struct, frozen=True):
    """What the marshal would do on this seat, and what he expects of it."""

    position: Position
    seat: str
    seed: str
    budget: Budget

    def do(self, stop: Stop) -> Counsel:
        return counsel(self.position.chair(self.seat), self.seed, self.budget, stop=stop)


class Retell(Struct, frozen=True):
    """One piece of what is to be found out about a match that is over."""

    shelf: Shelf
    game: str
    course: Course
    seed: str
    piece: Piece
    box: Source = None

    def do(self, stop: Stop) -> Any:
        rules, printed = opened(self.shelf, self.game, self.box)
        return self.piece.do(Story(rules, printed, self.course, self.seed), stop)
