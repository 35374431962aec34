"""Dice that are told which way to go."""

import pytest

from estafette.engine import Deck, secret_of
from estafette.odds.crossroads import Crossing, Crossroads
from tests.specimen.clauses.positions import given


def told(*ways: int) -> Crossroads:
    return Crossroads(secret_of("nobody asks"), given=list(ways))


def test_every_face_is_a_way():
    assert [told(way).d6() for way in range(6)] == [1, 2, 3, 4, 5, 6]


def test_every_item_is_a_way():
    assert [told(way).pick("abc") for way in range(3)] == ["a", "b", "c"]


def test_every_order_is_a_way():
    orders = {
        "".join(told(*ways).shuffled("abc"))
        for ways in ((x, y) for x in range(3) for y in range(2))
    }

    assert len(orders) == 6


def test_any_card_may_lie_on_top_of_a_pile():
    game = given()
    piles = []
    for way in range(3):
        game.dice, deck = told(way), Deck(pile=["a", "b", "c"])
        piles.append((deck.take(game), deck.pile))

    assert piles == [("a", ["b", "c"]), ("b", ["a", "c"]), ("c", ["a", "b"])]


@pytest.mark.parametrize(
    ("throw", "ways"),
    [
        (lambda dice: dice.d6(), 6),
        (lambda dice: dice.pick("abcd"), 4),
        (lambda d: d.top([1, 2]), 2),
    ],
)
def test_where_nobody_has_said_which_way_the_number_of_ways_is_told(throw, ways):
    with pytest.raises(Crossing) as crossing:
        throw(told())

    assert crossing.value.ways == ways


def test_a_single_way_is_no_crossing():
    assert told().pick("a") == "a"
