"""[p.11] The rulebook's example of manoeuvre: D'Erlon, Ney and Napoléon leave Ligny."""

import pytest

from estafette.games.napoleon_1815.losses import Suffer
from estafette.games.napoleon_1815.manoeuvre import Move
from estafette.games.napoleon_1815.operations import Join, Manoeuvre, StayPut
from estafette.games.napoleon_1815.sides import COALITION, FRENCH, Army
from estafette.games.napoleon_1815.state import Axis
from tests.games.napoleon_1815.marching import designated, march, under_way, walk
from tests.games.napoleon_1815.position import given
from tests.referee import rule

ALL = ("d-erlon", "ney", "napoleon")


def at_ligny(**others: object):
    return given(**{"d_erlon": "ligny", "ney": "ligny", "napoleon": "ligny", **others})


# vectors ex.manoeuvre.choices, ex.manoeuvre.commander-not-alone
@rule(
    "napoleon-1815 operations.designate",
    "napoleon-1815 operations.designate.subset",
    "napoleon-1815 unit.commander.not-forced",
    "napoleon-1815 unit.commander.not-left-alone",
)
def test_five_piles_can_leave_and_the_two_corps_cannot_leave_napoleon_alone():
    may_leave = []
    for pile in (["d-erlon"], ["ney"], ["d-erlon", "napoleon"], ["ney", "napoleon"], [*ALL]):
        referee = designated(at_ligny(), *pile)
        may_leave.append(Manoeuvre() in referee.options)
    assert may_leave == 5 * [True]

    both = designated(at_ligny(), "d-erlon", "ney")
    assert both.refusal(Manoeuvre()).rule == "unit.commander.not-left-alone"
    assert Join("napoleon") in both.options


# vectors ex.manoeuvre.d-erlon, ex.manoeuvre.ney, ex.manoeuvre.d-erlon-napoleon
# vectors ex.manoeuvre.ney-napoleon, ex.manoeuvre.three
@rule(
    "napoleon-1815 movement.reveal",
    "napoleon-1815 movement.mod.corps-symbol",
    "napoleon-1815 movement.mod.napoleon",
    "napoleon-1815 movement.mod.extra-corps",
    "napoleon-1815 movement.mod.corps-symbol.not-grouped",
)
@pytest.mark.parametrize(
    ("pile", "points"),
    [
        (["d-erlon"], 4),
        (["ney"], 5),
        (["d-erlon", "napoleon"], 5),
        (["ney", "napoleon"], 6),
        (["d-erlon", "ney", "napoleon"], 4),
    ],
)
def test_with_a_four_each_pile_has_its_own_points(pile, points):
    game = at_ligny()

    march(game, *pile, value=4)

    assert under_way(game).points == points


# vector ex.manoeuvre.case-a
@rule(
    "napoleon-1815 movement.cost.connection",
    "napoleon-1815 movement.fatigue.long-march",
    "napoleon-1815 movement.fatigue.commander",
)
def test_case_a_four_connections_cost_two_fatigue_less_one_for_napoleon():
    game = at_ligny()
    referee = march(game, *ALL, value=4)
    referee.choose(*map(Move, ("sombreffe", "gembloux", "walhain", "perwez")))

    assert under_way(game).spent == 4
    assert referee.fact("movement.fatigue") == {
        "tally": (("weary.long-march", 2), ("weary.relief", -1))
    }
    assert set(referee.options) == {Suffer("d-erlon"), Suffer("ney")}
    referee.choose(Suffer("d-erlon"))

    assert [game.fatigue["d-erlon"], game.fatigue["ney"]] == [1, 0]


# vectors ex.manoeuvre.case-b, ex.manoeuvre.flip
@rule(
    "napoleon-1815 movement.stop.friendly",
    "napoleon-1815 movement.end.flip",
    "napoleon-1815 operations.alternate",
)
def test_case_b_friends_two_connections_away_stop_the_pile():
    game = at_ligny(reille="mazy")
    referee = march(game, *ALL, value=4)
    referee.choose(Move("fleurus"))
    assert under_way(game).left == 3

    referee.choose(Move("mazy"))

    assert referee.is_over
    assert referee.fact("movement.fatigue") == {"tally": ()}
    assert game.activated == set(ALL)
    assert game.active is COALITION


# vectors ex.manoeuvre.case-c, ex.manoeuvre.flip
@rule(
    "napoleon-1815 movement.stop.enemy",
    "napoleon-1815 axis.contested-on-entry",
    "napoleon-1815 axis.place",
    "napoleon-1815 movement.fatigue.end-contested",
    "napoleon-1815 movement.fatigue.commander",
    "napoleon-1815 movement.end.flip",
)
def test_case_c_picton_stops_the_pile_and_the_axis_points_to_marbais():
    game = at_ligny(picton="quatre-bras")
    referee = march(game, *ALL, value=4)
    referee.choose(Move("marbais"), Move("quatre-bras"))

    assert under_way(game).spent == 2
    assert game.is_contested("quatre-bras")
    assert game.axes == {"quatre-bras": Axis(FRENCH, Army.FRENCH, "marbais")}
    assert referee.fact("movement.fatigue") == {
        "tally": (("weary.ended-contested", 1), ("weary.relief", -1))
    }
    referee.choose(StayPut())
    assert [game.fatigue["d-erlon"], game.fatigue["ney"]] == [0, 0]
    assert game.activated == set(ALL)
    assert game.active is COALITION


def after_case_c(**others: object):
    game = at_ligny(picton="quatre-bras", **others)
    referee = march(game, *ALL, value=4)
    walk(referee, "marbais", "quatre-bras")
    referee.choose(StayPut())
    return game


# vector ex.axis.picton-leaves
@rule("napoleon-1815 axis.leave.enemy")
def test_afterwards_picton_leaves_by_every_way_but_marbais():
    referee = march(after_case_c(), "picton", value=4)

    assert referee.refusal(Move("marbais")).rule == "axis.leave.enemy"
    ways = {option.to for option in referee.options if isinstance(option, Move)}
    assert ways == {"nivelles", "frasnes", "genappe"}


# vector ex.axis.second-french
@rule("napoleon-1815 axis.friend-shares", "napoleon-1815 axis.one-per-zone")
def test_afterwards_another_french_pile_has_the_same_axis():
    game = after_case_c(reille="frasnes")

    walk(march(game, "reille"), "quatre-bras")

    assert game.axes == {"quatre-bras": Axis(FRENCH, Army.FRENCH, "marbais")}


# vector ex.axis.second-coalition
@rule("napoleon-1815 axis.enemy-places-none")
def test_afterwards_another_coalition_pile_adds_no_axis():
    game = after_case_c(hill="nivelles")

    walk(march(game, "hill"), "quatre-bras")

    assert game.axes == {"quatre-bras": Axis(FRENCH, Army.FRENCH, "marbais")}
    assert [game.fatigue["d-erlon"], game.fatigue["ney"]] == [0, 0]


# vector ex.axis.cut
@rule("napoleon-1815 axis.cut-fatigue")
def test_afterwards_a_coalition_pile_from_marbais_costs_the_french_two_fatigue():
    game = after_case_c(pirch="tilly")

    walk(march(game, "pirch"), "marbais", "quatre-bras")

    assert [game.fatigue["d-erlon"], game.fatigue["ney"]] == [1, 1]
