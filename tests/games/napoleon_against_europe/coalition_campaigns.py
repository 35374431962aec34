"""Campaigns of the Coalition for the tests of its cards: a card in hand, a force on its way."""

from estafette.engine import Action
from estafette.games.napoleon_against_europe.activation import activate
from estafette.games.napoleon_against_europe.affairs import Campaign
from estafette.games.napoleon_against_europe.sides import COALITION
from estafette.games.napoleon_against_europe.state import Game
from tests.games.napoleon_against_europe.position import bare, deal
from tests.referee import Referee


def given(*cards: str, dice: tuple[int, ...] = ()) -> Game:
    """An empty map, the action of the Coalition, these cards in its hand."""
    game = bare(dice=dice)
    game.active = COALITION
    game.lasting = {}  # Austria need not besiege anybody first
    deal(game, coalition=cards)
    return game


def the_campaign(game: Game) -> Campaign:
    assert game.campaign is not None
    return game.campaign


def options(game: Game) -> set[Action]:
    return set(Referee(game, activate(game)).options)
