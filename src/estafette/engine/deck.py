"""A draw pile and its discard."""

from msgspec import Struct

from .state import State


class Deck(Struct):
    """Cards face down and their discard; the top of each is the end of its list."""

    pile: list[str] = []
    discard: list[str] = []

    def take(self, game: State) -> str | None:
        """The top card; an empty pile is made again from the discard; None if both are empty."""
        if not self.pile:
            if not self.discard:
                return None
            self.reshuffle(game)
        game.uncovered = True
        return game.dice.top(self.pile)

    def reshuffle(self, game: State) -> None:
        """The discard is shuffled and put under what is left of the pile."""
        self.pile = game.dice.shuffled(self.discard) + self.pile
        self.discard = []

    def shuffle(self, game: State) -> None:
        """The pile is shuffled as it lies."""
        self.pile = game.dice.shuffled(self.pile)
