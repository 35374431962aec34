"""[activation.alternate] One activation: which force, with whom, and its Movement Potential."""

from estafette.engine import Procedure, Refusal

from .actions import Activate
from .state import Game
from .unwritten import unwritten


def activate(game: Game) -> Procedure[None]:
    """[activation.alternate] A force, a marker, a return to war, a war declared, or the last pass.

    With .
    """
    unwritten()
    game.passed.append(game.active)
    yield from ()


def cannot_activate(game: Game, choice: Activate) -> Refusal | None:
    """[activation.once] Why not this force.

    With [turn.leader-subimpulse.second-activation] [neutral.run-by].
    """
    unwritten()
    return None


def set_out(game: Game, area: str) -> Procedure[None]:
    """[movement.drop-off] [movement.forced-march.bonus] Who goes, how, and the roll."""
    unwritten()
    yield from ()


def is_marching(game: Game) -> bool:
    """[activation.content] Is a force on the move?"""
    return game.march is not None and not game.march.is_over and not game.clashes


def is_move_over(game: Game) -> bool:
    """[activation.stop.no-mp] Nobody moves and nobody fights."""
    return not game.clashes and (game.march is None or game.march.is_over)
