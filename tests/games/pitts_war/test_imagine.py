"""What a seat cannot know, and its guesses at it."""

import pytest

from estafette.engine import Dice, secret_of
from estafette.games.pitts_war.imagine import hidden, imagine, suppose, unseen
from estafette.games.pitts_war.sides import COALITION, FRENCH, Side
from tests.games.pitts_war.position import given
from tests.referee import rule

HANDS = {"french": ["f-ballons", "f-siege"], "coalition": ["c-ecran"]}
POOLS = {"french": ["f-valmy", "f-carnot"], "coalition": ["c-famine", "c-hauteur", "c-subsides"]}


def dealt():
    return given(hand=HANDS, pool=POOLS)


def guesses(game, seat, number=60):
    """Tables as a seat may imagine them."""
    for seed in range(number):
        table = game.copy()
        suppose(table, imagine(game, seat, Dice(secret_of(seed))))
        yield table


@rule("pitts-war event.secret")
def test_the_enemy_s_markers_are_not_named():
    french, coalition = ({*HANDS[side], *POOLS[side]} for side in Side)

    assert hidden(dealt(), "french") == coalition
    assert hidden(dealt(), "coalition") == french
    assert hidden(dealt(), None) == french | coalition


@rule("pitts-war event.secret")
def test_of_one_s_own_pool_only_the_order_is_unknown():
    assert unseen(dealt(), FRENCH, "french") == dealt().pools[FRENCH]
    assert hidden(dealt(), "french").isdisjoint(POOLS["french"])


@pytest.mark.parametrize("seat", ["french", "coalition", None])
def test_a_guess_moves_markers_and_makes_none(seat):
    game = dealt()
    for table in guesses(game, seat):
        for side in Side:
            both = game.hands[side] + game.pools[side]
            assert sorted(table.hands[side] + table.pools[side]) == sorted(both)
            assert len(table.hands[side]) == len(game.hands[side])
        assert table.live == game.live


def test_a_seat_keeps_its_own_hand():
    assert all(t.hands[FRENCH] == HANDS["french"] for t in guesses(dealt(), "french"))


@rule("pitts-war event.secret")
def test_every_marker_of_a_side_may_be_in_its_hand_and_on_top_of_its_pool():
    tables = list(guesses(dealt(), "french"))
    held = {marker for table in tables for marker in table.hands[COALITION]}

    assert held == {*HANDS["coalition"], *POOLS["coalition"]}
    assert {table.pools[FRENCH][-1] for table in tables} == {*POOLS["french"]}


def test_a_guess_depends_on_what_the_seat_sees_alone():
    """The same seat, the same dice, another truth: the same guess."""
    game, other = dealt(), dealt()
    other.hands[COALITION] = ["c-famine"]
    other.pools[COALITION] = ["c-subsides", "c-ecran", "c-hauteur"]
    first, second = (next(guesses(table, "french", 1)) for table in (game, other))

    assert (first.hands, first.pools) == (second.hands, second.pools)
