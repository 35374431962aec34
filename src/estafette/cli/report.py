"""The files of a study: tables for programs, a page for people."""

from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from estafette.engine import Clause, Outcome, Rules, Setup
from estafette.lab.findings import ScenarioTally
from estafette.lab.journal import Journal, write_whole
from estafette.lab.parquet import write_matches, write_usage
from estafette.lab.plots import NATIONS, SPARE
from estafette.lab.report import Sheet, report
from estafette.lab.study import Plan, Study
from estafette.lab.usage import Lexicon, Line
from estafette.speech import plain

from .desk import Desk
from .ledger import read_ledger
from .speech import TerminalSpeech

WATCHED = 64  # set-ups of a scenario, at most, in search of what things are
LONGEST_CLAUSE = 90  # letters of a clause that are quoted


class ReportVoice:
    """The words of the command and the names of a game, for a page."""

    def __init__(self, desk: Desk, rules: Rules, printed: Any) -> None:
        self.language = desk.language
        self._words = desk.words
        self._speech = TerminalSpeech(rules, printed, desk.language)
        self._rules = rules
        self.share = desk.words.share
        self.figures = desk.words.figures
        self.name = self._speech.name
        self.scenario = self._speech.scenario

    def __call__(self, key: str, **facts: object) -> str:
        return self._words(key, **facts)

    def game(self) -> str:
        return self._speech.game

    def ending(self, outcome: Outcome) -> str:
        return plain(self._speech.outcome(outcome))

    def clause(self, id_: str) -> str:
        """The id of a clause and how it begins."""
        clause = self._clauses.get(id_)
        if clause is None:
            return id_
        text = clause.text(self.language)
        if len(text) > LONGEST_CLAUSE:
            text = text[:LONGEST_CLAUSE].rsplit(" ", 1)[0] + "\u00a0…"
        return f"{id_} · {text}"

    @cached_property
    def _clauses(self) -> dict[str, Clause]:
        return read_ledger(self._rules).by_id


def write_study(
    desk: Desk, study: Study, scenarios: list[ScenarioTally], data: dict[str, Any], journal: Journal
) -> Path:
    """Parquet, JSON and the page; the page is the one to be named."""
    rules = desk.game(study.game)
    printed = rules.read(study.folder)
    folder = journal.folder
    results = [result for batch in journal.batches() for result in batch.results]
    write_matches(folder / "matches.parquet", results, study, rules, printed)
    sheets = [sheet_of(rules, printed, study, tally) for tally in scenarios]
    lines = [line for sheet in sheets for line in sheet.lines]
    if study.usage:
        write_usage(folder / "usage.parquet", lines)
    write_json(folder / "findings.json", {**data, "usage": lines})
    page = folder / "report.html"
    write_whole(page, report(ReportVoice(desk, rules, printed), study, sheets).encode())
    return page


def write_json(path: Path, data: Any) -> None:
    encoded = msgspec.json.encode(data, order="deterministic")
    write_whole(path, msgspec.json.format(encoded, indent=2) + b"\n")


def sheet_of(rules: Rules, printed: Any, plan: Plan, tally: ScenarioTally) -> Sheet:
    setups = list(replace(plan, scenario=tally.scenario).setups(printed).first(WATCHED))
    lines: list[Line] = []
    if plan.usage:
        lines = Lexicon(rules, printed, setups).lines(tally.scenario, tally.uses)
    return Sheet(tally, lines, colours_of(rules, printed, setups[0], list(tally.sides)))


def colours_of(rules: Rules, printed: Any, setup: Setup, sides: list[str]) -> dict[str, str]:
    """The colour of the nation whose livery a side wears, else one that is still free."""
    liveries = {str(k): v for k, v in rules.board(printed, setup).liveries.items()}
    worn = {side: NATIONS[liveries[side]] for side in sides if liveries.get(side) in NATIONS}
    free = iter([colour for colour in SPARE if colour not in worn.values()])
    return {side: worn.get(side) or next(free, SPARE[0]) for side in sides}
