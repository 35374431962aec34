"""Talks for the tests of the cards: a hand in the diplomatic phase."""

from estafette.games.napoleon_against_europe.sides import (
    Phase,
)
from estafette.games.napoleon_against_europe.state import Game
from tests.games.napoleon_against_europe.position import bare, deal


def talks(*cards: str, dice: tuple[int, ...] = (), empire: tuple[str, ...] = ()) -> Game:
    """The diplomatic phase, an empty map, these cards in the hands."""
    game = bare(dice=dice)
    game.phase = Phase.DIPLOMACY
    deal(game, coalition=cards, empire=empire)
    return game
