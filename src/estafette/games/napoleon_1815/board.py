"""The map for whoever draws it, as `tools/atlas` laid it out: a picture, and places on it."""

from functools import cache

from msgspec import Struct, json

from estafette.board import Border
from estafette.engine import Board, Frame, Label, Link, Pictures, Setup, Space

from .printed import FOLDER, Printed, Zone, connection_id

DRAWING = FOLDER / "drawing"
PICTURES = Pictures("campaign-day.svg", "campaign-night.svg")
MARGIN = 130.0  # around the zones in play
LIVERIES = {
    "french": "france",
    "coalition": "britain",
    "anglo-allied": "britain",
    "prussian": "prussia",
}


class Place(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a zone is drawn, and where its name is written."""

    x: float
    y: float
    label: Label | None = None


class Layout(Struct, frozen=True, forbid_unknown_fields=True):
    """The drawn sheet: its size, its places, and the course of the road of each connection."""

    width: float
    height: float
    zones: dict[str, Place]
    roads: dict[str, str]


def board(printed: Printed, setup: Setup) -> Board:
    """[map.zones-connections] The zones in play and the ways between them, north above."""
    return drawn(printed, setup.scenario)


@cache
def drawn(printed: Printed, scenario: str) -> Board:
    ground, sheet = printed.grounds[scenario], layout()
    spaces = tuple([space(printed, printed.zones[id_]) for id_ in ground])
    return Board(
        "points",
        sheet.width,
        sheet.height,
        spaces,
        tuple([link(border) for border in ground.borders]),
        pictures=PICTURES,
        frame=frame(spaces),
        liveries=LIVERIES,
    )


@cache
def layout() -> Layout:
    return json.decode((DRAWING / "layout.json").read_bytes(), type=Layout)


def space(printed: Printed, zone: Zone) -> Space:
    place = layout().zones.get(zone.id) or among_neighbours(printed, zone)
    return Space(
        zone.id, place.x, place.y, zone.kind, (zone.country,), zone.points, label=place.label
    )


def among_neighbours(printed: Printed, zone: Zone) -> Place:
    """A zone that the owner of a printed map has added is not on the sheet: it stands between."""
    sheet = layout()
    near = [sheet.zones[id_] for id_ in printed.graph.neighbours(zone.id) if id_ in sheet.zones]
    if not near:
        return Place(sheet.width / 2, sheet.height / 2)
    return Place(sum(p.x for p in near) / len(near), sum(p.y for p in near) / len(near))


def link(border: Border) -> Link:
    kind = "road" if border.kind == "road" else "bridge"
    return Link(border.ends, kind, layout().roads.get(connection_id(*border.ends), ""))


def frame(spaces: tuple[Space, ...]) -> Frame:
    """The part of the sheet that holds the zones in play, with room around them."""
    sheet = layout()
    left = max(0.0, min(space.x for space in spaces) - MARGIN)
    top = max(0.0, min(space.y for space in spaces) - MARGIN)
    right = min(sheet.width, max(space.x for space in spaces) + MARGIN)
    bottom = min(sheet.height, max(space.y for space in spaces) + MARGIN)
    return Frame(left, top, right - left, bottom - top)
