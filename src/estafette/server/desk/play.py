"""Choices: made, refused, taken back. One transaction for each."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from estafette.engine import Action, Rules, refuse
from estafette.match import Choice, Entry, MatchFileError, sign_of
from estafette.match.retold import action_of
from estafette.server.trouble import Turned
from estafette.server.wire import Answer, HintRequest, OddsRequest, PlanRequest, TakeBack

from .hall import Hall
from .live import Live, paper_of, snapshot
from .mends import Mended
from .pace import standing
from .rows import Change, Values, choice_of

SNAPSHOTS = 20  # choices from one snapshot to the next
SEALED = refuse("", "undo.sealed")


class Play:
    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    async def choose(self, account: str | None, table: str, answer: Answer) -> int:
        return await self._hall.change(table, lambda live: self._choose(live, account, answer))

    async def undo(self, account: str | None, table: str, back: TakeBack) -> None:
        await self._hall.change(table, lambda live: self._undo(live, account, back))

    async def _choose(self, live: Live, account: str | None, answer: Answer) -> int:
        live.own_seat(account, answer.seat)
        check_question(live, answer)
        live.check_playing()
        check_draft(live, answer.seat, answer.draft)
        action = read_action(live.game.rules, answer.seat, answer.action)
        await self.make(live, answer.seat, action, account)
        return live.row.number

    async def make(self, live: Live, seat: str, action: Action, account: str | None = None) -> None:
        """The choice of a seat, whoever makes it for that seat."""
        match = live.playing
        live.note_questions()
        try:
            refusal = match.choose(seat, action)
        except Exception:
            live.forget()
            raise
        if refusal:
            raise Turned(422, "desk.refused", refusal=refusal, number=live.row.number)
        live.note_questions()
        if match.number == live.row.number:
            await self._keep_draft(live, seat)
            return
        now = self._hall.clock()
        columns, seats = standing(live, now, seat)
        if live.row.drafted is not None:
            columns["drafted"] = None
        if match.outcome is not None:
            columns |= {"stage": "over", "ending": "rules", "outcome": match.outcome}
        elif match.number % SNAPSHOTS == 0:
            columns |= snapshot(live)
        if live.row.mended is not None and seat in live.row.mended.open:
            columns["mended"] = accepted(live.row.mended, seat)
        made = choice_of(live.id, match.log[-1], now, account)
        await self._hall.commit(live, Change(columns, seats, [made]))
        if match.outcome is not None:
            self._hall.told(live, "sight", "lobby")
        else:
            self._hall.told(live, "sight")

    async def _keep_draft(self, live: Live, seat: str) -> None:
        """What is drafted outlives the process; nothing of it shows in what others may read."""
        columns: Values = {"drafted": paper_of(live.playing), "changed": live.row.changed}
        await self._hall.commit(live, Change(columns))
        self._hall.drafted(live, live.seats[seat].account)

    async def _undo(self, live: Live, account: str | None, back: TakeBack) -> None:
        live.own_seat(account, back.seat)
        check_number(live, back.number)
        live.check_playing()
        check_draft(live, back.seat, back.draft)
        if refusal := live.playing.why_no_undo(back.seat):
            raise Turned(422, "desk.refused", refusal=refusal, number=live.row.number)
        if live.playing.drafted:
            live.playing.undo(back.seat)
            live.note_questions()
            await self._keep_draft(live, back.seat)
            return
        if live.is_sealed:
            raise Turned(422, "desk.refused", refusal=SEALED, number=live.row.number)
        await self._hall.rewind(live)
        match, gone, live.step = live.playing, live.playing.log.copy(), None
        try:
            match.undo(back.seat)
        except Exception:
            live.forget()
            raise
        columns, seats = standing(live, self._hall.clock())
        take_increments_back(live, seats, gone[match.number :])
        columns["undone"] = live.row.undone + 1
        columns["drafted"] = paper_of(match)
        if match.number < live.snapshot_number:
            columns |= snapshot(live)
        await self._hall.commit(live, Change(columns, seats, back_to=match.number))
        self._hall.told(live, "sight")


def accepted(mended: Mended, seat: str) -> Mended:
    """Whoever plays on has accepted that the rules were mended."""
    return replace(mended, open=tuple([other for other in mended.open if other != seat]))


def take_increments_back(live: Live, seats: dict[str, Values], gone: Sequence[Entry]) -> None:
    """A choice that is taken back has earned no time; else one could choose time for ever."""
    if live.row.pace.kind != "clock":
        return
    for entry in gone:
        held = live.seats[entry.seat]
        values = seats.setdefault(entry.seat, {"clock": held.clock, "asked_at": held.asked_at})
        values["clock"] = max(0.0, (values["clock"] or 0.0) - live.row.pace.increment)


def check_question(live: Live, answer: Answer | HintRequest | OddsRequest | PlanRequest) -> None:
    """The answer belongs to the question that is open now, though others may have answered too."""
    row = live.row
    is_same_line = row.stage == "playing" and answer.undone in (None, row.undone)
    if not is_same_line or not live.asked_since(answer.seat) <= answer.number <= row.number:
        check_number(live, answer.number, answer.undone)


def check_draft(live: Live, seat: str, draft: str | None) -> None:
    """It goes on from what is drafted now; who does not write hears nothing of that."""
    match = live.playing
    if match.decision(seat) is not None and draft not in (None, sign_of(match)):
        raise Turned(409, "server.stale", number=live.row.number)


def check_number(live: Live, number: int, undone: int | None = None) -> None:
    """The answer belongs to the question that is open now."""
    row = live.row
    if number != row.number or undone not in (None, row.undone):
        raise Turned(409, "server.stale", number=row.number)


def read_action(rules: Rules, seat: str, action: dict[str, Any]) -> Action:
    """An answer as the game knows it, with nothing in it that its kind does not have."""
    try:
        return action_of(rules, Choice(0, seat, action, ()), 0)
    except MatchFileError as error:
        raise Turned(422, "desk.bad-action", reason=error.facts.get("reason", "")) from error
