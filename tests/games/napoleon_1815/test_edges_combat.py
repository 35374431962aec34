"""[p.12] The edges of a combat: before the first card is revealed nothing has been done."""

from tests.games.napoleon_1815.battle import attack
from tests.games.napoleon_1815.marching import asks
from tests.games.napoleon_1815.position import given
from tests.referee import rule


@rule("napoleon-1815 combat.order")
def test_while_events_are_played_no_side_has_counted_shown_or_inflicted_anything():
    game = given(ney="ligny", hill="ligny", hand={"french": ["elan"]})
    referee = attack(game, "ney")
    assert asks(referee, "window.combat")
    fight = game.combat

    for side in fight.sides:
        assert (side.losses, side.fatigue, side.fatigue_if_beaten) == (0, 0, 0)
        assert side.tally == side.bonus == side.relief == side.extra_losses == []
        assert side.shown == side.faces == []
        assert side.suffered == {}
    assert (fight.winner, fight.connections, fight.toll) == (None, 0, [])
    assert fight.shelter is True
    assert {fight.slipped, fight.held, fight.unpursued} == {False}
