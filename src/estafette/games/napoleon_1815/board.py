"""The map for whoever draws it, as `tools/atlas` laid it out: a picture, and places on it."""

from functools import cache

from estafette.board import Border
from estafette.engine import Board, Frame, Link, Pictures, Setup, Space, chart

from .printed import FOLDER, Printed, Zone

DRAWING = FOLDER / "drawing"
PICTURES = Pictures("campaign-day.svg", "campaign-night.svg")
MARGIN = 130.0  # around the zones in play
LIVERIES = {
    "french": "france",
    "coalition": "britain",
    "anglo-allied": "britain",
    "prussian": "prussia",
}


def board(printed: Printed, setup: Setup) -> Board:
    """[map.zones-connections] The zones in play and the ways between them, north above."""
    return drawn(printed, setup.scenario)


@cache
def drawn(printed: Printed, scenario: str) -> Board:
    ground, sheet = printed.grounds[scenario], chart(DRAWING)
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


def space(printed: Printed, zone: Zone) -> Space:
    at = chart(DRAWING).spot(zone.id, printed.graph.neighbours(zone.id))
    return Space(zone.id, at.x, at.y, zone.kind, (zone.country,), zone.points, label=at.label)


def link(border: Border) -> Link:
    kind = "road" if border.kind == "road" else "bridge"
    return Link(border.ends, kind, chart(DRAWING).course(border.ends))


def frame(spaces: tuple[Space, ...]) -> Frame:
    """The part of the sheet that holds the zones in play, with room around them."""
    sheet = chart(DRAWING)
    left = max(0.0, min(space.x for space in spaces) - MARGIN)
    top = max(0.0, min(space.y for space in spaces) - MARGIN)
    right = min(sheet.width, max(space.x for space in spaces) + MARGIN)
    bottom = min(sheet.height, max(space.y for space in spaces) + MARGIN)
    return Frame(left, top, right - left, bottom - top)
