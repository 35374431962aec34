"""`estafette bench`: how fast the games, the players and the laboratory go on this machine."""

import os
from pathlib import Path
from typing import Annotated, Any

from rich.table import Table
from rich.text import Text

from estafette.engine import Rules
from estafette.lab.bench import (
    GameMeters,
    GameReport,
    Report,
    Subject,
    bench,
    machine,
    specimen,
    subject_of,
)
from estafette.lab.bench_players import PlayerMeters
from estafette.lab.bench_simulation import Scaling, scaling
from estafette.lab.history import LOOP, Change, changes, entry_of, read, write
from estafette.lab.measure import Measure, measured
from estafette.lab.study import Study

from .choices import options_of, setup_of
from .desk import Desk
from .help import Door
from .keeper import data_folder
from .words import Mistake

SECONDS = 2.0
TABLES = 200
TIMES = "\u00d7"
CORES = os.cpu_count() or 1


def add_to(app: Door, desk: Desk) -> None:
    flags = desk.flags
    a_scenario = flags.option("scenario", "scenario", "bench.scenario")
    a_time = flags.number("--seconds", text="bench.seconds", least=0.001)
    a_count = flags.number("--matches", "-n", text="bench.matches", least=1)

    @app.named("bench")
    def bench_games(
        game: Annotated[str | None, flags.option("game", "game", "bench.game")] = None,
        scenario: Annotated[str | None, a_scenario] = None,
        option: Annotated[list[str] | None, flags.pairs] = None,
        seconds: Annotated[float, a_time] = SECONDS,
        players: Annotated[bool, flags.switch("players", "bench.players")] = False,
        simulation: Annotated[bool, flags.switch("simulation", "bench.simulation")] = False,
        server: Annotated[bool, flags.switch("server", "bench.server")] = False,
        matches: Annotated[int, a_count] = TABLES,
        history: Annotated[Path | None, flags.option("history", "file", "bench.history")] = None,
        json: Annotated[bool, flags.json] = False,
    ) -> None:
        if server:
            from .load import bench_server, load_of  # drivers of databases take long to load

            bench_server(desk, load_of(desk, game, scenario, matches, seconds), json)
            return
        subjects = [subject(rules, scenario, option or []) for rules in benched(desk, game)]
        book = history or data_folder() / "bench.jsonl"
        if simulation:
            bench_simulation(desk, subjects, seconds, book, json)
        else:
            report = bench(subjects, seconds, PlayerMeters if players else GameMeters)
            show_report(desk, report, book, json)


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


def show_report(desk: Desk, report: Report, book: Path, json: bool) -> None:
    measures = {
        f"{title_of(found)} {key}": measure
        for found in report.games
        for key, measure in found.measures.items()
    }
    since = remembered(report.machine, report.calibration, measures, book)
    if json:
        desk.print_json(as_data(report, since))
    else:
        print_report(desk, report, since)


def remembered(
    machine: dict[str, str],
    calibration: dict[str, Measure],
    measures: dict[str, Measure],
    book: Path,
) -> dict[str, Change]:
    """What has changed since the last run; this one is written down for the next."""
    entry = entry_of(machine, calibration, measures)
    found = changes(entry, read(book))
    write(book, entry)
    return found


def as_data(report: Report | dict[str, Any], since: dict[str, Change]) -> dict[str, Any]:
    if isinstance(report, Report):
        report = {name: getattr(report, name) for name in report.__struct_fields__}
    slower = sorted(key for key, change in since.items() if change.is_slower)
    return {**report, "changes": since, "slower": slower}


def title_of(found: GameReport) -> str:
    agreed = " ".join(f"{key}={value}" for key, value in found.setup.options.items())
    return f"{found.game} · {found.setup.scenario} {agreed}".strip()


def print_report(desk: Desk, report: Report, since: dict[str, Change]) -> None:
    words, console = desk.words, desk.console
    console.print(Text(words("bench.machine", **report.machine), "bold"))
    console.print(measures_table(desk, words("bench.calibration"), report.calibration))
    for found in report.games:
        title = title_of(found)
        mine = {key: since[f"{title} {key}"] for key in found.measures if f"{title} {key}" in since}
        console.print()
        console.print(measures_table(desk, title, found.measures, mine))
        for key, number in found.numbers.items():
            whole = number == round(number)
            shown = words.figures(f"{number:,.0f}" if whole else f"{number:,.1f}")
            desk.console.print(f"  {words(f'bench.{key}')}: {shown}")
    print_slowdowns(desk, since)


def measures_table(
    desk: Desk, title: str, measures: dict[str, Measure], since: dict[str, Change] | None = None
) -> Table:
    words = desk.words
    table = Table(box=None, pad_edge=False, padding=(0, 2), title=title, title_justify="left")
    table.add_column(words("bench.measure"))
    for column in ("median", "unit", "spread", *(["since"] if since else [])):
        table.add_column(words(f"bench.{column}"), justify="right")
    for key, measure in measures.items():
        spread = f"± {words.share(measure.spread / 2)}"
        median = words.figures(f"{measure.median:,.1f}")
        change = [changed(desk, since.get(key))] if since else []
        table.add_row(words(f"bench.{key}"), median, measure.unit, spread, *change)
    return table


def changed(desk: Desk, change: Change | None) -> Text:
    """How many times as fast; a slowdown is marked by a sign and a colour."""
    if change is None:
        return Text("")
    shown = f"{TIMES}{desk.words.figures(f'{change.ratio:.2f}')}"
    return Text(f"▼ {shown}", "bold red") if change.is_slower else Text(shown)


def print_slowdowns(desk: Desk, since: dict[str, Change]) -> None:
    slower = [change for change in since.values() if change.is_slower]
    if slower:
        desk.console.print()
        desk.say("bench.slower", count=len(slower))


def bench_simulation(
    desk: Desk, subjects: list[Subject], seconds: float, book: Path, json: bool
) -> None:
    """Matches a minute with one job, two, and so on to the cores of the machine.

    Processes find games on the shelf: the specimen of a checkout does not stand there.
    """
    found = [
        scaling(study_of(subject), desk.shelf, range(1, CORES + 1), seconds)
        for subject in subjects
        if subject.rules.id in desk.games
    ]
    if not found:
        names = tuple(desk.games)
        raise Mistake("mistake.game", name=subjects[0].rules.id, names=names)
    measures = {
        f"{one.game} · {one.scenario} -j {jobs}": measure
        for one in found
        for jobs, measure in one.rates.items()
    }
    loops = {LOOP: measured("iterations/s", [one.loop for one in found])}
    since = remembered(machine(), loops, measures, book)
    if json:
        desk.print_json(as_data({"machine": machine(), "simulation": found}, since))
        return
    for one in found:
        desk.console.print(scaling_table(desk, one, since))
    print_slowdowns(desk, since)


def study_of(subject: Subject) -> Study:
    setup = subject.setup
    return Study(
        game=subject.rules.id,
        matches=1,
        seed="bench",
        scenario=setup.scenario,
        options=setup.options,
    )


def scaling_table(desk: Desk, found: Scaling, since: dict[str, Change]) -> Table:
    words = desk.words
    title = f"{found.game} · {found.scenario}"
    table = Table(box=None, pad_edge=False, padding=(0, 2), title=title, title_justify="left")
    for column in ("jobs", "matches-a-minute", "gain", "since"):
        table.add_column(words(f"bench.{column}"), justify="right")
    for jobs, rate in found.rates.items():
        change = changed(desk, since.get(f"{title} -j {jobs}"))
        gain = f"{TIMES}{words.figures(f'{found.gains[jobs]:.2f}')}"
        table.add_row(str(jobs), words.figures(f"{rate.median:,.0f}"), gain, change)
    return table
