"""Control: who holds an area, how it is taken, and what it is good for."""

import pytest

from estafette.games.pitts_war.control import controller, is_friendly
from estafette.games.pitts_war.occupation import check_control
from estafette.games.pitts_war.retreat import settle_area
from estafette.games.pitts_war.sides import COALITION, FRENCH
from estafette.games.pitts_war.supply import is_supplied
from tests.games.pitts_war.fighting import battle, faced, pass_all
from tests.games.pitts_war.position import given
from tests.referee import rule


@rule("pitts-war control.initial")
@pytest.mark.parametrize(
    ("area", "side"),
    [
        *(("mainz", COALITION), ("turin", COALITION), ("milan", COALITION)),
        *(("lille", FRENCH), ("bern", None)),
    ],
)
def test_each_side_begins_with_its_homelands_and_its_allies(area, side):
    assert controller(given(year=1792), area) is side  # cd.initial


@rule("pitts-war control.friendly-to-both")
@pytest.mark.parametrize("side", [FRENCH, COALITION])
def test_an_empty_open_area_is_a_friend_of_both(side):
    assert is_friendly(given(), "munster", side)  # ctl.open-area
    assert controller(given(), "munster") is None


@rule("pitts-war neutral.closed", "pitts-war supply.line")
def test_who_stands_in_the_open_country_of_a_neutral_opens_it_to_nobody_else():
    held = dict.fromkeys(("amsterdam", "hanover", "hamburg"), "austria")
    flags = {"cologne": "france", "brussels": "france"} | held
    pieces = {"fr_north": "bremen 1", "fr_italy": "munster 1", "flags": flags}
    game = given(stance={"hanse": "french", "empire": "peace"}, **pieces)
    assert controller(game, "munster") is None
    assert is_supplied(game, FRENCH, "munster")
    assert not is_supplied(game, FRENCH, "bremen")

    game = given(stance={"hanse": "french", "empire": "coalition"}, **pieces)
    assert controller(game, "munster") is FRENCH
    assert is_supplied(game, FRENCH, "bremen")


@rule("pitts-war control.by-staying", "pitts-war control.end-of-impulse")
@pytest.mark.parametrize(
    ("army", "area", "side"),
    [
        ("au_germany", "reims", COALITION),  # ctl.end-of-impulse
        ("fr_italy", "brussels", FRENCH),
        ("fr_italy", "prague", COALITION),  # ctl.unsupplied-none
        ("fr_italy", "munster", FRENCH),
    ],
)
def test_a_supplied_force_takes_the_area_it_stays_in(army, area, side):
    game = given(**{army: area})
    check_control(game)

    assert controller(game, area) is side
    assert set(game.flags) <= {area} - game.printed.open


@rule("pitts-war control.by-staying")
def test_an_area_of_ones_own_needs_no_flag():
    game = given(fr_italy="paris", au_germany="vienna")
    check_control(game)

    assert game.flags == {}


@rule("pitts-war control.by-victory")
def test_a_supplied_winner_takes_the_area():
    game = given(fr_italy="brussels", hessians="brussels", dice=[6, 1, 1])
    referee = battle(game, "brussels", out_of="lille")
    pass_all(referee)

    assert controller(game, "brussels") is FRENCH
    assert game.flags == {"brussels": "france"}


@rule("pitts-war control.by-victory", "pitts-war retreat.duty")
def test_turin_falls_with_its_defenders():
    game = given(fr_italy="turin", flags={"turin": "austria"}, dice=[6, 1, 1], hessians="turin")
    referee = battle(game, "turin", out_of="grenoble")
    pass_all(referee)

    assert controller(game, "turin") is FRENCH  # ctl.victory


@rule("pitts-war control.by-victory")
@pytest.mark.parametrize(("is_fed", "flags"), [(True, {"brussels": "france"}), (False, {})])
def test_a_winner_out_of_supply_takes_nothing(is_fed, flags):
    game = given(fr_italy="brussels")
    fight = faced(game)
    fight.winner, fight.attacker.is_supplied = FRENCH, is_fed
    settle_area(game)

    assert game.flags == flags


@rule("pitts-war fortress.changes-hands", "pitts-war control.by-victory")
@pytest.mark.parametrize(("is_fed", "flags"), [(True, {"luxembourg": "france"}), (False, {})])
def test_a_fortress_whose_garrison_is_dead_falls_to_a_supplied_winner(is_fed, flags):
    game = given(fr_italy="luxembourg")
    fight = faced(game, "luxembourg", out_of="metz")
    fight.winner, fight.holder, fight.attacker.is_supplied = FRENCH, COALITION, is_fed
    settle_area(game)

    assert game.flags == flags


@rule("pitts-war control.by-victory")
@pytest.mark.parametrize(
    ("area", "pieces"),
    [
        ("munster", {"fr_italy": "munster"}),
        ("bern", {"fr_italy": "bern"}),
        ("brussels", {"imperials": "brussels"}),
        ("brussels", {"fr_italy": "brussels", "imperials": "brussels"}),
        ("paris", {"fr_italy": "paris"}),
    ],
)
def test_open_neutral_own_and_contested_areas_do_not_change_hands(area, pieces):
    game = given(**pieces)
    fight = faced(game, area, out_of="lille")
    fight.winner = FRENCH
    settle_area(game)

    assert game.flags == {}


@rule("pitts-war control.by-victory")
def test_without_a_winner_nothing_changes():
    game = given(fr_italy="brussels")
    faced(game)
    settle_area(game)

    assert game.flags == {}


@rule("pitts-war control.effect.supply")
def test_enemy_control_blocks_supply():
    game = given(fr_italy="cologne", flags={"brussels": "france"})
    assert is_supplied(game, FRENCH, "cologne")

    blocked = given(fr_italy="cologne")
    assert not is_supplied(blocked, FRENCH, "cologne")


@rule("pitts-war fortress.supply-source")
@pytest.mark.parametrize(("flags", "fed"), [({}, True), ({"mantua": "france"}, False)])
def test_a_fortress_at_home_feeds_its_owner_even_when_cut_off(flags, fed):
    around = dict.fromkeys(("milan", "venice", "bologna"), "france")
    game = given(au_italy="mantua", flags=around | flags)

    assert is_supplied(game, COALITION, "mantua") is fed
