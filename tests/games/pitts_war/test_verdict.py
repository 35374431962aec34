"""The last judgement: how near each side is to what a scenario asks of it."""

import pytest

from estafette.games.pitts_war.expectations import ground_of
from estafette.games.pitts_war.lay import lay_of
from estafette.games.pitts_war.prospects import muster
from estafette.games.pitts_war.sides import FRENCH
from estafette.games.pitts_war.verdict import outlook
from tests.games.pitts_war.position import given, the_box

LIBERTY, CAMPAIGN = "liberty-or-death", "valmy-to-waterloo"
STARS = ("paris", "bordeaux", "marseille", "lyon", "strasbourg")
CONQUESTS = ("brussels", "antwerp", "luxembourg", "mainz", "cologne", "chambery", "nice")


def ahead(scenario=LIBERTY, year=1800, left=0.0, **facts):
    game, ground = given(scenario, year=year, **facts), ground_of(the_box())
    lay = lay_of(game)
    return outlook(game, ground, lay, muster(game, ground, lay), left)


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
