"""Roads that bend like roads: clear of places that are not theirs, over a river only once."""

from collections.abc import Mapping, Sequence
from itertools import product
from math import dist
from random import Random
from typing import NamedTuple

from shapely import LineString
from shapely import Point as Spot

from .lines import beside, smooth
from .projection import Point

BENDS = (-0.15, -0.1, -0.06, -0.03, 0.0, 0.03, 0.06, 0.1, 0.15)
CLEAR = 62.0  # from the middle of a third place
ABUTMENT = 57.0  # from the middle of an end to its bridge


class Way(NamedTuple):
    """What a road must do: join two places, perhaps by a bridge over a river."""

    ends: tuple[str, str]
    bridge: str = ""


class Road(NamedTuple):
    way: Way
    knots: list[Point]
    course: list[Point]
    line: LineString
    bridge: Point | None


def lay_roads(
    places: Mapping[str, Point], ways: Sequence[Way], rivers: Mapping[str, list[Point]]
) -> dict[tuple[str, str], Road]:
    """Each road takes the bend that suits it best, twice over, for the others bend too."""
    surveyor = Surveyor(places, rivers)
    roads = {way.ends: surveyor.road(way, 0.0, 0.0) for way in ways}
    for _ in range(2):
        for way in ways:
            roads[way.ends] = surveyor.best(way, roads)
    return roads


class Surveyor:
    def __init__(self, places: Mapping[str, Point], rivers: Mapping[str, list[Point]]) -> None:
        self.places = places
        self.rivers = {id_: LineString(course) for id_, course in rivers.items()}

    def best(self, way: Way, roads: Mapping[tuple[str, str], Road]) -> Road:
        taste = Random("--".join(sorted(way.ends)))
        liked = (taste.uniform(-0.07, 0.07), taste.uniform(-0.07, 0.07))
        others = [
            road
            for road in roads.values()
            if road.way.ends != way.ends and self.may_meet(road.way, way)
        ]
        tries = [self.road(way, *bends) for bends in product(BENDS, BENDS)]
        prices = [
            self.price(road, others) + 90 * dist(bends, liked)
            for road, bends in zip(tries, product(BENDS, BENDS), strict=True)
        ]
        return tries[prices.index(min(prices))]

    def may_meet(self, one: Way, other: Way) -> bool:
        a, b = (LineString([self.places[end] for end in way.ends]) for way in (one, other))
        return bool(a.distance(b) < 60)

    def road(self, way: Way, first: float, second: float) -> Road:
        """A course with a bend after a third of the way and another after two thirds."""
        start, end = (self.places[id_] for id_ in way.ends)
        far = dist(start, end)
        knots = [start]
        for share, bend in ((0.34, first), (0.67, second)):
            on = Point(start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share)
            knots.append(beside(on, start, end, bend * min(far, 260.0)))
        knots.append(end)
        course = smooth(knots, 7)
        line = LineString(course)
        return Road(way, knots, course, line, self.bridge(way, line))

    def bridge(self, way: Way, line: LineString) -> Point | None:
        """Where the road meets its river in the open."""
        if not way.bridge:
            return None
        met = [Point(spot.x, spot.y) for spot in spots(line.intersection(self.rivers[way.bridge]))]
        return max(met, key=lambda spot: self.room(way, spot), default=None)

    def room(self, way: Way, spot: Point) -> float:
        return min(dist(spot, self.places[end]) for end in way.ends)

    def price(self, road: Road, others: Sequence[Road]) -> float:
        price = 0.0
        for id_, place in self.places.items():
            if id_ not in road.way.ends:
                price += 6 * max(0.0, CLEAR - float(road.line.distance(Spot(place))))
        for other in others:
            shared = set(other.way.ends) & set(road.way.ends)
            met = spots(road.line.intersection(other.line))
            price += 400 * max(0, len(met) - len(shared))
        for id_, river in self.rivers.items():
            wanted = 1 if id_ == road.way.bridge else 0
            met = [
                spot
                for spot in spots(road.line.intersection(river))
                if self.room(road.way, Point(spot.x, spot.y)) > 30
            ]
            price += 150 * abs(len(met) - wanted)
        if road.bridge:
            price += 5 * max(0.0, ABUTMENT - self.room(road.way, road.bridge))
        return price


def spots(shape: object) -> list[Spot]:
    """The points of an intersection, whatever shape it came in."""
    parts = getattr(shape, "geoms", [shape])
    return [
        part if isinstance(part, Spot) else part.centroid for part in parts if not part.is_empty
    ]
