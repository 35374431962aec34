"""[5] Orders: written by both columns in secret, read out together."""

from functools import partial

from msgspec import Struct

from estafette.engine import Action, Pass, Procedure, Refusal, ask, refuse, together

from .state import Block, Game, Side


class Advance(Action, frozen=True):
    """The column pushes on."""


class Stand(Action, frozen=True):
    """The column takes cover."""


class Scout(Action, frozen=True):
    """The column sends scouts to look at an enemy block."""

    block: str


class LayDown(Action, frozen=True):
    """A card goes face down under the orders."""

    card: str


class Orders(Struct, frozen=True):
    """What one column wrote down."""

    order: Action
    laid: Action


def orders(game: Game) -> Procedure[None]:
    """[5.1] Both columns write their orders at the same time; nobody sees the other's."""
    written = yield from together({side.value: write(game, side) for side in Side})
    game.uncovered = True
    for side in Side:
        carry_out(game, side, written[side])


def write(game: Game, side: Side) -> Procedure[Orders]:
    """[5.2] An order, then a card under it or none: both are always asked, silence would speak."""
    order = yield ask(
        side,
        "orders.which",
        rule="5.2",
        offers=[Scout(block.handle) for block in game.army(side.enemy)],
        unless=partial(cannot_scout, game, side),
        or_else=(Advance(), Stand()),
    )
    laid = yield ask(
        side,
        "orders.lay-down",
        rule="5.3",
        offers=[LayDown(card) for card in game.hands[side]],
        or_else=Pass(),
        always=True,
    )
    return Orders(order, laid)


def carry_out(game: Game, side: Side, written: Orders) -> None:
    """[5.2] The order is read out and done: two impulses to advance, one to stand or to scout."""
    game.impulses[side] = 1
    match written.order:
        case Advance():
            game.impulses[side] = 2
            game.tell("orders.read", side=side, order="advance")
        case Stand():
            game.standing.append(side)
            game.tell("orders.read", side=side, order="stand")
        case Scout(handle):
            game.tell("orders.read", side=side, order="scout")
            look_at(game, side, game.blocks[handle])
    match written.laid:
        case LayDown(card):
            press_on(game, side, card)
        case Pass():
            pass


def look_at(game: Game, side: Side, block: Block) -> None:
    """[5.4] The column learns which battalion stands there, and tells nobody."""
    block.scouted_by.append(side)
    game.uncovered = True
    game.tell("scout.sent", side=side, block=block.handle)
    game.tell("scout.report", to=(side,), block=block.handle, battalion=block.battalion)


def press_on(game: Game, side: Side, card: str) -> None:
    """[5.3] The card that was laid down is discarded and gives one impulse more."""
    game.hands[side].remove(card)
    game.deck.discard.append(card)
    game.impulses[side] += 1
    game.tell("orders.pressed-on", side=side, card=card)


def cannot_scout(game: Game, side: Side, choice: Scout) -> Refusal | None:
    """[5.4] Scouts are sent to a block of the enemy that the column does not know yet."""
    block = game.blocks.get(choice.block)
    if block is None or block.side is side:
        return refuse("5.4", "scout.no-enemy", block=choice.block)
    if block.open or side in block.scouted_by:
        return refuse("5.4", "scout.known", block=choice.block, battalion=block.battalion)
    return None
