"""What has changed is tried by what stands nearest to it."""

from pathlib import Path

import pytest

from tools.quick import client_files, contracts_for, near


@pytest.fixture
def root(tmp_path: Path) -> Path:
    for file in (
        "engine/test_dice.py",
        "server/web/test_doors.py",
        "games/lodi/cards/test_draw.py",
        "tools/test_mutation.py",
        "test_docs.py",
        "browser/test_lobby.py",
        "contract/test_play.py",
    ):
        (tmp_path / "tests" / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "tests" / file).touch()
    (tmp_path / "client" / "src").mkdir(parents=True)
    (tmp_path / "client" / "src" / "app.tsx").touch()
    return tmp_path


@pytest.mark.parametrize(
    ("file", "tests"),
    [
        ("src/estafette/engine/dice.py", "tests/engine/test_dice.py"),
        ("src/estafette/engine/ledger.py", "tests/engine"),
        ("src/estafette/engine/text/fr/house.ftl", "tests/engine"),
        ("src/estafette/server/web/doors.py", "tests/server/web/test_doors.py"),
        ("src/estafette/server/store/writer.py", "tests/server"),
        ("src/estafette/games/lodi/cards/draw.py", "tests/games/lodi/cards/test_draw.py"),
        ("src/estafette/games/lodi/box/map.toml", "tests/games/lodi"),
        ("tests/engine/test_dice.py", "tests/engine/test_dice.py"),
        ("tests/engine/tables.py", "tests/engine"),
        ("tools/mutation.py", "tests/tools/test_mutation.py"),
        ("tools/atlas/pen.py", "tests/tools"),
        ("docs/know/tests.md", "tests/test_docs.py"),
        ("README.fr.md", "tests/test_docs.py"),
        ("Makefile", "tests/test_docs.py"),
    ],
)
def test_a_file_is_tried_by_the_nearest_tests(root: Path, file: str, tests: str) -> None:
    assert near([file], root) == [tests]


@pytest.mark.parametrize(
    "file",
    [
        "src/estafette/__init__.py",
        "tests/waiting.py",
        "tests/browser/test_lobby.py",
        "tests/contract/test_play.py",
        "client/src/app.tsx",
        "src/estafette/games/__init__.py",
        "tests/playthroughs/lodi/bridge.txt",
        "pyproject.toml",
    ],
)
def test_nothing_stands_near_some_files(root: Path, file: str) -> None:
    assert near([file], root) == []


def test_what_lies_in_a_folder_that_is_tried_is_not_tried_twice(root: Path) -> None:
    files = ["src/estafette/engine/dice.py", "src/estafette/engine/ledger.py"]

    assert near(files, root) == ["tests/engine"]


def test_a_game_is_tried_by_its_contract_and_the_house_by_that_of_the_specimen() -> None:
    game = "src/estafette/games/napoleon_1815/box/map.toml"

    assert contracts_for([game]) == ["napoleon-1815"]
    assert contracts_for(["src/estafette/match/match.py", game]) == ["ford", "napoleon-1815"]
    assert contracts_for(["src/estafette/games/__init__.py"]) == ["ford"]
    assert contracts_for(["src/estafette/games/_family/fields.py"]) == ["ford"]
    assert contracts_for(["tests/playthroughs/lodi/bridge.txt"]) == ["lodi"]
    assert contracts_for(["tests/playthroughs/__main__.py"]) == []
    assert contracts_for(["tests/contract/watching.py"]) == ["ford"]
    assert contracts_for(["tests/specimen/text/en/rules.ftl"]) == ["ford"]
    assert contracts_for(["docs/index.md", "client/src/app.tsx"]) == []


def test_the_client_is_tried_by_what_its_files_reach(root: Path) -> None:
    files = ["client/src/app.tsx", "client/src/gone.ts", "client/package.json", "Makefile"]

    assert client_files(files, root) == ["src/app.tsx"]
