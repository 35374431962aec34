"""A player has his seat's decision, view and news, and nothing of the match behind them."""

from estafette.engine import secret_of
from estafette.match import Chair

from .outposts import BLUE, PICKETS, RED, new_match, play

SECRET = secret_of("a chair")


def test_a_chair_shows_what_its_seat_is_asked_sees_and_hears():
    match = new_match(SECRET)
    play(match, *PICKETS)

    for seat in (BLUE, RED):
        chair = Chair(match, seat)
        assert chair.seat == seat
        assert chair.decision is match.decision(seat)
        assert chair.view() == match.view(seat)
        assert list(chair.told()) == list(match.told(seat))


def test_what_a_chair_imagines_holds_nothing_of_the_true_dice():
    match = new_match(SECRET)
    play(match, *PICKETS)

    other = Chair(match, BLUE).imagined(secret_of("a guess"))

    assert SECRET not in repr(other.saved())
    assert not hasattr(Chair(match, BLUE), "game")
