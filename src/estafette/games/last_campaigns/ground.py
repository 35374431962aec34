"""The ground of a scenario: hexes and hexsides, what they cost, and who sees whom.

A hex is its number, such as 2120. Costs are in half points, so that a road hex costs one.
"""

from collections.abc import Iterable, Mapping
from functools import cached_property, partial
from typing import Any, TypeAlias

from estafette.board import (
    Border,
    Bounds,
    Graph,
    Hex,
    HexMap,
    Hexside,
    Numbering,
    Parity,
    Reach,
    Top,
)
from estafette.engine import Shared

from .sheets import MapSheet, Submap
from .sides import Terrain
from .sight import Sight
from .tables import Effect, TableSheet
from .ways import Remembered, Way, reach, span

NUMBERING = Numbering(Top.FLAT, Parity.EVEN)
LETTERS = {".": Terrain.CLEAR, "F": Terrain.FOREST, "T": Terrain.TOWN, "C": Terrain.CHATEAU}
STREAM, RIDGE, BRIDGE, ROAD, TRAIL = "stream", "ridge", "bridge", "road", "trail"
PLAIN: frozenset[str] = frozenset()
REMEMBERED = 512  # ways, spans and reaches
FAR = 99
WIDE = 1000  # more than twice the height of any map

# A hex, what it costs to enter it, and where friends may jam the road besides (or nothing).
Step: TypeAlias = tuple[str, int, str]


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
        self._ways_to: dict[tuple[str, ...], Way] = {}
        self._reaches: dict[tuple[str, int, bool], Reach] = {}
        self._spans: dict[tuple[tuple[str, ...], int], frozenset[str]] = {}
        self.near = Remembered(self._near)
        self.onward = Remembered(self._onward)
        self.steps = {
            (mounted, by_road): Remembered(partial(self._steps_from, mounted, by_road))
            for mounted in (False, True)
            for by_road in (False, True)
        }
        self._links = {
            mounted: Remembered(partial(self._links_from, mounted)) for mounted in (False, True)
        }
        self.traces = {
            mounted: Remembered(partial(self._traces_from, mounted)) for mounted in (False, True)
        }
        self._ways_in = Remembered(self._traces_to)
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
        places = self._places
        return self._apart[places[here] - places[there]]

    def distance_to_any(self, hexes: Iterable[str], there: str) -> int:
        """In hexes, to the nearest of these; very far if there are none."""
        places, apart = self._places, self._apart
        end = places[there]
        return min([apart[places[here] - end] for here in hexes], default=FAR)

    @cached_property
    def _places(self) -> Mapping[str, int]:
        """Each hex as one number: the difference of two says how they lie to each other."""
        return {id_: hex_.q * WIDE + hex_.r for id_, hex_ in self.at.items()}

    @cached_property
    def _apart(self) -> Mapping[int, int]:
        """For every such difference, how far the hexes are apart."""
        east, south = [{hex_.q for hex_ in self.hexmap}, {hex_.r for hex_ in self.hexmap}]
        wide, high = max(east) - min(east), max(south) - min(south)
        nowhere = Hex(0, 0)
        return {
            q * WIDE + r: nowhere.distance(Hex(q, r))
            for q in range(-wide, wide + 1)
            for r in range(-high, high + 1)
        }

    def within(self, here: str, radius: int) -> tuple[str, ...]:
        """The hexes of this ground at most so far away, itself first."""
        number = self.hexmap.number_of
        return tuple([number(hex_) for hex_ in self.hexmap.disc(self.at[here], radius)])

    def _near(self, here: str) -> tuple[str, ...]:
        """The hexes at one hex from here, then those at two."""
        return self.within(here, 2)[1:]

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

    def _steps_from(self, mounted: bool, by_road: bool, here: str) -> tuple[Step, ...]:
        """[movement.cost.two-values] The hexes beside one, what they cost, and where jams arise."""
        return tuple([self._step(here, there, mounted, by_road) for there in self.neighbours[here]])

    def _step(self, here: str, there: str, mounted: bool, by_road: bool) -> Step:
        price = self.rate(here, there)
        if price is None or not by_road:
            return there, self.cost(here, there, mounted=mounted), ""
        ahead = self.onward[here, there]
        return there, price, ahead[0] if len(ahead) == 1 else there

    def _links_from(self, mounted: bool, here: str) -> tuple[tuple[str, int], ...]:
        """[movement.cost.two-values] The hexes beside one, and what they cost off road."""
        return tuple([(there, price) for there, price, _ in self.steps[mounted, False][here]])

    def reach(self, here: str, points: int, *, mounted: bool) -> Reach:
        """[movement.allowance] How far one comes off road where nobody is in the way."""
        found = self._reaches.get((here, points, mounted))
        if found is None:
            make_room(self._reaches)
            found = reach(here, self._links[mounted], points)
            self._reaches[here, points, mounted] = found
        return found

    def _onward(self, step: tuple[str, str]) -> tuple[str, ...]:
        """[movement.road.spacing] Where the road goes on for those who come from a neighbour."""
        here, there = step
        return tuple([on for on in self.neighbours[there] if on != here and self.rate(there, on)])

    def _traces_from(self, mounted: bool, here: str) -> tuple[tuple[str, int], ...]:
        """[movement.cost.command-trace] The hexes beside one, and what it costs to get there."""
        near = self.neighbours[here]
        return tuple([(there, self.traced(here, there, mounted=mounted)) for there in near])

    def _traces_to(self, here: str) -> tuple[tuple[str, int], ...]:
        """[order.march.approach] The hexes beside one, and what it costs to come from there."""
        near = self.neighbours[here]
        return tuple([(there, self.traced(there, here, mounted=False)) for there in near])

    def span(self, starts: tuple[str, ...], limit: int) -> frozenset[str]:
        """[order.target-range] The hexes within so many half points, whoever stands there."""
        found = self._spans.get((starts, limit))
        if found is None:
            make_room(self._spans)
            found = self._spans[starts, limit] = span(starts, self.traces[False], limit)
        return found

    @cached_property
    def networks(self) -> tuple[frozenset[str], ...]:
        """[order.target-range] The roads and trails that hang together, each with its hexes."""
        beside: dict[str, list[str]] = {}
        for here, there in self.ways:
            beside.setdefault(here, []).append(there)
        nets: list[frozenset[str]] = []
        for start in beside:
            if not any(start in net for net in nets):
                net = dict.fromkeys([start])
                heap = [start]
                for here in heap:
                    fresh = [there for there in beside[here] if there not in net]
                    net |= dict.fromkeys(fresh)
                    heap += fresh
                nets.append(frozenset(net))
        return tuple(nets)

    def way_to(self, targets: tuple[str, ...]) -> Way:
        """[order.march.approach] How far each hex is from the nearest of these, on foot."""
        known = self._ways_to.get(targets)
        if known is None:
            make_room(self._ways_to)
            known = self._ways_to[targets] = Way(targets, self._ways_in)
        return known


def make_room(known: dict[Any, Any], most: int = REMEMBERED) -> None:
    """What was worked out long ago is forgotten."""
    if len(known) >= most:
        known.clear()


def letter(rows: tuple[str, ...], id_: str) -> str:
    """What a row of letters says of a hex."""
    return rows[int(id_[2:]) - 1][int(id_[:2]) - 1]


def cost(effect: Effect, mounted: bool) -> int:
    return effect.other if mounted else effect.infantry
