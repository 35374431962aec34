"""The map for whoever draws it, as `tools/atlas` laid it out: a picture, and areas on it."""

from functools import cache

from estafette.board import Border
from estafette.engine import Board, Link, Pictures, Setup, Space, chart

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


def board(printed: Printed, setup: Setup) -> Board:
    """[map.extent] The areas and the borders between them, north above."""
    return drawn(printed)


@cache
def drawn(printed: Printed) -> Board:
    sheet = chart(DRAWING)
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


def space(printed: Printed, area: Area) -> Space:
    at = chart(DRAWING).spot(area.id, printed.contact.neighbours(area.id))
    kind = next((ground for ground in GROUNDS if ground in area.marks), "open")
    stars = [f"stars-{area.stars}"] if area.stars else []  # the sheet shows them: no seal beside it
    marks = (area.power, *[mark for mark in area.marks if mark != kind], *stars)
    return Space(area.id, at.x, at.y, kind, marks, outline=at.outline)


def link(border: Border) -> Link:
    return Link(border.ends, border.kind, chart(DRAWING).course(border.ends))
