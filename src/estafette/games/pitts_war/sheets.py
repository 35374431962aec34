"""The sheets of the box: how map, powers, armies, leaders, markers and scenarios are written."""

from typing import Annotated

from msgspec import Meta, Struct

from .sides import FRENCH, Colour, Kind, Side

FacePrint = Annotated[str, Meta(pattern=r"^\d-[1-3]-\dC?$")]

BALTIC = "baltic"
CLEAR, RIVER, PASS = "clear", "river", "pass"
MOUNTAIN, STRAIT = "mountain", "strait"


class Area(Struct, frozen=True, forbid_unknown_fields=True):
    """[map.area-contents] An area and what is on it; `power` is its homeland of 1792."""

    id: str
    name: str
    power: str
    lat: float
    lon: float
    marks: tuple[str, ...]
    seas: tuple[str, ...] = ()
    stars: int = 0
    star: str = ""
    pays_from: int = 0
    uprising: str = ""
    blazon: int = 0
    partition: str = ""

    @property
    def is_capital(self) -> bool:
        return "capital" in self.marks

    @property
    def has_fortress(self) -> bool:
        return "fortress" in self.marks

    @property
    def is_marsh(self) -> bool:
        return "marsh" in self.marks

    @property
    def is_open(self) -> bool:
        """[control.friendly-to-both] No city, fortress or port: nobody holds it when empty."""
        return not {"city", "fortress", "port"}.intersection(self.marks)

    @property
    def freezes(self) -> bool:
        """[naval.baltic-winter] Its only sea is the Baltic."""
        return self.seas == (BALTIC,)


class BorderLine(Struct, frozen=True, forbid_unknown_fields=True):
    """[map.terrain-kinds] What lies between two areas: clear, river, pass, strait, mountain."""

    ends: tuple[str, str]
    kind: str


class MapSheet(Struct, frozen=True, forbid_unknown_fields=True):
    area: tuple[Area, ...]
    border: tuple[BorderLine, ...]


class Country(Struct, frozen=True, forbid_unknown_fields=True):
    """[map.major-powers] A power. One that `follows` changes sides together with its patron."""

    id: str
    name: str
    kind: Kind
    capitals: tuple[str, ...] = ()
    patron: str = ""
    follows: str = ""
    fleet: int = 0
    later: bool = False


class CountrySheet(Struct, frozen=True, forbid_unknown_fields=True):
    country: tuple[Country, ...]


class Face(Struct, frozen=True, cache_hash=True):
    """[unit.steps] One side of a counter; `counter` is the id under which it has its name."""

    counter: str
    tactical: int
    steps: int
    movement: int
    cavalry: bool


class Army(Struct, frozen=True, forbid_unknown_fields=True):
    """[unit.name] An army with its faces, and when it may be raised (see `armies.toml`)."""

    id: str
    name: str
    power: str
    front: FacePrint
    back: FacePrint | None = None
    replacement: str = ""
    other: str = ""
    dot: bool = False
    homebound: bool = False
    year: int = 0
    marker: str = ""
    after: str = ""
    revolt: str = ""
    base: str = ""
    only: str = ""

    @property
    def most(self) -> int:
        """[unit.steps] Its steps at full strength."""
        return int(self.front[2])


class Replacement(Struct, frozen=True, forbid_unknown_fields=True):
    """[unit.replacement-army] A second counter."""

    id: str
    name: str
    back: FacePrint
    front: FacePrint | None = None


class Guerrilla(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: str


class ArmySheet(Struct, frozen=True, forbid_unknown_fields=True):
    army: tuple[Army, ...]
    replacement: tuple[Replacement, ...]
    guerrilla: tuple[Guerrilla, ...]


class Leader(Struct, frozen=True, forbid_unknown_fields=True):
    """[leader.army-commanders] A leader and his three ratings."""

    id: str
    name: str
    power: str
    strategic: int
    battle: int
    cavalry: int
    enters: int
    leaves: int = 0


class LeaderSheet(Struct, frozen=True, forbid_unknown_fields=True):
    leader: tuple[Leader, ...]


class Marker(Struct, frozen=True, forbid_unknown_fields=True):
    """[component.event-markers] A random event marker; what it does is in `markers/`."""

    id: str
    name: str
    side: Side
    colour: Colour
    enters: int
    leaves: int = 0
    back: bool = False

    @property
    def rule(self) -> str:
        """The clause that says what it does."""
        return f"card.{self.id[0]}.{self.id[2:]}"


class MarkerSheet(Struct, frozen=True, forbid_unknown_fields=True):
    marker: tuple[Marker, ...]


class Unit(Struct, frozen=True, forbid_unknown_fields=True):
    """[scenario.placement] An army of a set-up; without an `area` its player chooses one."""

    army: str
    steps: int
    area: str = ""
    among: tuple[str, ...] = ()
    year: int = 0


class Layout(Struct, frozen=True, forbid_unknown_fields=True):
    """[scenario.placement] A set-up: alliances, armies, leaders, flags and markers."""

    id: str
    french: tuple[str, ...]
    coalition: tuple[str, ...]
    neutral: tuple[str, ...]
    unit: tuple[Unit, ...]
    leaders: dict[str, str]
    flags: dict[str, str]
    annexed: dict[str, str]
    pools: tuple[int, ...]
    extra: tuple[str, ...] = ()
    picked: tuple[str, ...] = ()
    picks: int = 0
    penalties: tuple[str, ...] = ()
    garrisons: tuple[str, ...] = ()
    founded: tuple[str, ...] = ()
    out: tuple[str, ...] = ()

    def allies(self, side: Side) -> tuple[str, ...]:
        return self.french if side is FRENCH else self.coalition


class ScenarioSheet(Struct, frozen=True, forbid_unknown_fields=True):
    """[setup.scenario-first] A scenario: its years, its set-up, how it is won."""

    id: str
    first: int
    last: int
    layout: str
    victory: str
    options: tuple[str, ...]
