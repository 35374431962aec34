"""The sheet of a theatre of war: borders that are rivers or mountains, passes, straits, emblems."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from math import dist

import shapely
from shapely import LineString
from shapely.geometry.base import BaseGeometry

from .alphabet import outlines
from .areas import outline_of
from .barriers import Ends, chain, crossed, shared
from .continent import ROSE, Continent, around, lines_of
from .emblems import HEIGHT, LARGE, Row, emblems, hatch
from .engraving import PEAKS, TUFT
from .labels import Rect
from .lines import along, length, path
from .ornament import cartouche, compass
from .palette import Palette
from .pen import Style, element, frame, group, in_tongues, put, shape, stroke
from .projection import Point
from .realm import Realm
from .terrain import scattered, trees

RIPPLES = (3.5, 8.5, 15.0, 23.0)  # lines along the coast
REVOLT, RED = "revolt", "#b5382b"
RIVER, BANK = 4.4, 7.2  # the breadth of the water, and with its banks
STONES = 9.0  # the margin of the smaller map
MARGIN = 56.0  # what the frame of the sheet covers
CARTOUCHE = Point(235.0, 116.0)
POWERS = {
    "france": "#27458a", "britain": "#9c2a26", "prussia": "#3a3a3c", "austria": "#a8842c",
    "russia": "#3f6b4f", "spain": "#b8862b", "sweden": "#3d6f94", "turkey": "#7b3f6e",
}  # fmt: skip
LIGHTS = {
    "france": "#6f93e6", "britain": "#d9665c", "prussia": "#a9b3c2", "austria": "#d8bd6a",
    "russia": "#72b08c", "spain": "#e0b45a", "sweden": "#6fb0dc", "turkey": "#c48ab8",
}  # fmt: skip


class Theatre(Continent):
    """One sheet in one light."""

    title = "L’Europe et le Levant, 1792–1815"
    edge = 21.0
    europe: Realm

    def __init__(
        self,
        europe: Realm,
        marks: Mapping[str, Sequence[str]],
        rows: Mapping[str, Row],
        colours: Palette,
    ) -> None:
        super().__init__(europe, marks, {}, colours)
        self.rows = rows

    def layers(self) -> tuple[Iterator[str], ...]:
        return (
            self.sea(), self.ground(), self.countries(), self.uprisings(), self.wilds(),
            self.marshes(), self.borders(), self.rivers(), self.frontiers(), self.mountains(),
            self.coast(), self.straits(), self.passes(), self.seas(), self.beyond(), self.places(),
            self.ships(), self.window(),
        )  # fmt: skip

    def defs(self) -> Iterator[str]:
        yield from super().defs()
        yield from emblems(self.colours)
        yield hatch(REVOLT, RED)
        if self.europe.inset:
            left, top, right, bottom = self.europe.inset.sheet.bounds
            yield element("clipPath", frame(left, top, right, bottom, "#000"), id="window")

    @cached_property
    def land(self) -> BaseGeometry:
        return self.europe.land.simplify(0.4)

    def sea(self) -> Iterator[str]:
        """The smaller map has a sea of its own, over that of the large one."""
        c = self.colours
        wash, line = (c.water_edge, c.water) if self.night else (c.water, c.water_edge)
        yield frame(0, 0, self.width, self.height, wash, fill_opacity=0.8)
        yield from self.ripples(self.land.intersection(self.europe.sheet), line)
        if self.europe.inset:
            left, top, right, bottom = self.europe.inset.sheet.bounds
            m = STONES
            yield frame(left - m, top - m, right + m, bottom + m, c.margin, stroke=c.ink,
                        stroke_width=1.2)  # fmt: skip
            yield frame(left, top, right, bottom, c.paper)
            yield frame(left, top, right, bottom, wash, fill_opacity=0.8)
            shore = self.land.intersection(self.europe.inset.sheet)
            yield group(self.ripples(shore, line), clip_path="url(#window)")

    def ripples(self, land: BaseGeometry, line: str) -> Iterator[str]:
        for number, far in enumerate(RIPPLES):
            ripple = land.buffer(far, quad_segs=2).simplify(1.2 + far * 0.08)
            yield stroke(outline_of(ripple), line, 0.9, stroke_opacity=0.6 - 0.13 * number)

    def colour(self, country: str) -> str:
        if country in POWERS:
            return (LIGHTS if self.night else POWERS)[country]
        return super().colour(country)

    def uprisings(self) -> Iterator[str]:
        """Where a revolt may break out, the ground is hatched in red."""
        for id_, ground in self.europe.areas.items():
            if "uprising" in self.marks[id_]:
                yield shape(outline_of(ground.buffer(-2).simplify(0.8)), f"url(#{REVOLT})")

    def wilds(self) -> Iterator[str]:
        """Ground that nobody crosses: forest, bog or mountain."""
        c, data = self.colours, self.europe.data
        for id_ in self.europe.of("wild"):
            ground = self.europe.grounds[id_]
            fill = c.wood if id_ in data["woods"] else c.water if id_ in data["bogs"] else c.hachure
            yield shape(outline_of(ground.simplify(0.6)), fill, fill_opacity=0.55)
            if id_ in data["woods"]:
                yield from trees(scattered(around(ground.buffer(-5)), 9.5, id_))
            if id_ in data["bogs"]:
                spots = scattered(around(ground.buffer(-6)), 12.5, id_)
                tufts = "".join(f"M{spot.x:.0f} {spot.y:.0f}{TUFT}" for spot in spots)
                yield stroke(tufts, c.water_ink, 1.1)

    @cached_property
    def lines(self) -> dict[Ends, BaseGeometry]:
        """Every border on land."""
        pairs = [ends for ends, kind in self.kinds.items() if kind != "strait"]
        return shared(self.europe.areas, pairs)

    @cached_property
    def kinds(self) -> dict[Ends, str]:
        inset = self.europe.inset.borders if self.europe.inset else {}
        return {**self.europe.borders, **inset}

    def of_kind(self, *kinds: str) -> dict[Ends, BaseGeometry]:
        return {ends: line for ends, line in self.lines.items() if self.kinds[ends] in kinds}

    def borders(self) -> Iterator[str]:
        """Dashes between areas; a river needs none."""
        c = self.colours
        data = "".join(
            lines_of(line)
            for ends, line in self.lines.items()
            if self.kinds[ends] != "river" and not self.is_frontier(ends)
        )
        yield stroke(data, c.paper_light, 2.9, stroke_opacity=0.55)
        yield stroke(data, c.ink, 1.4, stroke_dasharray="6 3.4", stroke_opacity=0.85)

    def rivers(self) -> Iterator[str]:
        """A river that parts two areas is their border."""
        c = self.colours
        data = lines_of(shapely.union_all(list(self.of_kind("river").values())))
        round_: dict[str, Style] = {"stroke_linecap": "round", "stroke_linejoin": "round"}
        yield element("path", id="rivers", d=data, fill="none", stroke=c.water_edge,
                      stroke_width=BANK, **round_)  # fmt: skip
        yield stroke(data, c.water, RIVER, **round_)

    def frontiers(self) -> Iterator[str]:
        """Dash and dot between countries, red as the colourist left them, in rivers too."""
        c = self.colours
        dry, wet = (
            [
                line
                for ends, line in self.lines.items()
                if self.is_frontier(ends) and (self.kinds[ends] == "river") == is_river
            ]
            for is_river in (False, True)
        )
        wild = [self.europe.grounds[id_].buffer(0.5) for id_ in self.europe.of("wild")]
        rim = shapely.union_all([*self.europe.countries.values(), *wild]).boundary
        dry.append(rim.intersection(self.europe.land.buffer(-1.6)))
        data = "".join(lines_of(line) for line in dry)
        yield stroke(data, c.paper_light, 3.8, stroke_opacity=0.6)
        yield stroke(data, c.ditch, 2.2, stroke_dasharray="11 3.5 1.8 3.5")
        data = "".join(lines_of(line) for line in wet)
        yield stroke(data, c.ditch, 1.3, stroke_dasharray="11 3.5 1.8 3.5")

    def is_frontier(self, ends: Ends) -> bool:
        one, other = (self.europe.seats[end].country for end in ends)
        return one != other

    def mountains(self) -> Iterator[str]:
        """Chains along the borders that they bar, and more wherever nobody passes."""
        peaks: list[Point] = []
        for ends, line in self.of_kind("pass", "mountain").items():
            closed = self.kinds[ends] == "mountain"
            for broad, opacity in ((15.0, 0.13), (8.0, 0.15)):
                slope = line.buffer(broad * (1.3 if closed else 1.0)).simplify(1.0)
                yield shape(outline_of(slope), self.colours.hachure, fill_opacity=opacity)
            peaks += chain(line, "--".join(ends), closed=closed)
        for id_, crest in self.europe.of("chain").items():
            broad = self.europe.data["chain"][int(id_)]["broad"] * 44
            peaks += scattered(around(LineString(crest).buffer(broad)), 15.0, f"chain {id_}")
        rest = {*self.europe.data["woods"], *self.europe.data["bogs"]}
        for id_ in self.europe.of("wild").keys() - rest:
            peaks += scattered(around(self.europe.grounds[id_].buffer(-4)), 11.0, id_)
        for number, spot in enumerate(sorted(self.apart(peaks), key=lambda at: at.y)):
            kind = f"#peak-{number * 7 % 11 % PEAKS}"
            yield element("use", href=kind, x=round(spot.x), y=round(spot.y))

    def passes(self) -> Iterator[str]:
        for line in self.of_kind("pass").values():
            at, bearing = crossed(line)
            yield put("pass", at, f"rotate({bearing:.0f})")

    def straits(self) -> Iterator[str]:
        """A way over the sea, with an arrow at either end."""
        c = self.colours
        for way in self.europe.crossings.values():
            yield stroke(path(way), c.paper_light, 8.0, stroke_opacity=0.75, stroke_linecap="round")
            yield stroke(path(way), c.roof, 3.0, stroke_dasharray="7 4.5")
            for line in (way, way[::-1]):
                at, bearing = along(line, length(line))
                tip = f"translate({at.x:.1f} {at.y:.1f}) rotate({bearing:.0f})"
                yield shape("M7 0L-7-6.5L-3.5 0L-7 6.5Z", c.roof, transform=tip)

    def places(self) -> Iterator[str]:
        """Every town with its emblems in a row, clear of the stacks as far as may be."""
        for id_, at in self.stands.items():
            for name, spot in self.rows[id_].placed(at):
                yield put(name, spot, f"scale({LARGE})")

    @cached_property
    def stands(self) -> dict[str, Point]:
        """Where the row of each area stands: near its town, but above all not under its stacks."""
        stands: dict[str, Point] = {}
        taken = list(self.occupied())
        for id_ in sorted(self.rows, key=lambda id_: -self.rows[id_].wide):
            if not self.rows[id_].names:
                continue
            half = Point(self.rows[id_].wide / 2, HEIGHT / 2)
            stands[id_] = self.stand(id_, half, taken)
            taken.append(box_around(stands[id_], half))
        return stands

    def occupied(self) -> Iterator[Rect]:
        """Where stacks and names will be."""
        for at in self.europe.places.values():
            yield Rect(at.x - 54, at.y - 30, at.x + 54, at.y + 44)

    def stand(self, id_: str, half: Point, taken: Sequence[Rect]) -> Point:
        town, middle = self.europe.towns[id_], self.europe.places[id_]
        home = self.europe.areas[id_].buffer(-5)
        foreign = self.land.intersection(home.envelope.buffer(60)).difference(home)
        near = [rect for rect in taken if rect.grown(90).overlap(box_around(middle, Point(60, 60)))]
        wet = 1.5 if "port" in self.rows[id_].names else 8.0  # in the sea
        best, least = town, float("inf")
        for dx in range(-100, 101, 10):
            for dy in range(-96, 97, 8):
                at = Point(middle.x + dx, middle.y + dy)
                room = box_around(at, half)
                if room.bottom > self.height - MARGIN or room.top < MARGIN:
                    continue
                price = 6 * sum(room.overlap(rect) for rect in near)
                price += dist(at, town) + abs(dx) + abs(dy)
                if price < least:
                    box = shapely.box(*room)
                    price += 5 * float(foreign.intersection(box).area)
                    price += wet * float(box.difference(home).area)
                if price < least:
                    best, least = at, price
        return best

    def window(self) -> Iterator[str]:
        """The frame and the title of the smaller map."""
        if not self.europe.inset:
            return
        c, (left, top, right, bottom) = self.colours, self.europe.inset.sheet.bounds
        for inset, thick in ((0.0, 1.6), (-STONES, 2.6)):
            yield frame(left + inset, top + inset, right - inset, bottom - inset, stroke=c.ink,
                        stroke_width=thick)  # fmt: skip
        at = Point(left + 130, top + 230)
        french, english = (
            shape(outlines(words, 30.0, at, "roman", 5.0), c.water_ink)
            for words in self.europe.inset.data["title"]
        )
        yield in_tongues([french], [english])

    def furniture(self) -> Iterator[str]:
        rose, tablet = self.europe.data["rose"], self.europe.data["tablet"]
        yield from compass(self.colours, Point(*rose), ROSE)
        yield from cartouche(
            self.colours,
            Point(*tablet),
            CARTOUCHE,
            (
                (("L’EUROPE", "EUROPE"), 52.0, "roman", -40.0),
                (("de Valmy à Waterloo", "from Valmy to Waterloo"), 26.0, "italic", 14.0),
                (("1792–1815", "1792–1815"), 32.0, "roman", 66.0),
            ),
        )


def box_around(at: Point, half: Point) -> Rect:
    return Rect(at.x - half.x, at.y - half.y, at.x + half.x, at.y + half.y)
