"""`estafette hint` and `estafette analyse`: what the marshal would do, and how a match went."""

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from secrets import token_hex
from typing import Annotated, Any

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn
from rich.text import Text

from estafette.ai import (
    Analysis,
    Budget,
    Counsel,
    Course,
    Regret,
    advice,
    analyse,
    counsel,
    fitting,
)
from estafette.ai.analysis import Progress as Told
from estafette.ai.analysis import silently
from estafette.engine import Decision
from estafette.match import Chair, Match
from estafette.speech import plain

from .desk import Desk
from .help import Door
from .odds import bar
from .opened import Opened, decision_of
from .speech import TerminalSpeech
from .thinking import thinking
from .words import Mistake

SHOWN = 3  # answers that are named
EIGHTHS = " ▁▂▃▄▅▆▇█"
HEIGHT, WIDTH = 5, 64  # of the curve, in characters
MARGIN = 6  # for the figures beside it


def add_to(app: Door, desk: Desk) -> None:
    flags = desk.flags

    @app.named("hint")
    def hint(
        file: Annotated[Path, flags.file],
        seat: Annotated[str | None, flags.asking] = None,
        to: Annotated[int | None, flags.to] = None,
        budget: Annotated[str, flags.option("budget", "budget", "hint.budget")] = "2s",
        seed: Annotated[str | None, flags.seed] = None,
        box: Annotated[Path | None, flags.box] = None,
        json: Annotated[bool, flags.json] = False,
    ) -> None:
        allowed = budget_of(budget)
        opened = Opened(desk, file, box)
        match = opened.match(to)
        decision = decision_of(match, seat)
        with thinking(desk, desk.words("hint.marshal")):
            found = counsel(Chair(match, decision.seat), seed or token_hex(8), allowed)
        if json:
            desk.print_json(hint_data(match, decision, opened.speech, found))
        else:
            print_hint(desk, opened.speech, decision, found)

    @app.named("analyse")
    def analyse_file(
        file: Annotated[Path, flags.file],
        budget: Annotated[str | None, flags.option("budget", "budget", "analyse.budget")] = None,
        seed: Annotated[str | None, flags.seed] = None,
        box: Annotated[Path | None, flags.box] = None,
        json: Annotated[bool, flags.json] = False,
    ) -> None:
        allowed = None if budget is None else budget_of(budget)
        opened = Opened(desk, file, box)
        match = opened.match()
        choices = tuple([(entry.seat, entry.action) for entry in match.log])
        course = Course(opened.match(0).saved(), choices)
        with shown_progress(desk) as progress:
            found = analyse(
                opened.rules,
                opened.printed,
                course,
                allowed or fitting(match.number),
                seed or opened.file.header.dice.commitment,
                progress=progress,
            )
        if json:
            desk.print_json(analysis_data(match, opened.speech, found))
        else:
            print_analysis(desk, opened.speech, match, found)


def budget_of(spelt: str) -> Budget:
    try:
        return Budget.read(spelt)
    except ValueError as error:
        raise Mistake("mistake.time", name=spelt, example="2s") from error


def hint_data(
    match: Match, decision: Decision, speech: TerminalSpeech, found: Counsel
) -> dict[str, Any]:
    return {
        "game": match.rules.id,
        "number": match.number,
        "seat": decision.seat,
        "question": plain(speech.question(decision)),
        "options": [
            {
                "action": opinion.action,
                "text": plain(speech.action(opinion.action)),
                "chance": opinion.chance,
                "trials": opinion.trials,
            }
            for opinion in found.opinions
        ],
    }


def print_hint(desk: Desk, speech: TerminalSpeech, decision: Decision, found: Counsel) -> None:
    """The question, the counsel in a sentence, and the best answers as bars."""
    words = desk.words
    asked = f"  {plain(speech.question(decision))}"
    desk.tell(Text.assemble(speech.seat_label(decision.seat), asked))
    best = plain(speech.answer(decision, found.opinions[0].action))
    desk.say("hint.would", answer=best, times=round(found.chance * 10))
    for rank, opinion in enumerate(advice(found, SHOWN), start=1):
        said = plain(speech.answer(decision, opinion.action))
        line = Text.assemble((f"{rank:>3}  ", "bold cyan"), said)
        drawn = Text(f"     {bar(opinion.chance)} ", "cyan").append(
            words.share(opinion.chance), "default"
        )
        desk.tell(line)
        desk.tell(drawn)
    desk.tell(words("hint.supposing"), "dim")


def analysis_data(match: Match, speech: TerminalSpeech, found: Analysis) -> dict[str, Any]:
    return {
        "game": match.rules.id,
        "setup": match.setup,
        "outcome": match.outcome,
        "sides": found.sides,
        "curve": [[round(chance, 4) for chance in chances] for chances in found.curve],
        "costly": [
            {
                "number": regret.number,
                "seat": regret.seat,
                "side": regret.side,
                "chosen": {"action": regret.chosen, "text": plain(speech.action(regret.chosen))},
                "better": {"action": regret.better, "text": plain(speech.action(regret.better))},
                "chance": round(regret.chance, 4),
                "best": round(regret.best, 4),
            }
            for regret in found.regrets
        ],
    }


def print_analysis(desk: Desk, speech: TerminalSpeech, match: Match, found: Analysis) -> None:
    """A small curve for each side, and the choices that cost it most."""
    title = f"{speech.game} · {speech.scenario(match.setup.scenario)}"
    desk.console.print(Text(title, "bold"))
    for place, side in enumerate(found.sides):
        desk.console.print()
        print_curve(desk, speech, side, [chances[place] for chances in found.curve])
    desk.console.print()
    desk.tell(desk.words("analyse.costly" if found.regrets else "analyse.none"), "bold")
    for regret in found.regrets:
        print_regret(desk, speech, regret)
    desk.tell(desk.words("analyse.supposing"), "dim")


def print_curve(desk: Desk, speech: TerminalSpeech, side: str, chances: Sequence[float]) -> None:
    words = desk.words
    said = words("analyse.from-to", first=words.share(chances[0]), last=words.share(chances[-1]))
    desk.tell(Text.assemble(speech.side_label(side), "  ", said))
    rows = drawn(chances, min(WIDTH, desk.console.width - MARGIN), HEIGHT)
    levels = {0: "100", HEIGHT - 1: "0"}
    for place, row in enumerate(rows):
        line = Text(f"{levels.get(place, ''):>{MARGIN - 2}} ▏", "dim")
        desk.console.print(line.append(row, speech.colour(side)), soft_wrap=True)
    last = len(chances) - 1
    axis = f"{'':>{MARGIN}}0{words('analyse.choices', number=last):>{len(rows[0]) - 1}}"
    desk.console.print(Text(axis, "dim"), soft_wrap=True)


def drawn(chances: Sequence[float], width: int, height: int) -> list[str]:
    """Chances as columns of eighths of a block, the highest row first; many share a column."""
    columns = min(width, len(chances))
    ends = [len(chances) * place // columns for place in range(columns + 1)]
    means = [sum(chances[begin:end]) / (end - begin) for begin, end in pairwise(ends)]
    filled = [round(mean * height * 8) for mean in means]
    return [
        "".join([EIGHTHS[min(8, max(0, eighths - 8 * row))] for eighths in filled])
        for row in reversed(range(height))
    ]


def print_regret(desk: Desk, speech: TerminalSpeech, regret: Regret) -> None:
    words = desk.words
    desk.tell(
        Text.assemble(
            (f"{regret.number:>5} ", "dim"),
            speech.seat_label(regret.seat),
            "  ",
            words("analyse.cost", points=max(1, round(regret.cost * 100))),
        )
    )
    for key, action, chance in (
        ("analyse.chosen", regret.chosen, regret.chance),
        ("analyse.better", regret.better, regret.best),
    ):
        said = words(key, answer=plain(speech.action(action)), chance=words.share(chance))
        desk.tell(f"        {said}")


@contextmanager
def shown_progress(desk: Desk) -> Iterator[Told]:
    """A bar on the error stream, where somebody sees it."""
    if not sys.stderr.isatty():
        yield silently
        return
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(desk.words("analyse.progress"), total=1.0)
        yield lambda share: progress.update(task, completed=share)
