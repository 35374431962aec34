"""What a store holds, match by match, and whether the rules in hand would have it so."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from estafette.server.desk.validation import Finding, findings
from estafette.server.store import Store, StoreError

from .desk import Desk
from .service import settled
from .speech import TerminalSpeech
from .words import Mistake

MARKS = {"agrees": ("✓", "green"), "differs": ("✗", "red")}


def look_into(desk: Desk, database: str | None, note: Callable[[Finding], None]) -> None:
    """Every match of a store that exists already; none is made, and none is brought up to date."""
    settings = settled(database=database)
    try:
        store = Store(settings.database_url)
    except StoreError as error:
        raise database_mistake(settings.shown_database, str(error)) from None
    file = store.url.database
    try:
        if not store.is_shared and not (file and Path(file).is_file()):
            raise Mistake("mistake.no-database", name=settings.shown_database)

        def work(connection: Connection) -> None:
            for finding in findings(connection, desk.games):
                note(finding)

        store.look(work)
    except SQLAlchemyError as error:
        detail = str(getattr(error, "orig", error))
        raise database_mistake(settings.shown_database, detail) from None
    finally:
        store.close()


def database_mistake(name: str, detail: str) -> Mistake:
    return Mistake("mistake.database", name=name, detail=" ".join(detail.split()))


class Report:
    """What was found, one match after the other; `aloud` it is told as it is found."""

    def __init__(self, desk: Desk, *, aloud: bool) -> None:
        self._desk = desk
        self._aloud = aloud
        self.found: list[Finding] = []

    @property
    def is_clean(self) -> bool:
        return all(each.verdict == "agrees" for each in self.found)

    def note(self, finding: Finding) -> None:
        self.found.append(finding)
        if self._aloud:
            mark, style = MARKS.get(finding.verdict, ("?", "yellow"))
            self._desk.tell(f"{mark} {finding.table}  {sentence(self._desk, finding)}", style)

    def sum_up(self) -> None:
        count = Counter(each.verdict for each in self.found)
        others = len(self.found) - count["agrees"] - count["differs"]
        facts = {"agree": count["agrees"], "differ": count["differs"], "others": others}
        self._desk.say("validate.summary", **facts)


def sentence(desk: Desk, found: Finding) -> str:
    facts = {
        "choices": found.choices,
        "rules": found.rules,
        "choice": found.choice or 0,
        "clause": ", ".join(found.clauses) or "none",
        "game": found.game,
        "scenario": found.scenario,
    }
    if found.game in desk.games:
        rules = desk.game(found.game)
        speech = TerminalSpeech(rules, rules.read(None), desk.language)
        facts |= {"game": speech.game, "scenario": speech.scenario(found.scenario)}
    return desk.words(f"validate.{found.verdict}", **facts)
