"""The map for whoever draws it, as `tools/atlas` laid it out: a picture, and areas on it."""

from functools import cache

from msgspec import Struct, json

from estafette.board import Border
from estafette.engine import Board, Link, Pictures, Setup, Space

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


class Place(Struct, frozen=True, forbid_unknown_fields=True):
    """Where the stacks of an area stand, and its border."""

    x: float
    y: float
    outline: str = ""


class Layout(Struct, frozen=True, forbid_unknown_fields=True):
    """The drawn sheet: its size, its areas, and the course of every way over the sea."""

    width: float
    height: float
    areas: dict[str, Place]
    crossings: dict[str, str]


def board(printed: Printed, setup: Setup) -> Board:
    """[map.area-count] [map.adjacency] The areas and the borders between them, north above."""
    return drawn(printed)


@cache
def drawn(printed: Printed) -> Board:
    sheet = layout()
    return Board(
        "areas",
        sheet.width,
        sheet.height,
        tuple([space(printed, area) for area in printed.areas.values()]),
        tuple([link(border) for border in printed.winter_ground.borders]),
        pictures=PICTURES,
        liveries=LIVERIES,
    )


@cache
def layout() -> Layout:
    return json.decode((DRAWING / "layout.json").read_bytes(), type=Layout)


def space(printed: Printed, area: Area) -> Space:
    place = layout().areas.get(area.id) or among_neighbours(printed, area)
    kind = next((ground for ground in GROUNDS if ground in area.marks), "open")
    marks = [area.country, *[mark for mark in area.marks if mark != kind]]
    if area.is_coastal:
        marks.append("coastal")
    return Space(area.id, place.x, place.y, kind, tuple(marks), outline=place.outline)


def among_neighbours(printed: Printed, area: Area) -> Place:
    """An area that the owner of a printed map has added is not on the sheet: it stands between."""
    sheet = layout()
    near = printed.winter_ground.neighbours(area.id)
    known = [sheet.areas[id_] for id_ in near if id_ in sheet.areas]
    if not known:
        return Place(sheet.width / 2, sheet.height / 2)
    return Place(sum(p.x for p in known) / len(known), sum(p.y for p in known) / len(known))


def link(border: Border) -> Link:
    return Link(
        border.ends, border.kind, layout().crossings.get("--".join(sorted(border.ends)), "")
    )
