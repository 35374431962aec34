"""`estafette simulate`: many matches of a game, and what they show."""

from collections import Counter
from typing import Annotated, Any

from rich.table import Table
from rich.text import Text
from typer import Exit

from estafette.lab.findings import Findings, ScenarioTally, Span, Tally
from estafette.lab.journal import Journal
from estafette.lab.study import Study
from estafette.lab.trial import Result
from estafette.speech import plain

from .desk import Desk
from .help import Door
from .laboratory import Asked, asking, check_plan, notebook, plain_words, planned, played
from .prose import Prose
from .report import write_study
from .speech import TerminalSpeech

FAULTY = 1
SHOWN_FAULTS = 10
MATCHES = 100
SHOWN_ENDINGS = 10
TIMES = "\u00d7"


def add_to(app: Door, desk: Desk) -> None:
    flags = desk.flags
    a_count = flags.number("--matches", "-n", text="simulate.matches", least=1)
    a_list = flags.option("players", "players", "simulate.players")

    @app.named("simulate")
    @asking(desk)
    def simulate_many(
        asked: Asked,
        players: Annotated[str | None, a_list] = None,
        matches: Annotated[int, a_count] = MATCHES,
        no_usage: Annotated[bool, flags.switch("no-usage", "simulate.no-usage")] = False,
    ) -> None:
        with plain_words(asked.cluster):
            study = planned(
                desk, Study, asked, players=players, matches=matches, usage=not no_usage
            )
            check_plan(desk, study)
            with notebook(desk, study, asked.out) as journal:
                tally = played(desk, study, journal, asked)
                show(desk, study, tally, journal, asked.json)
        if tally.faulty:
            raise Exit(FAULTY)


def show(desk: Desk, study: Study, tally: Tally, journal: Journal | None, json: bool) -> None:
    scenarios = in_order(desk, study, tally)
    data = as_data(study, scenarios, tally.faulty)
    page = write_study(desk, study, scenarios, data, journal) if journal else None
    if json:
        desk.print_json(data)
        return
    print_findings(desk, study, scenarios)
    print_faults(desk, tally.faulty)
    if page:
        desk.say("simulate.written", file=str(page))


def in_order(desk: Desk, study: Study, tally: Tally) -> list[ScenarioTally]:
    printed = desk.game(study.game).read(study.folder)
    return tally.in_order(scenario.id for scenario in printed.scenarios)


def as_data(study: Study, scenarios: list[ScenarioTally], faulty: list[Result]) -> dict[str, Any]:
    return {
        "game": study.game,
        "seed": study.seed,
        "matches": study.matches,
        "options": study.options,
        "all_options": study.all_options,
        "players": study.players,
        "scenarios": [tally.findings for tally in scenarios],
        "faults": [
            {"setup": result.setup, "seed": result.seed, "fault": result.fault}
            for result in sorted(faulty, key=lambda result: result.number)
        ],
    }


def print_findings(desk: Desk, study: Study, scenarios: list[ScenarioTally]) -> None:
    words, console = desk.words, desk.console
    rules = desk.game(study.game)
    printed = rules.read(study.folder)
    speech = TerminalSpeech(rules, printed, desk.language)
    title = words("simulate.title", game=study.game, matches=study.matches, seed=study.seed)
    console.print(Text(title, "bold"))
    console.print(words("simulate.between", players=", ".join(study.players)), style="dim")
    for tally in scenarios:
        found = tally.findings
        console.print()
        console.print(Text(f"{found.scenario} · {speech.scenario(found.scenario)}", "cyan"))
        console.print(shares_table(desk, speech, found))
        console.print(lengths_table(desk, found, endings_of(speech, tally)))


def shares_table(desk: Desk, speech: TerminalSpeech, found: Findings) -> Table:
    words = desk.words
    table = Table(box=None, pad_edge=False, padding=(0, 2))
    table.add_column(words("simulate.side"))
    for column in ("wins", "share", "interval"):
        table.add_column(words(f"simulate.{column}"), justify="right")
    for share in found.shares:
        side = speech.side_label(share.side) if share.side else Text(words("simulate.draw"))
        interval = f"{words.share(share.low)} – {words.share(share.high)}"
        table.add_row(side, str(share.wins), words.share(share.share), interval)
    return table


def endings_of(speech: TerminalSpeech, tally: ScenarioTally) -> Counter[str]:
    """How the matches of a scenario ended, in sentences."""
    sentences: Counter[str] = Counter()
    for outcome, times in tally.endings:
        sentences[plain(speech.outcome(outcome))] += times
    return sentences


def lengths_table(desk: Desk, found: Findings, endings: Counter[str]) -> Table:
    words = desk.words
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="dim")
    grid.add_column()
    for key, span in (("decisions", found.decisions), ("turns", found.turns)):
        if span:
            grid.add_row(words(f"simulate.{key}"), length(desk, span))
    for sentence, times in endings.most_common(SHOWN_ENDINGS):
        grid.add_row(words("simulate.ended"), Prose(f"{times} {TIMES} {sentence}"))
    return grid


def length(desk: Desk, span: Span) -> str:
    return desk.words(
        "simulate.length",
        least=span.least,
        median=desk.words.figures(f"{span.median:g}"),
        mean=desk.words.figures(f"{span.mean:.1f}"),
        most=span.most,
    )


def print_faults(desk: Desk, faulty: list[Result]) -> None:
    in_order = sorted(faulty, key=lambda result: result.number)
    for result in in_order[:SHOWN_FAULTS]:
        assert result.fault
        facts = {"seed": result.seed, "what": result.fault.what, "file": result.fault.file or "—"}
        desk.console.print(
            Text(f"✗ {desk.words(f'simulate.{result.fault.kind}', **facts)}", "red"), soft_wrap=True
        )
    if faulty:
        desk.say("simulate.faults", faults=len(faulty))
