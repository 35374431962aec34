"""A land parted among its areas, on an island of our own."""

from itertools import combinations
from math import hypot

import numpy as np
import pytest

shapely = pytest.importorskip("shapely")

from tools.atlas.areas import neighbours, parted, shared_out, wandering  # noqa: E402
from tools.atlas.projection import Lambert, Point  # noqa: E402

SHEET = shapely.box(0, 0, 1000, 600)
ISLAND = shapely.box(100, 100, 700, 500)
ISLET = shapely.box(850, 250, 930, 350)
ROCK = shapely.box(740, 290, 760, 310)
SEATS = {
    "west": Point(200.0, 300.0),
    "middle": Point(400.0, 300.0),
    "east": Point(600.0, 300.0),
    "islet": Point(890.0, 300.0),
}


def areas():
    return parted(shapely.union_all([ISLAND, ISLET]), SEATS, SHEET)


def grounds():
    return {id_: area.ground for id_, area in areas().items()}


def test_the_areas_together_are_the_whole_land_and_do_not_overlap():
    assert sum(ground.area for ground in grounds().values()) == pytest.approx(
        ISLAND.area + ISLET.area, rel=1e-3
    )
    assert all(a.intersection(b).area < 1 for a, b in combinations(grounds().values(), 2))


def test_neighbours_are_read_off_the_drawing_with_the_length_of_their_border():
    touching = neighbours(grounds())

    assert touching.keys() == {("middle", "west"), ("east", "middle")}
    assert all(390 < far < 460 for far in touching.values())


def test_areas_that_meet_at_a_point_are_no_neighbours():
    quarters = {
        "north-west": shapely.box(0, 0, 50, 50),
        "south-east": shapely.box(50, 50, 100, 100),
    }

    assert not neighbours(quarters)


def test_a_border_wanders():
    west = grounds()["west"]
    border = [x for x, y in west.exterior.coords if 120 < y < 480 and x > 150]

    assert len({round(x, 1) for x in border}) > 20
    assert all(280 < x < 320 for x in border)


def test_waves_fold_nothing():
    grid = np.array([[x, y] for x in range(0, 300, 3) for y in range(0, 300, 3)], dtype=float)
    right, down = (wandering(grid + step) - wandering(grid) for step in ([0.01, 0], [0, 0.01]))

    assert (right[:, 0] * down[:, 1] - right[:, 1] * down[:, 0] > 0).all()


def test_a_seat_lies_in_its_area():
    for area in areas().values():
        assert area.ground.covers(shapely.Point(area.seat))


def test_an_area_of_several_seeds_is_one_ground():
    seeds = {"west": [SEATS["west"], SEATS["middle"]], "east": [SEATS["east"]]}
    parts = shared_out(ISLAND, seeds, SHEET)

    assert parts["west"].geom_type == "Polygon"
    assert parts["west"].area == pytest.approx(2 * parts["east"].area, rel=0.05)


def test_nobody_is_given_land_across_a_strait_while_somebody_lives_there():
    seeds = {"island": [Point(690.0, 300.0)], "islet": [Point(920.0, 300.0)]}
    parts = shared_out(shapely.union_all([ISLAND, ISLET]), seeds, SHEET)

    assert parts["islet"].equals(ISLET)


def test_an_empty_rock_goes_to_whoever_is_nearest():
    parts = shared_out(shapely.union_all([ISLAND, ISLET, ROCK]), {"islet": [SEATS["islet"]],
                       "east": [SEATS["east"]]}, SHEET)  # fmt: skip

    assert parts["islet"].covers(ROCK)
    assert not parts["east"].intersects(ROCK)


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
