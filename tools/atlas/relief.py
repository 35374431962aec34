"""The shape of the land: a tint for each level, and edges as nature draws them."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from shapely import LineString, Polygon
from shapely.geometry.base import BaseGeometry

from .hexground import halves, wandering
from .projection import Point
from .terrain import NORTH_WEST


class Relief(NamedTuple):
    """The tints of the levels from the lowest up, and the inks of slopes and crests."""

    levels: tuple[str, ...]
    slope: str
    crest: str
    garden: str
    hedge: str
    grid: str
    strips: tuple[str, str]


RELIEF_BY_DAY = Relief(
    levels=("#cfdabd", "#e1e5c9", "#f2ead0", "#efdeb6", "#e5c999"),
    slope="#85672f",
    crest="#6d4a1c",
    garden="#cfd6a2",
    hedge="#6c7f4a",
    grid="#5d4a26",
    strips=("#c9cf98", "#e3c98c"),
)
RELIEF_BY_NIGHT = Relief(
    levels=("#0c1526", "#121e33", "#192843", "#233553", "#304465"),
    slope="#06101f",
    crest="#a3b3d0",
    garden="#1c3a34",
    hedge="#4f7a68",
    grid="#9fb0cc",
    strips=("#1d3a3c", "#2c3550"),
)


def edges(pieces: Sequence[Polygon]) -> Iterator[list[Point]]:
    """The edges of grounds made of hexes, as nature would have drawn them."""
    for piece in pieces:
        for ring in (piece.exterior, *piece.interiors):
            corners = halves([Point(x, y) for x, y in ring.coords])
            yield [*(free := wandering(corners[:-1])), free[0]]


def aspects(line: Sequence[Point]) -> Iterator[tuple[list[Point], bool]]:
    """A line with the low ground on its right, cut where it turns from the light."""
    run = [line[0]]
    lit = False
    for a, b in pairwise(line):
        facing = -(b.y - a.y) * NORTH_WEST[0] + (b.x - a.x) * NORTH_WEST[1]
        if len(run) > 1 and (facing > 0) != lit:
            yield run, lit
            run = [a]
        lit = facing > 0
        run.append(b)
    yield run, lit


def beside(line: Sequence[Point], off: float) -> list[Point]:
    """A line moved aside, without the knots of its sharpest bends."""
    drawn = LineString(line).offset_curve(off)
    longest = max(getattr(drawn, "geoms", [drawn]), key=lambda piece: piece.length)
    return points_of(longest.simplify(0.4))


def points_of(line: BaseGeometry) -> list[Point]:
    return [Point(x, y) for x, y in line.coords]
