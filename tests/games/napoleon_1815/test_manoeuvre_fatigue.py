"""[p.10, 3 and 4] The fatigue of a move: what it is made of, who relieves it, who bears it."""

import pytest

from estafette.engine import Pass
from estafette.games.napoleon_1815.losses import Suffer, spread_fatigue
from estafette.games.napoleon_1815.manoeuvre import Halt, Move, grow_weary
from estafette.games.napoleon_1815.operations import StayPut
from estafette.games.napoleon_1815.sides import FRENCH
from estafette.games.napoleon_1815.state import Operation
from tests.games.napoleon_1815.marching import asks, held, march, walk
from tests.games.napoleon_1815.position import given
from tests.referee import Referee, rule

FAR = ("sombreffe", "gembloux", "walhain", "perwez", "hannut")


# vectors d.move.fatigue-threshold-three, d.move.fatigue-threshold-four
@rule("napoleon-1815 movement.fatigue.long-march")
@pytest.mark.parametrize(("points", "each"), [(3, 0), (4, 1)])
def test_each_corps_tires_for_each_point_beyond_the_third(points, each):
    game = given(d_erlon="ligny", reille="ligny")

    walk(march(game, "d-erlon", "reille", value=points + 1), *FAR[:points])

    assert [game.fatigue["d-erlon"], game.fatigue["reille"]] == [each, each]


# vector d.move.long-march-total
@rule("napoleon-1815 movement.fatigue.long-march")
def test_a_long_march_costs_corps_times_points_above_three():
    game = given(d_erlon="hannut", reille="hannut", lobau="hannut")
    pile = ["d-erlon", "reille", "lobau"]
    operation = Operation("french", FRENCH, "hannut", pile, spent=5)

    referee = Referee(game, grow_weary(game, operation))

    assert referee.fact("movement.fatigue") == {"tally": (("weary.long-march", 6),)}
    assert [game.fatigue[corps] for corps in pile] == [2, 2, 2]


# vector d.move.bridge-long
@rule("napoleon-1815 movement.cost.destroyed-bridge", "napoleon-1815 movement.fatigue.long-march")
def test_the_points_of_a_destroyed_bridge_count_for_the_long_march():
    game = given(d_erlon="ligny", broken=["genappe--quatre-bras"])

    walk(march(game, "d-erlon", value=5), "marbais", "quatre-bras", "genappe")

    assert game.zone["d-erlon"] == "genappe"
    assert game.fatigue["d-erlon"] == 2


@rule("napoleon-1815 movement.fatigue.start-contested")
def test_a_pile_that_leaves_a_contested_zone_tires_by_one_in_all():
    game = given(d_erlon="ligny", reille="ligny", ziethen="ligny")

    referee = march(game, "d-erlon", "reille", value=3)
    walk(referee, "fleurus")

    assert referee.fact("movement.fatigue") == {"tally": (("weary.began-contested", 1),)}
    assert referee.decision.rule == "movement.fatigue.remainder"
    referee.choose(Suffer("reille"))
    assert [game.fatigue["d-erlon"], game.fatigue["reille"]] == [0, 1]


@rule("napoleon-1815 movement.fatigue.end-contested")
def test_a_pile_that_makes_a_zone_contested_tires_by_one_in_all():
    game = given(d_erlon="fleurus", reille="fleurus", ziethen="ligny")

    referee = march(game, "d-erlon", "reille", value=3)
    walk(referee, "ligny")

    assert referee.fact("movement.fatigue") == {"tally": (("weary.ended-contested", 1),)}
    referee.choose(Suffer("d-erlon"), StayPut())
    assert [game.fatigue["d-erlon"], game.fatigue["reille"]] == [1, 0]


@rule(
    "napoleon-1815 movement.fatigue.start-contested",
    "napoleon-1815 movement.fatigue.end-contested",
)
def test_a_move_between_free_zones_costs_no_fatigue():
    game = given(d_erlon="fleurus", ziethen="sombreffe")

    referee = march(game, "d-erlon", value=3)
    walk(referee, "ligny")

    assert referee.fact("movement.fatigue") == {"tally": ()}
    assert game.fatigue["d-erlon"] == 0


# vector d.move.fatigue-event
@rule(
    "napoleon-1815 movement.fatigue.events",
    "napoleon-1815 card.x.fatigue.timing",
    "napoleon-1815 card.x.fatigue.effect",
)
def test_the_event_fatigue_joins_the_fatigue_of_the_move():
    game = given(d_erlon="ligny", hand={"coalition": ["fatigue"]})
    referee = march(game, "d-erlon", value=3)
    assert asks(referee, "window.designated")
    card = held(game, "coalition", "fatigue")
    refusal = referee.refusal(card)
    assert (refusal.rule, refusal.key) == ("card.x.fatigue.timing", "card.not-now")
    referee.choose(Pass(), Pass())
    for zone in FAR[:3]:
        referee.choose(Move(zone), Pass())

    assert asks(referee, "window.moved")
    referee.choose(card)

    assert game.zone["d-erlon"] == FAR[2]
    assert referee.fact("movement.fatigue") == {"tally": (("weary.fatigue", 1),)}
    assert game.fatigue["d-erlon"] == 1


@rule("napoleon-1815 card.x.fatigue.effect", "napoleon-1815 movement.fatigue.commander")
def test_a_commander_relieves_the_event_fatigue():
    game = given(d_erlon="ligny", napoleon="ligny", hand={"coalition": ["fatigue"]})
    referee = march(game, "d-erlon", "napoleon", value=3)
    referee.choose(Pass(), Pass(), Halt(), held(game, "coalition", "fatigue"))

    assert game.fatigue["d-erlon"] == 0


# vectors d.move.wellington-relief, d.move.blucher-no-relief
@rule("napoleon-1815 movement.fatigue.commander")
@pytest.mark.parametrize(
    ("corps", "commander", "fatigue"),
    [("hill", "wellington", 0), ("pirch", "blucher", 1), ("d-erlon", "napoleon", 0)],
)
def test_napoleon_and_wellington_take_off_one_fatigue_but_blucher_does_not(
    corps, commander, fatigue
):
    game = given()
    game.zone = {corps: "ligny", commander: "ligny"}

    walk(march(game, corps, commander, value=4), *FAR[:4])

    assert game.fatigue[corps] == fatigue


@rule("napoleon-1815 movement.fatigue.commander")
def test_a_commander_takes_off_one_fatigue_only():
    game = given(hill="ligny", wellington="ligny")

    referee = march(game, "hill", "wellington", value=5)
    walk(referee, *FAR)

    assert referee.fact("movement.fatigue") == {
        "tally": (("weary.long-march", 2), ("weary.relief", -1))
    }
    assert game.fatigue["hill"] == 1


# vector d.move.relief-floor
@rule("napoleon-1815 movement.fatigue.commander")
def test_a_commander_does_not_take_off_older_fatigue():
    game = given(drouot="ligny", napoleon="ligny", fatigue={"drouot": 3})

    referee = march(game, "drouot", "napoleon", value=3)
    walk(referee, *FAR[:2])

    assert referee.fact("movement.fatigue") == {"tally": ()}
    assert game.fatigue["drouot"] == 3


# vector d.move.remainder
@rule("napoleon-1815 movement.fatigue.spread", "napoleon-1815 movement.fatigue.remainder")
def test_what_does_not_divide_evenly_goes_where_the_owner_wishes():
    game = given(d_erlon="ligny", reille="ligny", lobau="ligny")
    pile = ["d-erlon", "reille", "lobau"]
    referee = Referee(game, spread_fatigue(game, pile, 5, "movement.fatigue.remainder"))

    assert [game.fatigue[corps] for corps in pile] == [1, 1, 1]
    assert referee.decision.seat == "french"
    assert referee.decision.facts == {"left": 2}
    assert referee.options == (Suffer("d-erlon"), Suffer("reille"), Suffer("lobau"))
    referee.choose(Suffer("lobau"))
    assert referee.decision.facts == {"left": 1}
    referee.choose(Suffer("lobau"))

    assert referee.is_over
    assert [game.fatigue[corps] for corps in pile] == [1, 1, 3]


@rule("napoleon-1815 movement.fatigue.spread")
@pytest.mark.parametrize(("amount", "each"), [(0, 0), (-1, 0), (2, 1), (4, 2)])
def test_what_divides_evenly_asks_nothing(amount, each):
    game = given(d_erlon="ligny", reille="ligny")

    referee = Referee(game, spread_fatigue(game, ["d-erlon", "reille"], amount, "x"))

    assert referee.is_over
    assert [game.fatigue["d-erlon"], game.fatigue["reille"]] == [each, each]


@rule("napoleon-1815 movement.fatigue.spread")
def test_fatigue_is_told_behind_the_screen_of_its_camp_only():
    game = given(d_erlon="ligny")

    referee = Referee(game, spread_fatigue(game, ["d-erlon"], 2, "x"))

    told = next(t for t in referee.told if t.key == "fatigue.suffered")
    assert told.facts == {"corps": "d-erlon", "amount": 2}
    assert told.to == ("french",)


@rule("napoleon-1815 movement.fatigue.spread")
def test_in_the_fog_the_enemy_hears_nothing_of_points_and_fatigue():
    game = given(grognard=True, d_erlon="ligny")

    referee = march(game, "d-erlon", value=4)
    walk(referee, *FAR[:4])

    for key in ("movement.points", "movement.fatigue"):
        assert [t.to for t in referee.told if t.key == key] == [("french",)]
