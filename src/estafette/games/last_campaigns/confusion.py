"""[option.confused.shift] The option of 20.5: wing commanders who are passed over."""

from .affairs import Dispatch
from .state import Game

TURNS = 2  # [option.confused.shift]


def confuse(game: Game, dispatch: Dispatch) -> None:
    """[option.confused.shift] From the turn after the order has been received, for two turns."""
    if dispatch.confuses:
        game.confused = {**game.confused, dispatch.confuses: game.turn + TURNS}


def confusion(game: Game, formation: str) -> int:
    """[option.confused.shift] The columns by which a wing commander's own decisions are moved."""
    if game.turn <= game.confused.get(formation, -1):
        return game.printed.tables.shifts.confused
    return 0
