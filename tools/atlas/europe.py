"""Europe for games of areas: land, seas, countries by a coloured edge, mountains, marshes.

The same recipe serves any list of seats; `europe.toml` is only a sample of one.
"""

import json
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any

import shapely
from shapely import LineString, Polygon, box
from shapely.geometry.base import BaseGeometry

from .alphabet import outlines_along, width
from .areas import Area, outline_of, parted
from .lines import length, smooth
from .ornament import border, compass, inks, paper
from .palette import Palette
from .pen import disc, element, frame, group, shape, sheet, stroke
from .projection import Lambert, Point
from .terrain import Free, hachures, scattered

HERE = Path(__file__).parent
COAST, SAMPLE = HERE / "coast.json", HERE / "europe.toml"
STEPS = 2450.0  # of the sheet to the radius of the globe
CORNER = Point(1010.0, 800.0)  # from the north-west of the sheet to latitude 50, longitude 13
SIZE = Point(2000.0, 1560.0)
COLOURS = {
    "france": "#27458a", "britain": "#9c2a26", "preussen": "#3a3a3c", "austria": "#a08f5a",
    "russia": "#3f6b4f", "spain": "#b8862b", "sverige": "#3d6f94",
}  # fmt: skip
MINOR = "#7b5f6e"
RIPPLES = (4.0, 9.0, 15.0, 22.0, 30.0)  # lines along the coast


class Europe:
    """Land and areas on one sheet."""

    def __init__(self, data: Mapping[str, Any], coast: Sequence[Sequence[Any]]) -> None:
        self.data = data
        self.cone = Lambert(42.0, 58.0, 50.0, 13.0, STEPS)
        self.sheet = box(0, 0, SIZE.x, SIZE.y)
        self.land = shapely.union_all(
            [Polygon(*self.rings(rings)).buffer(0) for rings in coast]
        ).intersection(self.sheet)
        self.seats = {area["id"]: self.place(*area["at"]) for area in data["area"]}

    def place(self, lat: float, lon: float) -> Point:
        at = self.cone.place(lat, lon)
        return Point(at.x + CORNER.x, at.y + CORNER.y)

    def line(self, points: Sequence[Sequence[float]]) -> list[Point]:
        return [self.place(lat, lon) for lat, lon in points]

    def rings(self, rings: Sequence[Any]) -> tuple[list[Point], list[list[Point]]]:
        outer, *holes = (self.line(ring) for ring in rings)
        return outer, holes

    @cached_property
    def areas(self) -> dict[str, Area]:
        return parted(self.land, self.seats, self.sheet)

    @cached_property
    def countries(self) -> dict[str, BaseGeometry]:
        """Every country as the sum of its areas."""
        grounds: dict[str, list[BaseGeometry]] = {}
        for area in self.data["area"]:
            if "country" in area:
                grounds.setdefault(area["country"], []).append(self.areas[area["id"]].ground)
        return {id_: shapely.union_all(parts).buffer(0.4) for id_, parts in grounds.items()}


def sample() -> Europe:
    coast = json.loads(COAST.read_text("utf-8"))["land"]
    return Europe(tomllib.loads(SAMPLE.read_text("utf-8")), coast)


class Continent:
    """The sheet of Europe in one light."""

    def __init__(self, europe: Europe, colours: Palette) -> None:
        self.europe, self.colours = europe, colours

    def drawn(self) -> str:
        layers = (
            self.sea(), self.ground(), self.edges(), self.marshes(), self.mountains(),
            self.borders(), self.coast(), self.seats(), self.names(),
        )  # fmt: skip
        parts = [
            element("defs", "".join(inks(self.colours, SIZE.x, SIZE.y))),
            *paper(SIZE.x, SIZE.y, 22),
            group([part for layer in layers for part in layer], clip_path="url(#sheet)"),
            *border(self.colours, SIZE.x, SIZE.y, Point(46.0, 46.0)),
            *compass(self.colours, Point(190.0, SIZE.y - 230.0), 92.0),
        ]
        return sheet(SIZE.x, SIZE.y, "Europe", parts)

    def sea(self) -> Iterator[str]:
        """A blue wash, with the lines that engravers draw along a coast, fainter outwards."""
        c = self.colours
        yield frame(0, 0, SIZE.x, SIZE.y, c.water, fill_opacity=0.75)
        for number, far in enumerate(RIPPLES):
            ripple = self.europe.land.buffer(far).simplify(0.8)
            yield stroke(outline_of(ripple), c.water_edge, 0.9, stroke_opacity=0.6 - 0.11 * number)

    def ground(self) -> Iterator[str]:
        yield shape(outline_of(self.europe.land), self.colours.paper)
        abroad = [area["id"] for area in self.europe.data["area"] if "country" not in area]
        for id_ in abroad:
            ground = self.europe.areas[id_].ground
            yield shape(outline_of(ground), self.colours.paper_dark, fill_opacity=0.55)

    def edges(self) -> Iterator[str]:
        """A country is known by the colour of its inner edge, and a light wash within."""
        for id_, ground in self.europe.countries.items():
            colour = COLOURS.get(id_, MINOR)
            yield shape(outline_of(ground), colour, fill_opacity=0.07)
            edge = ground.difference(ground.buffer(-7))
            yield shape(outline_of(edge), colour, fill_opacity=0.3, fill_rule="evenodd")

    def borders(self) -> Iterator[str]:
        lines = "".join(area.outline for area in self.europe.areas.values())
        yield stroke(lines, self.colours.faint, 1.1, stroke_dasharray="5 3")
        frontiers = "".join(map(outline_of, self.europe.countries.values()))
        yield stroke(frontiers, self.colours.ink, 1.2, stroke_opacity=0.6)

    def coast(self) -> Iterator[str]:
        yield stroke(outline_of(self.europe.land), self.colours.ink, 1.5, stroke_linejoin="round")

    def mountains(self) -> Iterator[str]:
        """Chains as hachures down both slopes of their crest, off the seats."""
        seats = [shapely.Point(seat).buffer(26) for seat in self.europe.seats.values()]
        sea = self.europe.sheet.difference(self.europe.land.buffer(-4))
        free = Free(shapely.union_all([*seats, sea]))
        light, shade = [], []
        for number, chain in enumerate(self.europe.data["chain"]):
            crest = smooth(self.europe.line(chain["crest"]), 10)
            broad = chain["broad"] * STEPS * 0.0175
            for ridge, foot in slopes(crest, broad, Random(number)):
                lit, shaded = hachures(ridge, foot, free, f"chain {number}")
                light.append(lit)
                shade.append(shaded)
        yield stroke("".join(light), self.colours.hachure, 0.7, stroke_opacity=0.65)
        yield stroke("".join(shade), self.colours.hachure, 1.2, stroke_opacity=0.9)

    def marshes(self) -> Iterator[str]:
        """Tufts of reed over still water."""
        tufts = [
            f"M{spot.x:.0f} {spot.y:.0f}h9m-6.5 0l-1.6-4m3.1 4v-5.6m1.5 5.6l1.6-4"
            for number, marsh in enumerate(self.europe.data["marsh"])
            for spot in scattered(self.europe.line(marsh["ring"]), 13, f"marsh {number}")
        ]
        yield stroke("".join(tufts), self.colours.water_ink, 0.9, stroke_opacity=0.8)

    def seats(self) -> Iterator[str]:
        c = self.colours
        for area in self.europe.data["area"]:
            if "country" in area:
                seat = self.europe.seats[area["id"]]
                yield disc(seat, 20, "url(#ground)")
                yield disc(seat, 3.6, c.roof, stroke=c.ink, stroke_width=0.9)

    def names(self) -> Iterator[str]:
        """The seas, each on its curve, the letters as far apart as it is long."""
        for sea in self.europe.data["sea"]:
            line = smooth(self.europe.line(sea["line"]), 12)
            style = "roman" if sea["name"].isupper() else "italic"
            room = length(line) * 0.96
            size = min(sea["size"], 0.8 * room / width(sea["name"], 1.0, style))
            spacing = (room - width(sea["name"], size, style)) / (len(sea["name"]) - 1)
            data = outlines_along(sea["name"], size, line, style, spacing)
            yield shape(data, self.colours.water_ink, fill_opacity=0.8)


def slopes(
    crest: Sequence[Point], broad: float, chance: Random
) -> Iterator[tuple[list[Point], list[Point]]]:
    """A chain as a row of hills, each with its ridge and its foot, point for point."""
    step = max(1, round(len(crest) * broad * 0.9 / max(1.0, length(crest))))
    for number in range(0, len(crest) - 1, step):
        part = crest[number : number + step + 2]
        if len(part) < 2:
            continue
        ridge = LineString(part).buffer(1.5)
        foot = LineString(part).buffer(broad * chance.uniform(0.55, 1.0))
        yield around(ridge), around(foot)


def around(ring: BaseGeometry) -> list[Point]:
    """Sixty points around a ground, evenly spread."""
    edge = ring.exterior
    spots = (edge.interpolate(share / 60, normalized=True) for share in range(60))
    return [Point(spot.x, spot.y) for spot in spots]


def draw(file: Path, colours: Palette) -> None:
    file.write_text(Continent(sample(), colours).drawn(), "utf-8")
