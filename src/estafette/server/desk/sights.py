"""What a seat sees: the table, the question, the lines it has not read, all in words."""

from collections.abc import Iterator, Sequence
from functools import lru_cache, partial

import msgspec
from msgspec.structs import replace

from estafette.engine import Action, Board, Decision, Pass, Told, View
from estafette.match import Entry, Match, sign_of
from estafette.odds import at_stake
from estafette.server.wire import Ask, Deed, Line, Option, Question, Reason, Reasons, Sight
from estafette.speech import Speech, deeds, points, why

from .cards import Cards
from .hall import Hall
from .live import Live
from .play import read_action
from .rows import told_of

PROLOGUE = -1  # the number of what is told before the first choice
REMEMBERED = 20_000
MOST_REASONS = 3  # that a row gives for one verb


class Sights:
    def __init__(self, hall: Hall, cards: Cards) -> None:
        self._hall = hall
        self._cards = cards

    async def board(self, table: str) -> Board:
        async with self._hall.at(table) as live:
            return live.game.board(live.setup)

    async def sight(
        self, account: str | None, table: str, seat: str | None, since: int, language: str
    ) -> Sight:
        async with self._hall.at(table) as live:
            check_look(live, account, seat)
            match, row = live.match, live.row
            if match is None:
                return await self._empty(live, account, seat, since, language)
            speech = live.game.speech(language)
            mine = seat is not None and row.stage == "playing"
            decision = match.decision(seat) if mine else None
            view = match.view(seat)
            return self.compose(
                live,
                account,
                view,
                language,
                ask=None if decision is None else asked(live, decision, view, speech),
                lines=lines(match.log[max(since, 0) :], match, seat, since, speech),
                since=since,
                number=match.number,
                may_undo=mine
                and seat is not None
                and (not live.is_sealed or bool(match.drafted))
                and match.why_no_undo(seat) is None,
            )

    def compose(
        self,
        live: Live,
        account: str | None,
        view: View,
        language: str,
        *,
        lines: tuple[Line, ...],
        since: int,
        number: int | None = None,
        ask: Ask | None = None,
        may_undo: bool = False,
    ) -> Sight:
        """A view put into words; `number` is another than the table's in a replay.

        So it is where the rules in hand do not lead to the end of a match that is over.
        """
        speech, row = live.game.speech(language), live.row
        return Sight(
            seat=view.seat,
            number=row.number if number is None else number,
            undone=row.undone,
            view=view,
            sheets=tuple([speech.sheet(sheet) for sheet in view.sheets]),
            table=self._cards.of(row, live.seats, account, language),
            ask=ask,
            lines=lines,
            since=since,
            may_undo=may_undo,
            rosters=tuple([speech.roster(roster) for roster in view.rosters]),
        )

    async def _empty(
        self, live: Live, account: str | None, seat: str | None, since: int, language: str
    ) -> Sight:
        """A table on which nothing lies: it waits for players, or its match cannot go on.

        What was told there can still be read.
        """
        heard: list[tuple[int, Told]] = []
        if live.is_frozen:
            heard = await self._hall.store.read(partial(told_of, table=live.id, since=since))
        speech = live.game.speech(language)
        lines = tuple(
            [
                Line(number, speech.told(told), told.key)
                for number, told in heard
                if told.is_heard_by(seat)
            ]
        )
        return self.compose(live, account, View(seat, ()), language, lines=lines, since=since)

    async def why(
        self, account: str | None, table: str, question: Question, language: str
    ) -> Reasons:
        async with self._hall.at(table) as live:
            live.own_seat(account, question.seat)
            live.check_playing()
            game, speech = live.game, live.game.speech(language)
            wanted = question.action
            action = None if wanted is None else read_action(game.rules, question.seat, wanted)
            found = why(
                live.playing,
                game.board(live.setup),
                question.seat,
                point=question.point,
                action=action,
                speech=speech,
            )
            reasons = [
                Reason(
                    speech.refusal(refusal),
                    what,
                    refusal.rule,
                    game.clause(refusal.rule, language),
                )
                for what, refusal in found
            ]
            return Reasons(question.point, tuple(reasons))

    async def since_my_last_turn(self, account: str | None, table: str, seat: str) -> int:
        async with self._hall.at(table) as live:
            live.own_seat(account, seat)
            log = live.match.log if live.match else []
            return next((entry.number for entry in reversed(log) if entry.seat == seat), 0)


def check_look(live: Live, account: str | None, seat: str | None) -> None:
    """One looks from a seat of one's own, or as who watches; once it is over, from any seat."""
    live.check_seen(account)
    if seat is None:
        return
    if live.row.stage == "over":
        live.seat(seat)
    else:
        live.own_seat(account, seat)


def asked(
    live: Live, decision: Decision, view: View, speech: Speech, match: Match | None = None
) -> Ask:
    """A question with its answers; of another match than the table's where somebody plans."""
    match = match or live.playing
    return Ask(
        seat=str.__str__(decision.seat),
        number=match.number,
        undone=live.row.undone,
        sentence=speech.question(decision),
        rule=decision.rule,
        options=offered(match, decision, speech),
        deeds=tuple(row_by_row(view, decision, speech)),
        paper=match.is_on_paper,
        drafted=len(match.drafted),
        draft=sign_of(match),
    )


def offered(match: Match, decision: Decision, speech: Speech) -> tuple[Option, ...]:
    """The answers in their order; those that came last do nothing or stop."""
    rules, game, options = match.rules, match.game, decision.options
    first_aside = len(options) - len(decision.or_else)
    risky = [at_stake(rules, game, decision, action) is not None for action in options]
    found = [
        option(speech, action, place >= first_aside, risky[place])
        for place, action in enumerate(options)
    ]
    for place in range(first_aside, len(options)) if match.is_on_paper else ():
        if hands_in(match, decision.seat, options[place]):
            found[place] = replace(found[place], closes=True)
    if Pass() in options:
        place = options.index(Pass())
        found[place] = replace(found[place], sentence=speech.answer(decision, Pass()))
    return tuple(found)


def hands_in(match: Match, seat: str, action: Action) -> bool:
    """Is the paper handed in with this answer?"""
    trial = match.fork()
    try:
        trial.repeat([(seat, action)])
    except Exception:  # whoever chooses it hears of it
        return False
    return trial.number > match.number


@lru_cache(REMEMBERED)
def option(speech: Speech, action: Action, aside: bool, risky: bool) -> Option:
    """An answer in words; the same answer is offered again and again."""
    named = points(action)
    return Option(
        action=msgspec.to_builtins(action),
        sentence=speech.action(action),
        points=named,
        heading=speech.heading(action),
        aside=aside or not named,
        at_stake=risky,
    )


def row_by_row(view: View, decision: Decision, speech: Speech) -> Iterator[Deed]:
    """What the rows of the rosters offer; of refusals for the same reason, the first."""
    place = {action: number for number, action in enumerate(decision.options)}
    for deed in deeds(view, decision):
        once: dict[tuple[str, str], Reason] = {}
        for action, refusal in deed.refused:
            why_not = (refusal.rule, refusal.key)
            if why_not not in once and len(once) < MOST_REASONS:
                sentence = speech.refusal(refusal)
                once[why_not] = Reason(sentence, speech.action(action), refusal.rule)
        yield Deed(
            row=deed.row,
            kind=deed.kind.__name__,
            verb=speech.verb(deed.kind),
            options=tuple([place[action] for action in deed.options]),
            reasons=tuple(once.values()),
        )


def lines(
    entries: Sequence[Entry], match: Match, seat: str | None, since: int, speech: Speech
) -> tuple[Line, ...]:
    """What a seat has heard from these choices, and before the first if it has read nothing."""
    return tuple(
        [
            Line(number, speech.told(told), told.key)
            for number, told in told_in(entries, match.prologue if since <= 0 else ())
            if told.is_heard_by(seat)
        ]
    )


def told_in(entries: Sequence[Entry], prologue: tuple[Told, ...]) -> Iterator[tuple[int, Told]]:
    for told in prologue:
        yield PROLOGUE, told
    for entry in entries:
        for told in entry.told:
            yield entry.number, told
