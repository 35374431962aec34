"""[action.order] The action of a formation: guns, charges, marches and assaults, in this order."""

from collections.abc import Callable

from estafette.engine import Action, Procedure

from .assault import assault_segment
from .bombardment import bombardment_segment
from .charge import charge_segment
from .control import update_control
from .crowding import check_stacking
from .facing import note_facing
from .fatigue import note_engaged
from .hidden import look_out
from .leaders import fail_orders
from .mail import by_marker
from .movement import end_movement, move_next
from .sides import Side
from .state import Game
from .victory import check_collapse


def begin_action(game: Game, side: Side, corps: tuple[str, ...]) -> None:
    """[term.activated] These corps are activated, and nobody has yet done anything."""
    game.acting, game.active = side, corps
    game.moved = game.assaulted = frozenset()
    game.called = ()
    game.reacted = {}
    note_facing(game)


def bombard(game: Game) -> Procedure[None]:
    """[action.bombardment] Segment I."""
    yield from watched(game, bombardment_segment)


def charge(game: Game) -> Procedure[None]:
    """[action.charge] Segment II."""
    yield from by_marker(game, charging)


def march(game: Game) -> Procedure[None]:
    """[action.movement] Segment III, one piece or stack after the other."""
    before = set(game.where)
    yield from watched(game, marching)
    game.arrived |= game.where.keys() - before


def end_march(game: Game) -> Procedure[None]:
    """[action.movement] [stacking.when] At the end of the segment stacking is checked."""
    end_movement(game)
    yield from check_stacking(game, game.acting)


def assault(game: Game) -> Procedure[None]:
    """[action.assault] Segment IV, and the check of stacking at its end."""
    yield from by_marker(game, assaulting)
    yield from check_stacking(game, game.acting)


def end_action(game: Game) -> None:
    """[sequence.phase4.action] The action is complete before another marker is drawn."""
    note_engaged(game)
    look_out(game)
    game.active = ()
    game.moving = game.exchange = None
    update_control(game)


def charging(game: Game) -> Procedure[None]:
    yield from watched(game, charge_segment)
    yield from fail_orders(game)


def marching(game: Game) -> Procedure[None]:
    """[action.movement] The next to move, of the side whose action this is."""
    yield from move_next(game, game.acting)


def assaulting(game: Game) -> Procedure[None]:
    yield from watched(game, assault_segment)


def watched(game: Game, segment: Callable[[Game], Procedure[None]]) -> Procedure[None]:
    """[demoralisation.army.trigger] A segment, with an eye on the armies between two combats.

    [demoralisation.army.tie] While one is resolved both sides may still lose: nobody looks.
    """
    procedure = segment(game)
    answer: Action | None = None
    while True:
        try:
            asked = next(procedure) if answer is None else procedure.send(answer)
        except StopIteration:
            check_collapse(game)
            return
        if game.exchange is None:
            check_collapse(game)
            update_control(game)
        answer = yield asked
