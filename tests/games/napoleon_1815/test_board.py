"""The map as it is handed to whoever draws it."""

from itertools import combinations
from math import hypot

import pytest

from estafette.engine import Board, Setup
from estafette.games.napoleon_1815.board import board
from tests.games.napoleon_1815.position import the_box
from tests.referee import rule

SCENARIOS = ("campaign-1815", "intro-ligny", "ligny-quatre-bras", "waterloo-wavre")


def drawn(scenario: str) -> Board:
    return board(the_box(), Setup(scenario))


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_no_two_zones_are_drawn_on_top_of_each_other(scenario):
    spaces = drawn(scenario).spaces

    nearest = min(hypot(a.x - b.x, a.y - b.y) for a, b in combinations(spaces, 2))

    assert nearest >= 46


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_whole_map_lies_within_its_margins(scenario):
    map_ = drawn(scenario)

    assert map_.shape == "points"
    assert map_.width == pytest.approx(1400, abs=60)
    assert min(space.x for space in map_.spaces) == min(space.y for space in map_.spaces) == 70
    assert max(space.x for space in map_.spaces) == pytest.approx(map_.width - 70, abs=0.1)
    assert max(space.y for space in map_.spaces) == pytest.approx(map_.height - 70, abs=0.1)


def test_where_there_is_room_zones_lie_in_their_true_places():
    at = {space.id: (space.x, space.y) for space in drawn("campaign-1815").spaces}
    (west, south), (east, north) = at["maubeuge"], at["louvain"]
    zones = the_box().zones

    leagues = (south - north) / (zones["louvain"].lat - zones["maubeuge"].lat)
    across = (east - west) / (zones["louvain"].lon - zones["maubeuge"].lon)

    assert across / leagues == pytest.approx(0.635, abs=0.005)


@pytest.mark.parametrize(
    ("here", "there"),
    [
        ("la-belle-alliance", "la-haye-sainte"),
        ("la-haye-sainte", "mont-saint-jean"),
        ("mont-saint-jean", "waterloo"),
        ("plancenoit", "papelotte"),
        ("fleurus", "ligny"),
    ],
)
def test_the_crowded_ground_keeps_its_directions(here, there):
    at = {space.id: space for space in drawn("campaign-1815").spaces}

    assert at[here].y > at[there].y


def test_hougoumont_stays_to_the_west_of_la_haye_sainte_and_papelotte_to_the_east():
    at = {space.id: space.x for space in drawn("waterloo-wavre").spaces}

    assert at["hougoumont"] < at["la-haye-sainte"] < at["papelotte"]


@rule("napoleon-1815 scenario.intro-ligny.area")
def test_only_the_zones_in_play_are_drawn():
    small, large = drawn("intro-ligny"), drawn("campaign-1815")

    assert {space.id for space in small.spaces} == set(the_box().sheets["intro-ligny"].zones)
    assert [space.id for space in large.spaces] == list(the_box().zones)
    assert {end for link in small.links for end in link.ends} <= {s.id for s in small.spaces}
    assert len(large.links) == len(the_box().connections)


@rule("napoleon-1815 map.bridges", "napoleon-1815 map.zone-types", "napoleon-1815 map.france")
def test_zones_and_connections_are_marked_as_printed():
    map_ = drawn("campaign-1815")
    kinds = {link.ends: link.kind for link in map_.links}
    spaces = {space.id: space for space in map_.spaces}

    assert kinds["charleroi", "ham-sur-heure"] == "bridge"
    assert kinds["charleroi", "gosselies"] == "road"
    assert set(kinds.values()) == {"bridge", "road"}
    assert (spaces["maubeuge"].kind, spaces["maubeuge"].value) == ("fortified-town", 2)
    assert spaces["maubeuge"].marks == ("france",)
    assert (spaces["ligny"].kind, spaces["ligny"].value) == ("town", 0)
    assert spaces["ligny"].marks == ("netherlands",)
