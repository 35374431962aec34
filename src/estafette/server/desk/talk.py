"""What is said at a table, to whom it may be said, and what one notes for oneself."""

from collections.abc import Mapping
from hashlib import blake2b
from typing import Any

import msgspec
from sqlalchemy import Connection, Select, delete, insert, or_, select

from estafette.engine import SPECTATOR
from estafette.server.store import accounts, chat, notes
from estafette.server.trouble import Turned
from estafette.server.wire import ChatLine, Saying

from .cards import iso
from .hall import Hall
from .live import Live
from .rows import TableRow

READ = 500  # lines that are shown again


class Talk:
    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    async def chat(self, account: str | None, table: str) -> list[ChatLine]:
        async with self._hall.at(table) as live:
            live.check_seen(account)
            query = readable(live, account).order_by(chat.c.id.desc()).limit(READ)
            found = await self._hall.store.read(lambda connection: connection.execute(query).all())
            return [line_of(live.row, row._asdict()) for row in reversed(found)]

    async def line(self, account: str | None, table: str, line: int) -> ChatLine | None:
        async with self._hall.at(table) as live:
            live.check_seen(account)
            query = readable(live, account).where(chat.c.id == line)
            row = await self._hall.store.read(lambda connection: connection.execute(query).first())
            return None if row is None else line_of(live.row, row._asdict())

    async def say(self, account: str | None, table: str, saying: Saying) -> ChatLine:
        async def work(live: Live) -> ChatLine:
            live.check_seen(account)
            if account is None:
                raise Turned(401, "desk.nobody")
            seat = speaker(live, account, saying.seat)
            heard = readers(live, seat)
            return await self._write(live, account, seat, saying.text, heard)

        return await self._hall.change(table, work)

    async def _write(
        self, live: Live, account: str, seat: str, text: str, heard: list[str] | None
    ) -> ChatLine:
        values = {
            "table": live.id,
            "account": account,
            "seat": seat,
            "text": text,
            "readers": None if heard is None else as_json(heard),
            "at": self._hall.clock(),
        }

        def work(connection: Connection) -> dict[str, Any]:
            name = select(accounts.c.name).where(accounts.c.id == account)
            line = values | {"who": connection.execute(name).scalar() or ""}
            written = connection.execute(insert(chat).returning(chat.c.id), line).scalar_one()
            return line | {"id": written}

        written = await self._hall.store.write(work)
        self._hall.said(live, written["id"])
        return line_of(live.row, written)

    async def notes(self, account: str | None, table: str, seat: str) -> str:
        query = select(notes.c.text).where(notes.c.table == table, notes.c.seat == seat)
        async with self._hall.at(table) as live:
            live.own_seat(account, seat)
            return await self._hall.store.read(lambda c: c.execute(query).scalar()) or ""

    async def write_notes(self, account: str | None, table: str, seat: str, text: str) -> None:
        def work(connection: Connection) -> None:
            mine = (notes.c.table == table) & (notes.c.seat == seat)
            connection.execute(delete(notes).where(mine))
            connection.execute(insert(notes), {"table": table, "seat": seat, "text": text})

        async def change(live: Live) -> None:
            live.own_seat(account, seat)
            await self._hall.store.write(work)

        await self._hall.change(table, change)


def speaker(live: Live, account: str, seat: str) -> str:
    """The seat from which somebody speaks: one of his, or the gallery if he has none."""
    mine = live.held_by(account)
    if seat:
        live.own_seat(account, seat)
        return seat
    return mine[0] if mine else SPECTATOR


def readers(live: Live, seat: str) -> list[str] | None:
    """Who may read what is said now from this seat; None is everybody.

    Players must not read the gallery while they play: it may know what they may not. Nor may the
    gallery read what is kept from a seat: whoever sits there might stand in the gallery too. It
    hears only those who, as far as it sees, may talk to all. At a table that cannot go on the
    players may all talk it over.
    """
    if live.row.stage != "playing":
        return None
    if seat == SPECTATOR:
        return [SPECTATOR]
    if live.is_frozen:
        return None
    pairs = live.playing.view(seat).may_talk
    if not pairs or len(partners(live, seat, None)) == len(live.seats) - 1:
        return None  # a game that names no pairs forbids none
    return [seat, *partners(live, seat, seat)]


def partners(live: Live, seat: str, eyes: str | None) -> list[str]:
    """To whom a seat may talk, as far as one sees."""
    pairs = live.playing.view(eyes).may_talk
    return [other for other in live.seats if (seat, other) in pairs or (other, seat) in pairs]


def readable(live: Live, account: str | None) -> Select[Any]:
    """The lines that somebody may read. Once the match is over, everybody may read everything."""
    query = select(chat).where(chat.c.table == live.id)
    if live.row.stage == "over":
        return query
    seats = live.held_by(account) or [SPECTATOR]
    heard = [chat.c.readers.contains(as_json(seat), autoescape=True) for seat in seats]
    own = [] if account is None else [chat.c.account == account]
    return query.where(or_(chat.c.readers.is_(None), *heard, *own))


def line_of(row: TableRow, line: Mapping[str, Any]) -> ChatLine:
    name = name_of(row, line["id"])
    return ChatLine(name, iso(line["at"]), line["who"], line["seat"], line["text"])


def name_of(row: TableRow, line: int) -> str:
    """What a line is called outside: its number would tell how many others one may not read."""
    key = bytes.fromhex(row.secret)
    return blake2b(str(line).encode(), key=key, digest_size=10, person=b"line").hexdigest()


def as_json(value: object) -> str:
    return msgspec.json.encode(value).decode()
