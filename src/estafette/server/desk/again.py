"""Once more: a rematch with the seats exchanged, or another way from a point of the match."""

import asyncio
from collections.abc import Mapping, Sequence

from estafette.engine import Setup
from estafette.match import Entry, Match
from estafette.server.trouble import Turned
from estafette.server.wire import Branch, Sitting

from .hall import Hall
from .live import Live
from .rows import Change, SeatRow, TableRow
from .seating import Seating, checked_seats
from .shelf import Game
from .waking import LogDiverged, begun, first_dice, remake, repeat


class Again:
    def __init__(self, hall: Hall, seating: Seating) -> None:
        self._hall = hall
        self._seating = seating

    async def rematch(self, account: str | None, table: str) -> str:
        following = await self._hall.change(table, lambda live: self._follow(live, account))
        await self._take_place(account, following)
        return following

    async def _follow(self, live: Live, account: str | None) -> str:
        """The table that follows this one; it is laid by who asks first."""
        live.check_seen(account)
        if not live.held_by(account):
            raise Turned(403, "desk.not-your-seat", number=live.row.number)
        if live.row.stage != "over":
            raise Turned(409, "desk.not-over", number=live.row.number)
        if live.row.rematch is not None and await self._is_there(live.row.rematch):
            return live.row.rematch
        old, game = live.row, self._hall.shelf[live.row.game]
        row = self._seating.new_row(
            game, live.setup, account, pace=old.pace, watchable=old.watchable, hints=old.hints
        )
        await self._hall.commit(live, Change({"rematch": row.id, "changed": old.changed}))
        await self._seating.lay(game, row, exchanged(live, account))
        self._hall.told(live, "table")
        return row.id

    async def _is_there(self, table: str) -> bool:
        try:
            async with self._hall.at(table):
                return True
        except Turned:
            return False

    async def _take_place(self, account: str | None, table: str) -> None:
        """Who was awaited at the rematch sits down."""
        async with self._hall.at(table) as live:
            kept = [
                seat
                for seat, held in live.seats.items()
                if held.sitter == "invited" and held.account == account
            ]
        for seat in kept:
            await self._seating.sit(account, table, Sitting(seat))

    async def branch(self, account: str | None, table: str, branch: Branch) -> str:
        async with self._hall.at(table) as live:
            live.check_seen(account)
            old, game = live.row, live.game
            if old.stage == "gathering":
                raise Turned(409, "desk.not-begun")
            if old.stage != "over" and set(live.held_by(account)) != set(live.seats):
                raise Turned(403, "desk.not-over", number=old.number)
            if branch.number > old.number:
                raise Turned(404, "desk.no-point", number=old.number)
            seats = checked_seats(tuple(live.seats), branch.seats, account)
            if any(seat.sitter in ("open", "invited") for seat in seats.values()):
                raise Turned(422, "desk.branch-seats")
            if live.mends:
                raise Turned(409, "desk.mended", number=old.number)
            row = self._seating.new_row(game, Setup(old.scenario, old.options), account)
            row.origin, row.origin_number = old.id, branch.number
            row.origin_commitment = old.commitment
            try:
                row.given = await asyncio.to_thread(given_bytes, live, branch.number)
                log = live.playing.log[: branch.number]
                match = await asyncio.to_thread(retraced, game, row, seats, log)
            except LogDiverged as diverged:
                raise Turned(409, "desk.diverged", choice=diverged.choice) from diverged
        return await self._seating.lay(game, row, seats, match)


def exchanged(live: Live, account: str | None) -> dict[str, SeatRow]:
    """The seats of a rematch: each person on the seat of the next, players of ours as before."""
    people = [seat for seat, held in live.seats.items() if held.sitter == "person"]
    nexts = dict(zip(people, [*people[1:], *people[:1]], strict=True))
    seats: dict[str, SeatRow] = {}
    for seat, held in live.seats.items():
        if held.sitter != "person":
            seats[seat] = SeatRow(seat, "player", "player", level=held.level)
            continue
        who = live.seats[nexts[seat]].account
        if who == account:
            seats[seat] = SeatRow(seat, "me", "person", account)
        elif who is not None:
            seats[seat] = SeatRow(seat, "invited", "invited", who)
        else:
            seats[seat] = SeatRow(seat, "open", "open")
    return seats


def given_bytes(live: Live, number: int) -> str:
    """The chance of a match from its set-up to a choice, byte by byte."""
    match = begun(live.game, live.row, live.seats)
    for entry in live.playing.log[:number]:
        repeat(match, entry)
    first = first_dice(live.row, live.seats)
    return bytes(first.pass_on(match.game.dice, live.row.secret).given).hex()


def retraced(
    game: Game, row: TableRow, seats: Mapping[str, SeatRow], log: Sequence[Entry]
) -> Match:
    """The choices of another match, with dice that fall as they did there; seals are new."""
    match = begun(game, row, seats)
    for entry in log:
        remake(match, entry)
    return match
