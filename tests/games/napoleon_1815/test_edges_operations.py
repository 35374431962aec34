"""[p.9] The edges of designation: every refusal names the block it is about."""

import pytest

from estafette.engine import refuse
from estafette.games.napoleon_1815.operations import (
    Designate,
    Join,
    cannot_designate,
    cannot_join,
)
from estafette.games.napoleon_1815.sides import COALITION
from estafette.games.napoleon_1815.state import Operation
from tests.games.napoleon_1815.position import given
from tests.referee import rule


@rule("napoleon-1815 operations.designate")
@pytest.mark.parametrize(
    ("block", "refusal"),
    [
        ("ziethen", None),
        ("reille", refuse("operations.designate", "operation.not-yours")),
        ("bulow", refuse("operations.designate", "operation.off-board", block="bulow")),
        ("pirch", refuse("unit.face.activated", "operation.activated", block="pirch")),
        (
            "blucher",
            refuse("unit.commander.accompanies", "operation.commander-alone", block="blucher"),
        ),
    ],
)
def test_whoever_cannot_begin_a_pile_is_told_why(block, refusal):
    game = given(
        ziethen="ligny", pirch="ligny", blucher="ligny", reille="fleurus", activated=["pirch"]
    )
    operation = Operation("coalition", COALITION)

    assert cannot_designate(game, operation, Designate(block)) == refusal


@rule("napoleon-1815 pile.definition", "napoleon-1815 operations.designate.commander")
@pytest.mark.parametrize(
    ("block", "refusal"),
    [
        ("pirch", None),
        ("ziethen", refuse("pile.definition", "operation.already-there", block="ziethen")),
        ("bulow", refuse("operations.designate", "operation.off-board", block="bulow")),
        ("hill", refuse("pile.definition", "operation.elsewhere", block="hill")),
        ("thielmann", refuse("operations.designate", "operation.activated", block="thielmann")),
        (
            "blucher",
            refuse("operations.designate.commander", "operation.activated", block="blucher"),
        ),
    ],
)
def test_whoever_cannot_join_a_pile_is_told_why(block, refusal):
    game = given(
        ziethen="ligny",
        pirch="ligny",
        thielmann="ligny",
        blucher="ligny",
        hill="ath",
        activated=["thielmann", "blucher"],
    )
    operation = Operation("coalition", COALITION, "ligny", ["ziethen"])

    assert cannot_join(game, operation, Join(block)) == refusal


@rule("napoleon-1815 three.operations.own-units", "napoleon-1815 three.operations.no-mixing")
def test_the_corps_of_a_partner_is_named_when_it_is_refused():
    game = given(players=3, ziethen="ligny", hill="ligny")
    operation = Operation("prussian", COALITION, "ligny")

    assert cannot_designate(game, operation, Designate("hill")) == refuse(
        "three.operations.own-units", "operation.partners", block="hill"
    )
    operation.pile = ["ziethen"]
    assert cannot_join(game, operation, Join("hill")) == refuse(
        "three.operations.no-mixing", "operation.partners", block="hill"
    )


@rule("napoleon-1815 operations.content")
def test_an_operation_begins_with_nothing_done():
    operation = Operation("coalition", COALITION)

    assert (operation.zone, operation.start, operation.revealed) == ("", "", "")
    assert (operation.value, operation.spent, operation.points, operation.left) == (0, 0, 0, 0)
    assert operation.blocks == operation.greens == operation.extra_fatigue == []
    flags = (
        operation.manoeuvre,
        operation.mixed,
        operation.began_contested,
        operation.has_moved,
        operation.stopped,
        operation.over,
        operation.forced_march,
        operation.foraging,
        operation.again,
        operation.declined,
    )
    assert set(flags) == {False}
    assert operation.fortress == ""
