"""Setting up the three scenarios."""

import pytest
from msgspec import NODEFAULT, convert, structs, to_builtins

from estafette.engine import Deck, Dice, Setup, secret_of
from estafette.games.age_of_napoleon import state
from estafette.games.age_of_napoleon.mobilisation import limit, on_map
from estafette.games.age_of_napoleon.sequence import SEQUENCE
from estafette.games.age_of_napoleon.sides import COALITION, FRENCH
from estafette.games.age_of_napoleon.start import new_game
from tests.games.age_of_napoleon.position import kinds_in, the_box
from tests.referee import rule


def begun(scenario):
    return new_game(the_box(), Setup(scenario), Dice(secret_of("a start")))


@rule("age-of-napoleon scenario.list", "age-of-napoleon scenario.first-year")
@pytest.mark.parametrize("scenario", ["1805", "1809", "1813"])
def test_every_scenario_begins_in_its_campaign_phase(scenario):  # v.sce.list
    game = begun(scenario)

    assert "campaign.rounds.six" in SEQUENCE.path(game.place)
    assert game.year == int(scenario)


@rule("age-of-napoleon scenario.1805.start")
def test_1805_begins_in_the_third_round():
    assert begun("1805").round == 3


@rule("age-of-napoleon scenario.1809.start", "age-of-napoleon scenario.1813.start")
def test_the_others_begin_in_the_first():
    assert (begun("1809").round, begun("1813").round) == (1, 1)


@rule("age-of-napoleon scenario.1805.counts")
def test_each_side_begins_1805_with_eight_corps():  # v.sce.1805-count
    game = begun("1805")

    assert sum(map(len, game.armies(FRENCH).values())) == 8
    assert sum(map(len, game.armies(COALITION).values())) == 8


@rule("age-of-napoleon scenario.all-fresh", "age-of-napoleon scenario.unused-corps")
def test_corps_placed_are_fresh_and_others_in_the_reserve():
    game = begun("1813")

    assert game.exhausted == set()
    assert game.in_reserve("zieten")
    assert not game.in_reserve("lannes")
    assert not game.in_reserve("napoleon")


@rule("age-of-napoleon scenario.1805.cards")
def test_1805_sets_two_cards_aside_and_deals_eight_each():
    game = begun("1805")

    assert game.set_aside == ["english-gold-1", "insurrection-1"]
    assert [len(hand) for hand in game.hands.values()] == [8, 8]
    assert (len(game.deck.pile), game.deck.discard) == (37, [])


@rule("age-of-napoleon scenario.1809.cards", "age-of-napoleon scenario.1809.hands")
def test_1809_turns_over_twenty_four_cards():
    game = begun("1809")

    assert game.removed == ["britannia-1", "austrian-reforms-1"]
    assert game.deck.discard[:2] == ["napoleonic-dynasty-1", "russo-ottoman-war-1"]
    assert len(game.deck.discard) == 27
    assert (len(game.hands[FRENCH]), len(game.hands[COALITION])) == (8, 9)


@rule("age-of-napoleon scenario.1813.cards", "age-of-napoleon scenario.1813.hands")
def test_1813_turns_over_sixteen_cards():  # v.sce.1813-cards
    game = begun("1813")

    assert game.removed == ["britannia-1", "austrian-reforms-1", "prussian-reforms-1"]
    assert len(game.deck.discard) == 21
    assert (len(game.hands[FRENCH]), len(game.hands[COALITION])) == (7, 10)


@rule("age-of-napoleon scenario.all-fresh")
@pytest.mark.parametrize("kind", kinds_in(state))
def test_what_is_put_on_the_table_has_nothing_on_it_yet(kind):
    for name, type_, nothing in blanks(kind):
        assert convert(to_builtins(nothing), type_) == nothing, name
        assert not nothing or nothing in (FRENCH, Deck()), name


def blanks(kind):
    """What stands in each field of a thing before anybody has written in it."""
    for field in structs.fields(kind):
        if field.default_factory is not NODEFAULT:
            yield field.name, field.type, field.default_factory()
        elif field.default is not NODEFAULT and field.name != "printed":
            yield field.name, field.type, field.default


@pytest.mark.parametrize("scenario", ["1805", "1809", "1813"])
def test_no_scenario_exceeds_a_mobilisation_limit(scenario):
    game = begun(scenario)

    for pool in the_box().pools:
        assert len(on_map(game, pool)) <= limit(game, pool)
