"""A continent parted by its ways: an area is what lies nearest to its own half of every way.

Two areas that are neighbours meet where their way crosses the border; inside a ring of three ways
nobody else can come between. Where four or more areas ring an empty ground, `wild` land fills it.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from math import dist
from typing import Any, NamedTuple

import numpy as np
import shapely
from shapely import LineString, Polygon, box
from shapely.geometry.base import BaseGeometry

from .areas import shared_out
from .europe import Europe, Seat
from .flow import Points, Wants, carried_along
from .projection import Point

Ends = tuple[str, str]

STRETCH = 16.0  # between two knots of a way before the ground is spread
SEEDS = 9.0  # between two seeds of a way
FARTHEST_SEEN = 20_000.0  # from the middle of a lens


class Realm(Europe):
    """Land, areas and ways on one sheet, with a smaller map let into a corner of it."""

    def __init__(
        self,
        seats: Mapping[str, Seat],
        borders: Mapping[Ends, str],
        data: Mapping[str, Any],
        coast: Sequence[Sequence[Any]],
        inset: "Realm | None" = None,
    ) -> None:
        self.borders, self.inset = borders, inset
        super().__init__(seats, list(borders), data, coast)
        if "window" in data:
            self.sheet = box(*data["window"])
        if inset:
            self.sheet = self.sheet.difference(inset.sheet)
            self.seats = {**seats, **inset.seats}

    def carried(
        self, middles: Mapping[str, Point], borders: Sequence[Ends], ground: Points
    ) -> Points:
        wants = Wants(Point(*self.data["apart"]), 0.0, 1e6, *self.data["felt"])
        ballast = {
            f"{id_} {number}": at
            for id_, spots in self.data.get("ballast", {}).items()
            for number, at in enumerate(self.line(spots))
        }
        bearings = [(one, other) for one, other in self.data.get("bearings", [])]
        return carried_along(ground, {**middles, **ballast}, [*borders, *bearings], wants)

    def line(self, points: Iterable[Sequence[float]]) -> list[Point]:
        """Under a lens: the crowded middle of the continent is nearer to the eye."""
        return [self.lens.seen(at) for at in super().line(points)]

    @cached_property
    def lens(self) -> "Lens":
        lat, lon, swell, wide = self.data["lens"]
        return Lens(self.cone.place(lat, lon), swell, wide)

    def true_lines(self) -> Iterator[tuple[str, str, list[Point]]]:
        yield from super().true_lines()
        for ends, kind in self.borders.items():
            if kind != "strait":
                for end, way in zip(ends, self.halves(ends), strict=True):
                    yield "way", f"{end} {'--'.join(ends)}", way
        for id_, spots in self.data.get("reach", {}).items():
            yield "reach", id_, self.line(spots)
        for number, shore in enumerate(self.data.get("shore", [])):
            yield "shore", str(number), self.line(shore["ring"])

    def halves(self, ends: Ends) -> tuple[list[Point], list[Point]]:
        """The way from each end to where they meet."""
        knots = self.line((self.seats[ends[0]][1:], self.seats[ends[1]][1:]))
        meets = self.line(self.data.get("meet", {}).get("--".join(ends), []))
        if not meets:
            meets = [Point((knots[0].x + knots[1].x) / 2, (knots[0].y + knots[1].y) / 2)]
        half = len(meets) // 2 + 1
        return stretched([knots[0], *meets[:half]]), stretched([knots[1], *meets[::-1][:half]])

    @cached_property
    def towns(self) -> dict[str, Point]:
        return super().towns | (self.inset.towns if self.inset else {})

    @cached_property
    def land(self) -> BaseGeometry:
        shores = [Polygon(ring).buffer(0) for ring in self.of("shore").values()]
        land = shapely.union_all([super().land, *shores]).intersection(self.sheet)
        return shapely.union_all([land, self.inset.land]) if self.inset else land

    @cached_property
    def grounds(self) -> dict[str, BaseGeometry]:
        seeds = self.of("seeds") | self.of("abroad") | self.of("wild")
        for name, way in self.of("way").items():
            seeds[name.split()[0]] = [*seeds[name.split()[0]], *sown(way, SEEDS)]
        for id_, spots in self.of("reach").items():
            seeds[id_] = [*seeds[id_], *spots]
        own = shared_out(self.land.intersection(self.sheet), seeds, self.sheet)
        return own | (self.inset.grounds if self.inset else {})


class Lens(NamedTuple):
    """It magnifies what lies under its middle, and farther out less and less."""

    middle: Point
    swell: float
    wide: float

    def seen(self, at: Point) -> Point:
        far = dist(at, self.middle) / self.wide
        larger = 1 + (self.swell - 1) / (1 + far**2)
        return Point(
            self.middle.x + (at.x - self.middle.x) * larger,
            self.middle.y + (at.y - self.middle.y) * larger,
        )

    def unseen(self, spots: Points) -> Points:
        """Where what is seen there truly lies."""
        ways = np.linspace(0, FARTHEST_SEEN, 20_000)
        seen = ways * (1 + (self.swell - 1) / (1 + (ways / self.wide) ** 2))
        from_middle = spots - np.array(self.middle)
        far = np.linalg.norm(from_middle, axis=1)
        true = np.interp(far, seen, ways)
        lies: Points = np.array(self.middle) + from_middle * (true / np.maximum(far, 1e-9))[:, None]
        return lies


def stretched(line: Sequence[Point]) -> list[Point]:
    """A line with knots enough to follow the ground when that drifts."""
    return [Point(*at) for at in LineString(line).segmentize(STRETCH).coords]


def sown(line: Sequence[Point], gap: float) -> list[Point]:
    """Points along a line, the last of them half a step before its end."""
    way = LineString(line)
    steps = max(2, round(way.length / gap))
    spots = [way.interpolate((step + 0.5) / steps, normalized=True) for step in range(steps)]
    return [Point(spot.x, spot.y) for spot in spots]
