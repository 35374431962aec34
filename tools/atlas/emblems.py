"""The small emblems beside a town: key stars, anchors, crowns, cockades, blazons."""

from collections.abc import Iterator
from math import cos, pi, sin
from typing import NamedTuple

from .alphabet import outlines
from .lines import path
from .palette import Palette
from .pen import Style, disc, element, group, shape, stroke
from .projection import Point
from .signs import star as bastions

LARGE = 1.2  # emblems on the sheet, to the measures below
HEIGHT = 27.0 * LARGE
STAR = 13.0  # they decide the war: seen from afar, when all Europe is on the screen
WIDTHS = {
    "fortress": 28.0, "residence": 21.0, "city": 13.0, "gold": 26.0, "bronze": 26.0, "silver": 26.0,
    "late": 26.0, "port": 16.0, "crown": 19.0, "republic": 16.0, "duchy": 15.0, "blazon": 19.0,
    "town": 13.0, "stronghold": 28.0, "citadel": 34.0, "major": 32.0, "minor": 28.0, "key": 25.0,
}  # fmt: skip
METALS = {"gold": "#d9a520", "bronze": "#a8632c", "silver": "#c3c9cf"}
SHADES = {"gold": "#8f6a10", "bronze": "#5e3312", "silver": "#6d757d"}
ANCHOR = (
    "M0-6V7M-4.2-2.6H4.2M-6.2 2.4C-5.4 6-3 7.4 0 7.6C3 7.4 5.4 6 6.2 2.4"
    "M-6.2 2.4l-1 2.6M6.2 2.4l1 2.6"
)
COCKADE = ((6.4, "#b5322b"), (4.6, "#f7f3e6"), (2.6, "#27458a"))
CROWN = "M-7.5 5L-8.5-4L-4.4 0L0-7L4.4 0L8.5-4L7.5 5Z"
SHIELD = "M-6-7H6V1C6 5 2.6 7.4 0 9C-2.6 7.4-6 5-6 1Z"
BLAZON = "M-8-8H8V1C8 6 3.6 8.4 0 10C-3.6 8.4-8 6-8 1Z"
PARTITIONS = {"prussia": "#3a3a3c", "austria": "#a8842c", "russia": "#3f6b4f"}
PASS = "M-4.6-8C-1.6-3.4-1.6 3.4-4.6 8M4.6-8C1.6-3.4 1.6 3.4 4.6 8"


class Row(NamedTuple):
    """A town and its emblems, side by side."""

    names: tuple[str, ...]

    @property
    def wide(self) -> float:
        return sum(WIDTHS[name.split()[0]] for name in self.names) * LARGE

    def placed(self, at: Point) -> Iterator[tuple[str, Point]]:
        """Every emblem with its middle."""
        pen = at.x - self.wide / 2
        for name in self.names:
            wide = WIDTHS[name.split()[0]] * LARGE
            yield name.replace(" ", "-"), Point(pen + wide / 2, at.y)
            pen += wide


def emblems(colours: Palette) -> Iterator[str]:
    """Every emblem under its name, to be put wherever it stands."""
    c = colours
    ink: dict[str, Style] = {"stroke": c.ink, "stroke_width": 0.9, "stroke_linejoin": "round"}
    yield group(town(c), id="city")
    yield group([shape(bastions(6, 13.6, 0.72), c.rampart, stroke=c.ditch, stroke_width=1.3),
                 *town(c)], id="fortress")  # fmt: skip
    yield group(residence(c), id="residence")
    for metal, fill in METALS.items():
        yield group([shape(star(STAR), fill, stroke=SHADES[metal], stroke_width=1.6,
                           stroke_linejoin="round")], id=metal)  # fmt: skip
    yield group(late(c), id="late")
    yield group([stroke(ANCHOR, c.paper_light, 4.4, stroke_opacity=0.75, stroke_linecap="round"),
                 stroke(ANCHOR, c.water_ink, 1.9, stroke_linecap="round"),
                 disc(Point(0, -7.6), 1.9, "none", stroke=c.water_ink, stroke_width=1.5)],
                id="port")  # fmt: skip
    yield group([shape(CROWN, METALS["gold"], **ink)], id="crown")
    yield group([disc(Point(0, 0), far, fill, **ink) for far, fill in COCKADE], id="republic")
    yield group([shape(SHIELD, "#4f8a4a", **ink), stroke("M0-4V5M-3.4-1H3.4", "#f7f3e6", 1.5)],
                id="duchy")  # fmt: skip
    for power, fill in PARTITIONS.items():
        for year in ("93", "95"):
            words = shape(outlines(year, 11.5, Point(0, 3.4)), "#f7f3e6")
            yield group([shape(BLAZON, fill, **ink), words], id=f"blazon-{power}-{year}")
    yield group([disc(Point(0, 0), 10.5, c.paper_light, fill_opacity=0.85),
                 stroke("M-8.5 0H8.5", c.roof, 2.2, stroke_dasharray="4.5 2"),
                 stroke(PASS, c.ink, 2.0, stroke_linecap="round")], id="pass")  # fmt: skip


def town(colours: Palette) -> list[str]:
    c = colours
    return [disc(Point(0, 0), 5.0, c.paper_light, stroke=c.ink, stroke_width=1.3),
            disc(Point(0, 0), 2.2, c.roof)]  # fmt: skip


def residence(colours: Palette) -> list[str]:
    """A capital: a ring within a ring."""
    c = colours
    return [disc(Point(0, 0), 9.0, c.paper_light, stroke=c.ink, stroke_width=1.4),
            disc(Point(0, 0), 5.6, c.roof, stroke=c.ink, stroke_width=1.0),
            shape(star(3.8), c.paper_light)]  # fmt: skip


def late(colours: Palette) -> list[str]:
    """A star that pays only later: no more than its outline."""
    c = colours
    return [shape(star(STAR), c.paper_light, fill_opacity=0.8, stroke=METALS["gold"],
                  stroke_width=3.0, stroke_linejoin="round"),
            shape(star(STAR + 0.8), "none", stroke=SHADES["gold"], stroke_width=0.9)]  # fmt: skip


def star(radius: float) -> str:
    points = [
        Point(sin(turn * pi / 5) * far, -cos(turn * pi / 5) * far)
        for turn, far in enumerate([radius, radius * 0.42] * 5)
    ]
    return path(points, closed=True)


def hatch(id_: str, ink: str) -> str:
    """Thin strokes all over a ground."""
    return element("pattern", stroke("M-2 2L2-2M0 12L12 0M10 14L14 10", ink, 1.3,
                                     stroke_opacity=0.5),
                   id=id_, width=12, height=12, patternUnits="userSpaceOnUse")  # fmt: skip
