"""A sheet of areas, drawn from a coast and a few seats of our own."""

from functools import cache
from xml.etree import ElementTree

import pytest

shapely = pytest.importorskip("shapely")

from tools.atlas.continent import Continent  # noqa: E402
from tools.atlas.europe import Europe, Seat, room, settled  # noqa: E402
from tools.atlas.palette import DAY, NIGHT  # noqa: E402

SEATS = {
    "north": Seat("france", 52.0, 10.0),
    "south": Seat("austria", 47.0, 11.0),
    "east": Seat("austria", 48.0, 15.0),
}
GROUND = {
    "middle": 13.0,
    "frame": [-500.0, -400.0, 500.0, 400.0],
    "rose": [100.0, 700.0],
    "tablet": [800.0, 700.0],
    "ships": [[60.0, 60.0, 1.0]],
    "woods": ["glade"],
    "seeds": {"north": [[53.0, 12.0]]},
    "abroad": {"abroad": [[51.0, 17.5]]},
    "wild": {"glade": [[49.8, 12.0]], "peak": [[46.0, 8.0]]},
    "crossing": [{"ends": ["south", "north"], "line": [[46.0, 6.2], [49.0, 5.0], [52.0, 6.2]]}],
    "river": [{"name": "Fluss", "breadth": 3.0, "course": [[50.0, 8.0], [51.0, 9.0], [54.0, 9.0]]}],
    "chain": [{"broad": 0.5, "crest": [[50.0, 8.0], [50.2, 9.0], [50.0, 10.0]]}],
    "marsh": [{"ring": [[48.0, 9.0], [48.0, 11.0], [47.2, 10.0]]}],
    "sea": [
        {
            "name": "Mer",
            "english": "Sea",
            "size": 20.0,
            "line": [[55.5, 8.0], [55.6, 10.0], [55.5, 12.0]],
        }
    ],
    "beyond": [
        {"name": "TERRE", "english": "LAND", "size": 12.0, "line": [[51.0, 16.4], [51.0, 17.4]]}
    ],
}
COAST = [[[[45.0, 6.0], [54.0, 6.0], [54.0, 18.0], [45.0, 18.0], [45.0, 6.0]]]]
MARKS = {"north": ["capital", "barren"], "south": ["mountain"], "east": ["marsh"]}
TOWNS = {"north": "Nord", "south": "Süd", "east": "Ost"}


@cache
def europe():
    return Europe(SEATS, [("north", "south"), ("south", "east")], GROUND, COAST)


@cache
def drawn(colours):
    return Continent(europe(), MARKS, TOWNS, colours).drawn()


def test_a_country_is_the_sum_of_its_areas():
    both = europe().areas["south"].area + europe().areas["east"].area

    assert europe().countries["austria"].area == pytest.approx(both, rel=0.01)


def test_nobody_may_go_abroad_or_into_the_wild():
    assert europe().areas.keys() == SEATS.keys()
    assert europe().grounds.keys() == {*SEATS, "abroad", "glade", "peak"}


def test_a_town_lies_in_its_area():
    for id_, town in europe().towns.items():
        assert europe().areas[id_].covers(shapely.Point(town))


def test_stacks_keep_off_each_other_where_areas_are_narrow():
    strips = {str(n): shapely.box(0, 100 * n, 400, 100 * n + 60) for n in range(3)}
    places = settled(strips, shapely.union_all(list(strips.values())))
    rooms = [room(at) for at in places.values()]

    assert all(strips[id_].covers(shapely.Point(at)) for id_, at in places.items())
    assert not rooms[0].overlap(rooms[1])
    assert not rooms[1].overlap(rooms[2])


def test_a_way_over_the_sea_runs_from_its_first_end_in_the_alphabet():
    north, south = europe().crossings["south", "north"][-1], europe().crossings["south", "north"][0]
    start = europe().layout()["courses"]["north--south"].split("l")[0]

    assert north.y < south.y
    assert start == f"M{north.x:.1f} {north.y:.1f}".replace(".0", "")


def test_the_same_sheet_is_drawn_in_two_lights():
    for colours in (DAY, NIGHT):
        root = ElementTree.fromstring(drawn(colours))

        assert root.get("viewBox") == "0 0 1000 800"
        assert "nan" not in drawn(colours).lower()
        assert f'fill="{colours.paper_light}"' in drawn(colours)
    assert drawn(DAY) != drawn(NIGHT)


def test_the_marks_of_an_area_are_drawn():
    sheet = drawn(DAY)

    assert sheet.count('href="#capital"') == 1
    assert sheet.count('fill="url(#sand)"') == 1
    assert sheet.count('href="#peak-') > 20
    assert "h10m-7.5" in sheet


def test_the_sea_the_land_beyond_and_the_title_are_written_for_both_readers():
    sheet = drawn(DAY)

    assert sheet.count('class="fr"') == sheet.count('class="en"') == 4
