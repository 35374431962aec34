"""Crowded ground is spread without tearing it."""

from itertools import combinations
from math import dist

import pytest

np = pytest.importorskip("numpy")

from tools.atlas.flow import Wants, spread  # noqa: E402
from tools.atlas.projection import Point  # noqa: E402

WANTS = Wants(Point(100.0, 100.0), 40.0, 300.0)
CROWD = {
    "mill": Point(0.0, 0.0),
    "farm": Point(30.0, 4.0),
    "inn": Point(12.0, 26.0),
    "town": Point(400.0, 10.0),
}
ROADS = [("mill", "farm"), ("farm", "inn"), ("inn", "mill"), ("farm", "town")]


def test_crowded_places_are_given_room():
    places, _ = spread(CROWD, ROADS, np.zeros((1, 2)), WANTS)

    assert min(dist(places[a], places[b]) for a, b in combinations(places, 2)) > 75


def test_a_brook_between_two_places_still_runs_between_them():
    brook = np.array([[15.0, -20.0], [15.0, 0.0], [16.0, 10.0]])
    places, carried = spread(CROWD, ROADS, brook, WANTS)

    assert all(places["mill"].x < x < places["farm"].x for x, _ in carried)


def test_the_same_ground_is_always_spread_in_the_same_way():
    ground = np.array([[5.0, 5.0], [200.0, 40.0]])
    first, second = (spread(CROWD, ROADS, ground, WANTS) for _ in range(2))

    assert first[0] == second[0]
    assert (first[1] == second[1]).all()


def test_places_with_room_enough_stay_where_they_are():
    calm = {"east": Point(0.0, 0.0), "west": Point(250.0, 0.0)}
    places, _ = spread(calm, [("east", "west")], np.zeros((1, 2)), WANTS)

    assert places == calm
