"""Roads from hex to hex: across the middle of each side, easily round every bend, one at a fork."""

from collections.abc import Iterator, Mapping
from functools import cache, cached_property
from math import atan2, cos, pi, radians, sin

from shapely import LineString

from estafette.board import Hexside

from .hexground import NUMBERING, Crossing, HexGround, half, quadratics
from .lines import along, length
from .projection import Point

EASE = 0.55  # how far a bend leaves the middle of its hex for the straight way
STRAY = 0.2  # of a side: how far beside its middle a way may cross it
ROUNDS = 6  # of easing the bends, until they hardly move
Half = tuple[Point, Point, Point]  # from the side, drawn aside, to the fork


class HexRoads:
    """The ways of a ground, as the pen runs."""

    def __init__(self, ground: HexGround) -> None:
        self.ground = ground

    @cached_property
    def middles(self) -> dict[Hexside, Point]:
        return {side: half(*self.ground.side(side)) for side in self.ground.links}

    @cached_property
    def crossed(self) -> dict[Hexside, Point]:
        """Where each way crosses the side between its hexes, so that it has no corner there."""
        spots = self.middles
        for _ in range(ROUNDS):
            spots = {side: self.eased(side, spots) for side in spots}
        return spots

    def eased(self, side: Hexside, spots: Mapping[Hexside, Point]) -> Point:
        a, b = (self.aim(NUMBERING.number_of(hex_), side, spots) for hex_ in (side.a, side.b))
        c, d = self.ground.side(side)
        share = met(a, b, c, d)
        return between(c, d, min(max(share, 0.5 - STRAY), 0.5 + STRAY))

    def aim(self, hex_: str, side: Hexside, spots: Mapping[Hexside, Point]) -> Point:
        """The point that a way heads for when it has crossed a side into a hex."""
        if side in [way.side for way in self.through(hex_)]:
            return self.bend_at(hex_, spots)
        return self.fork(hex_, spots)

    def fork(self, hex_: str, spots: Mapping[Hexside, Point] | None = None) -> Point:
        """Where the ways of a hex meet: on the bend of the greatest that leads through it."""
        spots = spots or self.crossed
        through, turn = self.through(hex_), self.bend_at(hex_, spots)
        if len(through) < 2:
            return turn
        one, other = (spots[way.side] for way in through)
        return half(half(one, turn), half(other, turn))

    def bend_at(self, hex_: str, spots: Mapping[Hexside, Point]) -> Point:
        """The point that draws the greatest way of a hex aside."""
        middle, through = self.ground.middle(hex_), self.through(hex_)
        if len(through) < 2:
            return middle
        return between(middle, half(*(spots[way.side] for way in through)), EASE)

    @cache  # noqa: B019, one ground is drawn in the life of a program
    def through(self, hex_: str) -> list[Crossing]:
        """The two ways out that belong together: of one road, or else those that bend least."""
        ways = self.ground.crossings[hex_]
        first = ways[0]
        if len(ways) < 2:
            return [first]
        others = [way for way in ways[1:] if way.rank == first.rank]
        others = others or [way for way in ways[1:] if way.kind == first.kind] or ways[1:]
        middle, here = self.ground.middle(hex_), self.middles[first.side]
        return [first, min(others, key=lambda way: bend(here, middle, self.middles[way.side]))]

    def halves(self, hex_: str) -> Iterator[tuple[Crossing, Half]]:
        """Every way out of a hex, from the side to the fork."""
        fork = self.fork(hex_)
        for way in self.ground.crossings[hex_]:
            side = self.crossed[way.side]
            yield way, (side, half(side, self.aim(hex_, way.side, self.crossed)), fork)

    def drawn(self, kind: str) -> str:
        """All ways of a kind as path data; what runs through a hex in one stroke."""
        words: list[str] = []
        for hex_ in self.ground.crossings:
            found = [(way, line) for way, line in self.halves(hex_) if way.kind == kind]
            through = [each.side for each in self.through(hex_)]
            pair = [line for way, line in found if way.side in through]
            if len(pair) == 2:
                (start, _, _), (end, _, _) = pair
                words += quadratics(start, [(self.bend_at(hex_, self.crossed), end)])
                found = [(way, line) for way, line in found if way.side not in through]
            for _, (side, aside, fork) in found:
                words += quadratics(side, [(aside, fork)])
        return "".join([*words, *self.exits(kind)])

    def exits(self, kind: str) -> Iterator[str]:
        """A road that ends at the edge of the map is seen to go on."""
        for road in self.ground.box["road"]:
            ends = (road["hexes"][0], road["hexes"][-1]) if road["kind"] == kind else ()
            for hex_ in ends:
                if out := self.ground.beyond(self.ground.middle(hex_)):
                    yield from quadratics(self.fork(hex_), [(out, out)])

    def course(self, side: Hexside) -> list[tuple[Point, Point, Point]]:
        """A link from the fork of its first hex to that of its second, in two bends."""
        first, second = (
            next(line for way, line in self.halves(NUMBERING.number_of(h)) if way.side == side)
            for h in (side.a, side.b)
        )
        return [(first[2], first[1], first[0]), second]

    def line(self, side: Hexside) -> list[Point]:
        """The points along a link."""
        (start, aside, _), (_, other, end) = self.course(side)
        return [start, aside, self.crossed[side], other, end]

    @cached_property
    def lines(self) -> dict[Hexside, LineString]:
        return {side: LineString(self.line(side)) for side in self.ground.links}

    def bearing(self, side: Hexside) -> float:
        """The direction of the way where it crosses a side, in degrees."""
        line = self.line(side)
        _, degrees = along([line[1], line[3]], 1.0)
        return degrees

    def avenue(self, gap: float, off: float) -> list[Point]:
        """Trees on both sides of the paved roads."""
        trees = []
        for side, (kind, _) in self.ground.links.items():
            if kind == "road":
                line = bowed(self.course(side))
                count = round(length(line) / gap)
                for number in range(count):
                    point, degrees = along(line, (number + 0.5) * length(line) / count)
                    trees += beside_both(point, degrees, off)
        return trees


def between(a: Point, b: Point, share: float) -> Point:
    return Point(a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share)


def met(a: Point, b: Point, c: Point, d: Point) -> float:
    """How far along from c to d the line through a and b passes."""
    across = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x)
    if not across:
        return 0.5
    return ((a.x - c.x) * (b.y - a.y) - (a.y - c.y) * (b.x - a.x)) / -across


def beside_both(point: Point, degrees: float, off: float) -> list[Point]:
    c, s = cos(radians(degrees)), sin(radians(degrees))
    return [Point(point.x - s * off * way, point.y + c * off * way) for way in (1, -1)]


def bowed(bends: list[tuple[Point, Point, Point]], pieces: int = 4) -> list[Point]:
    course = [bends[0][0]]
    for a, b, c in bends:
        for step in range(1, pieces + 1):
            t = step / pieces
            u = 1 - t
            course.append(
                Point(
                    u * u * a.x + 2 * u * t * b.x + t * t * c.x,
                    u * u * a.y + 2 * u * t * b.y + t * t * c.y,
                )
            )
    return course


def bend(a: Point, b: Point, c: Point) -> float:
    """By how much a way turns at b."""
    turn = atan2(c.y - b.y, c.x - b.x) - atan2(b.y - a.y, b.x - a.x)
    return abs((turn + pi) % (2 * pi) - pi)
