"""What is written down of a match that was woken: mended, frozen, thawed, or only looked over."""

from collections.abc import Sequence

from .live import Live, snapshot
from .mends import Mended, MendRow, count_of
from .pace import standing
from .rows import Change, Values
from .waking import Woken


def noted(live: Live, found: Woken, mends: Sequence[MendRow], now: float) -> Change | None:
    """The change by which it becomes known what was found out; None if that was known already."""
    row, kept = live.row, {"changed": live.row.changed}
    if found.mend is not None:
        return mended(live, mends[-1], now)
    if found.frozen is not None:
        silent = {"frozen": found.frozen, "player_due": False, "alarm": None}
        return None if found.frozen == row.frozen else Change(silent | kept)
    if row.stage == "playing" and row.frozen is not None:
        columns, seats = standing(live, now, anew=True)
        return Change(columns | snapshot(live) | {"frozen": None}, seats)
    if row.frozen is not None:
        return Change({"frozen": None} | kept)
    if row.stage == "playing" and found.checked:
        return Change(snapshot(live) | kept)
    return None


def mended(live: Live, mend: MendRow, now: float) -> Change:
    """The log is closed where the rules were mended; who plays may go on or end it.

    Nobody loses time by what he has not read yet.
    """
    match, row, cut = live.playing, live.row, count_of(mend.cut)
    people = [seat for seat, held in live.seats.items() if held.sitter == "person"]
    notice = Mended(mend.number, mend.rules, mend.clauses, cut, tuple(people))
    columns, seats = standing(live, now, anew=True)
    columns |= snapshot(live) | {"mended": notice, "frozen": None}
    if match.outcome is not None:
        columns |= over(live)
    change = Change(columns, seats, mends=[mend], retold=match.log[mend.number :])
    if match.number < row.number:
        change.back_to = match.number
        columns |= {"undone": row.undone + 1, "drafted": None}
    return change


def over(live: Live) -> Values:
    return {"stage": "over", "ending": "rules", "outcome": live.playing.outcome}
