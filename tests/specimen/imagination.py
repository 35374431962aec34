"""[2.3] What a seat cannot know, and a guess at it.

A guess is canonical: it depends on what the seat knows and on the dice alone. The unknown ids are
sorted, so that their true places are forgotten, shuffled, and dealt into the places in an order
that everybody can see: hands by side, the pile from the bottom, blocks by number.
"""

from collections.abc import Mapping

from msgspec import Struct

from estafette.engine import Dice

from .state import Game, Side
from .view import is_known


class Guess(Struct, frozen=True):
    """Under the names of the true things, the names that a seat imagines in their places."""

    seat: str | None
    names: dict[str, str]


def hidden(game: Game, seat: str | None) -> frozenset[str]:
    """The ids that must not be named to a seat."""
    return frozenset(id_ for places in hidden_places(game, seat) for id_ in places)


def imagine(game: Game, seat: str | None, dice: Dice) -> Guess:
    """Something else in every place that the seat cannot see."""
    names: dict[str, str] = {}
    for places in hidden_places(game, seat):
        names |= zip(places, dice.shuffled(sorted(places)), strict=True)
    return Guess(seat, names)


def hidden_places(game: Game, seat: str | None) -> list[list[str]]:
    """What lies in the places that a seat cannot see: cards, then the blocks of each side."""
    hands = [card for side in Side if side != seat for card in game.hands[side]]
    blocks = [
        [block.battalion for block in game.army(side) if not is_known(block, seat)] for side in Side
    ]
    return [hands + game.deck.pile, *blocks]


def suppose(table: Game, guess: Guess) -> Mapping[str, str]:
    """Lay a guess on a table of the same step: things change their names wherever they lay then."""
    names = guess.names
    for side in Side:
        table.hands[side] = [names.get(card, card) for card in table.hands[side]]
    for cards in (table.deck.pile, table.deck.discard):
        cards[:] = [names.get(card, card) for card in cards]
    for block in table.blocks.values():
        block.battalion = names.get(block.battalion, block.battalion)
    return names
