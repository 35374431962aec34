"""Campaigns of the Empire for the tests of its cards: a card in hand, a force on its way."""

from estafette.games.napoleon_against_europe.actions import (
    Activate,
    Go,
)
from estafette.games.napoleon_against_europe.activation import activate
from estafette.games.napoleon_against_europe.affairs import March
from estafette.games.napoleon_against_europe.march import march_on
from estafette.games.napoleon_against_europe.sides import EMPIRE
from estafette.games.napoleon_against_europe.state import Game
from tests.games.napoleon_against_europe.fighting import go_on
from tests.games.napoleon_against_europe.position import bare, deal
from tests.referee import Referee


def given(card: str, *, dice: tuple[int, ...] = (), scenario: str = "1805") -> Game:
    """An empty map, the action of the Empire, one card in its hand."""
    game = bare(scenario, dice=dice)
    game.active = EMPIRE
    deal(game, empire=[card])
    return game


def the_march(game: Game) -> March:
    assert game.march is not None
    return game.march


def activated(game: Game, piece: str) -> Referee:
    referee = Referee(game, activate(game))
    referee.choose(Activate(piece))
    return referee


def walk(game: Game, *zones: str) -> Referee:
    """The force on the march goes from zone to zone."""
    for zone in zones:
        referee = Referee(game, march_on(game))
        referee.choose(Go(zone))
        if not referee.is_over:
            go_on(referee)
    return referee
