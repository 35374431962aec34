"""A draw pile and its discard."""

from collections import Counter

from estafette.engine import Deck, Dice, State, secret_of


def game(seed=1):
    return State(dice=Dice(secret_of(seed)))


def test_the_top_of_the_pile_is_its_end():
    deck = Deck(["drum", "eagle", "fog"])
    table = game()

    assert [deck.take(table) for _ in range(3)] == ["fog", "eagle", "drum"]
    assert deck.pile == []


def test_to_take_a_card_shows_something_hidden_and_throws_no_die():
    deck, table = Deck(["drum", "eagle"]), game()

    deck.take(table)

    assert table.uncovered
    assert table.dice.fallen == []


def test_nothing_is_taken_where_nothing_is_left():
    deck, table = Deck(), game()

    assert deck.take(table) is None
    assert not table.uncovered
    assert table.dice == game().dice


def test_an_empty_pile_is_made_again_from_the_discard():
    deck, table = Deck([], ["drum", "eagle", "fog"]), game()

    card = deck.take(table)

    assert card is not None
    assert sorted([card, *deck.pile]) == ["drum", "eagle", "fog"]
    assert deck.discard == []
    assert len(table.dice.fallen) == 1


def test_a_reshuffle_goes_under_what_is_left_of_the_pile():
    deck, table = Deck(["top"], ["drum", "eagle", "fog"]), game()

    deck.reshuffle(table)

    assert deck.pile[-1] == "top"
    assert sorted(deck.pile[:-1]) == ["drum", "eagle", "fog"]
    assert deck.discard == []


def test_a_shuffle_leaves_the_discard_alone():
    deck, table = Deck(list("abcdefgh"), ["fog"]), game()

    deck.shuffle(table)

    assert sorted(deck.pile) == list("abcdefgh")
    assert deck.pile != list("abcdefgh")
    assert deck.discard == ["fog"]


def test_every_card_may_come_to_the_top():
    table = game()
    tops: Counter[str] = Counter()
    for _ in range(300):
        deck = Deck(["drum", "eagle", "fog"])
        deck.shuffle(table)
        tops[deck.pile[-1]] += 1

    assert all(70 < tops[card] < 130 for card in ("drum", "eagle", "fog"))


def test_two_decks_share_no_card():
    one, other = Deck(), Deck()

    one.pile.append("fog")

    assert other.pile == []
