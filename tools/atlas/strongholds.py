"""The signs of a zone: towns, fortresses with their level, capitals in red, keys; and bridges."""

from collections.abc import Iterator

from .alphabet import outlines
from .palette import Palette
from .pen import Style, disc, frame, group, shape, stroke
from .projection import Point
from .signs import star as bastions

RED, IVORY, GOLD, GOLD_SHADE = "#b32a22", "#fbf3df", "#d9a520", "#7c5a0c"
CORNERS = {"stronghold": (6, 13.6), "citadel": (8, 16.4)}
LEVELS = {"stronghold": "1", "citadel": "2"}
CROWN = "M-7 3.4L-8-3.6L-4 .2L0-5.6L4 .2L8-3.6L7 3.4Z"
KEY = "M3 0H13.4M9.4 0V4.4M12.6 0V3.6"


def strongholds(colours: Palette) -> Iterator[str]:
    """Every sign under its name, to be put wherever it stands."""
    for rank in ("", "minor-", "major-"):
        yield group(town(colours, rank), id=f"{rank}town")
        for kind in CORNERS:
            yield group(walls(colours, rank, kind), id=f"{rank}{kind}")
    yield group(key(colours), id="key")
    yield group(bridge(colours), id="bridge")


def town(colours: Palette, rank: str) -> Iterator[str]:
    """A ring; a capital is red, that of a major power larger and crowned."""
    c = colours
    if not rank:
        yield disc(Point(0, 0), 5.2, c.paper_light, stroke=c.ink, stroke_width=1.4)
        yield disc(Point(0, 0), 2.0, c.ink)
        return
    yield disc(Point(0, 0), 10.5 if rank == "major-" else 8.0, RED, stroke=c.ink, stroke_width=1.3)
    yield disc(Point(0, 0), 8.4 if rank == "major-" else 5.8, "none", stroke=IVORY,
               stroke_width=1.0)  # fmt: skip
    yield disc(Point(0, 0), 2.6, IVORY)
    if rank == "major-":
        yield crown(-13.5)


def walls(colours: Palette, rank: str, kind: str) -> Iterator[str]:
    """A trace of bastions around the level."""
    c = colours
    number, radius = CORNERS[kind]
    fill, ink, figure = (RED, c.ink, IVORY) if rank else (c.rampart, c.ditch, c.ink)
    yield shape(bastions(number, radius, 0.74), fill, stroke=ink, stroke_width=1.4,
                stroke_linejoin="round")  # fmt: skip
    if kind == "citadel":
        yield shape(bastions(number, radius - 4.4, 0.78), "none", stroke=figure, stroke_width=0.9)
    yield shape(outlines(LEVELS[kind], 13.5, Point(0, 4.4)), figure)
    if rank == "major-":
        yield crown(-radius - 3.4)


def crown(up: float) -> str:
    ink: dict[str, Style] = {"stroke": GOLD_SHADE, "stroke_width": 1.0, "stroke_linejoin": "round"}
    return shape(CROWN, GOLD, transform=f"translate(0 {up}) scale(.92)", **ink)


def key(colours: Palette) -> Iterator[str]:
    """A golden key: the zone is worth a card."""
    for ink, breadth in ((colours.paper_light, 6.4), (GOLD_SHADE, 4.4), (GOLD, 2.4)):
        yield group([stroke(KEY, ink, breadth, stroke_linecap="round"),
                     disc(Point(-1.6, 0), 4.6, "none", stroke=ink, stroke_width=breadth)],
                    transform="translate(-5.6 0)")  # fmt: skip


def bridge(colours: Palette) -> Iterator[str]:
    """Two parapets over the water, the road along x."""
    c = colours
    yield frame(-7.5, -4.6, 7.5, 4.6, c.wall, stroke=c.ink, stroke_width=0.5)
    yield stroke("M-11-7.4L-7.5-4.6H7.5L11-7.4M-11 7.4L-7.5 4.6H7.5L11 7.4", c.ink, 1.9,
                 stroke_linecap="round", stroke_linejoin="round")  # fmt: skip
    yield stroke("M-3.6-3.6V3.6M0-3.6V3.6M3.6-3.6V3.6", c.faint, 0.7)
