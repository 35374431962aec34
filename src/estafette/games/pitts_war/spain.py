"""[spain.start] Spain: alliances, French entry, the War of Liberation."""

from estafette.engine import Procedure, Refusal

from .state import Game
from .unwritten import unwritten


def cannot_enter_spain(game: Game, area: str) -> Refusal | None:
    """[spain.french-entry.neutral] [spain.french-entry.bayonne] Why the French may not enter."""
    unwritten()
    return None


def rise(game: Game) -> Procedure[None]:
    """[spain.liberation.dos-de-mayo] Spain rises.

    With [spain.liberation.minor] [spain.liberation.stacked].
    """
    unwritten()
    yield from ()


def end_liberation(game: Game) -> None:
    """[spain.liberation.won] Spain is conquered and becomes a forced ally."""
    unwritten()
