"""What control is good for, and how fortresses and peaces give it."""

import pytest

from estafette.games.pitts_war import surrender
from estafette.games.pitts_war.actions import Cede, Enter, TakeControl
from estafette.games.pitts_war.affairs import Surrender
from estafette.games.pitts_war.control import controller
from estafette.games.pitts_war.peace import make_peace
from estafette.games.pitts_war.score import tally, victory_points
from estafette.games.pitts_war.sides import FRENCH
from tests.games.pitts_war.marching import marching
from tests.games.pitts_war.position import given, road
from tests.referee import Referee, rule


@rule("pitts-war control.by-mp")
def test_a_point_buys_a_city():
    game = given(fr_north="brussels")
    referee = marching(game, "brussels", 1)
    referee.choose(TakeControl())

    assert controller(game, "brussels") is FRENCH  # ctl.mp-city
    assert game.march.points == 0


@rule("pitts-war fortress.empty.cost")
@pytest.mark.parametrize(
    ("start", "area", "points"), [("metz", "luxembourg", 3), ("brussels", "luxembourg", 4)]
)
def test_an_empty_fortress_costs_two_more(start, area, points):
    game = given(fr_north=start, flags={"brussels": "france"})
    referee = marching(game, start, points)
    referee.choose(Enter(area))

    assert game.march.points == 0  # ex.fortress.empty-cost mv.fortress-river
    assert controller(game, area) is FRENCH


@rule("pitts-war fortress.empty.no-entry")
@pytest.mark.parametrize(("start", "points"), [("metz", 2), ("brussels", 3)])
def test_who_cannot_pay_for_a_fortress_does_not_enter(start, points):
    game = given(fr_north=start, flags={"brussels": "france"})
    referee = marching(game, start, points)

    refusal = referee.refusal(Enter("luxembourg"))
    assert refusal.rule == "fortress.empty.no-entry"  # mv.fortress-2mp


@rule("pitts-war control.effect.vp")
def test_only_areas_in_supply_score():
    around = dict.fromkeys(("rome", "bologna", "milan", "turin", "mantua", "venice"), "france")
    naples = {"kingdom-of-naples": "coalition"}
    fed = given(stance=naples, flags={**around, "naples": "france"})
    cut_off = given(stance=naples, flags={**around, "naples": "france", "rome": None})
    without = given(stance=naples, flags={**around, "rome": None})

    assert victory_points(tally(fed)) == victory_points(tally(without)) + 1
    assert victory_points(tally(cut_off)) == victory_points(tally(without))  # cd.unsupplied-star


@rule("pitts-war control.effect.surrender")
@pytest.mark.parametrize(
    ("flags", "stars"),
    [
        ({"vienna": "france"}, 3),
        ({"vienna": "france", "budapest": "france"}, 1),
        ({"vienna": "france", "prague": "france"}, 2),
    ],
)
def test_only_areas_still_held_count_against_surrender(flags, stars):
    game = given(au_germany="prague", flags=flags)

    assert surrender.stars_held(game, "austria") == stars  # rv.surrender.three-stars


@rule("pitts-war control.effect.surrender")
@pytest.mark.parametrize(("die", "told"), [(3, "surrender.holds"), (4, "surrender.fails")])
def test_three_stars_hold_on_a_three(die, told):
    game = given(au_germany="prague", flags=road("strasbourg", "vienna"), dice=[die, 1])
    game.unchecked = ("austria",)
    referee = Referee(game, surrender.test_power(game))

    assert told in referee.keys  # rv.surrender.three-stars


@rule("pitts-war control.by-conquest")
def test_a_peace_gives_areas_to_the_victor():
    game = given(annexed={"milan": "france"}, flags={"vienna": "france"}, dice=[3])
    game.surrender = Surrender("austria", FRENCH)
    referee = Referee(game, make_peace(game, game.surrender))
    assert controller(game, "mantua") is not FRENCH
    referee.choose(Cede("mantua"))

    assert game.owner("mantua") == "france"
    assert controller(game, "mantua") is FRENCH
