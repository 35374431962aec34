"""`estafette rules`: the clauses of a game, and which of them the tests show."""

from functools import cache
from pathlib import Path
from typing import Annotated

from rich.console import RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text
from typer import Exit

from estafette.engine import Clause, Coverage, Ledger, Rules, cited_clauses
from estafette.engine.ledger import LedgerError

from .desk import Desk
from .help import Door
from .prose import Prose
from .words import Mistake

LEDGER = Path("box", "rules.toml")
MISSING = 1
SHOWN = 12  # clauses shown in full; the others are counted


def add_to(app: Door, desk: Desk) -> None:
    flags = desk.flags

    @app.named("rules")
    def rules(
        game: Annotated[str | None, flags.argument("game", "rules.game")] = None,
        search: Annotated[list[str] | None, flags.argument("words", "rules.words")] = None,
        coverage: Annotated[bool, flags.switch("coverage", "rules.coverage")] = False,
        missing: Annotated[bool, flags.switch("missing", "rules.missing")] = False,
        tests: Annotated[Path | None, flags.option("tests", "folder", "rules.tests")] = None,
        every: Annotated[bool, flags.switch("all", "rules.all")] = False,
        json: Annotated[bool, flags.json] = False,
    ) -> None:
        if coverage or missing:
            show_coverage(desk, game, tests, missing, json)
        elif game is None:
            raise Mistake("mistake.which-game", names=tuple(desk.games))
        else:
            show_clauses(desk, desk.game(game), " ".join(search or ()), every, json)


def show_clauses(desk: Desk, rules: Rules, search: str, every: bool, json: bool) -> None:
    """The clause of that id, else those that hold all the words."""
    found = clauses_for(read_ledger(rules), search, desk.language)
    if not found:
        raise Mistake("mistake.clause", words=search)
    if json:
        desk.print_json(found)
        return
    shown = found if every else found[:SHOWN]
    for clause in shown:
        desk.console.print(drawn(desk, clause))
    if len(found) > len(shown):
        desk.say("rules.more", count=len(found) - len(shown))


def clauses_for(ledger: Ledger, search: str, language: str) -> list[Clause]:
    if search in ledger:
        return [ledger[search]]
    return ledger.search(search, language)


def drawn(desk: Desk, clause: Clause) -> RenderableType:
    """A clause: its address, where it is printed, what it says, how we settled it."""
    text = Prose(clause.text(desk.language))
    for key, value in (("see", ", ".join(clause.see)), ("ruling", clause.ruling)):
        if value:
            text.append(f"\n{desk.words(f'rules.{key}')} {value}", "dim")
    return Panel(
        text,
        title=Text(clause.id, "bold cyan"),
        title_align="left",
        subtitle=Text(clause.section, "dim"),
        subtitle_align="right",
        border_style="dim",
        padding=(0, 1),
        width=min(desk.console.width, 100),
    )


def show_coverage(
    desk: Desk, game: str | None, tests: Path | None, list_missing: bool, json: bool
) -> None:
    found = {rules.id: covered(rules, tests) for rules in desk.chosen(game)}
    if json:
        desk.print_json(found)
    else:
        print_coverage(desk, found, list_missing)
    if any(coverage.missing for coverage in found.values()):
        raise Exit(MISSING)


def print_coverage(desk: Desk, found: dict[str, Coverage], list_missing: bool) -> None:
    words, console = desk.words, desk.console
    table = Table(box=None, pad_edge=False)
    table.add_column(words("rules.column-game"))
    for column in ("covered", "total", "share"):
        table.add_column(words(f"rules.column-{column}"), justify="right")
    for name, coverage in found.items():
        share = words.share(coverage.covered / coverage.total) if coverage.total else "—"
        table.add_row(name, str(coverage.covered), str(coverage.total), share)
    console.print(table)
    if list_missing:
        for name, coverage in found.items():
            for clause in coverage.missing:
                console.print(Padding(f"✗ {name} {clause}", (0, 0, 0, 2)))


def read_ledger(rules: Rules) -> Ledger:
    try:
        return Ledger.read(rules.folder / LEDGER)
    except LedgerError as error:
        raise Mistake("mistake.ledger", name=rules.id, detail=str(error)) from error


cited_in = cache(cited_clauses)  # the games of a project share its tests


def covered(rules: Rules, tests: Path | None) -> Coverage:
    """What the tests of a checkout show: they stand beside the sources of the game."""
    folder = tests or tests_beside(rules.folder)
    if folder is None or not folder.is_dir():
        raise Mistake("mistake.tests", name=str(folder or rules.folder))
    try:
        return Coverage.of(read_ledger(rules), cited_in(folder).get(rules.id, {}))
    except LedgerError as error:
        raise Mistake("mistake.ledger", name=rules.id, detail=str(error)) from error


def tests_beside(folder: Path) -> Path | None:
    """The `tests` of the project that holds this folder, known by its `pyproject.toml`."""
    for above in folder.resolve().parents:
        if (above / "pyproject.toml").is_file():
            return above / "tests"
    return None
