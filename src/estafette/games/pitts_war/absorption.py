"""[stacking.absorb] Armies that are taken into others."""

from estafette.engine import Refusal

from .actions import Absorb
from .state import Game
from .unwritten import unwritten


def absorb(game: Game, choice: Absorb) -> None:
    """[stacking.absorb] [stacking.absorb.rebuild] One army gives its steps to another."""
    unwritten()


def cannot_absorb(game: Game, choice: Absorb) -> Refusal | None:
    """[stacking.absorb.nationality] [stacking.absorb.tactical] Why not these two."""
    unwritten()
    return None


def absorptions(game: Game, area: str) -> list[Absorb]:
    """[stacking.absorb] The pairs of an area that are worth offering."""
    unwritten()
    return []
