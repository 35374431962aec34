"""[turn.diplomacy.order] The Diplomacy Phase: attempts on neutrals, and diplomatic markers."""

from estafette.engine import Procedure, Refusal

from .actions import Influence
from .sides import Side
from .state import Game
from .unwritten import unwritten


def negotiate(game: Game) -> Procedure[None]:
    """[turn.diplomacy.means] One attempt, one marker, or the end of the phase for the active side.

    With .
    """
    unwritten()
    game.is_done = True
    yield from ()


def attempt(game: Game, side: Side, power: str, bonus: int = 0) -> Procedure[None]:
    """[diplomacy.attempt.join] Further markers, the die, and what comes of it.

    With [diplomacy.attempt.backfire].
    """
    unwritten()
    yield from ()


def cannot_influence(game: Game, side: Side, choice: Influence) -> Refusal | None:
    """[diplomacy.attempt.once-per-neutral] Why not this power.

    With [diplomacy.france-no-major-before-1801].
    """
    unwritten()
    return None
