"""`estafette validate`: which stored matches the rules in hand would have so, and which not."""

import asyncio
import json
import re
import sqlite3
from pathlib import Path

import pytest

from estafette.server.store import Store
from tests.cli.shelf import estafette
from tests.server.desk.house import ME, OPEN, House

CHOICES = 45


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A store with one match under way and a table at which nobody plays yet."""
    file = tmp_path_factory.mktemp("store") / "estafette.db"
    store = Store(f"sqlite:///{file}")
    store.migrate()

    async def play() -> None:
        house = House(store)
        await house.people("ninon", "gaspard")
        await house.play(await house.duel(), CHOICES)
        await house.table("ninon", {"vanguard": ME, "rearguard": OPEN})

    try:
        asyncio.run(play())
    finally:
        store.close()
    return file


@pytest.fixture
def file(written: Path, tmp_path: Path) -> Path:
    copy = tmp_path / "copy.db"
    copy.write_bytes(written.read_bytes())
    return copy


def changed(file: Path, statement: str) -> None:
    store = sqlite3.connect(file)
    with store:
        store.execute(statement)
    store.close()


def said(file: Path, code: int, language: str = "en") -> str:
    result = estafette("validate", "--database", str(file), language=language)
    assert result.exit_code == code, result.output
    return re.sub("\\s+", " ", result.output)


def test_a_match_that_goes_as_it_went_agrees_and_nothing_is_written(file):
    before = file.read_bytes()

    assert f"{CHOICES} choices agree." in said(file, 0)
    assert "One match agrees, 0 go otherwise, 0 cannot be told again." in said(file, 0)
    assert file.read_bytes() == before
    assert [each.name for each in file.parent.glob("copy.db*")] == ["copy.db"]


def test_where_a_match_goes_otherwise_is_named(file):
    changed(file, "update tables set rules = 7")
    changed(file, """update choices set action = '{"type":"Scout","block":"x"}' where number = 0""")

    spoken = said(file, 1)

    assert "played by version 7 of the rules, it goes otherwise from choice 0 on" in spoken
    assert "0 matches agree, one goes otherwise, 0 cannot be told again." in spoken


def test_chance_that_answers_otherwise_is_found(file):
    changed(file, """update choices set chance = '[1,2,3]' where number = 30""")

    assert "from choice 30 on" in said(file, 1)


def test_a_box_that_is_nowhere_is_named(file):
    changed(file, "update tables set box = 'ab'")

    spoken = said(file, 1, "fr")

    assert "la boîte avec laquelle elle fut commencée est inconnue ici" in spoken
    assert "0 partie concorde, 0 va autrement, 1 ne peut être rejouée." in spoken


def test_a_game_that_is_not_here_is_named(file):
    changed(file, "update tables set game = 'chess'")

    assert "chess: there is no such game here." in said(file, 1)


def test_choices_that_the_rules_do_not_know_are_named(file):
    changed(file, """update choices set action = '{"type":"Castle"}' where number = 3""")

    assert "it goes otherwise from choice 3 on" in said(file, 1)


def test_choices_that_cannot_be_read_are_named(file):
    changed(file, "update choices set action = '{' where number = 3")

    assert "its choices cannot be read" in said(file, 1)


def test_a_program_can_read_it(file):
    result = estafette("validate", "--database", str(file), "--json")
    (found,) = json.loads(result.output)

    assert found["verdict"] == "agrees"
    assert (found["game"], found["stage"], found["choices"]) == ("ford", "playing", CHOICES)


def test_no_database_is_made_where_there_is_none(tmp_path):
    result = estafette("validate", "--database", str(tmp_path / "none.db"))

    assert result.exit_code == 2
    assert "There is no database here" in result.output
    assert not list(tmp_path.glob("none*"))


def test_a_file_that_is_no_database_is_refused(tmp_path):
    (tmp_path / "letter.db").write_text("Mon cher maréchal," * 100, "utf-8")

    result = estafette("validate", "--database", str(tmp_path / "letter.db"))

    assert result.exit_code == 2
    assert "cannot be opened" in result.output


def test_a_database_of_something_else_is_refused(tmp_path):
    changed(tmp_path / "other.db", "create table songs (title text)")

    result = estafette("validate", "--database", str(tmp_path / "other.db"))

    assert result.exit_code == 2
    assert "cannot be opened" in result.output
