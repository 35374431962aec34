"""What a position is worth: what is plainly better is worth more."""

import pytest

from estafette.engine import Dice, secret_of, settle
from estafette.games.pitts_war.affairs import Battle, Clash, Engaged, Treaty
from estafette.games.pitts_war.judgement import judgement
from estafette.games.pitts_war.prospects import around, pressure, strengths
from estafette.games.pitts_war.sides import COALITION, FRENCH
from estafette.games.pitts_war.start import new_game
from tests.games.pitts_war.position import given, the_box

FIELD = {
    **{"fr_north": "lille", "fr_rhine": "strasbourg", "napoleon": "strasbourg"},
    **{"au_germany": "salzburg", "charles": "salzburg", "pr_rhine": "mainz"},
}


def worth(**facts):
    """What a war is worth to the French, changed in some respect."""
    return judgement(given(**{**FIELD, **facts}), "french")


@pytest.mark.parametrize("scenario", ["liberty-or-death", "great-empire", "valmy-to-waterloo"])
def test_what_one_side_gains_the_other_loses(scenario):
    game = new_game(the_box(), settle(the_box(), scenario, {}), Dice(secret_of("a start")))

    assert judgement(game, "french") == -judgement(game, "coalition")
    assert -0.5 < judgement(game, "french") < 0.5


def test_stars_are_worth_having_capitals_more_and_other_flags_a_little():
    assert worth(flags={"brussels": "france"}) > worth(flags={"antwerp": "france"}) > worth()
    assert worth(flags={"lyon": "austria"}) < worth(flags={"lille": "austria"}) < worth()
    assert worth(flags={"paris": "austria"}) < worth(flags={"lyon": "austria"})


def test_a_star_without_supply_is_worth_less():
    cut_off = {"flags": {"munich": "france"}}
    road = {"flags": {"munich": "france", "baden": "france", "ulm": "france"}}
    flags = worth(flags={"antwerp": "france"}) - worth()

    assert worth(**road) - worth(**cut_off) > 2.5 * flags


def test_armies_and_leaders_are_worth_having_and_better_ones_more():
    assert worth(fr_alps="marseille 2") > worth(fr_alps="marseille 1") > worth()
    assert worth(au_galicia="lemberg 2") < worth()
    assert worth(massena="lille") > worth(jourdan="lille") > worth()
    assert worth(fr_north="lille 2") < worth()


def test_points_and_markers_are_worth_having():
    assert (
        worth(facts={"points": {"france": 2}}) > worth() > worth(facts={"points": {"prussia": 2}})
    )
    hand = ["f-ballons", "f-siege", "f-valmy", "f-carnot", "f-toulon", "f-terreur"]
    values = [worth(hand={"french": hand[:n]}) for n in range(7)]
    assert values == sorted(values)
    assert values[6] - values[5] < values[5] - values[4]
    assert worth(hand={"coalition": ["c-famine"]}) < worth()


def test_markers_are_judged_by_their_number_alone():
    """Whoever judges a hand that he cannot see must not learn from it."""
    assert worth(hand={"coalition": ["c-famine"]}) == worth(hand={"coalition": ["c-ecran"]})


def test_a_peace_dictated_and_a_forced_ally_are_worth_a_campaign():
    peace = {"stance": {"prussia": "peace"}}
    facts = {
        "fallen": [("prussia", FRENCH)],
        "treaties": {"prussia": Treaty(FRENCH, 1798)},
        "fought_for": {"prussia": COALITION},
    }

    assert worth(**peace, facts=facts) > worth(**peace) > worth()
    assert worth(stance={"prussia": "french"}, facts={"forced": ["prussia"]}) > worth(**peace)
    assert worth(facts={"liberated": True}) > worth()
    assert worth(stance={"spain": "peace"}, facts={"fought_for": {"spain": FRENCH}}) < worth(
        stance={"spain": "peace"}, facts={"fought_for": {"spain": COALITION}}
    )


def test_an_army_is_better_the_nearer_it_is_to_a_star():
    near, far = worth(fr_rhine="munich"), worth(fr_rhine="bayonne")

    assert near > far
    assert worth(au_germany="lyon") < worth(au_germany="budapest")


def test_who_guards_a_star_takes_the_hope_away():
    alone = given(fr_north="brussels")
    guarded = given(fr_north="brussels", dutch="amsterdam", stance={"netherlands": "coalition"})
    open_ = given(fr_north="brussels", stance={"netherlands": "coalition"})

    values = [pressure(game, strengths(game)) for game in (open_, guarded)]
    assert values[0] > values[1] > 0
    assert pressure(alone, strengths(alone)) > 0


def test_strength_is_in_steps_and_less_without_supply():
    game = given(fr_north="lille 3", au_galicia="lemberg 2", danes="kiel")
    whole = strengths(game)
    game.unsupplied = frozenset(["fr-north"])
    hungry = strengths(game)
    game.unsupplied, game.worn = frozenset(), frozenset(["fr-north"])
    worn = strengths(game)

    assert whole[FRENCH].keys() == {"lille"}
    assert whole[COALITION].keys() == {"lemberg"}
    assert hungry[FRENCH]["lille"] == whole[FRENCH]["lille"] / 2
    assert hungry[FRENCH]["lille"] < worn[FRENCH]["lille"] < whole[FRENCH]["lille"]
    led = strengths(given(fr_north="lille 3", napoleon="lille"))
    assert led[FRENCH]["lille"] > whole[FRENCH]["lille"]


def test_distances_are_counted_over_borders_that_armies_cross():
    near = around(the_box(), "paris")

    assert near["paris"] == 0
    assert near["reims"] == 1
    assert max(near.values()) == 4


def test_a_battle_is_worth_its_modifiers_until_the_dice_fall_and_then_its_losses():
    def fought(**french):
        sides = Engaged(FRENCH, ["fr-north"], **french), Engaged(COALITION, ["au-flanders"])
        fight = Battle(Clash("brussels", FRENCH), *sides)
        return worth(fr_north="brussels", au_flanders="brussels", facts={"battle": fight})

    bonus = [("fr-north", 1)]
    assert fought(tally=bonus) > fought() > fought(losses=1)
    assert fought(tally=bonus, die=3) == fought(die=3)


CONQUESTS = ("brussels", "antwerp", "luxembourg", "mainz", "cologne", "chambery", "nice")


@pytest.mark.parametrize(
    ("scenario", "early", "late"),
    [("liberty-or-death", 1795, 1800), ("great-empire", 1808, 1815)],
)
def test_final_conditions_count_as_the_end_draws_near(scenario, early, late):
    held, lost = (dict.fromkeys(CONQUESTS, power) for power in ("france", "austria"))

    def gap(year):
        values = [
            judgement(given(scenario, year=year, annexed=annexed), "french")
            for annexed in (held, lost)
        ]
        return values[0] - values[1]

    assert gap(late) > 1.3 * gap(early) > 0


def test_in_liberty_or_death_minors_and_the_allies_of_britain_count():
    def last_year(**stance):
        return judgement(given("liberty-or-death", year=1800, stance=stance), "french")

    before = given("liberty-or-death", year=1795, stance={"denmark": "french"})
    base = given("liberty-or-death", year=1795)
    then = judgement(before, "french") - judgement(base, "french")

    assert last_year(denmark="french") - last_year() > then
    assert last_year(prussia="neutral") > last_year()
