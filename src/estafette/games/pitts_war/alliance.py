"""[forced-alliance.trigger] Forced alliances: made, kept and betrayed."""

from estafette.engine import Procedure

from .sides import Side
from .state import Game
from .unwritten import unwritten


def force(game: Game, power: str, victor: Side) -> None:
    """[forced-alliance.trigger] The peace is over and the power joins its conqueror."""
    unwritten()


def betray(game: Game, power: str) -> Procedure[None]:
    """[forced-alliance.broken.units-home] [forced-alliance.broken.retreat] A marker breaks it."""
    unwritten()
    yield from ()


def free_homelands(game: Game) -> None:
    """[recruit.income.forced-ally] Homelands without units of the conqueror.

    With .
    """
    unwritten()
