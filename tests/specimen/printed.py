"""What is printed: two maps, the battalions, the cards, the fire table, the scenarios."""

from collections.abc import Mapping
from functools import cache, cached_property
from pathlib import Path

from msgspec import Struct

from estafette.engine import Box, Option, Scenario, Shared, Source, Table, convert_box, read_box

from .ground import AreaSheet, Ground, HexSheet, area_ground, hex_ground

FOLDER = Path(__file__).parent
HAND = 2  # [4.1] the cards that a column holds after the dispatches
HOLDS = 2  # [6.25] the battalions of a side that a space holds
FARTHEST = 2  # [6.23] no battalion marches farther


class Battalion(Struct, frozen=True, forbid_unknown_fields=True):
    """[2.1] A battalion as its counter shows it."""

    id: str
    name: str
    side: str
    strength: int
    mounted: bool = False


class BattalionSheet(Struct, frozen=True, forbid_unknown_fields=True):
    """The counter sheet."""

    battalion: tuple[Battalion, ...]


class PrintedCard(Struct, frozen=True, forbid_unknown_fields=True):
    """[8] A card by its title."""

    id: str
    name: str
    colour: str


class CardSheet(Struct, frozen=True, forbid_unknown_fields=True):
    """The deck."""

    card: tuple[PrintedCard, ...]


class TableSheet(Struct, frozen=True, forbid_unknown_fields=True):
    """The player's aid."""

    fire: Table


class ScenarioSheet(Struct, frozen=True, forbid_unknown_fields=True):
    """[2.1] A scenario: its map, its hours, what is fought for, and who stands where."""

    id: str
    ground: str
    hours: int
    reach: int
    key: str
    goal: str
    placed: dict[str, str]
    weather: tuple[str, ...]


class Sheets(Struct, frozen=True, forbid_unknown_fields=True):
    """The files of the box."""

    river: AreaSheet
    heights: HexSheet
    battalions: BattalionSheet
    cards: CardSheet
    tables: TableSheet
    scenarios: dict[str, ScenarioSheet]


class Printed(Shared):
    """The printed things, each under its name, and what can be read off them once for all."""

    def __init__(self, box: Box) -> None:
        sheets = convert_box(box, Sheets)
        self.fingerprint = box.fingerprint
        self.packed = box.packed
        self.battalions = {battalion.id: battalion for battalion in sheets.battalions.battalion}
        self.cards = {card.id: card for card in sheets.cards.card}
        self.fire = sheets.tables.fire
        self.sheets = sheets.scenarios
        self.areas = {area.id: area for area in sheets.river.area}
        self.grounds: dict[str, Ground] = {
            "river": area_ground(sheets.river),
            "heights": hex_ground(sheets.heights),
        }

    @cached_property
    def names(self) -> Mapping[str, str]:
        """Every id that an action or an event may name, with its printed name."""
        names = {battalion.id: battalion.name for battalion in self.battalions.values()}
        names |= {card.id: card.name for card in self.cards.values()}
        names |= {area.id: area.name for area in self.areas.values()}
        names |= {hex_: hex_ for hex_ in self.grounds["heights"].graph}
        return names | {f"block-{n}": f"№ {n}" for n in range(1, len(self.battalions) + 1)}

    @cached_property
    def scenarios(self) -> tuple[Scenario, ...]:
        """[10] The weather is agreed before the game."""
        return tuple(
            Scenario(sheet.id, (Option("weather", sheet.weather, sheet.weather[0]),))
            for sheet in self.sheets.values()
        )


@cache
def read(source: Source = None) -> Printed:
    """The box, with whatever the owner of a printed game has corrected in it."""
    return Printed(read_box(FOLDER / "box", source))
