"""A position of Napoléon 1815 on its map: what one seat may see, as blocks on the drawn sheet.

python tools/picture.py docs/images/campaign-1815.svg
python tools/picture.py ligny.svg --scenario intro-ligny --seat coalition --option combat=dice
"""

import argparse
import re
from collections.abc import Callable, Iterator, Mapping
from html import escape
from pathlib import Path

from atlas.pen import disc, element, frame, group, shape, stroke
from atlas.projection import Point

from estafette.ai import Recruit
from estafette.engine import Board, Figure, Frame, Marker, Messages, Piece, Space, secret_of, settle
from estafette.games import find
from estafette.match import Chair, Match

GAME = "napoleon-1815"
LANGUAGE = "fr"  # of a map of the time
FIRST_OPERATION = "operations.designate"
FONT = "'EB Garamond', Garamond, 'Times New Roman', serif"
INK, PAPER, GOLD, FATIGUED = "#2b2112", "#f3ead2", "#e8c65a", "#e08b2c"
COLOURS = {"french": "#27458a", "anglo-allied": "#9c2a26", "prussian": "#3a3a3c"}
BLOCK, DOWN = 50.0, 17.0  # the side of a block, and how much of the one behind is left to see
RADIUS = 32.0  # of a zone: its stacks stand on the lower edge and grow upwards
ORDER = {"commander": 0, "vedette": 2}
SHIELD = "M-10 -12H10V0C10 7 5 11.5 0 14C-5 11.5 -10 7 -10 0Z"
STAR = "M0 -10L2.6 -3.2L9.6 -3L4 1.4L6 8.2L0 4.2L-6 8.2L-4 1.4L-9.6 -3L-2.6 -3.2Z"
FOOT = "M-2 5V.5L-3 -1.5H3L2 .5V5ZM-2.2 -2.2V-5.4L0 -6.6L2.2 -5.4V-2.2Z"
HORSE = "M-5 5L-3.6 .6C-2.6 -2.6 -1 -5 1.6 -6.6L2.4 -5.2C4 -4.4 5 -2.6 5.2 -1L3.6 0L1.6 -1.2C2.6 1 2.2 3 1.4 5Z"  # noqa: E501


def main() -> None:
    parser = argparse.ArgumentParser(description="Draw a position on the map of the time.")
    parser.add_argument("file", type=Path)
    parser.add_argument("--scenario", default="campaign-1815")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--seat", default="french")
    parser.add_argument("--seed", default="1815")
    asked = parser.parse_args()
    options = dict(pair.split("=", 1) for pair in asked.option)
    if asked.scenario == "campaign-1815":
        options.setdefault("rules", "grognard")
    match = opening(asked.scenario, options, asked.seed)
    asked.file.write_text(draw(match, asked.seat), "utf-8")


def opening(scenario: str, options: Mapping[str, str], seed: str) -> Match:
    """A match at its first operation; recruits have made the choices before it."""
    rules = find(GAME)
    printed = rules.read(None)
    match = Match.start(rules, printed, settle(printed, scenario, options), secret_of(seed))
    recruit = Recruit(seed)
    while match.open[0].rule != FIRST_OPERATION:
        seat = match.open[0].seat
        match.choose(seat, recruit.choose(Chair(match, seat)))
    return match


def draw(match: Match, seat: str | None) -> str:
    printed = match.game.printed
    board = match.rules.board(printed, match.setup)
    words = Messages([match.rules.folder / "text"], printed.names)
    table = Table(board, lambda id_: words.name(id_, LANGUAGE))
    view = match.view(seat)
    title = words.say(f"scenario.{match.setup.scenario}", {}, LANGUAGE)
    assert board.pictures
    drawing = (match.rules.folder / "drawing" / board.pictures.day).read_text("utf-8")
    parts = [
        re.sub(r"^<svg[^>]*><title>.*?</title>|</svg>\s*$", "", drawing),
        *table.flags(view.markers),
        *table.stacks(view.pieces),
        *(table.name_of(space) for space in board.spaces),
    ]
    return table.framed(title, parts)


class Table:
    """The board with what stands on it."""

    def __init__(self, board: Board, name: Callable[[str], str]) -> None:
        self.board, self.name = board, name
        self.spaces = {space.id: space for space in board.spaces}

    def framed(self, title: str, parts: list[str]) -> str:
        """The zones in play; the whole sheet if they fill most of it."""
        part = self.board.frame
        assert part
        if part.width > self.board.width * 0.8:
            part = Frame(0, 0, self.board.width, self.board.height)
        view = f"{part.x:g} {part.y:g} {part.width:g} {part.height:g}"
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}" font-family="{FONT}" '
            f'role="img"><title>{escape(title)}</title>\n' + "\n".join(parts) + "\n</svg>\n"
        )

    def name_of(self, space: Space) -> str:
        label = space.label
        assert label
        slant = "italic" if space.kind in ("clear", "wooded") else "normal"
        return write(
            Point(space.x + label.x, space.y + label.y), self.name(space.id), 20,
            text_anchor=label.anchor, font_style=slant, stroke=PAPER, stroke_width=4,
            stroke_opacity=0.85, paint_order="stroke",
        )  # fmt: skip

    def flags(self, markers: tuple[Marker, ...]) -> Iterator[str]:
        """Who holds a zone: a flag on its edge."""
        for marker in markers:
            if marker.kind == "flag":
                space = self.spaces[marker.space]
                parts = [
                    stroke("M0 22V0", INK, 1.8),
                    shape("M0 0H20L15 6L20 12H0Z", COLOURS[marker.side], stroke=INK),
                    write(Point(8, 9.8), letter(self.name(marker.side)), 10.5, fill=PAPER),
                ]
                spot = f"translate({space.x + 22:.1f} {space.y - 46:.1f})"
                yield group(parts, transform=spot)

    def stacks(self, pieces: tuple[Piece, ...]) -> Iterator[str]:
        """The blocks of each zone, side by side for each army, commanders in front."""
        for space in sorted(self.spaces.values(), key=lambda space: space.y):
            here = [piece for piece in pieces if piece.space == space.id]
            sides = sorted({piece.side for piece in here})
            for number, side in enumerate(sides):
                stack = [piece for piece in here if piece.side == side]
                stack.sort(key=lambda piece: -ORDER.get(piece.kind, 1))
                left = space.x - BLOCK * len(sides) / 2 + number * BLOCK
                top = space.y + RADIUS - BLOCK - DOWN * (len(stack) - 1)
                for place, piece in enumerate(stack):
                    yield self.block(piece, Point(left, top + place * DOWN))

    def block(self, piece: Piece, at: Point) -> str:
        """A block of wood; one that has been activated is dimmed."""
        parts = [
            frame(2.5, 3, BLOCK + 2.5, BLOCK + 3, INK, rx=3, opacity=0.35),
            frame(0, 0, BLOCK, BLOCK, COLOURS[piece.side], rx=3, stroke=INK, stroke_width=1),
            frame(2.5, 2.5, BLOCK - 2.5, BLOCK - 2.5, rx=2, stroke=PAPER, stroke_opacity=0.45),
            *(self.face(piece) if piece.name else self.back(piece)),
        ]
        if "activated" in piece.marks:
            parts.append(frame(0, 0, BLOCK, BLOCK, PAPER, rx=3, opacity=0.42))
        return group(parts, transform=f"translate({at.x:.1f} {at.y:.1f})")

    def back(self, piece: Piece) -> Iterator[str]:
        """What the enemy sees of a block that stands upright."""
        half = BLOCK / 2
        yield shape(SHIELD, "none", stroke=PAPER, stroke_width=1.4, transform=moved(half, half))
        yield write(Point(half, half + 5.5), letter(self.name(piece.side)), 16, fill=PAPER)

    def face(self, piece: Piece) -> Iterator[str]:
        half = BLOCK / 2
        if piece.kind == "vedette":
            yield shape(HORSE, PAPER, transform=f"{moved(half, half)} scale(2)")
            return
        title = self.name(piece.name)
        yield write(Point(half, 14.5), title, min(13.5, 82 / len(title)), fill=PAPER)
        known = {figure.key.rpartition(".")[2]: figure for figure in piece.figures}
        if piece.kind == "commander":
            yield shape(STAR, GOLD, transform=moved(half, 32))
        elif known:
            yield from strength(known)
        else:
            yield write(Point(half, 37), letter(self.name(piece.side)), 17, fill=PAPER)


def strength(known: dict[str, Figure]) -> Iterator[str]:
    """Infantry and cavalry as two large figures, fatigue as pips that fill."""
    for sign, key, x in ((FOOT, "infantry", 10.0), (HORSE, "cavalry", 31.0)):
        yield shape(sign, PAPER, transform=moved(x, 28.5))
        yield write(Point(x + 9, 33.5), str(known[key].value), 17, fill=PAPER)
    fatigue = known["fatigue"]
    for pip in range(fatigue.most):
        filled = FATIGUED if pip < fatigue.value else "none"
        yield disc(Point(7.4 + pip * 5, 42.5), 1.8, filled, stroke=PAPER, stroke_width=0.7)


def write(at: Point, words: str, size: float, fill: str = INK, **style: str | float) -> str:
    style.setdefault("text_anchor", "middle")
    return element(
        "text",
        escape(words),
        x=round(at.x, 1),
        y=round(at.y, 1),
        font_size=size,
        fill=fill,
        **style,
    )


def moved(x: float, y: float) -> str:
    return f"translate({x:g} {y:g})"


def letter(name: str) -> str:
    return name[:1].upper()


if __name__ == "__main__":
    main()
