"""The ground of a scenario, areas or hexes: where one may go and who sees whom."""

from collections.abc import Callable
from functools import cache

from msgspec import Struct

from estafette.board import (
    Border,
    Bounds,
    Drawing,
    Graph,
    HexMap,
    Numbering,
    Parity,
    Point,
    Top,
    can_see,
)

SCALE = 100.0


class Area(Struct, frozen=True, forbid_unknown_fields=True):
    """A space of the area map."""

    id: str
    name: str
    x: float
    y: float
    village: bool = False


class Way(Struct, frozen=True, forbid_unknown_fields=True):
    """What lies between two areas: open ground, a wood that hides, a river that stops."""

    ends: tuple[str, str]
    kind: str = "open"


class AreaSheet(Struct, frozen=True, forbid_unknown_fields=True):
    """The map of the river."""

    area: tuple[Area, ...]
    border: tuple[Way, ...]


class HexSheet(Struct, frozen=True, forbid_unknown_fields=True):
    """The map of the heights: every hex of these columns and rows."""

    columns: int
    rows: int
    woods: tuple[str, ...]
    villages: tuple[str, ...]


class Ground:
    """A map, whatever its shape: the rules ask it for borders, distances and sight."""

    def __init__(
        self,
        shape: str,
        graph: Graph,
        points: dict[str, Point],
        villages: frozenset[str],
        sees: Callable[[str, str], bool],
    ) -> None:
        self.shape = shape
        self.graph = graph
        self.points = points
        self.villages = villages
        self.sees = cache(sees)
        self.around = cache(self._around)

    def _around(self, space: str, steps: int) -> tuple[str, ...]:
        """The spaces at most so many borders away, in the order of the map, without this one."""
        return tuple(
            other
            for other in self.graph
            if (distance := self.graph.distance(space, other)) and distance <= steps
        )


def area_ground(sheet: AreaSheet) -> Ground:
    """[7.22] Between areas, only the border itself can hide: a wood does."""
    graph = Graph(
        [area.id for area in sheet.area], [Border(*way.ends, way.kind) for way in sheet.border]
    )

    def sees(here: str, there: str) -> bool:
        border = graph.border(here, there)
        return border is not None and border.kind != "wood"

    points = {area.id: Point(area.x, area.y) for area in sheet.area}
    villages = frozenset(area.id for area in sheet.area if area.village)
    return Ground("areas", graph, points, villages, sees)


def hex_ground(sheet: HexSheet) -> Ground:
    """[7.22] Between hexes, a wood hides what lies behind it in a straight line."""
    numbering = Numbering(Top.FLAT, Parity.EVEN)
    hexes = HexMap.rectangle(Bounds(1, sheet.columns, 1, sheet.rows), numbering)
    woods = frozenset(hexes.at(number) for number in sheet.woods)
    drawing = Drawing(Top.FLAT, SCALE)

    def sees(here: str, there: str) -> bool:
        return can_see(hexes.at(here), hexes.at(there), hides=woods.__contains__)

    points = {hexes.number_of(hex_): drawing.centre(hex_) for hex_ in hexes}
    return Ground("hexes", hexes.graph(), points, frozenset(sheet.villages), sees)
