"""[campaign.activation.cost] What moves and interceptions cost."""

from estafette.engine import Procedure, Refusal, refuse

from .events import pay
from .sides import Side
from .state import Game


def pay_for_action(game: Game, side: Side) -> Procedure[None]:
    """[campaign.activation.free-first] The first action of the phase is free, then cards pay."""
    if side in game.spent:
        yield from pay(game, side, "campaign.activation.cost")
    else:
        game.spent = [*game.spent, side]
        game.tell("action.free", side=side)


def cannot_pay(game: Game, side: Side) -> Refusal | None:
    """[campaign.activation.cost] Why this side can afford no move or interception."""
    if side in game.spent and not game.hands[side]:
        return refuse("campaign.activation.cost", "action.cannot-pay")
    return None
