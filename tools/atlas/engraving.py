"""The small signs of a map of a continent: hills, reeds, sand, ice, ships, capitals."""

from collections.abc import Iterator

from .palette import Palette
from .pen import element, group, shape, stroke
from .signs import TREES, Builder

BARREN = "sand"
TUFT = "h10m-7.5 0l-1.8-4.4m3.5 4.4v-6.2m1.6 6.2l1.8-4.4"
PEAKS = 3
HILLS = (  # the outline, the side in the shade, and strokes down that side
    (
        "M-9 4C-6 2-4-4-1-7.5C0-8.6 1.4-8.4 2-7C4-3 6 2 10 4",
        "M0-8C2-8 6 2 10 4L3.4 4C4.4 0 3-4 0-8Z",
        "M2.4-4.6l1.2 6.4M4.4-1.4l1.6 4.4M.8-5.4l.8 4",
    ),
    (
        "M-8 4C-5 2-3-2-1-5C0-6.4 1-6.4 2-5C3.6-2 5 2 8.6 4",
        "M.4-6C2-5 4 2 8.6 4L3 4C3.4 0 2.4-3 .4-6Z",
        "M2.2-3l1 4.4M4-.6l1.2 3.2",
    ),
    (
        "M-10 4C-7 1-5-6-2-10.4C-1-11.8 .8-11.8 1.6-10C4-5 6 1 11 4",
        "M-.4-11.4C2-10 6 1 11 4L3.6 4C4.8-1 3-6.4-.4-11.4Z",
        "M2-7l1.6 8M4.2-3l2 6M.6-8l.8 5.4",
    ),
)
FLAKE = "M0-7V7M-6-3.5L6 3.5M-6 3.5L6-3.5M-2-6L0-4L2-6M-2 6L0 4L2 6"
HULL = "M-26 6L-30-2L-22-1L20-1L30-6L27 6Q24 11 18 11H-20Q-25 11-26 6Z"
PORTS = "M-22 3H25"
MASTS = "M-15-1V-32M1-1V-40M16-1V-32M-22-4L-40-14"
SAILS = (
    "M-23-28Q-15-25-8-28Q-10-21-7-16Q-15-13-24-16Q-21-22-23-28Z",
    "M-24-14Q-15-11-6-14Q-8-8-5-3Q-15-1-25-3Q-22-9-24-14Z",
    "M-8-36Q1-33 9-36Q7-28 10-21Q1-18-9-21Q-6-29-8-36Z",
    "M-9-19Q1-16 10-19Q8-11 11-4Q1-1-10-4Q-7-12-9-19Z",
    "M9-28Q16-25 23-28Q21-22 24-16Q16-13 8-16Q11-22 9-28Z",
    "M8-14Q16-11 24-14Q22-9 25-3Q16-1 7-3Q10-9 8-14Z",
    "M-38-14L-25-24L-25-5Z",
)
SWELL = "M-44 12q6-4 12 0t12 0t12 0t12 0t12 0t12 0t12 0M-36 17q6-4 12 0t12 0t12 0t12 0t12 0"


def engravings(colours: Palette) -> Iterator[str]:
    """Every sign under its name, to be put wherever it stands."""
    builder = Builder(colours)
    yield from hills(colours)
    yield barren(colours)
    yield group(builder.fortress(8), id="capital")
    for number, size in enumerate(TREES):
        yield group([builder.tree(0, 0, size)], id=f"tree-{number}")
    yield element(
        "path", id="flake", d=FLAKE, fill="none", stroke=colours.water_ink, stroke_width=1.3
    )
    yield group(ship(colours), id="ship")


def hills(colours: Palette) -> Iterator[str]:
    """Hills in elevation, the light from the north-west."""
    c = colours
    for number, (edge, shade, strokes) in enumerate(HILLS):
        yield group(
            [
                shape(f"{edge}Z", c.paper_light, fill_opacity=0.9),
                shape(shade, c.hachure, fill_opacity=0.42),
                stroke(edge, c.hachure, 1.2, stroke_linecap="round"),
                stroke(strokes, c.hachure, 0.7),
            ],
            id=f"peak-{number}",
        )


def barren(colours: Palette) -> str:
    """Sand, as engravers strew it."""
    spots = "M3 4h1.6M13 2h1.4M9 9h1.6M18 10h1.6M4 15h1.4M14 16h1.6M20 20h1.4M9 21h1.4"
    return element(
        "pattern",
        stroke(spots, colours.hachure, 1.5, stroke_opacity=0.7),
        id=BARREN, width=23, height=23, patternUnits="userSpaceOnUse",
    )  # fmt: skip


def ship(colours: Palette) -> Iterator[str]:
    """A three-decker under all plain sail."""
    c = colours
    yield stroke(SWELL, c.water_ink, 0.9, stroke_opacity=0.7)
    yield stroke(MASTS, c.ink, 1.3)
    for sail in SAILS:
        yield shape(sail, c.paper_light, stroke=c.ink, stroke_width=0.8)
    yield shape(HULL, c.wall_shade, stroke=c.ink, stroke_width=1.1)
    yield stroke(PORTS, c.ink, 2.2, stroke_dasharray="2.2 3")
