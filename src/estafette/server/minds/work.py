"""What is thought about outside the web process, and the position it is thought about from."""

from secrets import token_hex
from typing import Protocol, TypeVar

from msgspec import Struct

from estafette.ai import Found, Hourglass, Mind, Stop, player
from estafette.engine import Source, Told
from estafette.match import Chair, Entry, Match, Saved
from estafette.match.shelf import Shelf, opened

T_co = TypeVar("T_co", covariant=True)


class Work(Protocol[T_co]):
    """Something to think about: a frozen struct at module level, sent to a worker by pickle.

    All that it needs is in its fields; what it finds goes home by pickle too. An exception is
    handed to who asked and is not tried again: only a worker that is lost is replaced.
    """

    def do(self, stop: Stop) -> T_co:
        """The thought itself; once `stop()` is true, the best found so far is wanted at once."""


class Position(Struct, frozen=True):
    """A match as it stands, to be woken elsewhere: the shelf goes by its name."""

    shelf: Shelf
    game: str
    saved: Saved
    log: tuple[Entry, ...]
    prologue: tuple[Told, ...] = ()
    box: Source = None

    @classmethod
    def of(cls, shelf: Shelf, match: Match, box: Source = None) -> "Position":
        """A copy that nobody else touches."""
        game, log = match.rules.id, tuple(match.log)
        return cls(shelf, game, match.saved(), log, match.prologue, box)

    def match(self) -> Match:
        """The match, awake once more."""
        rules, printed = opened(self.shelf, self.game, self.box)
        match = Match.wake(rules, printed, self.saved)
        match.log, match.prologue = list(self.log), self.prologue
        return match

    def chair(self, seat: str) -> Chair:
        """The seat as its player has it: whoever thinks for a seat gets this, never the match."""
        return Chair(self.match(), seat)


class Choose(Struct, frozen=True):
    """A player of ours chooses for a seat; `level` is spelt as `estafette.ai.player` reads it.

    How long he took is counted from when he sat down before the match: who waited for a cabinet,
    or for the match to wake, has not thought meanwhile.
    """

    position: Position
    seat: str
    level: str

    def do(self, stop: Stop) -> Found:
        match, glass = self.position.match(), Hourglass(stop)
        chosen = player(self.level, token_hex(8), stop=glass)
        return Mind(chosen, self.level, glass).found(match, self.seat)
