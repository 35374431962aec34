"""What is written on a battlefield: woods, brooks and crests by name, heights, numbers of hexes."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from math import dist
from typing import Any

import shapely
from shapely import LineString, box
from shapely import Point as Dot
from shapely.geometry.base import BaseGeometry

from .alphabet import outlines, outlines_along, width
from .battlefield import Battlefield
from .chart import frange
from .hexground import HexGround, bent
from .labels import Rect, Spot, written
from .lines import along, length
from .palette import Palette
from .pen import element, group, put
from .projection import Point

SIZE = 17.0  # of the names of places, which the client writes
EVERY = 5  # the number of a hex stands in every fifth of every fifth column
LONG = 300.0  # a contour shorter than this needs no height
AGAIN = 900.0  # a brook is named again after so long a way
Words = tuple[str, BaseGeometry]


class Lettering:
    """All that the sheet itself says; places by name are written by whoever shows it."""

    def __init__(
        self,
        ground: HexGround,
        words: Mapping[str, Any],
        labels: Mapping[str, Spot],
        named: Mapping[str, str],
        woods: Mapping[str, Point],
        colours: Palette,
    ) -> None:
        self.ground, self.words, self.colours = ground, words, colours
        self.woods = woods  # the true middle of each
        self.crowd: list[BaseGeometry] = [
            box(*written(ground.middle(hex_), spot, width(named[hex_], SIZE), SIZE).grown(3))
            for hex_, spot in labels.items()
        ]
        self.crowd += [Dot(ground.middle(h)).buffer(22) for h in ground.terrain("T")]
        self.crowd += [Dot(ground.middle(h)).buffer(22) for h in ground.terrain("C")]

    def drawn(self, field: Battlefield) -> Iterator[str]:
        c = self.colours
        yield group(self.numbers(), fill=field.relief.grid, fill_opacity=0.6)
        roads = list(field.roads.lines.values())
        self.crowd += [road.buffer(4) for road in roads] * 4  # letters across a way hide both
        self.crowd += [Dot(at).buffer(12) for at in field.roads.crossed.values()]
        brooks = [
            word
            for id_, words in self.words["stream"].items()
            for stretch in stretches(field.brooks[id_], AGAIN)
            for word in [self.along_line(words, stretch, 15.0, 8.0)]
        ]
        yield self.inked("brooks", brooks, c.water_ink, field.relief.levels[2])
        ridges = {
            ridge["id"]: bent(self.ground.course(ridge["sides"])[0])
            for ridge in self.ground.box["ridge"]
        }
        for line in ridges.values():
            self.take(LineString(line).buffer(8))
        crests = [
            self.along_line(self.words["ridge"][id_], line, 14.0, 14.0)
            for id_, line in ridges.items()
        ]
        yield self.inked("crests", crests, field.relief.crest, field.relief.levels[3])
        yield from self.heights(field)
        yield self.inked("forests", list(self.forests()), c.ink, field.relief.garden)

    def inked(self, name: str, words: Sequence[Words], ink: str, halo: str) -> str:
        """Letters on a halo, so that they can be read over trees and roads."""
        data = "".join(path for path, _ in words)
        under = element("use", href=f"#{name}", fill=halo, stroke=halo, stroke_width=4.4,
                        stroke_linejoin="round", stroke_opacity=0.9)  # fmt: skip
        letters = element("defs", element("path", id=name, d=data))
        return letters + under + element("use", href=f"#{name}", fill=ink)

    def signs(self) -> Iterator[str]:
        """The numbers of columns and rows, to be put wherever they stand."""
        for figure in range(1, max(self.ground.columns, self.ground.rows) + 1):
            data = outlines(f"{figure:02}", 10.0, Point(0, 0))
            yield element("path", id=f"n{figure:02}", d=data)
        for level, height in enumerate(self.words["contours"], 1):
            data = outlines(height, 11.0, Point(0, 3.4), "italic")
            yield element("path", id=f"height-{level}", d=data)

    def numbers(self) -> Iterator[str]:
        for column in range(EVERY, self.ground.columns + 1, EVERY):
            for row in range(EVERY, self.ground.rows + 1, EVERY):
                at = self.ground.place(column, row)
                yield self.figure(column, Point(at.x - 4.6, at.y - 15))
                yield self.figure(row, Point(at.x + 4.6, at.y - 15))

    def figure(self, figure: int, at: Point) -> str:
        return element("use", href=f"#n{figure:02}", x=round(at.x, 1), y=round(at.y))

    def margin(self, clip: Rect) -> Iterator[str]:
        """Columns and rows by number around the ground."""
        figures = []
        for column in range(1, self.ground.columns + 1):
            x = self.ground.place(column, 1).x
            figures += [self.figure(column, Point(x, y)) for y in (clip.top + 10, clip.bottom - 4)]
        for row in range(1, self.ground.rows + 1):
            y = self.ground.place(1, row).y + 3
            figures += [self.figure(row, Point(x, y)) for x in (clip.left + 8, clip.right - 8)]
        yield group(figures, fill=self.colours.ink, fill_opacity=0.8)

    def heights(self, field: Battlefield) -> Iterator[str]:
        """The height of a contour, now and then upon it."""
        spots = []
        for level, height in enumerate(self.words["contours"], 1):
            wide = width(height, 11.0, "italic") + 6
            for ring in field.contours(level):
                for stretch in stretches(bent(ring, 3), AGAIN * 0.7) if length(ring) > LONG else ():
                    run, _, room = self.best_run(stretch, wide, 11.0, -3.4)
                    self.take(room)
                    at, turn = along(run, length(run) / 2)
                    spots.append(put(f"height-{level}", at, f"rotate({turn:.0f})"))
        halo = field.relief.levels[2]
        yield group(spots, fill=halo, stroke=halo, stroke_width=4, stroke_linejoin="round")
        yield group(spots, fill=field.relief.crest)

    # Along a line

    def along_line(self, words: str, line: Sequence[Point], size: float, off: float) -> Words:
        """Words beside a line where they hit least, and run most evenly."""
        wide = width(words, size, "italic", 1.6) + 6
        run, lift, room = self.best_run(line, wide, size, off)
        self.take(room)
        return outlines_along(words, size, run, "italic", 1.6, lift), room

    def best_run(
        self, line: Sequence[Point], wide: float, size: float, off: float
    ) -> tuple[list[Point], float, BaseGeometry]:
        """The part of a line to write along, how far beside it, and the room that this takes."""
        best: tuple[list[Point], float, BaseGeometry] = (list(line), off, LineString())
        least = float("inf")
        for way in frange(0, max(1.0, length(line) - wide), 10):
            run = [along(line, way + step)[0] for step in frange(0, wide + 1, wide / 8)]
            run = drawn_out(evened(run if run[0].x < run[-1].x else run[::-1]), wide)
            straight = max(1.0, dist(run[0], run[-1]))
            swing, steep = length(run) / straight - 1, abs(run[-1].y - run[0].y) / straight
            for lift in (off, -off - size * 0.62) if off > 0 else (off,):
                bank = LineString(run).offset_curve(lift + size * 0.3)
                room = bank.buffer(size * 0.5)
                price = self.hit(room) + 4000 * swing + 500 * steep - (60 if lift > 0 else 0)
                if price < least and not bank.is_empty:
                    best, least = (run, lift, room), price
        return best

    def take(self, room: BaseGeometry) -> None:
        """Nothing else is written here."""
        self.crowd.append(room)
        self.__dict__.pop("tree", None)

    @cached_property
    def tree(self) -> shapely.STRtree:
        return shapely.STRtree(self.crowd)

    def hit(self, room: BaseGeometry) -> float:
        """How much of what is there already the room would cover."""
        return sum(float(self.crowd[n].intersection(room).area) for n in self.tree.query(room))

    # Over a wood

    def forests(self) -> Iterator[Words]:
        """Every wood by name, in the middle of its hexes, as large as it is."""
        pieces = self.ground.joined_up(self.ground.terrain("F"))
        for id_, at in self.woods.items():
            words = self.words["wood"][id_]
            piece = min(pieces, key=lambda piece: float(piece.distance(Dot(at))))
            heart = Dot(at) if piece.contains(Dot(at)) else piece.centroid
            grand = words.isupper()
            size, spacing = (44.0, 14.0) if grand else (14.0, 0.8)
            spot = Point(heart.x, heart.y + size * 0.25)
            yield self.near(words, spot, size, spacing, "roman" if grand else "italic")

    def near(self, words: str, at: Point, size: float, spacing: float, style: str) -> Words:
        """Words as near to a point as they find room."""
        half = width(words, size, style, spacing) / 2 + 3
        best, least = at, float("inf")
        for dy in frange(-40, 40, 8):
            for dx in frange(-40, 40, 10):
                spot = Point(at.x + dx, at.y + dy)
                room = box(spot.x - half, spot.y - size * 0.75, spot.x + half, spot.y + size * 0.3)
                price = self.hit(room) + 4 * abs(dx) + 6 * abs(dy)
                if price < least:
                    best, least = spot, price
        room = box(best.x - half, best.y - size * 0.75, best.x + half, best.y + size * 0.3)
        self.take(room)
        return outlines(words, size, best, style, spacing), room


def stretches(course: Sequence[Point], again: float) -> list[list[Point]]:
    """A long course in parts of about this length."""
    far = length(course)
    count = max(1, round(far / again))
    return [
        [along(course, way)[0] for way in frange(far * n / count, far * (n + 1) / count - 1, 9.0)]
        for n in range(count)
    ]


def drawn_out(line: list[Point], wide: float) -> list[Point]:
    """A line that has lost its length to smoothness gets it back at both ends."""
    missing = max(0.0, wide - length(line)) / 2 + 1
    ends = []
    for end, inner in ((line[0], line[1]), (line[-1], line[-2])):
        share = missing / max(0.1, dist(end, inner))
        ends.append(Point(end.x + (end.x - inner.x) * share, end.y + (end.y - inner.y) * share))
    return [ends[0], *line, ends[1]]


def evened(line: Sequence[Point]) -> list[Point]:
    """A gentler line, so that letters do not stagger."""
    points = list(line)
    for _ in range(10):
        points = [
            points[0],
            *(
                Point((a.x + 2 * b.x + c.x) / 4, (a.y + 2 * b.y + c.y) / 4)
                for a, b, c in zip(points, points[1:], points[2:], strict=False)
            ),
            points[-1],
        ]
    return points
