"""A small box of numbers, and the structs that they become."""

from pathlib import Path
from typing import Annotated, Literal

from msgspec import Meta, Struct

MAP = """
provenance.source = "reconstructed"
provenance.basis  = "Towns at their true coordinates."
scale = 2

[title]
name = "Belgium"
year = 1815

[[zone]]
id     = "ath"
points = 1
kind   = "town"

[[zone]]
id     = "ligny"

[[connection]]
ends   = ["ath", "ligny"]

[[connection]]
ends   = ["ligny", "wavre"]
bridge = "dyle"
"""
CARDS = """
[[card]]
number = 1
value  = 4
faces  = [1, 2]

[[card]]
number = 2
value  = 3
"""
CAMPAIGN = """
turns = 8

[[unit]]
block = "ney"
zone  = "ath"
"""


class Zone(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    points: Annotated[int, Meta(ge=0)] = 0
    kind: Literal["clear", "town"] = "clear"

    def __post_init__(self) -> None:
        if self.kind == "town" and not self.points:
            raise ValueError("a town scores")


class Connection(Struct, frozen=True, forbid_unknown_fields=True):
    ends: tuple[str, str]
    bridge: str = ""


class Title(Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    year: int


class Map(Struct, frozen=True, forbid_unknown_fields=True):
    scale: int
    title: Title
    zone: tuple[Zone, ...]
    connection: tuple[Connection, ...]


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    number: int
    value: int
    faces: tuple[int, ...] = ()


class Cards(Struct, frozen=True, forbid_unknown_fields=True):
    card: tuple[Card, ...]


class Unit(Struct, frozen=True, forbid_unknown_fields=True):
    block: str
    zone: str


class Scenario(Struct, frozen=True, forbid_unknown_fields=True):
    turns: int
    unit: tuple[Unit, ...]
    flags: dict[str, int] = {}


class Printed(Struct, frozen=True, forbid_unknown_fields=True):
    map: Map
    cards: Cards
    scenarios: dict[str, Scenario]


def write(folder: Path, files: dict[str, str]) -> Path:
    folder.mkdir(exist_ok=True)
    for name, text in files.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(text, "utf-8")
    return folder
