"""[evade.who] The force that is attacked tries to slip away."""

from estafette.engine import Procedure, Refusal

from .actions import Evade
from .state import Game
from .unwritten import unwritten


def evade(game: Game, area: str) -> Procedure[bool]:
    """[evade.roll] [evade.success] [evade.revolt] Says whether it has gone."""
    unwritten()
    yield from ()
    return False


def cannot_evade(game: Game, area: str, choice: Evade) -> Refusal | None:
    """[evade.success] Why not to that area."""
    unwritten()
    return None
