"""[p.15] Whoever goes where upright enemies stand learns what they are, and cannot take it back."""

import pytest

from estafette.games.napoleon_1815.entry import enter
from tests.games.napoleon_1815.position import given
from tests.referee import Referee, rule


@rule("napoleon-1815 grognard.fog.visible", "napoleon-1815 axis.contested-on-entry")
@pytest.mark.parametrize(
    ("grognard", "hill", "learns"),
    [(True, "ligny", True), (True, "ath", False), (False, "ligny", False)],
)
def test_an_entry_shows_something_only_where_upright_enemies_stand(grognard, hill, learns):
    game = given(reille="fleurus", hill=hill, grognard=grognard)

    assert Referee(game, enter(game, ["reille"], "ligny")).is_over

    assert game.uncovered is learns


@rule("napoleon-1815 grognard.fog.visible")
def test_whoever_joins_friends_learns_nothing():
    game = given(reille="fleurus", ney="ligny", hill="ath", grognard=True)

    assert Referee(game, enter(game, ["reille"], "ligny")).is_over

    assert game.uncovered is False
