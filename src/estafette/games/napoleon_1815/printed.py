"""What is printed: the map, the blocks, the cards, the tables. Read once, never changed."""

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path

from msgspec import Struct

from estafette.board import Border, Graph
from estafette.engine import (
    Box,
    Lid,
    Option,
    Scenario,
    Shared,
    Source,
    Table,
    convert_box,
    read_box,
    read_part,
)

from .sides import CAMP_OF, Army, Camp

FOLDER = Path(__file__).parent
BOX = FOLDER / "box"


class Zone(Struct, frozen=True, forbid_unknown_fields=True):
    """[map.zone-types] A zone of the board."""

    id: str
    name: str
    lat: float
    lon: float
    kind: str
    country: str
    points: int = 0


class Connection(Struct, frozen=True, forbid_unknown_fields=True):
    """[map.zones-connections] A way between two zones, perhaps by a bridge over a river."""

    ends: tuple[str, str]
    bridge: str = ""


class MapSheet(Struct, frozen=True, forbid_unknown_fields=True):
    zone: tuple[Zone, ...]
    connection: tuple[Connection, ...]


class Block(Struct, frozen=True, forbid_unknown_fields=True):
    """[component.blocks.kinds] A block: commander, corps or vedette."""

    id: str
    name: str
    army: Army
    kind: str
    formation: str = ""
    infantry: int = 0
    cavalry: int = 0
    symbols: tuple[str, ...] = ()


class BlockSheet(Struct, frozen=True, forbid_unknown_fields=True):
    block: tuple[Block, ...]


class Title(Struct, frozen=True, forbid_unknown_fields=True):
    """[cards.list] An event: its colour, and in each camp the moments printed on its cards."""

    id: str
    name: str
    camps: tuple[Camp, ...]
    colour: str
    moments_coalition: tuple[str, ...] = ()
    moments_french: tuple[str, ...] = ()

    def moments(self, camp: Camp) -> tuple[str, ...]:
        return self.moments_french if camp is Camp.FRENCH else self.moments_coalition


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """[component.decks.size] One card of a deck."""

    number: int
    title: str
    deck: Camp
    value: int
    face: int
    recovery: int = 0
    only: str = ""
    replaces: int = 0

    @property
    def id(self) -> str:
        return f"{self.title}-{self.number}"


class Face(Struct, frozen=True, forbid_unknown_fields=True):
    """[combat.effects] A combat box, or the face of a combat die: they are the same six."""

    face: int
    loss_a: int = 0
    loss_b: int = 0
    fatigue: int = 0

    @property
    def losses(self) -> int:
        return self.loss_a + self.loss_b


class Invasion(Struct, frozen=True, forbid_unknown_fields=True):
    """[component.cards.invasion] How many cards each army draws."""

    number: int
    name: str
    french: int
    anglo_allied: int
    prussian: int

    def draws(self, army: Army) -> int:
        if army is Army.FRENCH:
            return self.french
        return self.prussian if army is Army.PRUSSIAN else self.anglo_allied


class CardSheet(Struct, frozen=True, forbid_unknown_fields=True):
    title: tuple[Title, ...]
    card: tuple[Card, ...]
    face: tuple[Face, ...]
    invasion: tuple[Invasion, ...]


class SetUnit(Struct, frozen=True, forbid_unknown_fields=True):
    block: str
    zone: str
    infantry: int | None = None
    cavalry: int | None = None


class Reinforcement(Struct, frozen=True, forbid_unknown_fields=True):
    block: str
    turn: int
    zone: str
    otherwise: tuple[str, ...] = ()


class InvasionTurns(Struct, frozen=True, forbid_unknown_fields=True, rename={"first": "from"}):
    first: int
    to: int
    card: int


class Control(Struct, frozen=True, forbid_unknown_fields=True):
    french: tuple[str, ...] = ()
    anglo_allied: tuple[str, ...] = ()
    prussian: tuple[str, ...] = ()


class VedetteCounts(Struct, frozen=True, forbid_unknown_fields=True):
    french: int = 0
    anglo_allied: int = 0
    prussian: int = 0


class HeldTurn(Struct, frozen=True, forbid_unknown_fields=True, rename={"exempt": "except"}):
    """Blocks of an army that start a turn on their activated face."""

    turn: int
    army: Army
    exempt: tuple[str, ...] = ()
    alert: bool = False


class Terrain(Struct, frozen=True, forbid_unknown_fields=True):
    """[map.terrain-table] What the ground gives a defender, and whether it lets one pursue."""

    rule: str
    defender_cards: int
    defender_fatigue: int
    pursuit: bool


class Costs(Struct, frozen=True, forbid_unknown_fields=True):
    rule: str
    connection: int
    destroyed_bridge: int
    destroy_bridge: int


class FatigueSheet(Struct, frozen=True, forbid_unknown_fields=True):
    rule: str
    long_march_after: int
    exhausted_from: int
    eliminated_above: int
    contested: int
    axis_cut: int
    retreat_enemy_corps: int
    retreat_bridge: int
    fortress: int


class TrackSheet(Struct, frozen=True, forbid_unknown_fields=True):
    rule: str
    french_wins_at: int
    coalition_wins_at: int
    seven_flags: int
    seven_flags_points: int
    napoleon_beaten: int
    commander_eliminated: int


class StrengthSheet(Struct, frozen=True, forbid_unknown_fields=True):
    rule: str
    maximum: int


class VedetteSheet(Struct, frozen=True, forbid_unknown_fields=True):
    rule: str
    extra_points: int


class ByArmy(Struct, frozen=True, forbid_unknown_fields=True):
    rule: str
    french: int
    anglo_allied: int
    prussian: int


class Supplies(Struct, frozen=True, forbid_unknown_fields=True):
    """[component.blocks.count] How much of everything lies in the box."""

    rule: str
    fortified_positions: int
    bridge_markers: int
    cylinders: int
    pawns: int
    stickers: int
    deck_cards: int
    invasion_cards: int
    three_player_cards: int
    screens: int
    sheets: int
    bags: int
    blocks: ByArmy
    infantry: ByArmy
    cavalry: ByArmy
    flags: ByArmy
    arrows: ByArmy
    dice: ByArmy


class TableSheet(Struct, frozen=True, forbid_unknown_fields=True):
    combat_cards: Table
    terrain: dict[str, Terrain]
    costs: Costs
    fatigue: FatigueSheet
    track: TrackSheet
    strength: StrengthSheet
    vedettes: VedetteSheet
    supplies: Supplies


class ScenarioSheet(Struct, frozen=True, forbid_unknown_fields=True):
    """[scenario.supplies.setup] What a scenario gives."""

    id: str
    players: tuple[int, ...]
    grognard: bool
    turns: tuple[str, ...]
    track: int
    invasion: tuple[InvasionTurns, ...]
    unit: tuple[SetUnit, ...]
    zones: tuple[str, ...] = ()
    reinforcement: tuple[Reinforcement, ...] = ()
    control: Control = Control()
    fortified_positions: tuple[str, ...] = ()
    vedettes: VedetteCounts = VedetteCounts()
    activated_at_start: tuple[HeldTurn, ...] = ()
    alert_distance: int = 0
    rain_turns: tuple[int, ...] = ()
    entered: tuple[str, ...] = ()


class Sheets(Struct, frozen=True, forbid_unknown_fields=True):
    """The files of the box."""

    map: MapSheet
    blocks: BlockSheet
    cards: CardSheet
    tables: TableSheet
    scenarios: dict[str, ScenarioSheet]


def read(source: Source = None) -> "Printed":
    """The box, with whatever the owner of a printed game has corrected in it."""
    return Printed(read_box(BOX, source))


def lid() -> Lid:
    """What can be played, without the map, the blocks and the cards."""
    return Lid(scenarios_in(read_part(BOX, "scenarios", ScenarioSheet)))


def scenarios_in(sheets: Mapping[str, ScenarioSheet]) -> tuple[Scenario, ...]:
    """The scenarios, the shortest first: a newcomer takes the first."""
    ordered = sorted(sheets.values(), key=lambda sheet: (len(sheet.turns), sheet.id))
    return tuple([Scenario(sheet.id, options_of(sheet)) for sheet in ordered])


def options_of(sheet: ScenarioSheet) -> tuple[Option, ...]:
    return (
        option("players", *[str(players) for players in sheet.players]),
        option("rules", "conscript", *(["grognard"] if sheet.grognard else [])),
        option("combat", "cards", "dice"),
        option("fourrager", "on", "off"),
    )


def option(id_: str, *choices: str) -> Option:
    return Option(id_, choices, choices[0])


def connection_id(one: str, other: str) -> str:
    return f"{one}--{other}" if one < other else f"{other}--{one}"


class Printed(Shared):
    """The printed things, each under its name, and what can be read off them once for all."""

    def __init__(self, box: Box) -> None:
        sheets = convert_box(box, Sheets)
        self.fingerprint = box.fingerprint
        self.packed = box.packed
        self.tables = sheets.tables
        self.zones = {zone.id: zone for zone in sheets.map.zone}
        self.connections = {connection_id(*c.ends): c for c in sheets.map.connection}
        self.bridges = frozenset(id_ for id_, c in self.connections.items() if c.bridge)
        self.graph = Graph(
            self.zones, [Border(*c.ends, c.bridge or "road") for c in sheets.map.connection]
        )
        self.blocks = {block.id: block for block in sheets.blocks.block}
        self.army_of = {block.id: block.army for block in sheets.blocks.block}
        self.camp_of = {block.id: CAMP_OF[block.army] for block in sheets.blocks.block}
        self.titles = {title.id: title for title in sheets.cards.title}
        self.cards = {card.id: card for card in sheets.cards.card}
        self.faces = {face.face: face for face in sheets.cards.face}
        self.invasions = {invasion.number: invasion for invasion in sheets.cards.invasion}
        self.sheets = sheets.scenarios
        self.grounds = {
            id_: self.graph.within(sheet.zones) if sheet.zones else self.graph
            for id_, sheet in self.sheets.items()
        }
        self.corps_of = self._blocks_of("corps")
        self.commanders_of = self._blocks_of("commander")
        self.vedettes_of = self._blocks_of("vedette")
        self.troops_of = {
            army: frozenset(
                b.id for b in self.blocks.values() if b.army is army and b.kind != "commander"
            )
            for army in Army
        }

    def _blocks_of(self, kind: str) -> dict[Camp, frozenset[str]]:
        return {
            camp: frozenset(
                b.id for b in self.blocks.values() if b.kind == kind and CAMP_OF[b.army] is camp
            )
            for camp in Camp
        }

    @cached_property
    def names(self) -> Mapping[str, str]:
        """Every id with its printed name."""
        names = {zone.id: zone.name for zone in self.zones.values()}
        names |= {block.id: block.name for block in self.blocks.values()}
        names |= {title.id: title.name for title in self.titles.values()}
        names |= {card.id: card.title for card in self.cards.values()}
        names |= {f"block-{number}": "" for number in range(1, len(self.blocks) + 1)}
        words = (*Camp, *Army, "infantry", "cavalry", *self.connections)
        return names | {str(word): str(word) for word in words}

    @cached_property
    def scenarios(self) -> tuple[Scenario, ...]:
        return scenarios_in(self.sheets)

    def has_symbol(self, block: str, symbol: str) -> bool:
        return symbol in self.blocks[block].symbols
