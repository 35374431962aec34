"""`estafette ladder`: every player against every other, and who is the stronger."""

from typing import Annotated, Any

from rich.table import Table
from rich.text import Text
from typer import Exit

from estafette.lab.extras import require
from estafette.lab.journal import Journal, write_whole
from estafette.lab.ladder import Standing
from estafette.lab.ladder_report import ladder_report, pairings_table, ratings_table
from estafette.lab.parquet import write_matches
from estafette.lab.study import Ladder

from .desk import Desk
from .help import Door
from .laboratory import Asked, asking, check_plan, notebook, plain_words, planned, played
from .report import ReportVoice, write_json
from .simulate import FAULTY, print_faults

MATCHES = 20
PLAYERS = "recruit,sergeant"


def add_to(app: Door, desk: Desk) -> None:
    a_count = desk.flags.number("--matches", "-n", text="ladder.matches-each", least=1)
    a_list = desk.flags.option("players", "players", "ladder.players")

    @app.named("ladder")
    @asking(desk)
    def climb(
        asked: Asked,
        players: Annotated[str, a_list] = PLAYERS,
        matches: Annotated[int, a_count] = MATCHES,
    ) -> None:
        with plain_words(asked.cluster):
            require("openskill", "lab")
            ladder = planned(desk, Ladder, asked, players=players, matches=matches, usage=False)
            check_plan(desk, ladder)
            rules = desk.game(asked.game)
            printed = rules.read(asked.box)
            standing = Standing(ladder, rules, printed)
            with notebook(desk, ladder, asked.out) as journal:
                tally = played(desk, ladder, journal, asked, standing.add)
                show(desk, standing, printed, journal, asked.json)
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
