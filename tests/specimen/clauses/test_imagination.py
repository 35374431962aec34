"""[2.3] A guess at what a seat cannot know."""

from estafette.engine import Dice, secret_of
from tests.referee import rule
from tests.specimen.imagination import Guess, hidden, imagine, suppose

from .positions import REARGUARD, VANGUARD, given


@rule("ford 2.3")
def test_a_guess_forgets_where_the_true_things_lie():
    one = given(grenadiers="mill", hands={REARGUARD: ["courier", "earthworks"]})
    two = given(grenadiers="mill", hands={REARGUARD: ["earthworks", "courier"]})

    tables = []
    for game in (one, two):
        suppose(game, imagine(game, VANGUARD, Dice(secret_of(7))))
        tables.append((game.hands, game.deck.pile))

    assert tables[0] == tables[1]


@rule("ford 2.3")
def test_a_guess_leaves_everything_known_where_it_is():
    game = given(grenadiers="mill", pioneers="ford", hussars="chapel", invalids="ford")
    game.hands[VANGUARD] = ["courier"]
    game.deck.pile.remove("courier")
    known, scouted = game.block("hussars"), game.block("pioneers")
    known.open = True
    scouted.scouted_by.append(VANGUARD)

    for seed in range(20):
        suppose(game, imagine(game, VANGUARD, Dice(secret_of(seed))))

    assert game.hands[VANGUARD] == ["courier"]
    assert (known.battalion, scouted.battalion) == ("hussars", "pioneers")
    assert "courier" not in hidden(game, VANGUARD)


@rule("ford 2.3")
def test_a_card_that_was_shuffled_away_since_changes_its_name_where_it_lay_then():
    game = given(grenadiers="mill", hands={REARGUARD: ["courier"]})
    game.deck.pile.remove("earthworks")
    game.deck.discard.append("earthworks")

    suppose(game, Guess(VANGUARD, {"courier": "earthworks", "earthworks": "courier"}))

    assert (game.hands[REARGUARD], game.deck.discard) == (["earthworks"], ["courier"])


@rule("ford 2.3")
def test_choices_made_since_are_renamed_as_the_table_is():
    game = given(grenadiers="mill", hands={REARGUARD: ["courier"]})
    names = suppose(game, Guess(VANGUARD, {"courier": "earthworks", "earthworks": "courier"}))

    assert names["courier"] == "earthworks"
    assert game.hands[REARGUARD] == ["earthworks"]
    assert "courier" in game.deck.pile
