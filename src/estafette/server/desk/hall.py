"""The hall: tables that are awake; one acts at each, and what counts is written down first."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import TypeVar

from sqlalchemy import Connection

from estafette.engine import Decision, Rules, Setup
from estafette.match import Entry, Match
from estafette.server.store import Store
from estafette.server.trouble import Turned

from . import rows
from .news import Kind, News
from .rows import Cache, Change, Outrun, SeatRow, TableRow
from .shelf import Game, Shelf
from .waking import LogDiverged, replayed, woken

T = TypeVar("T")

ATTEMPTS = 5

logger = logging.getLogger(__name__)


def nobody_is_here(table: str, account: str) -> bool:
    """Presence, where nobody counts it."""
    return False


class Live:
    """A table in memory: its rows as they were last written, and its match if that is awake.

    `whole` says that the match was led here from its beginning, so that undo knows the way back;
    `path` is the step at which the turn was last looked at.
    """

    def __init__(self, id_: str, touched: float) -> None:
        self.id = id_
        self.touched = touched
        self.lock = asyncio.Lock()
        self.game: Game
        self.row: TableRow
        self.seats: dict[str, SeatRow] = {}
        self.is_loaded = False
        self.match: Match | None = None
        self.whole = False
        self.snapshot_number = 0
        self.path: tuple[str, ...] | None = None
        self._questions: dict[str, tuple[Decision, int]] = {}

    @property
    def setup(self) -> Setup:
        return Setup(self.row.scenario, self.row.options)

    @property
    def playing(self) -> Match:
        """The match, awake; only where it is known to have begun."""
        assert self.match is not None
        return self.match

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
        self.is_loaded, self.match, self.path = False, None, None

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


class Hall:
    """All tables, whether awake or only written down."""

    def __init__(
        self,
        store: Store,
        shelf: Mapping[str, Rules],
        tell: Callable[[News], None],
        *,
        shared: bool,
        clock: Callable[[], float],
    ) -> None:
        self.store = store
        self.shelf = Shelf(shelf)
        self.tell = tell
        self.shared = shared
        self.clock = clock
        self.on_due: Callable[[str], None] = lambda table: None
        self.stuck: dict[str, int] = {}  # tables, and the number at which a player could not answer
        self._tables: dict[str, Live] = {}

    @property
    def awake(self) -> int:
        return sum(live.match is not None for live in self._tables.values())

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[Live]:
        """A table as it stands on disk, its match awake; nobody else acts at it meanwhile."""
        live = self._tables.get(table)
        if live is None:
            live = self._tables.setdefault(table, Live(table, self.clock()))
        live.touched = self.clock()  # before we wait: who is awaited is not put to sleep
        async with live.lock:
            if not live.is_loaded or (self.shared and await self._is_outdated(live)):
                await self._load(live)
            if live.match is None and live.row.stage != "gathering":
                await self._wake(live)
            yield live

    async def change(self, table: str, work: Callable[[Live], Awaitable[T]]) -> T:
        """Something is done at a table; once begun it is finished, even if who asked has gone.

        Where another process was quicker, it is looked at again and tried anew.
        """
        return await asyncio.shield(asyncio.ensure_future(self._change(table, work)))

    async def _change(self, table: str, work: Callable[[Live], Awaitable[T]]) -> T:
        for _ in range(ATTEMPTS):
            async with self.at(table) as live:
                try:
                    return await work(live)
                except Outrun:
                    continue
                except LogDiverged as diverged:
                    live.forget()
                    raise self._turned(live, diverged) from diverged
                except Turned:
                    raise
                except BaseException:
                    live.forget()
                    raise
        raise Turned(409, "server.stale")

    async def commit(self, live: Live, change: Change) -> None:
        """Write a change down; only then does it count in memory."""
        row = live.row
        change.columns.setdefault("changed", self.clock())
        try:
            await self.store.write(
                partial(rows.apply, table=row.id, known=row.revision, change=change)
            )
        except BaseException:
            live.forget()
            raise
        row.revision += 1
        if "number" in change.columns:
            self.stuck.pop(row.id, None)
        for column, value in change.columns.items():
            if column in TableRow.__struct_fields__:
                setattr(row, column, value)
        live.snapshot_number = change.columns.get("snapshot_number", live.snapshot_number)
        for seat, values in change.seats.items():
            for column, value in values.items():
                setattr(live.seats[seat], column, value)
        if row.player_due:
            self.on_due(row.id)

    def told(self, live: Live, *kinds: Kind) -> None:
        """The house hears what has been written down."""
        for kind in kinds:
            self.tell(News(live.id, kind, live.row.number))

    def said(self, live: Live, line: int) -> None:
        self.tell(News(live.id, "said", live.row.number, line))

    async def lay(self, row: TableRow, seats: Sequence[SeatRow], change: Change) -> None:
        """A new table is written down."""
        await self.store.write(partial(rows.insert_table, row=row, seated=seats, change=change))
        self.tell(News(row.id, "lobby"))
        if change.columns.get("player_due"):
            self.on_due(row.id)

    async def clear(self, live: Live) -> None:
        """A table is no more."""
        await self.store.write(partial(rows.delete_table, table=live.id, known=live.row.revision))
        self._tables.pop(live.id, None)
        live.forget()

    async def renamed(self, account: str) -> None:
        """Tables at which somebody sits are read again."""
        for live in list(self._tables.values()):
            if any(seat.account == account for seat in live.seats.values()):
                async with live.lock:
                    live.forget()

    async def put_to_sleep(self, idle: float) -> None:
        """Drop what nobody has touched; how it stands is kept, so that it wakes quickly."""
        before = self.clock() - idle
        for live in list(self._tables.values()):
            if live.lock.locked() or live.touched > before:
                continue
            async with live.lock:
                if live.is_loaded and live.match is not None:
                    await self._keep(live)
                if live.touched <= before:
                    self._tables.pop(live.id, None)

    async def _keep(self, live: Live) -> None:
        """A snapshot on the way to sleep; if it cannot be written, the log will do."""
        saved = live.playing.saved()
        if saved.number == live.snapshot_number:
            return
        columns = snapshot(live) | {"changed": live.row.changed}
        try:
            await self.commit(live, Change(columns))
        except Outrun:
            live.forget()

    async def _is_outdated(self, live: Live) -> bool:
        found = await self.store.read(partial(rows.revision_of, table=live.id))
        return found != live.row.revision

    async def _load(self, live: Live) -> None:
        """Read the rows; a match that is awake catches up with the choices made elsewhere."""
        found = await self.store.read(partial(rows.load_table, table=live.id))
        if found is None:
            self._tables.pop(live.id, None)
            raise Turned(404, "server.no-table")
        row, live.seats = found
        if live.match is not None and (
            row.undone != live.row.undone or row.number < live.match.number
        ):
            live.match = None
        live.row, live.game = row, self.shelf[row.game]
        live.path = None
        live.is_loaded = True
        if live.match is not None and live.match.number < row.number:
            await self._catch_up(live, live.match)

    async def _catch_up(self, live: Live, match: Match) -> None:
        rules = live.game.rules
        entries = await self.store.read(
            partial(rows.log_of, rules=rules, table=live.id, since=match.number)
        )
        try:
            for entry in entries:
                live.note_questions()
                match.repeat([(entry.seat, entry.action)])
            live.note_questions()
        except Exception:
            logger.exception("table %s does not catch up; it is woken anew", live.id)
            live.match = None
            return
        if match.number != live.row.number:
            live.forget()

    async def _wake(self, live: Live) -> None:
        """The match from its last snapshot and the choices since, or from all its choices."""
        row, game = live.row, live.game

        def work(connection: Connection) -> tuple[Cache, list[Entry]]:
            cache = rows.cache_of(connection, row.id)
            return cache, rows.log_of(connection, game.rules, row.id)

        try:
            cache, log = await self.store.read(work)
            match, whole = await asyncio.to_thread(woken, game, row, live.seats, cache, log)
        except LogDiverged as diverged:
            raise self._turned(live, diverged) from diverged
        live.match, live.whole = match, whole
        live.snapshot_number = cache.number

    async def rewind(self, live: Live) -> None:
        """The match led here once more from its beginning, so that it knows the way back."""
        if live.whole:
            return
        log = live.playing.log
        live.match = await asyncio.to_thread(replayed, live.game, live.row, live.seats, log)
        live.whole = True

    def _turned(self, live: Live, diverged: LogDiverged) -> Turned:
        """A table that these rules cannot play on: nothing of it is lost, and the log says why."""
        logger.error("table %s diverges", live.id, exc_info=diverged)
        return Turned(409, "desk.diverged", number=live.row.number, choice=diverged.choice)


def snapshot(live: Live) -> rows.Values:
    """The columns that keep how the match stands at its last step."""
    saved = live.playing.saved()
    return {
        "snapshot": saved.table,
        "snapshot_number": saved.number,
        "rules": live.game.rules.version,
        "box": live.game.printed.fingerprint,
    }
