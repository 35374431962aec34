"""A table in memory: what is known of it, and who may do what there."""

import asyncio

from estafette.engine import Decision, Setup
from estafette.match import Match, draft_of
from estafette.server.trouble import Turned

from .mends import MendRow
from .rows import Cache, SeatRow, TableRow, Values
from .shelf import Game
from .waking import Written


class Live:
    """A table in memory: its rows as they were last written, and its match if that is awake.

    `whole` says that the match was led here from its beginning, so that undo knows the way back;
    `step` is the one at which the turn was last looked at.
    """

    def __init__(self, id_: str, touched: float) -> None:
        self.id = id_
        self.touched = touched
        self.lock = asyncio.Lock()
        self.game: Game
        self.row: TableRow
        self.seats: dict[str, SeatRow] = {}
        self.is_loaded = False
        self.is_looked_at = False  # was it tried to wake the match?
        self.match: Match | None = None
        self.whole = False
        self.mends: list[MendRow] = []
        self.snapshot_number = 0
        self.step: tuple[int, tuple[str, ...]] | None = None
        self._questions: dict[str, tuple[Decision, int]] = {}

    @property
    def setup(self) -> Setup:
        return Setup(self.row.scenario, self.row.options)

    @property
    def playing(self) -> Match:
        """The match, awake; only where it is known to have begun."""
        if self.match is None and self.row.frozen is not None:
            raise Turned(409, f"desk.frozen-{self.row.frozen.why}", number=self.row.number)
        assert self.match is not None
        return self.match

    @property
    def is_frozen(self) -> bool:
        """Was it found that it cannot go on?"""
        return self.match is None and self.row.frozen is not None

    @property
    def is_sealed(self) -> bool:
        """Was the last choice made before the rules were mended?"""
        return bool(self.mends) and self.mends[-1].number == self.row.number

    def note_questions(self) -> None:
        """Remember at which number each open question was first put."""
        known, number = self._questions, self.playing.number
        self._questions = {
            decision.seat: known[decision.seat]
            if decision.seat in known and known[decision.seat][0] is decision
            else (decision, number)
            for decision in self.playing.open
        }

    def asked_since(self, seat: str) -> int:
        """The number at which the open question of a seat was put, as far as it is remembered.

        Where several are asked at once, what one answers leaves the questions of others open.
        """
        decision, number = self._questions.get(seat, (None, 0))
        if decision is None or decision is not self.playing.decision(seat):
            return self.playing.number
        return number

    def forget(self) -> None:
        """What stands in memory may not be what stands on disk."""
        self.is_loaded, self.is_looked_at, self.match, self.step = False, False, None, None

    def held_by(self, account: str | None) -> list[str]:
        """The seats on which this account sits."""
        if account is None:
            return []
        sitting = self.seats.items()
        return [seat for seat, row in sitting if row.account == account and row.sitter == "person"]

    def is_seen_by(self, account: str | None) -> bool:
        """May this account know that the match exists? Those that gather or are over are open."""
        row = self.row
        if row.stage != "playing" or row.watchable:
            return True
        return account is not None and (row.host == account or bool(self.held_by(account)))

    def check_seen(self, account: str | None) -> None:
        if not self.is_seen_by(account):
            raise Turned(404, "server.no-table")

    def seat(self, seat: str) -> SeatRow:
        if seat not in self.seats:
            raise Turned(404, "desk.no-seat", number=self.row.number)
        return self.seats[seat]

    def own_seat(self, account: str | None, seat: str) -> SeatRow:
        """The seat, if it is held by who asks."""
        self.check_seen(account)
        found = self.seat(seat)
        if account is None or found.account != account or found.sitter != "person":
            raise Turned(403, "desk.not-your-seat", number=self.row.number)
        return found

    def check_playing(self) -> None:
        stage, number = self.row.stage, self.row.number
        if stage == "gathering":
            raise Turned(409, "desk.not-begun", number=number)
        if stage == "over":
            raise Turned(409, "desk.over", number=number)


def paper_of(match: Match) -> str | None:
    """What is drafted, as it is written down; nothing if all has been handed in."""
    draft = draft_of(match)
    return None if draft is None else draft.decode()


def written_of(live: Live) -> Written:
    """What is written down of a match that is awake."""
    match = live.playing
    cache = Cache(match.prologue, None, 0, live.game.rules.version, live.row.box)
    return Written(live.row, live.seats, cache, match.log, live.mends)


def snapshot(live: Live) -> Values:
    """The columns that keep how the match stands at its last step."""
    saved = live.playing.saved()
    return {
        "snapshot": saved.table,
        "snapshot_number": saved.number,
        "rules": live.game.rules.version,
        "box": live.game.printed.fingerprint,
    }
