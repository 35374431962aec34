"""A battlefield hex by hex: where hexes and their sides lie, and the lines that run along them."""

import tomllib
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from itertools import pairwise
from math import sin
from pathlib import Path
from typing import Any, NamedTuple

import shapely
from shapely import Polygon

from estafette.board import Hexside, Numbering, Parity, Top

from .lines import decimal, joined
from .projection import Point

STEP = Point(42.0, 48.0)  # from one column, or one row, to the next: 480 m
CORNERS = ((14, -24), (28, 0), (14, 24), (-14, 24), (-28, 0), (-14, -24))
NUMBERING = Numbering(Top.FLAT, Parity.EVEN)


class Crossing(NamedTuple):
    """Half of a link: from the middle of a hex to the side by which it leaves."""

    side: Hexside
    kind: str
    rank: int


class HexGround:
    """What the box binds to hexes and hexsides, in the measure of the sheet."""

    def __init__(self, file: Path, corner: Point) -> None:
        self.box: dict[str, Any] = tomllib.loads(file.read_text("utf-8"))
        self.corner = corner  # the middle of hex 0101
        self.columns: int = self.box["columns"]
        self.rows: int = self.box["rows"]

    @cached_property
    def hexes(self) -> list[str]:
        return [
            number(column, row)
            for column in range(1, self.columns + 1)
            for row in range(1, self.rows + 1)
        ]

    def middle(self, hex_: str) -> Point:
        return self.place(*place_of(hex_))

    def place(self, column: int, row: int) -> Point:
        """The middle of a hex, on the map or beside it."""
        lower = 0.0 if column % 2 else STEP.y / 2
        return Point(
            self.corner.x + (column - 1) * STEP.x, self.corner.y + (row - 1) * STEP.y + lower
        )

    def ring(self, hex_: str) -> list[Point]:
        return corners(self.middle(hex_))

    def letter(self, sheet: str, hex_: str) -> str:
        """What the rows of the box say of a hex; beyond the edge the ground goes on as it was."""
        column, row = place_of(hex_)
        rows: list[str] = self.box[sheet]
        return rows[min(max(row, 1), self.rows) - 1][min(max(column, 1), self.columns) - 1]

    @cached_property
    def around(self) -> list[str]:
        """The hexes of the map and one row more on every side."""
        return [
            number(column, row)
            for column in range(self.columns + 2)
            for row in range(self.rows + 2)
        ]

    def above(self, level: int) -> list[Polygon]:
        """The ground at this level or higher, in one piece or several."""
        return self.joined_up([h for h in self.around if int(self.letter("levels", h)) >= level])

    def joined_up(self, hexes: Iterable[str]) -> list[Polygon]:
        ground = shapely.union_all([Polygon(self.ring(hex_)) for hex_ in hexes])
        pieces = getattr(ground, "geoms", [ground])
        return [piece for piece in pieces if not piece.is_empty]

    def terrain(self, letter: str) -> list[str]:
        return [hex_ for hex_ in self.hexes if self.letter("terrain", hex_) == letter]

    def side(self, side: Hexside) -> tuple[Point, Point]:
        """The two corners that a hexside joins."""
        one, other = (set(corners(self.place(*NUMBERING.place_of(h)))) for h in (side.a, side.b))
        a, b = sorted(one & other)
        return a, b

    def course(self, sides: Sequence[str]) -> list[list[Point]]:
        """Hexsides walked one after the other, as corners; a new line where they do not meet."""
        lines: list[list[Point]] = []
        for side in map(NUMBERING.hexside_of, sides):
            a, b = self.side(side)
            if lines and len(lines[-1]) == 2 and lines[-1][0] in (a, b):
                lines[-1].reverse()
            if lines and lines[-1][-1] in (a, b):
                lines[-1].append(b if lines[-1][-1] == a else a)
            else:
                lines.append([a, b])
        return lines

    def led_out(self, line: Sequence[Point]) -> list[Point]:
        """A line that ends at the edge of the hexes goes on beyond it."""
        before = [out for out in [self.beyond(line[0])] if out]
        after = [out for out in [self.beyond(line[-1])] if out]
        return [*before, *line, *after]

    def beyond(self, point: Point, far: float = 60.0) -> Point | None:
        """The next point outside, for one at the edge of the hexes; None for any other."""
        last = self.place(self.columns, self.rows)
        lower = STEP.y / 2 + 1  # the even columns
        if point.y < self.corner.y + lower:
            return Point(point.x, point.y - far)
        if point.y > last.y - lower:
            return Point(point.x, point.y + far)
        if point.x < self.corner.x + 1:
            return Point(point.x - far, point.y)
        if point.x > last.x - 1:
            return Point(point.x + far, point.y)
        return None

    @cached_property
    def links(self) -> dict[Hexside, tuple[str, int]]:
        """Every way from hex to hex: its kind, and the rank of its road; roads outrank trails."""
        found: dict[Hexside, tuple[str, int]] = {}
        order = sorted(self.box["road"], key=lambda road: road["kind"])
        for rank, road in enumerate(order):
            for pair in pairwise(road["hexes"]):
                found.setdefault(side_between(*pair), (road["kind"], rank))
        return found

    @cached_property
    def crossings(self) -> dict[str, list[Crossing]]:
        """The ways out of every hex that has a road, the greatest first."""
        found: dict[str, list[Crossing]] = {}
        for side, (kind, rank) in self.links.items():
            for hex_ in (side.a, side.b):
                found.setdefault(NUMBERING.number_of(hex_), []).append(Crossing(side, kind, rank))
        return {h: sorted(ways, key=lambda way: way.rank) for h, ways in found.items()}

    @cached_property
    def bridges(self) -> list[Hexside]:
        return [side_between(*pair) for pair in self.box["bridges"]]


def number(column: int, row: int) -> str:
    return f"{column:02}{row:02}"


def place_of(hex_: str) -> tuple[int, int]:
    return int(hex_[:2]), int(hex_[2:])


def corners(middle: Point) -> list[Point]:
    return [Point(middle.x + x, middle.y + y) for x, y in CORNERS]


def side_between(one: str, other: str) -> Hexside:
    return Hexside(NUMBERING.hex_of(one), NUMBERING.hex_of(other))


def half(a: Point, b: Point) -> Point:
    return Point((a.x + b.x) / 2, (a.y + b.y) / 2)


def halves(line: Sequence[Point]) -> list[Point]:
    """The middles of the steps of a line; a ring stays one."""
    points = [half(a, b) for a, b in pairwise(line)]
    return [*points, points[0]] if line[0] == line[-1] else [line[0], *points, line[-1]]


def wandering(line: Sequence[Point], far: float = 5.0) -> list[Point]:
    """A line that strays a little from its hexsides, as the ground does; all lines stray alike."""
    return [
        Point(
            x + far * (sin(x / 23 + 2 * sin(y / 41)) + sin(y / 17 + 1)) / 2,
            y + far * (sin(y / 26 + 2 * sin(x / 37)) + sin(x / 15 + 2)) / 2,
        )
        for x, y in line
    ]


def rounded(line: Sequence[Point]) -> str:
    """Path data that bends at every point and passes through the middle of every step."""
    if line[0] == line[-1]:
        knots = [half(a, b) for a, b in pairwise(line)]
        turns = [(line[n + 1], knots[(n + 1) % len(knots)]) for n in range(len(knots) - 1)]
        return "".join(quadratics(knots[0], [*turns, (line[0], knots[0])])) + "z"
    knots = [half(a, b) for a, b in pairwise(line)]
    turns = [(line[0], knots[0]), *zip(line[1:], knots[1:], strict=False), (line[-1], line[-1])]
    return "".join(quadratics(line[0], turns))


def quadratics(start: Point, turns: Iterable[tuple[Point, Point]]) -> Iterator[str]:
    """Each turn by the point that draws it aside and the point that it reaches."""
    pen = tenths(start)
    yield f"M{decimal(pen[0])} {decimal(pen[1])}"
    for aside, reached in turns:
        by, to = tenths(aside), tenths(reached)
        steps = (by[0] - pen[0], by[1] - pen[1], to[0] - pen[0], to[1] - pen[1])
        yield "q" + "".join(joined(step) for step in steps).strip()
        pen = to


def tenths(point: Point) -> tuple[int, int]:
    return round(point.x * 10), round(point.y * 10)


def bent(line: Sequence[Point], pieces: int = 5) -> list[Point]:
    """The points along the course that `rounded` draws."""
    ring = line[0] == line[-1]
    knots = [half(a, b) for a, b in pairwise(line)]
    if ring:
        starts, turns, ends = knots, [*line[1:-1], line[0]], [*knots[1:], knots[0]]
        course = [knots[0]]
    else:
        starts, turns, ends = knots[:-1], list(line[1:-1]), knots[1:]
        course = [line[0], knots[0]]
    for a, b, c in zip(starts, turns, ends, strict=True):
        for step in range(1, pieces + 1):
            t = step / pieces
            u = 1 - t
            course.append(
                Point(
                    u * u * a.x + 2 * u * t * b.x + t * t * c.x,
                    u * u * a.y + 2 * u * t * b.y + t * t * c.y,
                )
            )
    return course if ring else [*course, line[-1]]
