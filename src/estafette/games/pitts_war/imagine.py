"""[event.secret] What a seat cannot know (the enemy's markers, the order of pools), and a guess.

A guess is canonical: it depends on what the seat can see and on the dice alone. Unknown markers
are sorted, so that their true places are forgotten, shuffled, and dealt where they lay. A side's
markers stay on that side, for the event list says whose they are.
"""

from collections.abc import Mapping

from msgspec import Struct

from estafette.engine import Dice

from .sides import Side
from .state import Game


class Guess(Struct, frozen=True):
    """What a seat imagines: another marker for every marker that it cannot see."""

    names: dict[str, str]


def hidden(game: Game, seat: str | None) -> frozenset[str]:
    """The ids that must not be named to a seat: of its own pool it knows all but the order."""
    others = [side for side in Side if side != seat]
    return frozenset([marker for side in others for marker in unseen(game, side, seat)])


def unseen(game: Game, side: Side, seat: str | None) -> list[str]:
    """The markers of a side that a seat cannot see: in an enemy hand, and in the pool."""
    held = () if side == seat else game.hands[side]
    return [*held, *game.pools[side]]


def imagine(game: Game, seat: str | None, dice: Dice) -> Guess:
    """Other markers wherever the seat cannot see."""
    names: dict[str, str] = {}
    for side in Side:
        markers = unseen(game, side, seat)
        names.update(zip(markers, dice.shuffled(sorted(markers)), strict=True))
    return Guess(names)


def suppose(table: Game, guess: Guess) -> Mapping[str, str]:
    """Lay a guess on a table of the same step."""
    names = guess.names
    for side in Side:
        table.hands[side] = [names.get(held, held) for held in table.hands[side]]
        table.pools[side] = [names.get(held, held) for held in table.pools[side]]
    return names
