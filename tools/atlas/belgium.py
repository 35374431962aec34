"""The sheet of June 1815: where everything lies once the crowded ground has been given room."""

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from math import cos, radians, sin
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from estafette.engine import Messages
from estafette.games import find

from .alphabet import width
from .flow import Wants, spread
from .labels import Names, Rect, Spot, spots_around
from .lines import curve, smooth
from .projection import Plane, Point
from .roads import Road, Way, lay_roads

GROUND = Path(__file__).parent / "belgium.toml"
STEPS = 15.0  # of the sheet to a kilometre, where the ground is not crowded
WANTS = Wants(apart=Point(134.0, 122.0), clear_of_roads=74.0, longest=255.0)
MARGIN = Point(190.0, 170.0)
SIZE = 20.0  # of the letters of a name
STACKS = Point(49.0, 25.0)  # half the room of two stacks side by side
RADIUS = {
    "clear": 34.0,
    "wooded": 34.0,
    "town": 36.0,
    "fortified-farm": 34.0,
    "fortified-town": 51.0,
}


class Height(NamedTuple):
    """A hill: its crest, and the foot of its slope all around, point for point."""

    crest: list[Point]
    foot: list[Point]


class Belgium:
    """Zones, roads, rivers, woods and heights on one sheet, all moved together."""

    def __init__(self) -> None:
        rules = find("napoleon-1815")
        self.printed: Any = rules.read(None)
        self.words = Messages([rules.folder / "text"], self.printed.names)
        self.data = tomllib.loads(GROUND.read_text("utf-8"))
        self.plane = Plane(50.56, 4.43, STEPS)
        self.zones = {
            id_: self.plane.place(zone.lat, zone.lon) for id_, zone in self.printed.zones.items()
        }
        self.ways = [Way(c.ends, c.bridge) for c in self.printed.connections.values()]
        true = list(self.true_lines())
        self.places, moved = spread(
            self.zones,
            [way.ends for way in self.ways],
            np.array([point for _, line in true for point in line]),
            WANTS,
        )
        corner = Point(
            min(place.x for place in self.places.values()) - MARGIN.x,
            min(place.y for place in self.places.values()) - MARGIN.y,
        )
        self.places = {id_: less(place, corner) for id_, place in self.places.items()}
        self.width = round(max(place.x for place in self.places.values()) + MARGIN.x)
        self.height = round(max(place.y for place in self.places.values()) + MARGIN.y)
        self.lines = dict(cut(true, [less(Point(*map(float, at)), corner) for at in moved]))

    def true_lines(self) -> Iterator[tuple[str, list[Point]]]:
        """Every line of the ground under its name, as it truly lies."""
        for river in self.data["river"]:
            yield f"river {river['id']}", smooth(self.course(river["course"]), 8)
        for wood in self.data["wood"]:
            ring = self.course(wood["ring"])
            yield f"wood {wood['id']}", smooth([*ring, ring[0]], 6)
        for number, height in enumerate(self.data["height"]):
            for part, share in (("crest", 0.0), ("foot", 1.0)):
                yield f"{part} {number}", self.slope(height, share)
        yield "frontier", smooth(self.course(self.data["frontier"]["course"]), 8)
        for country in self.data["country"]:
            yield f"country {country['name']}", [self.plane.place(*country["at"])]

    def course(self, points: Iterable[Any]) -> list[Point]:
        return [
            self.zones[point] if isinstance(point, str) else self.plane.place(*point)
            for point in points
        ]

    def slope(self, height: Mapping[str, Any], share: float) -> list[Point]:
        """A ring around a hill, from its crest (0) to its foot (1)."""
        middle, (long, broad) = self.plane.place(*height["at"]), height["half"]
        turn = radians(-height["bearing"])
        ring = []
        for number in range(72):
            angle = radians(number * 5)
            x = cos(angle) * (long * (0.62 + 0.38 * share)) * STEPS
            y = sin(angle) * (broad * (0.12 + 0.88 * share)) * STEPS
            ring.append(
                Point(
                    middle.x + x * cos(turn) - y * sin(turn),
                    middle.y + x * sin(turn) + y * cos(turn),
                )
            )
        return ring

    @cached_property
    def rivers(self) -> dict[str, list[Point]]:
        return {river["id"]: self.lines[f"river {river['id']}"] for river in self.data["river"]}

    @cached_property
    def woods(self) -> dict[str, list[Point]]:
        return {wood["id"]: self.lines[f"wood {wood['id']}"] for wood in self.data["wood"]}

    @cached_property
    def heights(self) -> list[Height]:
        count = len(self.data["height"])
        return [Height(self.lines[f"crest {n}"], self.lines[f"foot {n}"]) for n in range(count)]

    @cached_property
    def roads(self) -> dict[tuple[str, str], Road]:
        return lay_roads(self.places, self.ways, self.rivers)

    @cached_property
    def rooms(self) -> dict[str, Rect]:
        """What every zone needs for its sign and two stacks."""
        rooms = {}
        for id_, place in self.places.items():
            radius = RADIUS[self.printed.zones[id_].kind]
            wide, high = max(radius, STACKS.x), max(radius, STACKS.y)
            rooms[id_] = Rect(place.x - wide, place.y - high, place.x + wide, place.y + high)
        return rooms

    @cached_property
    def widths(self) -> dict[str, float]:
        """The widest that the name of a zone is written, in any language, upright or slanted."""
        return {
            id_: max(
                width(self.words.name(id_, language), SIZE, style)
                for language in ("fr", "en")
                for style in ("roman", "italic")
            )
            for id_ in self.places
        }

    @cached_property
    def labels(self) -> dict[str, Spot]:
        tries = {
            id_: spots_around(RADIUS[self.printed.zones[id_].kind], STACKS.x, SIZE)
            for id_ in self.places
        }
        names = Names(self.places, self.widths, SIZE, self.rooms, tries)
        bridges = [road.bridge for road in self.roads.values() if road.bridge]
        signs = [Rect(at.x - 14, at.y - 14, at.x + 14, at.y + 14) for at in bridges]
        return names.settle([road.line for road in self.roads.values()], signs)

    def layout(self) -> dict[str, Any]:
        """What the game needs to know of the sheet."""
        return {
            "width": self.width,
            "height": self.height,
            "places": {
                id_: {
                    "x": round(place.x, 1),
                    "y": round(place.y, 1),
                    "label": {
                        "x": round(self.labels[id_].x, 1),
                        "y": round(self.labels[id_].y, 1),
                        "anchor": self.labels[id_].anchor,
                    },
                }
                for id_, place in self.places.items()
            },
            "courses": {
                "--".join(sorted(ends)): curve(
                    road.knots if ends[0] < ends[1] else road.knots[::-1]
                )
                for ends, road in self.roads.items()
            },
        }


def less(point: Point, corner: Point) -> Point:
    return Point(point.x - corner.x, point.y - corner.y)


def cut(
    lines: list[tuple[str, list[Point]]], points: list[Point]
) -> Iterator[tuple[str, list[Point]]]:
    """A long list of points, cut again into the lines that it was made of."""
    start = 0
    for name, line in lines:
        yield name, points[start : start + len(line)]
        start += len(line)
