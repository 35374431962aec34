"""[turn.activation.control-check] Supplied forces that take control by staying."""

from .control import controller, is_neutral, take, taker
from .state import Game
from .supply import is_supplied


def check_control(game: Game) -> None:
    """[turn.activation.control-check] [control.end-of-impulse] Supplied forces raise their flags.

    Neutral areas are not affected, nor those that nobody can hold when they are empty.
    """
    for area in list(game.stacks):
        side = game.holder(area)
        if side is None or controller(game, area) is side or is_neutral(game, area):
            continue
        if area not in game.printed.open and is_supplied(game, side, area):
            take(game, area, taker(game, area, side))
