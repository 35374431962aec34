"""The hall: tables that are awake; one acts at each, and what counts is written down first."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import TypeVar

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection

from estafette.engine import Rules
from estafette.match import Match, draft_again
from estafette.server.store import Store
from estafette.server.trouble import Turned

from . import rows
from .boxes import box_of, keep_boxes
from .live import Live, snapshot, written_of
from .mends import Frozen, cut_off, with_mend
from .news import Kind, News
from .noting import noted
from .rows import Change, Outrun, SeatRow, TableRow
from .shelf import Game, Shelf
from .waking import LogDiverged, Woken, Written, repeat, replayed, woken

T = TypeVar("T")

ATTEMPTS = 5

logger = logging.getLogger(__name__)


def nobody_is_here(table: str, account: str) -> bool:
    """Presence, where nobody counts it."""
    return False


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
            for _ in range(ATTEMPTS):
                if await self._is_ready(live):
                    break
            else:
                raise Turned(409, "server.stale")
            yield live

    async def _is_ready(self, live: Live) -> bool:
        """The table as it stands on disk; not yet if another process was quicker."""
        if not live.is_loaded or (self.shared and await self._is_outdated(live)):
            await self._load(live)
        if live.match is None and live.row.stage != "gathering" and not live.is_looked_at:
            try:
                await self._wake(live)
            except Outrun:
                return False
            except BaseException:  # it was not found out how it stands
                live.forget()
                raise
        return True

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
                    logger.exception("table %s diverges", live.id)
                    raise Turned(409, "desk.diverged", choice=diverged.choice) from diverged
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
                partial(rows.apply, game=row.game, table=row.id, known=row.revision, change=change)
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

    def drafted(self, live: Live, account: str | None) -> None:
        """Something has been drafted: only whoever writes hears of it."""
        self.tell(News(live.id, "drafted", live.row.number, who=account or ""))

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

    async def keep_boxes(self) -> None:
        await self.store.write(partial(keep_boxes, shelf=self.shelf.rules))

    async def put_to_sleep(self, idle: float) -> None:
        """Drop what nobody has touched; how it stands is kept, so that it wakes quickly."""
        before = self.clock() - idle
        for live in list(self._tables.values()):
            if live.lock.locked() or live.touched > before:
                continue
            async with live.lock:
                if live.is_loaded and live.match is not None and live.row.stage == "playing":
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
        row, live.seats, live.mends = found
        if live.match is not None and (
            row.undone != live.row.undone
            or row.number < live.match.number
            or row.drafted != live.row.drafted
        ):
            live.match = None
        live.row, live.game = row, self.shelf[row.game]
        if row.stage != "gathering":  # what has not begun is laid with the box of today
            live.game = await self.game_of(row.game, row.box)
        live.step = None
        live.is_loaded, live.is_looked_at = True, False
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
                repeat(match, entry)
            live.note_questions()
        except Exception:
            logger.exception("table %s does not catch up; it is woken anew", live.id)
            live.match = None
            return
        if match.number != live.row.number:
            live.forget()

    async def game_of(self, game: str, box: str) -> Game:
        """A game with the box of this fingerprint, as far as it is known here; else with ours."""
        found = self.shelf.edition(game, box)
        if found is None:
            packed = await self.store.read(partial(box_of, fingerprint=box))
            found = await asyncio.to_thread(self.shelf.open, game, box, packed)
        return found

    async def _wake(self, live: Live) -> None:
        """The match from its last snapshot and the choices since, or from all its choices."""
        row, game = live.row, live.game

        def work(connection: Connection) -> Written:
            cache = rows.cache_of(connection, row.id)
            log = rows.log_of(connection, game.rules, row.id)
            return Written(row, live.seats, cache, log, live.mends)

        found = Woken(frozen=Frozen("box"))
        if game.printed.fingerprint == row.box:
            try:
                written = await self.store.read(work)
            except msgspec.MsgspecError:
                logger.exception("the log of table %s cannot be read", row.id)
                found = Woken(frozen=Frozen("log"))
            else:
                found = await asyncio.to_thread(woken, game, written)
                live.snapshot_number = written.cache.number
        await self._note(live, found)
        if live.match is not None and row.drafted is not None:
            draft_again(live.match, row.drafted)
        live.is_looked_at = True

    async def _note(self, live: Live, found: Woken) -> None:
        """What was found out by waking a match is written down, and told where it concerns them."""
        row, now = live.row, self.clock()
        live.match, live.whole, mends = found.match, found.whole, live.mends
        if found.mend is not None:
            since = live.playing.number
            cut = await self.store.read(partial(rows.raw_log, table=row.id, since=since))
            mends = with_mend(mends, replace(found.mend, cut=cut_off(cut), at=now))
        try:
            change = noted(live, found, mends, now)
        except Exception:  # of other rules, a match may lack anything whatever
            logger.exception("table %s cannot go on", row.id)
            live.match, mends = None, live.mends
            change = noted(live, Woken(frozen=Frozen("table")), mends, now)
        if change is None:
            return
        await self.commit(live, change)
        live.mends = mends
        if "frozen" in change.columns:
            self.told(live, "sight", "lobby")

    async def rewind(self, live: Live) -> None:
        """The match led here once more from its beginning, so that it knows the way back."""
        if live.whole:
            return
        live.match = await asyncio.to_thread(replayed, live.game, written_of(live))
        live.whole = True
