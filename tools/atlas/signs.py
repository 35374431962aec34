"""The signs of places: villages, towns, farms around a yard, bastioned fortresses, bridges."""

from collections.abc import Iterator
from math import cos, pi, sin

from .lines import path
from .palette import Palette
from .pen import Style, disc, element, frame, group, shape, stroke
from .projection import Point


def signs(colours: Palette) -> Iterator[str]:
    """Every sign under its name, to be put wherever it stands."""
    builder = Builder(colours)
    yield group(builder.village(), id="clear")
    yield group(builder.hamlet_in_the_wood(), id="wooded")
    yield group(builder.town(), id="town")
    yield group(builder.farm(), id="fortified-farm")
    yield group(builder.fortress(6), id="fortified-town")
    yield group(builder.fortress(8), id="city")
    yield group(builder.bridge(), id="bridge")
    yield group(builder.hamlet(), id="hamlet", opacity=0.62)
    for number, size in enumerate(TREES):
        yield group([builder.tree(0, 0, size)], id=f"tree-{number}")


class Builder:
    """Builds in elevation, as engravers of the time did, with the light from the north-west."""

    def __init__(self, colours: Palette) -> None:
        self.colours = colours

    def village(self) -> Iterator[str]:
        yield self.church(-3.5, 6, 6, 8, 10)
        yield self.house(-15, 8, 10, 5, 4.5)
        yield self.house(4, 9, 11, 5.5, 5)

    def hamlet(self) -> Iterator[str]:
        """A few roofs seen from above."""
        c = self.colours
        yield shape(
            "M-6 -3h4v2.6h-4zM1 -4.5h2.6v4h-2.6zM-3 1.5h5v2.4h-5zM4.5 .5h2.4v3.4h-2.4z", c.roof
        )

    def hamlet_in_the_wood(self) -> Iterator[str]:
        for x, y, size in (
            (-17, 2, 1.5),
            (-9, -6, 1.35),
            (10, -6, 1.5),
            (18, 3, 1.4),
            (0, -10, 1.2),
        ):
            yield self.tree(x, y, size)
        yield self.house(-9, 9, 9, 5, 4.5)
        yield self.house(2, 10, 9, 5, 4.5)
        for x, y, size in ((-15, 13, 1.5), (15, 14, 1.5)):
            yield self.tree(x, y, size)

    def town(self) -> Iterator[str]:
        yield self.house(-19, 3, 11, 6, 5)
        yield self.house(7, 2, 12, 6, 5)
        yield self.church(-6, 5, 7.5, 12, 15)
        yield self.house(-23, 12, 13, 6.5, 6)
        yield self.house(-7.5, 14, 13, 7, 6)
        yield self.house(8, 12, 14, 7, 6)

    def city_houses(self) -> Iterator[str]:
        yield self.house(-14, 0, 9, 5, 4.5)
        yield self.house(6, -1, 10, 5, 4.5)
        yield self.church(-5, 2, 6, 10, 13)
        yield self.church(5, 5, 4.5, 8, 9)
        yield self.house(-17, 9, 11, 5.5, 5)
        yield self.house(-4, 11, 11, 5.5, 5)
        yield self.house(8, 9, 10, 5.5, 5)

    def farm(self) -> Iterator[str]:
        """Four wings around a yard, seen from above the gate."""
        c = self.colours
        ink: dict[str, Style] = {"stroke": c.ink, "stroke_width": 0.9, "stroke_linejoin": "round"}
        yield shape("M-19 -9L15 -9L20 12L-15 12Z", c.ground_edge, **ink)
        yield shape("M-21 -8L-17 -15L13 -15L17 -8Z", c.farm, **ink)
        yield shape("M-21 -8H17V-4H-21Z", c.wall_shade, **ink)
        yield shape("M-21 -8L-14 -5L-11 11L-19 13Z", c.farm, **ink)
        yield shape("M17 -8L11 -5L15 11L22 13Z", c.farm_shade, **ink)
        yield shape("M-19 13H22V19H-19Z", c.wall, **ink)
        yield shape("M-19 13L-16 8H-3V13ZM7 13V8H19L22 13Z", c.farm, **ink)
        yield shape("M-1 19V12.5L2 9L5 12.5V19Z", c.wall, **ink)
        yield shape("M0.4 19V15Q2 13 3.6 15V19Z", c.ink)

    def fortress(self, bastions: int) -> Iterator[str]:
        c = self.colours
        outer, inner = 44.0, 36.0
        yield shape(star(bastions, outer + 4, 0.80), c.glacis, stroke=c.ditch, stroke_width=0.6)
        yield shape(star(bastions, outer, 0.78), c.rampart, stroke=c.ditch, stroke_width=1.6)
        yield shape(star(bastions, inner, 0.80), c.ground, stroke=c.ditch, stroke_width=0.8)
        yield stroke(rays(bastions, outer + 5, outer + 8), c.ditch, 0.6, stroke_opacity=0.7)
        yield group(self.city_houses(), transform="scale(1.06)")

    def bridge(self) -> Iterator[str]:
        """Two parapets with wings and the arches between them; the road runs along x."""
        c = self.colours
        yield frame(-11, -6.2, 11, 6.2, c.wall, stroke=c.ink, stroke_width=0.5)
        yield stroke(
            "M-16 -9.6L-11 -6.2H11L16 -9.6M-16 9.6L-11 6.2H11L16 9.6",
            c.ink, 2.2, stroke_linecap="round", stroke_linejoin="round",
        )  # fmt: skip
        yield stroke("M-6 -5V5M0 -5V5M6 -5V5", c.faint, 0.7)

    def house(self, x: float, base: float, wide: float, high: float, roof: float) -> str:
        c = self.colours
        ink: dict[str, Style] = {"stroke": c.ink, "stroke_width": 0.7, "stroke_linejoin": "round"}
        top, ridge = base - high, base - high - roof
        side = x + wide * 0.62
        return "".join(
            [
                shape(f"M{x} {base}V{top}H{side:.1f}V{base}Z", c.wall, **ink),
                shape(
                    f"M{side:.1f} {base}V{top}L{(side + x + wide) / 2:.1f} {ridge}"
                    f"L{x + wide} {top}V{base}Z",
                    c.wall_shade, **ink,
                ),
                shape(
                    f"M{x - 0.8} {top}L{x + wide * 0.18:.1f} {ridge}"
                    f"H{(side + x + wide) / 2:.1f}L{side:.1f} {top}Z",
                    c.roof, **ink,
                ),
                frame(x + wide * 0.2, base - high * 0.7, x + wide * 0.36, base - high * 0.25,
                      c.window),
            ]
        )  # fmt: skip

    def church(self, x: float, base: float, wide: float, high: float, spire: float) -> str:
        c = self.colours
        ink: dict[str, Style] = {"stroke": c.ink, "stroke_width": 0.7, "stroke_linejoin": "round"}
        top, middle = base - high, x + wide / 2
        return "".join(
            [
                shape(f"M{x} {base}V{top}H{middle}V{base}Z", c.wall, **ink),
                shape(f"M{middle} {base}V{top}H{x + wide}V{base}Z", c.wall_shade, **ink),
                shape(f"M{x - 0.6} {top}L{middle} {top - spire}V{top}Z", c.roof, **ink),
                shape(
                    f"M{middle} {top}V{top - spire}L{x + wide + 0.6} {top}Z", c.roof_shade, **ink,
                ),
                stroke(
                    f"M{middle} {top - spire}v-4m-1.6 1.6h3.2", c.ink, 0.8,
                ),
                frame(middle - wide * 0.3, base - high * 0.6, middle - wide * 0.1,
                      base - high * 0.25, c.window),
            ]
        )  # fmt: skip

    def tree(self, x: float, y: float, size: float) -> str:
        c = self.colours
        return group(
            [
                stroke("M0 0V4", c.crown_edge, 1.1),
                shape(CROWN, c.crown, stroke=c.crown_edge, stroke_width=0.6),
                shape(CROWN_SHADE, c.crown_shade),
            ],
            transform=f"translate({x} {y}) scale({size})",
        )


TREES = (1.0, 1.15, 0.88)
CROWN = (
    "M-3.4 .9q-2.2-1.4-.8-3.6q0-2.8 2.6-2.9q1.4-1.7 3.2-.4"
    "q2.6 .2 2.4 2.8q1.6 2.4-.6 4.1q-3.4 1.4-6.8 0z"
)
CROWN_SHADE = "M.4 1.4q2.4-1.4 2.2-4.2q.2-1.4-.6-2.8q2.2 .6 2 2.8q1.6 2.4-.6 4.1q-1.4 .5-3 .1z"


def star(bastions: int, radius: float, neck: float) -> str:
    """The trace of a fortress: a bastion on each corner, a curtain between each two."""
    points = []
    turn = 2 * pi / bastions
    for number in range(bastions):
        middle = number * turn - pi / 2
        for angle, far in ((-0.36, neck), (-0.20, 0.90), (0.0, 1.0), (0.20, 0.90), (0.36, neck)):
            at = middle + angle * turn * (0.78 if abs(angle) > 0.3 else 1.0)
            points.append(Point(cos(at) * radius * far, sin(at) * radius * far))
    return path(points, closed=True)


def rays(bastions: int, near: float, far: float) -> str:
    """The slope of the glacis."""
    words = []
    count = bastions * 9
    for number in range(count):
        at = number * 2 * pi / count
        swell = 0.93 + 0.07 * cos(at * bastions + bastions * pi / 2)
        words.append(
            f"M{cos(at) * near * swell:.1f} {sin(at) * near * swell:.1f}"
            f"L{cos(at) * far * swell:.1f} {sin(at) * far * swell:.1f}"
        )
    return "".join(words)


def standing(at: Point, radius: float, colours: Palette) -> str:
    """The quiet ground of a zone, on which its stacks stand."""
    return "".join(
        [
            disc(at, radius + 5, "url(#ground)"),
            disc(at, radius, "none", stroke=colours.ring, stroke_width=1.1, stroke_opacity=0.85),
            disc(at, radius - 3, "none", stroke=colours.ring, stroke_width=0.5, stroke_opacity=0.6),
        ]
    )


def light_of(at: Point, radius: float) -> str:
    """Windows and watch-fires, seen from afar by night."""
    return element("circle", cx=round(at.x, 1), cy=round(at.y, 1), r=radius, fill="url(#glow)")
