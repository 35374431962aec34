"""Dice that fall as they are told to, and stop where nobody has told them yet."""

from typing import TypeVar

from estafette.engine import Dice

T = TypeVar("T")

FACES = 6


class Crossing(Exception):
    """Chance must choose among so many ways, all equally likely."""

    def __init__(self, ways: int) -> None:
        super().__init__(ways)
        self.ways = ways


class Crossroads(Dice):
    """`given` says which way to take at every crossing.

    A pile has no order yet: whoever does not know it may find any of its cards on top.
    """

    def d6(self) -> int:
        face = self.below(FACES) + 1
        self.fallen.append(face)
        return face

    def top(self, pile: list[T]) -> T:
        return pile.pop(self.below(len(pile)))

    def below(self, limit: int) -> int:
        if limit == 1:
            return 0
        if not self.given:
            raise Crossing(limit)
        return self.given.pop(0)
