"""[night.no-draw] Night turns without contact: both sides move, and no marker is drawn."""

from .state import Game
from .zones import enemies_beside


def is_parallel(game: Game) -> bool:
    """[night.no-draw] Is it night, with no units of the two sides next to each other?"""
    return game.is_night and not is_contact(game)


def is_contact(game: Game) -> bool:
    """[night.no-draw] Do units of the two sides stand next to each other anywhere?"""
    side_of = game.printed.side_of
    return any(enemies_beside(game, hex_, side_of[stack[0]]) for hex_, stack in game.stacks.items())
