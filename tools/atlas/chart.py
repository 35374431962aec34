"""The sheet of June 1815, drawn from its back to its front in the light of day or of the moon."""

from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import pairwise
from math import dist
from statistics import median

import shapely
from shapely import LineString, Polygon, box
from shapely import Point as Spot
from shapely.geometry.base import BaseGeometry

from .alphabet import outlines, outlines_along, width
from .belgium import RADIUS, SIZE, Belgium
from .labels import Rect, written
from .lines import along, curve, length, path
from .ornament import BORDER, border, cartouche, compass, inks, paper, scale
from .palette import NIGHT, Palette
from .pen import element, group, outline, put, shape, sheet, stroke
from .projection import DEGREE, Point
from .signs import light_of, signs, standing
from .terrain import Free, buffered, hachures, ploughland, ragged, scattered, trees, wash, water

TITLE = "La Belgique, juin 1815"
LEAGUE = 3.898  # kilometres in a lieue de poste
LEAGUES = ("Lieues de poste", "Post leagues")
BETWEEN = ("entre l’Escaut, la Sambre & la Meuse", "between Scheldt, Sambre & Meuse")
CARTOUCHE = Point(190.0, 132.0)
ROSE = 92.0
CHAUSSEES = (
    "charleroi gosselies frasnes quatre-bras genappe la-belle-alliance la-haye-sainte "
    "mont-saint-jean waterloo bruxelles asse alost",
    "nivelles quatre-bras marbais sombreffe mazy namur eghezee",
    "nivelles hougoumont mont-saint-jean",
    "maubeuge mons lens ath",
    "mons le-roeulx soignies braine-le-comte tubize hal leeuw-saint-pierre bruxelles",
    "bruxelles tervuren louvain",
)


class Chart:
    """One sheet in one light."""

    def __init__(self, land: Belgium, colours: Palette) -> None:
        self.land, self.colours = land, colours
        self.width, self.height = land.width, land.height

    def drawn(self) -> str:
        inside = (
            self.countries(), self.relief(), self.fields(), self.waters(), self.woods(),
            self.frontier(), self.hamlets(), self.lettering(), self.roads(), self.bridges(),
            self.places(),
        )  # fmt: skip
        parts = [
            element("defs", "".join([*inks(self.colours, self.width, self.height),
                                     *signs(self.colours)])),
            *paper(self.width, self.height, 26),
            group([part for layer in inside for part in layer], clip_path="url(#sheet)"),
            *self.furniture(),
        ]  # fmt: skip
        return sheet(self.width, self.height, TITLE, parts)

    @cached_property
    def names(self) -> list[Rect]:
        land = self.land
        return [
            written(place, land.labels[id_], land.widths[id_], SIZE)
            for id_, place in land.places.items()
        ]

    @cached_property
    def taken(self) -> BaseGeometry:
        """Zones with their names, and roads: nothing may be drawn over or close to them."""
        discs = [
            Spot(place).buffer(RADIUS[self.land.printed.zones[id_].kind] + 7)
            for id_, place in self.land.places.items()
        ]
        names = [box(*name.grown(3)) for name in self.names]
        roads = [road.line.buffer(8) for road in self.land.roads.values()]
        return shapely.union_all([*discs, *names, *roads, *map(box_of, self.tablets)])

    @cached_property
    def banks(self) -> BaseGeometry:
        return buffered(list(self.land.rivers.values()), 11)

    @cached_property
    def forests(self) -> BaseGeometry:
        return shapely.union_all([Polygon(ring).buffer(4) for ring in self.ragged_woods.values()])

    @cached_property
    def ragged_woods(self) -> dict[str, list[Point]]:
        return {id_: ragged(ring, id_) for id_, ring in self.land.woods.items()}

    @cached_property
    def tablets(self) -> tuple[Rect, Rect]:
        """Where the cartouche and the compass rose stand: the emptiest ground near a corner."""
        crowd = [box(*room) for room in self.land.rooms.values()]
        crowd += [box(*name) for name in self.names]
        crowd += [road.line for road in self.land.roads.values()]
        crowd += [LineString(course) for course in self.land.rivers.values()]
        corners = (
            (Point(CARTOUCHE.x, CARTOUCHE.y + 40), Point(self.width, self.height)),
            (Point(ROSE * 1.0, ROSE * 1.25), Point(self.width, 0.0)),
        )
        found: list[Rect] = []
        for half, corner in corners:
            spot = self.empty(shapely.union_all([*crowd, *map(box_of, found)]), half, corner)
            found.append(Rect(spot.x - half.x, spot.y - half.y, spot.x + half.x, spot.y + half.y))
        return found[0], found[1]

    def empty(self, crowd: BaseGeometry, half: Point, corner: Point) -> Point:
        """The middle of an empty place of this size, as near to a corner as can be."""
        room = BORDER + 22
        spots = [
            Point(x, y)
            for x in frange(room + half.x, self.width - room - half.x, 14)
            for y in frange(room + half.y, self.height - room - half.y, 14)
        ]
        spots.sort(key=lambda spot: dist(spot, corner))
        shapely.prepare(crowd)
        return next(
            spot
            for spot in spots
            if not crowd.intersects(
                box(spot.x - half.x - 14, spot.y - half.y - 14,
                    spot.x + half.x + 14, spot.y + half.y + 14)
            )
        )  # fmt: skip

    def countries(self) -> Iterator[str]:
        """A light wash over France."""
        line = self.land.lines["frontier"]
        south = [Point(self.width + 300, self.height + 400), Point(-300, self.height + 400)]
        ground = [Point(-300, line[0].y), *line, *south]
        yield shape(path(ground, closed=True), self.colours.france, fill_opacity=0.075)

    def frontier(self) -> Iterator[str]:
        line = self.land.lines["frontier"]
        near = LineString(line)
        france, other = near.offset_curve(8), near.offset_curve(-8)
        for side, colour in ((france, self.colours.france), (other, self.colours.netherlands)):
            course = [Point(x, y) for x, y in side.coords]
            yield outline(course, colour, 14.0, stroke_opacity=0.2)
        yield outline(line, self.colours.ink, 1.7, stroke_dasharray="11 4 2 4", stroke_opacity=0.75)

    def relief(self) -> Iterator[str]:
        free = Free(shapely.union_all([self.lettered, self.banks]))
        lit, shaded = [], []
        for number, height in enumerate(self.land.heights):
            light, shade = hachures(height.crest, height.foot, free, f"height {number}")
            lit.append(light)
            shaded.append(shade)
        yield stroke("".join(lit), self.colours.hachure, 0.7, stroke_opacity=0.5)
        yield stroke("".join(shaded), self.colours.hachure, 1.15, stroke_opacity=0.7)

    def fields(self) -> Iterator[str]:
        hills = [Polygon(height.foot).buffer(6) for height in self.land.heights]
        free = Free(shapely.union_all([self.lettered, self.banks, self.forests, *hills]))
        spots = free.keeps(scattered(self.whole, 52, "fields"))
        yield stroke(
            ploughland(spots, free, "furrows"), self.colours.field, 0.8, stroke_opacity=0.4
        )

    def waters(self) -> Iterator[str]:
        breadths = {river["id"]: river["wide"] for river in self.land.data["river"]}
        yield from water(self.land.rivers, breadths, self.colours)

    def woods(self) -> Iterator[str]:
        free = Free(shapely.union_all([self.lettered, self.banks]))
        for id_, ring in self.ragged_woods.items():
            yield from wash(ring, self.colours.wood, f"wash {id_}")
        spots = [
            tree
            for id_, ring in self.ragged_woods.items()
            for tree in free.keeps(scattered(ring, 9.6, f"trees {id_}"))
        ]
        yield from trees(sorted(spots, key=lambda tree: (tree.y, tree.x)))

    def roads(self) -> Iterator[str]:
        c = self.colours
        paved = self.paved()
        plain = [curve(road.knots) for ends, road in self.land.roads.items() if ends not in paved]
        great = [curve(road.knots) for ends, road in self.land.roads.items() if ends in paved]
        yield stroke("".join(plain), c.road_edge, 5.2)
        yield stroke("".join(great), c.road_edge, 7.2)
        yield stroke("".join(plain), c.road, 3.0)
        yield stroke("".join(great), c.chaussee, 4.8)

    def paved(self) -> set[tuple[str, str]]:
        """The great roads of the country, stage by stage."""
        stages = set()
        for road in CHAUSSEES:
            towns = road.split()
            for stage in pairwise(towns):
                stages |= {stage, stage[::-1]}
        return stages

    def bridges(self) -> Iterator[str]:
        for road in self.land.roads.values():
            if road.bridge:
                way = float(road.line.project(Spot(road.bridge)))
                _, bearing = along(road.course, way)
                yield put("bridge", road.bridge, f"rotate({bearing:.0f})")

    def places(self) -> Iterator[str]:
        zones = self.land.printed.zones
        for id_, place in self.land.places.items():
            if self.colours is NIGHT and zones[id_].kind != "clear":
                yield light_of(place, 92.0)
        for id_, place in self.land.places.items():
            if zones[id_].kind != "fortified-town":
                yield standing(place, RADIUS[zones[id_].kind], self.colours)
            yield put("city" if id_ == "bruxelles" else zones[id_].kind, place)

    @cached_property
    def words(self) -> list[tuple[str, BaseGeometry, str, float]]:
        """Rivers, forests and countries by name, where there is room to write: path, room, ink."""
        written_ = [
            self.along_water(river["name"], self.land.rivers[river["id"]], river["wide"])
            for river in self.land.data["river"]
            if "name" in river
        ]
        written_ += [
            self.in_wood(wood["name"], self.land.woods[wood["id"]])
            for wood in self.land.data["wood"]
            if "name" in wood
        ]
        return written_ + [self.over_country(country) for country in self.land.data["country"]]

    def lettering(self) -> Iterator[str]:
        for data, _, ink, opacity in self.words:
            yield shape(data, ink, fill_opacity=opacity)

    def along_water(
        self, words: str, course: Sequence[Point], breadth: float
    ) -> tuple[str, BaseGeometry, str, float]:
        """A name on the bank of its river, where it hits least."""
        size, rise = 13.0 + breadth, breadth / 2 + 5
        wide = width(words, size, "italic", 2.0) + 8
        room = self.room
        best: tuple[str, BaseGeometry] = ("", Polygon())
        least = float("inf")
        for way in frange(0, length(course) - wide, 12):
            line = [along(course, way + step)[0] for step in frange(0, wide + 1, wide / 12)]
            if line[0].x > line[-1].x:
                line.reverse()
            swing = length(line) / max(1.0, dist(line[0], line[-1]))
            for side in (1, -1):
                lift = rise if side > 0 else -rise - size * 0.62
                bank = LineString(line).offset_curve(-side * (rise + size * 0.3))
                if bank.is_empty or not room.contains(bank):
                    continue
                ground = bank.buffer(size * 0.45)
                price = ground.intersection(self.crowd).area + 4000 * (swing - 1) - 80 * side
                if price < least:
                    best = outlines_along(words, size, line, "italic", 2.0, lift), ground
                    least = price
        return *best, self.colours.water_ink, 1.0

    def in_wood(self, words: str, ring: Sequence[Point]) -> tuple[str, BaseGeometry, str, float]:
        wide = width(words, 19.0, "italic", 1.6)
        wood = Polygon(ring).buffer(0)
        spot = self.empty(self.taken, Point(wide / 2 - 8, 4.0), Point(*wood.centroid.coords[0]))
        room = box(spot.x - wide / 2 - 8, spot.y - 17, spot.x + wide / 2 + 8, spot.y + 8)
        return outlines(words, 19.0, spot, "italic", 1.6), room, self.colours.crown_edge, 1.0

    def over_country(self, country: dict[str, str]) -> tuple[str, BaseGeometry, str, float]:
        at = self.land.lines[f"country {country['name']}"][0]
        wide = width(country["name"], 34.0, "roman", 15.0)
        rivers = [LineString(course) for course in self.land.rivers.values()]
        crowd = shapely.union_all([self.crowd, *rivers])
        spot = self.empty(crowd, Point(wide / 2, 12.0), at)
        room = box(spot.x - wide / 2 - 6, spot.y - 18, spot.x + wide / 2 + 6, spot.y + 22)
        data = outlines(country["name"], 34.0, Point(spot.x, spot.y + 12), "roman", 15.0)
        return data, room, self.colours.lettering, 0.7

    @cached_property
    def room(self) -> BaseGeometry:
        b = BORDER + 30
        return box(b, b, self.width - b, self.height - b)

    @cached_property
    def crowd(self) -> BaseGeometry:
        return shapely.union_all([self.taken, self.forests])

    @cached_property
    def lettered(self) -> BaseGeometry:
        return shapely.union_all([self.taken, *(ground for _, ground, _, _ in self.words)])

    def hamlets(self) -> Iterator[str]:
        """Villages of no account: a few roofs in the open."""
        hills = [Polygon(height.foot).buffer(10) for height in self.land.heights]
        crowd = shapely.union_all([self.lettered.buffer(14), self.banks, self.forests, *hills])
        free = Free(crowd)
        for spot in free.keeps(scattered(self.whole, 104, "hamlets")):
            yield put("hamlet", spot)

    @cached_property
    def whole(self) -> list[Point]:
        return [Point(0, 0), Point(self.width, 0), Point(self.width, self.height),
                Point(0, self.height)]  # fmt: skip

    def furniture(self) -> Iterator[str]:
        tablet, rose = self.tablets
        step = Point(
            self.steps_to_kilometre * DEGREE / 10 * 0.635, self.steps_to_kilometre * DEGREE / 10
        )
        yield from border(self.colours, self.width, self.height, step)
        yield from compass(
            self.colours,
            Point((rose.left + rose.right) / 2, (rose.top + rose.bottom) / 2 + 14),
            ROSE,
        )
        middle = Point((tablet.left + tablet.right) / 2, tablet.bottom - CARTOUCHE.y)
        yield from cartouche(
            self.colours,
            middle,
            CARTOUCHE,
            (
                (("LA BELGIQUE", "BELGIUM"), 36.0, "roman", -66.0),
                (BETWEEN, 19.0, "italic", -22.0),
                (("JUIN 1815", "JUNE 1815"), 25.0, "roman", 12.0),
            ),
        )
        league = LEAGUE * self.steps_to_kilometre
        leagues = max(2, int(300 / league))
        yield from scale(self.colours, Point(middle.x, middle.y + 60), league, leagues, LEAGUES)

    @cached_property
    def steps_to_kilometre(self) -> float:
        """The scale of a sheet on which the crowded ground was spread: that of most distances."""
        true, drawn = self.land.zones, self.land.places
        ids = list(true)
        return self.land.plane.steps * median(
            dist(drawn[one], drawn[other]) / dist(true[one], true[other])
            for number, one in enumerate(ids)
            for other in ids[:number]
        )


def box_of(rect: Rect) -> BaseGeometry:
    return box(*rect)


def frange(start: float, end: float, step: float) -> Iterator[float]:
    count = int((end - start) / step) + 1 if end >= start else 0
    for number in range(count):
        yield start + number * step
