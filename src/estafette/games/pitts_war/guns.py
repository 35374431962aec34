"""[battle.guns.order] Marching to the sound of the guns."""

from estafette.engine import Procedure, Refusal

from .actions import MarchToGuns
from .sides import Side
from .state import Game
from .unwritten import unwritten


def march_to_the_guns(game: Game, side: Side) -> Procedure[None]:
    """[battle.guns.once] [battle.guns.partial] Each adjacent force of a side may try."""
    unwritten()
    yield from ()


def cannot_march(game: Game, side: Side, choice: MarchToGuns) -> Refusal | None:
    """[battle.guns.barriers] [battle.guns.stacking] Why not this force."""
    unwritten()
    return None
