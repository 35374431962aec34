"""What frames a sheet: the neatline, the rose of winds, the scale, the cartouche, its stains."""

from collections.abc import Iterator, Sequence
from itertools import product
from math import cos, pi, sin
from random import Random

from .alphabet import outlines
from .lines import path
from .palette import Palette
from .pen import Style, disc, element, frame, gradient, group, in_tongues, shape, stroke
from .projection import Point

BORDER = 46.0
LILY = (
    "M0 0C-7 -5 -6 -12 0 -20C6 -12 7 -5 0 0ZM-1 -3C-5 -12 -13 -11 -12 -3C-9 -6 -6 -2 -1 -3Z"
    "M1 -3C5 -12 13 -11 12 -3C9 -6 6 -2 1 -3ZM-6 0H6V3H-6Z"
)


def inks(colours: Palette, width: float, height: float) -> Iterator[str]:
    """Gradients and the clip of the sheet."""
    c = colours
    yield gradient(
        "paper",
        [(0.0, c.paper_light, 1.0), (0.6, c.paper, 1.0), (1.0, c.paper_dark, 1.0)],
        cx="48%", cy="44%", r="78%",
    )  # fmt: skip
    yield gradient("stain", [(0.0, c.stain, 0.2), (0.7, c.stain, 0.08), (1.0, c.stain, 0.0)])
    yield gradient("light", [(0.0, c.paper_light, 0.55), (1.0, c.paper_light, 0.0)])
    yield gradient(
        "ground", [(0.0, c.ground, 0.96), (0.78, c.ground, 0.9), (1.0, c.ground_edge, 0.0)]
    )
    yield gradient("glow", [(0.0, c.glow, 0.42), (0.4, c.glow, 0.16), (1.0, c.glow, 0.0)])
    inner = frame(BORDER, BORDER, width - BORDER, height - BORDER, "#000")
    yield element("clipPath", inner, id="sheet")


def paper(width: float, height: float, count: int) -> Iterator[str]:
    """The sheet, unevenly yellowed."""
    yield frame(0, 0, width, height, "url(#paper)")
    chance = Random("paper")
    for number in range(count):
        yield element(
            "ellipse",
            cx=round(chance.uniform(0, width)),
            cy=round(chance.uniform(0, height)),
            rx=round(chance.uniform(90, 340)),
            ry=round(chance.uniform(70, 260)),
            fill="url(#stain)" if number % 2 else "url(#light)",
        )


def border(colours: Palette, width: float, height: float, degree: Point) -> Iterator[str]:
    """A margin with a graduated neatline, as wide as a tenth of a degree."""
    c, b = colours, BORDER
    yield shape(
        f"M0 0H{width}V{height}H0ZM{b} {b}V{height - b}H{width - b}V{b}Z", c.margin,
        fill_rule="evenodd",
    )  # fmt: skip
    for inset, thick in ((12.0, 3.2), (18.0, 0.8), (b - 12, 0.8), (b, 1.6)):
        yield frame(inset, inset, width - inset, height - inset, stroke=c.ink, stroke_width=thick)
    mid = b - 6
    for data, step in (
        (f"M{b} {mid}H{width - b}M{b} {height - mid}H{width - b}", degree.x),
        (f"M{mid} {b}V{height - b}M{width - mid} {b}V{height - b}", degree.y),
    ):
        yield stroke(
            data, c.ink, 5.0, stroke_dasharray=f"{step:.1f} {step:.1f}", stroke_opacity=0.75
        )
    corner = b / 2 + 3
    for x, y in product((corner, width - corner), (corner, height - corner)):
        yield disc(Point(x, y), 6.0, c.margin, stroke=c.ink, stroke_width=1)
        yield disc(Point(x, y), 2.2, c.gold)


def compass(colours: Palette, at: Point, size: float) -> Iterator[str]:
    """A rose of thirty-two winds with a fleur-de-lis to the north."""
    c = colours
    ink: dict[str, Style] = {"stroke": c.ink, "stroke_width": 0.9, "stroke_linejoin": "round"}
    parts = [disc(Point(0, 0), size * 0.64, "none", stroke=c.ink, stroke_width=1.2),
             disc(Point(0, 0), size * 0.58, "none", stroke=c.ink, stroke_width=0.5),
             disc(Point(0, 0), size * 0.30, "none", stroke=c.faint, stroke_width=0.5)]  # fmt: skip
    for number in range(64):
        turn = number * pi / 32
        near = 0.58 if number % 2 else 0.55
        a, b = (Point(sin(turn) * size * far, -cos(turn) * size * far) for far in (near, 0.64))
        parts.append(stroke(path([a, b]), c.ink, 0.6))
    for count, long, wide, first in ((8, 0.52, 0.12, 1), (4, 0.72, 0.16, 1), (4, 1.0, 0.15, 0)):
        for number in range(count):
            turn = (number + (0.5 if first else 0)) * 2 * pi / count
            parts += wind(turn, size * long, size * wide, colours, ink)
    parts.append(shape(LILY, c.gold, transform=f"translate(0 {-size - 3:.0f})", **ink))
    yield group(parts, transform=f"translate({at.x:.0f} {at.y:.0f})")


def wind(
    turn: float, long: float, wide: float, colours: Palette, ink: dict[str, Style]
) -> list[str]:
    """A ray of the rose, half in the light."""
    tip = Point(sin(turn) * long, -cos(turn) * long)
    sides = [
        Point(sin(turn + side * pi / 4) * wide, -cos(turn + side * pi / 4) * wide)
        for side in (-1, 1)
    ]
    return [
        shape(path([Point(0, 0), sides[0], tip], closed=True), colours.paper_light, **ink),
        shape(path([Point(0, 0), sides[1], tip], closed=True), colours.lettering, **ink),
    ]


def scale(
    colours: Palette, at: Point, league: float, leagues: int, words: Sequence[str]
) -> Iterator[str]:
    """Leagues, dark and light in turn, the first of them in quarters; `at` is the middle."""
    c = colours
    left = at.x - league * leagues / 2
    edge: dict[str, Style] = {"stroke": c.ink, "stroke_width": 0.9}
    for number in range(leagues):
        for row in (0, 1):
            fill = c.ink if (number + row) % 2 else c.paper_light
            start = left + number * league
            yield frame(
                round(start, 1), at.y + row * 5, round(start + league, 1), at.y + 5 + row * 5,
                fill, **edge,
            )  # fmt: skip
    for number in range(leagues + 1):
        spot = Point(left + number * league, at.y - 7)
        yield shape(outlines(str(number), 15.0, spot), c.ink)
    below = Point(at.x, at.y + 30)
    french, english = (shape(outlines(each, 17.0, below, "italic", 0.6), c.ink) for each in words)
    yield in_tongues([french], [english])


def cartouche(
    colours: Palette,
    at: Point,
    half: Point,
    lines: Sequence[tuple[Sequence[str], float, str, float]],
) -> Iterator[str]:
    """A tablet of stone and scrolls.

    Each line in French and in English, with its size, its style and how far down it stands.
    """
    c = colours
    w, h = half
    ink: dict[str, Style] = {"stroke": c.ink, "stroke_linejoin": "round"}
    tablet = (
        f"M{-w} {-h + 22}Q{-w + 22} {-h + 22} {-w + 22} {-h}"
        f"H{w - 22}Q{w - 22} {-h + 22} {w} {-h + 22}"
        f"V{h - 22}Q{w - 22} {h - 22} {w - 22} {h}H{-w + 22}Q{-w + 22} {h - 22} {-w} {h - 22}Z"
    )
    inner = f"scale({(w - 9) / w:.4f} {(h - 9) / h:.4f})"
    parts = [
        shape(tablet, c.ink, fill_opacity=0.16, transform="translate(5 6)"),
        shape(tablet, c.margin, stroke_width=2.2, **ink),
        shape(tablet, "none", stroke_width=0.8, transform=inner, **ink),
    ]
    for side in (-1, 1):
        parts.append(
            stroke(
                "M0 0C26 -2 44 -10 50 -22C54 -31 44 -38 37 -31C33 -26 38 -20 43 -23"
                "M14 -1C22 -8 26 -16 24 -24M28 -5C34 -2 44 0 56 -4",
                c.lettering, 1.6, stroke_linecap="round",
                transform=f"translate(0 {-h}) scale({side} 1) translate(6 0)",
            )
        )  # fmt: skip
    parts.append(disc(Point(0, -h), 7, c.gold, stroke=c.ink, stroke_width=1))
    for words, size, style, down in lines:
        spacing = size * 0.14 if words[0].isupper() else size * 0.03
        french, english = (
            shape(outlines(each, size, Point(0, down), style, spacing), c.ink) for each in words
        )
        parts.append(in_tongues([french], [english]))
    rule = lines[0][3] + 16
    parts.append(
        stroke(
            f"M-70 {rule}H-9M9 {rule}H70", c.lettering, 1.0,
        )
        + shape(f"M-6 {rule}L0 {rule - 4}L6 {rule}L0 {rule + 4}Z", c.gold)
    )  # fmt: skip
    yield group(parts, transform=f"translate({at.x:.0f} {at.y:.0f})")
