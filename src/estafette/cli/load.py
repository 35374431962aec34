"""`estafette bench --server`: a real server with many matches, and how soon it answers."""

from msgspec.structs import replace
from rich.table import Table

from estafette.lab.load import Answered, Load, on_servers

from .choices import find_scenario
from .desk import Desk

STEADY = 200.0  # choices a second, of which the delays are told
SHORTEST = 5.0  # seconds: less tells nothing about so many matches


def load_of(
    desk: Desk, game: str | None, scenario: str | None, matches: int, seconds: float
) -> Load:
    """The game and scenario named, or the first game and its longest scenario."""
    rules = desk.game(game) if game else next(iter(desk.games.values()))
    printed = rules.read(None)
    found = find_scenario(printed, scenario) if scenario else printed.scenarios[-1]
    return Load(rules.id, found.id, matches, max(seconds, SHORTEST))


def bench_server(desk: Desk, load: Load, json: bool) -> None:
    """As fast as it can, then at a steady rate; one process on SQLite, two on PostgreSQL."""
    answered = list(on_servers([load, replace(load, rate=STEADY)]))
    if json:
        desk.print_json({"load": load, "servers": answered})
    else:
        desk.console.print(drawn(desk, load, answered))


def drawn(desk: Desk, load: Load, answered: list[Answered]) -> Table:
    words = desk.words
    title = words("bench.load", matches=load.matches, game=load.game, scenario=load.scenario)
    table = Table(title=title, title_justify="left")
    for column in ("store", "asked", "per-second", "p50", "p99"):
        table.add_column(words(f"bench.{column}"), justify="left" if column == "store" else "right")
    for found in answered:
        asked = words.figures(f"{found.rate:,.0f}") if found.rate else words("bench.at-will")
        figures = [words.figures(f"{number:,.1f}") for number in (found.p50, found.p99)]
        table.add_row(
            words(f"bench.on-{found.server}"),
            asked,
            words.figures(f"{found.per_second:,.0f}"),
            *figures,
        )
    return table
