"""What is found out about a match once it is over: in the background, once, and then kept."""

import asyncio
import logging
from functools import partial
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from estafette import ai
from estafette.match.shelf import Shelf
from estafette.server.minds import Interrupted, Minds, Retell
from estafette.server.store import analyses
from estafette.server.trouble import Turned
from estafette.server.wire import Analysis, CostlyChoice

from .hall import Hall
from .live import Live
from .play import read_action
from .waking import LogDiverged, begun

BEAT = 10.0  # seconds after which whoever works on it says that he still does
FORGOTTEN_AFTER = 3 * BEAT
MOST = 8  # matches that one process looks into at the same time
DIGITS = 4

logger = logging.getLogger(__name__)


class KeptChoice(Struct, frozen=True):
    """A costly choice as it is kept: answers as they are written in a log."""

    number: int
    seat: str
    side: str
    chosen: dict[str, Any]
    better: dict[str, Any]
    chance: float
    best: float


class Kept(Struct, frozen=True):
    """An analysis as it is kept."""

    sides: tuple[str, ...]
    curve: tuple[tuple[float, ...], ...]
    regrets: tuple[KeptChoice, ...]


class Standing(Struct, frozen=True):
    """How far an analysis has come; `found` is None as long as somebody works on it."""

    share: float
    found: Kept | None


class Analyses:
    def __init__(self, hall: Hall, minds: Minds, shelf: Shelf) -> None:
        self._hall = hall
        self._minds = minds
        self._shelf = shelf
        self._running: set[asyncio.Task[None]] = set()

    async def analysis(self, account: str | None, table: str, language: str) -> Analysis:
        async with self._hall.at(table) as live:
            check_finished(live, account)
            work = partial(
                standing_of,
                table=table,
                rules=live.game.rules.version,
                since=self._hall.clock() - FORGOTTEN_AFTER,
            )
            standing = await self._hall.store.read(work)
            if standing is None:
                return Analysis("none")
            if standing.found is None:
                return Analysis("running", standing.share)
            return in_words(live, standing.found, language)

    async def begin(self, account: str | None, table: str, language: str) -> Analysis:
        """Whoever asks first sets it going; it goes on though he leaves."""
        async with self._hall.at(table) as live:
            check_finished(live, account)
            if account is None:
                raise Turned(401, "desk.nobody")
            try:
                course = await asyncio.to_thread(course_of, live)
            except LogDiverged as diverged:
                raise Turned(409, "desk.diverged", choice=diverged.choice) from diverged
            if await self._is_claimed(live):
                task = asyncio.create_task(self._run(live, course))
                self._running.add(task)
                task.add_done_callback(self._running.discard)
        return await self.analysis(account, table, language)

    async def _is_claimed(self, live: Live) -> bool:
        """Is it ours to do? Of several who ask at once, in whatever process, one does it."""
        now = self._hall.clock()
        known = partial(
            standing_of,
            table=live.id,
            rules=live.game.rules.version,
            since=now - FORGOTTEN_AFTER,
        )

        def work(connection: Connection) -> bool:
            if known(connection) is not None:
                return False
            connection.execute(delete(analyses).where(analyses.c.table == live.id))
            row = {"table": live.id, "rules": live.game.rules.version}
            connection.execute(insert(analyses), row | {"share": 0.0, "touched": now})
            return True

        if len(self._running) >= MOST:
            raise Turned(503, "trouble.busy")
        try:
            return await self._hall.store.write(work)
        except IntegrityError:  # another process was quicker
            return False

    async def _run(self, live: Live, course: ai.Course) -> None:
        """Piece after piece; if it fails, nothing is kept and somebody may ask again."""
        table, rules = live.id, live.game.rules
        sides = tuple(ai.Story(rules, None, course, table).speakers)
        inquiry = ai.inquiry(sides, ai.fitting(len(course.choices)))
        try:
            share, piece = next(inquiry)
            while True:
                work = Retell(self._shelf, rules.id, course, table, piece, live.game.source)
                share, piece = inquiry.send(await self._done(table, share, work))
        except StopIteration as end:
            await self._note(table, 1.0, kept(end.value))
        except Interrupted:
            logger.info("the analysis of table %s is broken off", table)
        except Exception:
            logger.exception("the analysis of table %s fails", table)
            gone = delete(analyses).where(analyses.c.table == table)
            await self._hall.store.write(lambda connection: connection.execute(gone))

    async def _done(self, table: str, share: float, work: Retell) -> Any:
        """One piece; those who play go first, and meanwhile nobody else need take it up."""
        ticket = f"analysis {table}"
        piece = asyncio.ensure_future(self._minds.run(work, ticket=ticket, patient=True))
        try:
            while not piece.done():
                await self._note(table, share)
                await asyncio.wait({piece}, timeout=BEAT)
            return piece.result()
        finally:
            piece.cancel()

    async def _note(self, table: str, share: float, found: str | None = None) -> None:
        row = {"share": share, "touched": self._hall.clock(), "found": found}
        statement = update(analyses).where(analyses.c.table == table).values(row)
        await self._hall.store.write(lambda connection: connection.execute(statement))


def check_finished(live: Live, account: str | None) -> None:
    """What is found out is for everybody who may see the match again, once it is over."""
    live.check_seen(account)
    if live.row.stage == "gathering":
        raise Turned(409, "desk.not-begun")
    if live.row.stage != "over":
        raise Turned(409, "desk.not-over", number=live.row.number)


def standing_of(connection: Connection, table: str, rules: int, since: float) -> Standing | None:
    """What is known by these rules; work that nobody has touched since then is forgotten."""
    row = connection.execute(select(analyses).where(analyses.c.table == table)).first()
    if row is None or row.rules != rules:
        return None
    if row.found is not None:
        return Standing(1.0, msgspec.json.decode(row.found, type=Kept))
    return Standing(row.share, None) if row.touched > since else None


def course_of(live: Live) -> ai.Course:
    """The match from its beginning, as it is sent to whoever looks into it."""
    if live.mends:
        raise Turned(409, "desk.mended", number=live.row.number)
    start = begun(live.game, live.row, live.seats).saved()
    log = live.playing.log
    return ai.Course(start, tuple([(str.__str__(each.seat), each.action) for each in log]))


def kept(analysis: ai.Analysis) -> str:
    """No more digits than anybody could believe in."""
    rounded = tuple([tuple([round(chance, DIGITS) for chance in at]) for at in analysis.curve])
    return msgspec.json.encode(msgspec.structs.replace(analysis, curve=rounded)).decode()


def in_words(live: Live, found: Kept, language: str) -> Analysis:
    speech, rules = live.game.speech(language), live.game.rules

    def costly(choice: KeptChoice) -> CostlyChoice:
        chosen, better = [
            speech.action(read_action(rules, choice.seat, action))
            for action in (choice.chosen, choice.better)
        ]
        return CostlyChoice(
            number=choice.number,
            seat=choice.seat,
            side=choice.side,
            chosen=chosen,
            better=better,
            chance=choice.chance,
            best=choice.best,
        )

    costs = tuple([costly(choice) for choice in found.regrets])
    return Analysis("done", 1.0, found.sides, found.curve, costs)
