"""[8] The cards: one function each, in the order of the deck."""

from collections.abc import Callable
from enum import StrEnum
from functools import partial
from typing import TypeAlias

from msgspec import Struct

from estafette.engine import Action, Pass, Procedure, Refusal, ask, perform, refuse

from .march import March, cannot_order_march, march
from .state import Game, Side, Volley


class Moment(StrEnum):
    """When a card may be played."""

    IMPULSE = "impulse"
    FIRE = "fire"


class PlayCard(Action, frozen=True):
    """This card is shown and does what it says."""

    card: str


Effect: TypeAlias = Callable[[Game, Side], Procedure[None] | None]
Hindrance: TypeAlias = Callable[[Game, Side], Refusal | None]


class Card(Struct, frozen=True):
    """A card as the rules know it; its name is printed, its words are in text/."""

    at: Moment
    unless: Hindrance
    effect: Effect


CARDS: dict[str, Card] = {}


def card(
    id_: str, *, at: Moment, unless: Hindrance = lambda *_: None
) -> Callable[[Effect], Effect]:
    """Enter a card in the deck: its moment, what hinders it, what it does."""

    def enter(effect: Effect) -> Effect:
        CARDS[id_] = Card(at, unless, effect)
        return effect

    return enter


def window(game: Game, volley: Volley) -> Procedure[None]:
    """[7.3] The side that fires, then the other, play a card or pass, until both pass in a row.

    The window opens even on a hand with nothing to play: to skip it would betray the hand.
    """
    side, passes = volley.side, 0
    while passes < 2:
        choice = yield ask(
            side,
            "window.fire",
            rule="7.3",
            offers=[PlayCard(card) for card in game.hands[side]],
            unless=partial(cannot_play, game, side, Moment.FIRE),
            or_else=Pass(),
            always=True,
            facts={"block": volley.block, "space": volley.target},
        )
        match choice:
            case PlayCard(card):
                passes = 0
                yield from play(game, side, card)
            case Pass():
                passes += 1
        side = side.enemy


def play(game: Game, side: Side, card: str) -> Procedure[None]:
    """[8.2] The card is laid open, does what it says, and stays there for this impulse."""
    game.hands[side].remove(card)
    game.played.append(card)
    game.uncovered = True
    game.tell("card.played", side=side, card=card)
    yield from perform(CARDS[card].effect(game, side))


def cannot_play(game: Game, side: Side, moment: Moment, choice: PlayCard) -> Refusal | None:
    """[8.1] A card is played from the hand, at its own moment, if nothing on it forbids."""
    if choice.card not in game.hands[side]:
        return refuse("8.1", "card.not-in-hand", card=choice.card)
    card = CARDS[choice.card]
    if card.at is not moment:
        return refuse("8.1", "card.not-now", card=choice.card, moment=card.at)
    return card.unless(game, side)


# --- the deck -------------------------------------------------------------------------------


def not_firing(game: Game, side: Side) -> Refusal | None:
    """[8.3] For the side that fires."""
    if game.volley and game.volley.side is side:
        return None
    return refuse("8.3", "card.not-firing")


def not_under_fire(game: Game, side: Side) -> Refusal | None:
    """[8.4] For the side that is fired at."""
    if game.volley and game.volley.side is side.enemy:
        return None
    return refuse("8.4", "card.not-under-fire")


def no_card_to_lose(game: Game, side: Side) -> Refusal | None:
    """[8.5] An empty hand has nothing to lose."""
    return None if game.hands[side.enemy] else refuse("8.5", "card.empty-hand", side=side.enemy)


@card("sharpshooters", at=Moment.FIRE, unless=not_firing)
def sharpshooters(game: Game, side: Side) -> None:
    """[8.3] This volley hits harder by one."""
    help_volley(game, "sharpshooters", +1)


@card("earthworks", at=Moment.FIRE, unless=not_under_fire)
def earthworks(game: Game, side: Side) -> None:
    """[8.4] This volley is weaker by two."""
    help_volley(game, "earthworks", -2)


@card("counter-march", at=Moment.FIRE, unless=not_under_fire)
def counter_march(game: Game, side: Side) -> Procedure[None]:
    """[8.41] One battalion under fire slips away before the volley."""
    assert game.volley
    under_fire = game.at(game.volley.target, side)
    choice = yield ask(
        side,
        "card.counter-march-which",
        rule="8.41",
        offers=[
            March(block.battalion, space)
            for block in under_fire
            for space in game.ground.graph.neighbours(block.space)
        ],
        unless=partial(cannot_slip_away, game, side),
        or_else=Pass(),
    )
    match choice:
        case March(battalion, to):
            march(game, game.block(battalion), to)
        case Pass():
            pass


def cannot_slip_away(game: Game, side: Side, choice: March) -> Refusal | None:
    """[8.41] Only a battalion in the space that is fired at slips away, and as it would march."""
    block = game.block_of(choice.battalion, side)
    if block and game.volley and block.space != game.volley.target:
        return refuse("8.41", "card.not-there", battalion=choice.battalion)
    return cannot_order_march(game, side, choice)


@card("forced-march", at=Moment.IMPULSE)
def forced_march(game: Game, side: Side) -> None:
    """[8.5] Two more impulses."""
    game.impulses[side] += 2


@card("lost-dispatch", at=Moment.IMPULSE, unless=no_card_to_lose)
def lost_dispatch(game: Game, side: Side) -> None:
    """[8.5] The enemy loses a card of his hand, picked by chance."""
    hand = game.hands[side.enemy]
    card = game.dice.pick(hand)
    hand.remove(card)
    game.played.append(card)
    game.tell("card.lost", side=side.enemy, card=card)


@card("courier", at=Moment.IMPULSE)
def courier(game: Game, side: Side) -> None:
    """[8.5] Two cards more, as far as there are any."""
    for _ in range(2):
        if (card := game.deck.take(game)) is not None:
            game.hands[side].append(card)
            game.tell("dispatches.drawn", to=(side,), card=card)


def help_volley(game: Game, card: str, amount: int) -> None:
    """[8.3] What a card does to the volley is written beside it until the die has fallen."""
    assert game.volley
    game.volley.tally.append((card, amount))
