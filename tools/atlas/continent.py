"""The sheet of Europe, drawn from its back to its front in the light of day or of the moon."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property

import shapely
from shapely import LineString, Polygon
from shapely.geometry.base import BaseGeometry

from .alphabet import outlines, width
from .areas import outline_of, wandering
from .engraving import BARREN, PEAKS, TUFT, engravings
from .europe import Europe
from .labels import Rect
from .letterpress import cut, set_along, style_of
from .lines import length, path
from .ornament import border, cartouche, compass, inks, paper
from .palette import NIGHT, Palette
from .pen import disc, element, frame, group, in_tongues, put, shape, sheet, stroke
from .projection import Point
from .terrain import Free, scattered, trees, water

RIPPLES = (3.5, 8.0, 13.5, 20.0, 28.0)  # lines along the coast
EDGE = 15.0  # twice the breadth of the colour along a frontier
COLOURS = {
    "france": "#27458a", "britain": "#9c2a26", "preussen": "#3a3a3c", "austria": "#a8842c",
    "russia": "#3f6b4f", "spain": "#b8862b", "sverige": "#3d6f94",
}  # fmt: skip
MINOR = ("#8a4b6b", "#5f7d3a", "#a35a2a", "#4f7f86", "#7a5c9c")  # in turn
BRIGHT = {
    "#27458a": "#6f93e6", "#9c2a26": "#d9665c", "#3a3a3c": "#a9b3c2", "#a8842c": "#d8bd6a",
    "#3f6b4f": "#72b08c", "#b8862b": "#e0b45a", "#3d6f94": "#6fb0dc",
    "#8a4b6b": "#c48aa8", "#5f7d3a": "#9cc26e", "#a35a2a": "#d8935f", "#4f7f86": "#84bcc4",
    "#7a5c9c": "#b296d8",
}  # fmt: skip
ROSE, CARTOUCHE = 84.0, Point(205.0, 104.0)
SIGN = 0.46  # a capital is a small fortress


class Continent:
    """One sheet in one light."""

    def __init__(
        self,
        europe: Europe,
        marks: Mapping[str, Sequence[str]],
        towns: Mapping[str, str],
        colours: Palette,
    ) -> None:
        self.europe, self.marks, self.towns, self.colours = europe, marks, towns, colours
        self.night = colours is NIGHT
        self.width, self.height = europe.width, europe.height

    title = "L’Europe, 1805–1815"
    edge = EDGE

    def drawn(self) -> str:
        parts = [
            element("defs", "".join([*inks(self.colours, self.width, self.height), *self.defs()])),
            *paper(self.width, self.height, 24),
            group([part for layer in self.layers() for part in layer], clip_path="url(#sheet)"),
            *border(self.colours, self.width, self.height, Point(46.0, 46.0)),
            *self.furniture(),
        ]
        return sheet(self.width, self.height, self.title, parts)

    def layers(self) -> tuple[Iterator[str], ...]:
        return (
            self.sea(), self.ground(), self.countries(), self.barren(), self.rivers(),
            self.wilds(), self.marshes(), self.mountains(), self.borders(), self.coast(),
            self.ice(), self.seas(), self.beyond(), self.places(), self.ships(),
        )  # fmt: skip

    def defs(self) -> Iterator[str]:
        """What is drawn more than once."""
        yield from engravings(self.colours)
        yield element("path", id="land", d=outline_of(self.land))
        lettered = [*self.europe.data.get("sea", ()), *self.europe.data.get("beyond", ())]
        yield from cut(name for words in lettered for name in both(words))
        for id_, ground in self.europe.countries.items():
            yield element("path", id=f"c-{id_}", d=outline_of(ground.simplify(0.4)))
            yield element("clipPath", element("use", href=f"#c-{id_}"), id=f"in-{id_}")

    @cached_property
    def land(self) -> BaseGeometry:
        return self.europe.land.intersection(self.europe.sheet).simplify(0.3)

    def sea(self) -> Iterator[str]:
        """A wash, with the lines that engravers draw along a coast, fainter outwards."""
        c = self.colours
        wash, line = (c.water_edge, c.water) if self.night else (c.water, c.water_edge)
        yield frame(0, 0, self.width, self.height, wash, fill_opacity=0.8)
        for number, far in enumerate(RIPPLES):
            ripple = self.land.buffer(far, quad_segs=3).simplify(0.7 + far * 0.05)
            yield stroke(outline_of(ripple), line, 0.9, stroke_opacity=0.62 - 0.115 * number)

    def ground(self) -> Iterator[str]:
        """The land one plays on is light; what lies beyond is dark and quiet."""
        c = self.colours
        yield element("use", href="#land", fill=c.paper_dark)
        for id_ in self.europe.countries:
            yield element("use", href=f"#c-{id_}", fill=c.paper_light)

    def countries(self) -> Iterator[str]:
        """A country is known by the colour along its frontier, as colourists washed it by hand."""
        for id_ in self.europe.countries:
            yield element("use", href=f"#c-{id_}", fill=self.colour(id_), fill_opacity=0.05)
            edges = [
                element("use", href=f"#c-{id_}", fill="none", stroke=self.colour(id_),
                        stroke_width=breadth, stroke_opacity=0.26, stroke_linejoin="round")
                for breadth in (self.edge, self.edge * 0.5)
            ]  # fmt: skip
            yield group(edges, clip_path=f"url(#in-{id_})")

    def colour(self, country: str) -> str:
        minors = [id_ for id_ in self.europe.countries if id_ not in COLOURS]
        colour = COLOURS.get(country) or MINOR[minors.index(country) % len(MINOR)]
        return BRIGHT[colour] if self.night else colour

    def barren(self) -> Iterator[str]:
        """Ground that feeds nobody is strewn with sand."""
        for id_, ground in self.europe.areas.items():
            if "barren" in self.marks[id_]:
                inner = outline_of(ground.buffer(-1.5).simplify(0.8))
                yield shape(inner, self.colours.stain, fill_opacity=0.2)
                yield shape(inner, f"url(#{BARREN})")

    def rivers(self) -> Iterator[str]:
        """Rivers meander: no course runs as straight as the few points that are known of it."""
        courses = {
            id_: [at for at in meandering(line) if self.europe.sheet.covers(shapely.Point(at))]
            for id_, line in self.europe.of("river").items()
        }
        breadths = {
            str(number): river["breadth"] * 0.62
            for number, river in enumerate(self.europe.data["river"])
        }
        yield group(water(courses, breadths, self.colours), opacity=0.85)

    def mountains(self) -> Iterator[str]:
        """Chains of small hills in elevation, and more of them wherever an area is all mountain."""
        peaks: list[Point] = []
        for id_, crest in self.europe.of("chain").items():
            broad = self.europe.data["chain"][int(id_)]["broad"] * 44
            slope = LineString(crest).buffer(broad).simplify(1.0)
            for share, opacity in ((1.0, 0.1), (0.55, 0.12)):
                wash = outline_of(LineString(crest).buffer(broad * share).simplify(1.0))
                yield shape(wash, self.colours.hachure, fill_opacity=opacity)
            peaks += scattered(around(slope), 13.5, f"chain {id_}")
        for id_, ground in self.europe.areas.items():
            if "mountain" in self.marks[id_]:
                peaks += scattered(around(ground.buffer(-9)), 25.0, f"mountain {id_}")
        for id_ in self.europe.of("wild").keys() - set(self.europe.data["woods"]):
            peaks += scattered(around(self.europe.grounds[id_].buffer(-4)), 9.0, id_)
        for number, spot in enumerate(sorted(self.apart(peaks), key=lambda at: at.y)):
            kind = f"#peak-{number * 7 % 11 % PEAKS}"
            yield element("use", href=kind, x=round(spot.x), y=round(spot.y))

    def apart(self, spots: Sequence[Point]) -> Iterator[Point]:
        """Those on land, none upon another."""
        kept: set[tuple[int, int]] = set()
        free = Free(self.europe.sheet.buffer(9).difference(self.land.buffer(-6)))
        for spot in free.keeps(spots):
            cell = (round(spot.x / 11), round(spot.y / 8))
            if cell not in kept:
                kept.add(cell)
                yield spot

    def marshes(self) -> Iterator[str]:
        """Tufts of reed over still water, in the bogs and all over an area that is one."""
        spots = [
            spot
            for id_, ring in self.europe.of("marsh").items()
            for spot in scattered(ring, 14, f"marsh {id_}")
        ]
        for id_, ground in self.europe.areas.items():
            if "marsh" in self.marks[id_]:
                spots += scattered(around(ground.buffer(-9)), 30, f"marsh {id_}")
        tufts = "".join(f"M{spot.x:.0f} {spot.y:.0f}{TUFT}" for spot in self.apart(spots))
        yield stroke(tufts, self.colours.water_ink, 1.0, stroke_opacity=0.85)

    def wilds(self) -> Iterator[str]:
        """Woods stand where nobody passes, and snow lies there on the heights."""
        c = self.colours
        for id_ in self.europe.of("wild"):
            ground = self.europe.grounds[id_]
            fill = c.wood if id_ in self.europe.data["woods"] else c.hachure
            yield shape(outline_of(ground.simplify(0.6)), fill, fill_opacity=0.5)
            if id_ in self.europe.data["woods"]:
                yield from trees(scattered(around(ground.buffer(-5)), 9.5, id_))

    def borders(self) -> Iterator[str]:
        """Dashes between areas, dash and dot between countries; a coast is neither."""
        c, inland = self.colours, self.europe.land.buffer(-0.8)
        lines, frontiers = (
            once(grounds.values()).intersection(inland)
            for grounds in (self.europe.areas, self.europe.countries)
        )
        inner = lines_of(lines.difference(frontiers.buffer(1.2)))
        outer = lines_of(frontiers)
        yield stroke(inner, c.paper_light, 2.8, stroke_opacity=0.55)
        yield stroke(inner, c.ink, 1.45, stroke_dasharray="6 3.4", stroke_opacity=0.75)
        yield stroke(outer, c.paper_light, 3.6, stroke_opacity=0.6)
        yield stroke(outer, c.ink, 1.9, stroke_dasharray="11 3.5 1.6 3.5", stroke_opacity=0.9)

    def coast(self) -> Iterator[str]:
        yield element(
            "use", href="#land", fill="none", stroke=self.colours.ink, stroke_width=1.5,
            stroke_linejoin="round",
        )  # fmt: skip

    def ice(self) -> Iterator[str]:
        """A way over the sea that bears only in winter."""
        c = self.colours
        for way in self.europe.crossings.values():
            yield stroke(path(way), c.paper_light, 7.0, stroke_opacity=0.7, stroke_linecap="round")
            yield stroke(path(way), c.water_ink, 2.2, stroke_dasharray="9 6")
            for number in (len(way) // 4, len(way) // 2, 3 * len(way) // 4):
                yield put("flake", way[number])

    def seas(self) -> Iterator[str]:
        for id_, line in self.europe.of("sea").items():
            yield self.lettered(self.europe.data["sea"][int(id_)], line, self.colours.water_ink)

    def beyond(self) -> Iterator[str]:
        for id_, line in self.europe.of("beyond").items():
            yield self.lettered(self.europe.data["beyond"][int(id_)], line, self.colours.lettering)

    def lettered(self, words: Mapping[str, object], line: list[Point], ink: str) -> str:
        """A name on its curve, in French and in English."""
        size = float(str(words["size"]))
        return in_tongues(*(self.curved(name, size, line, ink) for name in both(words)))

    def curved(self, name: str, size: float, line: list[Point], ink: str) -> Iterator[str]:
        """The letters as far apart as the curve is long."""
        room = length(line) * 0.96
        size = min(size, 0.86 * room / width(name, 1.0, style_of(name)))
        spacing = (room - width(name, size, style_of(name))) / (len(name) - 1)
        yield group(set_along(name, size, line, spacing), fill=ink, fill_opacity=0.8)

    def places(self) -> Iterator[str]:
        """A town in every area, with its name where that stays clear of the stacks."""
        c = self.colours
        for id_, at in self.europe.towns.items():
            if "capital" in self.marks[id_]:
                yield put("capital", at, f"scale({SIGN})")
                down, size = 27.0, 15.0
            else:
                yield disc(at, 4.2, c.paper_light, stroke=c.ink, stroke_width=1.2)
                yield disc(at, 1.7, c.roof)
                down, size = 15.0, 12.5
            spot = self.beside(at, self.towns[id_], size, down)
            if spot:
                data = outlines(self.towns[id_], size, spot, "italic", 0.2)
                yield shape(
                    data,
                    c.ink,
                    stroke=c.paper_light,
                    stroke_width=2.2,
                    stroke_opacity=0.8,
                    stroke_linejoin="round",
                    paint_order="stroke",
                )

    def beside(self, at: Point, name: str, size: float, far: float) -> Point | None:
        """The middle of a name that keeps off the stacks: below its town, above, or to a side."""
        half = width(name, size, "italic", 0.2) / 2
        aside = far - size * 0.5 + half
        for x, y in ((0.0, far), (0.0, size * 0.4 - far), (aside, 4.0), (-aside, 4.0)):
            spot = Point(at.x + x, at.y + y)
            letters = Rect(spot.x - half, spot.y - size * 0.8, spot.x + half, spot.y + 3)
            if not any(letters.overlap(room) for room in self.europe.rooms.values()):
                return spot
        return None

    def ships(self) -> Iterator[str]:
        for x, y, size in self.europe.data["ships"]:
            yield put("ship", Point(x, y), f"scale({size})")

    def furniture(self) -> Iterator[str]:
        rose, tablet = self.europe.data["rose"], self.europe.data["tablet"]
        yield from compass(self.colours, Point(*rose), ROSE)
        yield from cartouche(
            self.colours,
            Point(*tablet),
            CARTOUCHE,
            (
                (("L’EUROPE", "EUROPE"), 46.0, "roman", -34.0),
                (("au temps de Napoléon", "in the time of Napoleon"), 23.0, "italic", 16.0),
                (("1805–1815", "1805–1815"), 30.0, "roman", 62.0),
            ),
        )


def both(words: Mapping[str, object]) -> tuple[str, str]:
    """A name in French and in English."""
    return str(words["name"]), str(words["english"])


def around(ground: BaseGeometry) -> list[Point]:
    """The ring of the largest part of a ground."""
    largest = max(shapely.get_parts(ground), key=lambda part: float(part.area))
    return [Point(*at) for at in Polygon(largest.exterior).exterior.coords]


def meandering(line: Sequence[Point]) -> list[Point]:
    course = LineString(line).segmentize(3.0)
    return [Point(*at) for at in shapely.transform(course, wandering).simplify(0.4).coords]


def once(grounds: Iterable[BaseGeometry]) -> BaseGeometry:
    """Every border only once, though two share it."""
    lines: BaseGeometry = LineString()
    for ground in grounds:
        lines = shapely.union(lines, ground.boundary.difference(lines.buffer(1.0)))
    return lines


def lines_of(lines: BaseGeometry) -> str:
    """Path data of every line."""
    merged = shapely.line_merge(lines).simplify(0.3)
    return "".join(
        path([Point(*at) for at in line.coords])
        for line in shapely.get_parts(merged)
        if line.length > 9
    )
