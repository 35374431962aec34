"""Movable type: every letter is cut once, and set wherever a name needs it."""

from collections.abc import Iterable, Iterator

from .alphabet import outlines, width
from .lines import along, length
from .pen import element, put
from .projection import Point

CUT = 20.0  # the height at which the letters are cut


def cut(words: Iterable[str]) -> Iterator[str]:
    """Every letter of these words, once."""
    wanted = sorted(
        {(style_of(name), letter) for name in words for letter in name if letter != " "}
    )
    for style, letter in wanted:
        data = outlines(letter, CUT, Point(0.0, 0.0), style)
        yield element("path", id=sort(style, letter), d=data)


def set_along(words: str, size: float, line: list[Point], spacing: float = 0.0) -> Iterator[str]:
    """Words that follow a line, in the middle of it, letter by letter."""
    style = style_of(words)
    way = (length(line) - width(words, size, style, spacing)) / 2
    for letter in words:
        wide = width(letter, size, style)
        if letter != " ":
            at, bearing = along(line, max(0.0, way + wide / 2))
            turned = f"rotate({bearing:.0f}) " if round(bearing) else ""
            yield put(sort(style, letter), at, f"{turned}scale({size / CUT:.3g})")
        way += wide + spacing


def style_of(words: str) -> str:
    return "roman" if words.isupper() else "italic"


def sort(style: str, letter: str) -> str:
    return f"{style}-{ord(letter)}"
