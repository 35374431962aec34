"""[turn.reinforcement.actions] The Reinforcement Phase of a side, one action at a time."""

from estafette.engine import Procedure, Refusal

from .actions import BuildUp, Raise
from .state import Game
from .unwritten import unwritten


def recruit(game: Game) -> Procedure[None]:
    """[turn.reinforcement.actions] Raise, build up, subsidise, buy, absorb, play a marker, or end.

    With .
    """
    unwritten()
    game.is_done = True
    yield from ()


def spend_now(game: Game, power: str, points: int) -> Procedure[None]:
    """[recruit.in-activation] Points that a marker gives are spent at once."""
    unwritten()
    yield from ()


def is_available(game: Game, army: str) -> bool:
    """[scenario.unlisted-units] [unit.guard.independent] May this eliminated army be raised now?"""
    unwritten()
    return False


def cannot_raise(game: Game, choice: Raise) -> Refusal | None:
    """[recruit.eliminated] Why not this army, here."""
    unwritten()
    return None


def cannot_build_up(game: Game, choice: BuildUp) -> Refusal | None:
    """[recruit.depleted] [rhine.unit] Why not this army."""
    unwritten()
    return None
