"""[hand.definition] What a seat cannot know (the enemy's hand, the order of piles), and a guess.

A guess is canonical: it depends on what the seat can see and on the dice alone. Unknown cards are
sorted, so that their true places are forgotten, shuffled, and dealt where they lay. A side's cards
stay on that side, for each has a pile of its own.
"""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from estafette.engine import Dice, restricted

from .events import event_of
from .heaps import is_seen
from .sides import Side
from .state import Game


class Guess(Struct, frozen=True):
    """What a seat imagines: another card for every card that it cannot see."""

    seat: str | None
    names: dict[str, str]
    events: Mapping[str, int]  # what has been played by now, and in which year


def hidden(game: Game, seat: str | None) -> frozenset[str]:
    """The ids that must not be named to a seat: of its own pile it knows all but the order.

    [card.reminder-markers] A marker on the track names its card, which may be in a pile again.
    """
    others = [side for side in Side if side != seat]
    cards = frozenset([card for side in others for card in unseen(game, side, seat)])
    return cards - {event_of(what) for what in game.lasting}


def unseen(game: Game, side: Side, seat: str | None) -> list[str]:
    """The cards of a side that a seat cannot see: in an enemy hand, and in the pile."""
    held = [card for card in game.hands[side] if not is_seen(game, side, card, seat)]
    return held + game.decks[side].pile


def imagine(game: Game, seat: str | None, dice: Dice) -> Guess:
    """Other cards wherever the seat cannot see."""
    names: dict[str, str] = {}
    for side in Side:
        cards = unseen(game, side, seat)
        names.update(zip(cards, dice.shuffled(sorted(cards)), strict=True))
    return Guess(seat, names, game.events)


def suppose(table: Game, guess: Guess) -> Mapping[str, str]:
    """Lay a guess on a table of the same step, wherever cards lay hidden there too."""
    then = {card for side in Side for card in unseen(table, side, guess.seat)}
    names = restricted(guess.names, then.difference(played_since(table, guess)))
    for side in Side:
        table.hands[side] = tuple([names.get(held, held) for held in table.hands[side]])
        deck = table.decks[side]
        deck.pile = [names.get(card, card) for card in deck.pile]
        deck.discard = in_order(deck.discard, guess)
    table.later = {side: tuple(in_order(cards, guess)) for side, cards in table.later.items()}
    return names


def played_since(table: Game, guess: Guess) -> list[str]:
    """[card.played-pile] The events that have been seen since, though they may be hidden again."""
    return [card for card, year in guess.events.items() if table.events.get(card) != year]


def in_order(cards: Sequence[str], guess: Guess) -> list[str]:
    """[card.reshuffle] Of cards that lay open and were shuffled since one forgets the order alone.

    By the same dice each of them so comes to lie where it is imagined to be, or another of them.
    """
    names = restricted(guess.names, {*cards})
    return [names.get(card, card) for card in cards]
