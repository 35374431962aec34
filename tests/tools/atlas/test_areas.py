"""A land parted among its seats, on an island of our own."""

from itertools import combinations
from math import hypot
from xml.etree import ElementTree

import pytest

shapely = pytest.importorskip("shapely")

from tools.atlas.areas import border, neighbours, parted  # noqa: E402
from tools.atlas.europe import Continent, Europe  # noqa: E402
from tools.atlas.palette import DAY  # noqa: E402
from tools.atlas.projection import Lambert, Point  # noqa: E402

SHEET = shapely.box(0, 0, 1000, 600)
ISLAND = shapely.box(100, 100, 700, 500)
ISLET = shapely.box(850, 250, 930, 350)
SEATS = {
    "west": Point(200.0, 300.0),
    "middle": Point(400.0, 300.0),
    "east": Point(600.0, 300.0),
    "islet": Point(890.0, 300.0),
}
ISLE = {
    "area": [
        {"id": "north", "country": "france", "at": [52.0, 10.0]},
        {"id": "south", "country": "austria", "at": [47.0, 12.0]},
        {"id": "abroad", "at": [49.0, 16.0]},
    ],
    "chain": [{"broad": 0.5, "crest": [[50.0, 8.0], [50.2, 9.0], [50.0, 10.0]]}],
    "marsh": [{"ring": [[48.0, 9.0], [48.0, 11.0], [47.2, 10.0]]}],
    "sea": [{"name": "Mer", "size": 20.0, "line": [[55.5, 5.0], [55.6, 8.0], [55.5, 12.0]]}],
}
COAST = [[[[45.0, 6.0], [54.0, 6.0], [54.0, 18.0], [45.0, 18.0], [45.0, 6.0]]]]


def areas():
    return parted(shapely.union_all([ISLAND, ISLET]), SEATS, SHEET)


def test_the_areas_together_are_the_whole_land_and_do_not_overlap():
    grounds = [area.ground for area in areas().values()]

    assert sum(ground.area for ground in grounds) == pytest.approx(
        ISLAND.area + ISLET.area, rel=1e-3
    )
    assert all(a.intersection(b).area < 1 for a, b in combinations(grounds, 2))


def test_neighbours_are_read_off_the_drawing():
    assert neighbours(areas()) == {("west", "middle"), ("middle", "east")}


def test_a_border_wanders_and_is_the_same_from_either_side():
    here, there = Point(0.0, 0.0), Point(100.0, 40.0)

    assert border(here, there) == border(there, here)[::-1]
    assert len({round(point.y - 0.4 * point.x, 3) for point in border(here, there)}) > 4


def test_a_seat_lies_in_its_area():
    for area in areas().values():
        assert area.ground.covers(shapely.Point(area.seat))


def test_the_cone_keeps_angles():
    cone = Lambert(42.0, 58.0, 50.0, 13.0, 1000.0)
    for lat, lon in ((45.0, 5.0), (58.0, 30.0)):
        at, north, east = (
            cone.place(lat, lon),
            cone.place(lat + 0.01, lon),
            cone.place(lat, lon + 0.01),
        )
        up, across = (north.x - at.x, north.y - at.y), (east.x - at.x, east.y - at.y)
        along = (up[0] * across[0] + up[1] * across[1]) / (hypot(*up) * hypot(*across))

        assert abs(along) < 1e-3
        assert up[1] < 0 < across[0]


def test_a_sheet_is_drawn_from_a_coast_and_a_few_seats():
    sheet = Continent(Europe(ISLE, COAST), DAY).drawn()
    root = ElementTree.fromstring(sheet)

    assert root.get("viewBox") == "0 0 2000 1560"
    assert Continent(Europe(ISLE, COAST), DAY).drawn() == sheet
    assert "nan" not in sheet.lower()
