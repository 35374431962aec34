"""[guerrilla.appear] The Spanish Guerrillas."""

from estafette.engine import Procedure

from .state import Game
from .unwritten import unwritten


def is_spain_risen(game: Game) -> bool:
    """[guerrilla.appear] They exist only in the War of Liberation."""
    return game.liberation


def deploy_guerrillas(game: Game) -> Procedure[None]:
    """[guerrilla.appear] [guerrilla.move] Those off the map appear, the others may move."""
    unwritten()
    yield from ()


def blocks(game: Game, area: str) -> bool:
    """[guerrilla.effect] A Guerrilla alone with no French-side army there."""
    unwritten()
    return False
