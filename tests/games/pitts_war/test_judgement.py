"""What a position is worth: what is plainly better is worth more."""

import pytest

from estafette.engine import Dice, secret_of, settle
from estafette.games.pitts_war.affairs import Battle, Clash, Engaged, March, Treaty
from estafette.games.pitts_war.judgement import judgement
from estafette.games.pitts_war.sides import COALITION, FRENCH
from estafette.games.pitts_war.start import new_game
from tests.games.pitts_war.position import given, road, the_box

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
    assert worth(flags={"vienna": "france"}) > worth(flags={"prague": "france"})


def test_a_star_is_worth_more_to_its_own_power():
    given_back = worth(flags={"munich": "france"})
    annexed = worth(annexed={"munich": "france"})

    assert annexed > given_back > worth()


def test_a_star_without_supply_is_worth_less():
    cut_off = {"flags": {"munich": "france"}}
    road_to_it = {"flags": {"munich": "france", "baden": "france", "ulm": "france"}}
    flags = worth(flags={"baden": "france"}) - worth()

    assert worth(**road_to_it) - worth(**cut_off) > 2.5 * flags


def test_armies_and_leaders_are_worth_having_and_better_ones_more():
    assert worth(fr_alps="marseille 2") > worth(fr_alps="marseille 1") > worth()
    assert worth(au_galicia="lemberg 2") < worth()
    assert worth(massena="lille") > worth(jourdan="lille") > worth()
    assert worth(fr_north="lille 2") < worth()


def test_points_are_worth_having_now_or_to_come():
    def points(**facts):
        return worth(facts=facts)

    assert points(points={"france": 2}) > worth() > points(points={"prussia": 2})
    assert points(credit={"france": 2}) > worth() > points(credit={"austria": 2})
    assert points(debit={"france": 2}) < worth() < points(debit={"austria": 2})
    assert points(savings=2) > worth()


def test_markers_are_worth_having_and_those_beyond_use_little():
    hand = [
        "f-ballons",
        "f-siege",
        "f-toulon",
        "f-terreur",
        "f-convention",
        "f-prairial",
        "f-indes",
    ]
    values = [worth(hand={"french": hand[:n]}) for n in range(8)]

    assert values == sorted(values)
    assert values[7] - values[6] < values[6] - values[5]
    assert worth(hand={"coalition": ["c-famine"]}) < worth()


def test_a_marker_that_changes_the_war_is_not_spent_for_a_trifle():
    valmy, ballons = ({"french": [marker]} for marker in ("f-valmy", "f-ballons"))

    assert worth(hand=valmy) > worth(hand=ballons)
    assert worth(hand={"coalition": ["c-seconde-coalition"]}) < worth(
        hand={"coalition": ["c-ecran"]}
    )


def test_the_penalties_of_the_young_republic_weigh_more_than_the_markers_that_end_them():
    untried = worth(facts={"penalties": ("f-valmy",)}, hand={"french": ["f-valmy"]})

    assert worth(facts={"penalties": ("f-valmy",)}) < untried < worth()


def test_a_peace_dictated_and_a_forced_ally_are_worth_a_campaign():
    peace = {"stance": {"prussia": "peace"}}
    facts = {
        "fallen": (("prussia", FRENCH),),
        "treaties": {"prussia": Treaty(FRENCH, 1798)},
        "fought_for": {"prussia": COALITION},
    }

    assert worth(**peace, facts=facts) > worth()
    assert worth(stance={"prussia": "french"}, facts={"forced": ("prussia",)}) > worth(
        **peace, facts=facts
    )
    assert worth(facts={"liberated": True}) > worth()
    assert worth(facts={"guerrillas": {"guerrilla-1": "madrid"}}) < worth()


def test_a_power_that_has_left_the_war_still_counts_for_its_side():
    def spain(stance, side):
        return worth(stance={"spain": stance}, facts={"fought_for": {"spain": side}})

    assert spain("peace", FRENCH) > spain("aloof", FRENCH) > spain("aloof", COALITION)
    assert spain("aloof", COALITION) > spain("peace", COALITION)


def test_a_capital_in_enemy_hands_threatens_a_surrender():
    vienna = worth(flags=road("strasbourg", "vienna"))
    no_stars = worth(flags={**road("strasbourg", "vienna"), "budapest": "france"})
    budapest = worth(flags={**road("strasbourg", "salzburg"), "budapest": "france"})

    assert vienna > budapest > worth()
    assert no_stars - vienna > 0


def test_a_france_beaten_too_early_is_saved_by_its_peace():
    """The flags come down: who wants all the stars of France takes Paris last."""
    stars = ("lyon", "marseille", "bordeaux")

    def beaten(year, *areas):
        flags = dict.fromkeys(areas, "austria")
        return judgement(given("liberty-or-death", year=year, flags=flags), "french")

    assert beaten(1793, "paris", *stars) > beaten(1793, "strasbourg", *stars)
    assert beaten(1794, "paris", "strasbourg", *stars) < beaten(1794, "strasbourg", *stars)


def test_a_peace_that_lasts_to_the_end_draws_the_war():
    """A France at peace has its stars: nobody has won in the last year."""
    flags = dict.fromkeys(("brussels", "antwerp", "mainz", "cologne"), "austria")

    def beaten(until):
        facts = {"treaties": {"france": Treaty(COALITION, until)}, "fought_for": {"france": FRENCH}}
        stance = {"france": "peace"}
        return judgement(
            given("great-empire", year=1813, flags=flags, stance=stance, facts=facts), "french"
        )

    assert beaten(1814) < beaten(1815) < 0


def test_the_nearer_the_end_the_more_a_beaten_france_is_saved_by_its_peace():
    flags = dict.fromkeys(("paris", "lyon", "marseille", "bordeaux"), "austria")

    def beaten(year):
        return judgement(given("great-empire", year=year, flags=flags), "french")

    assert beaten(1811) < beaten(1813) < beaten(1814)


def test_conquerors_must_leave_a_land_before_its_peace_is_over():
    stance, fought = {"austria": "peace"}, {"austria": COALITION}

    def left_in_vienna(until):
        facts = {"treaties": {"austria": Treaty(FRENCH, until)}, "fought_for": fought}
        inside = worth(fr_italy="vienna", stance=stance, facts=facts)
        return inside - worth(fr_italy="zurich", stance=stance, facts=facts)

    assert left_in_vienna(1796) < left_in_vienna(1797)


def test_a_battle_is_worth_its_modifiers_until_the_dice_fall_and_then_its_losses():
    def fought(**french):
        sides = Engaged(FRENCH, ["fr-north"], **french), Engaged(COALITION, ["au-flanders"])
        fight = Battle(Clash("brussels", FRENCH), *sides)
        return worth(fr_north="brussels", au_flanders="brussels", facts={"battle": fight})

    bonus = [("fr-north", 3)]
    assert fought(tally=bonus) > fought() > fought(die=3, losses=1)
    assert fought(tally=bonus, die=3) == fought(die=3)
    assert fought(leaders=["napoleon"]) > fought()


def test_a_battle_is_foreseen_before_its_modifiers_are_told():
    """Numbers, rivers, walls and hunger weigh already when only the cavalry has been claimed."""

    def before(area="brussels", border="", steps=2, **french):
        sides = Engaged(FRENCH, ["fr-north"], **french), Engaged(COALITION, ["au-flanders"])
        fight = Battle(Clash(area, FRENCH, border=border), *sides, holder=COALITION)
        facts = {"battle": fight}
        return worth(fr_north=f"{area} {steps}", au_flanders=f"{area} 2", facts=facts)

    assert before(tally=[("battle.cavalry", 1)]) > before() > before(border="river")
    assert before(steps=3) - before(steps=1) > worth(fr_north="lille 3") - worth(fr_north="lille 1")
    assert before() > before(is_supplied=False)


def test_a_battle_won_takes_the_ground_and_a_battle_lost_gives_it_up():
    def fought(winner, flags):
        sides = Engaged(FRENCH, ["fr-north"], die=3), Engaged(COALITION, ["au-flanders"], die=3)
        fight = Battle(Clash("brussels", FRENCH), *sides, winner=winner)
        facts = {"battle": fight}
        return worth(fr_north="brussels", au_flanders="brussels", flags=flags, facts=facts)

    for flags in ({}, {"brussels": "france"}):
        assert fought(FRENCH, flags) > fought(COALITION, flags)


def test_a_march_is_worth_what_it_may_come_to():
    def march(points, area="strasbourg", **facts):
        going = March(FRENCH, ["fr-rhine"], ["napoleon"], area, area, points=points, **facts)
        return worth(facts={"march": going})

    rolled = {"potential": 5, "is_rolled": True}
    assert march(4, **rolled) > march(1, **rolled)
    assert march(0) > march(0, is_forced=True, is_unsupplied=True)


@pytest.mark.parametrize(
    ("scenario", "early", "late"),
    [("liberty-or-death", 1795, 1800), ("great-empire", 1808, 1815)],
)
def test_final_conditions_count_as_the_end_draws_near(scenario, early, late):
    conquests = ("brussels", "antwerp", "luxembourg", "mainz", "cologne", "chambery", "nice")
    held, lost = (dict.fromkeys(conquests, power) for power in ("france", "austria"))

    def gap(year):
        values = [
            judgement(given(scenario, year=year, annexed=annexed), "french")
            for annexed in (held, lost)
        ]
        return values[0] - values[1]

    assert gap(late) > gap(early) > 0
