"""Hints: what the marshal would do on a seat that is asked, and what he expects of it."""

import asyncio
from collections import OrderedDict
from secrets import token_hex

from msgspec import Struct

from estafette.ai import Budget, Counsel, advice
from estafette.match import sign_of
from estafette.match.shelf import Shelf
from estafette.server.minds import Advise, Interrupted, Lost, Minds, Position
from estafette.server.trouble import Turned
from estafette.server.wire import Advice, Hint, HintRequest

from .hall import Hall
from .live import Live
from .play import check_question
from .sights import offered

THINKING = Budget(seconds=2.0)
SHOWN = 3  # answers that are named
REMEMBERED = 500  # seats that were given a hint


class Asked(Struct, frozen=True):
    """A question about which somebody wants to know more; it was put at this number.

    If it is put on paper, `draft` names what was written by then.
    """

    table: str
    seat: str
    number: int
    undone: int
    draft: str = ""

    @property
    def ticket(self) -> str:
        return f"hint {self.table} {self.seat}"


class Hints:
    """One at a time for each seat; what was said about a question is said again."""

    def __init__(self, hall: Hall, minds: Minds, shelf: Shelf) -> None:
        self._hall = hall
        self._minds = minds
        self._shelf = shelf
        self._thinking: dict[str, Asked] = {}
        self._given: OrderedDict[Asked, Counsel] = OrderedDict()
        self._looking: set[asyncio.Task[None]] = set()

    async def hint(
        self, account: str | None, table: str, request: HintRequest, language: str
    ) -> Hint:
        """Whoever chooses meanwhile, or goes away, puts an end to it."""
        async with self._hall.at(table) as live:
            asked = asked_by(live, account, request)
            position = Position.of(self._shelf, live.playing, live.game.source)
        counsel = self._given.get(asked) or await self._thought(asked, position)
        async with self._hall.at(table) as live:
            if not is_open(live, asked):
                raise Turned(409, "server.stale", number=live.row.number)
            return in_words(live, request, counsel, language)

    def heard(self, table: str) -> None:
        """Something has happened at a table; who thinks there may do so in vain."""
        for asked in self._thinking.values():
            if asked.table == table:
                task = asyncio.get_running_loop().create_task(self._check(asked))
                self._looking.add(task)
                task.add_done_callback(self._looking.discard)

    async def _thought(self, asked: Asked, position: Position) -> Counsel:
        if asked.ticket in self._thinking:
            raise Turned(409, "desk.hint-under-way", number=asked.number)
        self._thinking[asked.ticket] = asked
        try:
            work = Advise(position, asked.seat, token_hex(8), THINKING)
            counsel = await self._minds.run(work, ticket=asked.ticket)
        except Interrupted as interrupted:
            raise Turned(409, "server.stale") from interrupted
        except Lost as lost:
            raise Turned(503, "trouble.busy") from lost
        finally:
            del self._thinking[asked.ticket]
        self._given[asked] = counsel
        while len(self._given) > REMEMBERED:
            self._given.popitem(last=False)
        return counsel

    async def _check(self, asked: Asked) -> None:
        """Interrupt who thinks about a question that stands no more."""
        try:
            async with self._hall.at(asked.table) as live:
                stands = is_open(live, asked)
        except Turned:
            stands = False
        if not stands and self._thinking.get(asked.ticket) == asked:
            self._minds.interrupt(asked.ticket)


def asked_by(live: Live, account: str | None, request: HintRequest) -> Asked:
    """The question of a seat, if it is open and whoever sits there may have a hint."""
    live.own_seat(account, request.seat)
    if not live.row.hints:
        raise Turned(403, "desk.no-hints", number=live.row.number)
    check_question(live, request)
    live.check_playing()
    if live.playing.decision(request.seat) is None:
        raise Turned(409, "desk.not-asked", number=live.row.number)
    return question_of(live, request.seat)


def question_of(live: Live, seat: str) -> Asked:
    """What a seat is asked now."""
    live.note_questions()
    draft = sign_of(live.playing)
    return Asked(live.id, seat, live.asked_since(seat), live.row.undone, draft)


def is_open(live: Live, asked: Asked) -> bool:
    """Does the question still stand, though others may have answered theirs?"""
    row = live.row
    if row.stage != "playing" or row.undone != asked.undone or asked.seat not in row.asked:
        return False
    is_same = live.asked_since(asked.seat) == asked.number
    return is_same and sign_of(live.playing) == asked.draft


def in_words(live: Live, request: HintRequest, counsel: Counsel, language: str) -> Hint:
    """The best answers as they stand among the options of the question."""
    decision = live.playing.decision(request.seat)
    assert decision is not None
    options = offered(live.playing, decision, live.game.speech(language))
    place = decision.options.index
    return Hint(
        seat=request.seat,
        number=live.row.number,
        undone=live.row.undone,
        advice=tuple(
            [
                Advice(options[place(each.action)], round(each.chance, 3))
                for each in advice(counsel, SHOWN)
            ]
        ),
    )
