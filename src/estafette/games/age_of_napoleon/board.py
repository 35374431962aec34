"""The map for whoever draws it, as `tools/atlas` laid it out: a picture, and areas on it."""

from functools import cache

from estafette.board import Border
from estafette.engine import Board, Link, Pictures, Setup, Space, chart

from .printed import FOLDER, Area, Printed

DRAWING = FOLDER / "drawing"
PICTURES = Pictures("europe-day.svg", "europe-night.svg")
GROUNDS = ("capital", "mountain", "marsh")  # the mark that says most about an area is its kind
LIVERIES = {
    "french": "france",
    "coalition": "britain",
    "france": "france",
    "britain": "britain",
    "preussen": "prussia",
    "austria": "austria",
    "russia": "russia",
    "spain": "spain",
    "sverige": "sweden",
}


def board(printed: Printed, setup: Setup) -> Board:
    """[map.area-count] [map.adjacency] The areas and the borders between them, north above."""
    return drawn(printed)


@cache
def drawn(printed: Printed) -> Board:
    sheet = chart(DRAWING)
    return Board(
        "areas",
        sheet.width,
        sheet.height,
        tuple([space(printed, area) for area in printed.areas.values()]),
        tuple([link(border) for border in printed.winter_ground.borders]),
        pictures=PICTURES,
        liveries=LIVERIES,
    )


def space(printed: Printed, area: Area) -> Space:
    at = chart(DRAWING).spot(area.id, printed.winter_ground.neighbours(area.id))
    kind = next((ground for ground in GROUNDS if ground in area.marks), "open")
    marks = [area.country, *[mark for mark in area.marks if mark != kind]]
    if area.is_coastal:
        marks.append("coastal")
    return Space(area.id, at.x, at.y, kind, tuple(marks), outline=at.outline)


def link(border: Border) -> Link:
    return Link(border.ends, border.kind, chart(DRAWING).course(border.ends))
