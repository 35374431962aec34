"""The sheet of the Grand Empire: powers and their minors, provinces, seas, blockade boxes."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from math import dist
from typing import NamedTuple

import shapely
from shapely import LineString
from shapely.geometry.base import BaseGeometry
from shapely.ops import nearest_points

from .alphabet import outlines, width
from .areas import outline_of
from .barriers import Ends, chain, crossed, shared
from .continent import BRIGHT, MINOR, ROSE, around, lines_of
from .emblems import HEIGHT, Row, hatch
from .engraving import BARREN, PEAKS
from .grand_europe import SPACING, GrandEurope, title
from .labels import Rect
from .letterpress import cut, set_along
from .ornament import cartouche, compass
from .palette import Palette
from .pen import Style, element, frame, group, in_tongues, put, shape, stroke
from .projection import Point
from .strongholds import strongholds
from .terrain import scattered, trees
from .theatre import BANK, CARTOUCHE, RIVER, Theatre, box_around

POWERS = {
    "france": "#27458a", "angleterre": "#9c2a26", "prusse": "#3a3a3c", "autriche": "#a8842c",
    "russie": "#3f6b4f", "espagne": "#b8862b", "turquie": "#7b3f6e", "suede": "#3d6f94",
}  # fmt: skip
LIGHTS = {
    "france": "#6f93e6", "angleterre": "#d9665c", "prusse": "#a9b3c2", "autriche": "#d8bd6a",
    "russie": "#72b08c", "espagne": "#e0b45a", "turquie": "#c48ab8", "suede": "#6fb0dc",
}  # fmt: skip
FRONTIER = "#b5241c"  # between major powers
TINY = 13.0  # the name of a port on its blockade box
TIE = 260.0  # a longer line from a box to its port would say nothing


class Politics(NamedTuple):
    """Who is a major power, how the minors stand in 1805, what belongs to which province."""

    majors: Sequence[str]
    patrons: Mapping[str, tuple[str, str]]
    provinces: Mapping[str, str]
    ice: Sequence[str]
    ports: Mapping[str, tuple[str, str]]  # in French and in English
    seas: Mapping[str, str]  # in English


class Dominions(Theatre):
    """One sheet in one light."""

    title = "L’Europe, 1805–1815"
    edge = 17.0
    europe: GrandEurope

    def __init__(
        self,
        europe: GrandEurope,
        marks: Mapping[str, Sequence[str]],
        rows: Mapping[str, Row],
        colours: Palette,
        politics: Politics,
    ) -> None:
        super().__init__(europe, marks, rows, colours)
        self.politics = politics

    def layers(self) -> tuple[Iterator[str], ...]:
        return (
            self.sea(), self.ground(), self.patronage(), self.countries(), self.barren(),
            self.walls(), self.marshes(), self.limits(), self.borders(), self.rivers(),
            self.mountains(), self.coast(), self.straits(), self.passes(), self.bridges(),
            self.seas(), self.beyond(), self.blockades(), self.places(), self.ships(),
            self.off_map(),
        )  # fmt: skip

    def defs(self) -> Iterator[str]:
        yield from super().defs()
        yield from strongholds(self.colours)
        names = [*self.sea_names.values(), *self.politics.ports.values()]
        yield from cut(word for pair in names for word in pair)
        for kind, patron in sorted(set(self.politics.patrons.values())):
            if patron in POWERS:
                yield self.weave(kind, patron)

    def weave(self, kind: str, patron: str) -> str:
        """The hatch of an ally, crossed for a protectorate, in the colours of the patron."""
        if kind != "protectorate":
            return hatch(f"{kind}-{patron}", self.colour(patron))
        cross = "M-2 2L2-2M0 12L12 0M10 14L14 10M-2 10L2 14M0 0L12 12M10-2L14 2"
        return element("pattern", stroke(cross, self.colour(patron), 1.2, stroke_opacity=0.42),
                       id=f"{kind}-{patron}", width=12, height=12,
                       patternUnits="userSpaceOnUse")  # fmt: skip

    def colour(self, country: str) -> str:
        if country in POWERS:
            return (LIGHTS if self.night else POWERS)[country]
        minors = [id_ for id_ in self.europe.countries if id_ not in POWERS]
        colour = MINOR[minors.index(country) % len(MINOR)]
        return BRIGHT[colour] if self.night else colour

    def patronage(self) -> Iterator[str]:
        """[map.statuses-1805] A minor is hatched in the colour of the power it goes with."""
        for id_ in self.europe.countries:
            kind, patron = self.politics.patrons.get(id_, ("", ""))
            if id_ not in self.politics.majors and patron in POWERS:
                yield element("use", href=f"#c-{id_}", fill=f"url(#{kind}-{patron})")

    def barren(self) -> Iterator[str]:
        """Ground that feeds no army is strewn with sand."""
        for id_, ground in self.europe.areas.items():
            if "poor" in self.marks[id_]:
                inner = outline_of(ground.buffer(-1.5).simplify(0.8))
                wash = self.colours.paper_dark if self.night else self.colours.stain
                yield shape(inner, wash, fill_opacity=0.55 if self.night else 0.22)
                yield shape(inner, f"url(#{BARREN})")

    def walls(self) -> Iterator[str]:
        """Ground that nobody crosses: a wood, unless the mountains are near."""
        c = self.colours
        for id_, ground in self.europe.walls.items():
            rock = self.europe.is_rock(id_)
            fill = c.hachure if rock else c.wood
            yield shape(outline_of(ground.simplify(0.6)), fill, fill_opacity=0.5 if rock else 0.9)
            if not rock:
                yield from trees(scattered(around(ground.buffer(-1)), 9.0, id_))

    def limits(self) -> Iterator[str]:
        """Where one sea ends and the next begins; with flakes where the ice does."""
        c = self.colours
        lines = [
            (one, other, self.limit(one, other))
            for number, one in enumerate(self.europe.waters)
            for other in list(self.europe.waters)[number + 1 :]
        ]
        lines = [(one, other, line) for one, other, line in lines if line.length > 12]
        data = "".join(lines_of(line) for _, _, line in lines)
        yield element("path", id="limits", d=data, fill="none", stroke=c.water_ink,
                      stroke_width=2.0, stroke_dasharray="2 7", stroke_linecap="round",
                      stroke_opacity=0.9)  # fmt: skip
        yield stroke(data, c.paper_light, 6.0, stroke_opacity=0.16)
        for one, other, line in lines:
            if (one in self.politics.ice) != (other in self.politics.ice):
                yield stroke(lines_of(line), c.paper_light, 4.0, stroke_dasharray="10 6")
                for at in along(line, 34.0):
                    yield put("flake", at, "scale(1.25)")

    def limit(self, one: str, other: str) -> BaseGeometry:
        here, there = self.europe.waters[one], self.europe.waters[other]
        if here.distance(there) > 1:
            return LineString()
        return shapely.line_merge(here.boundary.intersection(there.buffer(1.0))).simplify(0.5)

    @cached_property
    def lines(self) -> dict[Ends, BaseGeometry]:
        pairs = [ends for ends, kind in self.europe.borders.items() if kind != "strait"]
        return shared(self.europe.areas, pairs)

    @property
    def kinds(self) -> dict[Ends, str]:
        return dict(self.europe.borders)

    def rank(self, ends: Ends) -> str:
        """[map.borders] What a border parts: powers, minors, provinces, or zones alone."""
        one, other = (self.europe.seats[end].country for end in ends)
        majors = self.politics.majors
        if one != other:
            return "powers" if one in majors and other in majors else "minors"
        here, there = (self.politics.provinces[end] for end in ends)
        return "provinces" if one in majors and here != there else "zones"

    def borders(self) -> Iterator[str]:
        """Red between powers, thick around minors, black between provinces, else dotted."""
        c = self.colours
        styles: tuple[tuple[str, dict[str, Style]], ...] = (
            ("zones", {"stroke_width": 2.0, "stroke": c.ink, "stroke_dasharray": "1 4.6",
                       "stroke_linecap": "round", "stroke_opacity": 0.8}),
            ("provinces", {"stroke_width": 1.5, "stroke": c.ink, "stroke_opacity": 0.85}),
            ("minors", {"stroke_width": 3.2, "stroke": c.ink}),
            ("powers", {"stroke_width": 3.4, "stroke": FRONTIER}),
        )  # fmt: skip
        for rank, style in styles:
            data = "".join(
                lines_of(line) for ends, line in self.lines.items() if self.rank(ends) == rank
            )
            yield stroke(data, c.paper_light, 4.6, stroke_opacity=0.5)
            yield element("path", id=rank, d=data, fill="none", stroke_linejoin="round", **style)

    def rivers(self) -> Iterator[str]:
        """A river that parts two zones runs on their border; the border shows in it."""
        c = self.colours
        lines = self.of_kind("river", "bridge")
        data = lines_of(shapely.union_all(list(lines.values())))
        round_: dict[str, Style] = {"stroke_linecap": "round", "stroke_linejoin": "round"}
        yield element("path", id="rivers", d=data, fill="none", stroke=c.water_edge,
                      stroke_width=BANK, **round_)  # fmt: skip
        yield stroke(data, c.water, RIVER, **round_)
        inks = {"powers": FRONTIER, "minors": c.ink, "provinces": c.ink}
        for rank, ink in inks.items():
            wet = "".join(lines_of(line) for ends, line in lines.items() if self.rank(ends) == rank)
            thick = 1.1 if rank == "provinces" else 1.9
            yield stroke(wet, ink, thick, stroke_opacity=0.85)

    def bridges(self) -> Iterator[str]:
        for line in self.of_kind("bridge").values():
            at, bearing = crossed(line)
            yield put("bridge", at, f"rotate({bearing:.0f})")

    def mountains(self) -> Iterator[str]:
        """Chains along the borders that they bar, and rocks wherever nobody passes."""
        peaks: list[Point] = []
        for ends, line in self.of_kind("pass", "mountain").items():
            closed = self.europe.borders[ends] == "mountain"
            for broad, opacity in ((15.0, 0.13), (8.0, 0.15)):
                slope = line.buffer(broad * (1.3 if closed else 1.0)).simplify(1.0)
                yield shape(outline_of(slope), self.colours.hachure, fill_opacity=opacity)
            peaks += chain(line, "--".join(ends), closed=closed)
        for id_, ground in self.europe.walls.items():
            if self.europe.is_rock(id_):
                peaks += scattered(around(ground.buffer(-1)), 9.0, id_)
        for number, spot in enumerate(sorted(self.apart(peaks), key=lambda at: at.y)):
            kind = f"#peak-{number * 7 % 11 % PEAKS}"
            yield element("use", href=kind, x=round(spot.x), y=round(spot.y))

    def blockades(self) -> Iterator[str]:
        """A box in the sea for every port, tied to its shore."""
        c, half = self.colours, Point(*self.europe.data["box"])
        for port, at in self.europe.boxes.items():
            shore = self.europe.areas[port].buffer(-2)
            near = nearest_points(shore, shapely.Point(at))[0]
            if dist(at, (near.x, near.y)) < TIE:
                tie = f"M{at.x:.1f} {at.y:.1f}L{near.x:.1f} {near.y:.1f}"
                yield stroke(tie, c.paper_light, 4.4, stroke_opacity=0.6, stroke_linecap="round")
                yield stroke(tie, c.water_ink, 1.7, stroke_dasharray="4 3")
        for port, at in self.europe.boxes.items():
            yield frame(*box_around(at, half), c.paper_light, fill_opacity=0.7,
                        stroke=c.water_ink, stroke_width=1.7, rx=7)  # fmt: skip
            yield put("port", Point(at.x, at.y - 5), "scale(1.5)", opacity=0.28)
            base = at.y + half.y - 5
            line = [Point(at.x - half.x, base), Point(at.x + half.x, base)]
            yield in_tongues(*(
                [group(set_along(name, min(TINY, (2 * half.x - 7) / width(name, 1.0, "italic")),
                                 line), fill=c.water_ink)]
                for name in self.politics.ports[port]
            ))  # fmt: skip

    def occupied(self) -> Iterator[Rect]:
        """Fleets want their room too: in the blockade boxes and at sea."""
        for at in self.europe.places.values():
            yield Rect(at.x - 46, at.y - 28, at.x + 46, at.y + 42)
        half = Point(*self.europe.data["box"])
        for at in (*self.europe.boxes.values(), *self.europe.moorings.values()):
            yield Rect(at.x - half.x, at.y - half.y, at.x + half.x, at.y + half.y)

    def seas(self) -> Iterator[str]:
        """The name of every sea where it is clear of boxes, fleets, rows and land."""
        data = self.europe.data
        taken = [*self.occupied(), *(Rect(*rect).grown(8) for rect in data["beside"].values())]
        taken += [Rect(*rect) for rect in data["furniture"]]
        taken += [box_around(at, Point(self.rows[id_].wide / 2, HEIGHT / 2))
                  for id_, at in self.stands.items()]  # fmt: skip
        full = shapely.union_all([shapely.box(*rect.grown(4)) for rect in taken])
        full = full.union(self.land.buffer(5))
        for id_, water in self.europe.waters.items():
            free = water.buffer(-7).difference(full)
            yield in_tongues(*(self.afloat(name, free) for name in self.sea_names[id_]))

    @cached_property
    def sea_names(self) -> dict[str, tuple[str, str]]:
        """In French and in English, in capitals where the French is."""
        named = self.politics.seas
        return {
            id_: (french, named[id_].upper() if french.isupper() else named[id_])
            for id_, french in self.europe.data["title"].items()
        }

    def afloat(self, name: str, free: BaseGeometry) -> Iterator[str]:
        """A name where it has room on the water."""
        line, size = title(name, free)
        letters = set_along(name, size, line, SPACING * size)
        yield group(letters, fill=self.colours.water_ink, fill_opacity=0.85)

    def off_map(self) -> Iterator[str]:
        """Boxes for what has left the map."""
        c, words = self.colours, self.europe.data["words"]
        for id_, (left, top, right, bottom) in self.europe.data["beside"].items():
            yield frame(left + 5, top + 6, right + 5, bottom + 6, c.ink, fill_opacity=0.16)
            yield frame(left, top, right, bottom, c.margin, stroke=c.ink, stroke_width=2.2)
            yield frame(left + 7, top + 7, right - 7, bottom - 7, "none", stroke=c.ink,
                        stroke_width=0.8)  # fmt: skip
            spot = Point((left + right) / 2, top + 44)
            french, english = (
                shape(outlines(name, 24.0, spot, "roman", 2.4), c.ink) for name in words[id_]
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
                (("de Napoléon", "of Napoleon"), 28.0, "italic", 14.0),
                (("1805–1815", "1805–1815"), 32.0, "roman", 66.0),
            ),
        )


def along(line: BaseGeometry, step: float) -> Iterator[Point]:
    """Points on a line, evenly apart."""
    for part in shapely.get_parts(line):
        count = int(part.length // step)
        for number in range(count):
            at = part.interpolate((number + 0.5) / count, normalized=True)
            yield Point(at.x, at.y)
