"""The map for whoever draws it: true places, with the crowded ground spread apart."""

from functools import cache
from itertools import combinations
from math import cos, hypot, radians

from estafette.engine import Board, Link, Setup, Space

from .printed import Printed

WIDTH = 1400.0
MARGIN = 70.0
CLOSEST = 48.0  # no two zones are drawn nearer to each other
HASTE = 0.1  # the part of the missing distance that a round makes good
ROUNDS = 2000


def board(printed: Printed, setup: Setup) -> Board:
    """[map.zones-connections] The zones in play and the ways between them, north above."""
    return drawn(printed, setup.scenario)


@cache
def drawn(printed: Printed, scenario: str) -> Board:
    ground = printed.grounds[scenario]
    places = spread(projected(printed, ground.nodes))
    zones = [printed.zones[id_] for id_ in ground]
    return Board(
        "points",
        round(max(x for x, _ in places.values()) + MARGIN, 1),
        round(max(y for _, y in places.values()) + MARGIN, 1),
        tuple(
            Space(zone.id, *places[zone.id], zone.kind, (zone.country,), zone.points)
            for zone in zones
        ),
        tuple(
            Link(border.ends, "road" if border.kind == "road" else "bridge")
            for border in ground.borders
        ),
    )


Point = tuple[float, float]


def projected(printed: Printed, zones: tuple[str, ...]) -> dict[str, Point]:
    """Latitude and longitude on a plane, at the scale of the middle latitude."""
    north = [printed.zones[id_].lat for id_ in zones]
    east = [printed.zones[id_].lon for id_ in zones]
    narrowing = cos(radians((min(north) + max(north)) / 2))
    scale = (WIDTH - 2 * MARGIN) / ((max(east) - min(east)) * narrowing)
    return {
        id_: ((lon - min(east)) * narrowing * scale, (max(north) - lat) * scale)
        for id_, lat, lon in zip(zones, north, east, strict=True)
    }


def spread(places: dict[str, Point]) -> dict[str, Point]:
    """Zones that lie too close drift apart, all together, each in its true direction."""
    moved = dict(places)
    pairs = list(combinations(moved, 2))
    for _ in range(ROUNDS):
        close = [(a, b) for a, b in pairs if distance(moved[a], moved[b]) < CLOSEST]
        if not close:
            break
        before = dict(moved)
        for a, b in close:
            dx, dy = push(places[a], places[b], CLOSEST - distance(before[a], before[b]))
            moved[a] = (moved[a][0] - dx, moved[a][1] - dy)
            moved[b] = (moved[b][0] + dx, moved[b][1] + dy)
    left, top = (min(place[axis] for place in moved.values()) - MARGIN for axis in (0, 1))
    return {id_: (round(x - left, 1), round(y - top, 1)) for id_, (x, y) in moved.items()}


def push(a: Point, b: Point, missing: float) -> Point:
    """A part of what is missing, and never nothing, along the line from one place to another."""
    far = distance(a, b)
    step = HASTE * missing + 0.05
    return (b[0] - a[0]) / far * step, (b[1] - a[1]) / far * step


def distance(a: Point, b: Point) -> float:
    return hypot(b[0] - a[0], b[1] - a[1])
