"""[option.light-cavalry.retreat] What light cavalry alone may do."""

from .morale import morale, test
from .sides import Arm
from .state import Game


def is_handy(game: Game, unit: str) -> bool:
    """[option.light-cavalry.retreat] Light cavalry, if its doctrine was agreed."""
    return game.plays_with("light-cavalry") and game.unit(unit).arm is Arm.LIGHT_CAVALRY


def slips_away(game: Game, unit: str) -> bool:
    """[option.light-cavalry.retreat] With a passed test it gets away from whoever attacks."""
    return test(game, game.side(unit), [unit], morale(game, unit), "slip-away")
