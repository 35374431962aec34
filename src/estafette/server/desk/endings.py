"""How a match ends before the rules end it: given up, agreed, claimed, broken off."""

import logging
from functools import partial

from sqlalchemy import Connection, delete, select, update

from estafette.engine import Outcome
from estafette.server.store import chat, notes, seats, tables
from estafette.server.trouble import Turned
from estafette.server.wire import DrawWord, Ending

from .hall import Hall
from .live import Live
from .pace import deadline
from .rows import Change, Values
from .seating import stand_up

logger = logging.getLogger(__name__)

SUBSTITUTE = "recruit"  # who takes the seat of an ally that has left


class Endings:
    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    async def resign(self, account: str | None, table: str, seat: str) -> None:
        async def work(live: Live) -> None:
            live.own_seat(account, seat)
            live.check_playing()
            await self._give_up(live, seat, "resigned")

        await self._hall.change(table, work)

    async def draw(self, account: str | None, table: str, word: DrawWord) -> None:
        async def work(live: Live) -> None:
            live.own_seat(account, word.seat)
            live.check_playing()
            await self._draw(live, account, word)

        await self._hall.change(table, work)

    async def claim(self, account: str | None, table: str, seat: str) -> None:
        async def work(live: Live) -> None:
            live.own_seat(account, seat)
            live.check_playing()
            side = live.game.side
            late = [s for s in self.late(live) if side(s) != side(seat)]
            if live.is_frozen or live.row.pace.at_timeout != "claim" or not late:
                raise Turned(409, "desk.no-claim", number=live.row.number)
            await self.lose(live, late[0], "timeout")

        await self._hall.change(table, work)

    async def end(self, account: str | None, table: str, seat: str) -> None:
        """Without a result: where the match cannot go on, or the rules were mended under it.

        Whoever has played on since they were has accepted them.
        """

        async def work(live: Live) -> None:
            live.own_seat(account, seat)
            live.check_playing()
            mended, mine = live.row.mended, live.held_by(account)
            may_refuse = mended is not None and any(each in mended.open for each in mine)
            if not may_refuse and not live.is_frozen:
                raise Turned(409, "desk.no-end", number=live.row.number)
            await self._end(live, "mended", None, "desk.ended-mended")

        await self._hall.change(table, work)

    async def cancel(self, account: str | None, table: str) -> None:
        async def work(live: Live) -> None:
            live.check_seen(account)
            if account is None or live.row.host != account:
                raise Turned(403, "desk.not-host", number=live.row.number)
            if live.row.stage == "gathering":
                await self._hall.clear(live)
                self._hall.told(live, "table", "lobby")
                return
            live.check_playing()
            if has_others(live, account):
                raise Turned(409, "desk.not-alone", number=live.row.number)
            await self._end(live, "abandoned", None, "desk.ended-abandoned")

        await self._hall.change(table, work)

    async def forget(self, account: str) -> None:
        """His tables go on without him or end; what he noted goes, what he said is nobody's."""
        for table in await self._hall.store.read(partial(unfinished, account=account)):
            try:
                await self._hall.change(table, lambda live: self._withdraw(live, account))
            except Turned as turned:  # a match that no longer wakes keeps nobody here
                logger.warning("table %s is left as it stands: %s", table, turned.key)
        await self._hall.store.write(partial(make_nameless, account=account))
        await self._hall.renamed(account)

    def late(self, live: Live) -> list[str]:
        """The seats whose time has run out."""
        now, pace = self._hall.clock(), live.row.pace
        ends = {seat: deadline(pace, held) for seat, held in live.seats.items()}
        return [seat for seat, end in ends.items() if end is not None and end <= now]

    async def lose(self, live: Live, seat: str, ending: Ending) -> None:
        """The side of this seat loses."""
        side = live.game.side
        others = {side(other) for other in live.seats} - {side(seat)}
        winner = others.pop() if len(others) == 1 else None
        key = "left" if ending == "abandoned" else ending
        await self._end(live, ending, winner, f"desk.ended-{key}", seat=seat)

    async def _give_up(self, live: Live, seat: str, ending: Ending) -> None:
        """The side loses; where another person plays for it, one of our players takes the seat."""
        side, held = live.game.side, live.seats[seat]
        allies = [
            other
            for name, other in live.seats.items()
            if side(name) == side(seat) and other.account not in (None, held.account)
        ]
        if not allies:
            await self.lose(live, seat, ending)
            return
        values: Values = {"sitter": "player", "account": None, "level": SUBSTITUTE, "draw": False}
        columns: Values = {"player_due": live.row.player_due or seat in live.row.asked}
        await self._hall.commit(live, Change(columns, {seat: values}))
        live.seats[seat].holder = ""
        self._hall.told(live, "sight", "lobby")

    async def _draw(self, live: Live, account: str | None, word: DrawWord) -> None:
        people = {s: held for s, held in live.seats.items() if held.sitter == "person"}
        side = live.game.side
        if {side(seat) for seat in people} != {side(seat) for seat in live.seats}:
            raise Turned(409, "desk.no-draw", number=live.row.number)
        offered = any(held.draw and held.account != account for held in people.values())
        if word.word != "offer" and not offered:
            raise Turned(409, "desk.no-offer", number=live.row.number)
        if word.word == "decline":
            withdrawn: dict[str, Values] = {seat: {"draw": False} for seat in people}
            await self._hall.commit(live, Change({}, withdrawn))
            self._hall.told(live, "table")
            return
        if all(held.draw or held.account == account for held in people.values()):
            await self._end(live, "agreed", None, "desk.ended-agreed")
            return
        mine: dict[str, Values] = {s: {"draw": True} for s in live.held_by(account)}
        await self._hall.commit(live, Change({}, mine))
        self._hall.told(live, "table")

    async def _withdraw(self, live: Live, account: str) -> None:
        mine = live.held_by(account)
        if live.row.stage == "gathering":
            if live.row.host == account:
                await self._hall.clear(live)
            else:
                await self._hall.commit(live, Change({}, {s: stand_up(live, s) for s in mine}))
                live.is_loaded = False
            self._hall.told(live, "table", "lobby")
        elif not has_others(live, account):
            await self._end(live, "abandoned", None, "desk.ended-abandoned")
        else:
            for seat in mine:
                if live.row.stage == "playing":
                    await self._give_up(live, seat, "abandoned")

    async def _end(
        self, live: Live, ending: Ending, winner: str | None, key: str, **facts: str
    ) -> None:
        columns: Values = {
            "stage": "over",
            "ending": ending,
            "outcome": Outcome(winner, "", key, facts),
            "asked": (),
            "player_due": False,
            "alarm": None,
        }
        await self._hall.commit(live, Change(columns))
        self._hall.told(live, "sight", "lobby")


def has_others(live: Live, account: str) -> bool:
    """Does anybody else sit at this table?"""
    return any(seat.account not in (None, account) for seat in live.seats.values())


def unfinished(connection: Connection, account: str) -> list[str]:
    """The tables that somebody hosts or sits at, and that are not over."""
    sitting = select(seats.c.table).where(seats.c.account == account)
    mine = tables.c.id.in_(sitting) | (tables.c.host == account)
    found = connection.execute(select(tables.c.id).where(mine, tables.c.stage != "over"))
    return list(found.scalars())


def make_nameless(connection: Connection, account: str) -> None:
    """Nothing that somebody said or noted leads to him any more."""
    connection.execute(update(chat).where(chat.c.account == account).values(who=""))
    sat = select(seats.c.table).where(
        seats.c.account == account, seats.c.table == notes.c.table, seats.c.seat == notes.c.seat
    )
    connection.execute(delete(notes).where(sat.exists()))
