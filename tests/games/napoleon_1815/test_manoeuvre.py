"""[p.10, 1 and 2] The manoeuvre: movement points, the move and what stops it."""

import pytest

from estafette.engine import Deck, Pass
from estafette.games.napoleon_1815.manoeuvre import Halt, Move
from estafette.games.napoleon_1815.operations import Fight, Join, Manoeuvre, StayPut
from estafette.games.napoleon_1815.shift import Send
from estafette.games.napoleon_1815.sides import COALITION, FRENCH
from tests.games.napoleon_1815.marching import designated, march, stand, under_way, walk
from tests.games.napoleon_1815.position import given
from tests.referee import rule


@rule("napoleon-1815 movement.reveal", "napoleon-1815 cards.use.movement")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5])
def test_the_value_of_the_card_revealed_is_the_number_of_points(value):
    game = given(d_erlon="ligny")

    referee = march(game, "d-erlon", value=value)

    (card,) = game.decks[FRENCH].discard
    assert under_way(game).points == value
    told = {"camp": "french", "card": card, "value": value}
    assert referee.fact("movement.revealed") == told
    assert referee.fact("movement.points") == {"tally": (("points.card", value),), "points": value}
    assert game.card(card).value == value
    assert game.uncovered


@rule("napoleon-1815 movement.reveal", "napoleon-1815 cards.term.revealed")
def test_in_the_fog_too_all_see_which_card_is_revealed():
    game = given(d_erlon="ligny", grognard=True)
    referee = march(game, "d-erlon", value=3)

    (told,) = [told for told in referee.told if told.key == "movement.revealed"]
    assert told.to is None
    assert told.facts["card"] == game.decks[FRENCH].discard[-1]


@rule("napoleon-1815 movement.reveal")
def test_a_pile_reveals_from_the_deck_of_its_own_camp():
    game = given(picton="genappe")

    march(game, "picton", value=2)

    assert len(game.decks[COALITION].discard) == 1
    assert game.decks[FRENCH].discard == []
    assert under_way(game).points == 2


@rule("napoleon-1815 movement.reveal")
def test_with_no_card_left_anywhere_the_value_is_nothing():
    game = given(d_erlon="ligny")
    referee = designated(game, "d-erlon")
    game.decks[FRENCH] = Deck()

    referee.choose(Manoeuvre())

    assert referee.fact("movement.no-card") == {"camp": "french"}
    assert referee.fact("movement.points") == {"tally": (("points.card", 0),), "points": 0}
    assert referee.is_over


@rule("napoleon-1815 movement.mod.extra-corps")
@pytest.mark.parametrize(
    ("pile", "points"),
    [
        (["d-erlon"], 5),
        (["d-erlon", "reille"], 4),
        (["d-erlon", "reille", "lobau"], 3),
    ],
)
def test_each_corps_beyond_the_first_costs_a_point(pile, points):
    game = given(d_erlon="ligny", reille="ligny", lobau="ligny")

    march(game, *pile, value=5)

    assert under_way(game).points == points


@rule("napoleon-1815 movement.mod.extra-corps", "napoleon-1815 movement.mod.napoleon")
def test_commanders_are_no_corps_and_only_napoleon_gives_a_point():
    game = given(blucher="wavre", pirch="wavre", wellington="hal", hill="hal", napoleon="ligny")
    game.zone["drouot"] = "ligny"

    march(game, "pirch", "blucher", value=3)
    assert under_way(game).tally == [("points.card", 3)]
    march(game, "hill", "wellington", value=3)
    assert under_way(game).tally == [("points.card", 3)]
    march(game, "drouot", "napoleon", value=3)
    assert under_way(game).tally == [("points.card", 3), ("points.napoleon", 1)]


@rule("napoleon-1815 movement.mod.napoleon")
def test_napoleon_gives_nothing_to_a_pile_that_leaves_him_behind():
    game = given(napoleon="ligny", d_erlon="ligny", reille="ligny")

    march(game, "d-erlon", value=4)

    assert under_way(game).points == 4


@rule("napoleon-1815 movement.mod.corps-symbol")
@pytest.mark.parametrize("corps", ["ney", "grouchy", "uxbridge"])
def test_a_corps_on_its_own_with_the_symbol_has_a_point_more(corps):
    game = given(**{corps: "hal"})

    march(game, corps, value=2)

    assert under_way(game).tally == [("points.card", 2), ("points.symbol", 1)]


@rule("napoleon-1815 movement.mod.corps-symbol.not-grouped")
def test_no_symbol_counts_in_a_pile_of_several_corps():
    game = given(ney="ligny", grouchy="ligny")

    march(game, "ney", "grouchy", value=4)

    assert under_way(game).tally == [("points.card", 4), ("points.extra-corps", -1)]


# vector d.move.negative
@rule("napoleon-1815 movement.zero")
@pytest.mark.parametrize(("pile", "points"), [(3, -1), (2, 0)])
def test_a_pile_without_points_does_not_move_and_is_turned(pile, points):
    game = given(d_erlon="ligny", reille="ligny", lobau="ligny")
    corps = ["d-erlon", "reille", "lobau"][:pile]

    referee = march(game, *corps, value=1)

    assert referee.fact("movement.points")["points"] == points
    assert referee.fact("movement.no-points") == {"zone": "ligny"}
    assert referee.is_over
    assert game.activated == set(corps)
    assert game.active is COALITION


@rule("napoleon-1815 movement.zero")
def test_a_pile_with_one_point_moves():
    game = given(d_erlon="ligny", reille="ligny")

    referee = march(game, "d-erlon", "reille", value=2)

    assert Move("marbais") in referee.options
    assert "movement.no-points" not in referee.keys


# vector d.move.zero-no-combat
@rule("napoleon-1815 movement.zero.no-combat")
def test_a_pile_without_points_neither_fights_nor_tires():
    game = given(d_erlon="ligny", reille="ligny", lobau="ligny", ziethen="ligny")

    referee = march(game, "d-erlon", "reille", "lobau", value=1)

    assert referee.is_over
    assert "combat.begins" not in referee.keys
    assert [game.fatigue[corps] for corps in ("d-erlon", "reille", "lobau")] == [0, 0, 0]


# vector d.move.path
@rule("napoleon-1815 movement.path")
def test_a_pile_follows_connections():
    game = given(d_erlon="ligny")
    referee = march(game, "d-erlon", value=2)

    refusal = referee.refusal(Move("quatre-bras"))
    assert (refusal.rule, refusal.key) == ("movement.path", "movement.no-connection")
    assert refusal.facts == {"here": "ligny", "there": "quatre-bras"}

    referee.choose(Move("marbais"))
    assert Move("quatre-bras") in referee.options
    assert referee.decision.rule == "movement.path"
    assert referee.decision.facts == {"zone": "marbais", "left": 1, "stuck": 0}


# vector d.move.split
@rule("napoleon-1815 movement.no-split")
def test_nobody_is_dropped_or_picked_up_on_the_way():
    game = given(d_erlon="ligny", reille="ligny", lobau="ligny")
    referee = march(game, "d-erlon", "reille", value=4)
    referee.choose(Move("marbais"))

    assert referee.refusal(Send("reille")).key == "decision.not-offered"
    assert referee.refusal(Join("lobau")).key == "decision.not-offered"

    walk(referee, "tilly")
    assert game.zone["d-erlon"] == game.zone["reille"] == "tilly"
    assert game.zone["lobau"] == "ligny"


@rule("napoleon-1815 movement.cost.connection", "napoleon-1815 movement.stop.spent")
def test_each_connection_costs_a_point_until_they_are_spent():
    game = given(d_erlon="ligny")
    referee = march(game, "d-erlon", value=2)

    referee.choose(Move("marbais"))
    assert under_way(game).spent == 1
    referee.choose(Move("tilly"))

    assert referee.is_over
    assert game.zone["d-erlon"] == "tilly"


@rule("napoleon-1815 movement.stop.spent")
def test_a_zone_beyond_the_points_left_is_refused():
    game = given(picton="genappe", lasting={"a-bruxelles": "coalition"})
    referee = march(game, "picton", value=1)
    referee.choose(Move("quatre-bras"))

    refusal = referee.refusal(Move("frasnes"))

    assert (refusal.rule, refusal.key) == ("movement.stop.spent", "movement.too-far")
    assert refusal.facts == {"there": "frasnes", "cost": 1, "left": 0}


# vector d.move.bridge-two
@rule("napoleon-1815 movement.cost.destroyed-bridge")
def test_two_points_do_not_cross_a_destroyed_bridge():
    game = given(d_erlon="quatre-bras", broken=["genappe--quatre-bras"])
    referee = march(game, "d-erlon", value=2)

    refusal = referee.refusal(Move("genappe"))

    assert (refusal.rule, refusal.key) == ("movement.cost.destroyed-bridge", "movement.too-far")
    assert refusal.facts == {"there": "genappe", "cost": 3, "left": 2}


# vector d.move.bridge-three
@rule("napoleon-1815 movement.cost.destroyed-bridge")
def test_three_points_cross_a_destroyed_bridge_without_fatigue():
    game = given(d_erlon="quatre-bras", broken=["genappe--quatre-bras"])
    referee = march(game, "d-erlon", value=3)

    referee.choose(Move("genappe"))

    assert referee.is_over
    assert game.zone["d-erlon"] == "genappe"
    assert game.fatigue["d-erlon"] == 0


# vector d.move.partial
@rule(
    "napoleon-1815 movement.partial",
    "napoleon-1815 movement.unused-lost",
    "napoleon-1815 movement.stop.spent",
)
def test_points_may_be_left_unspent_and_are_lost():
    game = given(d_erlon="ligny", reille="thuin")

    walk(march(game, "d-erlon", value=5), "sombreffe", "gembloux", "walhain")
    assert game.zone["d-erlon"] == "walhain"
    assert game.fatigue["d-erlon"] == 0

    referee = march(game, "reille", value=2)
    assert under_way(game).points == 2
    referee.choose(Move("beaumont"), Move("walcourt"))
    assert referee.is_over


# vector d.move.no-connection
@rule("napoleon-1815 movement.no-connection")
def test_a_manoeuvre_on_the_spot_tires_twice_and_makes_an_attack_on_the_march():
    game = given(d_erlon="ligny", ziethen="ligny", hand={"french": ["elan"]})
    referee = march(game, "d-erlon", value=3)
    referee.choose(Pass(), Halt(), Pass())

    assert referee.fact("movement.fatigue") == {
        "tally": (("weary.began-contested", 1), ("weary.ended-contested", 1))
    }
    assert game.fatigue["d-erlon"] == 2
    referee.choose(Fight())
    assert game.combat is not None
    assert game.combat.on_march


# vector d.move.order
@rule("napoleon-1815 movement.order")
def test_points_move_and_fatigue_come_in_this_order():
    game = given(d_erlon="fleurus", reille="fleurus", ziethen="sombreffe")
    referee = march(game, "d-erlon", "reille", value=5)
    walk(referee, "frasnes", "quatre-bras", "marbais", "sombreffe")

    steps = [
        key
        for key in referee.keys
        if key in ("movement.points", "entry.enters", "axis.placed", "movement.fatigue")
    ]
    assert steps == ["movement.points", *4 * ["entry.enters"], "axis.placed", "movement.fatigue"]
    assert referee.keys.index("fatigue.suffered") > referee.keys.index("movement.fatigue")


@rule("napoleon-1815 movement.end.flip")
def test_a_pile_that_moved_may_still_fight_before_it_is_turned():
    game = given(d_erlon="ligny", picton="marbais")
    referee = march(game, "d-erlon", value=3)
    referee.choose(Move("marbais"))
    assert game.activated == set()

    referee.choose(StayPut())

    assert game.activated == {"d-erlon"}


@rule("napoleon-1815 movement.optional")
def test_a_pile_that_stands_reveals_no_card():
    game = given(d_erlon="ligny")

    stand(game, "d-erlon")

    assert game.decks[FRENCH].discard == []
    assert game.activated == {"d-erlon"}
