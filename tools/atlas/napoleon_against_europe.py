"""The sheet of Napoléon against Europe, from the game's own box."""

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from .dominions import Dominions, Politics
from .emblems import Row
from .europe import Seat, coast, ground
from .grand_europe import GrandEurope
from .palette import Palette

BOX = Path(__file__).parents[2] / "src/estafette/games/napoleon_against_europe/box"


@cache
def printed() -> dict[str, Any]:
    return tomllib.loads((BOX / "map.toml").read_text("utf-8"))


def napoleon_against_europe() -> GrandEurope:
    """The zones, what lies between them, and the seas on which the ports look."""
    owner = {province["id"]: province["country"] for province in printed()["province"]}
    seats = {
        zone["id"]: Seat(owner[zone["province"]], zone["lat"], zone["lon"])
        for zone in printed()["zone"]
    }
    borders = {
        (one, other): border["kind"]
        for border in printed()["border"]
        for one, other in [sorted(border["ends"])]
    }
    ports = {zone["id"]: zone["port"] for zone in printed()["zone"] if "port" in zone}
    return GrandEurope(seats, borders, ground("napoleon_against_europe"), coast(), ports)


def draw_dominions(europe: GrandEurope, colours: Palette) -> str:
    zones = {zone["id"]: zone for zone in printed()["zone"]}
    marks = {
        id_: [mark for mark in ("poor", "marsh") if zone.get(mark)] for id_, zone in zones.items()
    }
    rows = {id_: row(zone) for id_, zone in zones.items()}
    return Dominions(europe, marks, rows, colours, politics()).drawn()


def politics() -> Politics:
    """[map.statuses-1805] Who is a major power, and how each minor stands in 1805."""
    stands = tomllib.loads((BOX / "scenarios/1805.toml").read_text("utf-8"))["status"]
    return Politics(
        majors=tuple(each["id"] for each in printed()["country"] if each["kind"] == "major"),
        patrons={each["country"]: (each["kind"], each["of"]) for each in stands if each.get("of")},
        provinces={zone["id"]: zone["province"] for zone in printed()["zone"]},
        ports={
            zone["id"]: (zone["name"].split(" (")[0], english()[zone["id"]].split(" (")[0])
            for zone in printed()["zone"]
            if "port" in zone
        },
        seas={sea["id"]: english()[sea["id"]] for sea in printed()["sea"]},
        ice=tuple(sea["id"] for sea in printed()["sea"] if sea.get("ice")),
    )


@cache
def english() -> dict[str, str]:
    """What an English reader calls a place."""
    words = (BOX.parent / "text/en/names.ftl").read_text("utf-8")
    return dict(re.findall(r"^name-(\S+) = (.+)$", words, re.MULTILINE))


def row(zone: dict[str, Any]) -> Row:
    """The town or fortress of a zone, red if it is a capital, then its key and its anchor."""
    walls = {0: "town" if zone.get("town") or "port" in zone else "", 1: "stronghold", 2: "citadel"}
    place = walls[zone.get("fortress", 0)]
    names = [f"{zone['capital']} {place}" if "capital" in zone else place] if place else []
    names += ["key"] if zone.get("key") else []
    names += ["port"] if "port" in zone else []
    return Row(tuple(names))
