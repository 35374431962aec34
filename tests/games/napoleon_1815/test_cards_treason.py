"""[p.19] Trahison: a lone French corps is turned, or in the fog proves something else."""

import pytest

from estafette.engine import Pass
from estafette.games.napoleon_1815.cards.manoeuvre import Betray, betrayable
from estafette.games.napoleon_1815.manoeuvre import Move
from tests.games.napoleon_1815.marching import asks, held, march
from tests.games.napoleon_1815.position import given
from tests.referee import rule

CARD = {"coalition": ["trahison"]}


def betray(game, *pile: str, value: int = 3):
    """The pile has revealed its card, and Treason is played."""
    referee = march(game, *(pile or ("ney",)), value=value)
    referee.choose(Pass(), held(game, "coalition", "trahison"))
    return referee


# vector d.card.trahison-effect
@rule("napoleon-1815 card.c.trahison.target", "napoleon-1815 card.c.trahison.effect")
def test_treason_turns_a_french_corps_that_stands_alone():
    game = given(ney="thuin", reille="gosselies", lobau="ligny", gerard="ligny", hand=CARD)
    referee = betray(game)

    assert (referee.decision.seat, referee.decision.rule) == ("coalition", "card.c.trahison.target")
    assert referee.decision.key == "card.trahison.which-block"
    assert set(referee.options) == {Betray("ney"), Betray("reille")}
    referee.choose(Betray("reille"))

    assert game.activated == {"reille"}
    assert referee.fact("trahison.turned") == {"blocks": ("reille",), "zone": "gosselies"}
    assert asks(referee, "movement.where")


@rule("napoleon-1815 card.c.trahison.target")
@pytest.mark.parametrize("block", ["gerard", "vandamme", "picton", "lamarque", "ligny"])
def test_treason_names_only_a_french_corps_by_itself_and_still_to_be_activated(block):
    game = given(
        ney="thuin",
        reille="gosselies",
        lobau="ligny",
        gerard="ligny",
        vandamme="wavre",
        picton="hal",
        activated=["vandamme"],
        hand=CARD,
    )
    referee = betray(game)

    refusal = referee.refusal(Betray(block))

    assert (refusal.rule, refusal.key) == ("card.c.trahison.target", "card.trahison-not-alone")


# vector d.card.trahison-napoleon
@rule("napoleon-1815 card.c.trahison.excluded")
@pytest.mark.parametrize("block", ["lobau", "drouot"])
def test_treason_reaches_neither_drouot_nor_the_pile_of_napoleon(block):
    game = given(
        ney="thuin", reille="gosselies", lobau="ligny", napoleon="ligny", drouot="wavre", hand=CARD
    )
    referee = betray(game)

    refusal = referee.refusal(Betray(block))

    assert (refusal.rule, refusal.key) == ("card.c.trahison.excluded", "card.trahison-excluded")
    assert refusal.facts == {"block": block}


@rule("napoleon-1815 card.c.trahison.target")
def test_treason_needs_somebody_to_name():
    game = given(ney="ligny", reille="ligny", drouot="wavre", hand=CARD)
    referee = march(game, "ney", "reille")
    referee.choose(Pass())

    refusal = referee.refusal(held(game, "coalition", "trahison"))

    assert (refusal.rule, refusal.key) == ("card.c.trahison.target", "card.trahison-nobody")


@rule("napoleon-1815 card.c.trahison.target")
def test_treason_is_played_once_the_points_are_known():
    game = given(ney="ligny", hand=CARD)
    referee = march(game, "ney")
    assert asks(referee, "window.designated")

    refusal = referee.refusal(held(game, "coalition", "trahison"))

    assert (refusal.rule, refusal.key) == ("card.c.trahison.target", "card.not-now")


@rule("napoleon-1815 card.c.trahison.effect")
def test_treason_stops_the_pile_on_the_move_which_tires_and_does_not_fight():
    game = given(reille="ligny", ziethen="perwez", hand=CARD)
    referee = march(game, "reille", value=5)
    referee.choose(Pass(), Pass())
    for zone in ("sombreffe", "gembloux", "walhain"):
        referee.choose(Move(zone), Pass())
    referee.choose(Move("perwez"), held(game, "coalition", "trahison"))

    assert referee.is_over
    assert "combat.begins" not in referee.keys
    assert game.zone["reille"] == "perwez"
    assert game.fatigue["reille"] == 1 + 1
    assert game.activated == {"reille"}


@rule("napoleon-1815 card.c.trahison.target")
def test_the_pile_on_the_move_is_a_pile_of_its_own_even_beside_others():
    game = given(ney="ligny", reille="ligny", hand=CARD)
    referee = betray(game, "ney")

    assert referee.is_over
    assert game.activated == {"ney"}
    assert game.zone["ney"] == "ligny"


@rule("napoleon-1815 card.c.trahison.target")
def test_a_pile_of_two_on_the_move_cannot_be_named():
    game = given(ney="ligny", reille="ligny", napoleon="ligny", lobau="wavre", hand=CARD)
    betray(game, "ney", "reille", "napoleon")
    assert game.activated == {"lobau"}

    game = given(ney="ligny", reille="ligny", napoleon="ligny", lobau="wavre", hand=CARD)
    march(game, "ney", "napoleon")
    assert betrayable(game) == ["lobau"]


# vector d.card.trahison-drouot
@rule("napoleon-1815 card.c.trahison.grognard-drouot", "napoleon-1815 card.c.trahison.excluded")
def test_in_the_fog_drouot_is_shown_and_stays_to_be_activated():
    game = given(grognard=True, ney="thuin", drouot="gosselies", hand=CARD)
    referee = betray(game)
    game.uncovered = False

    referee.choose(Betray(game.handles["drouot"]))

    assert game.activated == set()
    assert game.zone["drouot"] == "gosselies"
    assert referee.fact("trahison.drouot") == {"zone": "gosselies"}
    assert game.uncovered
    assert asks(referee, "movement.where")


# vector d.card.trahison-vedette
@rule("napoleon-1815 card.c.trahison.grognard-vedette")
def test_in_the_fog_a_vedette_that_is_named_is_eliminated():
    game = given(grognard=True, ney="thuin", vedette_french_1="gosselies", hand=CARD)
    referee = betray(game)

    referee.choose(Betray(game.handles["vedette-french-1"]))

    assert "vedette-french-1" not in game.zone
    assert referee.fact("vedette.eliminated") == {"army": "french", "zone": "gosselies"}
    assert asks(referee, "movement.where")


@rule("napoleon-1815 card.c.trahison.grognard-vedette")
def test_in_the_fog_a_vedette_on_the_move_that_is_named_moves_no_more():
    game = given(grognard=True, vedette_french_1="gosselies", hand=CARD)

    referee = betray(game, "vedette-french-1")

    assert referee.is_over
    assert game.zone == {}


@rule("napoleon-1815 card.c.trahison.effect")
def test_in_the_fog_the_coalition_hears_only_that_a_block_was_turned():
    game = given(grognard=True, ney="thuin", reille="gosselies", hand=CARD)
    referee = betray(game)

    referee.choose(Betray(game.handles["reille"]))

    assert "reille" in game.activated
    assert referee.fact("trahison.turned-unseen") == {
        "army": "french",
        "count": 1,
        "zone": "gosselies",
    }


@rule("napoleon-1815 card.c.trahison.target")
def test_in_the_fog_blocks_are_named_by_handles_in_an_order_that_tells_nothing():
    game = given(grognard=True, ney="thuin", reille="gosselies", drouot="wavre", hand=CARD)
    game.handles = {"ney": "block-2", "reille": "block-3", "drouot": "block-1"}

    referee = betray(game)

    assert referee.options == (Betray("block-1"), Betray("block-2"), Betray("block-3"))
    for named in ("drouot", "lobau", "block-40"):
        refusal = referee.refusal(Betray(named))
        assert (refusal.rule, refusal.key) == ("card.c.trahison.target", "card.trahison-not-alone")
