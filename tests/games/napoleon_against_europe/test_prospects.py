"""Where forces stand: who is near which prize, and who could take it."""

import pytest

from estafette.games.napoleon_against_europe.affairs import March
from estafette.games.napoleon_against_europe.expectations import (
    chance_to_win,
    ground_of,
    mean_losses,
)
from estafette.games.napoleon_against_europe.peril import (
    closeness,
    dues,
    falls,
    french_keys,
    keeping,
)
from estafette.games.napoleon_against_europe.prospects import (
    drawn,
    land,
    muster,
    pressure,
    promise,
    signs_of,
)
from estafette.games.napoleon_against_europe.sides import EMPIRE
from tests.games.napoleon_against_europe.position import bare, bind, flag, put, table, the_box

GROUND = ground_of(the_box())


def look(game):
    field = muster(game, GROUND, signs_of(game.politics))
    return field, pressure(game, GROUND, field)


def test_a_capital_is_worth_more_than_a_key_zone_and_that_more_than_a_fortress():
    worth = GROUND.worth

    assert worth["paris"] > worth["vienne"] > worth["prague"] > worth["ulm"]
    assert {"paris", "mantoue", *the_box().keys} <= set(GROUND.prizes)


def test_a_share_of_a_force_is_left_the_farther_its_prize_is():
    vienna = GROUND.place["vienne"]
    shares = [dict(GROUND.shares[zone]).get(vienna, 0.0) for zone in ("vienne", "graz", "munich")]

    assert shares[0] == 1.0
    assert shares[0] > shares[1] > shares[2] > 0


def test_dice_that_weigh_the_same_favour_the_defender_by_the_tie():
    assert chance_to_win(0) < 0.5 < chance_to_win(1)
    assert chance_to_win(20) == 1.0
    assert mean_losses(the_box(), "major", 5) > mean_losses(the_box(), "minor", 5)
    assert mean_losses(the_box(), "major", 5) > mean_losses(the_box(), "major", 0)


def test_powers_out_of_the_war_lean_to_a_side():
    signs = signs_of(table("1805").politics)
    assert signs["france"] == 1 == -signs["autriche"]
    assert -1 < signs["prusse"] < 0 < signs["turquie"] < 1

    game = table("1805")
    bind(game, "autriche")
    assert -1 < signs_of(game.politics)["autriche"] < 0


def test_a_force_near_a_prize_presses_upon_it_and_a_guard_relieves_it():
    def press(zone, *guard):
        game = bare()
        put(game, zone, "fr-corps-10", "fr-corps-11", general="ney")
        if guard:
            put(game, "vienne", *guard, general="mack")
        return look(game)[1]

    assert press("graz") > press("munich") > press("metz")
    assert press("graz") > press("graz", "au-corps-1", "au-corps-2")


def test_two_forces_near_a_prize_press_more_than_one():
    def press(*zones):
        game = bare()
        put(game, "vienne", "au-corps-1", "au-corps-2", general="mack")
        for zone, corps in zip(zones, ("fr-corps-10", "fr-corps-11"), strict=False):
            put(game, zone, corps)
        return look(game)[1]

    assert press("graz", "salzbourg") > press("graz")


def test_a_zone_in_which_an_enemy_stands_is_counted_once():
    game = bare()
    put(game, "graz", "fr-corps-10")
    one = look(game)[0].taken
    put(game, "graz", "fr-corps-11", general="ney")

    assert look(game)[0].taken == one > 0


def test_what_is_held_by_the_enemy_is_lost_twice():
    game = table("1805")
    before = land(game.control)
    flag(game, "france", "vienne")

    assert land(game.control) - before > GROUND.worth["vienne"]


def test_a_march_promises_more_with_more_points_and_nothing_when_it_is_over():
    game = bare()
    put(game, "graz", "fr-corps-10", "fr-corps-11", general="ney")
    game.march = March(EMPIRE, "ney", "graz", points=4)
    field, _ = look(game)

    def hope(points, **more):
        return promise(game, GROUND, field, March(EMPIRE, "ney", "graz", points=points, **more))

    assert hope(4) > hope(1) > 0
    assert hope(4, is_over=True) == 0


def test_a_march_promises_what_the_force_on_the_march_can_do_and_not_its_friends():
    def hope(head, *corps, **more):
        game = bare()
        put(game, "graz", *corps, **more)
        game.march = March(EMPIRE, head, "graz", points=3)
        field, _ = look(game)
        return promise(game, GROUND, field, game.march)

    def beside_an_army():
        game = bare()
        put(game, "graz", "fr-corps-10", "fr-corps-11", general="ney")
        put(game, "graz", "fr-corps-9")
        game.march = March(EMPIRE, "fr-corps-9", "graz", points=3)
        field, _ = look(game)
        return promise(game, GROUND, field, game.march)

    army = hope("ney", "fr-corps-10", "fr-corps-11", general="ney")
    assert army > hope("fr-corps-9", "fr-corps-9") == beside_an_army()


def test_an_army_that_still_gathers_its_corps_promises_as_much_as_one_that_is_ready():
    game = bare()
    put(game, "graz", "fr-corps-10", "fr-corps-11", general="ney")
    game.march = March(EMPIRE, "ney", "graz")
    field, _ = look(game)
    ready = March(EMPIRE, "ney", "graz", points=3, allowance=3)
    halted = March(EMPIRE, "ney", "graz", allowance=3, spent=3)

    gathers = promise(game, GROUND, field, game.march)
    assert gathers == promise(game, GROUND, field, ready) > 0
    assert gathers > promise(game, GROUND, field, halted)


def test_generals_guards_and_armies_make_a_force_stronger_than_its_steps():
    def able(*corps, **more):
        game = bare("1815")
        put(game, "soissons", *corps, **more)
        return look(game)[0].empire["soissons"]

    line, guard = ("fr-corps-14", "fr-corps-15"), ("fr-garde", "fr-corps-15")
    led = able(*line, general="napoleon")
    assert led > able(*line, general="oudinot") > 0
    assert able(*guard, general="napoleon") > led
    assert able(*line, general="napoleon", army="grande-armee", subordinates=("ney",)) > led


def test_a_goal_draws_a_force_from_afar_and_the_more_the_nearer_it_is():
    def way(zone, *corps):
        game = bare()
        put(game, zone, *corps, general="ney")
        return drawn(game, GROUND, look(game)[0].empire, EMPIRE)

    corps = ("fr-corps-9", "fr-corps-10", "fr-corps-11")
    assert way("salzbourg", *corps) > way("strasbourg", *corps) > way("reims", *corps) > 0
    assert way("salzbourg", *corps) > 1.5 * way("salzbourg", corps[0])


def test_an_army_abroad_without_a_line_of_supply_is_weaker_before_any_marker_says_so():
    def army(**more):
        game = bare()
        corps = ("fr-corps-9", "fr-corps-10", "fr-corps-11")
        put(game, "vienne", *corps, general="napoleon", army="grande-armee")
        flag(game, "france", *more.get("held", ()))
        return look(game)[0]

    held = ("vienne", "salzbourg", "munich", "ulm", "innsbruck", "prague", "linz")
    fed = army(held=[zone for zone in held if zone in the_box().zones])
    cut = army()
    assert cut.starving == ["grande-armee"]
    assert not fed.starving
    assert fed.empire["vienne"] > cut.empire["vienne"]


def test_a_siege_without_supply_promises_little():
    def taken(*held):
        game = bare()
        corps = ("fr-corps-9", "fr-corps-10", "fr-corps-11")
        put(game, "vienne", *corps, general="napoleon", army="grande-armee")
        flag(game, "france", *held)
        game.sieges = {"vienne": 1}
        return look(game)[0].taken

    assert taken("salzbourg", "innsbruck") > taken() > 0


def test_a_power_is_the_nearer_to_peace_the_more_key_zones_it_has_lost():
    def fallen(*zones):
        game = table("1805")
        flag(game, "france", *zones)
        return falls(game, signs_of(game.politics))

    assert fallen() == 0
    assert fallen("vienne", "prague") > 2 * fallen("vienne") > 0
    assert fallen("dublin") == 0 < fallen("londres")


def test_french_key_zones_and_mantua_in_enemy_hands_cost_the_points_of_the_table():
    def due(*zones):
        game = table("1805")
        flag(game, "autriche", *zones)
        return dues(game)

    assert due() == 0
    assert due("paris") == pytest.approx(2 * due("lyon"))
    assert due("lyon") == due("mantoue") < 0


def test_the_end_comes_nearer_by_years():
    early, late, over = table("1805"), table("1805"), table("1805")
    late.year, late.round = 1814, 5
    over.year, over.round = 1814, 7

    assert closeness(early) < 0.01 < closeness(late) < 1 == closeness(over)


def test_no_round_brings_the_end_nearer_so_that_nobody_puts_off_the_end_of_his_action():
    game = table("1805")
    game.year, game.round = 1814, 2
    before = closeness(game)
    game.round += 1

    assert closeness(game) == before


def test_a_key_zone_is_kept_unless_somebody_near_could_take_it():
    game = bare()
    assert "paris" in french_keys(game)
    field, _ = look(game)
    assert keeping(game, GROUND, field, "paris") == 1
    put(game, "soissons", "au-corps-1", "au-corps-2", general="mack")
    field, _ = look(game)
    assert keeping(game, GROUND, field, "paris") < 1
    flag(game, "autriche", "paris")
    field, _ = look(game)
    cut_off = keeping(game, GROUND, field, "paris")
    flag(game, "autriche", *the_box().zones)
    field, _ = look(game)
    assert keeping(game, GROUND, field, "paris") == 0 < cut_off
