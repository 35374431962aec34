"""The map as it is handed to whoever draws it: the sheet, its places, its roads and its names."""

import re
from functools import cache
from itertools import combinations, pairwise
from math import atan2, cos, degrees, dist, hypot, radians
from xml.etree import ElementTree

import pytest

from estafette.engine import Board, Messages, Setup, Space
from estafette.games.napoleon_1815.board import DRAWING, LIVERIES, board
from estafette.games.napoleon_1815.printed import FOLDER
from tests.games.napoleon_1815.position import the_box
from tests.referee import rule
from tools.atlas.alphabet import width
from tools.atlas.pen import IN_TONGUES

SCENARIOS = ("campaign-1815", "intro-ligny", "ligny-quatre-bras", "waterloo-wavre")
LETTERS = 20.0  # the size of a name on the sheet
DISC = 34.0
STACKS = (48.0, 24.0)  # half the room of two stacks side by side
SVG = "{http://www.w3.org/2000/svg}"
Point = tuple[float, float]
Rect = tuple[float, float, float, float]


def drawn(scenario: str = "campaign-1815") -> Board:
    return board(the_box(), Setup(scenario))


def places() -> dict[str, Point]:
    return {space.id: (space.x, space.y) for space in drawn().spaces}


def true_place(zone: str) -> Point:
    where = the_box().zones[zone]
    return where.lon * cos(radians(50.56)), -where.lat


@cache
def courses() -> dict[tuple[str, str], list[Point]]:
    return {link.ends: walked(link.path) for link in drawn().links}


def walked(path: str) -> list[Point]:
    """The points along a path of Bézier pieces."""
    numbers = [float(number) for number in re.findall(r"-?[\d.]+", path)]
    knots = list(zip(numbers[::2], numbers[1::2], strict=True))
    line = [knots[0]]
    for n in range(0, len(knots) - 1, 3):
        a, b, c, d = knots[n : n + 4]
        for t in (0.125 * step for step in range(1, 9)):
            u = 1 - t
            line.append(
                (
                    u**3 * a[0] + 3 * u * u * t * b[0] + 3 * u * t * t * c[0] + t**3 * d[0],
                    u**3 * a[1] + 3 * u * u * t * b[1] + 3 * u * t * t * c[1] + t**3 * d[1],
                )
            )
    return line


def crosses(a: Point, b: Point, c: Point, d: Point) -> bool:
    def side(p: Point, q: Point, r: Point) -> float:
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


def meet(one: list[Point], other: list[Point]) -> bool:
    return any(crosses(a, b, c, d) for a, b in pairwise(one) for c, d in pairwise(other))


def name_boxes(language: str) -> dict[str, Rect]:
    words = Messages([FOLDER / "text"], the_box().names)
    return {space.id: name_box(space, words.name(space.id, language)) for space in drawn().spaces}


def name_box(space: Space, name: str) -> Rect:
    assert space.label
    wide = max(width(name, LETTERS, style) for style in ("roman", "italic"))
    shift = {"start": 0.0, "middle": 0.5, "end": 1.0}[space.label.anchor]
    left, base = space.x + space.label.x - wide * shift, space.y + space.label.y
    return left, base - 0.72 * LETTERS, left + wide, base + 0.26 * LETTERS


def overlap(one: Rect, other: Rect) -> bool:
    return (
        min(one[2], other[2]) > max(one[0], other[0])
        and min(one[3], other[3]) > max(one[1], other[1])
    )  # fmt: skip


def test_every_zone_has_room_for_two_stacks():
    for one, other in combinations(drawn().spaces, 2):
        assert hypot(one.x - other.x, one.y - other.y) >= 95
        beside, below = abs(one.x - other.x), abs(one.y - other.y)
        assert beside >= 2 * STACKS[0] or below >= 2 * STACKS[1], (one.id, other.id)


def test_a_road_keeps_its_true_direction_where_the_ground_was_spread():
    at = places()
    for link in drawn().links:
        (ax, ay), (bx, by) = (at[end] for end in link.ends)
        (cx, cy), (dx, dy) = (true_place(end) for end in link.ends)
        turned = degrees(atan2(by - ay, bx - ax) - atan2(dy - cy, dx - cx))

        assert abs((turned + 180) % 360 - 180) < 35, link.ends


def test_the_nearest_zone_on_the_ground_is_among_the_nearest_on_the_sheet():
    at = places()
    for zone in at:
        others = [other for other in at if other != zone]
        nearest = min(others, key=lambda other: dist(true_place(zone), true_place(other)))
        drawn_near = sorted(others, key=lambda other: dist(at[zone], at[other]))[:6]

        assert nearest in drawn_near, zone


def test_no_two_roads_cross():
    for (one, here), (other, there) in combinations(courses().items(), 2):
        if not set(one) & set(other):
            assert not meet(here, there), (one, other)


def test_no_road_runs_through_a_third_zone():
    for ends, course in courses().items():
        for zone, place in places().items():
            if zone not in ends:
                assert min(dist(place, point) for point in course) > DISC + 12, (ends, zone)


def test_a_road_begins_and_ends_in_its_zones():
    for ends, course in courses().items():
        assert dist(course[0], places()[ends[0]]) < 1
        assert dist(course[-1], places()[ends[1]]) < 1


@pytest.mark.parametrize("language", ["fr", "en"])
def test_no_name_is_written_over_another_or_over_a_zone_that_is_not_its_own(language):
    boxes = name_boxes(language)
    for (one, here), (other, there) in combinations(boxes.items(), 2):
        assert not overlap(here, there), (one, other)
    for zone, (x, y) in places().items():
        room = (x - STACKS[0], y - DISC, x + STACKS[0], y + DISC)
        for name, box in boxes.items():
            assert name == zone or not overlap(box, room), (name, zone)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_name_stands_within_the_sheet(language):
    map_ = drawn()
    for name, (left, top, right, bottom) in name_boxes(language).items():
        assert left > 46, name
        assert top > 46, name
        assert right < map_.width - 46, name
        assert bottom < map_.height - 46, name


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_frame_holds_the_zones_in_play_with_room_around_them(scenario):
    map_ = drawn(scenario)
    frame = map_.frame

    assert frame
    for space in map_.spaces:
        assert frame.x + 100 <= space.x <= frame.x + frame.width - 100
        assert frame.y + 100 <= space.y <= frame.y + frame.height - 100
    assert frame.x + frame.width <= map_.width
    assert frame.y + frame.height <= map_.height


def test_a_small_scenario_is_framed_more_closely_on_the_same_sheet():
    small, large = drawn("intro-ligny"), drawn()

    assert small.frame
    assert large.frame
    assert small.frame.width < large.frame.width / 2
    assert (small.width, small.pictures) == (large.width, large.pictures)


@pytest.mark.parametrize("light", ["day", "night"])
def test_the_sheet_is_a_plain_drawing_in_the_measure_of_the_board(light):
    map_ = drawn()
    assert map_.pictures
    file = DRAWING / getattr(map_.pictures, light)
    root = ElementTree.parse(file).getroot()
    tags = {element.tag.removeprefix(SVG) for element in root.iter()}
    links = [element.get("href", "#") for element in root.iter()]

    assert root.get("viewBox") == f"0 0 {map_.width:g} {map_.height:g}"
    assert not tags & {"script", "text", "image", "foreignObject", "filter"}
    assert [style.text for style in root.iter(f"{SVG}style")] == [IN_TONGUES]
    assert all(link.startswith("#") for link in links)
    assert not any(key.startswith("on") for element in root.iter() for key in element.attrib)
    assert file.stat().st_size < 900_000


@rule("napoleon-1815 map.bridges")
def test_every_bridge_is_drawn_on_its_road_and_no_road_has_one_that_is_not_printed():
    root = ElementTree.parse(DRAWING / "campaign-day.svg").getroot()
    spots = []
    for use in root.iter(f"{SVG}use"):
        if use.get("href") == "#bridge":
            x, y = re.findall(r"-?[\d.]+", use.get("transform", ""))[:2]
            spots.append((float(x), float(y)))
    for link in drawn().links:
        near = [spot for spot in spots if min(dist(spot, p) for p in courses()[link.ends]) < 12]
        assert (link.kind == "bridge") <= bool(near), link.ends

    assert len(spots) == len(the_box().bridges)


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
def test_the_crowded_ground_keeps_its_order_from_south_to_north(here, there):
    at = places()

    assert at[here][1] > at[there][1]


def test_hougoumont_stays_to_the_west_of_la_haye_sainte_and_papelotte_to_the_east():
    at = places()

    assert at["hougoumont"][0] < at["la-haye-sainte"][0] < at["papelotte"][0]


def test_every_army_wears_the_colours_of_a_nation():
    assert drawn().liveries == LIVERIES
    assert {"french", "coalition", "anglo-allied", "prussian"} == set(LIVERIES)


@rule("napoleon-1815 scenario.intro-ligny.area")
def test_only_the_zones_in_play_are_handed_out():
    small, large = drawn("intro-ligny"), drawn()

    assert {space.id for space in small.spaces} == set(the_box().sheets["intro-ligny"].zones)
    assert [space.id for space in large.spaces] == list(the_box().zones)
    assert {end for link in small.links for end in link.ends} <= {s.id for s in small.spaces}
    assert len(large.links) == len(the_box().connections)


@rule("napoleon-1815 map.bridges", "napoleon-1815 map.zone-types", "napoleon-1815 map.france")
def test_zones_and_connections_are_marked_as_printed():
    map_ = drawn()
    kinds = {link.ends: link.kind for link in map_.links}
    spaces = {space.id: space for space in map_.spaces}

    assert kinds["charleroi", "ham-sur-heure"] == "bridge"
    assert kinds["charleroi", "gosselies"] == "road"
    assert set(kinds.values()) == {"bridge", "road"}
    assert (spaces["maubeuge"].kind, spaces["maubeuge"].value) == ("fortified-town", 2)
    assert spaces["maubeuge"].marks == ("france",)
    assert (spaces["ligny"].kind, spaces["ligny"].value) == ("town", 0)
    assert spaces["ligny"].marks == ("netherlands",)
