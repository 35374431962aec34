"""The tool that plants offences: what it says of a house with one test, in a house of its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.reading import ROOT, read, refuse
from tools.planted.__main__ import plant
from tools.planted.offences import NoPlace, Offence, offences_in, tables
from tools.planted.trees import Tree, is_caught

QUICKLY = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
TEST = """
from estafette import FORDS

def test_there_is_a_ford():
    assert FORDS > 0, f"src/estafette: {FORDS} fords"

def test_there_are_bridges():
    from estafette import BRIDGES
"""


@pytest.fixture
def house(tmp_path: Path) -> Path:
    for name, text in {
        "src/estafette/__init__.py": "FORDS = 1\n",
        "tests/test_fords.py": TEST,
        "pyproject.toml": "[tool.pytest.ini_options]\naddopts = '-q'\n",
        "build/left-behind.py": "",
    }.items():
        file = tmp_path / "house" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    return tmp_path / "house"


def wrong(name: str, **facts: str) -> Offence:
    test = facts.pop("test", "test_there_is_a_ford")
    where = {"file": "src/estafette/__init__.py", "caught_by": f"tests/test_fords.py::{test}"}
    way = {"find": "FORDS = 1", "replace": "FORDS = 0"} if "append" not in facts else {}
    return Offence(name=name, env=QUICKLY, **where | way | facts)


def test_what_is_caught_and_what_is_not_is_told_apart(
    house: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    offences = [
        wrong("dried-up", says="src/estafette: 0 fords"),
        wrong("another-ford", replace="FORDS = 2"),
        wrong("for-another-reason", says="bridges"),
        wrong("no-python", append="("),
        wrong("no-ford-at-all", find="FORDS = 7"),
        wrong("no-bridge", test="test_there_are_bridges"),
    ]

    assert plant(house, offences, jobs=2) == 1

    said = [line for line in capsys.readouterr().out.splitlines() if line[1:3] == "/6"]
    assert said == [
        "1/6 caught: dried-up",
        "2/6 NOT CAUGHT: another-ford",
        "3/6 NOT CAUGHT: for-another-reason",
        "4/6 BROKEN: no-python",
        "5/6 NO PLACE: no-ford-at-all",
        "6/6 RED BEFORE: no-bridge",
    ]


def test_a_copy_is_as_it_was_when_an_offence_is_taken_out(house: Path, tmp_path: Path) -> None:
    tree = Tree.copied(house, tmp_path / "copy")
    before = contents(tree.folder)
    attic = Offence(name="attic", file="src/attic/old/map.py", write="MAP = 1", caught_by="nobody")

    with tree.planting(wrong("dried-up")), tree.planting(attic):
        assert len(contents(tree.folder)) == len(before) + 1
        assert contents(tree.folder)["src/estafette/__init__.py"] == "FORDS = 0\n"
    assert contents(tree.folder) == before
    assert [*tree.folder.rglob("attic")] == []
    assert set(contents(house)) - set(before) == {"build/left-behind.py"}


def contents(folder: Path) -> dict[str, str]:
    files = [file for file in folder.rglob("*") if file.is_file() and file.suffix != ".pyc"]
    return {file.relative_to(folder).as_posix(): file.read_text("utf-8") for file in files}


def test_a_subtest_that_fails_is_known_by_its_name() -> None:
    output = "____ test_a [ford] ____\nE   assert 1 == 2\nSUBFAILED tests/t.py::test_a - assert 1\n"
    named = Offence(name="x", file="x", write="", caught_by="tests/t.py::test_a -k a", says="ford")
    another = Offence(name="x", file="x", write="", caught_by="tests/t.py::test_a", says="eylau")
    elsewhere = Offence(name="x", file="x", write="", caught_by="tests/t.py::test_b")

    assert is_caught(named, output)
    assert not is_caught(another, output)
    assert not is_caught(elsewhere, output)


def test_an_offence_is_planted_once_and_in_one_way() -> None:
    with pytest.raises(NoPlace, match="2 times"):
        wrong("x", find="a", replace="b").planted("a a")
    with pytest.raises(NoPlace, match="there is no"):
        wrong("x").planted(None)
    with pytest.raises(NoPlace, match="already"):
        Offence(name="x", file="x", write="", caught_by="x").planted("")
    with pytest.raises(ValueError, match="find and replace, or append, or write"):
        Offence(name="x", file="x", find="a", append="b", caught_by="x")


def test_every_offence_of_the_tables_has_its_place_and_its_test() -> None:
    """So that a change of the house is seen by day, before the night plants anything."""
    offences = offences_in(tables())

    assert len(offences) > 50
    refuse([f"{offence.name}: {fault}" for offence in offences for fault in faults(offence)])


def faults(offence: Offence) -> Iterator[str]:
    file, (where, _, test) = ROOT / offence.file, offence.caught_by.split()[0].partition("::")
    try:
        offence.planted(read(file) if file.exists() else None)
    except NoPlace as why:
        yield str(why)
    sought = f"def {test.partition('[')[0]}(" if test else ""
    if not (ROOT / where).exists() or sought not in read(ROOT / where):
        yield f"there is no {offence.caught_by}"
