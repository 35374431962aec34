"""[battle.losses.inflict] The dice, the losses and who takes them."""

from estafette.engine import Procedure

from .sides import Side
from .state import Game
from .unwritten import unwritten


def roll_dice(game: Game) -> None:
    """[battle.resolve.roll] Both dice and what they inflict.

    With [battle.losses.dr] [battle.losses.cap].
    """
    unwritten()


def take_losses(game: Game, side: Side) -> Procedure[None]:
    """[battle.losses.cavalry-first] C army, lead unit, then free.

    With [battle.modifier.tactical.first-loss].
    """
    unwritten()
    yield from ()


def find_winner(game: Game) -> Side | None:
    """[battle.resolve.winner] Who won, if anybody.

    With [battle.resolve.tie-leader] [battle.resolve.annihilation].
    """
    unwritten()
    return None
