"""A match brought back from what was written down: the log is the truth, a snapshot a short cut.

It wakes on the box it was laid with. Where the rules were mended since, and by them it would have
gone otherwise, what was played stands: it goes on from its last snapshot.
"""

import logging
from collections.abc import Callable, Iterator, Mapping, Sequence

from msgspec import Struct

from estafette.engine import Dice, Setup, Told, clauses_since, decode, encode, mixed
from estafette.match import Entry, Match, Saved
from estafette.match.file import as_written

from .mends import Frozen, MendRow
from .rows import Cache, SeatRow, TableRow
from .shelf import Game

logger = logging.getLogger(__name__)


class LogDiverged(Exception):
    """By the rules and the box in hand, the match does not go as its log says."""

    def __init__(self, choice: int) -> None:
        super().__init__(choice)
        self.choice = choice


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
    `mend` if it was not: then the log is closed there, and the match goes on by the rules in hand.
    """

    match: Match | None = None
    whole: bool = False
    checked: bool = False
    mend: MendRow | None = None
    frozen: Frozen | None = None


def woken(game: Game, written: Written) -> Woken:
    """The match as it stood when it was last written down, if it can be shown."""
    found = found_awake(game, written)
    if found.match is None or can_be_seen(found.match):
        return found
    return Woken(frozen=Frozen("table", found.match.number))


def can_be_seen(match: Match) -> bool:
    try:
        for seat in (*match.seats, None):
            match.view(seat)
    except Exception:  # a table of before may lack anything whatever
        logger.exception("a match of %s cannot be shown", match.rules.id)
        return False
    return True


def found_awake(game: Game, written: Written) -> Woken:
    """The match as its snapshot has it, or as its log."""
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
            return as_it_was(game, written, diverged)
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
    match.log = list(written.log)
    return match


def checked(game: Game, written: Written) -> Match:
    """The match led here by the rules in hand, where it may have been played by others.

    It must come to the table of its snapshot, what was told since must be told again, and the same
    seats must be asked. What was told before stands as it was told.
    """
    cache, log, row = written.cache, written.log, written.row
    known = snapshot_of(game, cache.snapshot)
    told_since = cache.number if known is not None else 0
    for match in led(game, written):
        saved, last = match.saved(), match.number - 1
        if known is not None and saved.number == cache.number:
            if saved.table != known:
                raise LogDiverged(cache.number)
            known = None
        if match.log and last >= told_since:
            check_told(match.log[-1], log[last])
    if known is not None:  # it never came to that step
        raise LogDiverged(cache.number)
    if row.stage == "playing" and tuple([asked.seat for asked in match.open]) != row.asked:
        raise LogDiverged(match.number)
    match.log = list(log)
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


def check_told(found: Entry, entry: Entry) -> None:
    """What was told after a choice is told again; there may be more to tell of it today."""
    told = [as_written(event, Told) for event in found.told]
    if len(told) != len(entry.told):
        raise LogDiverged(entry.number)
    for now, then in zip(told, entry.told, strict=True):
        facts = {fact: now.facts.get(fact) for fact in then.facts}
        if (now.key, facts, now.to) != (then.key, then.facts, then.to):
            raise LogDiverged(entry.number)


def as_it_was(game: Game, written: Written, diverged: LogDiverged) -> Woken:
    """A finished match stays as it was, and its log as it was written.

    Its table is the last to which these rules lead from its snapshot, if not to its end.
    """
    base = base_of(game, written, diverged)
    if base is None:
        return Woken(frozen=Frozen("rules", diverged.choice))
    match = carried_on(game, base, written.log, tell_again)
    match.log, match.prologue = list(written.log), written.cache.prologue
    return Woken(match)


def gone_on(game: Game, written: Written, diverged: LogDiverged) -> Woken:
    """The rules were mended: what was played up to the last snapshot stands, the rest as it can."""
    base = base_of(game, written, diverged)
    if base is None:
        return Woken(frozen=Frozen("table", diverged.choice))
    match = carried_on(game, base, written.log, repeat)
    match.log = [*written.log[: base.number], *match.log]
    match.prologue = written.cache.prologue
    mend = MendRow(
        number=base.number,
        before=written.cache.rules,
        rules=game.rules.version,
        choice=diverged.choice,
        clauses=clauses_since(game.rules, written.cache.rules),
        snapshot=base.table,
    )
    return Woken(match, mend=mend)


def carried_on(
    game: Game, base: Saved, log: Sequence[Entry], make: Callable[[Match, Entry], None]
) -> Match:
    """A match from this table on, with as many steps of its log as can be played again.

    Of a step in which a choice can no longer be made, none is left: which one it was may be secret.
    """
    match, kept = Match.wake(game.rules, game.printed, base), base.number
    try:
        for entry in log[base.number :]:
            kept = match.number if match.is_between_steps else kept
            make(match, entry)
    except LogDiverged:
        match = Match.wake(game.rules, game.printed, base)
        match.repeat([(entry.seat, entry.action) for entry in log[base.number : kept]])
    return match


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


def tell_again(match: Match, entry: Entry) -> None:
    """One choice of the log is made again, and all must be told as it was."""
    repeat(match, entry)
    check_told(match.log[-1], entry)


def remake(match: Match, entry: Entry) -> None:
    """One choice of a log is made again, whatever chance answers."""
    try:
        match.repeat([(entry.seat, entry.action)])
    except Exception as error:  # by other rules nobody knows what it comes to
        raise LogDiverged(entry.number) from error
    if match.number == entry.number or match.log[-1].action != entry.action:  # not a whole paper
        raise LogDiverged(entry.number)


def first_dice(row: TableRow, seats: Mapping[str, SeatRow]) -> Dice:
    """The dice of a match before its set-up."""
    return Dice(dice_secret(row, seats), given=list(bytes.fromhex(row.given)))


def dice_secret(row: TableRow, seats: Mapping[str, SeatRow]) -> str:
    """What the dice are thrown with: the secret of the table with the shares of the seats."""
    return mixed(row.secret, shares_of(seats).values())


def shares_of(seats: Mapping[str, SeatRow]) -> dict[str, str]:
    """The shares that were given, in the order of the seats."""
    return {seat: row.share for seat, row in seats.items() if row.share}
