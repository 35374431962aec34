"""The last judgement: a France that has lost the war is not saved by a peace; who is near."""

import pytest

from estafette.games.pitts_war.expectations import ground_of
from estafette.games.pitts_war.prospects import muster, signs_of
from estafette.games.pitts_war.sides import FRENCH
from estafette.games.pitts_war.surrender import begin_surrenders
from estafette.games.pitts_war.verdict import outlook
from tests.games.pitts_war.position import given, the_box
from tests.referee import rule

LIBERTY, CAMPAIGN = "liberty-or-death", "valmy-to-waterloo"
STARS = ("paris", "bordeaux", "marseille", "lyon", "strasbourg")
CONQUESTS = ("brussels", "antwerp", "luxembourg", "mainz", "cologne", "chambery", "nice")
WAY = ("lille", "metz", "grenoble")  # over which a line leads home


def powers_tested(scenario, year, *areas):
    """The powers that take a Surrender Test when Austria has these areas of France."""
    game = given(scenario, year=year, flags=dict.fromkeys(areas + WAY, "austria"))
    begin_surrenders(game)
    return list(game.unchecked)


def ahead(scenario=LIBERTY, year=1800, left=0.0, **facts):
    game, ground = given(scenario, year=year, **facts), ground_of(the_box())
    signs = signs_of(game)
    return outlook(game, ground, signs, muster(game, ground, signs), left)


@rule("pitts-war surrender.trigger", "pitts-war scenario.1792.victory.coalition")
def test_a_france_that_has_lost_liberty_or_death_takes_no_surrender_test():
    assert powers_tested(LIBERTY, 1800, *STARS) == []
    assert powers_tested(LIBERTY, 1800, *STARS[:-1]) == ["france"]
    assert powers_tested(LIBERTY, 1799, *STARS) == ["france"]


@rule("pitts-war surrender.trigger", "pitts-war victory.auto.coalition")
@pytest.mark.parametrize(("year", "powers"), [(1794, []), (1795, ["france"])])
def test_a_france_without_a_star_at_the_end_of_a_period_takes_no_surrender_test(year, powers):
    assert powers_tested(CAMPAIGN, year, *STARS) == powers


@rule("pitts-war surrender.trigger", "pitts-war victory.final.coalition")
def test_the_fall_of_paris_in_the_last_year_does_not_save_france():
    assert powers_tested(CAMPAIGN, 1815, "paris") == []
    assert powers_tested(CAMPAIGN, 1814, "paris") == ["france"]


def test_who_has_all_that_a_scenario_asks_for_is_sure_of_it():
    lost = ahead(flags=dict.fromkeys(STARS, "austria"))
    minors = ("netherlands", "switzerland", "denmark", "hesse", "saxony", "bavaria")
    won = ahead(
        annexed=dict.fromkeys(CONQUESTS, "france"),
        stance={**dict.fromkeys(minors, "french"), "prussia": "neutral", "spain": "neutral"},
    )

    assert lost.fear == lost.near == 1
    assert won.hope == 1
    assert won.fear < 0.1


def test_each_thing_that_is_missing_and_each_year_lessens_a_hope():
    conquests = dict.fromkeys(CONQUESTS, "france")

    assert ahead(annexed=conquests).hope > ahead().hope
    assert ahead().hope > ahead(stance={"spain": "coalition"}).hope
    assert ahead(stance={"hesse": "french"}).hope > ahead().hope
    assert ahead(left=0.0).hope > ahead(left=2.0).hope


def test_an_army_in_a_star_area_of_france_is_as_good_as_a_flag():
    assert ahead(au_flanders="paris").fear == ahead(flags={"paris": "austria"}).fear > ahead().fear


@pytest.mark.parametrize(("abroad", "feared"), [({}, True), ({"turin": "france"}, False)])
def test_in_1815_a_star_abroad_holds_the_coalition_off(abroad, feared):
    beaten = ahead(CAMPAIGN, 1815, flags={"paris": "austria", **abroad})

    assert (beaten.fear == 1) is feared


def test_thirty_points_are_a_victory_at_the_end_of_a_period():
    facts = {"fallen": (("austria", FRENCH),) * 30}

    assert ahead(CAMPAIGN, 1809, left=6.0, facts=facts).hope == 1
    assert ahead(CAMPAIGN, 1808, left=7.0, facts=facts).hope < 1
