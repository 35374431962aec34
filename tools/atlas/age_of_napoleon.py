"""The sheet of Age of Napoleon, from the game's own box."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from .continent import Continent
from .europe import Europe, Seat, coast, ground
from .palette import Palette

BOX = Path(__file__).parents[2] / "src/estafette/games/age_of_napoleon/box/map.toml"


@cache
def printed() -> dict[str, Any]:
    return tomllib.loads(BOX.read_text("utf-8"))


def age_of_napoleon() -> Europe:
    """Land borders hold areas together; what is crossed on the ice is drawn as a way."""
    seats = {
        area["id"]: Seat(area["country"], area["lat"], area["lon"]) for area in printed()["area"]
    }
    borders = [
        (border["ends"][0], border["ends"][1])
        for border in printed()["border"]
        if border.get("kind", "land") == "land"
    ]
    return Europe(seats, borders, ground("age_of_napoleon"), coast())


def draw_europe(europe: Europe, colours: Palette) -> str:
    marks = {area["id"]: area.get("marks", []) for area in printed()["area"]}
    towns = {area["id"]: area["place"] for area in printed()["area"]}
    return Continent(europe, marks, towns, colours).drawn()
