"""[6] Impulses: the columns act in turn, one battalion or one card at a time."""

from functools import partial

from estafette.engine import Offers, Pass, Procedure, ask

from .cards import Moment, PlayCard, cannot_play, play
from .fire import Fire, cannot_fire, fire
from .march import March, cannot_order_march, march
from .printed import FARTHEST
from .state import Game, Side


def impulse(game: Game, side: Side) -> Procedure[None]:
    """[6.1] The column marches, fires, plays a card, or lets the impulse go."""
    if not game.impulses[side]:
        return
    game.impulses[side] -= 1
    choice = yield ask(
        side,
        "impulse.which",
        rule="6.1",
        offers=[
            March(block.battalion, space)
            for block in game.army(side)
            for space in game.ground.around(block.space, FARTHEST)
        ],
        unless=partial(cannot_order_march, game, side),
        also=(fires(game, side), cards(game, side)),
        or_else=Pass(),
        facts={"left": game.impulses[side]},
    )
    match choice:
        case March(battalion, to):
            march(game, game.block(battalion), to)
        case Fire(battalion, at):
            yield from fire(game, game.block(battalion), at)
        case PlayCard(card):
            yield from play(game, side, card)
        case Pass():
            game.tell("impulse.passed", side=side)
    clear_away(game)


def fires(game: Game, side: Side) -> Offers:
    """[7.2] Every battalion could fire at every space where the enemy stands."""
    targets = game.ground.graph.in_order({block.space for block in game.army(side.enemy)})
    return Offers(
        tuple(Fire(block.battalion, space) for block in game.army(side) for space in targets),
        partial(cannot_fire, game, side),
    )


def cards(game: Game, side: Side) -> Offers:
    """[8.1] Every card of the hand could be played."""
    return Offers(
        tuple(PlayCard(card) for card in game.hands[side]),
        partial(cannot_play, game, side, Moment.IMPULSE),
    )


def clear_away(game: Game) -> None:
    """[8.2] Cards played in this impulse lie open until it is over, then they are discarded."""
    game.deck.discard += game.played
    game.played = []


def no_impulse_left(game: Game) -> bool:
    """[6.1] Impulses alternate until neither column has one."""
    return not any(game.impulses.values())
