"""A battlefield from its back to its front: relief, fields, brooks, woods, roads, villages."""

from collections.abc import Iterator
from functools import cached_property
from random import Random

from shapely import Polygon

from .hexground import CORNERS, HexGround, bent, rounded
from .hexroads import HexRoads
from .lines import path
from .palette import NIGHT, Palette
from .pen import disc, element, frame, group, put, shape, stroke
from .projection import Point
from .relief import RELIEF_BY_DAY, RELIEF_BY_NIGHT, aspects, beside, edges, points_of
from .signs import CROWN, CROWN_SHADE, Builder, light_of
from .terrain import scattered, water
from .villages import Roof, Village, gardens, roofs_drawn

CLUMPS = 6
ROW = 9  # trees that are drawn at one stroke
ROOFS = {"town": 26, "village": 15}
BREADTHS = {"dyle": 6.4, "lasne-brook": 4.4, "orneau": 4.4, "thyle-brook": 4.2}
BROOK = 3.6


class Battlefield:
    """The ground of a battle in one light; `clip` is what the sheet shows of it."""

    def __init__(self, ground: HexGround, colours: Palette) -> None:
        self.ground, self.colours = ground, colours
        self.relief = RELIEF_BY_NIGHT if colours is NIGHT else RELIEF_BY_DAY
        self.roads = HexRoads(ground)

    def signs(self) -> Iterator[str]:
        """What is put in many places, under its name."""
        c, builder = self.colours, Builder(self.colours)
        for number in range(CLUMPS):
            yield group(self.clump(number), id=f"clump-{number}")
        yield group([builder.church(-3, 5, 6, 7, 9)], id="church")
        yield group(builder.farm(), id="chateau")
        yield group(builder.bridge(), id="bridge")
        yield group(builder.hamlet(), id="hamlet")
        yield group(mill(c), id="mill")
        yield element("path", id="roads", d=self.roads.drawn("road"), fill="none")
        yield element("path", id="trails", d=self.roads.drawn("trail"), fill="none")
        for wide, data in self.strips.items():
            yield element("path", id=f"strips-{wide}", d=data, fill="none")
        trees = self.roads.avenue(11.0, 5.6)
        data = "".join(f"M{x:.0f} {y:.0f}h0" for x, y in trees)
        yield element("path", id="avenues", d=data, stroke_linecap="round")
        yield element("path", id="column", d=self.column(), fill="none")

    def land(self) -> Iterator[str]:
        """What lies under the letters."""
        yield group(self.levels(), id="levels")
        yield from self.slopes()
        yield from self.fields()
        yield group(self.waters(), id="streams")
        yield from self.gardens()
        yield from self.woods()
        yield group(self.crests(), id="ridges")
        yield from self.grid()

    def works(self) -> Iterator[str]:
        """What lies over them: no way may be hidden by a name."""
        yield from self.ways()
        yield from self.bridges()
        yield from self.places()

    # The shape of the land

    def levels(self) -> Iterator[str]:
        """A tint for every level, the higher over the lower, each edge a smooth contour."""
        for level, tint in enumerate(self.relief.levels[1:], 1):
            yield shape(
                "".join(rounded(ring) for ring in self.contours(level)), tint,
                fill_rule="evenodd", stroke=self.relief.slope, stroke_width=0.7,
                stroke_opacity=0.5,
            )  # fmt: skip

    def contours(self, level: int) -> list[list[Point]]:
        """The borders of the ground at this level or above: high ground on the left."""
        return list(edges(self.ground.above(level)))

    def slopes(self) -> Iterator[str]:
        """Hachures down from every contour, in the light or in the shade."""
        lit: list[str] = []
        shaded: list[str] = []
        for level in range(1, len(self.relief.levels)):
            for ring in self.contours(level):
                for run, is_lit in aspects(beside(bent(ring, 3), 4.6)):
                    (lit if is_lit else shaded).append(path(run))
        night = self.colours is NIGHT
        yield stroke(
            "".join(shaded), self.relief.slope, 11.0, stroke_opacity=0.5 if night else 0.13
        )
        yield stroke(
            "".join(lit), self.relief.slope, 6.4, stroke_dasharray="0.6 3.2", stroke_opacity=0.5,
        )  # fmt: skip
        yield stroke(
            "".join(shaded), self.relief.slope, 8.6, stroke_dasharray="0.9 2.4", stroke_opacity=0.6,
        )  # fmt: skip

    def crests(self) -> Iterator[str]:
        """A ridge along its hexsides: a bare spine, and a comb of strokes down both slopes."""
        combs, spines = [], []
        for ridge in self.ground.box["ridge"]:
            for line in self.ground.course(ridge["sides"]):
                spines.append(rounded(line))
                combs += [path(beside(bent(line), off)) for off in (4.6, -4.6)]
        yield stroke("".join(combs), self.relief.crest, 6.6, stroke_dasharray="1 2.1")
        yield stroke("".join(spines), self.relief.crest, 3.2, stroke_linecap="round")
        yield stroke("".join(spines), self.relief.levels[4], 1.8, stroke_linecap="round")

    # What grows and flows

    @cached_property
    def strips(self) -> dict[int, str]:
        """Where the ground is ploughed: lines across the furrows, by the length of these."""
        chance = Random("fields")
        found: dict[int, list[str]] = {12: [], 17: [], 22: []}
        for hex_ in self.ground.terrain("."):
            if chance.random() < 0.62:
                middle = self.ground.middle(hex_)
                x, y = middle.x + chance.randint(-12, 12), middle.y + chance.randint(-11, 11)
                dx, dy = chance.choice(((13, 3), (11, -6), (4, 12), (-7, 11), (14, -1), (2, 13)))
                found[chance.choice(list(found))].append(
                    f"M{x - dx:.0f} {y - dy:.0f}l{2 * dx} {2 * dy}"
                )
        return {wide: "".join(lines) for wide, lines in found.items()}

    def fields(self) -> Iterator[str]:
        """Ploughland: the dashes of a broad line are strips of crops, and finer ones furrows."""
        crops, stubble = self.relief.strips
        for wide in self.strips:
            for colour, dashes, opacity in (
                (crops, "7 9", 0.34),
                (stubble, "0 8 6 2", 0.34),
                (self.colours.field, "0.6 3.4", 0.36),
            ):
                yield element(
                    "use", href=f"#strips-{wide}", stroke=colour, stroke_width=wide,
                    stroke_dasharray=dashes, stroke_opacity=opacity,
                )  # fmt: skip

    @cached_property
    def brooks(self) -> dict[str, list[Point]]:
        """Every stream along its hexsides; its mouth lies in the water that it flows into."""
        lines = {s["id"]: self.ground.course(s["sides"])[0] for s in self.ground.box["stream"]}
        inner = {
            corner: (line[n - 1], line[n + 1])
            for line in lines.values()
            for n, corner in enumerate(line)
            if 0 < n < len(line) - 1
        }
        courses = {}
        for id_, line in lines.items():
            course = bent(self.ground.led_out(line), 4)
            for end in (0, -1):
                if line[end] in inner:
                    a, b = inner[line[end]]
                    at = line[end]
                    course[end] = Point((a.x + 6 * at.x + b.x) / 8, (a.y + 6 * at.y + b.y) / 8)
            courses[id_] = course
        return courses

    def waters(self) -> Iterator[str]:
        breadths = {id_: BREADTHS.get(id_, BROOK) for id_ in self.brooks}
        yield from water(self.brooks, breadths, self.colours)

    def woods(self) -> Iterator[str]:
        """A wash over the wooded hexes, and a clump of trees in each of them."""
        c = self.colours
        wooded = [h for h in self.ground.around if self.ground.letter("terrain", h) == "F"]
        data = "".join(rounded(ring) for ring in edges(self.ground.joined_up(wooded)))
        yield stroke(data, c.crown_edge, 5.0, stroke_opacity=0.16)
        yield shape(
            data, c.wood, fill_rule="evenodd", fill_opacity=0.92, stroke=c.crown_edge,
            stroke_width=0.8, stroke_opacity=0.7,
        )  # fmt: skip
        chance = Random("clumps")
        for hex_ in sorted(wooded, key=lambda h: self.ground.middle(h).y):
            at = self.ground.middle(hex_)
            yield element(
                "use", href=f"#clump-{chance.randrange(CLUMPS)}", x=round(at.x), y=round(at.y)
            )

    def clump(self, kind: int) -> Iterator[str]:
        """The trees of one hex, row after row, those in front over those behind."""
        c = self.colours
        ring = [Point(x * 0.93, y * 0.9 - 1) for x, y in CORNERS]
        spots = scattered(ring, 7.4, f"clump {kind}")
        for start in range(0, len(spots), ROW):
            row = [Point(round(x, 1), round(y, 1)) for x, y in spots[start : start + ROW]]
            yield stroke("".join(f"M{x:g} {y:g}v4" for x, y in row), c.crown_edge, 1.0)
            crowns = "".join(moved(CROWN, spot) for spot in row)
            yield shape(crowns, c.crown, stroke=c.crown_edge, stroke_width=0.6)
            yield shape("".join(moved(CROWN_SHADE, spot) for spot in row), c.crown_shade)

    # What people have made

    def gardens(self) -> Iterator[str]:
        """Hedges around a village, and a wall around a chateau."""
        yield shape(
            self.enclosures("T"), self.relief.garden, fill_opacity=0.85,
            stroke=self.relief.hedge, stroke_width=1.5, stroke_dasharray="2.6 1.5",
            stroke_linecap="round",
        )  # fmt: skip
        walls = self.enclosures("C")
        yield shape(walls, self.relief.garden, stroke=self.colours.ditch, stroke_width=2.2)
        yield stroke(walls, self.colours.wall, 0.8)

    def enclosures(self, letter: str) -> str:
        hexes = [Polygon(self.ground.ring(hex_)) for hex_ in self.ground.terrain(letter)]
        rings = [ground.simplify(0.3).exterior for ground in gardens(hexes, 3.4)]
        return "".join(path(points_of(ring), closed=True) for ring in rings)

    def grid(self) -> Iterator[str]:
        """The edges of the hexes, so light that one finds them only when one looks for them."""
        g = self.ground
        starts = [g.place(column, 1) for column in range(1, g.columns + 1)]
        columns = [element("use", href="#column", x=round(x), y=round(y)) for x, y in starts]
        east = f"M{starts[-1].x + 14:.0f} {starts[-1].y - 24:.0f}" + "l14 24l-14 24" * g.rows
        columns.append(element("path", d=east, fill="none"))
        yield group(
            columns, id="grid", stroke=self.relief.grid, stroke_width=0.8, stroke_opacity=0.3
        )

    def column(self) -> str:
        """The hexes of a column: their western sides, and what lies between north and south."""
        rows = self.ground.rows
        west = "M-14-24" + "l-14 24l14 24" * rows
        tops = "".join(f"M-14 {n * 48 - 24}h28" for n in range(rows + 1))
        return west + tops

    def ways(self) -> Iterator[str]:
        c = self.colours
        for name, colour, wide in (
            ("avenues", c.crown_edge, 2.8), ("avenues", c.crown, 1.6),
            ("trails", c.road_edge, 3.4), ("roads", c.road_edge, 6.2),
            ("trails", c.road, 1.9), ("roads", c.chaussee, 4.2),
        ):  # fmt: skip
            yield element(
                "use", href=f"#{name}", stroke=colour, stroke_width=wide, stroke_linecap="round"
            )

    def bridges(self) -> Iterator[str]:
        for side in self.ground.bridges:
            turn = self.roads.bearing(side)
            yield put("bridge", self.roads.crossed[side], f"rotate({turn:.0f}) scale(.62)")

    def places(self) -> Iterator[str]:
        g, c = self.ground, self.colours
        if c is NIGHT:
            for hex_ in [*g.terrain("T"), *g.terrain("C")]:
                yield light_of(g.middle(hex_), 40.0)
        lit, shaded = roofs_drawn([roof for roofs, _ in self.villages.values() for roof in roofs])
        yield shape(
            lit + shaded, c.roof, id="roofs", stroke=c.ink, stroke_width=0.7,
            stroke_linejoin="round",
        )  # fmt: skip
        yield shape(shaded, c.roof_shade, fill_opacity=0.7)
        for _, church in self.villages.values():
            if church:
                yield put("church", church)
        for hex_ in g.terrain("C"):
            yield put("chateau", g.middle(hex_), "scale(.7)")
        yield from self.hamlets()

    def hamlets(self) -> Iterator[str]:
        """Names without walls: a roof or two beside the road, a mill on its hill, a pond."""
        for place in self.ground.box["place"]:
            at = self.ground.middle(place["hexes"][0])
            if place["kind"] == "hamlet":
                yield put("hamlet", Point(at.x + 9, at.y + 8), opacity=0.9)
            elif place["id"].endswith("mill"):
                yield put("mill", at)
            elif place["id"].startswith("etang"):
                c = self.colours
                pond = "M-9 1c1-5 7-6 11-5s9 1 8 5-7 5-11 4-9 0-8-4z"
                yield shape(
                    pond, c.water, stroke=c.water_edge, stroke_width=1.2,
                    transform=f"translate({at.x:.0f} {at.y:.0f})",
                )  # fmt: skip

    @cached_property
    def villages(self) -> dict[str, tuple[list[Roof], Point | None]]:
        """The roofs of every built-up hex; the first hex of a place has the church."""
        found = {}
        for place in self.ground.box["place"]:
            for number, hex_ in enumerate(place["hexes"] if place["kind"] in ROOFS else ()):
                village = Village(self.ground.middle(hex_), self.streets(hex_), f"village {hex_}")
                church = None if number else village.churchyard()
                found[hex_] = village.roofs(ROOFS[place["kind"]], church), church
        return found

    def streets(self, hex_: str) -> list[list[Point]]:
        if hex_ not in self.ground.crossings:
            return []
        return [[fork, aside, side] for _, (side, aside, fork) in self.roads.halves(hex_)]


def moved(data: str, at: Point) -> str:
    """Path data that starts at a number pair and goes on in relative steps, somewhere else."""
    start, rest = data[1:].split("q", 1)
    x, y = (float(number) for number in start.split())
    return f"M{x + at.x:.1f} {y + at.y:.1f}q{rest}"


def mill(colours: Palette) -> Iterator[str]:
    """A post mill."""
    c = colours
    yield shape("M-3.4 6L-2.4-3H2.4L3.4 6Z", c.wall, stroke=c.ink, stroke_width=0.8)
    yield shape("M-3-3L0-7L3-3Z", c.roof, stroke=c.ink, stroke_width=0.8)
    yield stroke("M-7-10L7 2M7-10L-7 2", c.ink, 1.5)
    yield stroke("M-7-10L7 2M7-10L-7 2", c.wall, 0.5)
    yield disc(Point(0, -4), 1.0, c.ink)
    yield frame(-1, 2, 1, 6, c.ink)
