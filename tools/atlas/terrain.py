"""The ground between the places: heights as hachures, woods tree by tree, ploughland, water."""

from collections.abc import Iterator, Mapping, Sequence
from math import cos, dist, hypot, pi, sin
from random import Random

import numpy as np
import shapely
from shapely import LineString, Polygon
from shapely.geometry.base import BaseGeometry

from .lines import path, smooth
from .palette import Palette
from .pen import element, outline, shape
from .projection import Point
from .signs import TREES

NORTH_WEST = (-0.7, -0.7)  # where the light comes from


class Free:
    """Where the pen may still go: not over what must be read."""

    def __init__(self, taken: BaseGeometry) -> None:
        self.taken = taken
        shapely.prepare(taken)

    def keeps(self, points: Sequence[Point]) -> list[Point]:
        if not points:
            return []
        xs, ys = np.array(points).T
        inside = shapely.contains_xy(self.taken, xs, ys)
        return [point for point, bad in zip(points, inside, strict=True) if not bad]


def hachures(
    crest: Sequence[Point], foot: Sequence[Point], free: Free, seed: str
) -> tuple[str, str]:
    """The slopes of a hill in two strengths: those in the light, and those in the shade."""
    chance = Random(seed)
    lit: list[str] = []
    shaded: list[str] = []
    for row in ((0.0, 0.34), (0.38, 0.68), (0.72, 1.0)):
        for start, end in strokes(crest, foot, row, chance):
            middle = Point((start.x + end.x) / 2, (start.y + end.y) / 2)
            if free.keeps([start, middle, end]) == [start, middle, end]:
                far = dist(start, end) or 1.0
                facing = (
                    (end.x - start.x) * NORTH_WEST[0] + (end.y - start.y) * NORTH_WEST[1]
                ) / far
                (lit if facing > 0.1 else shaded).append(path([start, end]))
    return "".join(lit), "".join(shaded)


def strokes(
    crest: Sequence[Point], foot: Sequence[Point], row: tuple[float, float], chance: Random
) -> Iterator[tuple[Point, Point]]:
    """One stroke every few steps around the hill, straight down the slope."""
    way = 0.0
    count = len(foot)
    for number in range(count):
        after = (number + 1) % count
        step = hypot(foot[after].x - foot[number].x, foot[after].y - foot[number].y)
        while way < step:
            share = way / step
            high, low = (mixed(ring[number], ring[after], share) for ring in (crest, foot))
            top, bottom = row[0] + chance.uniform(0, 0.06), row[1] - chance.uniform(0, 0.08)
            yield mixed(high, low, top), mixed(high, low, bottom)
            way += chance.uniform(3.2, 4.8)
        way -= step


def mixed(a: Point, b: Point, share: float) -> Point:
    return Point(a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share)


def scattered(ring: Sequence[Point], gap: float, seed: str) -> list[Point]:
    """Points strewn over a ground, none nearer to another than the gap: north first."""
    ground = Polygon(ring).buffer(0)
    left, top, right, bottom = ground.bounds
    chance = Random(seed)
    kept: dict[tuple[int, int], Point] = {}
    for _ in range(int((right - left) * (bottom - top) / gap**2 * 24)):
        point = Point(chance.uniform(left, right), chance.uniform(top, bottom))
        column, row = int(point.x // gap), int(point.y // gap)
        near = (kept.get((column + dx, row + dy)) for dx in (-1, 0, 1) for dy in (-1, 0, 1))
        if all(other is None or dist(point, other) >= gap for other in near):
            kept[column, row] = point
    points = sorted(kept.values(), key=lambda point: (point.y, point.x))
    if not points:
        return []
    xs, ys = np.array(points).T
    inside = shapely.contains_xy(ground, xs, ys)
    return [point for point, good in zip(points, inside, strict=True) if good]


def ragged(ring: Sequence[Point], seed: str) -> list[Point]:
    """The edge of a wood as clearings and spinneys have made it."""
    chance = Random(seed)
    waves = [
        (chance.randint(2, 9), chance.uniform(0, 2 * pi), chance.uniform(0.04, 0.11))
        for _ in range(5)
    ]
    middle = centre(ring)
    edge = []
    for number, point in enumerate(ring[:-1]):
        turn = 2 * pi * number / (len(ring) - 1)
        swell = sum(size * sin(count * turn + phase) for count, phase, size in waves)
        edge.append(mixed(middle, point, 1 + swell))
    return [*edge, edge[0]]


def centre(ring: Sequence[Point]) -> Point:
    return Point(
        sum(point.x for point in ring) / len(ring), sum(point.y for point in ring) / len(ring)
    )


def trees(points: Sequence[Point]) -> Iterator[str]:
    """Trees from north to south, so that each stands before the one behind it."""
    for number, point in enumerate(points):
        kind = number * 7 % 11 % len(TREES)
        yield element("use", href=f"#tree-{kind}", x=round(point.x), y=round(point.y))


def ploughland(points: Sequence[Point], free: Free, seed: str) -> str:
    """Fields as an engraver scratches them: a few furrows side by side."""
    chance = Random(seed)
    furrows = []
    for point in points:
        turn = chance.uniform(0, pi)
        dx, dy = cos(turn), sin(turn)
        half, gap, count = chance.uniform(8, 15), chance.uniform(3, 4), chance.randint(4, 7)
        for number in range(count):
            off = (number - count / 2) * gap
            middle = Point(point.x - dy * off, point.y + dx * off)
            long = half * chance.uniform(0.75, 1.0)
            a = Point(middle.x - dx * long, middle.y - dy * long)
            b = Point(middle.x + dx * long, middle.y + dy * long)
            if len(free.keeps([a, middle, b])) == 3:
                furrows.append(path([a, b]))
    return "".join(furrows)


def water(
    courses: Mapping[str, list[Point]], breadths: Mapping[str, float], colours: Palette
) -> Iterator[str]:
    """Every river in two blues, a thread at its source and broad at the end: banks first."""
    for edge, colour in ((2.4, colours.water_edge), (0.0, colours.water)):
        for id_, course in courses.items():
            reaches = 6
            for reach in range(reaches):
                start, end = (len(course) * (reach + n) // reaches for n in (0, 1))
                grown = 0.45 + 0.55 * min(1.0, (reach + 1) / 4)
                yield outline(
                    course[max(0, start - 1) : end + 1],
                    colour,
                    round(breadths[id_] * grown + edge, 2),
                    stroke_linecap="round",
                )


def wash(ring: Sequence[Point], colour: str, seed: str) -> Iterator[str]:
    """A soft ground under a wood, with an uncertain edge."""
    chance = Random(seed)
    middle = centre(ring)
    for swell, opacity in ((1.06, 0.25), (0.98, 0.3), (0.9, 0.3)):
        rough = [mixed(middle, point, swell * chance.uniform(0.97, 1.03)) for point in ring[:-1:2]]
        yield shape(path(smooth([*rough, rough[0]], 4), closed=True), colour, fill_opacity=opacity)


def buffered(lines: Sequence[Sequence[Point]], by: float) -> BaseGeometry:
    return shapely.union_all([LineString(line).buffer(by) for line in lines])
