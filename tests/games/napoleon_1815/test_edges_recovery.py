"""[p.9] The edges of recovery."""

from estafette.games.napoleon_1815.recovery import Recover
from tests.games.napoleon_1815.position import given
from tests.games.napoleon_1815.resting import recovery_cards
from tests.referee import Referee, rule


@rule("napoleon-1815 recovery.cards.one-per-corps", "napoleon-1815 oob.hidden")
def test_only_tired_corps_of_ones_own_are_pointed_at():
    game = given(
        ney="ligny",
        gerard="ligny",
        hill="ath",
        fatigue={"ney": 4, "hill": 4},
        hand={"french": ["elan-47"]},
    )
    referee = Referee(game, recovery_cards(game))

    assert referee.decision.offered[0].offers == (Recover("elan-47", "ney"),)
    assert referee.decision.refused() == []
