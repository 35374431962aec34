"""What is printed: the map, the powers, the armies, the markers, the tables. Read once."""

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

from .sheets import (
    MOUNTAIN,
    STRAIT,
    Army,
    ArmySheet,
    CountrySheet,
    Face,
    Layout,
    LeaderSheet,
    MapSheet,
    MarkerSheet,
    Replacement,
    ScenarioSheet,
)
from .sides import Kind, Side
from .tables import TableSheet, Year

FOLDER = Path(__file__).parent
BOX = FOLDER / "box"
OFF, ON = "off", "on"


class Named(Protocol):
    """Whatever bears a printed name."""

    @property
    def name(self) -> str: ...


class Sheets(Struct, frozen=True, forbid_unknown_fields=True):
    """The files of the box."""

    map: MapSheet
    countries: CountrySheet
    armies: ArmySheet
    leaders: LeaderSheet
    markers: MarkerSheet
    tables: TableSheet
    layouts: dict[str, Layout]
    scenarios: dict[str, ScenarioSheet]


def read(source: Source = None) -> "Printed":
    """The box, with whatever the owner of a printed game has corrected in it."""
    return Printed(read_box(BOX, source))


def lid() -> Lid:
    """What can be played, without the map, the armies and the markers."""
    return Lid(scenarios_in(read_part(BOX, "scenarios", ScenarioSheet)))


def scenarios_in(sheets: Mapping[str, ScenarioSheet]) -> tuple[Scenario, ...]:
    """The scenarios, the shortest first: a newcomer takes the first."""
    ordered = sorted(sheets.values(), key=lambda sheet: (sheet.last - sheet.first, sheet.id))
    return tuple([Scenario(sheet.id, options_of(sheet)) for sheet in ordered])


def options_of(sheet: ScenarioSheet) -> tuple[Option, ...]:
    """[option.buy-marker.random] [option.1805.charles-in-italy] Optional rules: off at first."""
    return tuple([Option(id_, (OFF, ON), OFF) for id_ in sheet.options])


class Printed(Shared):
    """The printed things, each under its name, and what can be read off them once for all."""

    def __init__(self, box: Box) -> None:
        sheets = convert_box(box, Sheets)
        self.fingerprint = box.fingerprint
        self.packed = box.packed
        self.tables = sheets.tables
        self.areas = {area.id: area for area in sheets.map.area}
        self.countries = {country.id: country for country in sheets.countries.country}
        self.armies = {army.id: army for army in sheets.armies.army}
        self.replacements = {each.id: each for each in sheets.armies.replacement}
        self.guerrillas = {each.id: each for each in sheets.armies.guerrilla}
        self.leaders = {leader.id: leader for leader in sheets.leaders.leader}
        self.markers = {marker.id: marker for marker in sheets.markers.marker}
        self.layouts = sheets.layouts
        self.sheets = sheets.scenarios
        self.track: dict[int, Year] = {year.number: year for year in sheets.tables.track.year}
        borders = [Border(*border.ends, border.kind) for border in sheets.map.border]
        self.contact = Graph(self.areas, borders)  # mountains too: who touches whom
        self.ground = Graph(self.areas, [b for b in borders if b.kind != MOUNTAIN])
        crossings = (MOUNTAIN, STRAIT)
        self.land = Graph(self.areas, [b for b in borders if b.kind not in crossings])
        self.power_of = {army.id: army.power for army in self.armies.values()}
        self.full_strength = {army.id: army.most for army in self.armies.values()}
        self.revolts = {army.id: army.revolt for army in self.armies.values() if army.revolt}
        self.homebound = frozenset([army.id for army in self.armies.values() if army.homebound])
        self.home_of = {area.id: area.power for area in self.areas.values()}
        self.open = frozenset([area.id for area in self.areas.values() if area.is_open])
        self.ports = self.marked("port")
        self.fortresses = self.marked("fortress")
        self.marshes = self.marked("marsh")
        self.levant = self.marked("levant")
        self.stars = {area.id: area.stars for area in self.areas.values() if area.stars}
        self.majors = self.of_kind(Kind.MAJOR)
        self.faces = {army.id: faces_of(army, self.replacements) for army in self.armies.values()}
        self.rebuilt = {
            army.id: rebuilt_face(army, self.replacements) for army in self.armies.values()
        }

    @cached_property
    def turned(self) -> Mapping[str, Face]:
        """[rhine.unit] [westphalia.create] What is on the back of an army that changes sides."""
        seconds = {
            army.id: self.replacements[army.other] for army in self.armies.values() if army.other
        }
        return {army: face(second.id, second.back) for army, second in seconds.items()}

    def marked(self, mark: str) -> frozenset[str]:
        """The areas that bear a mark."""
        return frozenset([area.id for area in self.areas.values() if mark in area.marks])

    def of_kind(self, kind: Kind) -> tuple[str, ...]:
        """The powers of a kind, in the order of their sheet."""
        return tuple([id_ for id_, country in self.countries.items() if country.kind is kind])

    @cached_property
    def areas_of(self) -> Mapping[str, tuple[str, ...]]:
        """[placement.homeland] The homeland of each power as it was in 1792."""
        return grouped(self.countries, self.home_of)

    @cached_property
    def armies_of(self) -> Mapping[str, tuple[str, ...]]:
        """[unit.name] The armies of each power."""
        return grouped(self.countries, self.power_of)

    @cached_property
    def leaders_of(self) -> Mapping[str, tuple[str, ...]]:
        """[leader.army-commanders] The leaders of each power."""
        powers = {leader.id: leader.power for leader in self.leaders.values()}
        return grouped(self.countries, powers)

    @cached_property
    def regions(self) -> Mapping[str, tuple[str, ...]]:
        """[map.uprising-areas] The areas of each uprising region."""
        risen = {area.id: area.uprising for area in self.areas.values() if area.uprising}
        return grouped(dict.fromkeys(risen.values()), risen)

    @cached_property
    def followers(self) -> Mapping[str, tuple[str, ...]]:
        """[diplomacy.minor-deploys] The minors that change sides together with a major."""
        follow = {c.id: c.follows for c in self.countries.values() if c.follows}
        return grouped(self.countries, follow)

    def markers_of(self, side: Side) -> tuple[str, ...]:
        """[event.pool.two] The markers of a side, in the order of the event list."""
        return tuple([marker.id for marker in self.markers.values() if marker.side is side])

    @cached_property
    def names(self) -> Mapping[str, str]:
        """Every id with its printed name."""
        named: tuple[Mapping[str, Named], ...] = (
            *(self.areas, self.countries, self.armies, self.replacements),
            *(self.guerrillas, self.leaders, self.markers),
        )
        names = {id_: thing.name for things in named for id_, thing in things.items()}
        return names | {str(side): str(side) for side in Side}

    @cached_property
    def scenarios(self) -> tuple[Scenario, ...]:
        return scenarios_in(self.sheets)


def grouped(groups: Iterable[str], members: Mapping[str, str]) -> dict[str, tuple[str, ...]]:
    """Each group with its members, both in the order of their sheets."""
    found: dict[str, list[str]] = {group: [] for group in groups}
    for member, group in members.items():
        found[group].append(member)
    return {group: tuple(those) for group, those in found.items()}


def faces_of(army: Army, replacements: Mapping[str, Replacement]) -> dict[int, Face]:
    """[unit.replacement-army] The face that an army shows at each number of steps."""
    faces = [face(army.id, printed) for printed in (army.front, army.back) if printed]
    if army.replacement:
        second = replacements[army.replacement]
        faces.append(face(second.id, second.back))
    return {each.steps: each for each in faces}


def rebuilt_face(army: Army, replacements: Mapping[str, Replacement]) -> Face | None:
    """[unit.replacement-army] What an army of three shows when it is built up to two.

    [unit.guard.third-step] The Guard has no such face: the Grand Army takes its own again.
    """
    second = replacements.get(army.replacement)
    if second is None or second.front is None:
        return None
    return face(second.id, second.front)


def face(counter: str, printed: str) -> Face:
    """[unit.tactical-modifier] [unit.movement-modifier] `1-3-1C`, as it stands on the counter."""
    tactical, steps, movement = printed.removesuffix("C").split("-")
    return Face(counter, int(tactical), int(steps), int(movement), printed.endswith("C"))
