"""How long one may think: who is asked since when, and when his time runs out."""

from collections.abc import Iterable

from msgspec.structs import replace

from estafette.server.wire import Pace

from .live import Live
from .rows import SeatRow, Values


def standing(
    live: Live, now: float, chosen: str | None = None, *, anew: bool = False
) -> tuple[Values, dict[str, Values]]:
    """The columns and the seats after the match has moved on; `chosen` has just answered.

    With `anew` it begins to count now for everybody.
    """
    match, row = live.playing, live.row
    asked = tuple([str.__str__(decision.seat) for decision in match.open])
    columns: Values = {
        "number": match.number,
        "asked": asked,
        "turn": turn(live),
        "player_due": any(live.seats[seat].sitter == "player" for seat in asked),
        "alarm": None,
        "changed": now,
    }
    if row.pace.kind == "none":
        return columns, {}
    places = live.seats
    if anew:
        places = {seat: replace(held, asked_at=None) for seat, held in places.items()}
    seats = {
        seat: timed(row.pace, held, seat in asked, seat == chosen, now)
        for seat, held in places.items()
    }
    columns["alarm"] = alarm(
        row.pace, [runs_out(row.pace, live.seats[seat], **seats[seat]) for seat in asked]
    )
    changed = {
        seat: values
        for seat, values in seats.items()
        if (live.seats[seat].clock, live.seats[seat].asked_at) != tuple(values.values())
    }
    return columns, changed


def turn(live: Live) -> str:
    """The message that names the turn: where the pawn stands on a track whose spaces have names.

    A turn begins with a step, so it is looked at only where another step has been reached, were it
    the same one of the sequence once more.
    """
    match = live.playing
    step, live.step = live.step, (match.step, match.path)
    if step == live.step:
        return live.row.turn
    for track in match.view(None).tracks:
        if track.labels and 0 <= track.value - track.least < len(track.labels):
            return track.labels[track.value - track.least]
    return ""


def timed(pace: Pace, held: SeatRow, asked: bool, chosen: bool, now: float) -> Values:
    """A seat's clock and since when it runs."""
    clock, since = held.clock, held.asked_at
    if pace.kind == "clock":
        clock = float(pace.seconds) if clock is None else clock
        if since is not None and (chosen or not asked):
            clock = max(0.0, clock - (now - since)) + (pace.increment if chosen else 0)
    if not asked:
        since = None
    elif chosen or since is None:
        since = now
    return {"clock": clock, "asked_at": since}


def runs_out(
    pace: Pace, held: SeatRow, clock: float | None, asked_at: float | None
) -> float | None:
    """When the time of a seat is over; our own players are never late."""
    if pace.kind == "none" or asked_at is None or held.sitter != "person":
        return None
    return asked_at + (float(pace.seconds) if pace.kind == "choice" else clock or 0.0)


def alarm(pace: Pace, ends: Iterable[float | None]) -> float | None:
    """When the house must act by itself; a win that is to be claimed is left to the players."""
    if pace.at_timeout == "claim":
        return None
    return min([end for end in ends if end is not None], default=None)


def next_alarm(live: Live) -> float | None:
    """The alarm as the seats are held now."""
    pace = live.row.pace
    return alarm(pace, [deadline(pace, held) for held in live.seats.values()])


def deadline(pace: Pace, held: SeatRow) -> float | None:
    """When the time of a seat that is asked now will be over."""
    return runs_out(pace, held, held.clock, held.asked_at)
