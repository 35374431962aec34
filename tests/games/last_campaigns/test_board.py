"""The map as it is handed to whoever draws it: its hexes, its roads, and a sheet that agrees."""

import re
from functools import cache
from itertools import pairwise
from math import dist, hypot
from xml.etree import ElementTree

import numpy as np
import pytest

from estafette.board import Hexside
from estafette.engine import Board, Setup, Space
from estafette.games.last_campaigns.board import DRAWING, LIVERIES, board
from estafette.games.last_campaigns.ground import NUMBERING
from estafette.games.last_campaigns.sides import Terrain
from tests.games.last_campaigns.position import the_box
from tests.referee import rule
from tools.atlas.pen import IN_TONGUES

BATTLES = {
    "la-belle-alliance": 28 * 23,
    "quatre-bras": 24 * 24,
    "ligny": 32 * 23,
    "wavre": 29 * 26,
}
SVG = "{http://www.w3.org/2000/svg}"
HEX = 48.0  # from one hex to the next on the sheet
NEAR = 6.0  # as far as a line on a hexside may bow away from it
NUMBER = re.compile(r"-?\d*\.?\d+")
Point = tuple[float, float]


@cache
def drawn(scenario: str = "campaign") -> Board:
    return board(the_box(), Setup(scenario))


@cache
def places() -> dict[str, Point]:
    return {space.id: (space.x, space.y) for space in drawn().spaces}


def space(hex_: str, scenario: str = "campaign") -> Space:
    return next(each for each in drawn(scenario).spaces if each.id == hex_)


@cache
def sheet(light: str = "day") -> ElementTree.Element:
    return ElementTree.parse(DRAWING / f"campaign-{light}.svg").getroot()


def part(id_: str) -> ElementTree.Element:
    return next(element for element in sheet().iter() if element.get("id") == id_)


def strokes(id_: str) -> list[list[Point]]:
    """The lines of a layer of the sheet, as points close to each other."""
    paths = [element.get("d", "") for element in part(id_).iter() if element.get("d")]
    return [line for path in paths for line in walked(path)]


def walked(path: str) -> list[list[Point]]:
    """The subpaths of path data made of M, l, v, h, q and z."""
    lines: list[list[Point]] = []
    for command, rest in re.findall(r"([Mlqz])([^Mlqz]*)", path):
        numbers = [float(number) for number in NUMBER.findall(rest)]
        if command == "M":
            lines.append([(numbers[0], numbers[1])])
        for n in range(0, len(numbers), 2) if command == "l" else ():
            x, y = lines[-1][-1]
            lines[-1].append((x + numbers[n], y + numbers[n + 1]))
        for n in range(0, len(numbers), 4) if command == "q" else ():
            lines[-1] += bowed(lines[-1][-1], numbers[n : n + 4])
    return lines


def bowed(start: Point, steps: list[float]) -> list[Point]:
    x, y = start
    bx, by, cx, cy = steps
    return [
        (x + 2 * (1 - t) * t * bx + t * t * cx, y + 2 * (1 - t) * t * by + t * t * cy)
        for t in (0.125 * step for step in range(1, 9))
    ]


def dense(lines: list[list[Point]]) -> np.ndarray:
    """The points of lines, none more than two steps of the sheet from the next."""
    points = []
    for line in lines:
        for (ax, ay), (bx, by) in pairwise(line):
            count = max(1, int(dist((ax, ay), (bx, by)) / 2))
            points += [(ax + (bx - ax) * n / count, ay + (by - ay) * n / count)
                       for n in range(count + 1)]  # fmt: skip
    return np.array(points)


def middle(side: Hexside) -> Point:
    a, b = (places()[NUMBERING.number_of(hex_)] for hex_ in (side.a, side.b))
    return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2


def sides(kind: str) -> set[Hexside]:
    """The hexsides of streams or ridges that lie between two hexes of the map."""
    courses = getattr(the_box().map, kind)
    every = {NUMBERING.hexside_of(side) for course in courses for side in course.sides}
    return {
        side for side in every if all(NUMBERING.number_of(h) in places() for h in (side.a, side.b))
    }


def nearest(points: np.ndarray, at: Point) -> float:
    return float(np.min(np.hypot(points[:, 0] - at[0], points[:, 1] - at[1])))


@rule("last-campaigns proposal.map.grid")
def test_the_campaign_is_played_on_every_hex_of_the_grid():
    assert len(drawn().spaces) == 74 * 71
    assert {each.id for each in drawn().spaces} >= {"0101", "7401", "0171", "7471", "2120"}


@rule("last-campaigns proposal.map.grid")
def test_neighbours_lie_as_far_apart_as_neighbours_do_and_nobody_else_so_near():
    ground, at = the_box().ground("campaign"), places()
    for hex_, near in ground.neighbours.items():
        for other in near:
            assert hypot(at[hex_][0] - at[other][0], at[hex_][1] - at[other][1]) == pytest.approx(
                HEX, rel=0.01
            )
    assert len(set(at.values())) == len(at)


@rule("last-campaigns proposal.map.grid")
def test_even_columns_stand_half_a_hex_lower_and_north_is_above():
    at = places()

    assert at["0201"][1] - at["0101"][1] == HEX / 2
    assert at["0102"][1] - at["0101"][1] == HEX
    assert at["0301"][1] == at["0101"][1]


@rule("last-campaigns proposal.map.submaps")
@pytest.mark.parametrize(("battle", "count"), BATTLES.items())
def test_a_battle_is_handed_out_with_the_hexes_of_its_own_part_of_the_map(battle, count):
    map_, ground = drawn(battle), the_box().ground(battle)

    assert len(map_.spaces) == count
    assert {each.id for each in map_.spaces} == set(ground.hexes)
    assert {end for link in map_.links for end in link.ends} <= set(ground.hexes)
    assert (map_.width, map_.pictures) == (drawn().width, drawn().pictures)


@rule("last-campaigns proposal.map.submaps")
@pytest.mark.parametrize("battle", BATTLES)
def test_the_frame_holds_the_hexes_in_play_and_little_more(battle):
    map_ = drawn(battle)
    frame = map_.frame

    assert frame
    assert min(each.x for each in map_.spaces) - frame.x == pytest.approx(HEX, abs=6)
    assert frame.y + frame.height - max(each.y for each in map_.spaces) == pytest.approx(HEX, abs=6)
    assert frame.x + frame.width <= map_.width
    assert frame.y + frame.height <= map_.height


def test_the_campaign_opens_on_the_whole_sheet_with_its_legend():
    frame = drawn().frame

    assert frame
    assert (frame.x, frame.y, frame.width, frame.height) == (0, 0, drawn().width, drawn().height)


@rule("last-campaigns proposal.map.built-binding")
def test_a_hex_is_marked_with_its_ground_and_its_level():
    assert (space("2017").kind, space("2017").marks) == (Terrain.CHATEAU, ("level-3",))
    assert space("1720").kind == Terrain.FOREST
    assert space("2321").kind == Terrain.TOWN
    assert space("2120").kind == Terrain.CLEAR


@rule("last-campaigns proposal.map.built-binding")
def test_roads_trails_and_bridges_lead_from_hex_to_hex_as_the_box_says():
    kinds = {link.ends: link.kind for link in drawn().links}

    assert kinds["2016", "2017"] == "road"
    assert kinds["4814", "4914"] == kinds["5110", "5210"] == kinds["5308", "5408"] == "bridge"
    assert kinds["4855", "4856"] == "bridge"
    assert set(kinds.values()) == {"road", "trail", "bridge"}
    assert sum(kind == "bridge" for kind in kinds.values()) == len(the_box().map.bridges)
    for road in the_box().map.road:
        assert all((min(pair), max(pair)) in kinds for pair in pairwise(road.hexes))


def test_every_place_has_its_name_written_once_on_its_first_hex():
    named = {each.label.name: each.id for each in drawn().spaces if each.label}
    box = the_box()

    assert named == {place.id: place.hexes[0] for place in box.places.values()} | {
        chateau.id: chateau.hex for chateau in box.chateaux.values()
    }


def test_every_army_wears_the_colours_of_a_nation():
    assert drawn().liveries == LIVERIES
    assert set(LIVERIES) >= {"french", "allied", "anglo-allied", "prussian"}


@rule("last-campaigns proposal.map.built-binding")
@pytest.mark.parametrize(("kind", "layer"), [("stream", "streams"), ("ridge", "ridges")])
def test_every_stream_and_ridge_is_drawn_along_its_hexsides(kind, layer):
    points = dense(strokes(layer))

    for side in sides(kind):
        assert nearest(points, middle(side)) < 2.5, side


@rule("last-campaigns proposal.map.built-binding")
def test_no_stream_is_drawn_where_the_box_has_none():
    bound = sides("stream")
    corners = np.array([end for side in bound for end in ends(side)])
    for x, y in dense(strokes("streams"))[::3]:
        if inside((x, y)):
            assert nearest(corners, (x, y)) < 14 + NEAR, (x, y)


def ends(side: Hexside) -> list[Point]:
    """The two corners of a hexside and the middle between them."""
    (ax, ay), (bx, by) = (places()[NUMBERING.number_of(hex_)] for hex_ in (side.a, side.b))
    (x, y), across = middle(side), (-(by - ay) / HEX * 14, (bx - ax) / HEX * 14)
    return [(x + across[0], y + across[1]), (x, y), (x - across[0], y - across[1])]


def inside(point: Point) -> bool:
    first, last = places()["0101"], places()["7471"]
    return first[0] < point[0] < last[0] and first[1] < point[1] < last[1]


@rule("last-campaigns proposal.map.built-binding")
@pytest.mark.parametrize(("kind", "layer"), [("road", "roads"), ("trail", "trails")])
def test_every_road_is_drawn_across_its_hexsides_and_no_other_is_crossed(kind, layer):
    ground = the_box().ground("campaign")
    links = {pair for pair, marks in ground.between.items() if kind in marks}
    points = dense(strokes(layer))

    for here, there in links:
        a, b = places()[here], places()[there]
        assert nearest(points, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)) < NEAR, (here, there)
    for line in strokes(layer):
        for a, b in pairwise([hex_at(point) for point in line if inside(point)]):
            assert a == b or (a, b) in links, (a, b)


def hex_at(point: Point) -> str:
    """The hex in which a point of the sheet lies: the one whose middle is nearest."""
    first = places()["0101"]
    column = round((point[0] - first[0]) / 42) + 1
    tries = [
        f"{c:02}{round((point[1] - first[1] - (0 if c % 2 else HEX / 2)) / HEX) + 1:02}"
        for c in (column - 1, column, column + 1)
    ]
    return min((hex_ for hex_ in tries if hex_ in places()), key=lambda h: dist(places()[h], point))


@rule("last-campaigns proposal.map.built-binding")
def test_every_bridge_is_drawn_where_its_road_crosses_the_water():
    spots = put("bridge")
    for pair in the_box().map.bridges:
        side = Hexside(*map(NUMBERING.hex_of, pair))
        assert min(dist(spot, middle(side)) for spot in spots) < NEAR, pair

    assert len(spots) == len(the_box().map.bridges) + 1  # and one in the legend


@rule("last-campaigns proposal.map.built-binding")
def test_trees_and_walls_stand_in_the_hexes_of_woods_and_chateaux_and_in_no_others():
    terrain = the_box().ground("campaign").terrain
    woods = {hex_at(spot) for n in range(6) for spot in put(f"clump-{n}") if on_the_map(spot)}
    walls = {hex_at(spot) for spot in put("chateau") if on_the_map(spot)}

    assert woods == {hex_ for hex_, ground in terrain.items() if ground is Terrain.FOREST}
    assert walls == {hex_ for hex_, ground in terrain.items() if ground is Terrain.CHATEAU}


@rule("last-campaigns proposal.map.built-binding")
def test_roofs_stand_in_every_hex_of_a_town_and_in_no_other():
    terrain = the_box().ground("campaign").terrain
    built = {hex_at(point) for roof in strokes("roofs") for point in roof}

    assert built == {hex_ for hex_, ground in terrain.items() if ground is Terrain.TOWN}


@rule("last-campaigns proposal.map.built-binding")
def test_the_tint_in_the_middle_of_a_hex_is_that_of_its_level():
    levels = the_box().ground("campaign").levels
    middles = np.array([places()[hex_] for hex_ in levels])
    higher = [within(walked(path.get("d", "")), middles) for path in part("levels")]

    assert list(np.sum(higher, axis=0)) == list(levels.values())


def within(rings: list[list[Point]], points: np.ndarray) -> np.ndarray:
    """Which points lie inside rings, one in another being a hole."""
    odd = np.zeros(len(points), dtype=bool)
    x, y = points[:, 0], points[:, 1]
    for ring in rings:
        for (ax, ay), (bx, by) in pairwise([*ring, ring[0]]):
            if ay != by:
                odd ^= ((ay > y) != (by > y)) & (x < ax + (y - ay) / (by - ay) * (bx - ax))
    return odd


def on_the_map(spot: Point) -> bool:
    return any(dist(spot, at) < 2 for at in places().values())


def put(sign: str) -> list[Point]:
    """Where the sheet has a sign."""
    spots = []
    for use in sheet().iter(f"{SVG}use"):
        if use.get("href") == f"#{sign}":
            where = NUMBER.findall(use.get("transform", "")) or (use.get("x"), use.get("y"))
            spots.append((float(where[0] or 0), float(where[1] or 0)))
    return spots


@pytest.mark.parametrize("light", ["day", "night"])
def test_the_sheet_is_a_plain_drawing_in_the_measure_of_the_board(light):
    map_ = drawn()
    assert map_.pictures
    file = DRAWING / getattr(map_.pictures, light)
    root = sheet(light)
    tags = {element.tag.removeprefix(SVG) for element in root.iter()}
    links = [element.get("href", "#") for element in root.iter()]

    assert root.get("viewBox") == f"0 0 {map_.width:g} {map_.height:g}"
    assert not tags & {"script", "text", "image", "foreignObject", "filter"}
    assert [style.text for style in root.iter(f"{SVG}style")] == [IN_TONGUES]
    assert all(link.startswith("#") for link in links)
    assert not any(key.startswith("on") for element in root.iter() for key in element.attrib)
    assert file.stat().st_size < 1_500_000
