"""Supply: sources, lines over land and sea, minors and revolts."""

import pytest

from estafette.engine import Pass
from estafette.games.pitts_war.actions import Spend
from estafette.games.pitts_war.control import controller
from estafette.games.pitts_war.ground import ground_of
from estafette.games.pitts_war.impulse import AT_SEA, open_impulse
from estafette.games.pitts_war.occupation import check_control
from estafette.games.pitts_war.sides import COALITION, FRENCH, Side, Until
from estafette.games.pitts_war.state import less
from estafette.games.pitts_war.supply import (
    controlled_and_empty,
    has_sea_control,
    is_area_supplied,
    is_supplied,
    network_of,
    sources,
    supplied_homeland,
)
from tests.games.pitts_war.position import given, the_box
from tests.referee import Referee, rule


def surrounded(area, by, *but):
    """Every neighbour of an area under the flag of a power, save some."""
    near = the_box().contact.neighbours(area)
    return {each: by for each in near if each not in but}


def held_by(power, of):
    """Every area of a country under the flag of a power."""
    return dict.fromkeys(the_box().areas_of[of], power)


@rule("pitts-war supply.sources")
def test_capital_key_stars_and_fortresses_of_the_homeland_are_sources():
    found = sources(given(), "france")

    assert {"paris", "lyon", "bordeaux", "marseille", "lille", "perpignan"} <= set(found)
    assert not {"dijon", "corsica", "vendee", "rouen", "turin"} & set(found)


@rule("pitts-war supply.sources")
def test_a_source_in_enemy_hands_feeds_nobody_and_an_annexed_fortress_feeds_its_new_owner():
    game = given(flags={"lille": "austria"}, annexed={"mainz": "france"})

    assert "lille" not in sources(game, "france")
    assert "mainz" in sources(game, "france")


@rule("pitts-war supply.sources")
def test_a_captured_fortress_is_no_source():
    """[nd.sources]"""
    flags = {"ulm": "france", **surrounded("ulm", "austria")}
    game = given("great-empire", year=1805, flags=flags, fr_north="ulm")

    assert not is_supplied(game, FRENCH, "ulm")


@rule("pitts-war supply.sources.cairo", "pitts-war levant.cairo-supply")
@pytest.mark.parametrize("side", list(Side))
def test_cairo_feeds_whoever_controls_it(side):
    army, power = ("fr-egypt", "france") if side is FRENCH else ("br-med-sea", "britain")
    stance = {"britain": "coalition", "egypt": side.enemy.value}
    game = given(year=1799, stance=stance, flags={"cairo": power})

    assert is_supplied(game, side, "asyut", [army])
    game.flags = {}
    assert not is_supplied(game, side, "asyut", [army])


@rule("pitts-war levant.acre-supply")
def test_acre_feeds_turkey_and_its_allies():
    stance = {"britain": "coalition", "turkey": "coalition"}

    assert "acre" in sources(given(year=1799, stance=stance), "britain")
    assert "acre" not in sources(given(year=1799, stance={"britain": "coalition"}), "britain")


@rule("pitts-war supply.sources.warsaw")
def test_warsaw_feeds_the_french_once_the_grand_duchy_exists():
    """[nd.warsaw]"""
    near = surrounded("lublin", "austria", "warsaw") | surrounded("warsaw", "prussia", "lublin")
    stance = {"prussia": "coalition", "grand-duchy": "french"}
    annexed = {"warsaw": "grand-duchy", "posen": "grand-duchy"}
    game = given(
        "great-empire", year=1809, stance=stance, annexed=annexed, flags=near, fr_north="lublin"
    )

    assert not is_supplied(game, FRENCH, "lublin")
    game.founded += ("grand-duchy",)
    assert is_supplied(game, FRENCH, "lublin")
    game.flags = {**game.flags, "warsaw": "prussia"}
    assert not is_supplied(game, FRENCH, "lublin")


@rule("pitts-war supply.line", "pitts-war control.effect.supply")
def test_enemy_control_cuts_a_line():
    """[sup.enemy-control]"""
    game = given(flags={"munich": "france"}, fr_rhine="munich")
    assert not is_supplied(game, FRENCH, "munich")

    game.flags = {**game.flags, **{"baden": "france", "stuttgart": "france", "ulm": "france"}}
    assert is_supplied(game, FRENCH, "munich")
    game.flags = {**game.flags, "baden": "austria"}
    assert not is_supplied(game, FRENCH, "munich")


@rule("pitts-war supply.line")
def test_no_line_runs_through_a_neutral():
    flags = {"mantua": "france", **surrounded("mantua", "austria", "milan"), "milan": "france"}
    flags |= surrounded("milan", "austria", "zurich", "bern", "mantua")
    game = given(flags=flags, fr_italy="mantua")
    assert not is_supplied(game, FRENCH, "mantua")

    game = given(flags=flags, stance={"switzerland": "french"}, fr_italy="mantua")
    assert is_supplied(game, FRENCH, "mantua")


@rule("pitts-war supply.line")
def test_an_open_area_lets_a_line_through_unless_an_enemy_stands_in_it():
    flags = surrounded("bremen", "austria", "munster") | {"cologne": "france", "brussels": "france"}
    stance = {"hanse": "french"}
    game = given(stance=stance, flags=flags, fr_north="bremen")
    assert is_supplied(game, FRENCH, "bremen")

    game = given(stance=stance, flags=flags, fr_north="bremen", pr_rhine="munster")
    assert not is_supplied(game, FRENCH, "bremen")


@rule("pitts-war supply.line")
def test_an_open_area_of_a_neutral_is_closed_to_both():
    game = given(stance={"russia": "coalition"})
    pinsk = ground_of(game.printed).bit["pinsk"]

    assert not network_of(game, "russia", COALITION).passable & pinsk
    game.annexed = {**game.annexed, "pinsk": "russia"}
    assert network_of(game, "russia", COALITION).passable & pinsk
    assert network_of(game, "france", FRENCH).passable & pinsk


@rule("pitts-war supply.line")
@pytest.mark.parametrize(
    ("area", "is_fed"), [("paris", True), ("brussels", True), ("munich", False)]
)
def test_where_nobody_stands_the_question_is_whether_anybody_could(area, is_fed):
    assert is_supplied(given(), FRENCH, area) is is_fed


@rule("pitts-war supply.sources")
def test_an_army_that_serves_the_enemy_of_its_power_is_not_fed_by_it():
    game = given(au_germany="vienna", facts={"strays": {"au-germany": FRENCH}})

    assert not is_supplied(game, FRENCH, "vienna", ["au-germany"])
    assert is_area_supplied(game, "vienna", "austria")


@rule("pitts-war supply.line.own-area")
def test_the_area_of_the_force_itself_does_not_count():
    """[sup.own-area]"""
    game = given(fr_north="brussels")

    assert controller(game, "brussels") is COALITION
    assert is_supplied(game, FRENCH, "brussels")


@rule("pitts-war supply.line.strait")
def test_a_line_crosses_a_strait_only_with_sea_control():
    """[rv.supply.strait]"""
    flags = {"kiel": "france", "copenhagen": "france", "hamburg": "france", "hanover": "france"}
    flags |= {"bremen": "france", "amsterdam": "france"}
    stance = {"denmark": "coalition", "netherlands": "french"}
    game = given("great-empire", year=1807, stance=stance, flags=flags, fr_north="copenhagen")

    assert is_supplied(game, FRENCH, "kiel", ["fr-north"])
    assert not is_supplied(game, FRENCH, "copenhagen")
    game.french_at_sea = True
    game.flags = {**game.flags, **{"kiel": "france"}}
    assert is_supplied(game, FRENCH, "copenhagen")


@rule("pitts-war supply.line.strait")
def test_without_ports_a_strait_still_carries_a_line():
    ground = ground_of(the_box())

    assert ground.bit["dover"] & ground.by_ground[ground.areas.index("boulogne")]
    assert not ground.bit["dover"] & ground.by_land[ground.areas.index("boulogne")]


@rule("pitts-war supply.line.strait")
def test_no_line_crosses_mountains():
    """[rv.supply.mountain]"""
    flags = {"zaragoza": "france", **surrounded("zaragoza", "spain", "toulouse", "bayonne")}
    flags = {area: power for area, power in flags.items() if power != "spain"}
    game = given(flags=flags, stance={"spain": "coalition"}, fr_pyrenees="zaragoza")

    assert "toulouse" in the_box().contact.neighbours("zaragoza")
    assert not is_supplied(game, FRENCH, "zaragoza")


@rule("pitts-war supply.sea-line", "pitts-war supply.sea-control.coalition")
def test_a_british_force_draws_its_supply_through_a_port_that_it_holds():
    """[ex.supply.british-port-in-spain]"""
    stance = {"britain": "coalition", "spain": "french"}
    game = given(stance=stance, flags={"coruna": "britain"}, br_anglo_dutch="coruna")
    assert is_supplied(game, COALITION, "coruna")
    assert has_sea_control(game, COALITION)

    inland = given(stance=stance, flags={"coruna": "britain"}, br_anglo_dutch="salamanca")
    assert is_supplied(inland, COALITION, "salamanca")
    inland.flags = {}
    assert not is_supplied(inland, COALITION, "salamanca")


@rule("pitts-war supply.sea-line")
def test_the_sea_leg_ends_in_a_port_with_a_line_to_a_source():
    """[rv.supply.sea-two-ports]"""
    flags = surrounded("antwerp", "france")
    game = given(flags=flags, au_flanders="antwerp")
    assert is_supplied(game, COALITION, "antwerp")

    ports = [p for p in the_box().ports if controller(game, p) is COALITION]
    game.flags = {**game.flags, **dict.fromkeys([p for p in ports if p != "antwerp"], "france")}
    assert not is_supplied(game, COALITION, "antwerp")
    game.flags = less(game.flags, "trieste")
    assert is_supplied(game, COALITION, "antwerp")


@rule("pitts-war supply.landed-force")
def test_a_force_that_has_landed_is_in_supply_and_may_take_the_port():
    """[rv.supply.landed]"""
    stance = {"britain": "coalition", "portugal": "french", "spain": "french"}
    game = given(stance=stance, br_anglo_dutch="porto")
    assert is_supplied(game, COALITION, "porto")
    assert not is_supplied(game, COALITION, "salamanca", ["br-anglo-dutch"])

    check_control(game)
    assert controller(game, "porto") is COALITION


@rule("pitts-war supply.landed-force")
def test_who_was_put_ashore_on_an_open_coast_lives_off_his_boats_to_the_end_of_the_impulse():
    stance = {"britain": "coalition"}
    game = given(stance=stance, lasting={"ashore:vendee": "impulse"}, br_anglo_dutch="vendee")
    assert is_supplied(game, COALITION, "vendee")

    game.lasting.clear()
    assert not is_supplied(game, COALITION, "vendee")


@rule("pitts-war supply.sea-control.france")
def test_the_french_have_the_sea_only_while_a_naval_marker_works():
    """[sup.france-sea]"""
    game = given(fr_alps="sardinia", facts={"french_at_sea": True})
    assert has_sea_control(game, FRENCH)
    assert is_supplied(game, FRENCH, "sardinia")

    game.french_at_sea = False
    assert not is_supplied(game, FRENCH, "sardinia")
    assert not has_sea_control(game, None)


@rule("pitts-war supply.sea-control.france-extend")
@pytest.mark.parametrize(("choice", "is_fed"), [(Spend("f-ballons"), True), (Pass(), False)])
def test_in_the_next_impulse_the_french_must_pay_to_keep_the_sea(choice, is_fed):
    """[sup.france-sea]"""
    game = given(bad_weather=True, hand={"french": ["f-ballons"]}, fr_alps="sardinia")
    game.lasting[AT_SEA] = Until.YEAR
    Referee(game, open_impulse(game)).choose(choice)

    assert is_supplied(game, FRENCH, "sardinia") is is_fed


@rule("pitts-war supply.minor.home")
def test_a_minor_is_always_in_supply_at_home():
    """[sup.minor-home]"""
    game = given(flags=surrounded("turin", "france"), piedmontese="turin", sardinians="bologna")
    assert is_supplied(game, COALITION, "turin")

    flags = surrounded("munich", "france") | held_by("france", "austria")
    game = given(flags=flags, bavarians="munich")
    assert is_supplied(game, COALITION, "munich")
    assert not is_supplied(game, COALITION, "munich", ["au-germany"])


@rule("pitts-war supply.minor.home", "pitts-war spain.liberation.minor")
def test_spain_in_revolt_is_in_supply_at_home_like_a_minor():
    flags = held_by("france", "spain")
    game = given(year=1809, stance={"spain": "coalition"}, flags=flags, sp_south="burgos")
    assert not is_supplied(game, COALITION, "burgos")

    game.liberation = True
    assert is_supplied(game, COALITION, "burgos")


@rule("pitts-war supply.minor.ally")
def test_a_minor_uses_the_lines_of_its_great_allies():
    """[nd.minor-ally]"""
    flags = surrounded("reims", "austria", "paris") | {"reims": "austria"}
    game = given("great-empire", year=1812, stance={"saxony": "french"}, flags=flags)
    assert is_supplied(game, FRENCH, "reims", ["saxons"])

    game.stance = {**game.stance, "saxony": game.stance["austria"]}
    game.flags = {**game.flags, "paris": "britain"}
    assert not is_supplied(game, COALITION, "dijon", ["saxons"])


@rule("pitts-war supply.minor.ally")
def test_a_major_does_not_use_the_lines_of_another():
    flags = surrounded("linz", "france", "vienna") | surrounded("vienna", "france", "linz")
    game = given("great-empire", year=1805, flags=flags)

    assert is_supplied(game, COALITION, "linz", ["au-germany"])
    assert not is_supplied(game, COALITION, "linz", ["ru-1st-army"])
    assert not is_supplied(game, COALITION, "linz", ["au-germany", "ru-1st-army"])


@rule("pitts-war supply.revolt.home")
@pytest.mark.parametrize(("area", "is_fed"), [("vendee", True), ("nantes", True), ("paris", False)])
def test_a_revolt_is_in_supply_at_home_and_next_door(area, is_fed):
    """[sup.revolt-adjacent] [nd.revolt-away]"""
    game = given(vendeans=area)

    assert is_supplied(game, COALITION, area) is is_fed


@rule("pitts-war supply.revolt.away")
def test_farther_off_a_revolt_lives_on_british_or_austrian_supplies():
    """[nd.revolt-away]"""
    game = given(stance={"britain": "coalition", "austria": "neutral"}, vendeans="rouen")
    assert is_supplied(game, COALITION, "rouen")

    game = given(stance={"britain": "neutral", "austria": "neutral"}, vendeans="rouen")
    assert not is_supplied(game, COALITION, "rouen")


@rule("pitts-war card.c.tyrol.supply")
def test_the_tyrolians_are_in_supply_in_innsbruck():
    """[mea.tyrol]"""
    flags = surrounded("innsbruck", "france") | held_by("france", "austria")
    game = given(
        "great-empire", year=1809, flags=flags | {"innsbruck": None}, tyrolians="innsbruck"
    )

    assert is_supplied(game, COALITION, "innsbruck")
    assert not is_supplied(game, COALITION, "innsbruck", ["au-germany"])


@rule("pitts-war guerrilla.effect")
def test_a_guerrilla_alone_cuts_a_french_line():
    """[rv.guerrilla-supply]"""
    flags = surrounded("madrid", "spain", "burgos") | surrounded("burgos", "spain", "sansebastian")
    flags |= {"burgos": "france", "sansebastian": "france", "madrid": "france"}
    flags = {area: power for area, power in flags.items() if power != "spain"}
    place = {"stance": {"spain": "coalition"}, "flags": flags, "guerrilla_1": "burgos"}
    game = given(year=1809, **place, fr_north="madrid")
    assert not is_supplied(game, FRENCH, "madrid")

    game = given(year=1809, **place, fr_north="madrid", fr_alps="burgos")
    assert is_supplied(game, FRENCH, "madrid")


@rule("pitts-war guerrilla.effect")
def test_a_guerrilla_does_not_hinder_the_coalition():
    stance = {"spain": "coalition"}
    flags = surrounded("burgos", "france", "madrid")
    game = given(year=1809, stance=stance, flags=flags, guerrilla_1="burgos", sp_south="burgos")

    assert is_supplied(game, COALITION, "burgos")


@rule("pitts-war recruit.income.supplied")
def test_a_key_star_of_the_homeland_feeds_itself_and_a_conquest_does_not():
    """[rv.income.unsupplied]"""
    flags = surrounded("bordeaux", "austria") | surrounded("milan", "austria") | {"milan": "france"}
    game = given(year=1794, flags=flags)

    assert is_area_supplied(game, "bordeaux", "france")
    assert not is_area_supplied(game, "milan", "france")


@rule("pitts-war poland.duchy.transit")
def test_french_lines_cross_neutral_prussia_once_the_grand_duchy_stands():
    stance = {"prussia": "aloof", "saxony": "french"}
    flags = surrounded("posen", "austria", "berlin")
    game = given("great-empire", year=1808, stance=stance, flags=flags | {"posen": "france"})
    flags = {area: p for area, p in game.flags.items() if the_box().home_of[area] != "prussia"}
    game.flags = flags
    assert not is_supplied(game, FRENCH, "posen", ["fr-north"])

    game.founded += ("grand-duchy",)
    assert is_supplied(game, FRENCH, "posen", ["fr-north"])


def test_a_force_inside_a_power_at_peace_traces_its_line_out_of_it():
    stance = {"austria": "peace", "bavaria": "french", "south-germany": "french"}
    flags = {"ulm": None, "munich": None}
    game = given("great-empire", year=1806, stance=stance, flags=flags, fr_north="vienna")
    assert is_supplied(game, FRENCH, "vienna")

    game = given("great-empire", year=1806, stance=stance, flags={**flags, "mantua": None})
    assert is_supplied(game, FRENCH, "munich", ["fr-north"])
    game.stance = {**game.stance, "austria": game.stance["prussia"]}
    assert not is_supplied(game, FRENCH, "vienna", ["fr-north"])


@rule("pitts-war recruit.income.neutral-again")
def test_a_power_outside_the_war_lives_on_what_it_still_holds():
    game = given(stance={"prussia": "peace"}, flags={"breslau": "france"})
    assert is_area_supplied(game, "danzig", "prussia")
    assert "breslau" not in sources(game, "prussia")

    assert not is_area_supplied(game, "paris", "prussia")


@pytest.mark.parametrize("scenario", ["liberty-or-death", "great-empire"])
@pytest.mark.parametrize("side", list(Side))
def test_what_is_controlled_is_the_same_area_by_area_and_all_at_once(scenario, side):
    game = given(scenario, year=1800, vendeans="vendee", flags={"milan": "france"})
    if scenario == "great-empire":
        game = given(scenario, year=1806)
    ground, (held, _) = ground_of(game.printed), controlled_and_empty(game, side)

    one_by_one = {area for area in game.printed.areas if controller(game, area) is side}
    assert {area for area in game.printed.areas if ground.bit[area] & held} == one_by_one


@pytest.mark.parametrize("power", ["france", "austria", "bavaria", "prussia"])
@pytest.mark.parametrize("at_sea", [False, True])
@pytest.mark.parametrize("guerrillas", [{}, {"guerrilla-1": "valencia"}])
def test_a_homeland_in_supply_is_found_in_one_search(power, at_sea, guerrillas):
    flags = {"milan": "france", "turin": "france", "nice": "austria", "metz": "prussia"}
    annexed = dict.fromkeys(("gerona", "barcelona", "valencia", "nice"), "france")
    game = given(year=1796, flags=flags, annexed=annexed, stance={"prussia": "aloof"})
    game.french_at_sea, game.guerrillas = at_sea, guerrillas

    own = [area for area in game.printed.areas if game.owner(area) == power]
    held = [area for area in own if area not in {*game.flags, *game.printed.open}]
    one_by_one = [area for area in held if is_area_supplied(game, area, power)]
    assert supplied_homeland(game, power) == one_by_one
