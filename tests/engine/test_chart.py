"""The drawn map: places that are on it, and places that its owner has added."""

from pathlib import Path

import msgspec
import pytest

from estafette.engine import Chart, Spot, chart

FORD = Chart(
    width=100.0,
    height=60.0,
    places={"mill": Spot(10.0, 20.0, outline="M0 0"), "inn": Spot(50.0, 40.0)},
    courses={"inn--mill": "M10 20L50 40"},
)


def test_a_drawn_place_stands_where_it_was_drawn() -> None:
    assert FORD.spot("mill", ["inn"]) == Spot(10.0, 20.0, outline="M0 0")


def test_an_added_place_stands_between_its_neighbours() -> None:
    assert FORD.spot("barn", ["mill", "inn", "nowhere"]) == Spot(30.0, 30.0)


def test_an_added_place_among_others_like_it_stands_in_the_middle() -> None:
    assert FORD.spot("barn", ["nowhere"]) == Spot(50.0, 30.0)


def test_a_way_has_one_course_in_both_directions() -> None:
    assert FORD.course(("mill", "inn")) == FORD.course(("inn", "mill")) == "M10 20L50 40"
    assert FORD.course(("mill", "barn")) == ""


def test_a_chart_is_read_from_the_folder_of_its_drawing(tmp_path: Path) -> None:
    (tmp_path / "layout.json").write_bytes(msgspec.json.encode(FORD))
    assert chart(tmp_path) == FORD


def test_a_chart_with_an_unknown_word_is_refused(tmp_path: Path) -> None:
    (tmp_path / "layout.json").write_text('{"width": 1, "height": 1, "zones": {}}')
    with pytest.raises(msgspec.ValidationError):
        chart(tmp_path)
