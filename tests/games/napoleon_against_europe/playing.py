"""Cards for the clause tests: one is played as an event, or refused."""

from estafette.games.napoleon_against_europe import cards
from estafette.games.napoleon_against_europe.actions import PlayCard
from estafette.games.napoleon_against_europe.events import Moment, cannot_play, play
from estafette.games.napoleon_against_europe.state import Game
from tests.referee import Referee

assert cards.EVENTS  # the cards are on the table


def refused(game: Game, card: str, moment: Moment) -> str:
    """The clause for which a card in hand is refused at this moment; nothing if it is not."""
    side = game.printed.cards[card].side
    refusal = cannot_play(game, side, moment, PlayCard(card))
    return "" if refusal is None else refusal.rule


def played(game: Game, card: str, moment: Moment) -> Referee:
    """A card is played as an event; the referee stops where it asks."""
    assert refused(game, card, moment) == "", f"{card} is refused"
    return Referee(game, play(game, game.printed.cards[card].side, card, moment))
