"""[surrender.trigger] Surrender Tests of major powers."""

from estafette.engine import Procedure

from .state import Game
from .unwritten import unwritten


def begin_surrenders(game: Game) -> None:
    """[surrender.trigger] The powers whose capital the enemy controls.

    With [surrender.trigger.russia].
    """
    unwritten()


def test_power(game: Game) -> Procedure[None]:
    """[surrender.roll] The next of them rolls, may beat the War Drums, or makes peace."""
    unwritten()
    yield from ()


def all_are_tested(game: Game) -> bool:
    """[surrender.trigger] Has every such power been tested?"""
    unwritten()
    return True


def stars_held(game: Game, power: str) -> int:
    """[surrender.roll] [surrender.no-units] The Key stars that it still controls in supply."""
    unwritten()
    return 0
