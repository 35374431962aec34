"""[battle.sequence] A battle from the sound of the guns to the end of the retreat."""

from estafette.engine import Procedure

from .state import Game
from .unwritten import unwritten


def fight(game: Game) -> Procedure[None]:
    """[battle.sequence] The first of the battles that wait is fought out."""
    unwritten()
    game.clashes.pop(0)
    yield from ()


def no_battle_left(game: Game) -> bool:
    """[battle.obligatory] Is no battle waiting?"""
    return not game.clashes
