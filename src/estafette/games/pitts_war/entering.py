"""[movement.enemy.stop] What happens when a force enters an area, in its order."""

from estafette.engine import Procedure

from .state import Game
from .unwritten import unwritten


def enter(game: Game, area: str, border: str) -> Procedure[None]:
    """[evade.after-interception] Interception, evasion, attrition, then battle or fortress.

    With .
    """
    unwritten()
    yield from ()
