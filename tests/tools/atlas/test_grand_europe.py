"""Land with seas around it, on an island of our own: walls, straits, blockade boxes, names."""

from functools import cache
from itertools import combinations, pairwise
from math import dist
from xml.etree import ElementTree

import pytest

shapely = pytest.importorskip("shapely")

from tools.atlas.alphabet import commands, outlines  # noqa: E402
from tools.atlas.areas import neighbours  # noqa: E402
from tools.atlas.dominions import Dominions, Politics  # noqa: E402
from tools.atlas.emblems import Row  # noqa: E402
from tools.atlas.europe import Seat  # noqa: E402
from tools.atlas.grand_europe import GrandEurope, strip, title  # noqa: E402
from tools.atlas.palette import DAY, NIGHT  # noqa: E402
from tools.atlas.projection import Point  # noqa: E402

SEATS = {
    "west": Seat("france", 49.2, 8.1),
    "north": Seat("autriche", 52.5, 12.3),
    "east": Seat("autriche", 48.9, 16.0),
    "south": Seat("suisse", 46.6, 11.8),
    "isle": Seat("malte", 49.6, 20.4),
}
BORDERS = {
    ("north", "west"): "river",
    ("east", "north"): "bridge",
    ("south", "west"): "pass",
    ("east", "south"): "plain",
    ("east", "isle"): "strait",
}
COAST = [
    [[[45.0, 6.0], [54.0, 6.0], [54.0, 18.0], [45.0, 18.0], [45.0, 6.0]]],
    [[[49.4, 20.2], [49.8, 20.2], [49.8, 20.6], [49.4, 20.6], [49.4, 20.2]]],
]
GROUND = {
    "middle": 12.0, "steps": 3050.0, "apart": [60.0, 60.0], "stacks": [30.0, 20.0],
    "felt": [320.0, 0.35, 20], "lens": [49.5, 12.0, 1.2, 300.0], "box": [20.0, 18.0],
    "frame": [-700.0, -600.0, 700.0, 600.0], "rose": [100.0, 1000.0], "tablet": [1200.0, 1000.0],
    "ships": [], "woods": [], "bogs": [], "seeds": {}, "sounds": [], "down": 10.0,
    "isles": {"isle": [2.0, 10.0, 0.0]}, "furniture": [],
    "deep": {"left": [[49.5, 3.0], [52.0, 3.0], [47.0, 3.0]], "right": [[49.5, 22.0], [47.0, 21.0],
             [52.0, 21.5]]},
    "title": {"left": "Mer", "right": "Onde"}, "beside": {"wars": [60.0, 60.0, 260.0, 160.0]},
    "words": {"wars": ["GUERRES", "WARS"]},
    "crossing": [{"ends": ["east", "isle"], "line": [[49.3, 17.6], [49.4, 19.0], [49.6, 20.2]]}],
}  # fmt: skip
PORTS = {"west": "left", "east": "right", "isle": "right"}
ROWS = {id_: Row(("stronghold", "key", "port")) for id_ in SEATS}
MARKS = {id_: ["poor"] if id_ == "south" else [] for id_ in SEATS}
POLITICS = Politics(
    majors=("france", "autriche"),
    patrons={"suisse": ("protectorate", "france")},
    provinces={id_: id_ for id_ in SEATS},
    ice=("right",),
    ports={port: (port.upper(), port.title()) for port in PORTS},
    seas={"left": "Sea", "right": "Wave"},
)


@cache
def europe():
    return GrandEurope(SEATS, BORDERS, GROUND, COAST, PORTS)


@cache
def drawn(colours):
    return Dominions(europe(), MARKS, ROWS, colours, POLITICS).drawn()


def test_zones_that_are_no_neighbours_are_kept_apart_by_a_wall():
    found = neighbours(europe().areas)

    assert found.keys() == {ends for ends, kind in BORDERS.items() if kind != "strait"}
    assert len(europe().walls) == 1


def test_a_wall_is_rock_where_mountains_are_near():
    (wall,) = europe().walls

    assert europe().is_rock(wall) == any(end in wall for end in ("south", "west"))


def test_two_seas_meet_and_cover_the_water_on_both_sides():
    assert neighbours(europe().waters).keys() == {("left", "right")}
    assert not any(water.intersects(europe().land.buffer(-1)) for water in europe().waters.values())


def test_every_port_has_a_box_in_its_sea_and_none_lies_on_another():
    boxes = europe().boxes

    for port, at in boxes.items():
        assert europe().waters[PORTS[port]].covers(shapely.Point(at))
    for one, other in combinations(boxes.values(), 2):
        assert abs(one.x - other.x) >= 40 or abs(one.y - other.y) >= 36


def test_an_isle_is_drawn_larger_than_it_is_and_carries_its_town_along():
    at = shapely.Point(europe().towns["isle"])

    assert europe().areas["isle"].covers(at)
    assert europe().areas["isle"].area > 1000


def test_an_isle_that_is_kept_whole_has_its_true_shape_wherever_it_is_pushed():
    ring = [[49.0, 19.6], [50.2, 19.6], [50.2, 21.2], [49.0, 21.2]]
    data = {**GROUND, "isles": {}, "whole": [{"ring": ring, "larger": 1.5, "shift": [30.0, 0.0]}]}
    kept = GrandEurope(SEATS, BORDERS, data, COAST, PORTS)
    true = [kept.cone.place(lat, lon) for lat, lon in COAST[1][0]]
    drawn = kept.lines["coast", "1 0"]

    sides = [dist(*ends) for ends in pairwise(drawn)]
    ratios = [side / dist(*ends) for side, ends in zip(sides, pairwise(true), strict=True)]
    assert ratios == pytest.approx([ratios[0]] * 4, rel=1e-4)
    assert kept.areas["isle"].covers(shapely.Point(kept.towns["isle"]))


def test_a_crossing_runs_from_shore_to_shore():
    (way,) = europe().crossings.values()

    assert europe().areas["east"].distance(shapely.Point(way[0])) < 1
    assert europe().areas["isle"].distance(shapely.Point(way[-1])) < 1


def test_the_layout_names_zones_seas_boxes_and_what_lies_beside():
    places = europe().layout()["places"]

    assert places.keys() == {
        *SEATS, *GROUND["deep"], *(f"blockade-{port}" for port in PORTS), "wars",
    }  # fmt: skip


def test_a_name_takes_the_largest_letters_that_have_room():
    roomy, narrow = shapely.box(0, 0, 900, 200), shapely.box(0, 0, 120, 30)

    assert title("Mer du Nord", roomy)[1] == 52
    line, size = title("Mer", narrow)
    assert size < 30
    wide = (line[-1].x - line[0].x) / 2
    assert narrow.contains(strip(Point(60, line[8].y + 1), wide, size, 0).centroid)


@pytest.mark.parametrize("colours", [DAY, NIGHT])
def test_the_sheet_is_sound(colours):
    root = ElementTree.fromstring(drawn(colours))
    hrefs = [each.get("href") for each in root.iter() if each.get("href")]

    assert {"#bridge", "#pass", "#key", "#stronghold", "#flake"} <= set(hrefs)
    ids = {each.get("id") for each in root.iter() if each.get("id")}
    assert {href[1:] for href in hrefs} <= ids
    assert {"powers", "minors", "provinces", "zones", "rivers", "limits"} <= ids


def test_a_stroke_whose_letter_is_left_out_is_a_line():
    assert list(commands("M1 2 3 4L5 6 7 8Z")) == [
        ("M", [1, 2]), ("L", [3, 4]), ("L", [5, 6]), ("L", [7, 8]), ("Z", []),
    ]  # fmt: skip
    assert "m" in outlines("A", 20.0, Point(0, 0), "italic")
