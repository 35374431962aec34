"""Roads bend round what is not theirs and cross a river once, at their bridge."""

from math import dist

import pytest

shapely = pytest.importorskip("shapely")

from tools.atlas.labels import Names, Rect, spots_around, written  # noqa: E402
from tools.atlas.projection import Point  # noqa: E402
from tools.atlas.roads import CLEAR, Way, lay_roads  # noqa: E402

PLACES = {
    "west": Point(0.0, 0.0),
    "east": Point(300.0, 0.0),
    "south": Point(150.0, 46.0),
    "north": Point(150.0, -200.0),
}


def test_a_road_gives_a_third_place_a_wide_berth():
    road = lay_roads(PLACES, [Way(("west", "east"))], {})["west", "east"]

    assert min(dist(point, PLACES["south"]) for point in road.course) > CLEAR - 4


def test_a_bridge_stands_where_the_road_meets_its_river():
    river = [Point(100.0, -300.0), Point(110.0, 300.0)]
    road = lay_roads(PLACES, [Way(("west", "east"), "rhine")], {"rhine": river})["west", "east"]

    assert road.bridge
    assert 100 < road.bridge.x < 110
    assert min(dist(road.bridge, point) for point in road.course) < 15


def test_a_road_without_a_bridge_bends_off_a_river_that_it_need_not_cross():
    brook = {"brook": [Point(100.0, 20.0), Point(150.0, -9.0), Point(200.0, 20.0)]}
    places = {"west": PLACES["west"], "east": PLACES["east"]}
    road = lay_roads(places, [Way(("west", "east"))], brook)["west", "east"]

    assert not road.line.intersects(shapely.LineString(brook["brook"]))


def test_names_part_when_their_places_are_near():
    middles = {"one": Point(0.0, 0.0), "other": Point(110.0, 0.0)}
    widths = {"one": 150.0, "other": 150.0}
    rooms = {id_: Rect(at.x - 49, at.y - 34, at.x + 49, at.y + 34) for id_, at in middles.items()}
    tries = {id_: spots_around(34.0, 49.0, 20.0) for id_ in middles}
    chosen = Names(middles, widths, 20.0, rooms, tries).settle([], [])
    boxes = [written(middles[id_], chosen[id_], 150.0, 20.0) for id_ in middles]

    assert not boxes[0].overlap(boxes[1])
    assert not boxes[0].overlap(rooms["other"])
    assert not boxes[1].overlap(rooms["one"])
