"""[peace.duration] The effects of a peace, its end, the return to war and preventive war."""

from estafette.engine import Procedure

from .sides import Side
from .state import Game
from .unwritten import unwritten


def make_peace(game: Game) -> Procedure[None]:
    """[peace.capture-areas] [peace.repatriate] [peace.remove-flags] The terms, in their order."""
    unwritten()
    yield from ()


def end_treaties(game: Game) -> Procedure[None]:
    """[peace.conqueror-must-leave] Treaties that run out with this year.

    With [forced-alliance.trigger].
    """
    unwritten()
    yield from ()


def count_impulse(game: Game) -> None:
    """[peace.preventive-war] One more impulse since each treaty ran out."""
    unwritten()


def rejoin(game: Game, power: str) -> None:
    """[peace.return] The power is at war again on its original side."""
    unwritten()


def declare_war(game: Game, side: Side, power: str) -> Procedure[bool]:
    """[peace.preventive-war] The conqueror rolls; says whether it is war."""
    unwritten()
    yield from ()
    return False


def may_rejoin(game: Game, side: Side) -> list[str]:
    """[peace.return] The powers whose peace is over and that this side runs."""
    unwritten()
    return []


def may_be_attacked(game: Game, side: Side) -> list[str]:
    """[peace.preventive-war] The powers on which this side may still try this impulse."""
    unwritten()
    return []
