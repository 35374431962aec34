"""[pursuit.condition] Pursuit after a battle."""

from estafette.engine import Procedure

from .state import Game
from .unwritten import unwritten


def pursue(game: Game) -> Procedure[None]:
    """[pursuit.roll] The winner pursues if he may and will.

    With [pursuit.effect] [pursuit.loser-allots].
    """
    unwritten()
    yield from ()


def can_pursue(game: Game) -> bool:
    """[pursuit.condition] [pursuit.barred] More C left than the loser, no marsh, no fortress."""
    unwritten()
    return False
