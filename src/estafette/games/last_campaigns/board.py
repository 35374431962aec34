"""The map for whoever draws it, as `tools/atlas` laid it out: a picture, and hexes on it."""

from functools import cache

from estafette.engine import Board, Frame, Label, Link, Pictures, Setup, Space, chart

from .ground import BRIDGE, ROAD, TRAIL, Ground
from .printed import FOLDER, Printed

DRAWING = FOLDER / "drawing"
PICTURES = Pictures("campaign-day.svg", "campaign-night.svg")
MARGIN = 46.0  # around the middles of the hexes in play: half a hex and a little more
WAYS = (BRIDGE, ROAD, TRAIL)
LIVERIES = {
    "french": "france",
    "allied": "britain",
    "anglo-allied": "britain",
    "prussian": "prussia",
}


def board(printed: Printed, setup: Setup) -> Board:
    """[proposal.map.grid] [proposal.map.submaps] The hexes in play, north above."""
    return drawn(printed, setup.scenario)


@cache
def drawn(printed: Printed, scenario: str) -> Board:
    ground, sheet = printed.ground(scenario), chart(DRAWING)
    spaces = tuple([space(printed, ground, hex_) for hex_ in ground.hexes])
    return Board(
        "hexes",
        sheet.width,
        sheet.height,
        spaces,
        links(ground),
        pictures=PICTURES,
        frame=frame(spaces),
        liveries=LIVERIES,
    )


def space(printed: Printed, ground: Ground, hex_: str) -> Space:
    at = chart(DRAWING).spot(hex_, ground.neighbours[hex_])
    label = at.label and Label(at.label.x, at.label.y, at.label.anchor, printed.named.get(hex_, ""))
    kind, level = ground.terrain[hex_], ground.levels[hex_]
    return Space(hex_, at.x, at.y, kind, (f"level-{level}",), label=label)


def links(ground: Ground) -> tuple[Link, ...]:
    """[proposal.map.built-binding] Roads and trails from hex to hex; a bridge is both."""
    return tuple(
        [
            Link((here, there), next(kind for kind in WAYS if kind in marks))
            for (here, there), marks in ground.between.items()
            if here < there and marks & {ROAD, TRAIL}
        ]
    )


def frame(spaces: tuple[Space, ...]) -> Frame:
    """The part of the sheet that holds the hexes in play; all of it, if all are."""
    sheet = chart(DRAWING)
    if len(spaces) == len(sheet.places):
        return Frame(0.0, 0.0, sheet.width, sheet.height)
    left, top = min(each.x for each in spaces), min(each.y for each in spaces)
    right, bottom = max(each.x for each in spaces), max(each.y for each in spaces)
    wide, high = right - left + 2 * MARGIN, bottom - top + 2 * MARGIN
    return Frame(left - MARGIN, top - MARGIN, wide, high)
