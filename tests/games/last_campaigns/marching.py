"""What the tests of movement need: a march under way, and how far a piece could come."""

from estafette.engine import Procedure
from estafette.games.last_campaigns.movement import (
    begin_movement,
    begin_reserve_movement,
    end_movement,
    move_next,
)
from estafette.games.last_campaigns.obligations import errand_of_piece
from estafette.games.last_campaigns.state import Game
from tests.referee import Referee


def reach(game: Game, piece: str) -> dict[str, int]:
    """The hexes that a piece could come to, with the half points for each."""
    return errand_of_piece(game, piece).reach


def segment(game: Game) -> Referee:
    """The movement of the formations that act."""
    return Referee(game, marching(game))


def reserve_step(game: Game) -> Referee:
    """The movement of a side in the Reserve step."""
    game.reserves = True
    return Referee(game, marching(game))


def marching(game: Game) -> Procedure[None]:
    """All the steps of a movement segment, or of the moves in the Reserve step."""
    if game.reserves:
        begin_reserve_movement(game, game.acting)
    else:
        begin_movement(game)
    while game.is_marching:
        yield from move_next(game, game.acting)
    if not game.reserves:
        end_movement(game)
