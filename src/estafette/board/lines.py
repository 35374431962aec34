"""What a straight line between two hex centres meets on its way. Whole numbers only."""

from functools import lru_cache

from msgspec import Struct

from .hexes import CORNERS, DIRECTIONS, Corner, Direction, Hex, Hexside

# Enough for every pair that a battle looks along again and again.
REMEMBERED = 8192


class Flank(Struct, frozen=True, gc=False):
    """What a line brushes on one hand as it passes through a corner."""

    hexes: tuple[Hex, ...]
    hexsides: tuple[Hexside, ...]


class Gap(Struct, frozen=True, gc=False):
    """A corner that a line passes through, with what it brushes there on either hand."""

    corner: Corner
    left: Flank
    right: Flank


class Line(Struct, frozen=True, gc=False):
    """What a line meets, each kind in the order in which it is met.

    The hexes are those whose inside is crossed, both ends included; the hexsides are crossed
    between their ends, or run along; the gaps are the corners that the line passes through.
    """

    hexes: tuple[Hex, ...]
    crossed: tuple[Hexside, ...]
    along: tuple[Hexside, ...]
    gaps: tuple[Gap, ...]


@lru_cache(maxsize=REMEMBERED)
def line(a: Hex, b: Hex) -> Line:
    """The line from the centre of one hex to the centre of another."""
    walk = Walk(a, b)
    while walk.here != b:
        walk.leave()
    return Line(tuple(walk.hexes), tuple(walk.crossed), tuple(walk.along), tuple(walk.gaps))


class Walk:
    """Going along a line from hex to hex."""

    def __init__(self, a: Hex, b: Hex) -> None:
        self.start = self.here = a
        self.q, self.r = b.q - a.q, b.r - a.r
        # How far right of its centre, as one goes, each corner lies; left is below zero.
        self.turns = tuple(self.q * r - self.r * q for q, r in CORNERS)
        # Only the sides that lead from left to right lie ahead; the others are those behind.
        ends = zip(DIRECTIONS, self.turns[-1:] + self.turns[:-1], self.turns, strict=True)
        self.ahead = [(way, start, end) for way, start, end in ends if start < end]
        self.hexes = [a]
        self.crossed: list[Hexside] = []
        self.along: list[Hexside] = []
        self.gaps: list[Gap] = []

    def leave(self) -> None:
        """Leave this hex through the side, or the corner at the end of a side, that lies ahead."""
        off = 3 * (self.q * (self.here.r - self.start.r) - self.r * (self.here.q - self.start.q))
        way, beyond = next(
            (way, off + end) for way, start, end in self.ahead if off + start < 0 <= off + end
        )
        if beyond > 0:
            there = self.here.neighbour(way)
            self.crossed.append(Hexside(self.here, there))
            self.enter(there)
        else:
            self.leave_by_corner(way)

    def leave_by_corner(self, direction: Direction) -> None:
        """Beyond the corner: along the side that begins there, or into the hex left or right."""
        here, left = self.here, self.here.neighbour(direction)
        right = here.neighbour(direction.turned(1))
        by_left, by_right, ahead = Hexside(here, left), Hexside(here, right), Hexside(left, right)
        corner = Corner(here, left, right)
        if self.turns[direction] > 0:
            self.gaps.append(Gap(corner, Flank((), (by_left,)), Flank((right,), (by_right, ahead))))
            self.enter(left)
        elif self.turns[direction] < 0:
            self.gaps.append(Gap(corner, Flank((left,), (by_left, ahead)), Flank((), (by_right,))))
            self.enter(right)
        else:
            self.gaps.append(Gap(corner, Flank((left,), (by_left,)), Flank((right,), (by_right,))))
            self.run_along(left, right, left.neighbour(direction.turned(1)))

    def run_along(self, left: Hex, right: Hex, beyond: Hex) -> None:
        self.along.append(Hexside(left, right))
        by_left, by_right = Hexside(left, beyond), Hexside(right, beyond)
        corner = Corner(left, right, beyond)
        self.gaps.append(Gap(corner, Flank((left,), (by_left,)), Flank((right,), (by_right,))))
        self.enter(beyond)

    def enter(self, hex_: Hex) -> None:
        self.hexes.append(hex_)
        self.here = hex_
