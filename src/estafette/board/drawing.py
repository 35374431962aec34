"""Where hexes lie on a drawing: the only floats of the board, and nothing is decided by them."""

from math import sqrt
from typing import NamedTuple

from msgspec import Struct

from .hexes import CORNERS, Corner, Hex, Hexside, Top


class Point(NamedTuple):
    """A point of the drawing: x to the right, y downwards."""

    x: float
    y: float


class Drawing(Struct, frozen=True):
    """A drawing of hexes: `size` is the length of a hexside, `origin` the centre of hex 0, 0."""

    top: Top
    size: float = 1.0
    origin: Point = Point(0.0, 0.0)

    def centre(self, hex_: Hex) -> Point:
        return self._point(hex_.q, hex_.r)

    def corners(self, hex_: Hex) -> tuple[Point, ...]:
        """The six corners, clockwise, in the order of the directions that they follow."""
        return tuple(self._point(hex_.q + q / 3, hex_.r + r / 3) for q, r in CORNERS)

    def corner(self, corner: Corner) -> Point:
        return self._point(
            sum(hex_.q for hex_ in corner.hexes) / 3, sum(hex_.r for hex_ in corner.hexes) / 3
        )

    def side(self, hexside: Hexside) -> tuple[Point, Point]:
        """The two ends of a hexside."""
        one, two = hexside.ends
        return self.corner(one), self.corner(two)

    def hex_at(self, point: Point) -> Hex:
        """The hex that contains a point; on a side, one of the two."""
        x, y = (point.x - self.origin.x) / self.size, (point.y - self.origin.y) / self.size
        if self.top is Top.FLAT:
            return nearest_hex(2 / 3 * x, y / sqrt(3) - x / 3)
        return nearest_hex(x / sqrt(3) - y / 3, 2 / 3 * y)

    def _point(self, q: float, r: float) -> Point:
        if self.top is Top.FLAT:
            x, y = 1.5 * q, sqrt(3) * (r + q / 2)
        else:
            x, y = sqrt(3) * (q + r / 2), 1.5 * r
        return Point(self.origin.x + self.size * x, self.origin.y + self.size * y)


def nearest_hex(q: float, r: float) -> Hex:
    """Round the three cube coordinates, then let the worst rounded follow from the others."""
    s = -q - r
    whole_q, whole_r, whole_s = round(q), round(r), round(s)
    off_q, off_r, off_s = abs(whole_q - q), abs(whole_r - r), abs(whole_s - s)
    if off_q > off_r and off_q > off_s:
        return Hex(-whole_r - whole_s, whole_r)
    if off_r > off_s:
        return Hex(whole_q, -whole_q - whole_s)
    return Hex(whole_q, whole_r)
