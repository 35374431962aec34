"""A match brought back from what was written down: the log is the truth, a snapshot a short cut.

It wakes on the box it was laid with. Where the rules were mended since, and by them it would have
gone otherwise, what was played stands: it goes on from its last snapshot.
"""

import logging
from collections.abc import Iterator, Mapping, Sequence

import msgspec
from msgspec import Struct

from estafette.engine import Dice, Rules, Setup, clauses_since, decode, encode, mixed
from estafette.match import Diverged, Entry, Match, Saved

from .mends import Frozen, MendRow
from .rows import Cache, SeatRow, TableRow
from .shelf import Game

logger = logging.getLogger(__name__)


class LogDiverged(Exception):
    """By the rules and the box in hand, the match does not go as its log says."""

    def __init__(self, choice: int, clause: str = "") -> None:
        super().__init__(choice, clause)
        self.choice = choice
        self.clause = clause

    def clauses(self, rules: Rules, before: int) -> tuple[str, ...]:
        """What was mended: the clause that forbids the choice, or all since the version before."""
        return (self.clause,) if self.clause else clauses_since(rules, before)


class Written(Struct, frozen=True):
    """All that is written down of a match under way."""

    row: TableRow
    seats: Mapping[str, SeatRow]
    cache: Cache
    log: Sequence[Entry]
    mends: Sequence[MendRow] = ()

    @property
    def setup(self) -> Setup:
        return Setup(self.row.scenario, self.row.options)

    @property
    def sealed(self) -> int:
        """The number before which nothing is told again: the rules were mended there."""
        return self.mends[-1].number if self.mends else 0


class Woken(Struct, frozen=True):
    """A match that is awake, or why it cannot be; `whole` if it was led here from its beginning.

    `checked` if it was found to go by other rules than those of its last snapshot as its log says,
    `mend` if it was not: then the log is closed there, and only so many choices of it are `kept`.
    """

    match: Match | None = None
    whole: bool = False
    checked: bool = False
    mend: MendRow | None = None
    frozen: Frozen | None = None


def woken(game: Game, written: Written) -> Woken:
    """The match as it stood when it was last written down."""
    is_ours = written.cache.rules == game.rules.version
    if is_ours and (match := from_snapshot(game, written)):
        return Woken(match)
    lead = replayed if is_ours else checked
    try:
        return Woken(lead(game, written), whole=True, checked=not is_ours)
    except LogDiverged as diverged:
        logger.warning("table %s diverges at choice %s", written.row.id, diverged.choice)
        if is_ours:
            return Woken(frozen=Frozen("log", diverged.choice))
        if written.row.stage == "over":
            match = from_snapshot(game, written)
            return Woken(match) if match else Woken(frozen=Frozen("rules", diverged.choice))
        return gone_on(game, written, diverged)


def from_snapshot(game: Game, written: Written) -> Match | None:
    """The match from its snapshot; None if that is missing or not to be read, or goes otherwise."""
    cache, log = written.cache, written.log
    if cache.snapshot is None or cache.number > len(log):
        return None
    since = log[cache.number :]
    choices = tuple([(entry.seat, entry.action) for entry in since])
    saved = Saved(written.setup, cache.snapshot, cache.number, choices)
    try:
        match = Match.wake(game.rules, game.printed, saved)
    except Exception:  # a cache may be broken in any way whatever
        logger.exception("the snapshot of table %s cannot be read", written.row.id)
        return None
    if [entry.chance for entry in match.log] != [entry.chance for entry in since]:
        return None
    match.log, match.prologue = list(log), cache.prologue
    return match


def replayed(game: Game, written: Written) -> Match:
    """The match with its choices made again; LogDiverged at the first that goes otherwise."""
    *_, match = led(game, written)
    match.log = [*written.log[: written.sealed], *match.log]
    return match


def checked(game: Game, written: Written) -> Match:
    """The match led here by the rules in hand, where it may have been played by others.

    It must come to the table of its snapshot, and what was told since must be told again.
    """
    cache, log = written.cache, written.log
    known = snapshot_of(game, cache.snapshot)
    told_since = cache.number if known is not None else 0
    for match in led(game, written):
        saved, last = match.saved(), match.number - 1
        if known is not None and saved.number == cache.number:
            if saved.table != known:
                raise LogDiverged(cache.number)
            known = None
        if match.log and last >= told_since and as_told(match.log[-1]) != as_told(log[last]):
            raise LogDiverged(last)
    if known is not None:  # it never came to that step
        raise LogDiverged(cache.number)
    match.log = [*log[: written.sealed], *match.log]
    return match


def led(game: Game, written: Written) -> Iterator[Match]:
    """The match before the first choice of its log that is told again, and after each."""
    match = first(game, written)
    yield match
    for entry in written.log[match.number :]:
        repeat(match, entry)
        yield match


def snapshot_of(game: Game, snapshot: bytes | None) -> bytes | None:
    """The table of a snapshot as it would be written today; None if it cannot be read."""
    if snapshot is None:
        return None
    try:
        return encode(decode(game.rules.state, snapshot, game.printed))
    except Exception:  # of other rules, a table may lack anything whatever
        return None


def as_told(entry: Entry) -> bytes:
    return msgspec.json.encode(entry.told)


def gone_on(game: Game, written: Written, diverged: LogDiverged) -> Woken:
    """The rules were mended: what was played up to the last snapshot stands, the rest as it can."""
    base = base_of(game, written, diverged)
    if base is None:
        return Woken(frozen=Frozen("table", diverged.choice))
    log, kept = written.log, base.number
    match = Match.wake(game.rules, game.printed, base)
    for entry in log[base.number :]:
        if match.choose(entry.seat, entry.action) is not None:
            break
        if match.log[-1].chance != entry.chance:
            match = again(game, base, log[base.number : kept])
            break
        kept += 1
    match.log = [*log[: base.number], *match.log]
    match.prologue = written.cache.prologue
    mend = MendRow(
        number=base.number,
        before=written.cache.rules,
        rules=game.rules.version,
        choice=diverged.choice,
        clauses=diverged.clauses(game.rules, written.cache.rules),
        snapshot=base.table,
    )
    return Woken(match, mend=mend)


def base_of(game: Game, written: Written, diverged: LogDiverged) -> Saved | None:
    """The table from which a match goes on: its snapshot, or as far as both rules agree."""
    cache = written.cache
    if cache.snapshot is not None and cache.number <= len(written.log):
        saved = Saved(written.setup, cache.snapshot, cache.number)
        return saved if can_wake(game, saved) else None
    try:
        match = first(game, written)
        for entry in written.log[match.number : diverged.choice]:
            repeat(match, entry)
    except LogDiverged:
        return None
    saved = match.saved()
    return Saved(saved.setup, saved.table, saved.number)


def can_wake(game: Game, saved: Saved) -> bool:
    try:
        Match.wake(game.rules, game.printed, saved)
    except Exception:  # of other rules, a table may lack anything whatever
        return False
    return True


def again(game: Game, base: Saved, entries: Sequence[Entry]) -> Match:
    match = Match.wake(game.rules, game.printed, base)
    match.repeat([(entry.seat, entry.action) for entry in entries])
    return match


def first(game: Game, written: Written) -> Match:
    """The match before its first choice, or where its rules were last mended."""
    if not written.mends:
        return begun(game, written.row, written.seats)
    mend = written.mends[-1]
    try:
        saved = Saved(written.setup, mend.snapshot, mend.number)
        match = Match.wake(game.rules, game.printed, saved)
    except Exception as error:  # of other rules, a table may lack anything whatever
        raise LogDiverged(mend.number) from error
    match.prologue = written.cache.prologue
    return match


def begun(game: Game, row: TableRow, seats: Mapping[str, SeatRow]) -> Match:
    """The match before its first choice."""
    rules, setup = game.rules, Setup(row.scenario, row.options)
    try:
        return Match(rules, setup, rules.start(game.printed, setup, first_dice(row, seats)))
    except Exception as error:  # these rules may lack anything that was agreed on
        raise LogDiverged(0) from error


def repeat(match: Match, entry: Entry) -> None:
    """One choice of the log is made again, and chance must answer as it did."""
    remake(match, entry)
    if match.log[-1].chance != entry.chance:
        raise LogDiverged(entry.number)


def remake(match: Match, entry: Entry) -> None:
    """One choice of a log is made again, whatever chance answers."""
    try:
        match.repeat([(entry.seat, entry.action)])
    except Diverged as diverged:
        raise LogDiverged(entry.number, diverged.refusal.rule) from diverged
    except Exception as error:  # by other rules nobody knows what it comes to
        raise LogDiverged(entry.number) from error


def first_dice(row: TableRow, seats: Mapping[str, SeatRow]) -> Dice:
    """The dice of a match before its set-up."""
    return Dice(dice_secret(row, seats), given=list(bytes.fromhex(row.given)))


def dice_secret(row: TableRow, seats: Mapping[str, SeatRow]) -> str:
    """What the dice are thrown with: the secret of the table with the shares of the seats."""
    return mixed(row.secret, shares_of(seats).values())


def shares_of(seats: Mapping[str, SeatRow]) -> dict[str, str]:
    """The shares that were given, in the order of the seats."""
    return {seat: row.share for seat, row in seats.items() if row.share}
