"""Plans: what would come of several answers, for whoever draws them up before he hands them in."""

from collections.abc import Iterator
from secrets import token_hex

from msgspec import to_builtins
from msgspec.structs import replace

from estafette.engine import Roster, View
from estafette.match import Draft, Drafted, draft
from estafette.server.trouble import Turned
from estafette.server.wire import Ask, Change, Plan, PlanLine, PlanRequest, Reason
from estafette.speech import Speech

from .hall import Hall
from .live import Live
from .play import check_question, read_action
from .sights import Sights, asked


class Plans:
    """A plan is laid out anew at each request: the table keeps nothing of it."""

    def __init__(self, hall: Hall, sights: Sights) -> None:
        self._hall = hall
        self._sights = sights

    async def plan(
        self, account: str | None, table: str, request: PlanRequest, language: str
    ) -> Plan:
        async with self._hall.at(table) as live:
            check_plan(live, account, request)
            lines = [
                tuple([read_action(live.game.rules, request.seat, each) for each in line])
                for line in request.lines
            ]
            found = draft(live.playing, request.seat, lines, token_hex(8))
            return self._in_words(live, account, request, found, language)

    def _in_words(
        self, live: Live, account: str | None, request: PlanRequest, found: Draft, language: str
    ) -> Plan:
        seat, speech, match = request.seat, live.game.speech(language), found.match
        decision, view = match.decision(seat), match.view(seat)
        is_asked = decision is not None and not found.is_closed
        sight = self._sights.compose(
            live,
            account,
            view,
            language,
            lines=(),
            since=match.number,
            number=match.number,
            ask=sure(asked(live, decision, view, speech, match)) if is_asked and decision else None,
            may_undo=bool(found.lines),
        )
        return Plan(
            seat=seat,
            number=live.row.number,
            undone=live.row.undone,
            sight=sight,
            lines=tuple([line_in_words(each, speech) for each in found.lines]),
            refused=tuple(reasons(live, found, speech, language)),
            open=found.is_open,
            closed=found.is_closed,
        )


def check_plan(live: Live, account: str | None, request: PlanRequest) -> None:
    """A seat plans where it is asked, and where there is a sheet to plan on.

    Elsewhere a plan could sound out what the seat cannot know: where it must end, something hides.
    """
    live.own_seat(account, request.seat)
    check_question(live, request)
    live.check_playing()
    if live.playing.decision(request.seat) is None:
        raise Turned(409, "desk.not-asked", number=live.row.number)
    if not any(roster.plan for roster in live.playing.view(request.seat).rosters):
        raise Turned(422, "desk.no-plan", number=live.row.number)


def sure(ask: Ask) -> Ask:
    """A question of a plan: its odds are those of a table that is not there yet."""
    return replace(ask, options=tuple([replace(each, at_stake=False) for each in ask.options]))


def reasons(live: Live, found: Draft, speech: Speech, language: str) -> Iterator[Reason]:
    """Why some lines of a plan do not hold."""
    for action, refusal in found.refused:
        clause = live.game.clause(refusal.rule, language)
        yield Reason(speech.refusal(refusal), speech.action(action), refusal.rule, clause)


def line_in_words(line: Drafted, speech: Speech) -> PlanLine:
    """What is told of a line, or else what is answered."""
    told = [speech.told(each) for each in line.told]
    return PlanLine(
        actions=tuple([to_builtins(action) for action in line.actions]),
        sentences=tuple(told or [speech.action(action) for action in line.actions]),
        changes=tuple(changes(line.before, line.after)),
    )


def changes(before: View | None, after: View | None) -> Iterator[Change]:
    """What a line makes of the figures at the heads of the sheet: the points that are left."""
    if before is None or after is None:
        return
    known = {(row, key): value for row, key, value in headings(before)}
    for row, key, value in headings(after):
        was = known.get((row, key), value)
        if was != value:
            yield Change(row, key, was, value)


def headings(view: View) -> Iterator[tuple[str, str, float]]:
    for roster in view.rosters:
        if roster.plan:
            yield from figures_of_heads(roster)


def figures_of_heads(roster: Roster) -> Iterator[tuple[str, str, float]]:
    """The figures of the rows under which others stand."""
    groups = {row.group for row in roster.rows}
    for row in roster.rows:
        if row.id in groups:
            for figure in row.figures:
                yield row.id, figure.key, figure.value
