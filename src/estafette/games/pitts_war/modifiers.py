"""[battle.modifiers.own] What weighs on the dice of a battle, and the battle markers."""

from estafette.engine import Procedure

from .sides import Side
from .state import Game
from .unwritten import unwritten


def reckon(game: Game) -> None:
    """[battle.ratio.compute] The tallies of both sides.

    With [battle.modifier.leader] [battle.modifier.unsupplied].
    """
    unwritten()


def choose_lead(game: Game, side: Side) -> Procedure[None]:
    """[battle.modifier.tactical] [battle.modifier.cavalry] Lead unit and cavalry superiority."""
    unwritten()
    yield from ()


def play_battle_markers(game: Game) -> Procedure[None]:
    """[battle.markers.order] [battle.markers.limit] Attacker, defender, and once more."""
    unwritten()
    yield from ()


def ratio(attacker: int, defender: int) -> int:
    """[battle.ratio.compute] [battle.ratio.floor] 1 is 1:1, 2 is 2:1; 0 stands for 1:2."""
    unwritten()
    return 0
