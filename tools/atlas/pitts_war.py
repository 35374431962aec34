"""The sheet of Pitt's War, from the game's own box: Europe, with the Levant let into a corner."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from .emblems import Row
from .europe import Seat, coast, ground
from .palette import Palette
from .realm import Realm
from .theatre import Theatre

BOX = Path(__file__).parents[2] / "src/estafette/games/pitts_war/box/map.toml"
SIGNS = ("port", "crown", "republic", "duchy")


@cache
def printed() -> dict[str, Any]:
    return tomllib.loads(BOX.read_text("utf-8"))


def pitts_war() -> Realm:
    levant = realm("levant", None, levant=True)
    return realm("pitts_war", levant, levant=False)


def realm(name: str, inset: Realm | None, *, levant: bool) -> Realm:
    """The areas of one map and the borders between them."""
    seats = {
        area["id"]: Seat(area["power"], area["lat"], area["lon"])
        for area in printed()["area"]
        if ("levant" in area["marks"]) == levant
    }
    borders = {
        (one, other): border["kind"]
        for border in printed()["border"]
        for one, other in [sorted(border["ends"])]
        if one in seats
    }
    return Realm(seats, borders, ground(name), coast(), inset)


def draw_theatre(europe: Realm, colours: Palette) -> str:
    areas = {area["id"]: area for area in printed()["area"]}
    marks = {
        id_: [*area["marks"], *(["uprising"] if "uprising" in area else [])]
        for id_, area in areas.items()
    }
    rows = {id_: row(area) for id_, area in areas.items()}
    return Theatre(europe, marks, rows, colours).drawn()


def row(area: dict[str, Any]) -> Row:
    """The town of an area, its stars, and what else is printed beside it."""
    marks = area["marks"]
    names = ["fortress"] if "fortress" in marks else []
    if "capital" in marks:
        names.append("residence")
    elif "city" in marks and not names:
        names.append("city")
    names += ["late" if "pays_from" in area else area.get("star", "")] * area.get("stars", 0)
    names += [sign for sign in SIGNS if sign in marks]
    if "blazon" in area:
        names.append(f"blazon {area['partition']} {area['blazon'] - 1700}")
    return Row(tuple(names))
