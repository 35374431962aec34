"""[activation.commander.majority] Leaders: who commands, who may stay, what they add."""

from collections.abc import Collection

from estafette.engine import Procedure

from .sides import Side
from .state import Game
from .unwritten import unwritten


def commander(game: Game, side: Side, armies: Collection[str], leaders: Collection[str]) -> str:
    """[activation.commander.majority] Who commands; empty if nobody.

    With [activation.commander.strategic].
    """
    unwritten()
    return ""


def cavalry(game: Game, armies: Collection[str], leaders: Collection[str]) -> int:
    """[leader.cavalry-bonus] [unit.cavalry-symbol] C symbols of armies and leaders."""
    unwritten()
    return 0


def check_leaders(game: Game) -> None:
    """[leader.needs-own-army] Leaders without an army of their nation leave the map."""
    unwritten()


def disperse_excess(game: Game, area: str) -> Procedure[None]:
    """[stacking.leader-removed.withdraw] Too many for those left.

    With [stacking.leader-removed.convert].
    """
    unwritten()
    yield from ()
