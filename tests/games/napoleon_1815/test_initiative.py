"""[p.8] The initiative phase with two players: blue cards, then who begins."""

import pytest

from estafette.engine import Deck, Pass
from estafette.games.napoleon_1815.cards.initiative import Reinforce
from estafette.games.napoleon_1815.events import EVENTS, PlayCard
from estafette.games.napoleon_1815.initiative import blue_cards, exchange, settle_initiative
from estafette.games.napoleon_1815.sides import COALITION, FRENCH
from tests.games.napoleon_1815.position import given, the_box, valued
from tests.referee import Referee, rule

BLUE = [title.id for title in the_box().titles.values() if title.colour == "blue"]


def declare(game):
    return Referee(game, blue_cards(game))


def settle(game):
    return Referee(game, settle_initiative(game))


# vector d.initiative.order
@rule("napoleon-1815 initiative.blue.order")
def test_the_french_player_declares_first_then_the_coalition():
    game = given(hand={"french": ["reserve"], "coalition": ["reserve"]})
    referee = declare(game)

    assert (referee.decision.seat, referee.decision.rule) == ("french", "initiative.blue.one")
    assert referee.decision.key == "initiative.which-card"
    referee.choose(Pass())
    assert referee.decision.seat == "coalition"
    assert referee.fact("initiative.no-card") == {"seat": "french"}
    referee.choose(Pass())
    assert referee.is_over
    assert referee.keys == ["initiative.no-card", "initiative.no-card"]


@rule("napoleon-1815 initiative.blue.order", "napoleon-1815 cards.use.event")
def test_who_holds_a_card_is_asked_even_if_he_can_play_none():
    game = given(hand={"french": ["elan"]})
    referee = declare(game)

    assert referee.options == (Pass(),)
    referee.choose(Pass())
    assert referee.is_over


@rule("napoleon-1815 initiative.blue.order")
def test_an_empty_hand_is_not_asked():
    assert declare(given()).is_over


# vector ex.initiative.renforts
@rule("napoleon-1815 initiative.blue.one", "napoleon-1815 cards.colour.blue")
def test_a_blue_card_may_be_played_in_the_initiative_phase():
    game = given(hill="ath", hand={"coalition": ["renforts-27", "marche-forcee-18"]})
    referee = declare(game)

    assert referee.options == (PlayCard("renforts-27"), Pass())
    referee.choose(PlayCard("renforts-27"), Reinforce("hill"))
    assert referee.is_over
    assert game.hands["coalition"] == ["marche-forcee-18"]


# vector ex.initiative.green-refused
@rule("napoleon-1815 cards.colour.green")
def test_a_green_card_may_not_be_played_in_the_initiative_phase():
    game = given(hand={"coalition": ["marche-forcee-18"]})
    referee = declare(game)

    assert referee.refusal(PlayCard("marche-forcee-18")).rule == "cards.colour.green"


@rule("napoleon-1815 cards.colour.red")
def test_a_red_card_is_never_played_from_the_hand():
    game = given(hand={"coalition": ["pluie-21"]})

    assert declare(game).refusal(PlayCard("pluie-21")).rule == "cards.colour.red"


@rule("napoleon-1815 cards.term.played")
def test_a_card_is_played_from_ones_own_hand_only():
    game = given(hand={"french": ["reserve-68"], "coalition": ["reserve-30"]})

    assert declare(game).refusal(PlayCard("reserve-30")).rule == "cards.term.played"


# vector d.initiative.second-blue
@rule("napoleon-1815 initiative.blue.one")
def test_each_player_plays_one_blue_card_at_most():
    game = given(hand={"french": ["reserve", "intuition"], "coalition": ["reserve"]})
    referee = declare(game)
    referee.choose(PlayCard("reserve-68"))

    assert referee.decision.seat == "coalition"
    assert referee.refusal(PlayCard("intuition-54")).rule == "cards.term.played"
    referee.choose(Pass())
    assert referee.is_over
    assert "intuition-54" in game.hands["french"]


# vector d.initiative.blue-resolved
@rule("napoleon-1815 initiative.blue.resolve")
def test_the_french_event_is_resolved_before_the_coalition_declares():
    game = given(hill="ath", hand={"french": ["hussards"], "coalition": ["renforts-27"]})
    referee = declare(game)
    referee.choose(PlayCard("hussards-67"))

    assert referee.is_over
    assert game.hands["coalition"] == []
    assert game.decks[COALITION].discard == ["renforts-27"]


@rule("napoleon-1815 initiative.blue.discard", "napoleon-1815 cards.discard.played")
def test_a_blue_card_is_discarded_once_its_effect_is_resolved():
    game = given(hill="ath", orange="nivelles", hand={"coalition": ["renforts-27"]})
    referee = declare(game)
    referee.choose(PlayCard("renforts-27"))

    assert game.decks[COALITION].discard == []
    referee.choose(Reinforce("hill"))
    assert game.decks[COALITION].discard == ["renforts-27"]


@rule("napoleon-1815 initiative.blue.one")
@pytest.mark.parametrize("title", BLUE)
def test_every_blue_title_belongs_to_the_initiative(title):
    event = EVENTS[title]

    assert event.at == ("initiative",)
    assert event.rule == "cards.colour.blue"
    assert event.lasting == (title in ("a-bruxelles", "intuition", "marche-d-approche"))


@rule("napoleon-1815 initiative.reveal", "napoleon-1815 cards.use.initiative")
def test_each_reveals_the_top_card_of_his_deck():
    game = given(deck={"french": ["elan-48"], "coalition": ["carre-6"]})
    referee = settle(game)

    revealed = [told.facts for told in referee.told if told.key == "initiative.revealed"]
    assert revealed == [
        {"seat": "french", "card": "elan-48", "value": 2},
        {"seat": "coalition", "card": "carre-6", "value": 5},
    ]
    assert game.uncovered
    assert game.hands == {"french": [], "coalition": []}


# vector d.initiative.higher
@rule("napoleon-1815 initiative.highest")
@pytest.mark.parametrize(
    ("french", "coalition", "first"), [(2, 3, COALITION), (3, 2, FRENCH), (1, 5, COALITION)]
)
def test_the_higher_value_begins(french, coalition, first):
    deck = {"french": valued("french", french), "coalition": valued("coalition", coalition)}
    game = given(deck=deck)
    game.passed = ["french"]
    referee = settle(game)

    assert game.first is first
    assert game.active is first
    assert game.passed == []
    assert game.leader == ""
    assert referee.fact("initiative.first") == {"camp": first}
    assert "initiative.leader" not in referee.keys


# vector ex.initiative.tie
@rule("napoleon-1815 initiative.tie-french", "napoleon-1815 initiative.reveal.discard")
def test_on_a_tie_the_french_begin_and_both_cards_are_discarded():
    game = given(deck={"french": ["la-garde-57"], "coalition": ["pont-detruit-23"]})
    game.first = COALITION
    settle(game)

    assert game.first is FRENCH
    assert game.decks[FRENCH].discard == ["la-garde-57"]
    assert game.decks[COALITION].discard == ["pont-detruit-23"]


# vector d.red.revealed
@rule(
    "napoleon-1815 cards.term.revealed",
    "napoleon-1815 cards.revealed.no-event",
    "napoleon-1815 cards.discard.revealed",
)
def test_a_red_card_revealed_gives_its_value_and_nothing_else():
    game = given(deck={"french": ["pluie-65"], "coalition": valued("coalition", 3)})
    settle(game)

    assert game.first is FRENCH
    assert not game.is_raining()
    assert game.lasting == {}
    assert game.decks[FRENCH].discard == ["pluie-65"]


@rule("napoleon-1815 initiative.reveal")
def test_a_missing_card_counts_nothing():
    game = given(deck={"coalition": valued("coalition", 1)})
    game.decks[FRENCH] = Deck()
    settle(game)

    assert game.first is COALITION


@rule("napoleon-1815 initiative.reveal")
def test_with_both_decks_empty_the_french_begin():
    game = given()
    game.decks = {FRENCH: Deck(), COALITION: Deck()}
    referee = settle(game)

    assert game.first is FRENCH
    assert referee.keys == ["initiative.first"]


# vector d.intuition.one
@rule("napoleon-1815 card.x.intuition.effect")
@pytest.mark.parametrize(("seat", "card"), [("french", 54), ("coalition", 15)])
def test_intuition_gives_the_initiative_and_nobody_reveals(seat, card):
    deck = {"french": valued("french", 3), "coalition": valued("coalition", 3)}
    game = given(hand={seat: ["intuition"]}, deck=deck)
    referee = declare(game)
    referee.choose(PlayCard(f"intuition-{card}"))
    assert game.lasting == {f"intuition-{card}": seat}
    piles = {camp: list(game.decks[camp].pile) for camp in (FRENCH, COALITION)}
    referee = settle(game)

    assert game.first == game.active == seat
    assert referee.keys[-1:] == ["initiative.first"]
    assert "initiative.revealed" not in referee.keys
    assert "initiative.intuitions-cancelled" not in referee.keys
    assert {camp: game.decks[camp].pile for camp in piles} == piles
    assert game.lasting == {}
    assert game.decks[game.first].discard == [f"intuition-{card}"]


# vector d.intuition.both
@rule("napoleon-1815 card.x.intuition.both", "napoleon-1815 initiative.blue.resolve")
@pytest.mark.parametrize(("french", "coalition", "first"), [(1, 5, COALITION), (5, 1, FRENCH)])
def test_two_intuitions_cancel_each_other(french, coalition, first):
    deck = {"french": valued("french", french), "coalition": valued("coalition", coalition)}
    game = given(hand={"french": ["intuition"], "coalition": ["intuition"]}, deck=deck)
    referee = declare(game)
    referee.choose(PlayCard("intuition-54"))
    assert referee.decision.seat == "coalition"
    referee.choose(PlayCard("intuition-15"))
    referee = settle(game)

    assert game.first is first
    assert "initiative.intuitions-cancelled" in referee.keys
    assert game.lasting == {}
    assert game.decks[FRENCH].discard[0] == "intuition-54"
    assert game.decks[COALITION].discard[0] == "intuition-15"


@rule("napoleon-1815 card.x.intuition.effect")
def test_other_cards_on_the_table_are_no_intuition():
    deck = {"french": valued("french", 1), "coalition": valued("coalition", 2)}
    game = given(lasting={"pluie": "french"}, deck=deck)
    referee = settle(game)

    assert game.first is COALITION
    assert game.lasting == {"pluie-65": "french"}
    assert "initiative.intuitions-cancelled" not in referee.keys


# vector d.cards.terms
@rule(
    "napoleon-1815 cards.term.drawn",
    "napoleon-1815 cards.term.played",
    "napoleon-1815 cards.discard.played",
    "napoleon-1815 cards.discard.revealed",
)
def test_drawing_playing_and_revealing_move_cards_between_pile_hand_and_discard():
    game = given(hand={"french": ["reserve-68", "elan-48"]}, deck={"french": ["elan-47"]})
    deck = game.decks[FRENCH]
    while len(deck.pile) > 30:
        deck.discard.append(deck.pile.pop(0))
    before = (len(deck.pile), len(game.hands["french"]), len(deck.discard))
    declare(game).choose(PlayCard("reserve-68"))
    settle(game)

    assert before == (30, 2, 4)
    assert (len(deck.pile), len(game.hands["french"]), len(deck.discard)) == (27, 3, 6)


@rule("napoleon-1815 three.communication.forbidden")
def test_with_two_players_there_is_nobody_to_exchange_cards_with():
    game = given(blucher="ligny", wellington="ligny", hand={"coalition": ["carre"]})

    assert Referee(game, exchange(game)).is_over
