"""Recovery step 2 for all seats, one after the other, as the sequence of play puts it."""

from estafette.engine import Procedure
from estafette.games.napoleon_1815 import recovery
from estafette.games.napoleon_1815.draw import order_of_play
from estafette.games.napoleon_1815.state import Game


def recovery_cards(game: Game) -> Procedure[None]:
    """Every seat in its turn."""
    for seat in order_of_play(game):
        yield from recovery.recovery_cards(game, seat)
