"""Recruitment Points: what the stars give, what is gained, lost and saved."""

import pytest

from estafette.games.pitts_war.affairs import Treaty
from estafette.games.pitts_war.income import (
    close_books,
    garrison_debt,
    income,
    is_blockaded,
    receiver,
    reckon_income,
    treasury,
)
from estafette.games.pitts_war.sides import COALITION, FRENCH, Until
from estafette.games.pitts_war.state import less
from tests.games.pitts_war.position import given, road, the_box
from tests.games.pitts_war.test_supply import surrounded
from tests.referee import rule

ALLIES = {"britain": "coalition", "russia": "coalition", "spain": "coalition"}
PARTITION = {"posen": "prussia", "minsk": "russia", "zhitomir": "russia", "pinsk": "russia"}


def reckoned(game):
    reckon_income(game)
    return game.points


@rule("pitts-war table.recruitment.france", "pitts-war recruit.income.stars")
@pytest.mark.parametrize("year", [1793, 1804])
def test_france_has_six_throughout(year):
    """[rec.france-1793]"""
    assert income(given(year=year), "france") == 6


@rule(
    "pitts-war table.recruitment",
    "pitts-war table.recruitment.majors",
    "pitts-war table.recruitment.uk",
    "pitts-war table.recruitment.russia",
    "pitts-war table.recruitment.austria",
    "pitts-war table.recruitment.prussia",
    "pitts-war table.recruitment.spain",
    "pitts-war table.recruitment.turkey",
    "pitts-war recruit.income.from-1804",
)
@pytest.mark.parametrize(
    ("power", "before", "after"),
    [
        ("britain", 2, 3),
        ("russia", 3, 3),
        ("austria", 4, 5),
        ("prussia", 2, 3),
        ("spain", 1, 2),
        ("turkey", 2, 2),
    ],
)
def test_the_great_powers_have_what_the_table_says(power, before, after):
    """[rec.austria] [rec.spain-turkey]"""
    stance = {**ALLIES, "turkey": "coalition"}
    lost = {"brussels": "france", "milan": "france"}

    early = given(year=1803, stance=stance, flags=lost)
    assert income(early, power) == before
    assert income(given(year=1804, stance=stance, flags=lost), power) == after


@rule("pitts-war recruit.income.from-1804")
def test_a_star_of_1804_gives_nothing_the_year_before():
    stance = {"britain": "coalition"}
    held = dict.fromkeys(["london"], "france")

    assert income(given(year=1803, stance=stance, flags=held), "britain") == 0
    assert income(given(year=1804, stance=stance, flags=held), "britain") == 1


@rule("pitts-war table.recruitment.russia-invaded")
def test_kiev_and_odessa_pay_only_when_russia_is_pressed():
    """[rec.russia-peace] [rec.russia-invaded]"""
    at_war = {"russia": "coalition"}

    assert income(given(year=1806, stance=at_war), "russia") == 3
    assert income(given(year=1812, stance=at_war, fr_north="smolensk"), "russia") == 5
    assert income(given(year=1812, stance=at_war, fr_north="vilna"), "russia") == 3
    turks = {**at_war, "turkey": "french"}
    assert income(given(year=1806, stance=turks), "russia") == 5
    assert income(given(year=1803, stance=turks), "russia") == 3
    friends = {**at_war, "turkey": "coalition"}
    assert income(given(year=1806, stance=friends), "russia") == 3


MINORS = {
    **{"kingdom-of-naples": 1, "piedmont": 1, "saxony": 1, "empire": 1, "egypt": 1, "sweden": 1},
    **{"electorate-of-hanover": 1, "portugal": 0, "hesse": 0, "netherlands": 0, "bavaria": 0},
    **{"denmark": 0, "switzerland": 0, "south-germany": 0},
}


@rule(
    "pitts-war table.recruitment.bronze",
    "pitts-war table.recruitment.minors",
    "pitts-war table.recruitment.naples",
    "pitts-war table.recruitment.piedmont",
    "pitts-war table.recruitment.saxony",
    "pitts-war table.recruitment.egypt",
    "pitts-war table.recruitment.portugal",
    "pitts-war table.recruitment.hesse",
    "pitts-war table.recruitment.holland",
    "pitts-war table.recruitment.bavaria",
    "pitts-war table.recruitment.denmark",
    "pitts-war table.recruitment.switzerland",
    "pitts-war table.recruitment.south-germany",
    "pitts-war recruit.income.silver",
)
@pytest.mark.parametrize(("power", "between"), MINORS.items())
def test_bronze_pays_every_year_and_silver_in_the_first_of_three(power, between):
    """[rd.bronze-silver-1792-95] [rec.silver-year] [rd.others]"""
    stance = {power: "coalition"}

    assert income(given(year=1795, stance=stance), power) == 1
    assert income(given(year=1794, stance=stance), power) == between
    assert income(given(year=1796, stance=stance), power) == between


@rule("pitts-war table.recruitment.italy", "pitts-war table.recruitment.poland")
@pytest.mark.parametrize("year", [1807, 1808])
def test_italy_and_the_grand_duchy_have_a_point_a_year(year):
    """[rd.others]"""
    stance = {"grand-duchy": "french", "prussia": "peace"}
    annexed = {"warsaw": "grand-duchy", "posen": "grand-duchy"}
    game = given("great-empire", year=year, stance=stance, annexed=annexed)

    assert (income(game, "kingdom-of-italy"), income(game, "grand-duchy")) == (1, 1)


@rule("pitts-war recruit.income.unitless-minor", "pitts-war table.recruitment.flanders")
def test_brussels_pays_the_great_power_that_holds_it():
    """[rec.flanders-austria] [rec.flanders-france]"""
    game = given(year=1793, flags={"milan": "france"})
    assert income(game, "austria") == 5

    game = given(year=1795, flags={"brussels": "france", "milan": "france"})
    assert (income(game, "austria"), income(game, "france")) == (4, 7)
    game = given(year=1795, flags={"milan": "france"}, annexed={"brussels": "france"})
    assert (income(game, "austria"), income(game, "france")) == (4, 7)


@rule("pitts-war recruit.income.unitless-minor")
def test_a_neutral_minor_without_armies_pays_nobody():
    assert "poland" not in reckoned(given(year=1793))
    assert income(given(year=1793, stance={"flanders": "neutral"}), "austria") == 5


@rule("pitts-war recruit.income.lost-star", "pitts-war recruit.income.area-conditions")
def test_a_star_in_enemy_hands_is_lost_and_pays_nobody():
    """[rec.france-lost-lyon]"""
    game = given(year=1794, flags={"lyon": "austria"})
    points = reckoned(game)

    assert receiver(game, "lyon") == ""
    assert points["france"] == 5
    assert points["austria"] == 6  # its own four, Brussels and Milan


@rule("pitts-war recruit.income.supplied")
def test_a_star_out_of_supply_pays_nothing():
    """[rv.income.unsupplied]"""
    flags = surrounded("milan", "austria") | {"milan": "france"}
    assert income(given(year=1794, flags=flags), "france") == 6

    flags["turin"] = flags["chambery"] = "france"
    assert income(given(year=1794, flags=flags), "france") == 7


@rule("pitts-war guerrilla.effect")
def test_a_guerrilla_keeps_a_spanish_star_from_the_french():
    flags = {"sansebastian": "france", "burgos": "france"}
    annexed = {"madrid": "france"}
    game = given(year=1809, stance={"spain": "coalition"}, flags=flags, annexed=annexed)
    assert income(game, "france") == 7

    game.guerrillas["guerrilla-1"] = "madrid"
    assert income(game, "france") == 6


@rule("pitts-war recruit.none-on-entry", "pitts-war recruit.income.neutral-major")
def test_a_power_has_no_points_before_or_in_the_year_in_which_it_goes_to_war():
    """[rd.neutral-major]"""
    assert income(given(year=1797), "russia") == 0
    at_war, entered = {"russia": "coalition"}, {"entered": {"russia": 1799}}
    assert income(given(year=1799, stance=at_war, facts=entered), "russia") == 0

    garrisons = {"ru_1st_army": "minsk 2", "ru_2nd_army": "zhitomir 2", "ru_baltic": "vilna 2"}
    annexed = {**PARTITION, "vilna": "russia"}
    game = given(year=1800, stance=at_war, annexed=annexed, facts=entered, **garrisons)
    assert reckoned(game)["russia"] == 3


@rule("pitts-war recruit.income.neutral-again")
@pytest.mark.parametrize("stance", ["peace", "aloof"])
def test_a_power_that_is_neutral_again_still_has_its_points(stance):
    game = given(stance={"prussia": stance}, facts={"fought_for": {"prussia": COALITION}})

    assert income(game, "prussia") == 2
    reckon_income(game)
    assert treasury(game, COALITION)["prussia"] == 2
    assert "prussia" not in treasury(game, FRENCH)


@rule("pitts-war recruit.none-in-amiens")
def test_nobody_has_points_while_the_peace_of_amiens_lasts():
    game = given(year=1802, lasting={"f-amiens": "period"}, facts={"credit": {"france": 2}})

    assert reckoned(game) == {}
    assert game.credit == {}


@rule("pitts-war recruit.income.forced-ally", "pitts-war table.recruitment.forced-alliance")
def test_a_forced_ally_has_one_point_until_its_homeland_is_free():
    """[rd.forced] [rec.forced-ally-free]"""
    stance, forced = {"austria": "french", "prussia": "french"}, ["austria", "prussia"]
    facts, annexed = {"forced": forced}, {"warsaw": None}
    game = given("great-empire", year=1811, stance=stance, annexed=annexed, facts=facts)
    assert (income(game, "austria"), income(game, "prussia")) == (1, 1)

    game.freed += ("prussia",)
    assert (income(game, "austria"), income(game, "prussia")) == (1, 3)
    game.flags = {**game.flags, "vienna": "britain"}
    assert income(game, "austria") == 0


@rule("pitts-war table.recruitment.empire", "pitts-war table.recruitment.hanover")
def test_erfurt_and_hanover_pay_the_french_side_only_after_the_erfurt_marker():
    """[rec.erfurt-after]"""
    stance = {"empire": "french", "electorate-of-hanover": "french"}
    game = given("great-empire", year=1808, stance=stance)
    assert (income(game, "empire"), income(game, "electorate-of-hanover")) == (0, 0)

    game.lasting["f-erfurt"] = Until.EVER
    assert (income(game, "empire"), income(game, "electorate-of-hanover")) == (1, 1)
    assert income(given(year=1794), "empire") == 1


@rule("pitts-war table.recruitment.sweden")
def test_sweden_has_two_with_bernadotte():
    """[rec.sweden-bernadotte]"""
    game = given("great-empire", year=1814)
    assert income(game, "sweden") == 1

    game.lasting["c-bernadotte"] = Until.EVER
    assert income(game, "sweden") == 2
    assert income(game, "france") == 7  # and Brussels
    game.flags = {**game.flags, "stockholm": "france"}
    assert income(game, "sweden") == 0


@rule("pitts-war recruit.income.minor-changes-side")
def test_a_minor_that_has_changed_sides_spends_its_points_for_the_new_one():
    """[rd.minor-changes]"""
    game = given(year=1807, stance={"saxony": "french"}, facts={"entered": {"saxony": 1806}})

    reckon_income(game)
    assert treasury(game, FRENCH)["saxony"] == 1
    assert "saxony" not in treasury(game, COALITION)


@rule("pitts-war scenario.1792.polish-garrison")
@pytest.mark.parametrize(
    ("year", "steps", "missing"),
    [(1793, 1, 0), (1794, 1, 1), (1794, 2, 0), (1800, 1, 1), (1801, 1, 0), (1796, 3, 0)],
)
def test_prussia_loses_a_point_for_each_step_that_is_missing_in_poland(year, steps, missing):
    """[rec.polish-garrison]"""
    army = {"pr_rhine": f"posen {steps}"}
    game = given(year=year, annexed={"posen": "prussia"}, **army)

    assert garrison_debt(game, "prussia") == missing
    assert reckoned(game)["prussia"] == 2 - missing


@rule("pitts-war scenario.1792.polish-garrison")
def test_a_garrison_may_be_of_minor_allies_and_the_marshes_need_none():
    at_war = {"russia": "coalition"}
    game = given(year=1796, annexed=PARTITION, stance=at_war, saxons="posen 2")
    assert garrison_debt(game, "prussia") == 0
    assert garrison_debt(game, "russia") == 4
    assert garrison_debt(game, "austria") == 0

    game = given(year=1796, annexed=PARTITION, flags={"posen": "france"}, au_galicia="minsk 2")
    assert garrison_debt(game, "prussia") == 0
    assert garrison_debt(game, "russia") == 4
    game = given("great-empire", year=1805)
    assert garrison_debt(game, "russia") == 0


@rule("pitts-war scenario.1792.polish-garrison")
@pytest.mark.parametrize(
    ("stance", "pieces"),
    [({}, {"au_galicia": "posen 2"}), ({"saxony": "neutral"}, {"saxons": "posen 2"})],
)
def test_neither_a_great_ally_nor_a_neutral_minor_is_a_garrison(stance, pieces):
    game = given(year=1796, annexed=PARTITION, stance=stance, **pieces)

    assert garrison_debt(game, "prussia") == 2


@rule("pitts-war scenario.1792.polish-garrison")
def test_a_garrison_never_costs_more_than_there_is():
    game = given(year=1796, annexed={"posen": "prussia", "warsaw": "prussia"})

    assert garrison_debt(game, "prussia") == 4
    assert "prussia" not in reckoned(game)


@rule("pitts-war recruit.no-saving", "pitts-war recruit.france-saves")
@pytest.mark.parametrize(("year", "saved"), [(1793, 4), (1794, 0), (1795, 0)])
def test_only_france_saves_and_only_to_the_end_of_1794(year, saved):
    game = given(year=year, facts={"points": {"france": 4, "austria": 3}})

    close_books(game)
    assert (game.points, game.savings) == ({}, saved)


@rule("pitts-war recruit.france-saves")
def test_what_france_has_saved_is_there_the_next_year():
    game = given(year=1794, facts={"savings": 4})

    assert reckoned(game)["france"] == 10
    assert game.savings == 0


@rule("pitts-war card.f.blocus-continental", "pitts-war card.f.blocus-continental.ports")
def test_the_blockade_costs_two_points_once_every_port_is_closed():
    """[mea.blocus]"""
    ports = dict.fromkeys(the_box().tables.blockade.ports, "france")
    facts = {"lasting": {"f-blocus-continental": Until.EVER}}
    game = given("great-empire", year=1810, flags=ports, facts=facts)
    assert reckoned(game)["britain"] == 1

    game.flags = less(game.flags, "lisbon")
    assert reckoned(game)["britain"] == 3
    game.flags = {**game.flags, "lisbon": "france"}
    game.flags = {**game.flags, "palermo": "britain"}
    assert is_blockaded(game)
    game.year = 1813
    assert not is_blockaded(game)
    game.year, game.lasting = 1812, {}
    assert not is_blockaded(game)


@rule("pitts-war card.f.blocus-continental")
@pytest.mark.parametrize(
    ("victor", "until", "is_closed"),
    [(FRENCH, 1810, True), (COALITION, 1810, False), (FRENCH, 1809, False)],
    ids=["at peace with France", "at peace with the Coalition", "the peace has run out"],
)
def test_a_power_at_peace_with_france_keeps_its_ports_closed(victor, until, is_closed):
    prussian = [p for p in the_box().ports if the_box().home_of[p] == "prussia"]
    flags = {p: "france" for p in the_box().tables.blockade.ports if p not in prussian}
    facts = {"lasting": {"f-blocus-continental": Until.EVER}}
    facts["treaties"] = {"prussia": Treaty(victor, until)}
    game = given("great-empire", year=1810, stance={"prussia": "peace"}, flags=flags, facts=facts)

    assert is_blockaded(game) is is_closed


@rule("pitts-war card.f.indes", "pitts-war card.f.pirates")
def test_points_never_fall_below_nothing_and_nothing_is_carried_over():
    """[rv.income-not-negative]"""
    game = given(year=1802, stance=ALLIES, facts={"debit": {"britain": 3}})

    assert "britain" not in reckoned(game)
    assert reckoned(game)["britain"] == 2


def test_what_was_to_be_gained_is_gained_once():
    game = given(year=1796, facts={"credit": {"france": 2}, "debit": {"austria": 1}})

    points = reckoned(game)
    assert (points["france"], points["austria"]) == (8, 5)
    assert reckoned(game)["france"] == 6


@rule("pitts-war recruit.income.unitless-minor")
@pytest.mark.parametrize(("stance", "power"), [("coalition", "austria"), ("french", "france")])
def test_a_minor_without_armies_pays_a_major_of_its_own_alliance(stance, power):
    way = road("lyon", "turin")
    without = income(given(stance={"lombardy": "neutral"}, flags=way), power)

    assert income(given(stance={"lombardy": stance}, flags=way), power) == without + 1
