"""A land parted among its areas: each is what lies nearest to its seeds, its borders wander."""

from collections.abc import Mapping, Sequence
from itertools import combinations
from math import cos, sin
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
import shapely
from shapely import MultiPoint, Polygon
from shapely.geometry.base import BaseGeometry

from .lines import path
from .projection import Point

STRIDE = 4.0  # between two points of a border
WAVES = ((7.0, 92.0), (2.6, 38.0), (0.8, 15.0))  # how far a border strays, and over what way
GRID = 0.01  # finer than any pen: points of two cells that ought to be one are made one
SHORTEST = 6.0  # a border shorter than this parts nobody: the areas meet at a point


class Area(NamedTuple):
    """A piece of land around its seat."""

    seat: Point
    ground: BaseGeometry

    @property
    def outline(self) -> str:
        return outline_of(self.ground)


def parted(land: BaseGeometry, seats: Mapping[str, Point], sheet: Polygon) -> dict[str, Area]:
    """The land cut into areas of one seed each."""
    grounds = shared_out(land, {id_: [seat] for id_, seat in seats.items()}, sheet)
    return {id_: Area(seat, grounds[id_]) for id_, seat in seats.items()}


def shared_out(
    land: BaseGeometry, seeds: Mapping[str, Sequence[Point]], sheet: Polygon
) -> dict[str, BaseGeometry]:
    """Every island by itself, each part of it to whoever has the nearest seed on it."""
    owners = [(id_, seed) for id_, spots in seeds.items() for seed in spots]
    islands = shapely.get_parts(land)
    homes = shapely.STRtree(islands).nearest([shapely.Point(seed) for _, seed in owners])
    parts: dict[str, list[BaseGeometry]] = {id_: [] for id_ in seeds}
    for number, island in enumerate(islands):
        own = [owner for owner, home in zip(owners, homes, strict=True) if home == number]
        if not own:
            parts[nearest(island, owners)].append(island)
        elif len({id_ for id_, _ in own}) == 1:
            parts[own[0][0]].append(island)
        else:
            for id_, cell in cells_of(own, sheet).items():
                parts[id_].append(cell.intersection(island))
    return {id_: solid(shapely.union_all(some).intersection(sheet)) for id_, some in parts.items()}


def nearest(island: BaseGeometry, owners: Sequence[tuple[str, Point]]) -> str:
    return min(owners, key=lambda owner: float(island.distance(shapely.Point(owner[1]))))[0]


def cells_of(owners: Sequence[tuple[str, Point]], sheet: Polygon) -> dict[str, BaseGeometry]:
    """What lies nearest to the seeds of each, all borders wandering."""
    spots = MultiPoint([seed for _, seed in owners])
    cells = shapely.get_parts(shapely.voronoi_polygons(spots, extend_to=sheet.buffer(400)))
    tree = shapely.STRtree(cells)
    parts: dict[str, list[BaseGeometry]] = {}
    for id_, seed in owners:
        cell = cells[tree.nearest(shapely.Point(seed))]
        parts.setdefault(id_, []).append(cell.segmentize(STRIDE))
    return {
        id_: shapely.transform(shapely.union_all(some, grid_size=GRID), wandering).buffer(0)
        for id_, some in parts.items()
    }


def wandering(points: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    """Every point carried aside by the same gentle waves, so that neighbours still agree."""
    x, y = points.T
    dx, dy = np.zeros_like(x), np.zeros_like(y)
    for far, way in WAVES:
        k = 2 * np.pi / way
        for turn in (0.3, 1.4, 2.5):
            c, s = cos(turn) * k, sin(turn) * k
            dx += far / 3 * np.sin(c * x + s * y + turn * 7)
            dy += far / 3 * np.sin(s * x - c * y + turn * 11)
    moved: npt.NDArray[np.float64] = np.stack([x + dx, y + dy], axis=1)
    return moved


def solid(ground: BaseGeometry) -> BaseGeometry:
    """Only what has a surface."""
    parts = [part for part in shapely.get_parts(ground) if part.area > 1]
    return shapely.union_all(parts)


def neighbours(grounds: Mapping[str, BaseGeometry]) -> dict[tuple[str, str], float]:
    """Which areas touch and along how much of a border, read off the drawing itself."""
    touching = {}
    grown = {id_: ground.buffer(0.6) for id_, ground in grounds.items()}
    for one, other in combinations(sorted(grounds), 2):
        here, there = grown[one], grown[other]
        far = here.intersection(there).area / 1.2 if here.intersects(there) else 0.0
        if far > SHORTEST:
            touching[one, other] = far
    return touching


def outline_of(ground: BaseGeometry) -> str:
    """Path data of every ring."""
    return "".join(
        path([Point(*at) for at in ring.coords], closed=True)
        for part in shapely.get_parts(ground)
        if not part.is_empty
        for ring in (part.exterior, *part.interiors)
    )
