"""[p.4] The edges of the set-up: what does not lie on the table yet."""

from estafette.engine import Dice, Setup, secret_of
from estafette.games.napoleon_1815.sides import FRENCH
from estafette.games.napoleon_1815.start import new_game
from tests.games.napoleon_1815.position import the_box
from tests.referee import rule

AGREED = {"players": "2", "rules": "conscript", "combat": "cards", "fourrager": "on"}


@rule("napoleon-1815 setup.start-state")
def test_before_the_first_turn_nothing_is_turned_over_destroyed_cut_or_lost():
    game = new_game(the_box(), Setup("campaign-1815", AGREED), Dice(secret_of("a test")))

    assert game.turn == 1
    assert game.activated == game.acted == game.flat == set()
    assert game.gone == game.broken == game.cut == []
    assert game.axes == game.handles == {}
    assert set(game.fatigue.values()) == {0}


@rule("napoleon-1815 setup.start-state")
def test_before_the_first_turn_nobody_has_acted_led_or_played_a_card():
    game = new_game(the_box(), Setup("campaign-1815", AGREED), Dice(secret_of("a test")))

    assert (game.first, game.active, game.leader) == (FRENCH, FRENCH, "")
    assert game.passed == game.held == []
    assert game.lasting == game.shown == {}
    assert {game.aide, game.conferred, game.recovery_barred} == {False}
    assert (game.operation, game.combat) == (None, None)
