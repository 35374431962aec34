"""Points, pieces of paper and lines."""

from collections.abc import Sequence
from math import atan2, degrees, hypot
from typing import NamedTuple

STEPS = 16  # in which a road is drawn


class Point(NamedTuple):
    x: float
    y: float

    def to(self, other: "Point") -> float:
        return hypot(other.x - self.x, other.y - self.y)


class Rect(NamedTuple):
    """A piece of paper that something covers."""

    x: float
    y: float
    width: float
    height: float

    @property
    def centre(self) -> Point:
        return Point(self.x + self.width / 2, self.y + self.height / 2)

    def overlap(self, other: "Rect") -> float:
        """How much of the paper both cover."""
        wide = min(self.x + self.width, other.x + other.width) - max(self.x, other.x)
        high = min(self.y + self.height, other.y + other.height) - max(self.y, other.y)
        return wide * high if wide > 0 and high > 0 else 0.0

    def holds(self, point: Point) -> bool:
        inside = self.x <= point.x <= self.x + self.width
        return inside and self.y <= point.y <= self.y + self.height

    def to(self, point: Point) -> float:
        """From the edge of the paper to a point; 0 if it lies inside."""
        beside = max(self.x - point.x, 0, point.x - self.x - self.width)
        return hypot(beside, max(self.y - point.y, 0, point.y - self.y - self.height))

    def grown(self, by: float) -> "Rect":
        return Rect(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)


def curve(a: Point, b: Point, bend: float) -> list[Point]:
    """From a to b, bent aside by a share of the way."""
    x, y = (a.x + b.x) / 2 - (b.y - a.y) * bend, (a.y + b.y) / 2 + (b.x - a.x) * bend
    return [
        Point(
            a.x * (1 - t) ** 2 + 2 * x * t * (1 - t) + b.x * t**2,
            a.y * (1 - t) ** 2 + 2 * y * t * (1 - t) + b.y * t**2,
        )
        for t in (step / STEPS for step in range(STEPS + 1))
    ]


def spline(points: Sequence[Point]) -> list[Point]:
    """A smooth line through the points (Catmull and Rom)."""
    if len(points) < 2:
        return []
    line = [points[0]]
    ends = [points[0], *points, points[-1]]
    for four in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        line += [
            Point(*[along(*axis, step / 8) for axis in zip(*four, strict=True)])
            for step in range(1, 9)
        ]
    return line


def along(a: float, b: float, c: float, d: float, t: float) -> float:
    """Between b and c, on the curve that a and d bend."""
    return (
        2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3
    ) / 2


def middle(line: Sequence[Point]) -> Point:
    return line[len(line) // 2]


def nearest(point: Point, line: Sequence[Point]) -> float:
    return min((point.to(other) for other in line), default=1e9)


def angle(a: Point, b: Point) -> float:
    return degrees(atan2(b.y - a.y, b.x - a.x))
