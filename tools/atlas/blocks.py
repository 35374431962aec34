"""The wooden blocks: nation by colour and letter; name and figures if the seat may know them."""

from collections.abc import Callable, Iterator

from estafette.engine import Figure, Piece

from .geometry import Point, Rect
from .layout import BLOCK
from .pen import GOLD, INK, PAPER, disc, frame, put, write

COLOURS = {"french": "#27458a", "anglo-allied": "#9c2a26", "prussian": "#3a3a3c"}
FATIGUED = "#e08b2c"
HALF = BLOCK / 2


def block(piece: Piece, place: Point, name: Callable[[str], str]) -> str:
    """A block at its place; one that has been activated is dimmed."""
    wood = Rect(0, 0, BLOCK, BLOCK)
    parts = [
        frame(wood._replace(x=2.5, y=3), 0, fill=INK, rx=3, opacity=0.35),
        frame(wood, 1, fill=COLOURS[piece.side], rx=3),
        frame(wood.grown(-2.5), 1, PAPER, rx=2, stroke_opacity=0.45),
        *(face(piece, name) if piece.name else back(letter(name(piece.side)))),
    ]
    if "activated" in piece.marks:
        parts.append(frame(wood, 0, fill=PAPER, rx=3, opacity=0.42))
    return f'<g transform="translate({place.x:.1f} {place.y:.1f})">{"".join(parts)}</g>'


def back(initial: str) -> Iterator[str]:
    """What the enemy sees of a block that stands upright."""
    yield put("shield", Point(HALF, HALF), fill="none", stroke=PAPER, stroke_width=1.4)
    yield write(Point(HALF, HALF + 5.5), initial, 16, fill=PAPER, font_weight=600)


def face(piece: Piece, name: Callable[[str], str]) -> Iterator[str]:
    if piece.kind == "vedette":
        yield put("horse", Point(HALF, HALF), "scale(2)", fill=PAPER)
        return
    title = name(piece.name)
    yield write(Point(HALF, 14.5), title, min(12.5, 76 / len(title)), fill=PAPER, font_weight=600)
    known = {figure.key.rpartition(".")[2]: figure for figure in piece.figures}
    if piece.kind == "commander":
        yield put("star", Point(HALF, 29), "scale(2.1)", fill=GOLD)
    elif known:
        yield from strength(known)
    else:
        yield write(Point(HALF, 34), letter(name(piece.side)), 17, fill=PAPER, font_weight=600)


def strength(known: dict[str, Figure]) -> Iterator[str]:
    """Infantry and cavalry as two large figures, fatigue as pips that fill."""
    for sign, key, x in (("foot", "infantry", 8.5), ("horse", "cavalry", 29)):
        yield put(sign, Point(x, 26.5), fill=PAPER)
        yield write(Point(x + 9, 31.5), str(known[key].value), 17, fill=PAPER, font_weight=600)
    fatigue = known["fatigue"]
    for pip in range(fatigue.most):
        filled = FATIGUED if pip < fatigue.value else "none"
        yield disc(Point(6.2 + pip * 4.8, 39), 1.7, filled, PAPER, stroke_width=0.7)


def letter(name: str) -> str:
    return name[:1].upper()
