"""A game that announces itself is found, and meets this contract, without a change anywhere."""

from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any

import pytest

from estafette.engine import Option, Scenario
from estafette.games import UnknownGame, find
from tests.specimen import RULES

from .cases import GAMES, agreements, games, pairs


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


def test_of_very_many_options_the_scenarios_share_out_every_pair_of_choices() -> None:
    options = tuple(Option(f"option-{n}", ("no", "yes"), "no") for n in range(14))
    scenarios = [Scenario(name, options) for name in ("one", "two", "three")]
    met = set[Any]()
    for place, scenario in enumerate(scenarios):
        agreed = agreements(scenario, place, len(scenarios))
        assert agreed[0] == {option.id: "no" for option in options}
        assert len(agreed) < 8
        met = met.union(*map(pairs, agreed))
    assert len(met) == 4 * 14 * 13 // 2
