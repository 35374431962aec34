"""[turn.activation.order] The impulses of a year: how they open, whose turn it is, how they end."""

from estafette.engine import Procedure

from .events import lapse
from .peace import count_impulse
from .sides import Until
from .state import Game
from .unwritten import unwritten


def begin_activation(game: Game) -> None:
    """[turn.activation.order] Fair weather comes first."""
    game.impulses = 0


def begin_impulse(game: Game) -> None:
    """[turn.activation.first-player-starts] Nobody has moved or passed."""
    game.is_sub_impulse = False
    game.passed = []
    game.moved = game.led = frozenset()
    game.declared = []
    game.active = game.first
    count_impulse(game)
    game.tell("impulse.begins", weather=game.weather)


def open_impulse(game: Game) -> Procedure[None]:
    """[supply.sea-control.france-extend] What is settled before the first activation.

    With [card.c.malet].
    """
    unwritten()
    game.french_at_sea = False
    yield from ()


def begin_sub_impulse(game: Game) -> None:
    """[turn.leader-subimpulse.same-sequence] The leaders’ forces may go again."""
    game.is_sub_impulse = True
    game.passed = []
    game.led = frozenset()
    game.active = game.first


def pass_the_turn(game: Game) -> None:
    """[turn.impulse.alternate] [turn.activation.pass] The other side, unless it has passed."""
    game.march = None
    if game.active.enemy not in game.passed:
        game.active = game.active.enemy


def is_impulse_over(game: Game) -> bool:
    """[turn.activation.end] Have both passed?"""
    return len(game.passed) == 2


def end_impulse(game: Game) -> None:
    """[turn.bad-weather.same] What lasted an impulse is over; bad weather follows fair."""
    lapse(game, Until.IMPULSE)
    game.worn = frozenset()
    game.impulses += 1


def is_activation_over(game: Game) -> bool:
    """[turn.activation.order] Were both impulses played?"""
    return game.impulses == 2
