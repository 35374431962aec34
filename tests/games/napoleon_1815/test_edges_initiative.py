"""[p.17] The edges of the blue cards."""

import estafette.games.napoleon_1815.cards  # noqa: F401  (the events enter themselves)
from estafette.engine import Deck
from estafette.games.napoleon_1815.cards.initiative import TakeCard
from estafette.games.napoleon_1815.events import Moment, play
from estafette.games.napoleon_1815.sides import FRENCH
from tests.games.napoleon_1815.position import given
from tests.referee import Referee, rule


@rule("napoleon-1815 card.x.anticipation.effect")
def test_the_pile_is_seen_while_a_card_is_picked_from_it_and_no_longer():
    game = given(hand={"french": ["anticipation-37"]})
    game.shown = {"french": ["carre-6"]}
    game.decks[FRENCH] = Deck(pile=["pluie-65", "elan-47", "audace-39"])

    referee = Referee(game, play(game, "french", "anticipation-37", Moment.INITIATIVE))
    assert game.shown == {"french": ["carre-6", "audace-39", "elan-47", "pluie-65"]}

    referee.choose(TakeCard("elan-47"))
    assert game.shown == {"french": ["carre-6"]}
    assert game.hands["french"] == ["elan-47"]
