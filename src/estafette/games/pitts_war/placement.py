"""[placement.where] Where new armies and leaders come onto the map."""

from estafette.engine import Refusal

from .state import Game
from .unwritten import unwritten


def cannot_place(game: Game, piece: str, area: str, steps: int = 1) -> Refusal | None:
    """[placement.where] Why not here.

    With [placement.supplied] [placement.no-revolt] [placement.stacking].
    """
    unwritten()
    return None


def places_for(game: Game, piece: str) -> list[str]:
    """[placement.homeland] [placement.delayed] Where a new army or leader could come now."""
    unwritten()
    return []
