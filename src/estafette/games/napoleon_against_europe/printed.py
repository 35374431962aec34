"""What is printed: map, counters, cards, tables, scenarios. Read once."""

from collections.abc import Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import Protocol

from msgspec import Struct

from estafette.board import Border, Graph
from estafette.engine import (
    Box,
    Lid,
    Option,
    Scenario,
    Shared,
    Source,
    convert_box,
    read_box,
    read_part,
)

from .sheets import BorderLine, CardSheet, CounterSheet, MapSheet, ScenarioSheet
from .sides import Kind, Side
from .tables import TableSheet

FOLDER = Path(__file__).parent
BOX = FOLDER / "box"
OFF, ON = "off", "on"

# [option.fog-of-war] and the four others: each a switch, off at first.
FOG, GRENADIERS, LONE_CORPS = "fog-of-war", "grenadiers", "lone-corps"
ENEMY_CAVALRY, PRUSSIAN_ARMY = "enemy-cavalry", "prussian-army"
OPTIONAL = (FOG, GRENADIERS, LONE_CORPS, ENEMY_CAVALRY, PRUSSIAN_ARMY)


class Named(Protocol):
    """Whatever bears a printed name."""

    @property
    def name(self) -> str: ...


class Sheets(Struct, frozen=True, forbid_unknown_fields=True):
    """The files of the box."""

    map: MapSheet
    counters: CounterSheet
    cards: CardSheet
    tables: TableSheet
    scenarios: dict[str, ScenarioSheet]


def read(source: Source = None) -> "Printed":
    """The box, with whatever the owner of a printed game has corrected in it."""
    return Printed(read_box(BOX, source))


def lid() -> Lid:
    """What can be played, without the map, the counters and the cards."""
    return Lid(scenarios_in(read_part(BOX, "scenarios", ScenarioSheet)))


def scenarios_in(sheets: Mapping[str, ScenarioSheet]) -> tuple[Scenario, ...]:
    """The scenarios, the shortest first: a newcomer takes the first."""
    ordered = sorted(sheets.values(), key=lambda sheet: (sheet.last - sheet.year, sheet.id))
    options = tuple([Option(id_, (OFF, ON), OFF) for id_ in OPTIONAL])
    return tuple([Scenario(sheet.id, options) for sheet in ordered])


class Printed(Shared):
    """The printed things, each under its name, and what can be read off them once for all."""

    def __init__(self, box: Box) -> None:
        sheets = convert_box(box, Sheets)
        self.fingerprint = box.fingerprint
        self.packed = box.packed
        self.tables = sheets.tables
        self.sheets = sheets.scenarios
        self.countries = {country.id: country for country in sheets.map.country}
        self.provinces = {province.id: province for province in sheets.map.province}
        self.zones = {zone.id: zone for zone in sheets.map.zone}
        self.seas = {sea.id: sea for sea in sheets.map.sea}
        self.corps = {corps.id: corps for corps in sheets.counters.corps}
        self.specials = {special.id: special for special in sheets.counters.special}
        self.generals = {general.id: general for general in sheets.counters.general}
        self.armies = {army.id: army for army in sheets.counters.army}
        self.fleets = {fleet.id: fleet for fleet in sheets.counters.fleet}
        self.depots = {
            f"depot-{depots.nation}-{number}": depots.nation
            for depots in sheets.counters.depot
            for number in range(1, depots.count + 1)
        }
        self.militia = frozenset([corps.id for corps in sheets.counters.corps if corps.militia])
        minors = [each.id for each in self.countries.values() if each.kind is Kind.MINOR]
        self.of_minors = frozenset([c.id for c in sheets.counters.corps if c.nation in minors])
        self.cards = {card.id: card for card in sheets.cards.card}
        self.lines = {frozenset(line.ends): line for line in sheets.map.border}
        self.between = {
            ends: line for line in sheets.map.border for ends in (line.ends, line.ends[::-1])
        }
        borders = [Border(*line.ends, line.kind) for line in sheets.map.border]
        self.ground = Graph(self.zones, borders)
        ways = {frozenset((sea.id, other)) for sea in sheets.map.sea for other in sea.neighbours}
        self.waters = Graph(
            self.seas, [Border(min(way), max(way)) for way in sorted(ways, key=sorted)]
        )
        self.province_of = {zone.id: zone.province for zone in self.zones.values()}
        self.nation_of: dict[str, str] = {
            piece.id: piece.nation
            for pieces in (self.corps, self.specials, self.generals, self.armies, self.fleets)
            for piece in pieces.values()
        } | self.depots
        self.majors = tuple([each.id for each in self.countries.values() if each.is_major])
        self.fortresses = {zone.id: zone.fortress for zone in self.zones.values() if zone.fortress}
        self.ports = {zone.id: zone.port for zone in self.zones.values() if zone.port}
        self.keys = tuple([zone.id for zone in self.zones.values() if zone.key])
        self.open = frozenset([zone.id for zone in self.zones.values() if zone.is_open])

    def border(self, a: str, b: str) -> BorderLine:
        """[movement.common-border] What lies between two adjacent zones."""
        return self.between[a, b]

    @cached_property
    def zones_of(self) -> Mapping[str, tuple[str, ...]]:
        """The zones of each province."""
        return grouped(self.provinces, self.province_of)

    @cached_property
    def strongholds(self) -> frozenset[str]:
        """[map.fortress-levels] [map.capital] The zones with a fortress, and the capitals."""
        capitals = [zone for country in self.countries.values() for zone in country.capitals]
        return frozenset([*self.fortresses, *capitals])

    @cached_property
    def ports_on(self) -> Mapping[str, tuple[str, ...]]:
        """[map.port] The ports of each sea zone."""
        return grouped(self.seas, self.ports)

    @cached_property
    def provinces_of(self) -> Mapping[str, tuple[str, ...]]:
        """[map.national-territory] The provinces of each country in 1805."""
        return grouped(self.countries, {each.id: each.country for each in self.provinces.values()})

    @cached_property
    def pieces_of(self) -> Mapping[str, tuple[str, ...]]:
        """The counters of each country, whatever they are."""
        return grouped(self.countries, self.nation_of)

    def deck_of(self, side: Side) -> tuple[str, ...]:
        """[card.decks] The cards of a side, in the order of their numbers."""
        return self.decks[side]

    @cached_property
    def decks(self) -> Mapping[Side, tuple[str, ...]]:
        cards = self.cards.values()
        return {side: tuple([card.id for card in cards if card.side is side]) for side in Side}

    @cached_property
    def names(self) -> Mapping[str, str]:
        """Every id with its printed name."""
        named: tuple[Mapping[str, Named], ...] = (
            *(self.countries, self.provinces, self.zones, self.seas, self.cards),
            *(self.corps, self.specials, self.generals, self.armies, self.fleets),
        )
        names = {id_: thing.name for things in named for id_, thing in things.items()}
        return (
            names
            | {depot: depot for depot in self.depots}
            | {str(side): str(side) for side in Side}
        )

    @cached_property
    def scenarios(self) -> tuple[Scenario, ...]:
        return scenarios_in(self.sheets)


def grouped(groups: Iterable[str], members: Mapping[str, str]) -> dict[str, tuple[str, ...]]:
    """Each group with its members, both in the order of their sheets."""
    found: dict[str, list[str]] = {group: [] for group in groups}
    for member, group in members.items():
        found[group].append(member)
    return {group: tuple(those) for group, those in found.items()}
