"""A land parted among its seats: an area is what lies nearest to one, its borders wander."""

from collections.abc import Mapping
from itertools import combinations, pairwise
from math import dist
from random import Random
from typing import NamedTuple

import shapely
from shapely import MultiPoint, Polygon
from shapely.geometry.base import BaseGeometry

from .lines import path
from .projection import Point

WANDER = 0.1  # how far a border strays, for its length
HALVINGS = 4
SHORTEST = 6.0  # a border shorter than this parts nobody: the areas meet at a point


class Area(NamedTuple):
    """A piece of land around its seat."""

    seat: Point
    ground: BaseGeometry

    @property
    def outline(self) -> str:
        return outline_of(self.ground)


def parted(land: BaseGeometry, seats: Mapping[str, Point], sheet: Polygon) -> dict[str, Area]:
    """The land cut into areas; an area keeps the coast as it is and shares its other borders."""
    cells = shapely.voronoi_polygons(MultiPoint(list(seats.values())), extend_to=sheet.buffer(400))
    areas = {}
    for id_, seat in seats.items():
        cell = next(cell for cell in cells.geoms if cell.covers(shapely.Point(seat)))
        ring = [Point(*at) for at in cell.exterior.coords]
        wandering = [spot for a, b in pairwise(ring) for spot in border(a, b)[:-1]]
        ground = Polygon(wandering).buffer(0).intersection(land).intersection(sheet)
        areas[id_] = Area(seat, solid(ground))
    return areas


def border(a: Point, b: Point) -> list[Point]:
    """The same wandering line whichever side it is asked from."""
    first, last = sorted((a, b))
    chance = Random(f"{first.x:.1f} {first.y:.1f} {last.x:.1f} {last.y:.1f}")
    line = [first, last]
    for _ in range(HALVINGS):
        halved = [line[0]]
        for start, end in pairwise(line):
            far = dist(start, end)
            stray = chance.gauss(0, WANDER) if far > SHORTEST else 0.0
            middle = Point(
                (start.x + end.x) / 2 - (end.y - start.y) * stray,
                (start.y + end.y) / 2 + (end.x - start.x) * stray,
            )
            halved += [middle, end]
        line = halved
    return line if a == first else line[::-1]


def solid(ground: BaseGeometry) -> BaseGeometry:
    """Only what has a surface."""
    parts = [part for part in shapely.get_parts(ground) if part.area > 1]
    return shapely.union_all(parts)


def neighbours(areas: Mapping[str, Area]) -> set[tuple[str, str]]:
    """Which areas touch, read off the drawing itself."""
    touching = set()
    for (one, here), (other, there) in combinations(areas.items(), 2):
        shared = here.ground.buffer(0.6).intersection(there.ground.buffer(0.6))
        if shared.area / 1.2 > SHORTEST:
            touching.add((one, other))
    return touching


def outline_of(ground: BaseGeometry) -> str:
    """Path data of every ring."""
    return "".join(
        path([Point(*at) for at in ring.coords], closed=True)
        for part in shapely.get_parts(ground)
        if not part.is_empty
        for ring in (part.exterior, *part.interiors)
    )
