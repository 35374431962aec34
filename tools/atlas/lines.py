"""Lines on the sheet: smooth courses, their length, their middle, the path data that draws them."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import atan2, degrees, dist, hypot

from .projection import Point

Line = Sequence[Point]


def smooth(line: Line, pieces: int = 6) -> list[Point]:
    """A round course through all the points of a line."""
    if len(line) < 3:
        return list(line)
    first, last = line[0], line[-1]
    ahead = Point(2 * first.x - line[1].x, 2 * first.y - line[1].y)
    beyond = Point(2 * last.x - line[-2].x, 2 * last.y - line[-2].y)
    points = [ahead, *line, beyond]
    course = [first]
    for a, b, c, d in zip(points, points[1:], points[2:], points[3:], strict=False):
        course += [between(a, b, c, d, step / pieces) for step in range(1, pieces + 1)]
    return course


def between(a: Point, b: Point, c: Point, d: Point, t: float) -> Point:
    """A point of the Catmull-Rom curve from b to c."""
    x, y = (
        0.5
        * (
            2 * q
            + (r - p) * t
            + (2 * p - 5 * q + 4 * r - s) * t**2
            + (3 * q - p - 3 * r + s) * t**3
        )
        for p, q, r, s in zip(a, b, c, d, strict=True)
    )
    return Point(x, y)


def path(line: Iterable[Point], *, closed: bool = False) -> str:
    """Path data in whole tenths, every step counted from the one before."""
    tenths = [(round(point.x * 10), round(point.y * 10)) for point in line]
    steps = [(bx - ax, by - ay) for (ax, ay), (bx, by) in pairwise(tenths) if (ax, ay) != (bx, by)]
    start = f"M{decimal(tenths[0][0])} {decimal(tenths[0][1])}"
    along = "".join(f"{joined(dx)}{joined(dy)}" for dx, dy in steps).strip()
    return f"{start}l{along}{'z' if closed else ''}" if steps else start


def joined(tenth: int) -> str:
    """A number that follows another: a minus parts them, otherwise a blank must."""
    word = decimal(tenth)
    return word if word.startswith("-") else f" {word}"


def decimal(tenth: int) -> str:
    whole, rest = divmod(abs(tenth), 10)
    sign = "-" if tenth < 0 else ""
    if not rest:
        return f"{sign}{whole}"
    return f"{sign}{whole or ''}.{rest}"


def curve(line: Line) -> str:
    """A smooth course as the few Bézier pieces that pass through the points of a line."""
    first, last = line[0], line[-1]
    ahead = Point(2 * first.x - line[1].x, 2 * first.y - line[1].y)
    beyond = Point(2 * last.x - line[-2].x, 2 * last.y - line[-2].y)
    points = [ahead, *line, beyond]
    words = [f"M{first.x:.1f} {first.y:.1f}"]
    for a, b, c, d in zip(points, points[1:], points[2:], points[3:], strict=False):
        out = Point(b.x + (c.x - a.x) / 6, b.y + (c.y - a.y) / 6)
        home = Point(c.x - (d.x - b.x) / 6, c.y - (d.y - b.y) / 6)
        words.append(f"C{out.x:.1f} {out.y:.1f} {home.x:.1f} {home.y:.1f} {c.x:.1f} {c.y:.1f}")
    return "".join(words)


def length(line: Line) -> float:
    return sum(dist(a, b) for a, b in pairwise(line))


def along(line: Line, way: float) -> tuple[Point, float]:
    """The point so far along a line, and the bearing of the line there in degrees."""
    for a, b in pairwise(line):
        step = dist(a, b)
        if way <= step or b is line[-1]:
            share = way / step if step else 0.0
            point = Point(a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share)
            return point, degrees(atan2(b.y - a.y, b.x - a.x))
        way -= step
    return line[0], 0.0


def beside(point: Point, start: Point, end: Point, far: float) -> Point:
    """The point moved so far to the right of the way from start to end."""
    step = hypot(end.x - start.x, end.y - start.y) or 1.0
    return Point(point.x - (end.y - start.y) / step * far, point.y + (end.x - start.x) / step * far)
