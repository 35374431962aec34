"""Odds: what chance may bring after an answer, for whoever is asked before he commits himself."""

import asyncio
from collections import OrderedDict

from msgspec import Struct, to_builtins

from estafette.ai import Budget
from estafette.engine import Action
from estafette.match import Unimaginable
from estafette.match.shelf import Shelf
from estafette.odds import Chart, Odds, at_stake
from estafette.odds import Line as Result
from estafette.server.minds import Interrupted, Lost, Minds, Position, Weigh
from estafette.server.trouble import Turned
from estafette.server.wire import OddsChart, OddsLine, OddsRequest, OddsSheet
from estafette.speech import Speech

from .counsel import Asked, is_open, question_of
from .hall import Hall
from .live import Live
from .play import check_question, read_action

WEIGHING = Budget(seconds=1.0)
REMEMBERED = 1_000  # answers whose odds were worked out
DIGITS = 4


class Staked(Struct, frozen=True):
    """An answer to an open question, with something left to chance."""

    asked: Asked
    answer: Action


class Chances:
    """Each answer is weighed once, however many ask and however often.

    The table's agreement about hints has no say in it: this is arithmetic, not advice.
    """

    def __init__(self, hall: Hall, minds: Minds, shelf: Shelf) -> None:
        self._hall = hall
        self._minds = minds
        self._shelf = shelf
        self._weighing: dict[Staked, asyncio.Task[Odds]] = {}
        self._known: OrderedDict[Staked, Odds] = OrderedDict()

    async def odds(
        self, account: str | None, table: str, request: OddsRequest, language: str
    ) -> OddsSheet:
        async with self._hall.at(table) as live:
            staked = staked_by(live, account, request)
            position = Position.of(self._shelf, live.playing, live.game.source)
        found = self._known.get(staked) or await self._weighed(staked, position)
        async with self._hall.at(table) as live:
            if not is_open(live, staked.asked):
                raise Turned(409, "server.stale", number=live.row.number)
            return in_words(live, staked, found, language)

    async def _weighed(self, staked: Staked, position: Position) -> Odds:
        """Whoever asks for what is being worked out waits for the same."""
        task = self._weighing.get(staked)
        if task is None:
            task = asyncio.ensure_future(self._weigh(staked, position))
            self._weighing[staked] = task
            task.add_done_callback(lambda done: self._settled(staked, done))
        try:
            return await asyncio.shield(task)
        except Interrupted as interrupted:
            raise Turned(409, "server.stale") from interrupted
        except (Lost, Unimaginable) as lost:
            raise Turned(503, "trouble.busy") from lost

    def _settled(self, staked: Staked, done: "asyncio.Task[Odds]") -> None:
        """What went wrong has been told to whoever waited, and nobody need be left to hear it."""
        del self._weighing[staked]
        if not done.cancelled():
            done.exception()

    async def _weigh(self, staked: Staked, position: Position) -> Odds:
        asked = staked.asked
        work = Weigh(position, asked.seat, staked.answer, WEIGHING)
        ticket = f"odds {asked.table} {asked.seat}"
        found = await self._minds.run(work, ticket=ticket, patient=True)
        self._known[staked] = found
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return found


def staked_by(live: Live, account: str | None, request: OddsRequest) -> Staked:
    """The answer, if it is open to who asks and leaves something to chance."""
    live.own_seat(account, request.seat)
    check_question(live, request)
    live.check_playing()
    number, match = live.row.number, live.playing
    decision = match.decision(request.seat)
    if decision is None:
        raise Turned(409, "desk.not-asked", number=number)
    answer = read_action(live.game.rules, request.seat, request.action)
    if refusal := match.why_not(request.seat, answer):
        raise Turned(422, "desk.refused", refusal=refusal, number=number)
    if at_stake(match.rules, match.game, decision, answer) is None:
        raise Turned(422, "desk.nothing-at-stake", number=number)
    return Staked(question_of(live, request.seat), answer)


def in_words(live: Live, staked: Staked, odds: Odds, language: str) -> OddsSheet:
    speech, row = live.game.speech(language), live.row
    return OddsSheet(
        seat=staked.asked.seat,
        number=row.number,
        undone=row.undone,
        action=to_builtins(staked.answer),
        exact=odds.exact,
        samples=odds.samples,
        charts=tuple([chart(speech, each) for each in odds.charts]),
    )


def chart(speech: Speech, found: Chart) -> OddsChart:
    lines = [line(speech, each) for each in found.lines]
    return OddsChart(speech.sentence(found.key, found.facts), tuple(lines))


def line(speech: Speech, found: Result) -> OddsLine:
    chance, low, high = (round(share, DIGITS) for share in (found.chance, found.low, found.high))
    return OddsLine(speech.sentence(found.key, found.facts), chance, low, high)
