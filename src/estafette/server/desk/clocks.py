"""The clocks of the tables: what happens when somebody's time has run out."""

import asyncio
import logging
from functools import partial
from secrets import token_hex

from sqlalchemy import Connection, select

from estafette.ai import answer_of, player
from estafette.server.store import tables
from estafette.server.trouble import Turned

from .endings import SUBSTITUTE, Endings
from .hall import Hall
from .live import Live
from .pace import next_alarm
from .play import Play
from .rows import Change

logger = logging.getLogger(__name__)


class Clocks:
    def __init__(self, hall: Hall, play: Play, endings: Endings) -> None:
        self._hall = hall
        self._play = play
        self._endings = endings

    async def run(self, every: float) -> None:
        while True:
            try:
                await self.strike()
            except Exception:
                logger.exception("the clocks cannot be read")
            await asyncio.sleep(every)

    async def strike(self) -> None:
        """Deal with every seat whose time is over now; the store knows them after a restart too."""
        for table in await self._hall.store.read(partial(ringing, now=self._hall.clock())):
            try:
                await self._hall.change(table, self._time_out)
            except Turned as turned:
                logger.warning("the clock of table %s rings in vain: %s", table, turned.key)
            except Exception:  # the others are not to wait for it
                logger.exception("the clock of table %s cannot be obeyed", table)

    async def _time_out(self, live: Live) -> None:
        late = self._endings.late(live)
        if live.row.stage != "playing" or live.is_frozen:
            return
        if not late:  # the seat that was timed has changed hands
            await self._hall.commit(live, Change({"alarm": next_alarm(live)}))
            return
        if live.row.pace.at_timeout == "lose":
            await self._endings.lose(live, late[0], "timeout")
            return
        substitute = player(SUBSTITUTE, token_hex(8))
        answer = answer_of(substitute, SUBSTITUTE, live.playing, late[0])
        await self._play.make(live, late[0], answer)


def ringing(connection: Connection, now: float) -> list[str]:
    query = select(tables.c.id).where(tables.c.alarm <= now, tables.c.stage == "playing")
    return list(connection.execute(query).scalars())
