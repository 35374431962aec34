"""Europe for a game of areas: where everything lies once the crowded ground has been given room."""

import json
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from math import dist
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import shapely
from shapely import Polygon, box
from shapely.geometry.base import BaseGeometry

from .areas import outline_of, shared_out
from .flow import Points, Wants, spread
from .labels import Rect
from .lines import path, smooth
from .ornament import BORDER
from .projection import Lambert, Point

HERE = Path(__file__).parent
COAST = HERE / "coast.json"
STEPS = 3050.0  # of the sheet to the radius of the globe, where the ground is not crowded
WANTS = Wants(apart=Point(176.0, 140.0), clear_of_roads=0.0, longest=1e6)
STACKS = Point(62.0, 46.0)  # half the room of two stacks and a name
EDGE = BORDER - 3  # the land ends under the frame of the sheet
SWEEPS = 12
RASTER = 8  # between two spots that are tried
FARTHEST = 130.0  # from the middle of an area to its stacks
PIECES = ("crossing", "river", "chain", "marsh", "water", "sea", "beyond")
COURSE = {"crossing": "line", "river": "course", "chain": "crest", "water": "ring", "sea": "line",
          "beyond": "line"}  # fmt: skip


class Seat(NamedTuple):
    """A printed area: its country, and where its town truly lies."""

    country: str
    lat: float
    lon: float


class Europe:
    """Land, areas, rivers and mountains on one sheet, all moved together."""

    def __init__(
        self,
        seats: Mapping[str, Seat],
        borders: Sequence[tuple[str, str]],
        data: Mapping[str, Any],
        coast: Sequence[Sequence[Any]],
    ) -> None:
        self.seats, self.data, self.coast = seats, data, coast
        self.cone = Lambert(42.0, 58.0, 50.0, data["middle"], data.get("steps", STEPS))
        true = list(self.true_lines())
        middles = {id_: middle(line) for kind, id_, line in true if kind == "seeds"}
        moved = self.carried(middles, borders, np.array([at for _, _, line in true for at in line]))
        west, north, east, south = data["frame"]
        points = [Point(float(x) - west, float(y) - north) for x, y in moved]
        self.width, self.height = float(east - west), float(south - north)
        self.sheet = box(0, 0, self.width, self.height).buffer(-EDGE, join_style="mitre")
        self.lines: dict[tuple[str, str], list[Point]] = {}
        start = 0
        for kind, id_, line in true:
            self.lines[kind, id_] = points[start : start + len(line)]
            start += len(line)

    def carried(
        self, middles: Mapping[str, Point], borders: Sequence[tuple[str, str]], ground: Points
    ) -> Points:
        """The points of the ground once the areas have drifted apart."""
        return spread(middles, borders, ground, WANTS)[1]

    def true_lines(self) -> Iterator[tuple[str, str, list[Point]]]:
        """Every line of the ground under its kind and name, as it truly lies."""
        for id_, seat in self.seats.items():
            yield "seeds", id_, self.line([(seat.lat, seat.lon), *self.data["seeds"].get(id_, [])])
        for kind in ("abroad", "wild"):
            for id_, seeds in self.data.get(kind, {}).items():
                yield kind, id_, self.line(seeds)
        for number, rings in enumerate(self.coast):
            for hole, ring in enumerate(rings):
                yield "coast", f"{number} {hole}", self.line(ring)
        for kind in PIECES:
            for number, piece in enumerate(self.data.get(kind, [])):
                line = self.line(piece[COURSE.get(kind, "ring")])
                yield kind, str(number), smooth(line, 8) if kind in COURSE else line

    def line(self, points: Iterable[Sequence[float]]) -> list[Point]:
        return [self.cone.place(lat, lon) for lat, lon in points]

    def of(self, kind: str) -> dict[str, list[Point]]:
        """Every line of a kind."""
        return {id_: line for (sort, id_), line in self.lines.items() if sort == kind}

    @cached_property
    def land(self) -> BaseGeometry:
        rings = self.of("coast")
        islands = []
        for number, coast in enumerate(self.coast):
            outer, *holes = (rings[f"{number} {hole}"] for hole in range(len(coast)))
            islands.append(Polygon(outer, holes).buffer(0))
        water = [Polygon(ring).buffer(0) for ring in self.of("water").values()]
        return shapely.union_all(islands).difference(shapely.union_all(water))

    @cached_property
    def grounds(self) -> dict[str, BaseGeometry]:
        """Every piece of land, whether one may go there or not."""
        seeds = self.of("seeds") | self.of("abroad") | self.of("wild")
        return shared_out(self.land, seeds, self.sheet)

    @cached_property
    def areas(self) -> dict[str, BaseGeometry]:
        return {id_: self.grounds[id_] for id_ in self.seats}

    @cached_property
    def countries(self) -> dict[str, BaseGeometry]:
        """Every country as the sum of its areas."""
        parts: dict[str, list[BaseGeometry]] = {}
        for id_, seat in self.seats.items():
            parts.setdefault(seat.country, []).append(self.areas[id_])
        return {
            id_: shapely.union_all([part.buffer(0.3) for part in some]).buffer(-0.3)
            for id_, some in parts.items()
        }

    @cached_property
    def places(self) -> dict[str, Point]:
        """Where the stacks of an area stand: off the ground and the stacks of others."""
        return settled(self.areas, self.land, self.stacks)

    @cached_property
    def towns(self) -> dict[str, Point]:
        return {id_: seeds[0] for id_, seeds in self.of("seeds").items()}

    @cached_property
    def crossings(self) -> dict[tuple[str, str], list[Point]]:
        """Ways over the sea, each under its two ends."""
        ends = [tuple(crossing["ends"]) for crossing in self.data.get("crossing", [])]
        return dict(zip(ends, self.of("crossing").values(), strict=True))

    @cached_property
    def rooms(self) -> dict[str, Rect]:
        return {id_: room(at, self.stacks) for id_, at in self.places.items()}

    @property
    def stacks(self) -> Point:
        """Half the room of two stacks and a name on this sheet."""
        return Point(*self.data.get("stacks", STACKS))

    def layout(self) -> dict[str, Any]:
        """What the game needs to know of the sheet."""
        return {
            "width": self.width,
            "height": self.height,
            "places": {
                id_: {
                    "x": round(at.x, 1),
                    "y": round(at.y, 1),
                    "outline": outline_of(self.areas[id_].simplify(0.35)),
                }
                for id_, at in self.places.items()
            },
            "courses": {
                "--".join(sorted(ends)): path(way if ends[0] < ends[1] else way[::-1])
                for ends, way in self.crossings.items()
            },
        }


def middle(line: Sequence[Point]) -> Point:
    return Point(sum(at.x for at in line) / len(line), sum(at.y for at in line) / len(line))


def settled(
    areas: Mapping[str, BaseGeometry], land: BaseGeometry, half: Point = STACKS
) -> dict[str, Point]:
    """For every area the spot whose room is least taken by others, tried in turn until all rest."""
    spots = {id_: list(offers(ground, land, half)) for id_, ground in areas.items()}
    chosen = {id_: min(some)[1] for id_, some in spots.items()}
    for _ in range(SWEEPS):
        before = dict(chosen)
        for id_, some in spots.items():
            home, reach = some[0][1], 2 * FARTHEST + 4 * half.x
            others = [
                room(at, half)
                for other, at in chosen.items()
                if other != id_ and dist(at, home) < reach
            ]
            chosen[id_] = min(
                (price + 4 * sum(room(at, half).overlap(other) for other in others), at)
                for price, at in some
            )[1]
        if chosen == before:
            break
    return chosen


def offers(ground: BaseGeometry, land: BaseGeometry, half: Point) -> Iterator[tuple[float, Point]]:
    """Spots of an area, each with its price: the foreign land under its room, the way from home."""
    home, foreign = roomiest(ground, half), land.difference(ground).simplify(2)
    shapely.prepare(foreign)
    left, top, right, bottom = map(int, ground.bounds)
    grid = [Point(x, y) for x in range(left, right, RASTER) for y in range(top, bottom, RASTER)]
    inside = shapely.contains_xy(ground.buffer(-RASTER), np.array([home, *grid]))
    for at, good in zip([home, *grid], inside, strict=True):
        if at == home or (good and dist(at, home) < FARTHEST):
            taken = float(foreign.intersection(box(*room(at, half))).area)
            yield taken + 12 * dist(at, home), at


def room(at: Point, half: Point = STACKS) -> Rect:
    return Rect(at.x - half.x, at.y - half.y, at.x + half.x, at.y + half.y)


def roomiest(ground: BaseGeometry, half: Point) -> Point:
    """The middle of the largest ellipse, broader than high, that fits into a ground."""
    largest = max(shapely.get_parts(ground), key=lambda part: float(part.area))
    squeezed = shapely.transform(largest, lambda at: at * (half.y / half.x, 1.0))
    spot = shapely.get_point(shapely.maximum_inscribed_circle(squeezed, tolerance=1.0), 0)
    return Point(round(spot.x * half.x / half.y, 1), round(spot.y, 1))


def coast() -> list[list[Any]]:
    rings: list[list[Any]] = json.loads(COAST.read_text("utf-8"))["land"]
    return rings


def ground(name: str) -> dict[str, Any]:
    return tomllib.loads((HERE / f"{name}.toml").read_text("utf-8"))
