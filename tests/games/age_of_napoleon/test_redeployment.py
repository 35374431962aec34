"""Redeployment: where foreign corps go, and who is captured."""

import pytest

from estafette.engine import Pass
from estafette.games.age_of_napoleon.actions import Redeploy
from estafette.games.age_of_napoleon.fate import move
from estafette.games.age_of_napoleon.redeployment import nearest_friendly, redeploy
from estafette.games.age_of_napoleon.sides import COALITION, FRENCH
from tests.games.age_of_napoleon.politics import surrenders
from tests.games.age_of_napoleon.position import given
from tests.referee import Referee, rule

NEUTRAL = {"austria": "nc"}


@rule("age-of-napoleon surrender.major.redeploy", "age-of-napoleon surrender.major.redeploy-path")
def test_the_beaten_allies_go_to_the_nearest_friendly_area():  # v.sur.redeploy
    game = given(davout="osterreich", kutusov="galizien", exhausted=[])
    referee = surrenders(game)
    referee.choose(Pass())

    assert referee.decision.seat == COALITION
    assert set(referee.options) == {Redeploy("kutusov", "volhynia"), Redeploy("kutusov", "ukraine")}
    far, other = Redeploy("kutusov", "moscow"), Redeploy("davout", "ukraine")
    assert referee.refusal(far).rule == "surrender.major.redeploy-path"
    assert referee.refusal(other).rule == "surrender.major.redeploy-who"
    referee.choose(Redeploy("kutusov", "volhynia"))
    assert game.where["kutusov"] == "volhynia"
    assert game.exhausted == set()


@rule("age-of-napoleon surrender.major.redeploy-neutral")
def test_the_way_leads_through_neutral_ground():  # v.gap.redeploy-neutral
    game = given(status={"austria": "nc", "preussen": "nc"}, ney="galizien")

    assert nearest_friendly(game, "galizien", FRENCH) == ["bayern"]


@rule("age-of-napoleon surrender.major.redeploy-neutral")
def test_the_way_leads_through_neutral_minors_and_capitals():
    status = {**NEUTRAL, "bayern": "nc", "wurttemberg": "nc", "preussen": "nc", "italia": "nc"}
    game = given(status=status, davout="bohmen")

    assert "westfalen" in nearest_friendly(game, "bohmen", FRENCH)
    assert game.status["bayern"] == "nc"


@rule("age-of-napoleon surrender.major.redeploy-who")
def test_the_victors_outside_the_capital_leave_too():  # v.rec.redeploy-who
    game = given(davout="osterreich", ney="bohmen")
    referee = surrenders(game)

    referee.choose(Pass())  # nothing is cut off

    assert game.where == {"davout": "osterreich", "ney": "bayern"}
    referee.choose(Pass())
    assert referee.is_over


@rule("age-of-napoleon surrender.major.redeploy-path")
def test_the_player_with_first_choice_moves_first():
    corps = {"davout": "banat", "kutusov": "galizien"}

    for year, side in ((1810, FRENCH), (1811, COALITION)):
        game = given(status=NEUTRAL, year=year, **corps)
        assert Referee(game, redeploy(game, "austria")).decision.seat == side


@rule("age-of-napoleon surrender.major.redeploy-path")
def test_no_way_leads_past_the_enemy():
    free = given(status=NEUTRAL, ney="ungarn")
    shut = given(status=NEUTRAL, ney="ungarn", kutusov="banat")

    assert set(nearest_friendly(free, "ungarn", FRENCH)) == {"italia", "bayern"}
    assert nearest_friendly(shut, "ungarn", FRENCH) == ["bayern"]


@rule("age-of-napoleon surrender.major.redeploy-path")
def test_a_friendly_area_with_the_enemy_in_it_is_no_refuge():
    game = given(status=NEUTRAL, ney="bohmen", kutusov="bayern")

    assert "bayern" not in nearest_friendly(game, "bohmen", FRENCH)


@rule("age-of-napoleon surrender.major.redeploy-surrounded")
def test_the_surrounded_become_prisoners():
    game = given(status=NEUTRAL, ney="ungarn", kutusov="banat", bagration="galizien")

    Referee(game, redeploy(game, "austria"))

    assert game.prisoners == ["ney"]
    assert "ney" not in game.where


@rule("age-of-napoleon surrender.major.redeploy-surrounded")
def test_the_sea_surrounds_as_well_as_the_enemy():
    game = given(status={"spain": "nc"}, wellington="galicia", ney="castilla", soult="navarra")
    move(game, ["junot"], "portugal")

    Referee(game, redeploy(game, "spain", staying=["ney", "soult"]))

    assert game.prisoners == ["wellington"]


@rule("age-of-napoleon surrender.major.redeploy-who")
def test_who_stays_is_not_moved():
    game = given(status=NEUTRAL, ney="bohmen", davout="bohmen")

    Referee(game, redeploy(game, "austria", staying=["ney"]))

    assert game.where == {"ney": "bohmen", "davout": "bayern"}


@rule("age-of-napoleon ic.move-abroad", "age-of-napoleon surrender.major.redeploy-surrounded")
@pytest.mark.parametrize(("galicia", "fate"), [("free", "galicia"), ("french", None)])
def test_insurgents_go_no_further_from_home_than_they_may(galicia, fate):
    held = (
        {"ney": "galicia", "soult": "castilla", "junot": "andalucia"} if galicia != "free" else {}
    )
    status = {"spain": "ic", "portugal": "nc"}
    game = given(status=status, blake="portugal", **held)

    referee = Referee(game, redeploy(game, "portugal"))

    if fate:
        referee.choose(Redeploy("blake", fate))
    assert game.where.get("blake") == fate
    assert game.prisoners == ([] if fate else ["blake"])


@rule("age-of-napoleon ic.move-abroad", "age-of-napoleon surrender.major.redeploy-path")
def test_a_near_friend_is_too_far_from_home_for_insurgents():
    game = given(status={**NEUTRAL, "russia": "ic", "preussen": "cm"}, kutusov="galizien")
    referee = Referee(game, redeploy(game, "austria"))

    areas = {option.area for option in referee.options}
    assert areas == {*nearest_friendly(game, "galizien", COALITION)} - {"schlesien"}
    assert referee.refusal(Redeploy("kutusov", "schlesien")).rule == "ic.move-abroad"
