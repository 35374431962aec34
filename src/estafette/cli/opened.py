"""A match file as a command looks at it: its game, its box, and the moment that is wanted."""

from pathlib import Path

from estafette.engine import Decision
from estafette.match import Match
from estafette.match.boxes import is_its_own, source_of

from .desk import Desk
from .speech import TerminalSpeech
from .words import Mistake


class Opened:
    """The file of a match, and all that it takes to read it."""

    def __init__(self, desk: Desk, path: Path, box: Path | None) -> None:
        self.desk = desk
        self.path = path
        self.file = desk.read_match(path)
        self.rules = desk.game(self.file.header.game)
        source = box or source_of(self.rules, self.file)
        self.own_box = is_its_own(source, self.file)
        self.printed = desk.printed(self.rules, source)
        self.speech = TerminalSpeech(self.rules, self.printed, desk.language)

    def match(self, to: int | None = None) -> Match:
        """The match after so many of its choices, or after all of them."""
        return self.desk.replayed(self.rules, self.printed, self.path, self.file, to)


def decision_of(match: Match, seat: str | None) -> Decision:
    """What the seat is asked; without a seat, what is asked first."""
    check_seat(match, seat)
    if not match.open:
        raise Mistake("mistake.over")
    if seat is None:
        return match.open[0]
    decision = match.decision(seat)
    if decision is None:
        asked = tuple(decision.seat for decision in match.open)
        raise Mistake("mistake.not-asked", name=seat, names=asked)
    return decision


def check_seat(match: Match, seat: str | None) -> None:
    if seat is not None and seat not in match.seats:
        raise Mistake("mistake.seat", name=seat, names=match.seats)
