"""Matches as records: kept as files, brought back from files, proved, and looked at again."""

import asyncio
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial

from msgspec import Struct
from msgspec.structs import replace

from estafette.engine import ALGORITHM, commitment
from estafette.match import (
    Diverged,
    Entry,
    Match,
    MatchFile,
    MatchFileError,
    parse,
    replay,
    verify,
    written,
)
from estafette.server.trouble import Turned
from estafette.server.wire import Proof, ProofPart, Sight, Throw

from .boxes import box_of
from .files import file_of, mends_in, raw_file, rules_at_first
from .hall import Hall
from .live import Live, written_of
from .mends import MendRow, notice_of
from .reel import Reel
from .rows import SeatRow, raw_log
from .seating import Seating
from .shelf import Game
from .sights import Sights, check_look, lines
from .waking import LogDiverged, Written, dice_secret, first, remake, shares_of, snapshot_of

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
            if not live.is_frozen and live.row.rules == live.game.rules.version:
                return await asyncio.to_thread(written, file_of(live, held))
            log = await self._hall.store.read(partial(raw_log, table=table, since=0))
            box = await self._hall.store.read(partial(box_of, fingerprint=live.row.box))
            return await asyncio.to_thread(written, raw_file(live, held, log, box))

    async def import_(self, account: str | None, text: bytes) -> str:
        with read_by_us():
            async with self._reading:
                file = await asyncio.to_thread(parse, text)
                header = file.header
                if header.game not in self._hall.shelf:
                    raise Turned(422, "desk.no-game", game=header.game)
                if len(file.choices) > LONGEST:
                    raise Turned(422, "desk.too-long", most=LONGEST)
                game = await self._hall.game_of(header.game, header.box)
                match = await asyncio.to_thread(told_again, game, file)
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
        mends = mends_in(file, row.created)
        row.mended = notice_of(mends)
        return await self._seating.lay(game, row, seats, match, mends)

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
            check_unsealed(live, number)
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


def check_unsealed(live: Live, number: int) -> None:
    """What came before a mend is looked at again when the match is over.

    How far the mended rules lead would tell who met them, perhaps in secret.
    """
    if live.row.stage != "over" and live.mends and number < live.mends[-1].number:
        raise Turned(409, "desk.mended", number=live.row.number)


@contextmanager
def read_by_us() -> Iterator[None]:
    """What is wrong with a file is said to who brought it."""
    try:
        yield
    except MatchFileError as error:
        cause = error.__cause__
        refusal = cause.refusal if isinstance(cause, Diverged) else None
        facts = {**error.facts, "line": error.line or 0}
        raise Turned(422, error.key, refusal=refusal, **facts) from error


def told_again(game: Game, file: MatchFile) -> Match:
    """The match of a file that is no lie, as far as these rules can judge it."""
    if file.header.mends:
        verdict = verify(game.rules, game.printed, file)
        if verdict.problem is not None and verdict.is_judged:
            raise verdict.problem
    return replay(game.rules, game.printed, file)


def proof_of(live: Live) -> Proof:
    """Every throw of a match made again with the secret that was promised."""
    row, rules, throws, parts = live.row, live.game.rules.version, list[Throw](), list[ProofPart]()
    for stretch in stretches(live):
        made, proved = thrown_again(live.game, stretch)
        throws += made
        parts.append(ProofPart(stretch.first, stretch.end, stretch.rules, proved))
    kept = commitment(row.secret) == row.commitment
    return Proof(
        algorithm=ALGORITHM,
        commitment=row.commitment,
        secret=row.secret,
        shares=shares_of(live.seats),
        dice_secret=dice_secret(row, live.seats),
        agrees=kept
        and all(part.proved for part in parts if part.rules == rules)
        and all(each.agrees is not False for each in throws),
        choices=len(live.playing.log),
        rules=rules,
        parts=tuple(parts),
        throws=tuple(throws),
    )


class Stretch(Struct, frozen=True):
    """Choices made by the same rules: from the beginning, or from where those were mended."""

    first: int
    end: int
    rules: int
    written: Written  # with the mends up to here
    mend: MendRow | None  # that follows

    @property
    def entries(self) -> Sequence[Entry]:
        return self.written.log[self.first : self.end]


def stretches(live: Live) -> list[Stretch]:
    written, numbers = written_of(live), [mend.number for mend in live.mends]
    starts, ends = [0, *numbers], [*numbers, len(written.log)]
    versions = [rules_at_first(live), *[mend.rules for mend in live.mends]]
    each = zip(starts, ends, versions, [*live.mends, None], strict=True)
    return [
        Stretch(start, end, version, replace(written, mends=live.mends[:place]), mend)
        for place, (start, end, version, mend) in enumerate(each)
        if start < end or not written.log
    ]


def thrown_again(game: Game, stretch: Stretch) -> tuple[list[Throw], bool]:
    """What chance gives for these choices by the rules in hand, and whether they are proved by it.

    Made by other rules they are told again as far as both agree; beyond, nothing can be said.
    """
    is_ours, made = stretch.rules == game.rules.version, list[Throw]()
    try:
        match = first(game, stretch.written)
        for entry in stretch.entries:
            remake(match, entry)
            agrees = match.log[-1].chance == entry.chance
            if entry.chance or match.log[-1].chance:
                made.append(throw(entry, agrees if agrees or is_ours else None))
            if not agrees and not is_ours:
                break
        else:
            return made, all(each.agrees for each in made) and leads_on(game, match, stretch.mend)
    except LogDiverged as diverged:
        if is_ours:
            raise Turned(409, "desk.diverged", choice=diverged.choice) from diverged
    known = made[-1].number + 1 if made else stretch.first
    unknown = [entry for entry in stretch.entries if entry.number >= known and entry.chance]
    return [*made, *[throw(entry, None) for entry in unknown]], False


def leads_on(game: Game, match: Match, mend: MendRow | None) -> bool:
    """Does a match come to the table from which it goes on under mended rules?"""
    if mend is None:
        return True
    saved = match.saved()
    return saved.number == mend.number and saved.table == snapshot_of(game, mend.snapshot)


def throw(entry: Entry, agrees: bool | None) -> Throw:
    return Throw(entry.number, entry.seat, entry.chance, agrees)
