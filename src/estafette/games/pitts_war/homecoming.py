"""[peace.repatriate] Armies that go home, and forces that leave for the nearest friendly area."""

from collections.abc import Iterable

from estafette.engine import Procedure

from .sides import Side
from .state import Game
from .unwritten import unwritten


def send_home(game: Game, armies: Iterable[str]) -> Procedure[None]:
    """[peace.repatriate] Their player puts these armies back in their homeland.

    With [conquest.minor.units].
    """
    unwritten()
    yield from ()


def withdraw(game: Game, area: str, side: Side) -> Procedure[None]:
    """[peace.allied-forces-leave] A force goes to the nearest friendly area.

    With .
    """
    unwritten()
    yield from ()


def nearest_friendly(game: Game, area: str, side: Side) -> list[str]:
    """[peace.allied-forces-leave] The friendly areas that are nearest, by number of areas."""
    unwritten()
    return []
