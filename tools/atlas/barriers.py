"""What lies on a border: a river, a chain of mountains with its pass, or nothing but a line."""

from collections.abc import Iterable, Iterator, Mapping
from math import atan2, cos, degrees, pi, sin
from random import Random

import shapely
from shapely import LineString
from shapely.geometry.base import BaseGeometry

from .projection import Point

Ends = tuple[str, str]

NEAR = 0.8  # two outlines that are so near are one border
GAP = 19.0  # on either side of a pass no mountain stands
STEP = 12.5  # between two mountains of a chain


def shared(grounds: Mapping[str, BaseGeometry], pairs: Iterable[Ends]) -> dict[Ends, BaseGeometry]:
    """The border of each pair of areas as it runs on the drawing."""
    grown = {id_: ground.buffer(NEAR) for id_, ground in grounds.items()}
    lines = {}
    for one, other in pairs:
        line = shapely.line_merge(grounds[one].boundary.intersection(grown[other]))
        lines[one, other] = line.simplify(0.3)
    return lines


def longest(line: BaseGeometry) -> LineString:
    """The main stretch of a border that bays or lakes have cut."""
    parts = [part for part in shapely.get_parts(line) if isinstance(part, LineString)]
    return max(parts, key=lambda part: float(part.length))


def crossed(line: BaseGeometry) -> tuple[Point, float]:
    """Where a way crosses the border, in the middle of it, and how the way lies there."""
    main = longest(line)
    a, at, b = (main.interpolate(share, normalized=True) for share in (0.42, 0.5, 0.58))
    return Point(at.x, at.y), degrees(atan2(b.y - a.y, b.x - a.x)) + 90


def chain(line: BaseGeometry, seed: str, *, closed: bool) -> Iterator[Point]:
    """Mountains along a border: with a gap where the pass is, or two deep where there is none."""
    chance = Random(seed)
    gap = None if closed else shapely.Point(crossed(line)[0]).buffer(min(GAP, line.length * 0.2))
    for part in shapely.get_parts(line):
        steps = max(1, round(part.length / STEP))
        for step in range(steps):
            spot = part.interpolate((step + 0.5) / steps, normalized=True)
            if gap and gap.covers(spot):
                continue
            for _ in range(2 if closed else 1):
                turn, far = chance.uniform(0, 2 * pi), chance.uniform(0, 7)
                yield Point(spot.x + cos(turn) * far, spot.y + sin(turn) * far + 2)
