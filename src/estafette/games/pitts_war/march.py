"""[movement.path] The march of the activated force, one decision at a time."""

from estafette.engine import Procedure, Refusal

from .actions import Enter, Join, Leave
from .state import Game
from .unwritten import unwritten


def march_on(game: Game) -> Procedure[None]:
    """[movement.path] Enter, sail, assault, take control, join, leave, root out, absorb, halt.

    With .
    """
    unwritten()
    assert game.march is not None
    game.march.is_over = True
    yield from ()


def cannot_enter(game: Game, choice: Enter) -> Refusal | None:
    """[movement.no-minimum] Why not there.

    With [fortress.empty.no-entry] [neutral.closed] [movement.mountain].
    """
    unwritten()
    return None


def cost(game: Game, here: str, there: str) -> int:
    """[movement.path] Movement Points to enter, an empty fortress included.

    With [fortress.empty.cost].
    """
    unwritten()
    return 0


def cannot_halt(game: Game) -> Refusal | None:
    """[movement.no-unsupplied-end] Why the force may not stop here of its own will."""
    unwritten()
    return None


def cannot_join(game: Game, choice: Join) -> Refusal | None:
    """[movement.pick-up] [activation.leader-pick-up] Why this piece may not be picked up."""
    unwritten()
    return None


def cannot_leave(game: Game, choice: Leave) -> Refusal | None:
    """[movement.drop-off] Why this piece may not be left behind."""
    unwritten()
    return None


def end_march(game: Game) -> Procedure[None]:
    """[movement.joined-have-moved] [attrition.timing] The move is over: test, and who has moved."""
    unwritten()
    yield from ()
