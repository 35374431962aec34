"""What may come of where the armies stand."""

import pytest

from estafette.games.pitts_war.affairs import Clash, March
from estafette.games.pitts_war.expectations import (
    around,
    chance_to_win,
    ground_of,
    mean_attrition,
    mean_losses,
)
from estafette.games.pitts_war.lay import AT_HOME, RETIRED, lay_of, signs_of
from estafette.games.pitts_war.prospects import muster, odds, pressure
from estafette.games.pitts_war.sides import COALITION, FRENCH
from tests.games.pitts_war.position import given, the_box

GROUND = ground_of(the_box())


def field(game):
    return muster(game, GROUND, lay_of(game))


def hopes(game):
    return pressure(lay_of(game), field(game))


def test_an_army_is_better_the_nearer_it_is_to_a_prize():
    assert hopes(given(fr_rhine="ulm")) > hopes(given(fr_rhine="bayonne"))
    assert hopes(given(au_germany="dijon")) < hopes(given(au_germany="budapest"))


def test_who_guards_a_prize_takes_the_hope_away():
    stance = {"netherlands": "coalition"}
    guarded = given(fr_north="brussels", dutch="amsterdam", stance=stance)

    assert hopes(given(fr_north="brussels", stance=stance)) > hopes(guarded) > 0


def test_an_empty_prize_is_in_danger_from_the_least_army_and_one_guard_helps():
    stance = {"spain": "french", "portugal": "coalition"}
    raid = {"portuguese": "salamanca 1", "stance": stance}

    assert hopes(given(**raid)) < hopes(given(**raid, sp_central="madrid 1")) <= 0


def test_strength_is_in_steps_and_less_without_supply():
    game = given(fr_north="lille 3", au_galicia="lemberg 2", danes="kiel")
    whole = field(game)
    game.unsupplied = frozenset(["fr-north"])
    hungry = field(game)
    game.unsupplied, game.worn = frozenset(), frozenset(["fr-north"])
    worn = field(game)

    assert whole.french.keys() == {"lille"}
    assert whole.coalition.keys() == {"lemberg"}
    assert hungry.french["lille"] == whole.french["lille"] / 2
    assert hungry.french["lille"] < worn.french["lille"] < whole.french["lille"]


def test_one_leader_commands_and_others_add_nothing():
    alone = field(given(fr_north="lille 3"))
    led = field(given(fr_north="lille 3", napoleon="lille"))
    staff = field(given(fr_north="lille 3", napoleon="lille", jourdan="lille"))

    assert alone.french["lille"] < led.french["lille"] == staff.french["lille"]


def test_what_adds_to_the_die_multiplies_what_a_force_can_do():
    def strength(**pieces):
        return field(given(**pieces)).french["lille"]

    one, three = ({"fr_north": f"lille {steps}"} for steps in (1, 3))
    led = strength(**three, napoleon="lille") - strength(**one, napoleon="lille")

    assert led > strength(**three) - strength(**one)
    assert strength(fr_grand_army="lille 3") > strength(**three)


def test_a_step_is_worth_more_to_the_side_that_has_fewer():
    weak = field(given(fr_north="lille 1", au_germany="ulm 3", pr_rhine="mainz 3"))
    even = field(given(fr_north="lille 3", au_germany="ulm 3"))

    assert weak.step[0] > even.step[0] > weak.step[1]
    assert weak.armies < even.armies


def test_a_force_that_marches_leaves_the_others_behind():
    game = given(fr_north="lille 3", fr_rhine="lille 3", napoleon="lille")
    together = field(game).massed

    game.march = March(FRENCH, ["fr-north"], ["napoleon"], "lille", "lille")

    assert 0 < field(game).massed < together


def test_leaders_and_armies_do_most_together():
    together = field(given(fr_north="lille 3", fr_rhine="lille 3", napoleon="lille"))
    apart = field(given(fr_north="lille 3", fr_rhine="metz 3", napoleon="lille"))

    assert together.massed > apart.massed > 0
    assert field(given(au_germany="ulm")).massed < 0


def test_nobody_has_taken_an_area_for_which_both_sides_fight():
    game = given(fr_north="brussels", au_flanders="brussels")
    game.clashes = [Clash("brussels", FRENCH)]

    contested = field(game)

    assert contested.taken == 0
    assert contested.french.keys() == contested.coalition.keys() == {"brussels"}


def test_an_army_in_enemy_land_is_about_to_take_it():
    game = field(given(fr_north="brussels", au_galicia="lemberg"))

    assert game.standing == {"brussels": 1.0}
    assert game.taken > 0
    assert field(given(au_flanders="lyon")).taken < 0


def test_a_power_that_keeps_a_peace_will_come_back():
    facts = {"fought_for": {"austria": COALITION, "france": FRENCH}}
    signs = signs_of(given(stance={"austria": "peace", "france": "peace"}, facts=facts))

    assert signs["austria"] == -RETIRED
    assert signs["france"] == AT_HOME
    assert signs["denmark"] == 0
    assert signs["britain"] in (-1, 0)


def test_superiority_counts_by_its_square():
    assert odds(2, 1) == 4 * odds(1, 2)
    assert odds(3, 0) < 1


def test_distances_are_counted_by_land():
    near = around(the_box(), "paris")

    assert near["paris"] == 0
    assert near["reims"] == 1
    assert max(near.values()) == 4
    assert "boulogne" not in around(the_box(), "london")


@pytest.mark.parametrize(
    ("steps", "modifier", "lost"), [(1, 0, 0), (2, 1, 1 / 6), (4, 0, 0.5), (9, 2, 8 / 6)]
)
def test_attrition_is_foreseen_by_the_printed_table(steps, modifier, lost):
    assert mean_attrition(the_box(), steps, modifier) == pytest.approx(lost)


def test_losses_are_foreseen_by_the_printed_table():
    assert mean_losses(the_box(), -6, False) == 0
    assert mean_losses(the_box(), 6, False) > mean_losses(the_box(), 0, False) > 0
    assert mean_losses(the_box(), 0, True) > mean_losses(the_box(), 0, False)
    assert mean_losses(the_box(), 0, False) == pytest.approx((1 / 3 + 1 / 2 + 5 / 6 + 1) / 6)


def test_the_higher_die_wins():
    assert chance_to_win(0) == 0.5
    assert chance_to_win(6) == 1
    assert chance_to_win(2) + chance_to_win(-2) == 1
