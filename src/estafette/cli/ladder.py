"""`estafette ladder`: every player against every other, and who is the stronger."""

from pathlib import Path
from typing import Annotated, Any

from rich.table import Table
from rich.text import Text
from typer import Exit

from estafette.lab.extras import require
from estafette.lab.journal import Journal, write_whole
from estafette.lab.ladder import Standing
from estafette.lab.ladder_report import ladder_report, pairings_table, ratings_table
from estafette.lab.parquet import write_matches
from estafette.lab.study import LONGEST, Ladder

from .desk import Desk
from .help import Door
from .laboratory import CORES, Flags, check_plan, notebook, plain_words, planned, played
from .report import ReportVoice, write_json
from .simulate import FAULTY, print_faults

MATCHES = 20
PLAYERS = "recruit,sergeant"


def add_to(app: Door, desk: Desk) -> None:
    flags, own = desk.flags, Flags(desk)
    a_count = flags.number("--matches", "-n", text="ladder.matches-each", least=1)
    a_list = flags.option("players", "players", "ladder.players")

    @app.named("ladder")
    def climb(
        game: Annotated[str, own.game],
        players: Annotated[str, a_list] = PLAYERS,
        matches: Annotated[int, a_count] = MATCHES,
        seed: Annotated[str | None, flags.seed] = None,
        jobs: Annotated[int, own.jobs] = CORES,
        cluster: Annotated[str | None, own.cluster] = None,
        scenario: Annotated[str | None, own.scenario] = None,
        option: Annotated[list[str] | None, own.pairs] = None,
        longest: Annotated[int, own.bound] = LONGEST,
        box: Annotated[Path | None, flags.box] = None,
        out: Annotated[Path | None, own.out] = None,
        crashes: Annotated[Path | None, own.crashes] = None,
        json: Annotated[bool, flags.json] = False,
    ) -> None:
        with plain_words(cluster):
            require("openskill", "lab")
            ladder = planned(
                desk,
                Ladder,
                game,
                pairs=option,
                box=box,
                seed=seed,
                players=players,
                out=out,
                matches=matches,
                scenario=scenario,
                longest=longest,
                usage=False,
            )
            check_plan(desk, ladder)
            rules = desk.game(game)
            standing = Standing(ladder, rules, rules.read(box))
            with notebook(desk, ladder, out) as journal:
                tally = played(
                    desk,
                    ladder,
                    journal,
                    jobs=jobs,
                    cluster=cluster,
                    crashes=crashes,
                    hear=standing.add,
                )
                show(desk, standing, rules.read(box), journal, json)
        print_faults(desk, tally.faulty)
        if tally.faulty:
            raise Exit(FAULTY)


def show(desk: Desk, standing: Standing, printed: Any, journal: Journal | None, json: bool) -> None:
    ladder, rules = standing.ladder, desk.game(standing.ladder.game)
    ratings, pairings = standing.ratings, standing.pairings
    voice = ReportVoice(desk, rules, printed)
    data = {"ladder": ladder, "ratings": ratings, "pairings": pairings}
    if journal:
        results = [result for batch in journal.batches() for result in batch.results]
        write_matches(journal.folder / "matches.parquet", results, ladder, rules, printed)
        write_json(journal.folder / "findings.json", data)
        page = ladder_report(voice, ladder, ratings, pairings)
        write_whole(journal.folder / "report.html", page.encode())
    if json:
        desk.print_json(data)
        return
    facts = {"game": ladder.game, "matches": ladder.total, "seed": ladder.seed}
    desk.console.print(Text(desk.words("simulate.title", **facts), "bold"))
    for columns, rows in (ratings_table(voice, ratings), pairings_table(voice, pairings)):
        desk.console.print()
        desk.console.print(drawn(columns, rows))
    if journal:
        desk.say("simulate.written", file=str(journal.folder / "report.html"))


def drawn(columns: list[str], rows: list[tuple[str, ...]]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 1))
    for number, column in enumerate(columns):
        table.add_column(column, justify="right" if number else "left", no_wrap=True)
    for row in rows:
        table.add_row(*row)
    return table
