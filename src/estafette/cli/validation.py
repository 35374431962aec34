"""What a store holds, match by match, and whether the rules in hand would have it so."""

from collections import Counter
from collections.abc import Sequence
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


def found_in(desk: Desk, database: str | None) -> list[Finding]:
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

        def work(connection: Connection) -> list[Finding]:
            return list(findings(connection, desk.games))

        return store.look(work)
    except SQLAlchemyError as error:
        detail = str(getattr(error, "orig", error))
        raise database_mistake(settings.shown_database, detail) from None
    finally:
        store.close()


def database_mistake(name: str, detail: str) -> Mistake:
    return Mistake("mistake.database", name=name, detail=" ".join(detail.split()))


def print_on(desk: Desk, found: Sequence[Finding]) -> None:
    for each in found:
        mark, style = MARKS.get(each.verdict, ("?", "yellow"))
        desk.tell(f"{mark} {each.table}  {sentence(desk, each)}", style)
    count = Counter(each.verdict for each in found)
    others = len(found) - count["agrees"] - count["differs"]
    facts = {"agree": count["agrees"], "differ": count["differs"], "others": others}
    desk.say("validate.summary", **facts)


def sentence(desk: Desk, found: Finding) -> str:
    facts = {
        "choices": found.choices,
        "rules": found.rules,
        "choice": found.choice or 0,
        "clause": found.clause or "none",
        "game": found.game,
        "scenario": found.scenario,
    }
    if found.game in desk.games:
        rules = desk.game(found.game)
        speech = TerminalSpeech(rules, rules.read(None), desk.language)
        facts |= {"game": speech.game, "scenario": speech.scenario(found.scenario)}
    return desk.words(f"validate.{found.verdict}", **facts)
