"""[p.10] The retreat axis: placed on entry, shared, cut, removed, and what it forbids."""

import pytest

from estafette.games.napoleon_1815.losses import Suffer
from estafette.games.napoleon_1815.manoeuvre import Move
from estafette.games.napoleon_1815.operations import StayPut
from estafette.games.napoleon_1815.sides import COALITION, FRENCH, Army
from estafette.games.napoleon_1815.state import Axis
from tests.games.napoleon_1815.marching import march, walk
from tests.games.napoleon_1815.position import given
from tests.referee import rule

TO_MARBAIS = {"quatre-bras": ("french", "marbais")}


@rule("napoleon-1815 axis.contested-on-entry", "napoleon-1815 axis.place")
def test_entering_a_zone_of_the_enemy_makes_it_contested_and_lays_an_axis():
    game = given(ney="marbais", picton="quatre-bras")
    assert not game.is_contested("quatre-bras")

    referee = march(game, "ney", value=2)
    walk(referee, "quatre-bras")

    assert game.is_contested("quatre-bras")
    assert game.axes == {"quatre-bras": Axis(FRENCH, Army.FRENCH, "marbais")}
    assert referee.fact("axis.placed") == {
        "zone": "quatre-bras",
        "there": "marbais",
        "army": "french",
    }


@rule("napoleon-1815 axis.place")
def test_the_axis_bears_the_colour_of_the_army_that_entered():
    game = given(ziethen="sombreffe", ney="ligny")

    walk(march(game, "ziethen", value=2), "ligny")

    assert game.axes == {"ligny": Axis(COALITION, Army.PRUSSIAN, "sombreffe")}


@rule("napoleon-1815 axis.place")
def test_no_axis_lies_in_an_empty_or_a_friendly_zone():
    game = given(ney="fleurus", reille="ligny", ziethen="mazy")

    walk(march(game, "ney", value=3), "ligny")

    assert game.axes == {}


@rule("napoleon-1815 axis.friend-shares", "napoleon-1815 axis.one-per-zone")
def test_a_friend_who_follows_by_another_way_shares_the_axis():
    game = given(ney="quatre-bras", picton="quatre-bras", reille="frasnes", axes=TO_MARBAIS)

    referee = march(game, "reille", value=2)
    walk(referee, "quatre-bras")

    assert game.axes == {"quatre-bras": Axis(FRENCH, Army.FRENCH, "marbais")}
    assert "axis.placed" not in referee.keys


@rule("napoleon-1815 axis.enemy-places-none", "napoleon-1815 axis.one-per-zone")
def test_an_enemy_who_enters_a_contested_zone_places_no_axis():
    game = given(ney="quatre-bras", picton="quatre-bras", hill="nivelles", axes=TO_MARBAIS)

    walk(march(game, "hill", value=2), "quatre-bras")

    assert game.axes == {"quatre-bras": Axis(FRENCH, Army.FRENCH, "marbais")}
    assert game.fatigue["ney"] == 0


# vector ex.axis.cut
@rule("napoleon-1815 axis.cut-fatigue")
def test_an_enemy_who_enters_by_the_axis_costs_its_camp_two_fatigue():
    game = given(
        d_erlon="quatre-bras",
        ney="quatre-bras",
        picton="quatre-bras",
        pirch="marbais",
        axes=TO_MARBAIS,
    )

    referee = march(game, "pirch", value=2)
    referee.choose(Move("quatre-bras"))

    assert referee.fact("axis.cut") == {"zone": "quatre-bras", "camp": "french", "fatigue": 2}
    assert [game.fatigue["d-erlon"], game.fatigue["ney"]] == [1, 1]
    assert game.fatigue["picton"] == 0
    assert game.cut == ["quatre-bras"]


@rule("napoleon-1815 axis.cut-fatigue")
def test_the_fatigue_of_a_cut_axis_is_placed_by_the_camp_that_suffers_it():
    game = given(
        d_erlon="quatre-bras",
        ney="quatre-bras",
        reille="quatre-bras",
        picton="quatre-bras",
        pirch="marbais",
        axes=TO_MARBAIS,
    )
    referee = march(game, "pirch", value=2)
    referee.choose(Move("quatre-bras"))

    assert (referee.decision.seat, referee.decision.rule) == ("french", "axis.cut-fatigue")
    referee.choose(Suffer("ney"), Suffer("ney"))

    assert game.fatigue["ney"] == 2


@rule("napoleon-1815 axis.cut-fatigue")
def test_a_cut_axis_removes_at_once_those_whom_it_exhausts():
    game = given(
        ney="quatre-bras",
        picton="quatre-bras",
        pirch="marbais",
        axes=TO_MARBAIS,
        fatigue={"ney": 7},
    )

    referee = march(game, "pirch", value=4)
    referee.choose(Move("quatre-bras"))

    assert "ney" not in game.zone
    assert game.axes == {}
    assert referee.is_over
    assert game.zone["pirch"] == "quatre-bras"


@rule("napoleon-1815 axis.cut-fatigue")
def test_a_friend_who_enters_by_the_axis_cuts_nothing():
    game = given(ney="quatre-bras", picton="quatre-bras", reille="marbais", axes=TO_MARBAIS)

    referee = march(game, "reille", value=2)
    walk(referee, "quatre-bras")

    assert "axis.cut" not in referee.keys
    assert game.fatigue["ney"] == 0


# vector d.axis.second-cut-same-turn
@rule("napoleon-1815 axis.cut-once-per-turn")
def test_the_axis_of_a_zone_is_cut_once_a_turn_and_that_of_another_zone_still_once():
    game = given(
        ney="quatre-bras",
        picton="quatre-bras",
        reille="gembloux",
        thielmann="gembloux",
        pirch="marbais",
        bulow="sombreffe",
        axes={**TO_MARBAIS, "gembloux": ("french", "sombreffe")},
    )
    game.cut = ["quatre-bras"]

    referee = march(game, "pirch", value=2)
    walk(referee, "quatre-bras")
    assert "axis.cut" not in referee.keys
    assert game.fatigue["ney"] == 0

    walk(march(game, "bulow", value=2), "gembloux")
    assert game.fatigue["reille"] == 2
    assert game.cut == ["quatre-bras", "gembloux"]


# vector d.axis.removed
@rule("napoleon-1815 axis.removed")
def test_the_axis_goes_when_the_zone_is_no_longer_contested():
    game = given(ney="quatre-bras", picton="quatre-bras", axes=TO_MARBAIS)

    referee = march(game, "picton", value=2)
    walk(referee, "nivelles")

    assert game.axes == {}
    assert referee.fact("axis.removed") == {"zone": "quatre-bras"}


@rule("napoleon-1815 axis.removed")
def test_the_axis_stays_while_part_of_the_enemy_stays():
    game = given(ney="quatre-bras", picton="quatre-bras", hill="quatre-bras", axes=TO_MARBAIS)

    referee = march(game, "picton", value=2)
    walk(referee, "nivelles")

    assert list(game.axes) == ["quatre-bras"]
    assert "axis.removed" not in referee.keys


# vector d.axis.own-exit
@rule("napoleon-1815 axis.leave.own")
def test_a_pile_leaves_a_contested_zone_by_its_own_axis():
    game = given(ney="quatre-bras", picton="quatre-bras", axes=TO_MARBAIS)
    referee = march(game, "ney", value=2)

    for zone in ("nivelles", "frasnes", "genappe"):
        refusal = referee.refusal(Move(zone))
        assert (refusal.rule, refusal.key) == ("axis.leave.own", "movement.own-axis")
        assert refusal.facts == {"zone": "quatre-bras", "there": "marbais"}

    referee.choose(Move("marbais"))
    assert Move("tilly") in referee.options


# vector d.axis.camp
@rule("napoleon-1815 axis.camp", "napoleon-1815 axis.leave.own")
def test_the_axis_of_one_coalition_army_binds_the_other():
    game = given(
        ney="ligny",
        ziethen="ligny",
        picton="ligny",
        axes={"ligny": ("prussian", "sombreffe")},
    )

    referee = march(game, "picton", value=2)

    assert referee.refusal(Move("marbais")).rule == "axis.leave.own"
    assert Move("sombreffe") in referee.options


@rule("napoleon-1815 axis.leave.enemy")
@pytest.mark.parametrize("zone", ["nivelles", "frasnes", "genappe"])
def test_a_pile_does_not_leave_by_the_axis_of_the_enemy(zone):
    game = given(ney="quatre-bras", picton="quatre-bras", axes=TO_MARBAIS)
    referee = march(game, "picton", value=2)

    refusal = referee.refusal(Move("marbais"))

    assert (refusal.rule, refusal.key) == ("axis.leave.enemy", "movement.enemy-axis")
    assert refusal.facts == {"zone": "quatre-bras", "there": "marbais"}
    assert Move(zone) in referee.options


@rule("napoleon-1815 axis.cut-fatigue")
def test_a_contested_zone_is_entered_by_any_other_way_without_cutting():
    game = given(ney="quatre-bras", picton="quatre-bras", hill="genappe", axes=TO_MARBAIS)

    referee = march(game, "hill", value=2)
    walk(referee, "quatre-bras")

    assert "axis.cut" not in referee.keys
    referee.choose(StayPut())
    assert referee.is_over
