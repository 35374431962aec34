"""[order.march.approach] Searches over the map, measured only as far as somebody asks."""

import pytest

from estafette.games.last_campaigns.fate import move
from estafette.games.last_campaigns.mustering import going_of
from estafette.games.last_campaigns.paths import reach_of, searched
from estafette.games.last_campaigns.ways import Remembered, Way, reach, span
from tests.games.last_campaigns.position import give, table, the_box

# a - b - c - d in a row, one and two apart in turn; e lies alone.
ROW = {
    "a": (("b", 1),),
    "b": (("a", 1), ("c", 2)),
    "c": (("b", 2), ("d", 1)),
    "d": (("c", 1),),
    "e": (),
}


def test_a_way_knows_how_far_it_is_to_the_nearest_start() -> None:
    way = Way(["a", "d"], ROW)

    assert [way["a"], way["b"], way["c"], way["d"]] == [0, 1, 1, 0]


def test_a_way_looks_no_farther_than_it_is_asked() -> None:
    way = Way(["a"], ROW)

    assert way["b"] == 1
    assert "d" not in way
    assert way["d"] == 4


def test_no_way_leads_through_what_is_barred_or_to_what_lies_apart() -> None:
    assert Way(["a"], ROW, {"c"}).to("d") is None
    assert Way(["a"], ROW).to("e") is None
    with pytest.raises(KeyError):
        Way(["a"], ROW)["e"]


def test_a_reach_knows_what_it_costs_and_which_way_it_went() -> None:
    found = reach("a", ROW, 3)

    assert found == {"a": 0, "b": 1, "c": 3}
    assert found.path_to("c") == ("a", "b", "c")


@pytest.mark.parametrize("words", ["attack 4856", "march 4856", "delay 4856", "withdrawal 4866"])
def test_what_was_searched_for_once_is_remembered_until_it_is_no_longer_true(words: str) -> None:
    game = table("ligny")
    give(game, "fr-iv", words)
    pieces = ["gerard", *game.units_under("fr-iv"), "blucher", *game.units_under("pr-i")]

    for jam in ("4459", "4661"):
        for piece in pieces:
            going = going_of(game, [piece], 0)
            found = reach_of(game, going)
            assert found == searched(game, going)
            assert reach_of(game, going) is found
        move(game, "fr-iv-rome", jam)


def test_a_span_ends_at_its_limit() -> None:
    assert span(["a"], ROW, 3) == {"a", "b", "c"}


def test_what_is_remembered_is_worked_out_once() -> None:
    asked: list[str] = []

    def work_out(key: str) -> int:
        asked.append(key)
        return len(key)

    known = Remembered(work_out)

    assert (known["abc"], known["abc"]) == (3, 3)
    assert asked == ["abc"]


def test_the_distance_is_that_of_the_hexes_wherever_they_lie() -> None:
    ground = the_box().ground("ligny")
    first, *_, last = ground.hexes
    corners = (first, last, ground.edges["north"][-1], ground.edges["south"][0])

    for here in corners:
        for there in ground.hexes:
            assert ground.distance(here, there) == ground.at[here].distance(ground.at[there])


def test_the_nearest_of_some_hexes_is_measured_and_of_none_very_far() -> None:
    ground = the_box().ground("ligny")
    here = ground.hexes[0]
    beside = ground.neighbours[here][0]

    assert ground.distance_to_any([ground.hexes[-1], beside], here) == 1
    assert ground.distance_to_any([], here) == 99
