"""What the pen can do: strokes, frames, letters, signs. Everything is SVG text."""

import re
from collections.abc import Sequence
from html import escape
from pathlib import Path

from .geometry import Point, Rect

SIGNS = Path(__file__).parent / "signs.svg"
INK, PAPER, LINE, RED, GOLD = "#2b2112", "#f3ead2", "#b9a577", "#7a1f1f", "#e8c65a"
FONT = "'EB Garamond', Garamond, 'Times New Roman', serif"


def sheet(width: float, height: float, title: str, parts: Sequence[str]) -> str:
    """The whole drawing, with the signs that it uses."""
    signs = re.search(r"<defs>.*</defs>", SIGNS.read_text("utf-8"), re.DOTALL)
    assert signs, f"no signs in {SIGNS}"
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'font-family="{FONT}" role="img"><title>{escape(title)}</title>'
    )
    return "\n".join([head, signs[0], *parts, "</svg>"]) + "\n"


def put(sign: str, place: Point, more: str = "", **style: str | float) -> str:
    """A sign at a place, perhaps turned or scaled."""
    spot = f"translate({place.x:.1f} {place.y:.1f}) {more}".strip()
    return f'<use href="#{sign}" transform="{spot}"{attributes(style)}/>'


def stroke(line: Sequence[Point], colour: str, width: float, **style: str | float) -> str:
    path = " ".join(f"{point.x:.1f},{point.y:.1f}" for point in line)
    return (
        f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="{width}" '
        f'stroke-linejoin="round"{attributes(style)}/>'
    )


def frame(
    box: Rect, width: float, colour: str = INK, fill: str = "none", **style: str | float
) -> str:
    return (
        f'<rect x="{box.x:.1f}" y="{box.y:.1f}" width="{box.width:.1f}" height="{box.height:.1f}" '
        f'fill="{fill}" stroke="{colour}" stroke-width="{width}"{attributes(style)}/>'
    )


def disc(place: Point, radius: float, fill: str, colour: str, **style: str | float) -> str:
    return (
        f'<circle cx="{place.x:.1f}" cy="{place.y:.1f}" r="{radius}" fill="{fill}" '
        f'stroke="{colour}"{attributes(style)}/>'
    )


def panel(box: Rect) -> str:
    """A piece of clean paper with a double edge."""
    return frame(box, 2, fill=PAPER) + frame(box.grown(-6), 1, LINE)


def write(place: Point, words: str, size: float, *, fill: str = INK, **style: str | float) -> str:
    """Letters, in the middle of the place unless an anchor is named."""
    style.setdefault("text_anchor", "middle")
    return (
        f'<text x="{place.x:.1f}" y="{place.y:.1f}" font-size="{size:.4g}" '
        f'fill="{fill}"{attributes(style)}>{escape(words)}</text>'
    )


def write_over(place: Point, words: str, size: float, **style: str) -> str:
    """Letters that stay readable over roads: they stand in a halo."""
    halo = {"stroke": PAPER, "stroke_width": "4", "stroke_opacity": "0.85"} | style
    return write(place, words, size, fill="none", **halo) + write(place, words, size, **style)


def attributes(style: dict[str, str | float]) -> str:
    return "".join(f' {name.replace("_", "-")}="{value}"' for name, value in style.items())
