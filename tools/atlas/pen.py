"""What the pen can do: SVG with plain attributes, no font, no link out.

Its only style sheet chooses between two languages: a picture whose address ends in `#en` shows the
English words, any other the French ones.
"""

from collections.abc import Iterable, Sequence
from html import escape

from .lines import path
from .projection import Point

Style = str | float

IN_TONGUES = (
    ".en{display:none}#en:target~.en,#en:target~* .en{display:inline}"
    "#en:target~.fr,#en:target~* .fr{display:none}"
)


def sheet(width: float, height: float, title: str, parts: Iterable[str]) -> str:
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}" height="{height:g}" '
        f'viewBox="0 0 {width:g} {height:g}"><title>{escape(title)}</title>'
    )
    drawn = list(parts)
    if any('class="en"' in part for part in drawn):
        drawn.insert(0, f'<style>{IN_TONGUES}</style><g id="en"/>')
    return "\n".join([head, *drawn, "</svg>"]) + "\n"


def element(name: str, inside: str = "", /, **style: Style) -> str:
    attributes = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{number(value)}"' for key, value in style.items()
    )
    return f"<{name}{attributes}>{inside}</{name}>" if inside else f"<{name}{attributes}/>"


def number(value: Style) -> str:
    return f"{value:.5g}" if isinstance(value, float) else str(value)


def shape(data: str, fill: str, **style: Style) -> str:
    return element("path", d=data, fill=fill, **style) if data else ""


def stroke(data: str, colour: str, width: float, **style: Style) -> str:
    return shape(data, "none", stroke=colour, stroke_width=width, **style)


def outline(line: Sequence[Point], colour: str, width: float, **style: Style) -> str:
    return stroke(path(line), colour, width, stroke_linejoin="round", **style)


def disc(at: Point, radius: float, fill: str, **style: Style) -> str:
    return element("circle", cx=round(at.x, 1), cy=round(at.y, 1), r=radius, fill=fill, **style)


def frame(
    left: float, top: float, right: float, bottom: float, fill: str = "none", **style: Style
) -> str:
    return element(
        "rect", x=left, y=top, width=right - left, height=bottom - top, fill=fill, **style
    )


def group(parts: Iterable[str], **style: Style) -> str:
    return element("g", "".join(parts), **style)


def in_tongues(french: Iterable[str], english: Iterable[str]) -> str:
    """Words of which a reader sees one lot, in his language, if they differ."""
    one, other = "".join(french), "".join(english)
    return one if one == other else group([one], class_="fr") + group([other], class_="en")


def put(sign: str, at: Point, more: str = "", **style: Style) -> str:
    """A sign of the sheet at a place, perhaps turned or scaled."""
    spot = f"translate({at.x:.1f} {at.y:.1f}) {more}".strip()
    return element("use", href=f"#{sign}", transform=spot, **style)


def gradient(id_: str, stops: Sequence[tuple[float, str, float]], **style: Style) -> str:
    inside = "".join(
        element("stop", offset=offset, stop_color=colour, stop_opacity=opacity)
        for offset, colour, opacity in stops
    )
    return element("radialGradient", inside, id=id_, **style)
