"""[reinforce.revolt.placement] Revolt units: placed, and whom they drive out."""

from estafette.engine import Procedure

from .state import Game
from .unwritten import unwritten


def rise_up(game: Game, army: str, steps: int) -> Procedure[None]:
    """[reinforce.revolt.placement] By the track.

    With [reinforce.revolt.displace] [reinforce.revolt.battle].
    """
    unwritten()
    yield from ()


def rise_by_marker(game: Game, army: str, steps: int, areas: tuple[str, ...]) -> Procedure[None]:
    """[card.c.louis-xvii] [card.c.cadoudal] By a marker: on an enemy it is a battle at once."""
    unwritten()
    yield from ()


def region(game: Game, army: str) -> tuple[str, ...]:
    """[map.uprising-areas] The areas in which a revolt unit is at home."""
    unwritten()
    return ()
