"""The chart itself, drawn from its back to its front."""

from collections.abc import Iterator
from math import cos, sin

from estafette.engine import Board, Messages, Piece, View

from .blocks import COLOURS, block, letter
from .geometry import Point, Rect, angle, curve, middle, nearest, spline
from .layout import RADIUS, STEP, Layout
from .pen import INK, PAPER, RED, disc, frame, panel, put, sheet, stroke, write, write_over

LANGUAGE = "fr"  # of a map of the time
MARGIN = 36
TREES = 34
COUNTRIES = {"france": "FRANCE", "netherlands": "PAYS-BAS"}


class Chart:
    """A board and what one seat sees on it."""

    def __init__(
        self, board: Board, view: View, words: Messages, title: str, league: float
    ) -> None:
        self.view, self.words, self.title, self.league = view, words, title, league
        self.stacks = {space.id: self.stack(space.id) for space in board.spaces}
        names = {space.id: self.name(space.id) for space in board.spaces}
        counts = {zone: len(pieces) for zone, pieces in self.stacks.items() if pieces}
        self.layout = Layout(board, names, counts, view.markers)

    def name(self, id_: str) -> str:
        return self.words.name(id_, LANGUAGE)

    def stack(self, zone: str) -> list[Piece]:
        """Commanders first, vedettes last."""
        order = {"commander": 0, "vedette": 2}
        pieces = [piece for piece in self.view.pieces if piece.space == zone]
        return sorted(pieces, key=lambda piece: (piece.side, order.get(piece.kind, 1)))

    def drawn(self) -> str:
        layers = (
            self.paper(), self.frontier(), self.waters(), self.countries(), self.margin(),
            self.woods(), self.roads(), self.signs(), self.markers(), self.seals(), self.blocks(),
            self.names(), self.cartouche(), self.legend(), self.compass(),
        )  # fmt: skip
        parts = [part for layer in layers for part in layer]
        return sheet(self.layout.width, self.layout.height, self.title, parts)

    def paper(self) -> Iterator[str]:
        whole = Rect(0, 0, self.layout.width, self.layout.height)
        yield frame(whole, 0, fill="url(#paper)")

    def frontier(self) -> Iterator[str]:
        """The frontier of 1814 crosses every road that leaves France."""
        spaces = self.layout.spaces
        crossed = sorted(
            middle(road)
            for link, road in self.layout.roads.items()
            if len({spaces[end].marks for end in link.ends}) == 2
        )
        if crossed:
            first, last = crossed[0], crossed[-1]
            beyond = Point(last.x + 420, self.layout.height)
            line = spline([Point(0, first.y - 40), *crossed, beyond])
            yield stroke(line, COLOURS["french"], 13, stroke_opacity=0.16)
            yield stroke(line, INK, 1.5, stroke_dasharray="9 4 2 4", stroke_opacity=0.7)

    def waters(self) -> Iterator[str]:
        for river in self.layout.rivers.values():
            yield stroke(river, "#7fa3ad", 6.5)
        for name, river in self.layout.rivers.items():
            yield stroke(river, "#c3d8d6", 3.2)
            yield from self.name_of_river(name, river)

    def name_of_river(self, name: str, river: list[Point]) -> Iterator[str]:
        """Along the water, where there is most room."""
        sheet_ = Rect(0, 0, self.layout.width, self.layout.height).grown(-90)
        inside = [n for n in range(4, len(river) - 4) if sheet_.holds(river[n])]
        if inside:
            here = max(inside, key=lambda n: self.layout.room(river[n]))
            a, b = sorted((river[here - 3], river[here + 3]))
            spot = f"translate({river[here].x:.1f} {river[here].y:.1f}) rotate({angle(a, b):.1f})"
            style = {"font_style": "italic", "letter_spacing": "3", "transform": spot}
            yield write(Point(0, -7), name, 17, fill="#3f6670", **style)

    def countries(self) -> Iterator[str]:
        """The name of a country stands in its emptiest corner."""
        for country, name in COUNTRIES.items():
            wide = len(name) * 14.0
            spots = [spot for spot in self.grid(30) if self.is_within(spot, country)]
            if spots:
                best = max(spots, key=lambda spot: self.room_for(spot, wide))
                yield write(best, name, 26, fill="#6e5c37", letter_spacing=9, fill_opacity=0.75)

    def grid(self, step: int) -> Iterator[Point]:
        for x in range(150, self.layout.width - 150, step):
            for y in range(90, self.layout.height - 60, step):
                yield Point(x, y)

    def is_within(self, spot: Point, country: str) -> bool:
        """Are the three zones next to this spot all of that country?"""
        places, spaces = self.layout.places, self.layout.spaces
        around = sorted(places, key=lambda zone: places[zone].to(spot))[:3]
        return all(country in spaces[zone].marks for zone in around)

    def room_for(self, spot: Point, wide: float) -> float:
        """The room left around a word whose letters stand in the middle of this spot."""
        return min(
            self.layout.room(Point(spot.x + wide * side, spot.y - 8)) for side in (-0.7, 0, 0.7)
        )

    def margin(self) -> Iterator[str]:
        """The neatline, over whatever runs off the sheet."""
        wide, high = self.layout.width, self.layout.height
        far, low = wide - MARGIN, high - MARGIN
        inner = f"M{MARGIN} {MARGIN}V{low}H{far}V{MARGIN}Z"
        yield f'<path d="M0 0H{wide}V{high}H0Z{inner}" fill="#e6d9b4"/>'
        for inset, width in ((16, 3), (24, 1), (MARGIN, 1)):
            yield frame(Rect(0, 0, wide, high).grown(-inset), width)
        graduated = Rect(0, 0, wide, high).grown(-30)
        yield frame(graduated, 11, stroke_dasharray="60 60", stroke_opacity=0.55)

    def woods(self) -> Iterator[str]:
        """Trees around the wooded zones, off the roads and clear of what must be read."""
        layout = self.layout
        for zone, space in layout.spaces.items():
            if space.kind == "wooded":
                place = layout.places[zone]
                for number in range(TREES):
                    far, turn = 18 + 1.3 * number, number * 2.4
                    tree = Point(place.x + far * cos(turn), place.y + far * sin(turn) * 0.8)
                    if layout.room(tree) > 8 and self.is_dry(tree):
                        yield put("tree", tree)

    def is_dry(self, spot: Point) -> bool:
        return all(nearest(spot, river) > 9 for river in self.layout.rivers.values())

    def roads(self) -> Iterator[str]:
        for colour, width in (("#6e5c37", 5.0), ("#f6eed6", 2.4)):
            for road in self.layout.roads.values():
                yield stroke(road, colour, width)
        for link, road in self.layout.roads.items():
            if link.kind == "bridge":
                half = len(road) // 2
                yield put(
                    "bridge", road[half], f"rotate({angle(road[half - 1], road[half + 1]):.1f})"
                )

    def signs(self) -> Iterator[str]:
        for zone, space in self.layout.spaces.items():
            yield put(space.kind, self.layout.places[zone])

    def markers(self) -> Iterator[str]:
        for marker in self.view.markers:
            if marker.between:
                here, there = (self.layout.places[end] for end in marker.between)
                road = curve(here, there, 0)
                if marker.kind == "destroyed-bridge":
                    yield put(marker.kind, middle(road))
                else:
                    yield stroke(road[3:8], COLOURS[marker.side], 6, stroke_linecap="round")
            elif marker.kind == "flag":
                yield from self.flag(marker.space, marker.side)
            else:
                yield put(marker.kind, self.layout.places[marker.space])

    def flag(self, zone: str, side: str) -> Iterator[str]:
        place, radius = self.layout.places[zone], RADIUS[self.layout.spaces[zone].kind]
        top = Point(place.x - 3, place.y - radius - 14)
        yield put("flag", top, fill=COLOURS[side])
        yield write(Point(top.x + 6.5, top.y + 8.6), letter(self.name(side)), 9.5, fill=PAPER)

    def seals(self) -> Iterator[str]:
        """What a zone scores."""
        for zone, space in self.layout.spaces.items():
            if space.value:
                place, radius = self.layout.places[zone], RADIUS[space.kind]
                seal = Point(place.x + radius * 0.95, place.y + radius * 0.6)
                number = Point(seal.x, seal.y + 4)
                yield disc(seal, 7, RED, PAPER)
                yield write(number, str(space.value), 11.5, fill=PAPER, font_weight=700)

    def blocks(self) -> Iterator[str]:
        for zone, pieces in self.stacks.items():
            if pieces:
                box = self.layout.boxes[f"stack {zone}"]
                columns = round(box.width / STEP)
                for number, piece in enumerate(pieces):
                    x, y = box.x + number % columns * STEP, box.y + number // columns * STEP
                    yield block(piece, Point(x, y), self.name)

    def names(self) -> Iterator[str]:
        for zone, space in self.layout.spaces.items():
            box, place = self.layout.boxes[f"name {zone}"], self.layout.places[zone]
            size = self.layout.letter_size(zone)
            x, anchor = box.centre.x, "middle"
            if box.x >= place.x:
                x, anchor = box.x + 2, "start"
            elif box.x + box.width <= place.x:
                x, anchor = box.x + box.width - 2, "end"
            slant = "italic" if space.kind in ("clear", "wooded") else "normal"
            spot = Point(x, box.y + size * 0.8)
            yield write_over(spot, self.name(zone), size, text_anchor=anchor, font_style=slant)

    def cartouche(self) -> Iterator[str]:
        """The title, the date, and how the campaign stands."""
        box = self.layout.furniture[0]
        tracks = {track.key: track for track in self.view.tracks}
        turn, victory = tracks["track.turn"], tracks["track.victory"]
        yield panel(box)
        yield write(Point(box.centre.x, box.y + 44), "Napoléon 1815", 30, font_weight=600)
        yield write(Point(box.centre.x, box.y + 72), self.title, 19, font_style="italic")
        date = self.words.say(turn.labels[turn.value - 1], {}, LANGUAGE)
        yield write(Point(box.centre.x, box.y + 97), date, 17)
        bar = Rect(box.x + 36, box.y + 114, box.width - 72, 10)
        share = (victory.value - victory.least) / (victory.most - victory.least)
        yield frame(bar, 0, fill=COLOURS["french"])
        yield frame(bar._replace(width=bar.width * share), 0, fill=COLOURS["anglo-allied"])
        low, right = bar.y + 32, bar.x + bar.width
        yield write(Point(bar.x, low), f"Coalition {victory.value}", 16, text_anchor="start")
        yield write(
            Point(right, low), f"{victory.most - victory.value} Empire", 16, text_anchor="end"
        )

    def legend(self) -> Iterator[str]:
        box = self.layout.furniture[1]
        yield panel(box)
        for number, kind in enumerate(RADIUS):
            place = Point(box.x + 36, box.y + 36 + number * 32)
            yield put(kind, place, f"scale({min(1, 13 / RADIUS[kind]):.2f})")
            yield write(Point(place.x + 26, place.y + 6), self.name(kind), 17, text_anchor="start")
        for number, (side, colour) in enumerate(COLOURS.items()):
            square = Rect(box.x + 26, box.y + 186 + number * 30, 22, 22)
            yield frame(square, 1, fill=colour, rx=2)
            initial = Point(square.centre.x, square.y + 16)
            yield write(initial, letter(self.name(side)), 14, fill=PAPER, font_weight=600)
            yield write(
                Point(square.x + 36, square.y + 17), self.name(side), 17, text_anchor="start"
            )
        yield from self.scale(Point(box.x + 28, box.y + 296))

    def scale(self, left: Point) -> Iterator[str]:
        """Leagues, black and white in turn, as far as there is room."""
        leagues = max(1, int(150 / self.league))
        for number in range(leagues):
            piece = Rect(left.x + number * self.league, left.y, self.league, 6)
            yield frame(piece, 1, fill=PAPER if number % 2 else INK)
        unit = "lieue" if leagues == 1 else "lieues"
        yield write(
            Point(left.x, left.y - 6),
            f"{leagues} {unit}, à peu près",
            15,
            text_anchor="start",
            font_style="italic",
        )

    def compass(self) -> Iterator[str]:
        box = self.layout.furniture[2]
        yield put("compass", Point(box.centre.x, box.y + 75))
        yield write(Point(box.centre.x, box.y + 22), "N", 18)
