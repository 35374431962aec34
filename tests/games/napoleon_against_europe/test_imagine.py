"""What a seat cannot know, and its guesses at it."""

import pytest
from msgspec import to_builtins

from estafette.engine import Dice, Pass, secret_of
from estafette.games.napoleon_against_europe.actions import Discard
from estafette.games.napoleon_against_europe.events import Moment
from estafette.games.napoleon_against_europe.hand import bring_chatiments, build, discard, draw
from estafette.games.napoleon_against_europe.imagine import hidden, imagine, suppose, unseen
from estafette.games.napoleon_against_europe.sides import COALITION, EMPIRE, Side
from estafette.games.napoleon_against_europe.view import view
from tests.contract.looking import names_in
from tests.games.napoleon_against_europe.playing import played
from tests.games.napoleon_against_europe.position import deal, table
from tests.referee import Referee, rule

HANDS = {"empire": ["1F", "2F", "3F"], "coalition": ["1C", "5C", "6C"]}
PERMANENT = {"empire": {"1F"}, "coalition": {"1C"}}


def dealt(**options):
    game = table("1805", **options)
    deal(game, **HANDS)
    return game


def guesses(game, seat, number=40):
    """Tables as a seat may imagine them."""
    for seed in range(number):
        other = game.copy()
        suppose(other, imagine(game, seat, Dice(secret_of(seed))))
        yield other


def secrets(game, side):
    """The cards of a side that its enemy cannot see."""
    return {*HANDS[side], *game.decks[side].pile} - PERMANENT[side]


@rule("napoleon-against-europe hand.definition")
def test_the_enemy_s_hand_and_pile_are_not_named():
    game = dealt()

    assert hidden(game, "empire") == secrets(game, COALITION)
    assert hidden(game, "coalition") == secrets(game, EMPIRE)
    assert hidden(game, None) == secrets(game, EMPIRE) | secrets(game, COALITION)


@rule("napoleon-against-europe card.permanent", "napoleon-against-europe card.played-pile")
def test_permanent_cards_played_ones_and_those_to_come_are_known():
    game = dealt()
    game.decks[COALITION].discard = ["7C"]
    game.decks[COALITION].pile.remove("7C")

    assert {"1C", "7C", *game.later[COALITION]}.isdisjoint(hidden(game, "empire"))
    for other in guesses(game, "empire"):
        assert "1C" in other.hands[COALITION]
        assert other.decks[COALITION].discard == ["7C"]
        assert other.later == game.later


@rule("napoleon-against-europe card.f.fouche")
def test_a_card_that_was_shown_stays_where_it_was_seen():
    game = dealt()
    game.shown = frozenset(["5C"])

    assert "5C" not in hidden(game, "empire")
    assert "5C" in hidden(game, None)
    assert all("5C" in other.hands[COALITION] for other in guesses(game, "empire"))
    assert any("6C" not in other.hands[COALITION] for other in guesses(game, "empire"))


@rule("napoleon-against-europe card.reminder-markers", "napoleon-against-europe card.reshuffle")
@pytest.mark.parametrize("seat", ["coalition", None])
def test_a_card_that_still_works_is_named_by_its_marker_though_it_was_shuffled(seat):
    game = table("1809")
    deal(game, empire=["35F"])
    played(game, "35F", Moment.ROUND)
    deck = game.decks[EMPIRE]
    assert deck.discard == ["35F"]
    deck.pile, deck.discard = [], ["2F", "3F", "6F", "35F"]
    draw(game, EMPIRE, 2)
    seen = {*names_in(to_builtins(view(game, seat)))}

    assert {*game.hands[EMPIRE], *deck.pile} == {"2F", "3F", "6F", "35F"}
    assert "35F" in seen
    assert seen.isdisjoint(hidden(game, seat))
    assert {"2F", "3F", "6F"} <= hidden(game, seat)
    places = {"35F" in other.hands[EMPIRE] for other in guesses(game, seat)}
    assert places == {True, False}  # where the card is nobody else knows


@rule("napoleon-against-europe scenario.1815.cards.empire")
def test_in_1815_a_permanent_card_is_drawn_like_any_other():
    game = table("1815")
    deal(game, empire=["1F"], coalition=["1C"])

    assert "1F" in hidden(game, "coalition")
    assert "1C" in hidden(game, "empire")


def test_of_one_s_own_pile_only_the_order_is_unknown():
    game = dealt()
    pile = game.decks[EMPIRE].pile

    assert unseen(game, EMPIRE, "empire") == pile
    assert hidden(game, "empire").isdisjoint(pile)
    tops = {other.decks[EMPIRE].pile[-1] for other in guesses(game, "empire")}
    assert len(tops) > 1
    assert tops <= {*pile}


@pytest.mark.parametrize("seat", ["empire", "coalition", None])
def test_a_guess_moves_cards_and_makes_none(seat):
    game = dealt()
    for other in guesses(game, seat):
        for side in Side:
            both = [*game.hands[side], *game.decks[side].pile]
            assert sorted([*other.hands[side], *other.decks[side].pile]) == sorted(both)
            assert len(other.hands[side]) == len(game.hands[side])


def test_a_seat_keeps_its_own_hand():
    assert all(
        other.hands[EMPIRE] == tuple(HANDS["empire"]) for other in guesses(dealt(), "empire")
    )


@rule("napoleon-against-europe hand.definition")
def test_every_card_of_a_side_may_be_in_its_hand():
    game = dealt()
    held = {card for other in guesses(game, "empire", 200) for card in other.hands[COALITION]}

    assert held == secrets(game, COALITION) | {"1C"}


def test_a_guess_depends_on_what_the_seat_sees_alone():
    """The same seat, the same dice, another truth: the same guess."""
    game, other = dealt(), dealt()
    other.hands[COALITION] = ("1C", "6C", "5C")
    other.decks[COALITION].pile.reverse()
    first, second = (next(guesses(each, "empire", 1)) for each in (game, other))

    assert first.hands == second.hands
    assert first.decks == second.decks


@rule("napoleon-against-europe hand.definition")
@pytest.mark.parametrize("seat", ["empire", "coalition", None])
def test_the_view_of_a_guess_is_the_view_of_the_table(seat):
    game = dealt()
    seen = view(game, seat)

    assert all(view(other, seat) == seen for other in guesses(game, seat, 12))


@rule("napoleon-against-europe card.reshuffle")
def test_what_was_shuffled_since_the_step_began_is_dealt_anew_and_not_doubled():
    before = dealt()
    before.decks[COALITION].discard = before.decks[COALITION].pile[1:]
    before.decks[COALITION].pile = before.decks[COALITION].pile[:1]
    after = before.copy()
    draw(after, COALITION, 3)
    cards = sorted([*before.hands[COALITION], *unseen(before, COALITION, "coalition")])
    cards = sorted([*cards, *before.decks[COALITION].discard])
    for seed in range(20):
        other = before.copy()
        suppose(other, imagine(after, "empire", Dice(secret_of(seed))))
        deck = other.decks[COALITION]
        assert sorted([*other.hands[COALITION], *deck.pile, *deck.discard]) == cards


@rule("napoleon-against-europe card.reshuffle", "napoleon-against-europe card.played-pile")
def test_who_remembers_the_played_cards_takes_none_of_them_for_a_card_in_hand_by_then():
    before = dealt()
    deck = before.decks[COALITION]
    deck.discard, deck.pile = deck.pile[2:], deck.pile[:2]
    after = before.copy()
    draw(after, COALITION, 4)
    drawn = [card for card in after.hands[COALITION] if card in deck.discard]
    assert len(drawn) == 2
    piles = set()
    for seed in range(20):
        other = before.copy()
        suppose(other, imagine(after, "empire", Dice(secret_of(seed))))
        again = other.decks[COALITION]
        assert sorted(again.discard) == sorted(deck.discard)
        draw(other, COALITION, 4)
        piles.add(tuple(again.pile))
    assert len(piles) > 1  # who has come into the hand is imagined anew


@rule("napoleon-against-europe card.reshuffle", "napoleon-against-europe card.played-pile")
@pytest.mark.parametrize("seat", ["empire", None])
def test_an_event_that_has_been_seen_was_in_the_hand_though_it_may_be_hidden_again(seat):
    before = dealt()
    deal(before, coalition=["8C", "5C", "6C"])
    deck = before.decks[COALITION]
    deck.discard, deck.pile = deck.pile, []
    after = before.copy()
    played(after, "8C", Moment.BUDGET)  # two cards are drawn
    assert "8C" in hidden(after, seat)
    for seed in range(20):
        other = before.copy()
        names = suppose(other, imagine(after, seat, Dice(secret_of(seed))))
        assert "8C" in other.hands[COALITION]
        assert "8C" not in names


@rule("napoleon-against-europe escalation.fifteen")
def test_the_second_period_is_not_foretold_by_the_cards_that_it_brought():
    before = dealt()
    before.decks[COALITION].discard = [before.decks[COALITION].pile.pop()]
    after = before.copy()
    bring_chatiments(after)
    for seed in range(20):
        other = before.copy()
        suppose(other, imagine(after, "empire", Dice(secret_of(seed))))
        assert sorted(other.later[COALITION]) == sorted(before.later[COALITION])
        assert other.decks[COALITION].discard == before.decks[COALITION].discard
        held = [*other.hands[COALITION], *other.decks[COALITION].pile]
        assert sorted(held) == sorted([*before.hands[COALITION], *before.decks[COALITION].pile])


@rule("napoleon-against-europe hand.discard", "napoleon-against-europe sequence.hand.steps")
def test_cards_that_come_and_go_are_counted_and_not_named():
    game = dealt()
    referee = Referee(game, discard(game, COALITION))
    referee.choose(Discard("5C"), Pass())
    build(game, COALITION)
    heaps = {heap.id: heap for heap in view(game, "empire").cards}

    assert heaps["hand-coalition"].count == len(game.hands[COALITION])
    assert {face.id for face in heaps["hand-coalition"].open} == {
        card for card in game.hands[COALITION] if card in ("1C", "2C", "3C")
    }
    assert [face.id for face in heaps["discard-coalition"].open] == ["5C"]
    assert heaps["pile-coalition"].count == len(game.decks[COALITION].pile)
