"""The map for whoever draws it: until the atlas has drawn it, areas at their true places."""

from functools import cache

from estafette.engine import Board, Link, Setup, Space

from .printed import Printed
from .sheets import Area

SCALE, WEST, NORTH = 24.0, -12.0, 62.0
LIVERIES = {
    **{"french": "france", "coalition": "britain"},
    **{each: each for each in ("france", "britain", "russia", "austria", "prussia", "spain")},
    **{"turkey": "turkey", "sweden": "sweden"},
}
GROUNDS = ("capital", "fortress", "marsh", "city", "port")


def board(printed: Printed, setup: Setup) -> Board:
    """[map.extent] The areas and the borders between them, north above."""
    return drawn(printed)


@cache
def drawn(printed: Printed) -> Board:
    spaces = tuple([space(area) for area in printed.areas.values()])
    width = max([each.x for each in spaces]) + SCALE
    height = max([each.y for each in spaces]) + SCALE
    links = tuple([Link(border.ends, border.kind) for border in printed.contact.borders])
    return Board("areas", width, height, spaces, links, liveries=LIVERIES)


def space(area: Area) -> Space:
    kind = next((ground for ground in GROUNDS if ground in area.marks), "open")
    marks = (area.power, *[mark for mark in area.marks if mark != kind])
    x, y = (area.lon - WEST) * SCALE, (NORTH - area.lat) * SCALE * 1.5
    return Space(area.id, round(x, 1), round(y, 1), kind, marks, area.stars)
