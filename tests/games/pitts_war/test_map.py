"""The drawn map says what the printed one says: borders and what lies on them, coasts, stars."""

import re
from collections import Counter
from functools import cache
from itertools import combinations
from xml.etree import ElementTree

import pytest

from estafette.engine import chart
from estafette.games.pitts_war.board import DRAWING, PICTURES, drawn
from tests.games.pitts_war.position import the_box
from tests.referee import rule

STACKS = (100, 64)  # the room of two stacks side by side
LONGEST_TIP = 45  # where a bay only just reaches an area, nobody lands
NUMBER = re.compile(r"-?\d*\.?\d+")
SPOT = re.compile(r"translate\(([\d.]+) ([\d.]+)\)")


@cache
def spaces():
    return {space.id: space for space in drawn(the_box()).spaces}


def kinds():
    return {border.ends: border.kind for border in the_box().contact.borders}


def on_land():
    return {ends: kind for ends, kind in kinds().items() if kind != "strait"}


def courses(data):
    """Path data of our own pen, relative steps, as lists of points."""
    for part in data.split("M")[1:]:
        x, y, *steps = map(float, NUMBER.findall(part))
        points = [(x, y)]
        for dx, dy in zip(steps[::2], steps[1::2], strict=True):
            x, y = x + dx, y + dy
            points.append((x, y))
        yield points


@cache
def ground(outline):
    shapely = pytest.importorskip("shapely")
    land = shapely.Polygon()
    for ring in courses(outline):
        land = land.symmetric_difference(shapely.Polygon(ring).buffer(0))
    return land


@cache
def grounds():
    return {id_: ground(space.outline) for id_, space in spaces().items()}


@cache
def sheet():
    return ElementTree.parse(DRAWING / PICTURES.day).getroot()


def path_of(id_):
    return sheet().find(f".//*[@id='{id_}']").get("d")


def signs(name):
    """Where a sign stands on the sheet."""
    return [
        tuple(map(float, SPOT.match(use.get("transform")).groups()))
        for use in sheet().iter("{http://www.w3.org/2000/svg}use")
        if use.get("href") == f"#{name}"
    ]


@cache
def borders():
    """Every border on land as it runs on the drawing."""
    pytest.importorskip("shapely")
    from tools.atlas.barriers import shared

    return shared(grounds(), on_land())


@rule("pitts-war map.extent")
def test_who_are_neighbours_share_a_drawn_border_and_nobody_else_does():
    pytest.importorskip("shapely")
    from tools.atlas.areas import neighbours

    drawn_borders = neighbours(grounds())

    assert drawn_borders.keys() == on_land().keys()
    assert min(drawn_borders.values()) > 20


@rule("pitts-war map.terrain-kinds")
def test_a_river_is_drawn_along_the_borders_that_it_forms_and_no_others():
    shapely = pytest.importorskip("shapely")
    water = shapely.MultiLineString(list(courses(path_of("rivers")))).buffer(3)
    wet = {ends: line.intersection(water).length / line.length for ends, line in borders().items()}

    for ends, kind in on_land().items():
        assert (wet[ends] > 0.8) if kind == "river" else (wet[ends] < 0.4), (ends, wet[ends])


@rule("pitts-war map.terrain-kinds")
def test_every_pass_has_its_sign_on_the_border_that_it_crosses():
    shapely = pytest.importorskip("shapely")
    spots = [shapely.Point(at) for at in signs("pass")]
    on = Counter(min(borders(), key=lambda ends: borders()[ends].distance(at)) for at in spots)

    assert on == Counter({ends: 1 for ends, kind in on_land().items() if kind == "pass"})


@rule("pitts-war map.terrain-kinds")
def test_mountains_stand_along_the_borders_that_they_bar():
    shapely = pytest.importorskip("shapely")
    peaks = [
        shapely.Point(int(use.get("x")), int(use.get("y")))
        for use in sheet().iter("{http://www.w3.org/2000/svg}use")
        if use.get("href").startswith("#peak-")
    ]
    tree = shapely.STRtree(peaks)

    for ends, kind in on_land().items():
        if kind in ("pass", "mountain"):
            near = tree.query(borders()[ends], predicate="dwithin", distance=16)
            assert len(near) * 40 > borders()[ends].length, ends


def test_the_straits_and_nothing_else_are_ways_over_the_sea():
    by_sea = {link.ends for link in drawn(the_box()).links if link.path}

    assert by_sea == {ends for ends, kind in kinds().items() if kind == "strait"}


def test_a_strait_runs_from_the_one_shore_to_the_other():
    shapely = pytest.importorskip("shapely")

    for link in drawn(the_box()).links:
        if link.path:
            (way,) = courses(link.path)
            for id_, end in zip(link.ends, (way[0], way[-1]), strict=True):
                assert grounds()[id_].distance(shapely.Point(end)) < 12, link.ends


def test_an_area_has_a_drawn_coast_if_it_is_printed_with_one():
    shapely = pytest.importorskip("shapely")
    window = sheet().find(".//*[@id='window']/*")
    left, top, wide, high = (float(window.get(key)) for key in ("x", "y", "width", "height"))
    edge = shapely.box(left, top, left + wide, top + high).boundary.buffer(1)
    shore = ground(path_of("land")).boundary.difference(edge)
    touching = {
        id_
        for id_, area in grounds().items()
        if area.buffer(1.2).intersection(shore).length > LONGEST_TIP
    }

    assert touching == {area.id for area in the_box().areas.values() if area.seas}


@rule("pitts-war map.area-contents")
def test_every_star_port_and_fortress_is_drawn():
    areas = the_box().areas.values()
    stars = Counter()
    for area in areas:
        stars["late" if area.pays_from else area.star] += area.stars

    for metal in ("gold", "bronze", "silver", "late"):
        assert len(signs(metal)) == stars[metal]
    assert len(signs("port")) == len([area for area in areas if "port" in area.marks])
    assert len(signs("fortress")) == len([area for area in areas if "fortress" in area.marks])
    assert len(signs("crown")) == len([area for area in areas if "crown" in area.marks])


def test_the_stars_of_an_area_are_said_and_have_no_seal_beside_those_on_the_sheet():
    assert "stars-2" in spaces()["paris"].marks
    assert not any(mark.startswith("stars") for mark in spaces()["ulm"].marks)
    assert not any(space.value for space in spaces().values())


@rule("pitts-war map.uprising-areas")
def test_uprisings_are_hatched():
    hatched = [
        path.get("d")
        for path in sheet().iter("{http://www.w3.org/2000/svg}path")
        if path.get("fill") == "url(#revolt)"
    ]

    assert len(hatched) == len([area for area in the_box().areas.values() if area.uprising])


def test_every_area_has_room_for_two_stacks():
    wide, high = STACKS

    for one, other in combinations(spaces().values(), 2):
        assert abs(one.x - other.x) >= wide or abs(one.y - other.y) >= high, (one.id, other.id)


def test_stacks_stand_on_the_ground_of_their_area():
    shapely = pytest.importorskip("shapely")

    for id_, space in spaces().items():
        assert grounds()[id_].covers(shapely.Point(space.x, space.y)), id_


@rule("pitts-war map.extent")
def test_the_levant_lies_in_a_corner_of_its_own():
    levant = [space for space in spaces().values() if "levant" in space.marks]
    others = [space for space in spaces().values() if "levant" not in space.marks]
    left, top = min(space.x for space in levant), min(space.y for space in levant)

    assert len(levant) == 8
    assert not any(space.x > left - 60 and space.y > top - 60 for space in others)


@pytest.mark.parametrize("picture", [PICTURES.day, PICTURES.night])
def test_a_sheet_is_sound_and_light(picture):
    file = DRAWING / picture
    root = ElementTree.parse(file).getroot()

    sheet = chart(DRAWING)
    assert root.get("viewBox") == f"0 0 {sheet.width:g} {sheet.height:g}"
    assert file.stat().st_size < 700_000
