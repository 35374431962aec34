"""Below a battlefield: the title, what its signs mean, its levels, its scale and its compass."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from .alphabet import outlines, width
from .battlefield import Battlefield
from .labels import Rect
from .ornament import cartouche, compass, scale
from .pen import element, frame, in_tongues, put, shape, stroke
from .projection import Point

LEAGUE = 389.8  # a lieue de poste, ten metres to a step
TABLET = Point(330.0, 92.0)
SIGNS = ("forest", "town", "chateau", "hamlet", "road", "trail", "bridge", "stream", "ridge")


class Legend:
    """The strip at the foot of a sheet."""

    def __init__(
        self, words: Mapping[str, Any], field: Battlefield, clip: Rect, height: float
    ) -> None:
        self.words, self.field, self.clip = words, field, clip
        self.colours = field.colours
        self.middle = (clip.bottom + height - 46) / 2 + 4

    def drawn(self) -> Iterator[str]:
        left = self.clip.left
        lines = (
            (self.words["title"], 50.0, "roman", -26.0),
            (self.words["under"], 23.0, "italic", 20.0),
            (self.words["date"], 31.0, "roman", 62.0),
        )
        at = Point(left + TABLET.x + 26, self.middle + 6)
        yield from cartouche(self.colours, at, TABLET, lines)
        yield from self.levels(Point(left + 790, self.middle))
        yield from self.signs(Point(left + 1400, self.middle))
        yield from scale(
            self.colours, Point(self.clip.right - 620, self.middle - 8), LEAGUE, 2,
            self.words["scale"],
        )  # fmt: skip
        yield from compass(self.colours, Point(self.clip.right - 110, self.middle + 10), 78.0)

    def levels(self, at: Point) -> Iterator[str]:
        """The five tints from the valleys up."""
        words = self.words["tints"]
        for level, tint in enumerate(self.field.relief.levels):
            left, top = at.x + level * 100, at.y - 34
            yield frame(left, top, left + 100, top + 46, tint, stroke=self.colours.ink,
                        stroke_width=0.9)  # fmt: skip
            yield self.written(words[level], Point(left + 50, top + 70), 17.0)
            yield self.written([str(level)] * 2, Point(left + 50, top + 31), 25.0, "roman")

    def written(self, words: Sequence[str], at: Point, size: float, style: str = "italic") -> str:
        """Words in French and in English, around a place."""
        french, english = (
            shape(outlines(each, size, at, style), self.colours.ink) for each in words
        )
        return in_tongues([french], [english])

    def signs(self, at: Point) -> Iterator[str]:
        """Three columns of signs, each with its word beside it."""
        for number, sign in enumerate(SIGNS):
            spot = Point(at.x + number // 3 * 300, at.y - 58 + number % 3 * 62)
            yield from self.sign(sign, spot)
            french, english = (
                self.beside(words, Point(spot.x + 44, spot.y + 7))
                for words in self.words["signs"][sign]
            )
            yield in_tongues([french], [english])

    def beside(self, words: str, at: Point) -> str:
        middle = Point(at.x + width(words, 24.0, "italic") / 2, at.y)
        return shape(outlines(words, 24.0, middle, "italic"), self.colours.ink)

    def sign(self, sign: str, at: Point) -> Iterator[str]:
        c, relief = self.colours, self.field.relief
        moved = f"translate({at.x:.0f} {at.y:.0f})"
        line = "M-32 6C-14-12 12 14 32-6"
        if sign == "forest":
            yield shape("M-26 0L-13-23H13L26 0L13 23H-13Z", c.wood, transform=moved)
            yield put("clump-0", at)
        elif sign == "town":
            yield from self.village(at)
        elif sign == "chateau":
            yield put("chateau", at, "scale(.9)")
        elif sign == "hamlet":
            yield put("hamlet", at, "scale(1.4)")
        elif sign in ("road", "trail"):
            edge, inner, colour = (6.2, 4.2, c.chaussee) if sign == "road" else (3.4, 1.9, c.road)
            yield stroke(line, c.road_edge, edge, transform=moved)
            yield stroke(line, colour, inner, transform=moved)
        elif sign == "bridge":
            yield put("bridge", at, "scale(.9)")
        elif sign == "stream":
            yield stroke(line, c.water_edge, 6.0, transform=moved)
            yield stroke(line, c.water, 3.6, transform=moved)
        else:
            yield stroke("M-32 0H32", relief.crest, 18.0, stroke_dasharray="1 2.1", transform=moved)
            yield stroke("M-32 0H32", relief.crest, 3.2, transform=moved)
            yield stroke("M-32 0H32", relief.levels[4], 1.6, transform=moved)

    def village(self, at: Point) -> Iterator[str]:
        yield element("ellipse", cx=at.x, cy=at.y, rx=26, ry=20, fill=self.field.relief.garden)
        yield put("hamlet", Point(at.x - 7, at.y + 8))
        yield put("hamlet", Point(at.x + 9, at.y))
        yield put("church", Point(at.x, at.y))
