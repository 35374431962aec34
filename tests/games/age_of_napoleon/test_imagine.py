"""What a seat cannot know, and its guesses at it."""

from collections import Counter

import pytest

from estafette.engine import Dice, secret_of
from estafette.games.age_of_napoleon.events import leave_hand
from estafette.games.age_of_napoleon.imagine import hidden, imagine, suppose
from estafette.games.age_of_napoleon.sides import COALITION, FRENCH
from tests.games.age_of_napoleon.position import given
from tests.games.age_of_napoleon.test_start import begun
from tests.referee import rule

HANDS = {"french": ["mud", "depot"], "coalition": ["britannia", "godoy"]}


def guesses(game, seat, number=40):
    """Tables as a seat may imagine them."""
    for seed in range(number):
        table = game.copy()
        suppose(table, imagine(game, seat, Dice(secret_of(seed))))
        yield table


def cards_on(game):
    heaps = (*game.hands.values(), game.deck.pile, game.deck.discard)
    return Counter([card for heap in heaps for card in heap])


@rule("age-of-napoleon cards.hand.hidden")
def test_the_hands_of_others_and_the_pile_are_not_named():
    game = given(hand=HANDS, discard=["talleyrand"])
    pile = {*game.deck.pile}

    assert hidden(game, "french") == pile | {"britannia-1", "godoy-1"}
    assert hidden(game, "coalition") == pile | {"mud-1", "depot-1"}
    assert hidden(game, None) == pile | {"britannia-1", "godoy-1", "mud-1", "depot-1"}


@pytest.mark.parametrize("seat", ["french", "coalition", None])
def test_a_guess_moves_cards_and_makes_none(seat):
    game = begun("1809")

    assert all(cards_on(table) == cards_on(game) for table in guesses(game, seat))


def test_a_seat_keeps_its_own_hand_and_what_lies_open():
    game = given(hand=HANDS, discard=["talleyrand"])

    for table in guesses(game, "french"):
        assert table.hands[FRENCH] == game.hands[FRENCH]
        assert table.deck.discard == game.deck.discard
        assert len(table.hands[COALITION]) == 2


def test_every_unseen_card_may_be_in_the_enemy_s_hand():
    game = given(hand=HANDS, discard=["talleyrand"])
    held = {card for table in guesses(game, "french", 400) for card in table.hands[COALITION]}

    assert held == hidden(game, "french")


def test_a_guess_does_not_depend_on_where_unseen_cards_lie():
    game = given(hand=HANDS)
    other = given(hand={**HANDS, "coalition": ["mud", "fouche"]})
    other.hands[FRENCH] = game.hands[FRENCH]
    other.deck.pile = sorted(
        {*game.deck.pile, "britannia-1", "godoy-1"} - {*other.hands[COALITION]}
    )

    for one, two in zip(guesses(game, "french"), guesses(other, "french"), strict=True):
        assert (one.hands, one.deck.pile) == (two.hands, two.deck.pile)


def test_a_card_played_since_the_step_began_keeps_its_name():
    before = given(hand=HANDS)
    now = before.copy()
    leave_hand(now, COALITION, "godoy-1")
    now.deck.discard.append("godoy-1")

    for seed in range(20):
        table = before.copy()
        renamed = suppose(table, imagine(now, "french", Dice(secret_of(seed))))
        assert "godoy-1" not in renamed
        assert "godoy-1" in table.hands[COALITION]
