"""The drawn map says what the printed one says: borders and what lies on them, seas, signs."""

import re
from collections import Counter
from functools import cache
from itertools import combinations
from xml.etree import ElementTree

import pytest

from estafette.engine import chart
from estafette.games.napoleon_against_europe.board import (
    DRAWING,
    PICTURES,
    blockade_of,
    drawn,
)
from tests.games.napoleon_against_europe.position import the_box
from tests.referee import rule

STACKS = (84, 56)  # the room of two stacks side by side
SHORE = 18  # where less of a zone than this lies on a sea, no port looks on it
NUMBER = re.compile(r"-?\d*\.?\d+")
SPOT = re.compile(r"translate\(([\d.]+) ([\d.]+)\)")
SVG = "{http://www.w3.org/2000/svg}"
MAJOR_BORDERS = ("powers", "minors", "provinces", "zones")


@cache
def spaces():
    return {space.id: space for space in drawn(the_box()).spaces}


def kinds():
    return {tuple(sorted(border.ends)): border.kind for border in the_box().ground.borders}


def on_land():
    return {ends: kind for ends, kind in kinds().items() if kind not in ("strait", "whole-move")}


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
    return {id_: ground(spaces()[id_].outline) for id_ in the_box().zones}


@cache
def waters():
    return {id_: ground(spaces()[id_].outline) for id_ in the_box().seas}


@cache
def sheet():
    return ElementTree.parse(DRAWING / PICTURES.day).getroot()


def path_of(id_):
    return sheet().find(f".//*[@id='{id_}']").get("d")


def signs(name):
    """Where a sign stands on the sheet."""
    return [
        tuple(map(float, SPOT.match(use.get("transform")).groups()))
        for use in sheet().iter(f"{SVG}use")
        if use.get("href") == f"#{name}"
    ]


@cache
def borders():
    """Every border on land as it runs on the drawing."""
    pytest.importorskip("shapely")
    from tools.atlas.barriers import shared

    return shared(grounds(), on_land())


@cache
def share_of(id_):
    """How much of every border is drawn by one of the lines of the sheet."""
    shapely = pytest.importorskip("shapely")
    line = shapely.MultiLineString(list(courses(path_of(id_)))).buffer(3)
    return {
        ends: border.intersection(line).length / border.length for ends, border in borders().items()
    }


@rule("napoleon-against-europe map.zones")
def test_who_are_neighbours_share_a_drawn_border_and_nobody_else_does():
    pytest.importorskip("shapely")
    from tools.atlas.areas import neighbours

    found = neighbours(grounds())

    assert found.keys() == on_land().keys()
    assert min(found.values()) > 18


@rule("napoleon-against-europe map.sea-zone")
def test_seas_that_are_neighbours_meet_on_the_drawing_and_no_others_do():
    pytest.importorskip("shapely")
    from tools.atlas.areas import neighbours

    found = neighbours(waters())

    assert found.keys() == {tuple(sorted(border.ends)) for border in the_box().waters.borders}


@rule("napoleon-against-europe map.zones")
def test_rivers_are_drawn_along_the_borders_that_they_form_and_no_others():
    for ends, kind in on_land().items():
        wet = share_of("rivers")[ends]
        assert (wet > 0.8) if kind in ("river", "bridge") else (wet < 0.45), (ends, wet)


@rule("napoleon-against-europe map.borders")
@pytest.mark.parametrize("rank", MAJOR_BORDERS)
def test_a_border_is_drawn_by_what_it_parts(rank):
    for ends in on_land():
        drawn_so = share_of(rank)[ends]
        assert (drawn_so > 0.8) if rank_of(ends) == rank else (drawn_so < 0.6), (ends, drawn_so)


def rank_of(ends):
    printed = the_box()
    provinces = [printed.zones[end].province for end in ends]
    countries = [printed.provinces[province].country for province in provinces]
    majors = [printed.countries[country].is_major for country in countries]
    if countries[0] != countries[1]:
        return "powers" if all(majors) else "minors"
    return "provinces" if majors[0] and provinces[0] != provinces[1] else "zones"


@rule("napoleon-against-europe map.borders")
def test_the_frontier_of_powers_is_red_and_that_of_minors_thicker_than_a_province():
    powers, minors, provinces, between = (
        sheet().find(f".//*[@id='{rank}']") for rank in MAJOR_BORDERS
    )

    assert powers.get("stroke") == "#b5241c"
    assert minors.get("stroke") == provinces.get("stroke") != powers.get("stroke")
    assert float(minors.get("stroke-width")) > 2 * float(provinces.get("stroke-width"))
    assert between.get("stroke-dasharray")


@rule("napoleon-against-europe map.zones")
@pytest.mark.parametrize("kind", ["pass", "bridge"])
def test_every_pass_and_bridge_has_its_sign_on_the_border_that_it_crosses(kind):
    shapely = pytest.importorskip("shapely")
    spots = [shapely.Point(at) for at in signs(kind)]
    on = Counter(min(borders(), key=lambda ends: borders()[ends].distance(at)) for at in spots)

    assert on == Counter({ends: 1 for ends, other in on_land().items() if other == kind})


@rule("napoleon-against-europe map.zones")
def test_mountains_stand_along_the_borders_that_they_bar():
    shapely = pytest.importorskip("shapely")
    peaks = [
        shapely.Point(int(use.get("x")), int(use.get("y")))
        for use in sheet().iter(f"{SVG}use")
        if use.get("href").startswith("#peak-")
    ]
    tree = shapely.STRtree(peaks)
    near = {
        ends: len(tree.query(line, predicate="dwithin", distance=16)) * 40 / line.length
        for ends, line in borders().items()
    }

    for ends, kind in on_land().items():
        if kind in ("pass", "mountain"):
            assert near[ends] > 1, ends


@rule("napoleon-against-europe map.zones")
def test_the_straits_and_the_way_to_egypt_are_the_only_ways_over_the_sea():
    by_sea = {tuple(sorted(link.ends)) for link in drawn(the_box()).links if link.path}

    assert by_sea == kinds().keys() - on_land().keys()


@rule("napoleon-against-europe map.zones")
def test_a_strait_runs_from_the_one_shore_to_the_other():
    shapely = pytest.importorskip("shapely")

    for link in drawn(the_box()).links:
        if link.path:
            (way,) = courses(link.path)
            for id_, end in zip(sorted(link.ends), (way[0], way[-1]), strict=True):
                assert grounds()[id_].distance(shapely.Point(end)) < 2, link.ends


@rule("napoleon-against-europe map.port")
def test_every_port_lies_on_the_sea_on_which_it_looks():
    for port, sea in the_box().ports.items():
        shore = grounds()[port].buffer(2).intersection(waters()[sea]).area / 2
        assert shore > SHORE, (port, sea, shore)


@rule("napoleon-against-europe naval.blockade.box")
def test_a_blockade_box_lies_in_the_sea_of_its_port_and_on_no_other():
    shapely = pytest.importorskip("shapely")
    boxes = {port: spaces()[blockade_of(port)] for port in the_box().ports}

    for port, box in boxes.items():
        spot = shapely.Point(box.x, box.y)
        assert waters()[the_box().ports[port]].distance(spot) < 6, port
    for one, other in combinations(boxes.values(), 2):
        assert abs(one.x - other.x) >= 60 or abs(one.y - other.y) >= 54, (one.id, other.id)


@rule("napoleon-against-europe naval.blockade.box")
def test_a_blockade_box_is_nearer_to_its_own_port_than_to_others_of_that_sea():
    shapely = pytest.importorskip("shapely")
    near = 0

    for port, sea in the_box().ports.items():
        box = spaces()[blockade_of(port)]
        spot = shapely.Point(box.x, box.y)
        far = {each: grounds()[each].distance(spot) for each in the_box().ports_on[sea]}
        near += far[port] <= min(far.values()) + 1
        assert far[port] < 150, port
    assert near >= len(the_box().ports) * 0.8


@rule(
    "napoleon-against-europe map.key-zone",
    "napoleon-against-europe map.port",
    "napoleon-against-europe map.fortress-levels",
)
def test_every_key_anchor_fortress_and_capital_is_drawn():
    zones = the_box().zones.values()

    assert len(signs("key")) == len(the_box().keys)
    assert len(signs("port")) == 2 * len(the_box().ports)  # beside its town, and in its box
    for rank in ("", "minor", "major"):
        for level, sign in ((0, "town"), (1, "stronghold"), (2, "citadel")):
            name = f"{rank}-{sign}" if rank else sign
            wanted = [z for z in zones if z.capital == rank and z.fortress == level]
            wanted = [z for z in wanted if not z.is_open]
            assert len(signs(name)) == len(wanted), name


@rule("napoleon-against-europe map.capital")
def test_capitals_are_red():
    for name in ("minor-town", "major-town", "minor-stronghold", "major-stronghold"):
        sign = sheet().find(f".//*[@id='{name}']")
        assert sign[0].get("fill") == "#b32a22", name
    assert sheet().find(".//*[@id='stronghold']")[0].get("fill") != "#b32a22"


@rule("napoleon-against-europe map.statuses-1805")
def test_a_minor_is_hatched_in_the_colours_of_the_power_it_goes_with_in_1805():
    hatched = {
        use.get("href").removeprefix("#c-"): use.get("fill")
        for use in sheet().iter(f"{SVG}use")
        if use.get("fill", "").startswith("url(#")
    }
    stands = {each.country: each for each in the_box().sheets["1805"].status}

    for country in the_box().countries.values():
        if country.is_major or country.later:
            assert country.id not in hatched
            continue
        status = stands[country.id]
        wanted = f"url(#{status.kind}-{status.of})" if status.of else None
        assert hatched.get(country.id) == wanted, country.id


def test_poor_zones_are_strewn_with_sand():
    sand = [path for path in sheet().iter(f"{SVG}path") if path.get("fill") == "url(#sand)"]

    assert len(sand) == len([zone for zone in the_box().zones.values() if zone.poor])


def test_stacks_stand_on_the_ground_of_their_zone():
    shapely = pytest.importorskip("shapely")

    for id_, area in (grounds() | waters()).items():
        assert area.covers(shapely.Point(spaces()[id_].x, spaces()[id_].y)), id_


def test_every_zone_and_sea_has_room_for_two_stacks():
    wide, high = STACKS
    places = [spaces()[id_] for id_ in (*the_box().zones, *the_box().seas)]

    for one, other in combinations(places, 2):
        assert abs(one.x - other.x) >= wide or abs(one.y - other.y) >= high, (one.id, other.id)


@pytest.mark.parametrize("picture", [PICTURES.day, PICTURES.night])
def test_a_sheet_is_sound_and_light(picture):
    file = DRAWING / picture
    root = ElementTree.parse(file).getroot()

    paper = chart(DRAWING)
    assert root.get("viewBox") == f"0 0 {paper.width:g} {paper.height:g}"
    assert file.stat().st_size < 850_000
