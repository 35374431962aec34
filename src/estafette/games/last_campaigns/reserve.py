"""[sequence.phase5.reserve] The Reserve step: those without orders move, and guns may fire."""

from estafette.engine import Procedure

from .action import begin_action, marching, watched
from .activation import corps_in_reserve
from .bombardment import bombardment_segment
from .control import update_control
from .crowding import check_stacking
from .sides import Side
from .state import Game


def begin_reserve(game: Game, side: Side) -> None:
    """[sequence.phase5.reserve] All corps of a side that have units in Reserve."""
    game.reserves = True
    begin_action(game, side, corps_in_reserve(game, side))


def bombard_in_reserve(game: Game, side: Side) -> Procedure[None]:
    """[sequence.phase5.reserve] Reserve forbids attacks, not bombardment (R-111)."""
    yield from watched(game, bombardment_segment)


def march_in_reserve(game: Game, side: Side) -> Procedure[None]:
    """[sequence.phase5.reserve] Units in Reserve and HQs under orders move; nobody else does."""
    yield from watched(game, marching)


def end_march_in_reserve(game: Game, side: Side) -> Procedure[None]:
    """[stacking.when] At the end of the moves stacking is checked."""
    yield from check_stacking(game, side)


def end_reserve(game: Game) -> None:
    """[sequence.phase5.reserve] The step is over for a side."""
    game.reserves = False
    game.active = ()
    game.moving = game.exchange = None
    update_control(game)
