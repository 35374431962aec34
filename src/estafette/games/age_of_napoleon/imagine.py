"""[cards.hand.hidden] What a seat cannot know (cards in hands and in the pile), and a guess at it.

A guess is canonical: it depends on what the seat can see and on the dice alone. Unknown cards are
sorted, so that their true places are forgotten, shuffled, and dealt into hands and pile.
"""

from collections.abc import Mapping

from msgspec import Struct

from estafette.engine import Dice

from .state import Game


class Guess(Struct, frozen=True):
    """What a seat imagines: another card for every card that it cannot see."""

    names: dict[str, str]


def hidden(game: Game, seat: str | None) -> frozenset[str]:
    """The ids that must not be named to a seat."""
    return frozenset(unseen(game, seat))


def unseen(game: Game, seat: str | None) -> list[str]:
    """The cards that a seat cannot see, hand by hand and then the pile."""
    held = [card for side, hand in game.hands.items() if side != seat for card in hand]
    return held + game.deck.pile


def imagine(game: Game, seat: str | None, dice: Dice) -> Guess:
    """Other cards wherever the seat cannot see."""
    cards = unseen(game, seat)
    return Guess(dict(zip(cards, dice.shuffled(sorted(cards)), strict=True)))


def suppose(table: Game, guess: Guess) -> Mapping[str, str]:
    """Lay a guess on a table of the same step.

    Cards are shuffled and drawn in steps that ask nothing: what is hidden now was hidden when the
    step began, and lay in a hand or in the pile.
    """
    names = guess.names
    for side, hand in table.hands.items():
        table.hands[side] = [names.get(card, card) for card in hand]
    table.deck.pile = [names.get(card, card) for card in table.deck.pile]
    return names
