"""[4] What opens and closes an hour: dispatches, rally, nightfall."""

from functools import partial

from estafette.engine import Action, Procedure, Refusal, ask, refuse

from .fire import lose_strength
from .march import cannot_march, march
from .printed import HAND
from .state import Block, Game, Side


class FallBack(Action, frozen=True):
    """The shaken battalion gives ground."""

    to: str


class HoldFast(Action, frozen=True):
    """The shaken battalion stays, and trusts to a die."""


def dispatches(game: Game) -> None:
    """[4.1] Each column, the vanguard first, draws until it holds two cards."""
    for side in Side:
        hand = game.hands[side]
        while len(hand) < HAND and (card := game.deck.take(game)) is not None:
            hand.append(card)
            game.tell("dispatches.drawn", to=(side,), card=card)
    game.tell("dispatches.hour", hour=game.hour)


def rally(game: Game) -> Procedure[None]:
    """[4.2] The shaken battalion of the lowest number falls back, or holds fast on a die."""
    block = next(block for block in game.blocks.values() if block.shaken)
    choice = yield ask(
        block.side,
        "rally.which-way",
        rule="4.2",
        offers=[FallBack(space) for space in game.ground.graph.neighbours(block.space)],
        unless=partial(cannot_fall_back, game, block),
        or_else=HoldFast(),
        facts={"block": block.handle, "battalion": block.battalion, "space": block.space},
    )
    block.shaken = False
    match choice:
        case FallBack(to):
            march(game, block, to)
        case HoldFast():
            hold_fast(game, block)


def hold_fast(game: Game, block: Block) -> None:
    """[4.2] A die above its losses steadies the battalion; any other costs it one more."""
    die = game.dice.d6()
    game.tell("rally.die", block=block.handle, die=die, losses=block.losses)
    if die <= block.losses:
        lose_strength(game, block)
        block.shaken = False


def cannot_fall_back(game: Game, block: Block, choice: FallBack) -> Refusal | None:
    """[4.21] One falls back as one marches, but never towards what one came to take."""
    if choice.to == game.sheet.goal:
        return refuse("4.21", "rally.goal", space=choice.to)
    return cannot_march(game, block, choice.to)


def nobody_shaken(game: Game) -> bool:
    """[4.2] Rally goes on until no battalion is shaken."""
    return not any(block.shaken for block in game.blocks.values())


def nightfall(game: Game) -> None:
    """[4.3] Standing orders lapse and the hour ends."""
    game.standing.clear()
    game.hour += 1
