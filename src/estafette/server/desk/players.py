"""Our own players: they answer when they are asked, in a thread, from what their seat may see."""

import asyncio
import logging
from functools import partial
from secrets import token_hex

from msgspec import Struct
from sqlalchemy import Connection, select

from estafette.ai import LEVELS
from estafette.engine import Action, Told
from estafette.match import Chair, Entry, Match, Saved
from estafette.server.store import tables
from estafette.server.trouble import Turned

from .hall import Hall, Live
from .play import Play
from .shelf import Game

RESCAN = 15.0  # seconds after which another process's unanswered tables are ours
THINKING = 2  # players who think at the same time

logger = logging.getLogger(__name__)


class Asked(Struct):
    """A question to a player, with a copy of the match that nobody else touches."""

    seat: str
    level: str
    number: int
    undone: int
    game: Game
    saved: Saved
    log: list[Entry]
    prologue: tuple[Told, ...]


class Players:
    def __init__(self, hall: Hall, play: Play) -> None:
        self._hall = hall
        self._play = play
        self._due: asyncio.Queue[str] = asyncio.Queue()
        self._busy: set[str] = set()
        self._thinking = asyncio.Semaphore(THINKING)
        hall.on_due = self._want

    async def run(self, pause: float) -> None:
        """Serve every table that waits for a player, and look again for those left by others."""
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._look_around())
            while True:
                tasks.create_task(self._serve(await self._due.get(), pause))

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
            older = RESCAN
            await asyncio.sleep(RESCAN)

    async def _serve(self, table: str, pause: float) -> None:
        """One table, until no player is asked there any more."""
        try:
            while (asked := await self._asked(table)) is not None:
                if pause:
                    await asyncio.sleep(pause)
                async with self._thinking:
                    action = await asyncio.to_thread(answer, asked)
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
            if live.row.stage != "playing" or not seats:
                return None
            return asked_of(live, seats[0], live.seats[seats[0]].level)

    async def _make(self, live: Live, asked: Asked, action: Action) -> None:
        """His answer counts if the question still stands."""
        row, held = live.row, live.seats[asked.seat]
        if row.stage != "playing" or (row.number, row.undone) != (asked.number, asked.undone):
            return
        if held.sitter == "player":
            await self._play.make(live, asked.seat, action)


def asked_of(live: Live, seat: str, level: str) -> Asked:
    match, row = live.playing, live.row
    return Asked(
        seat=seat,
        level=level,
        number=row.number,
        undone=row.undone,
        game=live.game,
        saved=match.saved(),
        log=match.log.copy(),
        prologue=match.prologue,
    )


def answer(asked: Asked) -> Action:
    """What the player chooses, from his chair at a match of his own."""
    match = Match.wake(asked.game.rules, asked.game.printed, asked.saved)
    match.log, match.prologue = asked.log, asked.prologue
    player = LEVELS[asked.level](token_hex(8))
    return player.choose(Chair(match, asked.seat))


def waiting(connection: Connection, before: float) -> list[str]:
    """The tables that have waited for a player since then."""
    query = select(tables.c.id).where(tables.c.player_due, tables.c.changed <= before)
    return list(connection.execute(query).scalars())
