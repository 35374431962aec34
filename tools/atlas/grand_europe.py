"""Europe with its seas: land parted by its ways, walls where nobody passes, water parted by seeds.

The box says who is next to whom. Zones that would touch and are no neighbours are kept apart by a
wall of wood or rock; ports have a blockade box in the sea on which they look.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from math import dist
from typing import Any

import numpy as np
import shapely
from shapely import Polygon, affinity, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import nearest_points

from .alphabet import width
from .areas import cells_of, outline_of, solid
from .barriers import Ends, shared
from .europe import Seat, roomiest, settled
from .flow import Points
from .labels import Rect
from .letterpress import style_of
from .projection import Point
from .realm import Realm

TOUCH = 1.6  # two grounds that meet along less than this meet at a point
WALL = 6.5  # half the breadth of what keeps two zones apart
MOAT = 8.0  # half the breadth of the narrowest strait
RASTER = 9  # between two spots that are tried for a blockade box
LETTERS = 16  # the same for the name of a sea
SIZES = (52.0, 46.0, 40.0, 36.0, 32.0, 28.0, 25.0, 22.0, 20.0, 18.0, 16.0, 14.5, 13.0, 11.5)
TURNS = (0, -12, 12, -24, 24, -38, 38, -52, 52, -66, 66, -80, 80)
SPACING = 0.12  # between two letters, to their height
FARTHEST = 420.0  # from a port to its blockade box
FOREIGN_SEA, LAND, TAKEN = 3.0, 9.0, 12.0  # what a spot costs
ROCK = ("pass", "mountain")
OFF_LAND = ("strait", "whole-move")


class GrandEurope(Realm):
    """Zones, seas and blockade boxes on one sheet."""

    def __init__(
        self,
        seats: Mapping[str, Seat],
        borders: Mapping[Ends, str],
        data: Mapping[str, Any],
        coast: Sequence[Sequence[Any]],
        ports: Mapping[str, str],
    ) -> None:
        self.ports = ports
        ways = {ends: "strait" if kind in OFF_LAND else kind for ends, kind in borders.items()}
        super().__init__(seats, ways, data, coast)
        for id_, (_, east, south) in data["isles"].items():
            seeds = self.lines["seeds", id_]
            self.lines["seeds", id_] = [Point(at.x + east, at.y + south) for at in seeds]

    def carried(
        self, middles: Mapping[str, Point], borders: Sequence[Ends], ground: Points
    ) -> Points:
        """The ground drifts like wax, but for islands that keep their own shape."""
        moved = super().carried(middles, borders, ground)
        for isle in self.data.get("whole", []):
            ring = Polygon(self.line(isle["ring"]))
            inside = shapely.contains_xy(ring, ground)
            moved[inside] = laid_over(self.lens.unseen(ground[inside]), moved[inside])
            middle = moved[inside].mean(axis=0)
            moved[inside] = middle + (moved[inside] - middle) * isle["larger"] + isle["shift"]
        return moved

    def true_lines(self) -> Iterator[tuple[str, str, list[Point]]]:
        yield from super().true_lines()
        for id_, spots in self.data["deep"].items():
            yield "deep", id_, self.line(spots)

    @cached_property
    def land(self) -> BaseGeometry:
        """Water lies between zones that a strait parts, however narrow the sheet makes it."""
        whole = self.with_isles(super().land)
        self.__dict__["land"] = whole
        sounds = {tuple(sorted(ends)) for ends in self.data["sounds"]}
        sounds |= {ends for ends, kind in self.borders.items() if kind == "strait"}
        coasts = super().grounds
        del self.__dict__["grounds"]  # they were those of the land before the sea came in
        near = [ends for ends in touching(coasts) if ends in sounds]
        moats = [line.buffer(MOAT) for line in shared(coasts, near).values()]
        return whole.difference(shapely.union_all(moats))

    def with_isles(self, land: BaseGeometry) -> BaseGeometry:
        """Islands that would be lost under a counter are drawn larger than they are."""
        parts = list(shapely.get_parts(land))
        for id_, (larger, east, south) in self.data["isles"].items():
            spot = shapely.Point(self.towns[id_].x - east, self.towns[id_].y - south)
            number = min(range(len(parts)), key=lambda n: float(parts[n].distance(spot)))
            grown = affinity.scale(parts[number], larger, larger)
            parts[number] = affinity.translate(grown, east, south)
        return shapely.union_all(parts)

    @cached_property
    def grounds(self) -> dict[str, BaseGeometry]:
        """Every piece of land, with walls between those that may not touch."""
        whole = super().grounds
        near = [(one, other) for one, other in touching(whole) if self.are_apart(one, other)]
        lines = shared(whole, near)
        walls = {ends: line.buffer(WALL, cap_style="round") for ends, line in lines.items()}
        tree = shapely.STRtree(list(walls.values()))
        cut = {}
        for id_, ground in whole.items():
            hits = shapely.union_all([tree.geometries[n] for n in tree.query(ground)])
            cut[id_] = solid(ground.difference(hits))
        for (one, other), wall in walls.items():
            cut[f"wall {one} {other}"] = wall.intersection(self.land)
        return cut

    def are_apart(self, one: str, other: str) -> bool:
        """Two zones that are no neighbours."""
        return one in self.seats and other in self.seats and (one, other) not in self.borders

    @cached_property
    def walls(self) -> dict[str, BaseGeometry]:
        """What keeps zones apart, and whether it is rock: where a chain runs, or a wood."""
        return {id_: ground for id_, ground in self.grounds.items() if id_.startswith("wall ")}

    def is_rock(self, wall: str) -> bool:
        """Rock if mountains stand on a border of either side."""
        ends = set(wall.split()[1:])
        return any(
            kind in ROCK and ends & set(border) and self.grounds[wall].distance(line) < 30
            for border, kind in self.borders.items()
            if kind in ROCK
            for line in [self.grounds[border[0]].intersection(self.grounds[border[1]].buffer(2))]
        )

    @cached_property
    def places(self) -> dict[str, Point]:
        return settled(self.areas, self.land.simplify(2), self.stacks)

    @cached_property
    def crossings(self) -> dict[tuple[str, str], list[Point]]:
        """Ways over the sea that begin and end on the shore, wherever that has gone."""
        ways = {}
        for (one, other), line in super().crossings.items():
            start, end = (
                nearest_points(self.areas[id_], shapely.Point(at))[0]
                for id_, at in ((one, line[0]), (other, line[-1]))
            )
            ways[one, other] = [Point(start.x, start.y), *line[1:-1], Point(end.x, end.y)]
        return ways

    @cached_property
    def waters(self) -> dict[str, BaseGeometry]:
        """Every sea zone: what lies nearest to its seeds, and the bays that open on it."""
        water = self.sheet.difference(self.land)
        owners = [(id_, seed) for id_, seeds in self.of("deep").items() for seed in seeds]
        parts: list[tuple[str, BaseGeometry]] = []
        loose: list[BaseGeometry] = []
        for id_, cell in cells_of(owners, self.sheet).items():
            seeds = shapely.MultiPoint(self.of("deep")[id_])
            for part in shapely.get_parts(cell.intersection(water)):
                if part.area > 1 and part.buffer(4).intersects(seeds):
                    parts.append((id_, part))
                elif part.area > 1:
                    loose.append(part)
        return joined(parts, loose)

    @cached_property
    def moorings(self) -> dict[str, Point]:
        """Where the fleets of a sea zone lie."""
        fixed = self.data.get("mooring", {})
        return {
            id_: Point(*fixed[id_]) if id_ in fixed else roomiest(water.buffer(-6), self.stacks)
            for id_, water in self.waters.items()
        }

    @cached_property
    def boxes(self) -> dict[str, Point]:
        """The middle of every blockade box: in its sea, near its port, off everything else."""
        half = Point(*self.data["box"])
        taken = [around(at, self.stacks) for at in self.moorings.values()]
        taken += [around(at, Point(40.0, 36.0)) for at in self.places.values()]
        taken += [Rect(*rect) for rect in self.data["beside"].values()]
        chosen: dict[str, Point] = {}
        room = {port: self.waters[sea].area for port, sea in self.ports.items()}
        for port in sorted(self.ports, key=lambda port: room[port]):
            chosen[port] = self.moored(port, half, taken)
            taken.append(around(chosen[port], half).grown(5))
        return chosen

    def moored(self, port: str, half: Point, taken: Sequence[Rect]) -> Point:
        """The cheapest spot for one box."""
        sea, ground = self.waters[self.ports[port]], self.grounds[port]
        shore = ground.intersection(sea.buffer(3))
        home = shapely.Point(self.towns[port])
        target = shore if not shore.is_empty else ground
        near = sea.intersection(home.buffer(FARTHEST))
        spots = raster(near)
        far = shapely.distance(shapely.points(spots), target.simplify(1))
        prices = [14 * float(way) + 6 * dist(at, self.towns[port])
                  for way, at in zip(far, spots, strict=True)]  # fmt: skip
        best, least = self.towns[port], float("inf")
        for price, at in sorted(zip(prices, spots, strict=True)):
            if price > least:
                break
            sheet = around(at, half)
            price += TAKEN * sum(sheet.overlap(other) for other in taken)
            if price < least:
                room = box(*sheet.grown(4))
                price += LAND * float(self.land.intersection(room).area)
                price += FOREIGN_SEA * float(room.difference(sea).area)
            if price < least:
                best, least = at, price
        return best

    def layout(self) -> dict[str, Any]:
        """What the game needs to know of the sheet: zones, seas, boxes beside the ports."""
        layout = super().layout()
        half = Point(*self.data["box"])
        for id_, at in self.moorings.items():
            outline = outline_of(self.waters[id_].simplify(0.8))
            layout["places"][id_] = spot(at, outline)
        for port, at in self.boxes.items():
            layout["places"][f"blockade-{port}"] = spot(at, ring(around(at, half)))
        for id_, rect in self.data["beside"].items():
            left, top, right, bottom = rect
            at = Point((left + right) / 2, (top + bottom) / 2 + self.data["down"])
            layout["places"][id_] = spot(at, ring(Rect(*rect)))
        return layout


def laid_over(true: Points, moved: Points) -> Points:
    """A ground in its true shape, turned and scaled as the drift would have it on the whole."""
    here, there = true - true.mean(axis=0), moved - moved.mean(axis=0)
    one, other = here @ (1, 1j), there @ (1, 1j)
    turn = np.vdot(one, other) / np.vdot(one, one)
    turned = one * turn
    laid: Points = np.stack([turned.real, turned.imag], axis=1) + moved.mean(axis=0)
    return laid


def title(name: str, free: BaseGeometry) -> tuple[list[Point], float]:
    """Where a name has room: as large as may be, as level as may be, as deep in as may be."""
    free, middle = free.simplify(1.5), free.representative_point()
    shapely.prepare(free)
    grid = raster(free, LETTERS)
    for size in SIZES:
        wide = width(name, size, style_of(name), SPACING * size) / 2
        for turn in TURNS:
            fits = [at for at in grid if free.contains(strip(at, wide, size, turn))]
            if fits:
                at = min(fits, key=lambda at: dist(at, (middle.x, middle.y)))
                return bow(at, wide, turn), size
    spots = [(float(free.intersection(strip(at, wide, size, turn)).area), -abs(turn), turn, at)
             for at in grid for turn in TURNS]  # fmt: skip
    *_, turn, at = max(spots)
    return bow(at, wide, turn), size


def strip(at: Point, wide: float, size: float, turn: float) -> BaseGeometry:
    """The room of a line of letters, which sags a little."""
    room = box(at.x - wide - 6, at.y - size * 0.85, at.x + wide + 6, at.y + size * 0.45)
    return affinity.rotate(room, turn, (at.x, at.y))


def bow(at: Point, wide: float, turn: float) -> list[Point]:
    """The line itself, bent like a drawn bow."""
    line = [(at.x + wide * step / 8, at.y - 0.035 * wide * (1 - (step / 8) ** 2))
            for step in range(-8, 9)]  # fmt: skip
    turned = affinity.rotate(shapely.LineString(line), turn, (at.x, at.y))
    return [Point(*spot) for spot in turned.coords]


def touching(grounds: Mapping[str, BaseGeometry]) -> Iterator[Ends]:
    """Which grounds meet along a border, however short."""
    ids = sorted(grounds)
    grown = [grounds[id_].buffer(0.6) for id_ in ids]
    tree = shapely.STRtree(grown)
    for one, here in enumerate(grown):
        for other in sorted(tree.query(here)):
            if other > one and here.intersection(grown[other]).area > TOUCH:
                yield ids[one], ids[other]


def joined(
    parts: Sequence[tuple[str, BaseGeometry]], loose: Sequence[BaseGeometry]
) -> dict[str, BaseGeometry]:
    """Bays without a seed go to the sea on which they open widest; lakes to nobody."""
    found = list(parts)
    left = list(loose)
    while left:
        best = max(
            ((wide(part, other), -number, id_) for number, part in enumerate(left)
             for id_, other in found),
            default=(0.0, 0, ""),
        )  # fmt: skip
        if best[0] <= 0:
            break
        found.append((best[2], left.pop(-best[1])))
    ids = dict.fromkeys(id_ for id_, _ in parts)
    return {
        id_: shapely.union_all([part.buffer(0.2) for name, part in found if name == id_])
        .buffer(-0.2)
        for id_ in ids
    }  # fmt: skip


def wide(part: BaseGeometry, other: BaseGeometry) -> float:
    """How widely a bay opens on a sea."""
    if not part.intersects(other.buffer(1)):
        return 0.0
    return float(part.buffer(0.6).intersection(other).area)


def raster(ground: BaseGeometry, step: int = RASTER) -> list[Point]:
    """Spots all over a ground."""
    left, top, right, bottom = map(int, ground.bounds)
    grid = [Point(float(x), float(y)) for x in range(left, right, step)
            for y in range(top, bottom, step)]  # fmt: skip
    inside = shapely.contains_xy(ground, np.array(grid))
    return [at for at, good in zip(grid, inside, strict=True) if good]


def around(at: Point, half: Point) -> Rect:
    return Rect(at.x - half.x, at.y - half.y, at.x + half.x, at.y + half.y)


def ring(rect: Rect) -> str:
    left, top, right, bottom = (f"{edge:g}" for edge in rect)
    return f"M{left} {top}H{right}V{bottom}H{left}Z"


def spot(at: Point, outline: str) -> dict[str, Any]:
    return {"x": round(at.x, 1), "y": round(at.y, 1), "outline": outline}
