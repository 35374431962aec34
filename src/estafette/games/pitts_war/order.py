"""[turn.first-player.1792-1800] Who is first player this year, and whose turn it is to act."""

from .sides import Side
from .state import Game


def first_acts(game: Game) -> None:
    """[turn.reinforcement.order] The first player has his turn."""
    begin(game, game.first)


def second_acts(game: Game) -> None:
    """[turn.reinforcement.order] Then the second player."""
    begin(game, game.first.enemy)


def begin(game: Game, side: Side) -> None:
    game.active = side
    game.is_done = False


def is_done(game: Game) -> bool:
    """Has the side whose turn it is finished?"""
    return game.is_done
