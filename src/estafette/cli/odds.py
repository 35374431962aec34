"""`estafette odds`: what chance may bring at the question that a saved match stands at."""

from pathlib import Path
from typing import Annotated, Any

from msgspec import Struct
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from estafette.ai.budget import Budget
from estafette.engine import Decision
from estafette.match import Chair, Match
from estafette.odds import Chart, Odds, at_stake, odds
from estafette.odds import Line as Result
from estafette.speech import plain

from .desk import Desk
from .help import Door
from .menu import Line, Menu
from .opened import Opened, decision_of
from .prose import Prose
from .speech import TerminalSpeech
from .words import Mistake

WIDTH = 24  # of a bar that stands for certainty
EIGHTHS = "▏▎▍▌▋▊▉█"
MARGIN = 2


def add_to(app: Door, desk: Desk) -> None:
    flags = desk.flags

    @app.named("odds")
    def odds_of_file(
        file: Annotated[Path, flags.file],
        seat: Annotated[str | None, flags.asking] = None,
        option: Annotated[int | None, flags.number("--option", text="odds.option", least=1)] = None,
        to: Annotated[int | None, flags.to] = None,
        seconds: Annotated[float, flags.number("--seconds", text="odds.seconds", least=0.01)] = 1.0,
        box: Annotated[Path | None, flags.box] = None,
        json: Annotated[bool, flags.json] = False,
    ) -> None:
        opened = Opened(desk, file, box)
        match, speech = opened.match(to), opened.speech
        decision = decision_of(match, seat)
        lines = risky(match, decision, Menu(speech, decision), option)
        chair, budget = Chair(match, decision.seat), Budget(seconds=seconds)
        answers = [Weighed(line, odds(chair, line.action, budget)) for line in lines]
        if json:
            desk.print_json(as_data(match, decision, speech, answers))
        else:
            print_odds(desk, speech, decision, answers)


class Weighed(Struct, frozen=True):
    """An option and what may come of it."""

    option: Line
    odds: Odds


def risky(match: Match, decision: Decision, menu: Menu, option: int | None) -> list[Line]:
    """The options that leave something to chance, numbered as at the table."""
    wanted = menu.lines
    if option is not None:
        line = menu.numbered(option)
        if line is None:
            raise Mistake("odds.no-option", number=option, most=len(menu.lines))
        wanted = [line]
    found = [n for n in wanted if at_stake(match.rules, match.game, decision, n.action) is not None]
    if not found:
        raise Mistake("odds.nothing-here" if option is None else "odds.nothing-there")
    return found


def as_data(
    match: Match, decision: Decision, speech: TerminalSpeech, answers: list[Weighed]
) -> dict[str, Any]:
    return {
        "game": match.rules.id,
        "number": match.number,
        "seat": decision.seat,
        "question": plain(speech.question(decision)),
        "options": [
            {
                "number": weighed.option.number,
                "action": weighed.option.action,
                "text": weighed.option.sentence,
                "exact": weighed.odds.exact,
                "samples": weighed.odds.samples,
                "charts": [chart_data(speech, chart) for chart in weighed.odds.charts],
            }
            for weighed in answers
        ],
    }


def chart_data(speech: TerminalSpeech, chart: Chart) -> dict[str, Any]:
    return {
        "key": chart.key,
        "facts": chart.facts,
        "text": worded(speech, chart),
        "lines": [
            {
                "key": line.key,
                "facts": line.facts,
                "text": worded(speech, line),
                "chance": line.chance,
                "low": line.low,
                "high": line.high,
            }
            for line in chart.lines
        ],
    }


def worded(speech: TerminalSpeech, said: Chart | Result) -> str:
    return plain(speech.sentence(said.key, said.facts))


def print_odds(
    desk: Desk, speech: TerminalSpeech, decision: Decision, answers: list[Weighed]
) -> None:
    asked = f"  {plain(speech.question(decision))}"
    desk.tell(Text.assemble(speech.seat_label(decision.seat), asked))
    for weighed in answers:
        print_option(desk, speech, weighed)
    desk.console.print()
    desk.tell(desk.words("odds.supposing"), "dim")


def print_option(desk: Desk, speech: TerminalSpeech, weighed: Weighed) -> None:
    """The option, how its odds were found, and the bars."""
    words, found = desk.words, weighed.odds
    how = "odds.exact" if found.exact else "odds.sampled"
    desk.console.print()
    number = (f"{weighed.option.number:>3}  ", "bold cyan")
    said = words(how, samples=words.figures(f"{found.samples:,}"))
    desk.tell(Text.assemble(number, (weighed.option.sentence, "bold"), ("  " + said, "dim")))
    if not found.charts:
        desk.console.print(Padding(Prose(words("odds.nothing-fell")), (0, 0, 0, MARGIN)))
    for chart in found.charts:
        desk.console.print(Padding(Prose(worded(speech, chart), "italic"), (0, 0, 0, MARGIN)))
        desk.console.print(Padding(bars(desk, speech, chart, found.exact), (0, 0, 0, MARGIN * 2)))


def bars(desk: Desk, speech: TerminalSpeech, chart: Chart, exact: bool) -> Table:
    """A line for each result: its words, its bar, its chance and, if there are any, its bounds."""
    table = Table.grid(padding=(0, 2))
    table.add_column(min_width=WIDTH)
    table.add_column(width=WIDTH, style="cyan", no_wrap=True)
    table.add_column(justify="right", no_wrap=True)
    table.add_column(justify="right", no_wrap=True, style="dim")
    for line in chart.lines:
        bounds = "" if exact else f"{desk.words.share(line.low)} – {desk.words.share(line.high)}"
        chance = desk.words.share(line.chance)
        table.add_row(Prose(worded(speech, line)), bar(line.chance), chance, bounds)
    return table


def bar(chance: float) -> str:
    """A bar of full and part blocks; whatever may happen has at least a thin one."""
    whole, rest = divmod(max(1, round(chance * WIDTH * 8)), 8)
    return "█" * whole + (EIGHTHS[rest - 1] if rest else "")
