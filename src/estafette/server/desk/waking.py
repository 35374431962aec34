"""A match brought back from what was written down: the log is the truth, a snapshot a short cut."""

import logging
from collections.abc import Mapping, Sequence

from estafette.engine import Dice, Setup, mixed
from estafette.match import Diverged, Entry, Match, Saved

from .rows import Cache, SeatRow, TableRow
from .shelf import Game

logger = logging.getLogger(__name__)


class LogDiverged(Exception):
    """By the rules and the box of today, the match does not go as its log says."""

    def __init__(self, choice: int) -> None:
        super().__init__(choice)
        self.choice = choice


def woken(
    game: Game,
    row: TableRow,
    seats: Mapping[str, SeatRow],
    cache: Cache,
    log: list[Entry],
) -> tuple[Match, bool]:
    """The match, and whether it was led here from its beginning."""
    match = from_snapshot(game, row, cache, log)
    if match is not None:
        return match, False
    return replayed(game, row, seats, log), True


def from_snapshot(game: Game, row: TableRow, cache: Cache, log: list[Entry]) -> Match | None:
    """The match from its snapshot; None if that is missing, of other rules, or not to be read."""
    if cache.snapshot is None or cache.number > len(log):
        return None
    if (cache.rules, cache.box) != (game.rules.version, game.printed.fingerprint):
        return None
    since = log[cache.number :]
    choices = tuple([(entry.seat, entry.action) for entry in since])
    saved = Saved(Setup(row.scenario, row.options), cache.snapshot, cache.number, choices)
    try:
        match = Match.wake(game.rules, game.printed, saved)
    except Exception:  # a cache may be broken in any way whatever
        logger.exception("the snapshot of table %s cannot be read", row.id)
        return None
    if [entry.chance for entry in match.log] != [entry.chance for entry in since]:
        return None
    match.log, match.prologue = log, cache.prologue
    return match


def replayed(
    game: Game, row: TableRow, seats: Mapping[str, SeatRow], log: Sequence[Entry]
) -> Match:
    """The match with all its choices made again; LogDiverged at the first that goes otherwise."""
    match = begun(game, row, seats)
    for entry in log:
        repeat(match, entry)
    return match


def begun(game: Game, row: TableRow, seats: Mapping[str, SeatRow]) -> Match:
    """The match before its first choice."""
    rules, setup = game.rules, Setup(row.scenario, row.options)
    try:
        return Match(rules, setup, rules.start(game.printed, setup, first_dice(row, seats)))
    except Exception as error:  # the box of today may lack anything that was agreed on
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
        raise LogDiverged(entry.number) from diverged


def first_dice(row: TableRow, seats: Mapping[str, SeatRow]) -> Dice:
    """The dice of a match before its set-up."""
    return Dice(dice_secret(row, seats), given=list(bytes.fromhex(row.given)))


def dice_secret(row: TableRow, seats: Mapping[str, SeatRow]) -> str:
    """What the dice are thrown with: the secret of the table with the shares of the seats."""
    return mixed(row.secret, shares_of(seats).values())


def shares_of(seats: Mapping[str, SeatRow]) -> dict[str, str]:
    """The shares that were given, in the order of the seats."""
    return {seat: row.share for seat, row in seats.items() if row.share}
