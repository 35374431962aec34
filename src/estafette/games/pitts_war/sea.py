"""[naval.port-to-port] Naval movement, naval assaults and what carries whom."""

from estafette.engine import Procedure, Refusal

from .actions import Assault, Sail
from .state import Game
from .unwritten import unwritten


def cannot_sail(game: Game, choice: Sail) -> Refusal | None:
    """[naval.needs-mp] [naval.capacity.steps] [naval.baltic-winter] Why not to that port."""
    unwritten()
    return None


def sail(game: Game, area: str) -> Procedure[None]:
    """[naval.cost] [naval.continue] The force lands in a friendly port."""
    unwritten()
    yield from ()


def cannot_assault(game: Game, choice: Assault) -> Refusal | None:
    """[naval.assault.start-end] [naval.assault.cost] [naval.strait-assault.limit] Why not there."""
    unwritten()
    return None


def assault(game: Game, area: str) -> Procedure[None]:
    """[naval.assault.stop] The enemy may cancel it; else the force lands and stops."""
    unwritten()
    yield from ()
