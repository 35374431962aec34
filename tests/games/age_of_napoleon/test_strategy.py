"""Strategy: hands thrown away, the deck made again, cards drawn for what one controls."""

import pytest

from estafette.engine import Pass
from estafette.games.age_of_napoleon.actions import PlayCard
from estafette.games.age_of_napoleon.sides import COALITION, FRENCH, Side
from estafette.games.age_of_napoleon.strategy import (
    discard_hands,
    draw_hands,
    hand_size,
    reshuffle,
)
from tests.games.age_of_napoleon.politics import diplomacy
from tests.games.age_of_napoleon.position import given, the_box
from tests.referee import Referee, rule

# Everybody but France and Britain is neutral.
QUIET = dict.fromkeys(given().status, "nc")


def circulating(game):
    return [*game.deck.pile, *game.deck.discard, *game.hands[FRENCH], *game.hands[COALITION]]


@rule("age-of-napoleon strategy.discard-hand", "age-of-napoleon cards.hand.carry-over")
def test_a_card_kept_over_the_winter_serves_diplomacy_and_is_then_thrown_away():  # v.cards.carry
    game = given(year=1807, hand={"french": ["talleyrand"], "coalition": ["mud"]})
    referee = diplomacy(game)
    assert PlayCard("talleyrand-1") in referee.options
    referee.choose(Pass(), Pass())

    discard_hands(game)

    assert game.hands == {FRENCH: [], COALITION: []}
    assert game.deck.discard == ["talleyrand-1", "mud-1"]


@rule("age-of-napoleon strategy.reshuffle.under-20")
@pytest.mark.parametrize(("pile", "again"), [(20, False), (19, True), (0, True)])
def test_a_short_pile_is_made_again(pile, again):  # v.str.no-reshuffle-20
    game = given()
    game.deck.discard = [game.deck.pile.pop(0) for _ in range(55 - pile)]

    reshuffle(game)

    assert (game.deck.discard == []) is again
    assert len(game.deck.pile) == (55 if again else pile)


@rule("age-of-napoleon strategy.reshuffle.major-surrender")
@rule("age-of-napoleon strategy.reshuffle.since-last")
def test_the_surrender_of_a_major_makes_the_deck_again_once():  # v.str.reshuffle-surrender
    game = given(discard=["mud", "depot"])
    game.reshuffle_due = True
    reshuffle(game)
    assert len(game.deck.pile) == 55

    game.deck.discard.append(game.deck.pile.pop())
    reshuffle(game)

    assert len(game.deck.pile) == 54


@rule("age-of-napoleon strategy.reshuffle.content", "age-of-napoleon cards.after-play")
def test_removed_cards_stay_out_of_the_new_deck():  # v.str.removed-stay-out
    game = given(hand={"coalition": ["britannia", "austrian-reforms"], "french": ["depot"]})
    game.removed, game.hands[COALITION] = game.hands[COALITION], []
    game.reshuffle_due = True

    discard_hands(game)
    reshuffle(game)

    assert len(game.deck.pile) == 53
    assert not set(game.deck.pile) & {"britannia-1", "austrian-reforms-1"}


@rule("age-of-napoleon strategy.reshuffle.content")
def test_the_whole_deck_is_mixed_and_cards_set_aside_join_it():
    game = given(discard=["mud", "depot"])
    game.set_aside = [game.deck.pile.pop(0)]
    game.reshuffle_due = True
    lying = list(game.deck.pile)

    reshuffle(game)

    assert sorted(game.deck.pile) == sorted(the_box().cards)
    assert [card for card in game.deck.pile if card in lying] != lying
    assert game.set_aside == []


@rule("age-of-napoleon strategy.reshuffle.order")
def test_hands_go_to_the_discard_before_it_is_shuffled():  # v.str.order
    game = given()
    pile = game.deck.pile
    game.removed = [pile.pop() for _ in range(2)]
    game.hands = {FRENCH: [pile.pop() for _ in range(4)], COALITION: [pile.pop() for _ in range(4)]}
    game.deck.discard = [pile.pop() for _ in range(30)]
    assert len(pile) == 15

    discard_hands(game)
    assert len(game.deck.discard) == 38
    reshuffle(game)
    assert (len(game.deck.pile), game.deck.discard) == (53, [])
    draw_hands(game)

    assert len(circulating(game)) == 53
    assert len(game.deck.pile) == 53 - 9 - 10


@rule("age-of-napoleon strategy.draw.table", "age-of-napoleon cards.deck.common")
def test_both_draw_from_one_deck_and_the_first_chooser_draws_all_his_cards_first():
    game = given(year=1811)
    top = game.deck.pile[::-1]

    referee = Referee(game, draw_hands(game))

    assert game.hands[COALITION] == top[:10]
    assert game.hands[FRENCH] == top[10:19]
    assert referee.fact("strategy.draws") == {"side": FRENCH, "cards": 9}


@rule("age-of-napoleon strategy.draw.exhausted-pile")
def test_a_pile_that_runs_out_is_made_again_from_the_discard():
    game = given()
    game.deck.discard = [game.deck.pile.pop(0) for _ in range(50)]
    left = set(game.deck.pile)

    draw_hands(game)

    assert left < set(game.hands[FRENCH])
    assert (len(game.hands[FRENCH]), len(game.hands[COALITION])) == (9, 10)
    assert game.deck.discard == []


@rule("age-of-napoleon table.hand", "age-of-napoleon strategy.draw.max-10")
@rule("age-of-napoleon strategy.draw.ic-major", "age-of-napoleon strategy.draw.ic-minor")
@rule("age-of-napoleon strategy.draw.detached-count")
@rule("age-of-napoleon strategy.draw.prussia-reform")
@rule("age-of-napoleon strategy.draw.neutral-nothing")
@pytest.mark.parametrize(
    ("scenario", "reformed", "french", "coalition"),
    [("1805", [], 9, 10), ("1809", ["austria"], 10, 8), ("1813", ["austria", "preussen"], 9, 10)],
)  # v.str.hand-1805-french, v.str.hand-1805-coalition, v.str.hand-1813,
# v.str.hand-1809-french, v.str.hand-1809-coalition
def test_the_hands_of_the_scenarios(scenario, reformed, french, coalition):
    game = given(scenario, reformed=reformed)

    assert [hand_size(game, side) for side in Side] == [french, coalition]


@rule("age-of-napoleon strategy.draw.table")
@pytest.mark.parametrize(
    ("country", "french", "coalition"),
    [("austria", 2, 3), ("russia", 2, 3), ("preussen", 1, 2), ("spain", 2, 2)],
)  # v.str.spain-french
def test_a_major_gives_what_the_table_says(country, french, coalition):
    assert hand_size(given(status={**QUIET, country: "fa"}), FRENCH) == 5 + french
    assert hand_size(given(status={**QUIET, country: "cm"}), COALITION) == 4 + coalition
    assert hand_size(given(status={**QUIET, country: "cm"}), FRENCH) == 5


@rule("age-of-napoleon strategy.draw.prussia-reform", "age-of-napoleon strategy.draw.ic-major")
@pytest.mark.parametrize(
    ("status", "reformed", "cards"),
    [("cm", [], 6), ("cm", ["preussen"], 7), ("ic", [], 5), ("ic", ["preussen"], 6)],
)
def test_prussia_gives_more_once_it_is_reformed(
    status, reformed, cards
):  # v.str.prussia-unreformed
    game = given(status={**QUIET, "preussen": status}, reformed=reformed)

    assert hand_size(game, COALITION) == cards


@rule("age-of-napoleon strategy.draw.minors-round-down")
@pytest.mark.parametrize(("number", "cards"), [(2, 0), (3, 1), (5, 1), (6, 2)])
def test_three_minors_give_a_card(number, cards):  # v.str.minors-2-3-5-6
    minors = ["bayern", "danmark", "hannover", "holland", "italia", "napoli"][:number]
    game = given(status={**QUIET, **dict.fromkeys(minors, "fa")})

    assert hand_size(game, FRENCH) == 5 + cards


@rule("age-of-napoleon strategy.draw.ic-minor")
def test_an_insurgent_minor_is_not_counted():  # v.str.ic-minor-group
    status = {**QUIET, "portugal": "cm", "napoli": "cm"}

    assert hand_size(given(status={**status, "holland": "ic"}), COALITION) == 4
    assert hand_size(given(status={**status, "holland": "cm"}), COALITION) == 5


@rule("age-of-napoleon strategy.draw.detached-count")
def test_a_detached_area_counts_as_a_minor():
    status = {**QUIET, "bayern": "fa", "italia": "fd"}

    assert hand_size(given(status=status), FRENCH) == 5
    assert hand_size(given(status={**status, "tirol": "fd"}), FRENCH) == 6


@rule("age-of-napoleon strategy.draw.neutral-nothing")
def test_an_occupied_neutral_gives_nothing():  # v.str.occupied-nc
    assert hand_size(given(status=QUIET, davout="osterreich"), FRENCH) == 5


@rule("age-of-napoleon strategy.draw.max-10")
def test_nobody_draws_more_than_ten():
    status = dict.fromkeys(QUIET, "cm")

    assert hand_size(given(status=status), COALITION) == 10


@rule("age-of-napoleon cards.hand.hidden")
def test_who_draws_tells_how_many_and_not_which():
    referee = Referee(given(), draw_hands)
    draw_hands(referee.game)

    for told in referee.told:
        assert set(told.facts) == {"side", "cards"}
        assert isinstance(told.facts["cards"], int)
