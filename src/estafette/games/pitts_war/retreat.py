"""[retreat.duty] Retreats, those who stand, and what changes hands."""

from estafette.engine import Procedure, Refusal

from .actions import Retreat
from .sides import Side
from .state import Game
from .unwritten import unwritten


def retreat(game: Game) -> Procedure[None]:
    """[retreat.duty] [retreat.double] [retreat.attacker] [retreat.no-path] The beaten side goes."""
    unwritten()
    yield from ()


def cannot_retreat(game: Game, side: Side, choice: Retreat) -> Refusal | None:
    """[retreat.no-enemy-control] [retreat.no-barrier] [retreat.no-strait] Why not there."""
    unwritten()
    return None


def may_stand(game: Game) -> bool:
    """[retreat.ignore.fortress] [retreat.ignore.revolt] May the beaten side stay?"""
    unwritten()
    return False


def settle_area(game: Game) -> None:
    """[control.by-victory] [fortress.changes-hands] Who controls the area of the battle."""
    unwritten()
