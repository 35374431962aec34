"""[p.19] Pont détruit: a Coalition pile on the move destroys a bridge."""

import pytest

from estafette.engine import Pass
from estafette.games.napoleon_1815.cards.manoeuvre import DestroyBridge
from estafette.games.napoleon_1815.manoeuvre import Halt, Move
from estafette.games.napoleon_1815.operations import Fight, StayPut
from estafette.games.napoleon_1815.sides import COALITION
from tests.games.napoleon_1815.marching import asks, held, march, under_way
from tests.games.napoleon_1815.position import given
from tests.referee import rule

CARD = {"coalition": ["pont-detruit"]}


@rule("napoleon-1815 card.c.pont-detruit.place", "napoleon-1815 card.c.pont-detruit.cost")
def test_a_pile_destroys_a_bridge_for_a_point_and_goes_on():
    game = given(picton="genappe", hand=CARD)
    referee = march(game, "picton", value=2)
    referee.choose(held(game, "coalition", "pont-detruit"))

    assert game.broken == ["genappe--quatre-bras"]
    assert referee.fact("bridge.destroyed") == {"here": "genappe", "there": "quatre-bras"}
    assert under_way(game).left == 1
    referee.choose(Move("tilly"))
    assert referee.is_over
    assert game.zone["picton"] == "tilly"


@rule("napoleon-1815 card.c.pont-detruit.place")
def test_a_bridge_may_be_destroyed_in_any_zone_on_the_way():
    game = given(picton="tilly", hand=CARD)
    referee = march(game, "picton", value=2)
    refusal = referee.refusal(held(game, "coalition", "pont-detruit"))
    assert (refusal.rule, refusal.key) == ("map.bridges", "card.pont-no-bridge")
    assert refusal.facts == {"zone": "tilly"}

    referee.choose(Pass(), Move("genappe"), held(game, "coalition", "pont-detruit"))

    assert game.broken == ["genappe--quatre-bras"]
    assert referee.is_over


@rule("napoleon-1815 card.c.pont-detruit.cost", "napoleon-1815 movement.fatigue.long-march")
def test_the_point_of_the_bridge_counts_for_the_long_march():
    game = given(picton="marbais", hand=CARD)
    referee = march(game, "picton", value=4)
    referee.choose(Pass())
    for zone in ("sombreffe", "tilly"):
        referee.choose(Move(zone), Pass())
    referee.choose(Move("genappe"), held(game, "coalition", "pont-detruit"))

    assert game.fatigue["picton"] == 1


@rule("napoleon-1815 card.c.pont-detruit.cost")
def test_a_pile_that_has_spent_its_points_destroys_nothing():
    game = given(picton="tilly", hand=CARD)
    referee = march(game, "picton", value=1)
    referee.choose(Pass(), Move("genappe"))

    refusal = referee.refusal(held(game, "coalition", "pont-detruit"))

    assert (refusal.rule, refusal.key) == ("card.c.pont-detruit.cost", "card.pont-no-point")


@rule("napoleon-1815 card.c.pont-detruit.place")
def test_a_pile_among_enemy_corps_destroys_nothing():
    game = given(picton="genappe", ney="genappe", hand=CARD)
    referee = march(game, "picton", value=2)

    refusal = referee.refusal(held(game, "coalition", "pont-detruit"))

    assert (refusal.rule, refusal.key) == ("card.c.pont-detruit.place", "card.pont-not-free")
    assert refusal.facts == {"zone": "genappe"}


# vector d.card.pont-no-points
@rule("napoleon-1815 card.c.pont-detruit.no-points", "napoleon-1815 card.c.pont-detruit.flip")
@pytest.mark.parametrize("others", [["hill"], ["hill", "orange"]])
def test_a_pile_without_points_still_destroys_a_bridge_and_is_turned(others):
    game = given(picton="genappe", hill="genappe", orange="genappe", hand=CARD)
    referee = march(game, "picton", *others, value=1)

    referee.choose(held(game, "coalition", "pont-detruit"))

    assert referee.is_over
    assert game.broken == ["genappe--quatre-bras"]
    assert game.zone["picton"] == "genappe"
    assert game.activated == {"picton", *others}
    assert game.fatigue["picton"] == 0


# vector d.card.pont-vedettes
@rule("napoleon-1815 card.c.pont-detruit.no-vedettes")
def test_vedettes_destroy_no_bridge():
    game = given(grognard=True, vedette_prussian_1="marchienne", hand=CARD)
    referee = march(game, "vedette-prussian-1")

    refusal = referee.refusal(held(game, "coalition", "pont-detruit"))

    assert (refusal.rule, refusal.key) == (
        "card.c.pont-detruit.no-vedettes",
        "card.pont-vedettes",
    )


# vector d.card.pont-vedettes
@rule("napoleon-1815 card.c.pont-detruit.one")
def test_one_bridge_is_destroyed_of_several():
    game = given(ziethen="marchienne", hand=CARD)
    referee = march(game, "ziethen")
    referee.choose(held(game, "coalition", "pont-detruit"))

    assert (referee.decision.seat, referee.decision.rule) == (
        "coalition",
        "card.c.pont-detruit.one",
    )
    assert referee.decision.key == "card.pont-detruit.which-bridge"
    assert set(referee.options) == {DestroyBridge("thuin"), DestroyBridge("ham-sur-heure")}
    assert referee.refusal(DestroyBridge("ligny")).rule == "map.bridges"
    referee.choose(DestroyBridge("ham-sur-heure"))

    assert game.broken == ["ham-sur-heure--marchienne"]
    assert asks(referee, "movement.where")


@rule("napoleon-1815 card.c.pont-detruit.place")
def test_a_destroyed_bridge_is_not_destroyed_again():
    game = given(ziethen="marchienne", broken=["marchienne--thuin"], hand=CARD)
    referee = march(game, "ziethen")
    referee.choose(held(game, "coalition", "pont-detruit"))

    assert game.broken == ["marchienne--thuin", "ham-sur-heure--marchienne"]


@rule("napoleon-1815 card.c.pont-detruit.place")
def test_three_markers_are_all_there_are():
    gone = ["genappe--quatre-bras", "thuin--binche", "hal--braine-l-alleud"]
    game = given(ziethen="marchienne", broken=gone, hand=CARD)

    refusal = march(game, "ziethen").refusal(held(game, "coalition", "pont-detruit"))

    assert (refusal.rule, refusal.key) == (
        "component.bridge-markers.count",
        "card.pont-no-marker",
    )
    two = given(ziethen="marchienne", broken=gone[:2], hand=CARD)
    assert held(two, "coalition", "pont-detruit") in march(two, "ziethen").options


# vector d.card.pont-then-attack
@rule("napoleon-1815 card.c.pont-detruit.flip", "napoleon-1815 card.c.pont-detruit.cost")
def test_a_pile_that_destroyed_a_bridge_may_attack_on_the_march_and_is_turned():
    game = given(ziethen="charleroi", ney="gosselies", hand={**CARD, "french": ["au-son-du-canon"]})
    referee = march(game, "ziethen", value=3)
    referee.choose(Pass(), held(game, "coalition", "pont-detruit"), Pass())
    assert game.broken == ["charleroi--ham-sur-heure"]
    referee.choose(Pass(), Move("gosselies"), Pass(), Pass())
    assert set(referee.options) == {Fight(), StayPut()}
    assert game.activated == set()

    referee.choose(Fight())
    assert game.combat is not None
    assert game.combat.on_march
    referee.choose(Pass())

    assert "ziethen" in game.activated


@rule("napoleon-1815 card.c.pont-detruit.flip")
def test_a_pile_that_destroyed_a_bridge_and_stayed_is_turned():
    game = given(ziethen="charleroi", hand=CARD)
    referee = march(game, "ziethen", value=3)

    referee.choose(held(game, "coalition", "pont-detruit"), Halt())

    assert game.activated == {"ziethen"}
    assert game.active is not COALITION
