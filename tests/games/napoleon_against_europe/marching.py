"""Operations for the clause tests: an action with so many points, played as the sequence does.

game = bare()
put(game, "ulm", "fr-elite-1", general="davout")
referee = acting(game, EMPIRE, 1)
referee.choose(Activate("davout"), Go("munich"), Pass())
"""

from typing import Any

from estafette.engine import Action, Procedure, perform
from estafette.games.napoleon_against_europe.actions import Activate
from estafette.games.napoleon_against_europe.activation import operate
from estafette.games.napoleon_against_europe.powers import side_of_force
from estafette.games.napoleon_against_europe.sequence import OPERATIONS
from estafette.games.napoleon_against_europe.sides import Side
from estafette.games.napoleon_against_europe.state import Game
from tests.referee import Referee


def operations(game: Game) -> Procedure[None]:
    """The operations of an action, step by step as the sequence of play has them."""
    until: Any = OPERATIONS.until
    while not until(game):
        for step in OPERATIONS.parts:
            when: Any = step.when
            if when(game):
                yield from perform(step.procedure(game))


def acting(game: Game, side: Side, points: int, *answers: Action) -> Referee:
    """A side has so many activation points, and has given these answers."""
    game.active = side
    operate(game, side, points)
    referee = Referee(game, operations(game))
    referee.choose(*answers)
    return referee


def marching(game: Game, piece: str, *answers: Action, points: int = 3) -> Referee:
    """This general or corps has been sent, with the rest of three points in hand."""
    force = next(force for force in game.forces.values() if piece in force.pieces)
    side = side_of_force(game, force)
    assert side is not None
    return acting(game, side, points, Activate(piece), *answers)
