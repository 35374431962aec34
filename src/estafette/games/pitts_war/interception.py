"""[intercept.when] Interception by adjacent forces with a leader."""

from estafette.engine import Procedure, Refusal

from .actions import Intercept
from .state import Game
from .unwritten import unwritten


def intercept(game: Game, area: str) -> Procedure[bool]:
    """[intercept.one-success] [intercept.whole-force] Says whether a force has come in."""
    unwritten()
    yield from ()
    return False


def cannot_intercept(game: Game, area: str, choice: Intercept) -> Refusal | None:
    """[intercept.barred-areas] [intercept.needs.leader] Why not this force."""
    unwritten()
    return None
