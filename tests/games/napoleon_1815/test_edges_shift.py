"""[p.19] The edges of the short moves: every refusal names what stands in the way."""

import pytest

from estafette.engine import refuse
from estafette.games.napoleon_1815.shift import Go, Send, Shift, cannot_go, cannot_send
from tests.games.napoleon_1815.position import given
from tests.games.napoleon_1815.reacting import facing, react
from tests.referee import rule

REACTION, EFFORT = "card.x.reaction.move", "card.c.ultime-effort.move"


@rule("napoleon-1815 card.x.reaction.move")
@pytest.mark.parametrize(
    ("block", "refusal"),
    [
        ("blucher", refuse(REACTION, "shift.corps-only", block="blucher")),
        ("vedette-prussian-1", refuse(REACTION, "shift.corps-only", block="vedette-prussian-1")),
        ("pirch", refuse(REACTION, "shift.not-free", zone="ligny")),
        ("reille", refuse("operations.designate", "operation.not-yours")),
        ("ziethen", None),
    ],
)
def test_whoever_cannot_begin_a_reaction_is_told_why(block, refusal):
    game = given(
        grognard=True,
        ziethen="fleurus",
        blucher="fleurus",
        vedette_prussian_1="fleurus",
        pirch="ligny",
        reille="ligny",
    )

    assert cannot_send(game, "coalition", Shift(), block) == refusal


@rule("napoleon-1815 card.x.reaction.move", "napoleon-1815 pile.definition")
@pytest.mark.parametrize(
    ("block", "refusal"),
    [
        ("ziethen", refuse("pile.definition", "operation.already-there", block="ziethen")),
        ("bulow", refuse("pile.definition", "operation.elsewhere", block="bulow")),
        ("hill", refuse("operations.designate.one-nationality", "operation.two-armies")),
        ("pirch", None),
        ("blucher", None),
    ],
)
def test_whoever_cannot_join_a_reaction_is_told_why(block, refusal):
    game = given(
        ziethen="fleurus", pirch="fleurus", blucher="fleurus", hill="fleurus", bulow="gembloux"
    )

    assert cannot_send(game, "coalition", Shift(pile=["ziethen"]), block) == refusal


@rule("napoleon-1815 card.c.ultime-effort.move")
def test_last_effort_names_the_corps_that_has_not_acted():
    game = given(ziethen="fleurus", pirch="fleurus", activated=["pirch"])

    assert cannot_send(game, "coalition", Shift(utmost=True), "pirch") is None
    assert cannot_send(game, "coalition", Shift(utmost=True), "ziethen") == refuse(
        EFFORT, "shift.not-activated", block="ziethen"
    )


@rule("napoleon-1815 three.cards.own-units")
def test_reaction_leaves_the_corps_of_a_partner_alone():
    game = given(players=3, ziethen="fleurus", hill="ath")

    assert cannot_send(game, "prussian", Shift(), "ziethen") is None
    assert cannot_send(game, "prussian", Shift(), "hill") == refuse(
        "three.cards.own-units", "operation.partners", block="hill"
    )


@rule("napoleon-1815 card.x.reaction.move", "napoleon-1815 movement.path")
@pytest.mark.parametrize(
    ("zone", "refusal"),
    [
        ("ath", refuse("movement.path", "movement.no-connection", here="fleurus", there="ath")),
        ("ligny", refuse(REACTION, "shift.enemy-there", there="ligny")),
        ("mazy", None),
    ],
)
def test_a_zone_that_a_reaction_cannot_reach_is_named(zone, refusal):
    game = given(ziethen="fleurus", reille="ligny")

    assert cannot_go(game, "coalition", Shift(pile=["ziethen"]), Go(zone)) == refusal


@rule("napoleon-1815 card.x.reaction.move")
def test_the_pile_chosen_so_far_is_shown_with_the_question():
    referee = react(facing(ziethen="fleurus", pirch="fleurus", blucher="fleurus"))
    assert referee.decision.facts == {"blocks": ()}

    referee.choose(Send("pirch"), Send("blucher"))

    assert referee.decision.facts == {"blocks": ("pirch", "blucher")}
    assert (referee.decision.seat, referee.decision.rule) == ("coalition", REACTION)
