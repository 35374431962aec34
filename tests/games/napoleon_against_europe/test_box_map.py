"""What is printed on the map: zones, capitals, fortresses, keys, ports, seas, borders, errata."""

from collections import Counter
from functools import cache
from heapq import heappop, heappush
from itertools import pairwise

import pytest

from estafette.games.napoleon_against_europe.sides import Kind, Standing
from estafette.games.napoleon_against_europe.terrain import costs
from tests.games.napoleon_against_europe.position import table, the_box
from tests.referee import rule


def zones():
    return the_box().zones


def where(test):
    return {zone.id for zone in zones().values() if test(zone)}


def kinds(*pairs):
    return [the_box().border(*pair).kind for pair in pairs]


def country_of(zone):
    return the_box().provinces[zones()[zone].province].country


@cache
def cost(start, to, *, poor=True):
    """The cheapest march in points; without poor zones if `poor` is false."""
    heap, done = [(0, start)], set()
    while heap:
        spent, here = heappop(heap)
        if here == to:
            return spent
        if here in done:
            continue
        done.add(here)
        for there in the_box().ground.neighbours(here):
            if poor or not zones()[there].poor:
                heappush(heap, (spent + costs(the_box())[here, there], there))
    return None


def cost_of(*way):
    """What a march along a given way costs."""
    return sum(costs(the_box())[pair] for pair in pairwise(way))


@rule("napoleon-against-europe map.zones")
def test_the_map_has_193_zones_each_in_a_province_of_a_country():
    assert len(zones()) == 193
    assert all(country_of(zone) in the_box().countries for zone in zones())
    assert all(the_box().zones_of[province] for province in the_box().provinces)


@rule("napoleon-against-europe map.zones")
def test_the_mainland_is_one_piece_and_islands_are_reached_by_sea():
    mainland, *islands = sorted(the_box().ground.components(), key=len, reverse=True)

    assert {"paris", "moscou", "constantinople", "lisbonne", "le-caire"} <= set(mainland)
    assert all(set(island) & the_box().ports.keys() for island in islands)


@rule("napoleon-against-europe map.zones")
@pytest.mark.parametrize(
    ("way", "points"),
    [
        (("venise", "mantoue"), 2),
        (("rome", "perouse", "florence"), 2),
        (("lille", "soissons", "metz", "strasbourg", "bade", "ulm"), 6),
        (("salzbourg", "munich"), 1),
        (("munich", "ulm"), 1),
        (("salzbourg", "vienne"), 1),
        (("graz", "salzbourg"), 1),
        (("graz", "vienne"), 1),
        (("innsbruck", "ulm"), 1),
        (("leopoldstadt", "vienne"), 1),
        (("vienne", "leopoldstadt", "kaschau"), 2),
        (("kaschau", "budapest"), 1),
        (("budapest", "raab"), 1),
        (("raab", "vienne"), 1),
        (("erfurt", "wurtzbourg"), 1),
        (("berg", "erfurt"), 1),
        (("thorn", "eylau"), 2),
        (("eylau", "koenigsberg"), 1),
    ],
)
def test_a_move_of_the_worked_examples_costs_what_they_say(way, points):  # d.map.planar
    """[d.map.planar]"""
    assert cost_of(*way) == cost(way[0], way[-1]) == points


@rule("napoleon-against-europe map.zones")
@pytest.mark.parametrize(
    ("start", "to", "points"),
    [
        ("amsterdam", "wurtzbourg", 5),
        ("mantoue", "graz", 5),
        ("brest", "reims", 4),
        ("toulon", "florence", 4),
        ("madrid", "leon", 3),
    ],
)
def test_a_march_of_the_worked_examples_is_within_its_points(start, to, points):
    assert cost(start, to) <= points


@rule("napoleon-against-europe map.zones")
def test_lublin_is_five_points_from_leopoldstadt_through_a_poor_zone():
    assert cost("lublin", "leopoldstadt") == 5
    assert cost("lublin", "leopoldstadt", poor=False) > 6


@rule("napoleon-against-europe map.zones")
@pytest.mark.parametrize(
    ("start", "nearest", "others"),
    [
        ("brunn", "brest-litovsk", ("neminov", "kiev", "vilna")),
        ("vienne", "ulm", ("strasbourg",)),
        ("raab", "neminov", ("brest-litovsk",)),
    ],
)
def test_the_nearest_fortress_after_a_peace_is_the_one_of_the_example(start, nearest, others):
    assert all(cost(start, nearest) < cost(start, other) for other in others)


@rule("napoleon-against-europe map.zones")
def test_milan_and_bologna_touch_at_a_corner_and_mantua_borders_both():
    ground = the_box().ground

    assert "bologne" not in ground.neighbours("milan")
    assert {"milan", "bologne"} <= set(ground.neighbours("mantoue"))


@rule("napoleon-against-europe map.zones")
def test_ulm_has_a_neighbour_over_an_unbridged_river_and_others_without():
    kinds_of_ulm = kinds(*(("ulm", near) for near in the_box().ground.neighbours("ulm")))

    assert "river" in kinds_of_ulm
    assert "plain" in kinds_of_ulm


@rule("napoleon-against-europe map.zones")
def test_a_whole_move_joins_alexandretta_and_acre():
    assert kinds(("alexandretta", "acre")) == ["whole-move"]
    assert country_of("alexandretta") == "turquie"
    assert country_of("acre") == "egypte"


@rule("napoleon-against-europe map.capital")
def test_every_country_of_1805_has_its_capital_in_red_and_majors_in_capital_letters():
    printed = the_box()
    of_kind = {kind: set() for kind in ("major", "minor")}
    for country in printed.countries.values():
        if not country.later:
            of_kind[country.kind].update(country.capitals)

    assert where(lambda zone: zone.capital == "major") == of_kind["major"]
    assert where(lambda zone: zone.capital == "minor") == of_kind["minor"]
    assert {"saint-petersbourg", "moscou", "paris"} <= of_kind["major"]


@rule("napoleon-against-europe map.fortress-levels")
def test_only_gibraltar_mantua_and_constantinople_are_citadels():
    levels = Counter(zone.fortress for zone in zones().values())

    assert where(lambda zone: zone.fortress == 2) == {"gibraltar", "mantoue", "constantinople"}
    assert set(levels) == {0, 1, 2}


@rule("napoleon-against-europe map.fortress-levels")
def test_the_fortresses_of_the_text_are_fortresses_and_its_towns_are_not():
    fortresses = ("rome", "ulm", "salzbourg", "vienne", "innsbruck", "florence", "trieste")
    more = ("leopoldstadt", "vilna", "liege", "thorn", "varsovie", "ciudad-rodrigo", "naples")

    assert all(zones()[zone].fortress == 1 for zone in (*fortresses, *more))
    assert [zones()[zone].fortress for zone in ("munich", "erfurt", "berlin")] == [0, 0, 0]


@rule("napoleon-against-europe map.key-zone")
def test_the_key_zones_are_those_of_the_conquest_chapter():
    assert set(the_box().keys) == {
        *("vienne", "prague", "berlin", "koenigsberg", "varsovie", "londres", "gibraltar"),
        *("malte", "dublin", "paris", "bordeaux", "lyon", "anvers", "mantoue", "madrid"),
        *("moscou", "saint-petersbourg", "odessa", "kiev", "lisbonne", "naples", "palerme"),
        *("le-caire", "constantinople"),
    }


@rule("napoleon-against-europe map.port")
def test_ports_look_on_the_seas_of_the_text():
    ports = the_box().ports

    assert ports["amsterdam"] == ports["anvers"] == "manche"
    assert ports["toulon"] == "lion"
    assert ports["constantinople"] == "marmara"
    assert ports["copenhague"] == "detroit"
    assert set(ports.values()) <= the_box().seas.keys()
    assert the_box().tables.limits.fleets_in_port == 3


@rule("napoleon-against-europe map.port")
def test_sicily_has_one_port():
    assert [zone for zone in the_box().zones_of["sicile"] if zone in the_box().ports] == ["palerme"]


@rule("napoleon-against-europe map.sea-zone")
def test_twenty_five_sea_zones_are_neighbours_of_each_other():
    seas = the_box().seas

    assert len(seas) == 25
    for sea in seas.values():
        assert all(sea.id in seas[other].neighbours for other in sea.neighbours), sea.id


@rule("napoleon-against-europe map.sea-zone")
def test_the_bosphorus_alone_leads_into_the_black_sea():
    waters = the_box().waters
    black = [sea.id for sea in the_box().seas.values() if sea.group == "black-sea"]

    into = {near for sea in black for near in waters.neighbours(sea) if near not in black}
    assert into == {"marmara"}


@rule("napoleon-against-europe map.sea-zone")
def test_the_ice_of_winter_closes_the_far_baltic_and_nothing_else():
    frozen = {sea.id for sea in the_box().seas.values() if sea.ice}

    assert frozen == {"golfe-botnie", "golfe-finlande"}


@rule("napoleon-against-europe map.borders")
def test_majors_are_divided_into_provinces_and_borders_have_seven_kinds():
    printed = the_box()
    found = Counter(line.kind for line in printed.lines.values())

    assert found == {
        **{"plain": 231, "bridge": 63, "river": 26, "pass": 61, "mountain": 8},
        **{"strait": 5, "whole-move": 1},
    }
    assert all(len(printed.provinces_of[major]) > 1 for major in printed.majors)


@rule("napoleon-against-europe map.borders")
def test_the_danish_strait_is_always_free_and_no_other_is():
    free = {frozenset(line.ends) for line in the_box().lines.values() if line.free}

    assert free == {frozenset(("aarhus", "copenhague"))}


@rule("napoleon-against-europe map.statuses-1805")
def test_every_minor_of_the_map_has_its_status_of_1805():
    game = table("1805")
    minors = [each for each in the_box().countries.values() if each.kind is Kind.MINOR]

    assert all(each.id in game.status for each in minors if not each.later)
    assert game.status["baviere"].kind is Standing.ALLY
    assert game.status["baviere"].of == "france"
    assert game.status["suisse"].kind is Standing.PROTECTORATE
    assert game.status["danemark"].kind is Standing.NEUTRAL
    assert game.status["saxe"].of == "prusse"


@rule("napoleon-against-europe map.errata.bristol")
def test_bristol_is_a_town():  # d.map.errata
    """[d.map.errata]"""
    bristol = zones()["bristol"]

    assert bristol.town
    assert not bristol.fortress


@rule("napoleon-against-europe map.errata.barcelona")
def test_barcelona_is_not_a_capital():  # d.map.errata
    """[d.map.errata]"""
    assert zones()["barcelone"].capital == ""
    assert the_box().countries["espagne"].capitals == ("madrid",)


@rule("napoleon-against-europe map.errata.no-mountains")
def test_no_mountain_stands_around_illyria_and_friuli():  # d.map.errata
    """[d.map.errata]"""
    assert kinds(("zara", "scutari"), ("trieste", "venise"), ("trieste", "zara")) == ["plain"] * 3
    assert kinds(("zara", "agram")) == ["mountain"]


@rule("napoleon-against-europe map.zones")
def test_six_zones_are_open_country():
    assert the_box().open == {"clermont", "uleaborg", "eylau", "perouse", "kaschau", "pinsk"}
    assert where(lambda zone: zone.marsh) == {"eylau", "mantoue", "pinsk"}
