"""What is printed: areas, borders, powers, armies, leaders, markers and tables."""

from collections import Counter

import pytest

from estafette.engine import Ledger
from estafette.games.pitts_war.printed import FOLDER
from estafette.games.pitts_war.sides import COALITION, FRENCH, Colour, Kind
from tests.games.pitts_war.position import the_box
from tests.referee import rule


def marked(mark):
    return {area.id for area in the_box().areas.values() if mark in area.marks}


def stars_of(power):
    return {a.id: a.stars for a in the_box().areas.values() if a.power == power and a.stars}


def kinds(a, *others):
    return [the_box().contact.border(a, b).kind for b in others]


def test_the_ledger_holds_all_clauses_in_both_languages():
    assert len(Ledger.read(FOLDER / "box" / "rules.toml")) == 800


@rule("pitts-war map.extent", "pitts-war levant.map")
def test_europe_has_140_areas_and_the_levant_eight():
    assert len(the_box().areas) == 148
    assert marked("levant") == {
        *("alexandria", "damietta", "cairo", "asyut", "elarish"),
        *("jaffa", "acre", "damascus"),
    }


@rule("pitts-war levant.map")
def test_no_land_joins_the_levant_to_europe():
    levant = the_box().levant

    assert {"cairo", "acre"} <= levant
    assert all(set(the_box().contact.neighbours(area)) <= levant for area in levant)


@rule("pitts-war map.major-powers")
def test_seven_powers_are_major():
    assert the_box().majors == (
        *("france", "britain", "russia", "austria", "prussia", "turkey", "spain"),
    )
    assert len(the_box().of_kind(Kind.MINOR)) == 26


@rule("pitts-war map.minor-groups")
def test_baden_and_wurttemberg_are_one_power():  # ex.minor-group.south-german-states
    assert the_box().areas_of["south-germany"] == ("baden", "stuttgart")


@rule("pitts-war conquest.minor.areas")
def test_portugal_and_saxony_have_more_than_one_area():
    assert the_box().areas_of["portugal"] == ("lisbon", "porto")
    assert the_box().areas_of["saxony"] == ("dresden", "leipzig")
    assert the_box().areas_of["lombardy"] == ("milan",)


@rule("pitts-war map.uprising-areas")
def test_the_uprising_areas_are_four_regions():
    assert the_box().regions == {
        "chouans": ("rennes", "brest"),
        "vendee": ("vendee",),
        "federalists": ("marseille", "lyon"),
        "tyrol": ("innsbruck",),
    }


@rule("pitts-war map.terrain-kinds")
def test_borders_are_of_five_kinds():
    counts = Counter(border.kind for border in the_box().contact.borders)

    assert counts == {"clear": 149, "river": 111, "pass": 54, "strait": 7, "mountain": 6}
    assert kinds("boulogne", "dover", "paris") == ["strait", "clear"]
    assert kinds("bayonne", "zaragoza", "sansebastian") == ["mountain", "river"]
    assert marked("marsh") == {"flushing", "pinsk", "mantua", "damietta"}


@rule("pitts-war movement.mountain")
def test_nobody_finds_a_mountain_border_on_the_ground():
    assert "zaragoza" in the_box().contact.neighbours("bayonne")
    assert "zaragoza" not in the_box().ground.neighbours("bayonne")
    assert "dover" in the_box().ground.neighbours("boulogne")
    assert "dover" not in the_box().land.neighbours("boulogne")


@rule("pitts-war map.area-contents")
def test_an_area_may_hold_a_capital_a_port_a_fortress_and_stars():
    petersburg, vendee = the_box().areas["petersburg"], the_box().areas["vendee"]

    assert petersburg.marks == ("capital", "city", "port", "fortress")
    assert petersburg.stars == 1
    assert vendee.is_open
    assert not petersburg.is_open


@rule("pitts-war map.status-colours", "pitts-war poland.duchy.areas")
def test_colours_mark_what_can_change_its_status():
    assert marked("republic") == {
        *("brussels", "antwerp", "luxembourg", "mainz", "cologne", "chambery", "nice"),
    }
    assert marked("crown") == {"mantua", "milan", "venice", "bologna"}
    assert marked("duchy") == {"posen", "warsaw", "krakow", "lublin"}


@rule("pitts-war map.poland-blazons")
def test_blazons_say_when_and_to_whom_poland_goes():
    found = {
        (area.blazon, area.partition, area.id) for area in the_box().areas.values() if area.blazon
    }

    assert found == {
        *((1793, "prussia", "posen"), (1793, "russia", "minsk"), (1793, "russia", "zhitomir")),
        *((1795, "prussia", "warsaw"), (1795, "austria", "krakow"), (1795, "austria", "lublin")),
        *((1795, "russia", "vilna"), (1795, "russia", "pinsk")),
    }


@rule(
    "pitts-war table.recruitment.france",
    "pitts-war table.recruitment.uk",
    "pitts-war table.recruitment.russia",
    "pitts-war table.recruitment.austria",
    "pitts-war table.recruitment.prussia",
    "pitts-war table.recruitment.spain",
    "pitts-war table.recruitment.turkey",
)
@pytest.mark.parametrize(
    ("power", "stars"),
    [
        ("france", {"paris": 2, "lyon": 1, "strasbourg": 1, "marseille": 1, "bordeaux": 1}),
        ("britain", {"london": 2, "dublin": 1}),
        ("russia", {"moscow": 2, "petersburg": 1, "kiev": 1, "odessa": 1}),
        ("austria", {"vienna": 2, "budapest": 2, "prague": 1}),
        ("prussia", {"berlin": 2, "konigsberg": 1}),
        ("spain", {"madrid": 1, "seville": 1}),
        ("turkey", {"constantinople": 2}),
    ],
)
def test_gold_stars_stand_where_the_table_puts_them(power, stars):
    assert stars_of(power) == stars
    assert {the_box().areas[area].star for area in stars} == {"gold"}


@rule("pitts-war recruit.income.from-1804")
def test_six_stars_pay_only_from_1804():
    late = {area.id: area.pays_from for area in the_box().areas.values() if area.pays_from}

    assert late == dict.fromkeys(
        ["dublin", "konigsberg", "kiev", "odessa", "prague", "seville"], 1804
    )


@rule("pitts-war unit.replacement-army", "pitts-war unit.replacement-army.weaker")
def test_a_replacement_army_is_weaker_and_has_no_cavalry():
    three, two, one = (the_box().faces["fr-north"][steps] for steps in (3, 2, 1))
    rebuilt = the_box().rebuilt["fr-north"]

    assert (three.counter, two.counter, one.counter) == ("fr-north", "fr-north", "fr-ardennes")
    assert (rebuilt.counter, rebuilt.steps) == ("fr-ardennes", 2)
    assert three.cavalry
    assert not one.cavalry
    assert not rebuilt.cavalry
    assert one.tactical < three.tactical


@rule("pitts-war unit.tactical-modifier")
def test_the_great_armies_of_france_are_better_than_those_of_the_kings():
    """[R-153]"""
    faces = the_box().faces
    french = [faces[army] for army in ("fr-north", "fr-rhine", "fr-italy", "fr-sambre-meuse")]
    kings = [faces[army] for army in ("au-germany", "au-italy", "pr-rhine", "ru-1st-army")]

    assert {tuple(army[n].tactical for n in (3, 2, 1)) for army in french} == {(2, 2, 1)}
    assert {tuple(army[n].tactical for n in (3, 2, 1)) for army in kings} == {(1, 1, 0)}


@rule("pitts-war unit.guard.third-step")
def test_the_guard_shows_the_last_step_of_the_grand_army():
    assert the_box().faces["fr-grand-army"][1].counter == "fr-guard-step"
    assert the_box().rebuilt["fr-grand-army"] is None


@rule("pitts-war unit.highlighted", "pitts-war republic.piedmont-army")
def test_marks_on_counters_are_read():
    armies = the_box().armies

    assert armies["vendeans"].homebound
    assert armies["vendeans"].revolt == "vendee"
    assert armies["fr-egypt"].dot
    assert not armies["fr-north"].dot
    assert armies["piedmontese"].only == "coalition"


@rule("pitts-war leader.army-commanders")
def test_there_are_eighteen_leaders():
    napoleon = the_box().leaders["napoleon"]

    assert len(the_box().leaders) == 18
    assert (napoleon.strategic, napoleon.battle, napoleon.power) == (3, 3, "france")


@rule("pitts-war card.count.france", "pitts-war card.count.coalition", "pitts-war card.dates")
def test_the_markers_come_in_eight_periods():
    markers = the_box().markers.values()
    french = Counter(m.enters for m in markers if m.side is FRENCH)
    coalition = Counter(m.enters for m in markers if m.side is COALITION)

    assert list(french.values()) == [13, 8, 6, 6, 10, 10, 7, 6]
    assert list(coalition.values()) == [12, 8, 7, 5, 10, 10, 7, 6]
    assert list(french) == [1792, 1795, 1798, 1801, 1804, 1807, 1810, 1813]


@rule("pitts-war scenario.errata.egypt-marker", "pitts-war scenario.errata.1813-markers")
def test_misprinted_years_are_put_right():
    markers = the_box().markers

    assert markers["f-expedition-egypte"].enters == 1798
    assert markers["f-lanciers"].enters == 1813
    assert markers["f-cuirassiers"].enters == 1810


@rule("pitts-war card.double-sided")
def test_a_marker_on_a_double_sided_counter_has_left_before_its_back_comes():
    backs = [marker for marker in the_box().markers.values() if marker.back]

    assert len(backs) == 25
    assert all(0 < marker.leaves <= 1810 for marker in backs)


@rule("pitts-war event.colours")
def test_markers_have_four_colours():
    colours = Counter(marker.colour for marker in the_box().markers.values())

    assert set(colours) == set(Colour)
    assert the_box().markers["f-ballons"].colour is Colour.RED
    assert the_box().markers["c-nelson"].colour is Colour.BLUE


@rule("pitts-war scenario.errata.flip-counters")
def test_westphalia_and_rhine_are_backs():
    assert the_box().armies["hanoverians"].other == "westphalians"
    assert the_box().armies["imperials"].other == "rhinelanders"


def test_every_name_is_known_once():
    printed = the_box()
    things = (
        *(printed.areas, printed.countries, printed.armies, printed.replacements),
        *(printed.guerrillas, printed.leaders, printed.markers),
    )

    assert len(printed.names) == sum(map(len, things)) + 2
