"""The letters of EB Garamond as outlines: they measure names, and write where no font is."""

import json
import re
from collections.abc import Iterator
from functools import cache
from math import cos, radians, sin
from pathlib import Path
from typing import Any

from .lines import along, decimal, joined, length
from .projection import Point

FILE = Path(__file__).parent / "alphabet.json"
NUMBER = re.compile(r"-?\d+")
NUMBERS = {"M": 2, "L": 2, "Q": 4, "C": 6, "H": 1, "V": 1, "Z": 0}  # of each command
COMMAND = re.compile(r"([MLQCHVZ])([^MLQCHVZ]*)")


@cache
def alphabet() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(FILE.read_text("utf-8"))
    return data


def width(words: str, size: float, style: str = "roman", spacing: float = 0.0) -> float:
    """How wide these words are written, kerning left aside."""
    letters, em = alphabet()[style], alphabet()["em"]
    wide: float = sum(letters[letter][0] * size / em + spacing for letter in words) - spacing
    return wide


def outlines(
    words: str,
    size: float,
    middle: Point,
    style: str = "roman",
    spacing: float = 0.0,
) -> str:
    """Words in a straight line, as path data."""
    pen = middle.x - width(words, size, style, spacing) / 2
    parts = []
    for letter in words:
        advance, glyph = alphabet()[style][letter]
        parts.append(drawn(glyph, size, Point(pen, middle.y), 1.0, 0.0))
        pen += advance * size / alphabet()["em"] + spacing
    return "".join(parts)


def outlines_along(
    words: str,
    size: float,
    line: list[Point],
    style: str = "italic",
    spacing: float = 0.0,
    rise: float = 0.0,
) -> str:
    """Words that follow a line, in the middle of it, letter by letter."""
    way = (length(line) - width(words, size, style, spacing)) / 2
    parts = []
    for letter in words:
        advance, glyph = alphabet()[style][letter]
        wide = advance * size / alphabet()["em"]
        point, bearing = along(line, max(0.0, way + wide / 2))
        c, s = cos(radians(bearing)), sin(radians(bearing))
        start = Point(point.x - c * wide / 2 + s * rise, point.y - s * wide / 2 - c * rise)
        parts.append(drawn(glyph, size, start, c, s))
        way += wide + spacing
    return "".join(parts)


def drawn(glyph: str, size: float, start: Point, c: float, s: float) -> str:
    """A glyph at its place on the sheet, turned; every step is counted from the one before."""
    scale = size / alphabet()["em"] * 10
    at, pen = (0, 0), (round(start.x * 10), round(start.y * 10))
    home, words = pen, [f"M{decimal(pen[0])} {decimal(pen[1])}"]
    for name, numbers in commands(glyph):
        if name == "Z":
            words.append("z")
            pen = home
            continue
        if name == "H":
            numbers, name = [numbers[0], at[1]], "L"
        elif name == "V":
            numbers, name = [at[0], numbers[0]], "L"
        pairs = list(zip(numbers[::2], numbers[1::2], strict=True))
        at = pairs[-1]
        turned = [
            (
                round(start.x * 10 + (x * c + y * s) * scale),
                round(start.y * 10 + (x * s - y * c) * scale),
            )
            for x, y in pairs
        ]
        steps = "".join(f"{joined(x - pen[0])}{joined(y - pen[1])}" for x, y in turned)
        words.append(name.lower() + steps.strip())
        pen = turned[-1]
        if name == "M":
            home = pen
    return "".join(words)


def commands(glyph: str) -> Iterator[tuple[str, list[int]]]:
    """The strokes of a glyph one by one, also those whose letter is left out."""
    for name, rest in COMMAND.findall(glyph):
        numbers = [int(number) for number in NUMBER.findall(rest)]
        many = NUMBERS[name]
        yield name, numbers[:many]
        for first in range(many, len(numbers), many or 1):
            yield "L" if name == "M" else name, numbers[first : first + many]
