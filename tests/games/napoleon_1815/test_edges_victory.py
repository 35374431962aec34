"""[p.14] The edges of victory."""

from estafette.engine import Outcome
from estafette.games.napoleon_1815.sides import COALITION
from estafette.games.napoleon_1815.victory import outcome
from tests.games.napoleon_1815.position import given
from tests.referee import rule


@rule("napoleon-1815 victory.end-of-game")
def test_only_when_the_last_turn_is_over_has_the_coalition_won():
    game = given()
    game.turn = len(game.sheet.turns)
    assert outcome(game) is None

    game.turn += 1

    assert outcome(game) == Outcome(COALITION, "victory.end-of-game", "victory.end-of-game")
