"""[diplomacy.entry-track] Powers that go to war, and what they put on the map."""

from estafette.engine import Procedure

from .sides import Side
from .state import Game
from .unwritten import unwritten


def enter_by_track(game: Game) -> Procedure[None]:
    """[diplomacy.entry-track] The powers of this year go to war if neutral.

    With [scenario.1792.russia-joins].
    """
    unwritten()
    yield from ()


def bring_in(game: Game, power: str, side: Side) -> Procedure[None]:
    """[diplomacy.minor-deploys] A power joins with its followers and deploys its set-up.

    With .
    """
    unwritten()
    yield from ()


def invade(game: Game, power: str, by: Side) -> Procedure[None]:
    """[neutral.invaded] A neutral that is attacked joins the other side at once."""
    unwritten()
    yield from ()


def set_up_armies(game: Game, power: str) -> list[str]:
    """[diplomacy.entry-track.deploy] The armies of its set-up that are not on the map yet."""
    unwritten()
    return []
