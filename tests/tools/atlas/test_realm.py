"""A land parted by its ways, on an island of our own with a smaller one let into a corner."""

from functools import cache
from itertools import pairwise
from math import dist
from xml.etree import ElementTree

import numpy as np
import pytest

shapely = pytest.importorskip("shapely")

from tools.atlas.areas import neighbours  # noqa: E402
from tools.atlas.barriers import chain, crossed, shared  # noqa: E402
from tools.atlas.emblems import Row  # noqa: E402
from tools.atlas.europe import Seat  # noqa: E402
from tools.atlas.flow import Wants, carried_along, spread  # noqa: E402
from tools.atlas.palette import DAY, NIGHT  # noqa: E402
from tools.atlas.projection import Point  # noqa: E402
from tools.atlas.realm import Lens, Realm  # noqa: E402
from tools.atlas.theatre import Theatre  # noqa: E402

SEATS = {
    "west": Seat("france", 49.2, 8.1),
    "north": Seat("austria", 52.5, 12.3),
    "east": Seat("austria", 48.9, 16.0),
    "south": Seat("turkey", 46.6, 11.8),
}
BORDERS = {
    ("north", "west"): "river",
    ("east", "north"): "clear",
    ("south", "west"): "pass",
    ("east", "south"): "mountain",
}
COAST = [[[[45.0, 6.0], [54.0, 6.0], [54.0, 18.0], [45.0, 18.0], [45.0, 6.0]]]]
PEAK = [[49.4, 12.1], [49.3, 10.4], [49.2, 13.5], [50.4, 12.0], [48.2, 11.9]]
GROUND = {
    "middle": 12.0, "steps": 3050.0, "apart": [60.0, 60.0], "stacks": [30.0, 20.0],
    "felt": [320.0, 0.35, 20], "lens": [49.5, 12.0, 1.2, 300.0],
    "frame": [-500.0, -400.0, 500.0, 400.0], "rose": [100.0, 700.0], "tablet": [800.0, 700.0],
    "ships": [], "woods": [], "bogs": [], "seeds": {}, "wild": {"peak": PEAK},
}  # fmt: skip
ISLET = {
    **GROUND, "frame": [-900.0, -100.0, 0.0, 0.0], "window": [820.0, 40.0, 960.0, 180.0],
    "title": ["ILE", "ISLE"], "lens": [49.5, 12.0, 1.0, 300.0], "wild": {},
}  # fmt: skip
OUT = {"isle": Seat("turkey", 49.6, 12.0)}
MARKS = {id_: ["uprising"] if id_ == "south" else [] for id_ in [*SEATS, *OUT]}
ROWS = {id_: Row(("fortress", "gold", "port")) for id_ in [*SEATS, *OUT]}


@cache
def realm():
    inset = Realm(OUT, {}, ISLET, [[[[49.2, 11.6], [50.0, 11.6], [50.0, 12.4], [49.2, 12.4]]]])
    return Realm(SEATS, BORDERS, GROUND, COAST, inset)


@cache
def drawn(colours):
    return Theatre(realm(), MARKS, ROWS, colours).drawn()


def test_areas_touch_where_a_way_joins_them_and_nowhere_else():
    assert neighbours(realm().areas).keys() == BORDERS.keys()


def test_two_areas_meet_where_the_ground_says():
    bent = Realm(SEATS, BORDERS, GROUND | {"meet": {"north--west": [[51.8, 11.0]]}}, COAST)
    straight, moved = (
        each.areas["north"].distance(shapely.Point(each.towns["west"])) for each in (realm(), bent)
    )

    assert moved > straight + 20


def test_the_smaller_map_lies_in_its_window_and_the_large_one_leaves_it_free():
    window = shapely.box(*ISLET["window"])

    assert window.covers(realm().areas["isle"])
    assert all(realm().areas[id_].intersection(window).area < 1 for id_ in SEATS)
    assert realm().layout()["places"].keys() == {*SEATS, *OUT}


def test_what_is_seen_through_a_lens_is_found_where_it_truly_lies():
    lens = Lens(Point(5.0, -3.0), 2.0, 100.0)
    true = np.array([[5.0, -3.0], [40.0, 20.0], [-300.0, 250.0]])
    seen = np.array([lens.seen(Point(*at)) for at in true])

    assert lens.unseen(seen) == pytest.approx(true, abs=0.01)


def test_a_lens_magnifies_its_middle_and_folds_nothing():
    lens = Lens(Point(0.0, 0.0), 2.4, 100.0)
    seen = [lens.seen(Point(float(x), 0.0)).x for x in range(0, 2000, 10)]
    steps = [b - a for a, b in pairwise(seen)]

    assert steps[0] > 22
    assert min(steps) > 7
    assert 9 < steps[-1] < 11


def test_ground_under_a_place_goes_where_the_place_goes():
    places = {"mill": Point(0.0, 0.0), "farm": Point(30.0, 4.0), "inn": Point(12.0, 26.0)}
    roads = [("mill", "farm"), ("farm", "inn")]
    wants = Wants(Point(100.0, 100.0), 0.0, 1e6)
    carried = carried_along(np.array(list(places.values())), places, roads, wants)
    moved, _ = spread(places, roads, np.zeros((1, 2)), wants)

    assert max(dist(a, b) for a, b in zip(carried, moved.values(), strict=True)) < 3


def test_no_mountain_stands_in_its_pass():
    line = shared(realm().areas, [("south", "west")])["south", "west"]
    at, _ = crossed(line)

    assert min(dist(at, peak) for peak in chain(line, "pass", closed=False)) > 9
    assert min(dist(at, peak) for peak in chain(line, "wall", closed=True)) < 12


def test_emblems_stand_side_by_side():
    row = Row(("city", "gold", "gold"))
    spots = [spot for _, spot in row.placed(Point(100.0, 50.0))]

    assert [name for name, _ in row.placed(Point(0.0, 0.0))] == ["city", "gold", "gold"]
    assert spots[0].x < spots[1].x < spots[2].x
    assert spots[2].x - spots[0].x < row.wide


@pytest.mark.parametrize("colours", [DAY, NIGHT], ids=["day", "night"])
def test_barriers_and_emblems_are_drawn(colours):
    sheet = drawn(colours)

    assert ElementTree.fromstring(sheet).get("viewBox") == "0 0 1000 800"
    assert "nan" not in sheet.lower()
    assert sheet.count('href="#pass"') == 1
    assert sheet.count('href="#gold"') == 5
    assert sheet.count('fill="url(#revolt)"') == 1
    assert sheet.count('id="rivers"') == 1
    assert sheet.count('href="#peak-') > 20
