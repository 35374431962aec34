"""Tables are laid, and people sit down at them; when nobody is awaited any more, it begins."""

import asyncio
from collections.abc import Mapping, Sequence
from functools import partial
from hashlib import blake2b
from hmac import compare_digest
from secrets import choice, token_hex

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection, func, select

from estafette.ai import Budget, UnknownPlayer, player
from estafette.engine import Setup, commitment, settle
from estafette.match import Match
from estafette.server.store import tables
from estafette.server.trouble import Turned
from estafette.server.wire import Pace, SeatOrder, Sitting, TableOrder

from .hall import Hall
from .live import Live, paper_of, snapshot
from .mends import MendRow
from .pace import standing
from .rows import Change, SeatRow, TableRow, Values, choice_of
from .shelf import Game
from .waking import begun

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that is taken for another
LENGTH = 12
ANNOUNCED = ""  # a share that is still to come
LONGEST_THOUGHT = 30  # seconds that a player of ours may think about one choice
MOST_TABLES = 500  # unfinished ones that one account may have laid


class Seating:
    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    async def create(self, account: str | None, order: TableOrder) -> str:
        game = self._hall.shelf[order.game]
        setup = checked_setup(game, order)
        seats = checked_seats(game.rules.seats(setup), order.seats, account)
        if order.share_follows:
            await_share(seats)
        if order.pace.kind != "none" and order.pace.seconds == 0:
            raise Turned(422, "desk.bad-pace")
        row = self.new_row(
            game,
            setup,
            account,
            pace=order.pace,
            watchable=order.watchable,
            hints=not is_awaited(seats) if order.hints is None else order.hints,
        )
        return await self.lay(game, row, seats)

    def new_row(
        self,
        game: Game,
        setup: Setup,
        host: str | None,
        *,
        pace: Pace | None = None,
        watchable: bool = True,
        hints: bool = True,
    ) -> TableRow:
        """A table with a secret of its own, promised from now on."""
        if host is None:
            raise Turned(401, "desk.nobody")
        secret, now = token_hex(32), self._hall.clock()
        return TableRow(
            id="".join([choice(LETTERS) for _ in range(LENGTH)]),
            game=game.rules.id,
            scenario=setup.scenario,
            options=setup.options,
            box=game.printed.fingerprint,
            rules=game.rules.version,
            host=host,
            secret=secret,
            commitment=commitment(secret),
            pace=pace or Pace(),
            watchable=watchable,
            hints=hints,
            created=now,
            changed=now,
        )

    async def lay(
        self,
        game: Game,
        row: TableRow,
        seats: Mapping[str, SeatRow],
        match: Match | None = None,
        mends: Sequence[MendRow] = (),
    ) -> str:
        """Write a new table down; a match taken over, or for which all are there, begins."""
        await self._hall.store.read(partial(check_room, host=row.host))
        change = Change({})
        if match is not None or not is_awaiting(seats):
            if match is None:
                match = await asyncio.to_thread(begun, game, row, seats)
            live = Live(row.id, row.created)
            live.row, live.game, live.seats, live.match = row, game, dict(seats), match
            change = opening(live, row.created)
            change.made = [choice_of(row.id, entry, row.created, None) for entry in match.log]
            change.mends = mends
        await self._hall.lay(row, list(seats.values()), change)
        return row.id

    async def sit(self, account: str | None, table: str, sitting: Sitting) -> None:
        await self._hall.change(table, lambda live: self._sit(live, account, sitting))

    async def leave(self, account: str | None, table: str) -> None:
        await self._hall.change(table, lambda live: self._leave(live, account))

    async def _sit(self, live: Live, account: str | None, sitting: Sitting) -> None:
        live.check_seen(account)
        if account is None:
            raise Turned(401, "desk.nobody")
        if live.row.stage != "gathering":
            raise Turned(409, "desk.begun", number=live.row.number)
        held = live.seat(sitting.seat)
        check_free(live, held, account, sitting.invitation)
        share = held.share if held.account == account and held.share else sitting.share
        values: Values = {"sitter": "person", "account": account, "share": share}
        change = Change({}, {sitting.seat: values})
        before = live.seats
        live.seats = {**before, sitting.seat: replace(held, **values)}
        if not is_awaiting(live.seats):
            live.match = await asyncio.to_thread(begun, live.game, live.row, live.seats)
            live.whole = True
            change = opening(live, self._hall.clock())
            change.seats[sitting.seat] = values | change.seats.get(sitting.seat, {})
        await self._hall.commit(live, change)
        live.is_loaded = False  # the name of who sat down stands in another table of the store
        self._hall.told(live, "table" if live.match is None else "sight", "lobby")

    async def _leave(self, live: Live, account: str | None) -> None:
        live.check_seen(account)
        mine = live.held_by(account)
        if not mine:
            raise Turned(403, "desk.not-your-seat", number=live.row.number)
        if live.row.stage != "gathering":
            raise Turned(409, "desk.begun", number=live.row.number)
        await self._hall.commit(live, Change({}, {seat: stand_up(live, seat) for seat in mine}))
        live.is_loaded = False
        self._hall.told(live, "table", "lobby")


def opening(live: Live, now: float) -> Change:
    """The change by which a match begins."""
    match = live.playing
    columns, seats = standing(live, now)
    columns |= {
        "stage": "playing",
        "prologue": msgspec.json.encode(match.prologue).decode(),
    }
    if match.outcome is not None:
        columns |= {"stage": "over", "ending": "rules", "outcome": match.outcome}
    columns["drafted"] = paper_of(match)  # of a match that is brought in
    return Change(columns | snapshot(live), seats, box=live.game.printed.packed)


def is_awaiting(seats: Mapping[str, SeatRow]) -> bool:
    """Is there a seat on which nobody sits yet, or a share that was announced?"""
    return is_awaited(seats) or any(seat.share == ANNOUNCED for seat in seats.values())


def is_awaited(seats: Mapping[str, SeatRow]) -> bool:
    """Is there a seat on which nobody sits yet?"""
    return any(seat.sitter in ("open", "invited") for seat in seats.values())


def await_share(seats: dict[str, SeatRow]) -> None:
    """The first seat of who lays the table waits for his part in the dice."""
    mine = next((held for held in seats.values() if held.offered == "me"), None)
    if mine is not None:
        seats[mine.seat] = replace(mine, share=ANNOUNCED)


def stand_up(live: Live, seat: str) -> Values:
    """The seat as it was offered; where the host sat, it is open to anybody."""
    offered = live.seats[seat].offered
    sitter = "open" if offered == "me" else offered
    return {"sitter": sitter, "account": None, "share": None, "draw": False}


def check_free(live: Live, held: SeatRow, account: str, invitation: str) -> None:
    """May this account take the seat?"""
    if held.sitter == "open" or held.account == account:
        return
    if held.sitter == "invited":
        due = invitation_to(live.row, held.seat)
        if held.account is None and compare_digest(invitation.encode(), due.encode()):
            return
        raise Turned(403, "desk.not-invited")
    raise Turned(409, "desk.taken")


def invitation_to(row: TableRow, seat: str) -> str:
    """The word that opens an invited seat: it follows from the secret and does not tell it."""
    key = bytes.fromhex(row.secret)
    words = f"{row.id} {seat}".encode()
    return blake2b(words, key=key, digest_size=20, person=b"invitation").hexdigest()


def checked_setup(game: Game, order: TableOrder) -> Setup:
    try:
        return settle(game.printed, order.scenario, order.options)
    except ValueError as error:
        raise Turned(422, "desk.bad-setup", reason=str(error)) from error


def checked_seats(
    seats: tuple[str, ...], orders: Mapping[str, SeatOrder], account: str | None
) -> dict[str, SeatRow]:
    """The seats of a setup as they were ordered, in their order."""
    if orders.keys() != set(seats):
        raise Turned(422, "desk.bad-seats", seats=list(seats))
    return {str.__str__(seat): ordered(str.__str__(seat), orders[seat], account) for seat in seats}


def ordered(seat: str, order: SeatOrder, account: str | None) -> SeatRow:
    match order.sitter:
        case "me":
            return SeatRow(seat, "me", "person", account)
        case "player":
            return SeatRow(seat, "player", "player", level=checked_level(order.level))
        case offered:
            return SeatRow(seat, offered, offered)


def checked_level(level: str) -> str:
    """A player whom a table can wait for: he thinks by the clock, and not too long."""
    _, colon, budget = level.partition(":")
    try:
        player(level, 0)
        seconds = Budget.read(budget).seconds if colon else 0.0
    except UnknownPlayer:
        seconds = None
    if seconds is None:
        raise Turned(422, "desk.no-player", level=level)
    if seconds > LONGEST_THOUGHT:
        raise Turned(422, "desk.slow-player", most=LONGEST_THOUGHT)
    return level


def check_room(connection: Connection, host: str | None) -> None:
    """Nobody lays more tables than a house can hold."""
    unfinished = select(func.count()).where(tables.c.host == host, tables.c.stage != "over")
    if (connection.execute(unfinished).scalar() or 0) >= MOST_TABLES:
        raise Turned(429, "desk.too-many", most=MOST_TABLES)
