"""A game that announces itself is found, and meets this contract, without a change anywhere."""

from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

import pytest

from estafette.games import UnknownGame, find
from tests.specimen import RULES

from .cases import GAMES, games


@pytest.fixture
def another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The specimen, installed under another name as a third party would ship it."""
    folder = tmp_path / "somebody_else-1.0.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: somebody-else\nVersion: 1.0\n")
    (folder / "entry_points.txt").write_text("[estafette.games]\nanother = tests.specimen:RULES\n")
    monkeypatch.syspath_prepend(tmp_path)
    return "another"


def test_a_game_is_found_by_its_entry_point(another: str) -> None:
    assert find(another) is RULES


def test_a_game_that_announces_itself_is_tried_beside_the_specimen(
    another: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def only_another(group: str) -> list[EntryPoint]:
        return [point for point in entry_points(group=group) if point.name == another]

    monkeypatch.setattr("estafette.games.entry_points", only_another)
    monkeypatch.setattr("tests.contract.cases.WANTED", "")

    assert games() == {another: RULES, RULES.id: RULES}


def test_a_game_that_nobody_announced_is_not_found() -> None:
    with pytest.raises(UnknownGame):
        find("another")


def test_a_game_announces_itself_by_its_id() -> None:
    assert list(GAMES) == [rules.id for rules in GAMES.values()]
