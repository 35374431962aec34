"""Our own players: they answer when they are asked, from what their seat may see.

How long that takes is nobody's clue: an answer that is found sooner than it is due waits. What
counts is how long he has thought, and not how long he waited for a mind that was free.
"""

import asyncio
import logging
from contextlib import suppress
from functools import partial

from msgspec import Struct, field
from sqlalchemy import Connection, select

from estafette.ai import WRITING, Found, due
from estafette.engine import Action, Decision
from estafette.match.shelf import Shelf
from estafette.server.minds import Choose, Interrupted, Minds, Position
from estafette.server.store import tables
from estafette.server.trouble import Turned

from .hall import Hall
from .live import Live
from .news import News
from .play import Play
from .seating import LONGEST_THOUGHT

RESCAN = 15.0  # seconds from one look around to the next
QUICK = frozenset({"recruit"})  # he answers in a thirtieth of the time that the way to a mind takes
AT_ONCE = 2  # quick players who answer at the same time

logger = logging.getLogger(__name__)


class Asked(Struct):
    """A question to a player, with a copy of the match that nobody else touches.

    `gone` is set when it stands no more.
    """

    decision: Decision
    on_paper: bool
    number: int
    undone: int
    work: Choose
    gone: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def seat(self) -> str:
        return self.work.seat


class Players:
    """They think in `minds`, which finds the games by the name of the `shelf`."""

    def __init__(self, hall: Hall, play: Play, minds: Minds, shelf: Shelf) -> None:
        self._hall = hall
        self._play = play
        self._minds = minds
        self._shelf = shelf
        self._due: asyncio.Queue[str] = asyncio.Queue()
        self._busy: set[str] = set()
        self._thinking: dict[str, Asked] = {}
        self._looking: set[asyncio.Task[None]] = set()
        self._quick = asyncio.Semaphore(AT_ONCE)
        hall.on_due = self._want

    async def run(self) -> None:
        """Serve every table that waits for a player, and look again for those left by others."""
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._look_around())
            while True:
                tasks.create_task(self._serve(await self._due.get()))

    def heard(self, table: str) -> None:
        """Something has happened at a table; who thinks there may do so in vain."""
        if table in self._thinking:
            task = asyncio.get_running_loop().create_task(self._check(table))
            self._looking.add(task)
            task.add_done_callback(self._looking.discard)

    def _want(self, table: str) -> None:
        """A table waits for a player; where one is at work already, he will see it himself."""
        if table not in self._busy:
            self._busy.add(table)
            self._due.put_nowait(table)

    async def _look_around(self) -> None:
        older = 0.0
        while True:
            before = self._hall.clock() - older
            try:
                for table in await self._hall.store.read(partial(waiting, before=before)):
                    self._want(table)
            except Exception:
                logger.exception("the tables that wait for a player cannot be read")
            others = WRITING * LONGEST_THOUGHT if self._hall.shared else 0.0
            older = RESCAN + others  # so long may another house think there
            await asyncio.sleep(RESCAN)

    async def _serve(self, table: str) -> None:
        """One table, until no player is asked there any more."""
        try:
            while (asked := await self._asked(table)) is not None:
                action = await self._chosen(table, asked)
                if action is not None:
                    await self._hall.change(table, partial(self._make, asked=asked, action=action))
        except Turned as turned:
            logger.warning("no player serves table %s: %s", table, turned.key)
        except Exception:
            logger.exception("a player fails at table %s", table)
        finally:
            self._busy.discard(table)

    async def _asked(self, table: str) -> Asked | None:
        async with self._hall.at(table) as live:
            seats = [seat for seat in live.row.asked if live.seats[seat].sitter == "player"]
            if live.row.stage != "playing" or not seats or live.is_frozen:
                return None
            live.note_questions()
            match, seat = live.playing, seats[0]
            decision = match.decision(seat)
            assert decision is not None
            position = Position.of(self._shelf, match, live.game.source)
            work = Choose(position, seat, live.seats[seat].level)
            row, on_paper = live.row, match.is_on_paper
            return Asked(decision, on_paper, row.number, row.undone, work)

    async def _chosen(self, table: str, asked: Asked) -> Action | None:
        """What the player chooses; None if the question is gone. If he cannot, the table says so.

        He will be asked again when somebody next looks around.
        """
        self._thinking[table] = asked
        try:
            found = await self._found(table, asked)
            return found.action if await stands_when_due(asked, found.took) else None
        except Interrupted:
            return None
        except Exception:
            self._hall.stuck[table] = asked.number
            self._hall.tell(News(table, "stuck", asked.number))
            raise
        finally:
            del self._thinking[table]

    async def _found(self, table: str, asked: Asked) -> Found:
        """What the player has thought of, and how long he took."""
        if asked.work.level in QUICK:
            async with self._quick:
                return await asyncio.to_thread(asked.work.do, lambda: False)
        return await self._minds.run(asked.work, ticket=ticket_of(table))

    async def _check(self, table: str) -> None:
        """Interrupt who thinks about a question that stands no more."""
        asked = self._thinking.get(table)
        try:
            async with self._hall.at(table) as live:
                stands = asked is None or is_open(live, asked)
        except Turned:
            stands = False
        if asked is not None and not stands and self._thinking.get(table) is asked:
            asked.gone.set()
            self._minds.interrupt(ticket_of(table))

    async def _make(self, live: Live, asked: Asked, action: Action) -> None:
        """His answer counts if the question still stands."""
        if is_open(live, asked):
            await self._play.make(live, asked.seat, action)


async def stands_when_due(asked: Asked, took: float) -> bool:
    """Wait until what was found just now is to be given; False if the question is gone by then."""
    on_time = due(asked.work.level, asked.decision, took, on_paper=asked.on_paper)
    with suppress(TimeoutError):
        async with asyncio.timeout(on_time - took):
            await asked.gone.wait()
    return not asked.gone.is_set()


def ticket_of(table: str) -> str:
    """Under which a player of this table thinks."""
    return f"player {table}"


def is_open(live: Live, asked: Asked) -> bool:
    """Does the question still stand, though others may have answered theirs?"""
    row = live.row
    if row.stage != "playing" or row.undone != asked.undone or asked.seat not in row.asked:
        return False
    is_same = live.asked_since(asked.seat) <= asked.number <= row.number
    return is_same and live.seats[asked.seat].sitter == "player"


def waiting(connection: Connection, before: float) -> list[str]:
    """The tables that have waited for a player since then."""
    query = select(tables.c.id).where(tables.c.player_due, tables.c.changed <= before)
    return list(connection.execute(query).scalars())
