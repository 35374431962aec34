"""The ground of a scenario: hexes and hexsides, what they cost, and who sees whom.

A hex is its number, such as 2120. Costs are in half points, so that a road hex costs one.
"""

from collections.abc import Iterable, Mapping
from functools import cached_property

from estafette.board import (
    Border,
    Bounds,
    Graph,
    Hex,
    HexMap,
    Hexside,
    Numbering,
    Parity,
    Top,
)
from estafette.engine import Shared

from .sheets import MapSheet, Submap
from .sides import Terrain
from .sight import Sight
from .tables import Effect, TableSheet

NUMBERING = Numbering(Top.FLAT, Parity.EVEN)
LETTERS = {".": Terrain.CLEAR, "F": Terrain.FOREST, "T": Terrain.TOWN, "C": Terrain.CHATEAU}
STREAM, RIDGE, BRIDGE, ROAD, TRAIL = "stream", "ridge", "bridge", "road", "trail"
PLAIN: frozenset[str] = frozenset()
REMEMBERED = 128  # ways, each as large as the map


class Ground(Shared):
    """[proposal.map.submaps] A part of the map: its edges are the edges of the world."""

    def __init__(self, sheet: MapSheet, submap: Submap, tables: TableSheet) -> None:
        (first, last), (top, bottom) = submap.columns, submap.rows
        self.hexmap = HexMap.rectangle(Bounds(first, last, top, bottom), NUMBERING)
        number = self.hexmap.number_of
        self.hexes = tuple([number(hex_) for hex_ in self.hexmap])
        self.at: Mapping[str, Hex] = {number(hex_): hex_ for hex_ in self.hexmap}
        self.neighbours: Mapping[str, tuple[str, ...]] = {
            number(hex_): tuple(map(number, self.hexmap.neighbours(hex_))) for hex_ in self.hexmap
        }
        self.terrain = {id_: LETTERS[letter(sheet.terrain, id_)] for id_ in self.hexes}
        self.levels = {id_: int(letter(sheet.levels, id_)) for id_ in self.hexes}
        self.between = self._hexsides(sheet)
        self.roads = frozenset(id_ for pair in self.ways for id_ in pair)
        self.chateaux = frozenset(
            id_ for id_, terrain in self.terrain.items() if terrain is Terrain.CHATEAU
        )
        self.edges = {
            "north": self._where(row=top),
            "south": self._where(row=bottom),
            "west": self._where(column=first),
            "east": self._where(column=last),
        }
        self._foot = self._costs(tables, mounted=False)
        self._mounted = self._costs(tables, mounted=True)
        self._rates = {
            pair: tables.movement.road if ROAD in marks else tables.movement.trail
            for pair, marks in self.between.items()
            if ROAD in marks or TRAIL in marks
        }
        self._trace = tables.movement.trace
        self._ways_to: dict[tuple[str, ...], Mapping[str, int]] = {}
        self._near: dict[str, tuple[str, ...]] = {}
        self._spans: dict[tuple[str, int], frozenset[str]] = {}
        self.sight = Sight(self.at, self.terrain, self.levels, self._ridges)

    def _where(self, column: int | None = None, row: int | None = None) -> tuple[str, ...]:
        return tuple([id_ for id_ in self.hexes if int(id_[:2]) == column or int(id_[2:]) == row])

    def _hexsides(self, sheet: MapSheet) -> dict[tuple[str, str], frozenset[str]]:
        """[proposal.map.built-binding] What lies between two neighbours, under both orders."""
        found: dict[tuple[str, str], set[str]] = {}
        for kind, courses in ((STREAM, sheet.stream), (RIDGE, sheet.ridge)):
            for course in courses:
                for side in course.sides:
                    self._mark(found, self._ends(NUMBERING.hexside_of(side)), kind)
        for road in sorted(sheet.road, key=lambda road: road.kind):  # a road outranks a trail
            for pair in zip(road.hexes, road.hexes[1:], strict=False):
                if ROAD not in found.get(pair, ()):
                    self._mark(found, pair, road.kind)
        for pair in sheet.bridges:
            self._mark(found, pair, BRIDGE)
        return {pair: frozenset(marks) for pair, marks in found.items()}

    def _ends(self, side: Hexside) -> tuple[str, str]:
        return NUMBERING.number_of(side.a), NUMBERING.number_of(side.b)

    def _mark(self, found: dict[tuple[str, str], set[str]], pair: Iterable[str], kind: str) -> None:
        here, there = pair
        if here in self.at and there in self.at:
            found.setdefault((here, there), set()).add(kind)
            found.setdefault((there, here), set()).add(kind)

    @cached_property
    def ways(self) -> tuple[tuple[str, str], ...]:
        """The links of roads and trails, in both directions."""
        return tuple([pair for pair, marks in self.between.items() if marks & {ROAD, TRAIL}])

    @cached_property
    def _ridges(self) -> frozenset[Hexside]:
        return frozenset(
            Hexside(self.at[here], self.at[there])
            for (here, there), marks in self.between.items()
            if RIDGE in marks
        )

    @cached_property
    def graph(self) -> Graph:
        """The hexes as nodes, for searches over paths."""
        return Graph(
            self.hexes,
            [
                Border(here, there, marks=self.marks(here, there))
                for here in self.hexes
                for there in self.neighbours[here]
                if here < there
            ],
        )

    def _costs(self, tables: TableSheet, *, mounted: bool) -> dict[tuple[str, str], int]:
        """[movement.cost.two-values] Off road, in half points: the hex entered and the hexside."""
        points = {Terrain.CLEAR: tables.movement.clear} | {
            terrain: 2 * cost(getattr(tables.terrain, terrain), mounted)
            for terrain in (Terrain.FOREST, Terrain.TOWN, Terrain.CHATEAU)
        }
        costs: dict[tuple[str, str], int] = {}
        for here in self.hexes:
            for there in self.neighbours[here]:
                marks = self.marks(here, there)
                crossing = BRIDGE if BRIDGE in marks else STREAM if STREAM in marks else ""
                extra = 2 * cost(getattr(tables.terrain, crossing), mounted) if crossing else 0
                costs[here, there] = points[self.terrain[there]] + extra
        return costs

    def marks(self, here: str, there: str) -> frozenset[str]:
        """What lies between two neighbours: stream, ridge, bridge, road or trail."""
        return self.between.get((here, there), PLAIN)

    def distance(self, here: str, there: str) -> int:
        """In hexes."""
        return self.at[here].distance(self.at[there])

    def within(self, here: str, radius: int) -> tuple[str, ...]:
        """The hexes of this ground at most so far away, itself first."""
        number = self.hexmap.number_of
        return tuple([number(hex_) for hex_ in self.hexmap.disc(self.at[here], radius)])

    def near(self, here: str) -> tuple[str, ...]:
        """The hexes at one or two hexes from here: remembered, since it is asked at every step."""
        found = self._near.get(here)
        if found is None:
            found = self._near[here] = self.within(here, 2)[1:]
        return found

    def ring(self, here: str, radius: int) -> tuple[str, ...]:
        """The hexes of this ground at exactly this distance."""
        number, hexmap = self.hexmap.number_of, self.hexmap
        return tuple([number(hex_) for hex_ in self.at[here].ring(radius) if hex_ in hexmap])

    def cost(self, here: str, there: str, *, mounted: bool) -> int:
        """[table.terrain] Off road."""
        return self._mounted[here, there] if mounted else self._foot[here, there]

    def rate(self, here: str, there: str) -> int | None:
        """[movement.road.through-road-side] By the road or trail that crosses the hexside."""
        return self._rates.get((here, there))

    def traced(self, here: str, there: str, *, mounted: bool) -> int:
        """[movement.cost.command-trace] For command range and the transmission of orders."""
        if (here, there) in self._rates:
            return self._trace
        return self._mounted[here, there] if mounted else self._foot[here, there]

    @cached_property
    def steps(self) -> Mapping[bool, Mapping[str, tuple[tuple[str, int], ...]]]:
        """[table.terrain] Each hex with its neighbours and what they cost off road."""
        return {
            mounted: {
                here: tuple([(there, self.cost(here, there, mounted=mounted)) for there in ring])
                for here, ring in self.neighbours.items()
            }
            for mounted in (False, True)
        }

    @cached_property
    def onward(self) -> Mapping[tuple[str, str], tuple[str, ...]]:
        """[movement.road.spacing] Where the road goes on for those who come from a neighbour."""
        return {
            (here, there): tuple(
                [on for on in self.neighbours[there] if on != here and self.rate(there, on)]
            )
            for here, ring in self.neighbours.items()
            for there in ring
        }

    @cached_property
    def traces(self) -> Mapping[bool, Mapping[str, tuple[tuple[str, int], ...]]]:
        """[movement.cost.command-trace] Each hex with its neighbours and what they cost."""
        return {
            mounted: {
                here: tuple([(there, self.traced(here, there, mounted=mounted)) for there in ring])
                for here, ring in self.neighbours.items()
            }
            for mounted in (False, True)
        }

    def span(self, here: str, limit: int) -> frozenset[str]:
        """[order.target-range] The hexes within so many half points, whoever stands there."""
        found = self._spans.get((here, limit))
        if found is None:
            found = self._spans[here, limit] = frozenset(flood((here,), self.traces[False], limit))
        return found

    @cached_property
    def nets(self) -> Mapping[str, int]:
        """[order.target-range] For each hex on a road or trail, the network that it belongs to."""
        beside: dict[str, list[str]] = {}
        for here, there in self.ways:
            beside.setdefault(here, []).append(there)
        nets: dict[str, int] = {}
        for start in beside:
            if start not in nets:
                number, heap = len(nets), [start]
                nets[start] = number
                for here in heap:
                    fresh = [there for there in beside[here] if there not in nets]
                    nets |= dict.fromkeys(fresh, number)
                    heap += fresh
        return nets

    def way_to(self, targets: tuple[str, ...]) -> Mapping[str, int]:
        """[order.march.approach] How far each hex is from the nearest of these, on foot."""
        known = self._ways_to.get(targets)
        if known is None:
            if len(self._ways_to) >= REMEMBERED:
                self._ways_to.clear()
            known = self._ways_to[targets] = flood(targets, self._ways_in)
        return known

    @cached_property
    def _ways_in(self) -> Mapping[str, tuple[tuple[str, int], ...]]:
        """For each hex its neighbours, with what it costs to come from there on foot."""
        return {
            here: tuple([(there, self.traced(there, here, mounted=False)) for there in near])
            for here, near in self.neighbours.items()
        }


def flood(
    starts: tuple[str, ...],
    links: Mapping[str, tuple[tuple[str, int], ...]],
    limit: int | None = None,
) -> dict[str, int]:
    """How far each hex is from the nearest of these, by links of a known length."""
    found = dict.fromkeys(starts, 0)
    buckets = [list(starts)]
    for spent, bucket in enumerate(buckets):
        for here in bucket:
            if found[here] < spent:
                continue
            for there, price in links[here]:
                total = spent + price
                if total >= found.get(there, total + 1) or (limit is not None and total > limit):
                    continue
                found[there] = total
                while len(buckets) <= total:
                    buckets.append([])
                buckets[total].append(there)
    return found


def letter(rows: tuple[str, ...], id_: str) -> str:
    """What a row of letters says of a hex."""
    return rows[int(id_[2:]) - 1][int(id_[:2]) - 1]


def cost(effect: Effect, mounted: bool) -> int:
    return effect.other if mounted else effect.infantry
