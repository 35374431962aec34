"""The map for whoever draws it, as `tools/atlas` laid it out: a picture, and areas on it."""

from functools import cache

from msgspec import Struct, json

from estafette.board import Border
from estafette.engine import Board, Link, Pictures, Setup, Space

from .printed import FOLDER, Printed
from .sheets import Area

DRAWING = FOLDER / "drawing"
PICTURES = Pictures("europe-day.svg", "europe-night.svg")
LIVERIES = {
    **{"french": "france", "coalition": "britain"},
    **{each: each for each in ("france", "britain", "russia", "austria", "prussia", "spain")},
    **{"turkey": "turkey", "sweden": "sweden", "portugal": "britain"},
    **{"kingdom-of-italy": "france", "grand-duchy": "france"},
}
PLAIN = "other"
GROUNDS = ("capital", "fortress", "marsh", "city", "port")


class Place(Struct, frozen=True, forbid_unknown_fields=True):
    """Where the stacks of an area stand, and its border."""

    x: float
    y: float
    outline: str = ""


class Sheet(Struct, frozen=True, forbid_unknown_fields=True):
    """The drawn sheet: its size, its areas, and the course of every strait."""

    width: float
    height: float
    areas: dict[str, Place]
    crossings: dict[str, str]


def board(printed: Printed, setup: Setup) -> Board:
    """[map.extent] The areas and the borders between them, north above."""
    return drawn(printed)


@cache
def drawn(printed: Printed) -> Board:
    sheet = layout()
    return Board(
        "areas",
        sheet.width,
        sheet.height,
        tuple([space(printed, area) for area in printed.areas.values()]),
        tuple([link(border) for border in printed.contact.borders]),
        pictures=PICTURES,
        liveries=liveries(printed),
    )


def liveries(printed: Printed) -> dict[str, str]:
    """Great powers wear their own colours; all minors wear those of no nation."""
    return {**dict.fromkeys(printed.countries, PLAIN), **LIVERIES}


@cache
def layout() -> Sheet:
    return json.decode((DRAWING / "layout.json").read_bytes(), type=Sheet)


def space(printed: Printed, area: Area) -> Space:
    place = layout().areas.get(area.id) or among_neighbours(printed, area)
    kind = next((ground for ground in GROUNDS if ground in area.marks), "open")
    marks = (area.power, *[mark for mark in area.marks if mark != kind])
    return Space(area.id, place.x, place.y, kind, marks, area.stars, outline=place.outline)


def among_neighbours(printed: Printed, area: Area) -> Place:
    """An area that the owner of a printed map has added is not on the sheet: it stands between."""
    sheet = layout()
    near = printed.contact.neighbours(area.id)
    known = [sheet.areas[id_] for id_ in near if id_ in sheet.areas]
    if not known:
        return Place(sheet.width / 2, sheet.height / 2)
    return Place(sum(p.x for p in known) / len(known), sum(p.y for p in known) / len(known))


def link(border: Border) -> Link:
    course = layout().crossings.get("--".join(sorted(border.ends)), "")
    return Link(border.ends, border.kind, course)
