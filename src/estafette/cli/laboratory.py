"""`estafette simulate` and `estafette bench`: many matches, and how fast they go."""

import os
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from secrets import token_hex
from typing import Annotated, Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text
from typer import Exit

from estafette.engine import Rules
from estafette.lab.bench import Report, Subject, bench, specimen, subject_of
from estafette.lab.findings import Findings, Span, findings
from estafette.lab.measure import Measure
from estafette.lab.simulate import LONGEST, Study, setups_of, simulate
from estafette.lab.trial import Result
from estafette.speech import plain

from .choices import check_options, find_scenario, options_of, setup_of
from .desk import Desk
from .help import Door
from .keeper import crashes_folder
from .load import bench_server, load_of
from .prose import Prose
from .speech import TerminalSpeech
from .words import Mistake

FAULTY = 1
SHOWN_FAULTS = 10
MATCHES = 100
CORES = os.cpu_count() or 1
SHOWN_ENDINGS = 10
SECONDS = 2.0
TABLES = 200
TIMES = "\u00d7"


def add_to(app: Door, desk: Desk) -> None:
    add_simulate(app, desk)
    add_bench(app, desk)


def add_simulate(app: Door, desk: Desk) -> None:
    flags = desk.flags
    a_count = flags.number("--matches", "-n", text="simulate.matches", least=1)
    a_bound = flags.number("--longest", text="simulate.longest", least=1)
    a_scenario = flags.option("scenario", "scenario", "simulate.scenario")
    a_pair = flags.option("option", "pair", "simulate.option")
    a_folder = flags.option("crashes", "folder", "simulate.crashes")

    @app.named("simulate")
    def simulate_many(
        game: Annotated[str, flags.argument("game", "simulate.game")],
        matches: Annotated[int, a_count] = MATCHES,
        seed: Annotated[str | None, flags.seed] = None,
        jobs: Annotated[int, flags.number("--jobs", "-j", text="simulate.jobs", least=1)] = CORES,
        scenario: Annotated[str | None, a_scenario] = None,
        option: Annotated[list[str] | None, a_pair] = None,
        longest: Annotated[int, a_bound] = LONGEST,
        box: Annotated[Path | None, flags.box] = None,
        crashes: Annotated[Path | None, a_folder] = None,
        json: Annotated[bool, flags.json] = False,
    ) -> None:
        options = options_of(desk.game(game).read(box).scenarios, option or ())
        study = Study(game, matches, seed or token_hex(4), scenario, options, box, longest)
        check_study(desk, study)
        trials = simulate(study, desk.shelf, jobs=jobs, crashes=crashes or crashes_folder())
        results = list(counted(desk, trials, matches, json))
        if json:
            desk.print_json(as_data(study, results))
        else:
            print_findings(desk, study, results)
        if any(result.fault for result in results):
            raise Exit(FAULTY)


def check_study(desk: Desk, study: Study) -> None:
    """Everything that the study names exists, and something is left to be played."""
    printed = desk.game(study.game).read(study.box)
    named = study.scenario
    check_options((find_scenario(printed, named),) if named else printed.scenarios, study.options)
    try:
        setups_of(printed, study.scenario, study.options)
    except ValueError as error:
        raise Mistake("mistake.no-setup") from error


def counted(desk: Desk, results: Iterable[Result], total: int, quiet: bool) -> Iterator[Result]:
    """The results as they come, with a bar where somebody can see it move."""
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=desk.console,
        transient=True,
        disable=quiet or not desk.console.is_terminal,
    )
    with bar:
        task = bar.add_task(desk.words("simulate.progress"), total=total)
        for result in results:
            bar.advance(task)
            yield result


def as_data(study: Study, results: list[Result]) -> dict[str, Any]:
    return {
        "game": study.game,
        "seed": study.seed,
        "matches": study.matches,
        "scenarios": findings(results),
        "faults": [
            {"setup": result.setup, "seed": result.seed, "fault": result.fault}
            for result in results
            if result.fault
        ],
    }


def print_findings(desk: Desk, study: Study, results: list[Result]) -> None:
    words, console = desk.words, desk.console
    rules = desk.game(study.game)
    speech = TerminalSpeech(rules, rules.read(study.box), desk.language)
    console.print(
        Text(
            words("simulate.title", game=study.game, matches=study.matches, seed=study.seed), "bold"
        )
    )
    for found in findings(results):
        console.print()
        console.print(Text(f"{found.scenario} · {speech.scenario(found.scenario)}", "cyan"))
        console.print(shares_table(desk, speech, found))
        endings = endings_of(speech, found.scenario, results)
        console.print(lengths_table(desk, found, endings))
    print_faults(desk, results)


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


def endings_of(speech: TerminalSpeech, scenario: str, results: list[Result]) -> Counter[str]:
    """How the matches of a scenario ended, in sentences."""
    return Counter(
        plain(speech.outcome(result.outcome))
        for result in results
        if result.outcome and result.setup.scenario == scenario
    )


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


def print_faults(desk: Desk, results: list[Result]) -> None:
    faulty = [result for result in results if result.fault]
    for result in faulty[:SHOWN_FAULTS]:
        assert result.fault
        facts = {"seed": result.seed, "what": result.fault.what, "file": result.fault.file or "—"}
        desk.console.print(
            Text(f"✗ {desk.words(f'simulate.{result.fault.kind}', **facts)}", "red"), soft_wrap=True
        )
    if faulty:
        desk.say("simulate.faults", faults=len(faulty))


def add_bench(app: Door, desk: Desk) -> None:
    flags = desk.flags

    @app.named("bench")
    def bench_games(
        game: Annotated[str | None, flags.option("game", "game", "bench.game")] = None,
        scenario: Annotated[
            str | None, flags.option("scenario", "scenario", "bench.scenario")
        ] = None,
        option: Annotated[list[str] | None, flags.pairs] = None,
        seconds: Annotated[
            float, flags.number("--seconds", text="bench.seconds", least=0.001)
        ] = SECONDS,
        server: Annotated[bool, flags.switch("server", "bench.server")] = False,
        matches: Annotated[
            int, flags.number("--matches", "-n", text="bench.matches", least=1)
        ] = TABLES,
        json: Annotated[bool, flags.json] = False,
    ) -> None:
        if server:
            bench_server(desk, load_of(desk, game, scenario, matches, seconds), json)
            return
        subjects = [subject(rules, scenario, option or []) for rules in benched(desk, game)]
        report = bench(subjects, seconds)
        if json:
            desk.print_json(report)
        else:
            print_report(desk, report)


def benched(desk: Desk, game: str | None) -> list[Rules]:
    """The game named, or the specimen, if it lies beside us, and every game of the house."""
    pocket = specimen()
    games = {**({pocket.id: pocket} if pocket else {}), **desk.games}
    return [games[game] if game in games else desk.game(game)] if game else list(games.values())


def subject(rules: Rules, scenario: str | None, words: list[str]) -> Subject:
    printed = rules.read(None)
    options = options_of(printed.scenarios, words)
    longest = printed.scenarios[-1].id
    return subject_of(rules, setup_of(printed, scenario or longest, options))


def print_report(desk: Desk, report: Report) -> None:
    words, console = desk.words, desk.console
    console.print(Text(words("bench.machine", **report.machine), "bold"))
    console.print(measures_table(desk, words("bench.calibration"), report.calibration))
    for found in report.games:
        agreed = " ".join(f"{key}={value}" for key, value in found.setup.options.items())
        title = f"{found.game} · {found.setup.scenario} {agreed}"
        console.print()
        console.print(measures_table(desk, title, found.measures))
        for key, number in found.numbers.items():
            whole = number == round(number)
            shown = words.figures(f"{number:,.0f}" if whole else f"{number:,.1f}")
            desk.console.print(f"  {words(f'bench.{key}')}: {shown}")


def measures_table(desk: Desk, title: str, measures: dict[str, Measure]) -> Table:
    words = desk.words
    table = Table(box=None, pad_edge=False, padding=(0, 2), title=title, title_justify="left")
    table.add_column(words("bench.measure"))
    for column in ("median", "unit", "spread"):
        table.add_column(words(f"bench.{column}"), justify="right")
    for key, measure in measures.items():
        spread = f"± {words.share(measure.spread / 2)}"
        median = words.figures(f"{measure.median:,.1f}")
        table.add_row(words(f"bench.{key}"), median, measure.unit, spread)
    return table
