"""[6.2] How a battalion marches, and why it may not."""

from functools import partial

from estafette.board import Border, reach
from estafette.engine import Action, Outcome, Refusal, end, refuse

from .printed import HOLDS
from .state import Block, Game, Side


class March(Action, frozen=True):
    """This battalion goes there."""

    battalion: str
    to: str


def march(game: Game, block: Block, to: str) -> None:
    """[6.2] The block is moved; who stands on it is not said."""
    game.tell("march.done", block=block.handle, here=block.space, there=to)
    block.space = to
    if block.side is Side.VANGUARD and to == game.sheet.goal:  # [9.1]
        end(Outcome(Side.VANGUARD, "9.1", "victory.across", {"space": to}))


def cannot_order_march(game: Game, side: Side, choice: March) -> Refusal | None:
    """[6.21] One marches one's own battalions, and only those still on the map."""
    block = game.block_of(choice.battalion, side)
    if block is None:
        return refuse("6.21", "march.not-yours", battalion=choice.battalion)
    return cannot_march(game, block, choice.to)


def cannot_march(game: Game, block: Block, to: str) -> Refusal | None:
    """[6.2] Why this battalion may not march there; None if it may."""
    if (border := game.ground.graph.border(block.space, to)) and border.kind == "river":
        return refuse("6.22", "march.river", here=block.space, there=to)
    if refusal := cannot_enter(game, block.side, to):
        return refusal
    if not is_within_reach(game, block, to):
        return refuse("6.23", "march.too-far", here=block.space, there=to)
    if len(game.at(to, block.side)) >= HOLDS:
        return refuse("6.25", "march.full", there=to, limit=HOLDS)
    return None


def is_within_reach(game: Game, block: Block, to: str) -> bool:
    """[6.23] A battalion marches one space, a mounted one two, if nothing bars the way."""
    pace = 2 if game.printed_on(block).mounted else 1
    if to not in game.ground.around(block.space, pace):
        return False
    return to in reach(game.ground.graph, block.space, pace, partial(cost, game, block.side))


def cannot_enter(game: Game, side: Side, space: str) -> Refusal | None:
    """[6.24] Nobody marches into the enemy."""
    if game.at(space, side.enemy):
        return refuse("6.24", "march.enemy", there=space)
    return None


def cost(game: Game, side: Side, border: Border, _here: str, there: str) -> int | None:
    """[6.23] Rivers and enemies bar the way; any other border is a pace."""
    if border.kind == "river" or cannot_enter(game, side, there):
        return None
    return 1
