"""The areas as they are printed: capitals, barren ground, mountains, marshes and coasts."""

from estafette.games.age_of_napoleon.sides import Kind
from tests.games.age_of_napoleon.position import the_box
from tests.referee import rule

SEAS = {"atlantic": "Atlantic", "north-sea": "North Sea", "baltic": "Baltic"}
SEAS |= {"mediterranean": "Mediterranean"}
MARKS = ("capital", "barren", "mountain", "marsh")


def areas_of(*countries):
    """The areas of these countries, as the rules write them."""
    areas = the_box().areas.values()
    return "; ".join([written(area) for area in areas if area.country in countries])


def written(area):
    marks = [mark for mark in MARKS if mark in area.marks]
    coasts = [SEAS[coast] for coast in area.coasts if coast in SEAS]
    if coasts:
        marks.append(f"coast {'/'.join(coasts)}")
    return f"{area.name} ({', '.join(marks)})" if marks else area.name


@rule("age-of-napoleon map.areas.france")
def test_the_areas_of_france_are_those_of_the_map():
    assert areas_of("france") == (
        "Île-de-France (capital); Flandre (coast North Sea); Rhénanie; Lorraine; "
        "Bourgogne; Provence (coast Mediterranean); Aquitaine (coast Atlantic); "
        "Bretagne (coast Atlantic)"
    )


@rule("age-of-napoleon map.areas.spain")
def test_the_areas_of_spain_are_those_of_the_map():
    assert areas_of("spain") == (
        "Castilla (capital, barren); Galicia (barren, coast Atlantic); "
        "Navarra (barren, mountain, coast Atlantic); "
        "Cataluña (mountain, coast Mediterranean); Valencia (barren, coast Mediterranean); "
        "Andalucía (barren, coast Atlantic/Mediterranean)"
    )


@rule("age-of-napoleon map.areas.preussen")
def test_the_areas_of_prussia_are_those_of_the_map():
    assert areas_of("preussen") == (
        "Brandenburg (capital); Westpreußen (coast Baltic); Ostpreußen (coast Baltic); "
        "Schlesien; Sachsen; Polen (marsh)"
    )


@rule("age-of-napoleon map.areas.austria")
def test_the_areas_of_austria_are_those_of_the_map():
    assert areas_of("austria") == (
        "Österreich (capital); Böhmen; Banat; Ungarn (barren); Galizien; Tirol (mountain); "
        "Dalmatien (mountain, coast Mediterranean)"
    )


@rule("age-of-napoleon map.areas.russia")
def test_the_areas_of_russia_are_those_of_the_map():
    assert areas_of("russia") == (
        "Lithuania (barren, coast Baltic); Livonia (coast Baltic); "
        "Ingria (barren, coast Baltic); Novgorod (barren); Belorussia (barren, marsh); "
        "Volhynia (marsh); Ukraine; Smolensk (barren); Moscow (capital)"
    )


@rule("age-of-napoleon map.areas.britain")
def test_the_areas_of_britain_are_those_of_the_map():
    assert areas_of("britain") == "Britain (capital, coast Atlantic/North Sea)"


@rule("age-of-napoleon map.areas.minors")
def test_the_areas_of_the_minors_are_those_of_the_map():
    assert areas_of(*the_box().of_kind(Kind.MINOR)) == (
        "Portugal (barren, coast Atlantic); Italia (coast Mediterranean); "
        "Lo stato della Chiesa (coast Mediterranean); Napoli (coast Mediterranean); "
        "Schweiz (mountain); Württemberg; Bayern; Westfalen; "
        "Holland (marsh, coast North Sea); Hannover (coast North Sea); "
        "Danmark (coast North Sea/Baltic); Pommern (coast Baltic); "
        "Sverige (barren, coast Baltic)"
    )


@rule("age-of-napoleon map.area-count")
def test_the_marks_of_the_map_count_up():  # v.map.marks
    areas = the_box().areas.values()
    counts = {mark: len([a for a in areas if mark in a.marks]) for mark in MARKS}

    assert counts == {"capital": 6, "barren": 13, "mountain": 5, "marsh": 4}
    assert len(the_box().coast) == 25


@rule("age-of-napoleon map.adjacency")
def test_every_border_is_mutual_and_all_land_but_britain_hangs_together():  # v.map.symmetric
    ground = the_box().winter_ground

    for area in ground:
        assert all(area in ground.neighbours(there) for there in ground.neighbours(area)), area
    assert [len(part) for part in ground.components()] == [1, 49]
    assert [len(part) for part in the_box().ground.components()] == [1, 48, 1]


@rule("age-of-napoleon def.area.barren")
def test_barren_ground_is_where_the_name_is_white():  # v.gen.barren
    barren = [area.id for area in the_box().areas.values() if area.is_barren]

    assert {"castilla", "galicia", "navarra", "valencia", "andalucia", "ungarn"} <= {*barren}
    assert not {"cataluna", "banat"} & {*barren}


@rule("age-of-napoleon def.area.capital")
def test_each_major_country_has_one_capital_and_no_minor_has_any():
    capitals = [area.id for area in the_box().areas.values() if area.is_capital]
    countries = the_box().countries.values()

    assert sorted(capitals) == sorted(
        ["ile-de-france", "britain", "castilla", "brandenburg", "osterreich", "moscow"]
    )
    assert sorted(capitals) == sorted([c.capital for c in countries if c.kind is Kind.MAJOR])
    assert [c.id for c in countries if c.capital and c.kind is not Kind.MAJOR] == []


@rule("age-of-napoleon def.area.adjacent")
def test_areas_are_adjacent_by_land_alone():  # v.rec.land
    neighbours = the_box().ground.neighbours

    assert "wurttemberg" in neighbours("lorraine")
    assert "bayern" not in neighbours("lorraine")
    assert "danmark" not in neighbours("sverige")
    assert neighbours("britain") == ()


@rule("age-of-napoleon victory.adjacent-countries")
def test_six_countries_touch_france():  # v.map.adjacent-to-france
    printed = the_box()
    border = [
        there for area in printed.areas_of["france"] for there in printed.ground.neighbours(area)
    ]

    assert {printed.areas[area].country for area in border} - {"france"} == {
        *("holland", "westfalen", "wurttemberg", "schweiz", "italia", "spain")
    }
