"""The sheet of Napoleon’s Last Campaigns: four battlefields of June 1815 on one ground of hexes."""

import tomllib
from functools import cached_property
from pathlib import Path
from typing import Any

from .alphabet import width
from .battlefield import Battlefield
from .battlenames import Lettering
from .hexground import HexGround
from .hexroads import HexRoads
from .labels import Names, Rect, Spot, spots_around
from .legend import Legend
from .ornament import BORDER, border, inks, paper
from .palette import Palette
from .pen import element, frame, group, sheet, stroke
from .projection import Point

GAMES = Path(__file__).parents[2] / "src/estafette/games"
TRUE = Path(__file__).parent / "last_campaigns.toml"
CORNER = Point(92.0, 88.0)  # the middle of hex 0101
METRES = 10.0  # to a step of the sheet
EDGE = 18.0  # of ground beyond the hexes
STRIP = 236.0  # below the ground: title, legend, scale
SIZE = 17.0  # of the letters of a name, when a battlefield fills a screen
SIGN = Rect(-26.0, -22.0, 26.0, 22.0)  # the hex of a place, as its name must leave it free


class Belgium:
    """The ground with its names, and the size of the sheet that holds it."""

    def __init__(self) -> None:
        self.ground = HexGround(GAMES / "last_campaigns/box/map.toml", CORNER)
        self.true: dict[str, Any] = tomllib.loads(TRUE.read_text("utf-8"))
        last = self.ground.place(self.ground.columns, self.ground.rows)
        self.clip = Rect(BORDER, BORDER, last.x + 28 + EDGE, last.y + 24 + EDGE)
        self.width = self.clip.right + BORDER
        self.height = self.clip.bottom + STRIP + BORDER

    @cached_property
    def named(self) -> dict[str, str]:
        """The hex on which the name of a place is written, and the name."""
        box = self.ground.box
        places = {place["hexes"][0]: place["name"] for place in box["place"]}
        return places | {chateau["hex"]: chateau["name"] for chateau in box["chateau"]}

    @cached_property
    def labels(self) -> dict[str, Spot]:
        """Names off each other, off the signs of other places, and off the roads if they can."""
        middles = {hex_: self.ground.middle(hex_) for hex_ in self.named}
        widths = {
            hex_: max(width(name, SIZE, style) for style in ("roman", "italic"))
            for hex_, name in self.named.items()
        }
        discs = {
            hex_: Rect(at.x + SIGN.left, at.y + SIGN.top, at.x + SIGN.right, at.y + SIGN.bottom)
            for hex_, at in middles.items()
        }
        tries = {hex_: spots_around(20.0, 26.0, SIZE) for hex_ in middles}
        roads = list(HexRoads(self.ground).lines.values())
        return Names(middles, widths, SIZE, discs, tries).settle(roads, [])

    @cached_property
    def woods(self) -> dict[str, Point]:
        """The true middle of every wood."""
        return {
            wood["id"]: self.at(
                sum(lat for lat, _ in wood["polygon"]) / len(wood["polygon"]),
                sum(lon for _, lon in wood["polygon"]) / len(wood["polygon"]),
            )
            for wood in self.true["wood"]
        }

    def at(self, lat: float, lon: float) -> Point:
        grid = self.true["grid"]
        east = (lon - grid["anchor_lon"]) * grid["metres_per_degree_lon"]
        south = (grid["anchor_lat"] - lat) * grid["metres_per_degree_lat"]
        return Point(CORNER.x + east / METRES, CORNER.y + south / METRES)

    def layout(self) -> dict[str, Any]:
        """What the game needs to know of the sheet: the middle of every hex, the place of names."""
        return {
            "width": self.width,
            "height": self.height,
            "places": {hex_: self.spot(hex_) for hex_ in self.ground.hexes},
            "courses": {},
        }

    def spot(self, hex_: str) -> dict[str, Any]:
        at = self.ground.middle(hex_)
        spot: dict[str, Any] = {"x": round(at.x), "y": round(at.y)}
        if hex_ in self.labels:
            label = self.labels[hex_]
            spot["label"] = {
                "x": round(label.x, 1), "y": round(label.y, 1), "anchor": label.anchor,
            }  # fmt: skip
        return spot


def last_campaigns() -> Belgium:
    return Belgium()


def draw_battlefields(land: Belgium, colours: Palette) -> str:
    field = Battlefield(land.ground, colours)
    lettering = Lettering(
        land.ground, land.true["lettering"], land.labels, land.named, land.woods, colours
    )
    clip = land.clip
    inside = element("clipPath", frame(*clip, "#000"), id="field")
    signs = [*inks(colours, land.width, land.height), inside, *field.signs(), *lettering.signs()]
    parts = [
        element("defs", "".join(signs)),
        *paper(land.width, land.height, 8),
        group(
            [
                frame(*clip, field.relief.levels[0]),
                *field.land(),
                *lettering.drawn(field),
                *field.works(),
            ],
            clip_path="url(#field)",
        ),
        *border(colours, land.width, land.height, Point(142.0, 224.0)),
        frame(*clip, stroke=colours.ink, stroke_width=1.6),
        stroke(
            f"M{clip.left} {clip.bottom + 5}H{clip.right}", colours.ink, 0.8
        ),
        *lettering.margin(clip),
        *Legend(land.true["lettering"], field, clip, land.height).drawn(),
    ]  # fmt: skip
    return sheet(land.width, land.height, "La Belgique, juin 1815", parts)
