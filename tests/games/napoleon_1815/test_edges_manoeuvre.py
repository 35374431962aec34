"""[p.10] The edges of the manoeuvre and of entering a zone."""

import pytest

from estafette.engine import refuse
from estafette.games.napoleon_1815.entry import enter
from estafette.games.napoleon_1815.manoeuvre import Move, cannot_move
from estafette.games.napoleon_1815.sides import COALITION
from estafette.games.napoleon_1815.state import Operation
from tests.games.napoleon_1815.position import given
from tests.referee import Referee, rule


@rule("napoleon-1815 unit.commander.not-left-alone")
def test_the_last_corps_does_not_leave_a_commander_who_has_acted():
    game = given(ziethen="ligny", blucher="ligny", activated=["blucher"])
    operation = Operation("coalition", COALITION, "ligny", ["ziethen"], start="ligny")
    operation.tally = [("points.card", 3)]

    assert cannot_move(game, operation, Move("marbais")) == refuse(
        "unit.commander.not-left-alone", "operation.left-alone", commander="blucher"
    )
    game.zone["pirch"] = "ligny"
    assert cannot_move(game, operation, Move("marbais")) is None


@rule("napoleon-1815 grognard.fog.visible")
@pytest.mark.parametrize(
    ("enemy", "grognard", "learns"),
    [("fleurus", True, True), ("namur", True, False), ("fleurus", False, False)],
)
def test_only_where_upright_enemies_stand_does_one_learn_anything_by_going_there(
    enemy, grognard, learns
):
    game = given(grognard=grognard, ziethen="ligny", reille=enemy)

    Referee(game, enter(game, ["ziethen"], "fleurus"))

    assert game.uncovered is learns
