"""[attrition.resolve] Attrition Tests, on the march and by markers."""

from collections.abc import Collection

from estafette.engine import Procedure

from .sides import Side
from .state import Game
from .unwritten import unwritten


def test_march(game: Game) -> Procedure[None]:
    """[attrition.timing] The force on the march is tested, once, if it must be."""
    unwritten()
    yield from ()


def must_test(game: Game) -> bool:
    """[attrition.when.unsupplied] Is it due?

    With [attrition.when.forced-march] [attrition.when.second-activation].
    """
    unwritten()
    return False


def test_stack(game: Game, side: Side, area: str, *, scorched: bool) -> Procedure[None]:
    """[attrition.by-marker] General Winter or Scorched Earth."""
    unwritten()
    yield from ()


def lose_steps(game: Game, side: Side, armies: Collection[str], number: int) -> Procedure[None]:
    """[attrition.resolve] The owner chooses which steps are lost."""
    unwritten()
    yield from ()
