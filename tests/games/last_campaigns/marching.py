"""What the tests of movement need: a march under way, and how far a piece could come."""

from estafette.engine import Procedure
from estafette.games.last_campaigns.movement import (
    begin_movement,
    begin_reserve_movement,
    end_movement,
    move_next,
)
from estafette.games.last_campaigns.obedience import cannot_attack
from estafette.games.last_campaigns.obligations import errand_of_piece
from estafette.games.last_campaigns.state import Game
from tests.games.last_campaigns.position import given
from tests.referee import Referee

SILENT = {"movement.which", "movement.where"}  # asked for the sake of silence, with no choice


def reach(game: Game, piece: str) -> dict[str, int]:
    """The hexes that a piece could come to, with the half points for each."""
    return errand_of_piece(game, piece).reach


def segment(game: Game) -> Referee:
    """The movement of the formations that act."""
    return Referee(game, marching(game), silent=SILENT)


def reserve_step(game: Game) -> Referee:
    """The movement of a side in the Reserve step."""
    game.reserves = True
    return Referee(game, marching(game), silent=SILENT)


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


def why_not_attack(game: Game, unit: str, hex_: str) -> str | None:
    """The clause that forbids a unit to attack a hex, if there is one."""
    refusal = cannot_attack(game, unit, hex_)
    return refusal.rule if refusal else None


def attackers(order: str = "attack 5460", **pieces: str) -> Game:
    """The II Corps, with Reille in the middle of it, and an enemy to the north."""
    pieces = {"reille": "5463", "pr_i_1": "5460", **pieces}
    return given(orders={"fr-ii": order}, active=["fr-ii"], **pieces)
