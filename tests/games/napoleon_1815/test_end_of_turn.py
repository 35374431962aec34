"""[p.9, p.14] The end of the turn: blocks, flags, the turn marker, the end of the game."""

import pytest

from estafette.engine import Ended
from estafette.games.napoleon_1815.recovery import (
    end_turn,
    turn_back,
)
from estafette.games.napoleon_1815.sides import COALITION, FRENCH
from estafette.games.napoleon_1815.victory import outcome, score
from tests.games.napoleon_1815.position import given
from tests.referee import Referee, rule

SIX_RED = dict.fromkeys(
    ("bruxelles", "ath", "alost", "papelotte", "hougoumont", "la-haye-sainte"), "anglo-allied"
)


# vector ex.recovery.next-turn
@rule("napoleon-1815 recovery.flip", "napoleon-1815 recovery.turn-marker")
def test_blocks_are_turned_back_and_the_marker_moves_on():
    everybody = {"ney": "ligny", "napoleon": "ligny", "hill": "ath", "vedette_french_1": "mazy"}
    game = given(
        turn=1,
        grognard=True,
        activated=["ney", "napoleon", "hill", "vedette-french-1"],
        **everybody,
    )
    referee = Referee(game, turn_back(game))
    assert game.activated == set()
    assert game.turn == 1
    assert referee.keys == ["recovery.turned-back"]

    end_turn(game)
    assert game.turn == 2


@rule("napoleon-1815 cards.discard.lasting", "napoleon-1815 card.c.a-bruxelles.duration")
def test_cards_that_last_all_turn_are_discarded_at_its_end():
    game = given(lasting={"a-bruxelles": "coalition", "marche-d-approche": "french"})
    turn_back(game)
    assert game.in_force("a-bruxelles")
    end_turn(game)

    assert game.lasting == {}
    assert game.decks[COALITION].discard == ["a-bruxelles-1"]
    assert game.decks[FRENCH].discard == ["marche-d-approche-60"]


# vector d.cards.lasting-discard
@rule("napoleon-1815 cards.discard.lasting", "napoleon-1815 card.x.pluie.duration")
def test_a_lasting_card_is_not_reshuffled_before_the_turn_ends():
    game = given(lasting={"pluie": "french"})
    deck = game.decks[FRENCH]
    deck.discard, deck.pile = deck.pile, []
    deck.take(game)

    assert "pluie-65" not in deck.pile
    assert game.is_raining()
    end_turn(game)
    assert not game.is_raining()
    assert deck.discard == ["pluie-65"]


@rule("napoleon-1815 recovery.turn-marker")
def test_what_holds_for_a_turn_is_forgotten_at_its_end():
    game = given()
    game.shown = {"french": ["carre-6"]}
    game.cut, game.held, game.acted = ["ligny"], ["hill"], {"ney"}
    game.passed, game.aide, game.recovery_barred = ["french"], True, True
    end_turn(game)

    assert game.shown == {}
    assert (game.cut, game.held, game.acted, game.passed) == ([], [], set(), [])
    assert (game.aide, game.recovery_barred) == (False, False)


@rule("napoleon-1815 cards.hand.no-limit", "napoleon-1815 cards.use.keep")
def test_unplayed_cards_are_kept_from_turn_to_turn():
    game = given(hand={"french": ["elan", "audace"], "coalition": ["carre"]})
    end_turn(game)

    assert game.hands == {"french": ["elan-47", "audace-39"], "coalition": ["carre-6"]}


# vector d.victory.seven
# vector d.victory.six
@rule("napoleon-1815 victory.vp.seven-flags")
@pytest.mark.parametrize(
    ("flags", "track"),
    [
        (SIX_RED, 10),
        (SIX_RED | {"namur": "french"}, 10),
        (SIX_RED | {"namur": "prussian"}, 11),
        (SIX_RED | {"namur": "prussian", "mont-saint-jean": "anglo-allied"}, 11),
    ],
)
def test_seven_red_and_black_flags_are_worth_a_point_at_the_end_of_the_turn(flags, track):
    game = given(track=10, flags=flags)
    referee = Referee(game, end_turn(game))

    assert game.track == track
    if track == 11:
        assert referee.fact("recovery.seven-flags") == {"flags": len(flags), "track": 11}
    else:
        assert referee.keys == []


@rule("napoleon-1815 victory.vp.seven-flags")
def test_the_point_for_seven_flags_can_end_the_game_before_the_marker_moves():
    game = given(turn=8, track=19, flags=SIX_RED | {"namur": "prussian"})

    with pytest.raises(Ended) as ended:
        end_turn(game)
    assert ended.value.outcome.rule == "victory.coalition.twenty"
    assert game.turn == 8


@rule("napoleon-1815 scenario.intro-ligny.no-flags")
def test_without_flags_there_is_no_point_at_the_end_of_the_turn():
    game = given("intro-ligny", turn=1, track=4)
    end_turn(game)

    assert game.track == 4


# vector d.victory.end
@rule("napoleon-1815 victory.end-of-game", "napoleon-1815 scenario.supplies.turns")
@pytest.mark.parametrize(
    ("scenario", "last"),
    [
        ("campaign-1815", 8),
        ("ligny-quatre-bras", 4),
        ("waterloo-wavre", 3),
        ("intro-ligny", 3),
    ],
)
def test_after_the_last_turn_the_coalition_has_won(scenario, last):
    game = given(scenario, turn=last, track=1)
    assert outcome(game) is None
    end_turn(game)

    assert outcome(game).winner == COALITION
    assert outcome(game).rule == "victory.end-of-game"


# vector d.victory.track
@rule("napoleon-1815 victory.track")
def test_french_gains_are_taken_off_the_track_and_coalition_gains_added():
    game = given(track=10)
    score(game, FRENCH, 2)
    assert game.track == 8
    score(game, COALITION, 3)
    assert game.track == 11
