"""Matches as records: kept as files, brought back from files, proved, and looked at again."""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence

from estafette.engine import ALGORITHM, commitment
from estafette.match import (
    Continues,
    DiceLine,
    Diverged,
    Entry,
    Match,
    MatchFile,
    MatchFileError,
    parse,
    record,
    replay,
    written,
)
from estafette.server.trouble import Turned
from estafette.server.wire import Proof, Sight, Throw

from .cards import iso
from .hall import Hall, Live
from .reel import Reel
from .rows import SeatRow
from .seating import Seating
from .sights import Sights, check_look, lines
from .waking import LogDiverged, begun, dice_secret, shares_of

LONGEST = 20_000  # choices of a file that is read here
REELS = 16  # matches that are being looked at again


class Records:
    def __init__(self, hall: Hall, seating: Seating, sights: Sights) -> None:
        self._hall = hall
        self._seating = seating
        self._sights = sights
        self._reels: OrderedDict[str, Reel] = OrderedDict()
        self._proofs: OrderedDict[str, Proof] = OrderedDict()
        self._reading = asyncio.Semaphore(1)  # a long file must not take every thread

    async def file(self, account: str | None, table: str) -> bytes:
        async with self._hall.at(table) as live:
            live.check_seen(account)
            held = live.held_by(account)
            if live.row.stage == "gathering":
                raise Turned(409, "desk.not-begun")
            if live.row.stage != "over" and not held:
                raise Turned(403, "desk.not-your-seat", number=live.row.number)
            return await asyncio.to_thread(written, file_of(live, held))

    async def import_(self, account: str | None, text: bytes) -> str:
        async with self._reading:
            file, match = await asyncio.to_thread(self._read, text)
        header = file.header
        game = self._hall.shelf[header.game]
        row = self._seating.new_row(game, match.setup, account, watchable=False)
        assert header.dice.secret is not None  # else it could not have been told again
        row.secret, row.commitment = header.dice.secret, header.dice.commitment
        if header.continues is not None:
            row.origin_number = header.continues.number
            row.origin_commitment = header.continues.commitment
            row.given = header.continues.given or ""
        seats = {
            seat: SeatRow(seat, "me", "person", account, share=header.dice.shares.get(seat))
            for seat in map(str.__str__, match.seats)
        }
        return await self._seating.lay(game, row, seats, match)

    def _read(self, text: bytes) -> tuple[MatchFile, Match]:
        """The match of a file, told again from its first line to its last."""
        try:
            file = parse(text)
            if file.header.game not in self._hall.shelf:
                raise Turned(422, "desk.no-game", game=file.header.game)
            if len(file.choices) > LONGEST:
                raise Turned(422, "desk.too-long", most=LONGEST)
            game = self._hall.shelf[file.header.game]
            return file, replay(game.rules, game.printed, file)
        except MatchFileError as error:
            cause = error.__cause__
            refusal = cause.refusal if isinstance(cause, Diverged) else None
            facts = {**error.facts, "line": error.line or 0}
            raise Turned(422, error.key, refusal=refusal, **facts) from error

    async def proof(self, table: str) -> Proof:
        async with self._hall.at(table) as live:
            if live.row.stage != "over":
                live.check_seen(None)
                raise Turned(409, "desk.not-over", number=live.row.number)
            if table not in self._proofs:
                self._proofs[table] = await asyncio.to_thread(proof_of, live)
                while len(self._proofs) > REELS:
                    self._proofs.popitem(last=False)
            return self._proofs[table]

    async def replay(
        self, account: str | None, table: str, seat: str | None, number: int, language: str
    ) -> Sight:
        async with self._hall.at(table) as live:
            check_look(live, account, seat)
            if live.row.stage == "gathering":
                raise Turned(409, "desk.not-begun")
            log = live.playing.log
            if not 0 <= number <= len(log):
                raise Turned(404, "desk.no-point", number=live.row.number)
            reel = self._reel(live)
            async with reel.lock:
                try:
                    match = await asyncio.to_thread(reel.match_at, number, log)
                except LogDiverged as diverged:
                    raise Turned(409, "desk.diverged", choice=diverged.choice) from diverged
                before = max(number - 1, 0)
                speech = live.game.speech(language)
                since = before if number else -1
                heard = lines(log[before:number], live.playing, seat, number, speech)
                return self._sights.compose(
                    live,
                    account,
                    match.view(seat),
                    language,
                    lines=heard,
                    since=since,
                    number=number,
                )

    def _reel(self, live: Live) -> Reel:
        """The match as it is being looked at again; the oldest make room for new ones."""
        reel = self._reels.pop(live.id, None)
        if reel is None or reel.undone != live.row.undone:
            reel = Reel(live)
        self._reels[live.id] = reel
        while len(self._reels) > REELS:
            self._reels.popitem(last=False)
        return reel


def file_of(live: Live, held: Sequence[str]) -> MatchFile:
    """The match file for who holds these seats; when it is over, all of it for everybody."""
    row = live.row
    over = row.stage == "over"
    continues = None
    if row.origin_commitment is not None:
        continues = Continues(row.origin_commitment, row.origin_number, row.given)
    return record(
        live.playing,
        held=tuple(live.seats) if over else held,
        players={
            seat: s.holder or s.level for seat, s in live.seats.items() if s.holder or s.level
        },
        started=iso(row.created),
        dice=DiceLine(ALGORITHM, row.commitment, row.secret, shares_of(live.seats)),
        continues=continues,
    )


def proof_of(live: Live) -> Proof:
    """Every throw of a match made again with the secret that was promised."""
    row, log = live.row, live.playing.log
    match = begun(live.game, row, live.seats)
    throws: list[Throw] = []
    for entry in log:
        match.repeat([(entry.seat, entry.action)])
        if entry.chance or match.log[-1].chance:
            throws.append(throw(entry, match.log[-1]))
    kept = commitment(row.secret) == row.commitment
    return Proof(
        algorithm=ALGORITHM,
        commitment=row.commitment,
        secret=row.secret,
        shares=shares_of(live.seats),
        dice_secret=dice_secret(row, live.seats),
        agrees=kept and all(each.agrees for each in throws),
        choices=len(log),
        throws=tuple(throws),
    )


def throw(said: Entry, found: Entry) -> Throw:
    return Throw(said.number, said.seat, said.chance, said.chance == found.chance)
