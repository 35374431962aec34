"""[movement.potential.roll] The Movement Potential of a force."""

from estafette.engine import Procedure

from .state import Game
from .unwritten import unwritten


def roll_potential(game: Game) -> Procedure[None]:
    """[movement.potential.roll] The force on the march gets its points.

    With [movement.potential.modifiers].
    """
    unwritten()
    yield from ()


def modifiers(game: Game) -> list[tuple[str, int]]:
    """[table.movement-potential.modifiers] Each by its name; units with the worst of theirs."""
    unwritten()
    return []
