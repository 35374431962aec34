"""Villages as surveyors drew them: roofs along the streets, gardens behind them, a church."""

from collections.abc import Iterator, Sequence
from math import cos, dist, pi, radians, sin
from random import Random
from typing import NamedTuple

import shapely
from shapely import LineString, Polygon
from shapely import Point as Spot
from shapely.geometry.base import BaseGeometry

from .lines import along, length, path
from .projection import Point

REACH = 22.0  # how far from the middle of its hex a village is built
STREET = 4.6  # from the middle of a street to the wall of a house
CHURCHYARD = 6.0


class Roof(NamedTuple):
    """A building from above: its middle, the bearing of its ridge, its length and depth."""

    at: Point
    bearing: float
    long: float
    deep: float

    def half(self, side: int) -> list[Point]:
        """One slope of the roof, from the ridge down."""
        c, s = cos(self.bearing), sin(self.bearing)
        return [
            Point(self.at.x + x * c - y * s, self.at.y + x * s + y * c)
            for x, y in (
                (-self.long / 2, 0.0),
                (self.long / 2, 0.0),
                (self.long / 2, side * self.deep / 2),
                (-self.long / 2, side * self.deep / 2),
            )
        ]

    @property
    def ground(self) -> Polygon:
        return Polygon([*self.half(1)[2:], *self.half(-1)[2:]]).convex_hull

    @property
    def lit(self) -> int:
        """The slope that looks to the north-west."""
        return 1 if -sin(self.bearing) + cos(self.bearing) < 0 else -1


class Village:
    """The built-up ground of one hex."""

    def __init__(self, middle: Point, streets: Sequence[Sequence[Point]], seed: str) -> None:
        self.middle = middle
        self.chance = Random(seed)
        self.streets = [list(street) for street in streets] or [self.lane()]
        self.paving = shapely.union_all([LineString(street) for street in self.streets])

    def lane(self) -> list[Point]:
        """A village off the road has a lane of its own."""
        turn = self.chance.uniform(0, pi)
        dx, dy = cos(turn) * REACH, sin(turn) * REACH
        return [
            Point(self.middle.x - dx, self.middle.y - dy),
            Point(self.middle.x + dx, self.middle.y + dy),
        ]

    def roofs(self, count: int, church: Point | None) -> list[Roof]:
        """Houses where there is room: the row along the street first, then those behind it."""
        built: list[Roof] = []
        ground: BaseGeometry = Spot(church).buffer(CHURCHYARD) if church else Polygon()
        for row in (0.0, 5.8, 11.4):
            for roof in self.row(row):
                if len(built) == count:
                    return built
                if self.fits(roof, ground):
                    built.append(roof)
                    ground = shapely.union(ground, roof.ground.buffer(0.7))
        return built

    def row(self, behind: float) -> Iterator[Roof]:
        for street in self.streets:
            way, far = self.chance.uniform(1, 4), length(street)
            while way < far:
                point, degrees = along(street, way)
                bearing = radians(degrees)
                for side in (1, -1):
                    deep = self.chance.uniform(3.6, 4.8)
                    off = side * (STREET + behind + deep / 2 - 1.4)
                    at = Point(point.x - sin(bearing) * off, point.y + cos(bearing) * off)
                    gable = pi / 2 if self.chance.random() < 0.2 else 0.0
                    tilt = gable + self.chance.uniform(-0.16, 0.16)
                    yield Roof(at, bearing + tilt, self.chance.uniform(4.8, 9.0), deep)
                way += self.chance.uniform(3.0, 5.6)

    def fits(self, roof: Roof, ground: BaseGeometry) -> bool:
        if dist(roof.at, self.middle) > REACH - roof.long / 3:
            return False
        house = roof.ground
        return house.distance(self.paving) > 2.3 and not house.intersects(ground)

    def churchyard(self) -> Point:
        """Beside the street, near to the middle."""
        tries = [
            Point(self.middle.x + cos(turn) * 9.5, self.middle.y + sin(turn) * 9.5)
            for turn in (0.4 + 0.52 * n for n in range(12))
        ]
        return max(tries, key=lambda at: min(8.0, self.paving.distance(Spot(at))) - at.y / 90)


def roofs_drawn(roofs: Sequence[Roof]) -> tuple[str, str]:
    """The slopes in the light and those in the shade."""
    lit = "".join(path(roof.half(roof.lit), closed=True) for roof in roofs)
    shaded = "".join(path(roof.half(-roof.lit), closed=True) for roof in roofs)
    return lit, shaded


def gardens(hexes: Sequence[Polygon], edge: float) -> list[Polygon]:
    """The enclosed ground of villages that touch, its corners worn."""
    ground = shapely.union_all(hexes).buffer(-edge - 5).buffer(5)
    return list(getattr(ground, "geoms", [ground]))
