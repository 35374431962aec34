"""The drawn map says what the printed one says: borders, coasts, marks, and who holds what."""

import re
from functools import cache
from itertools import combinations
from xml.etree import ElementTree

import pytest

from estafette.engine import Messages, chart
from estafette.games.age_of_napoleon.board import DRAWING, PICTURES, drawn
from estafette.games.age_of_napoleon.printed import FOLDER
from estafette.games.age_of_napoleon.view import view
from tests.games.age_of_napoleon.position import given, the_box
from tests.referee import rule

STACKS = (108, 64)  # the room of two stacks side by side
LONGEST_TIP = 60  # where a bay only just reaches an area, nobody lands
NUMBER = re.compile(r"-?\d*\.?\d+")


def spaces():
    return {space.id: space for space in drawn(the_box()).spaces}


@cache
def ground(outline):
    """Path data of our own pen, rings of relative steps, as a piece of land."""
    shapely = pytest.importorskip("shapely")
    rings = []
    for ring in outline.split("z")[:-1]:
        x, y, *steps = map(float, NUMBER.findall(ring))
        points = [(x, y)]
        for dx, dy in zip(steps[::2], steps[1::2], strict=True):
            x, y = x + dx, y + dy
            points.append((x, y))
        rings.append(shapely.Polygon(points).buffer(0))
    land = shapely.Polygon()
    for ring in rings:
        land = land.symmetric_difference(ring)
    return land


def grounds():
    return {id_: ground(space.outline) for id_, space in spaces().items()}


def land():
    sheet = ElementTree.parse(DRAWING / PICTURES.day)
    return ground(sheet.find(".//*[@id='land']").get("d"))


@rule("age-of-napoleon map.adjacency")
def test_who_are_neighbours_share_a_drawn_border_and_nobody_else_does():
    pytest.importorskip("shapely")
    from tools.atlas.areas import neighbours

    borders = neighbours(grounds())

    assert borders.keys() == {border.ends for border in the_box().ground.borders}
    assert min(borders.values()) > 30


@rule("age-of-napoleon map.adjacency")
def test_the_ice_is_drawn_as_a_way_over_the_sea():
    by_sea = [link for link in drawn(the_box()).links if link.path]

    assert [(link.ends, link.kind) for link in by_sea] == [(("lithuania", "sverige"), "ice")]


@rule("age-of-napoleon def.area.coastal")
def test_an_area_has_a_drawn_coast_if_it_is_printed_with_one():
    shore = land().boundary
    touching = {
        id_
        for id_, area in grounds().items()
        if area.buffer(1.2).intersection(shore).length > LONGEST_TIP
    }

    assert touching == {area.id for area in the_box().areas.values() if area.coasts}


def test_an_area_is_known_by_its_ground_and_its_marks():
    map_ = spaces()

    assert map_["castilla"].kind == "capital"
    assert map_["castilla"].marks == ("spain", "barren")
    assert map_["tirol"].kind == "mountain"
    assert map_["tirol"].marks == ("austria", "detachable")
    assert map_["holland"].kind == "marsh"
    assert map_["ukraine"].marks == ("russia",)
    assert map_["hannover"].marks == ("hannover", "coastal")


def test_every_area_has_room_for_two_stacks():
    places = [(space.x, space.y) for space in spaces().values()]
    wide, high = STACKS

    assert all(
        abs(ax - bx) >= wide or abs(ay - by) >= high
        for (ax, ay), (bx, by) in combinations(places, 2)
    )


def test_stacks_stand_on_the_ground_of_their_area():
    shapely = pytest.importorskip("shapely")

    for id_, space in spaces().items():
        assert grounds()[id_].covers(shapely.Point(space.x, space.y)), id_


@pytest.mark.parametrize("picture", [PICTURES.day, PICTURES.night])
def test_a_sheet_is_sound_and_light(picture):
    file = DRAWING / picture
    root = ElementTree.parse(file).getroot()

    sheet = chart(DRAWING)
    assert root.get("viewBox") == f"0 0 {sheet.width:g} {sheet.height:g}"
    assert file.stat().st_size < 600_000


@rule("age-of-napoleon def.status.set")
def test_every_area_shows_who_holds_it_and_how():
    game = given("1809", status={"tirol": "ic", "preussen": "nc"})
    held = {
        marker.space: (marker.kind, marker.side)
        for marker in view(game, None).markers
        if marker.kind.startswith("status-")
    }

    assert held.keys() == spaces().keys()
    assert held["ile-de-france"] == ("status-own", "french")
    assert held["britain"] == ("status-own", "coalition")
    assert held["bayern"] == ("status-ally", "french")
    assert held["holland"] == ("status-dominion", "french")
    assert held["ostpreussen"] == ("status-neutral", "")
    assert held["portugal"] == ("status-member", "coalition")
    assert held["tirol"] == ("status-insurgent", "coalition")


@rule("age-of-napoleon def.occupied-nc")
def test_an_occupied_neutral_shows_its_occupier():
    game = given("1805", davout="brandenburg", status={"preussen": "nc"})
    seen = view(game, None)

    assert {marker.kind for marker in seen.markers if marker.space == "schlesien"} == {
        "status-occupied"
    }
    assert [sheet.facts for sheet in seen.sheets if sheet.key == "sheet.occupied"] == [
        {"country": "preussen", "side": "french"}
    ]


@rule("age-of-napoleon def.status.set")
def test_the_diplomatic_panel_names_every_country_once():
    game = given("1813")
    named = [
        country
        for sheet in view(game, None).sheets
        if sheet.key.startswith("sheet.status-")
        for country in sheet.facts["countries"]
    ]

    assert sorted(named) == sorted(game.status)


def test_ground_and_states_have_words_in_both_languages():
    words = Messages([FOLDER / "text"], {})
    kinds = {f"kind-{space.kind}" for space in spaces().values()}
    marks = {f"mark-{mark}" for mark in ("barren", "detachable", "coastal")}
    markers = {f"marker-{marker.kind}" for marker in view(given("1809"), None).markers}
    sheets = {sheet.key.replace(".", "-") for sheet in view(given("1809"), None).sheets}

    for language in ("fr", "en"):
        assert kinds | marks | markers | sheets <= set(words.keys(language))
