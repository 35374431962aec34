"""What is printed: the map, the counters, the tables, the scenarios. Read once, never changed."""

from collections.abc import Mapping
from functools import cache, cached_property
from pathlib import Path

from msgspec import Struct

from estafette.engine import (
    Box,
    Lid,
    Option,
    Phrase,
    Scenario,
    Shared,
    Source,
    convert_box,
    read_box,
    read_part,
)

from .ground import Ground, make_room
from .sheets import FormationSheet, Leader, MapSheet, ScenarioSheet, Unit, UnitSheet
from .sides import Army, Role, Side
from .tables import TableSheet
from .ways import Remembered
from .whereabouts import whereabouts

FOLDER = Path(__file__).parent
BOX = FOLDER / "box"
ON, OFF = "yes", "no"
HOURS = 24

# [advanced.default] The advanced rules are played unless switched off; the options are not.
ADVANCED = ("disorganised-retreat", "recovery", "distant-support", "heavy-guns", "tiny-units")
OPTIONAL = (
    "hidden-movement",
    "hidden-jams",
    "doctrine",
    "extended-line",
    "light-cavalry",
    "artillery-support",
    "sixes",
    "confused-command",
    "proximity",
    "direct-command",
    "fatigue",
    "operations-morale",
    "rout",
    "initiative",
    "alternate-turns",
)
OPEN, WRITTEN = "open", "written"


class Sheets(Struct, frozen=True, forbid_unknown_fields=True):
    """The files of the box."""

    map: MapSheet
    units: UnitSheet
    formations: FormationSheet
    tables: TableSheet
    scenarios: dict[str, ScenarioSheet]


class Printed(Shared):
    """The printed things, each under its name, and what can be read off them once for all."""

    def __init__(self, box: Box) -> None:
        sheets = convert_box(box, Sheets)
        self.fingerprint = box.fingerprint
        self.packed = box.packed
        self.map = sheets.map
        self.tables = sheets.tables
        self.sheets = sheets.scenarios
        self.units: Mapping[str, Unit] = {unit.id: unit for unit in sheets.units.unit}
        self.armies = {army.id: army for army in sheets.formations.army}
        self.formations = {each.id: each for each in sheets.formations.formation}
        self.leaders: Mapping[str, Leader] = {each.id: each for each in sheets.formations.leader}
        self.submaps = {submap.id: submap for submap in sheets.map.submap}
        self.places = {place.id: place for place in sheets.map.place}
        self.chateaux = {chateau.id: chateau for chateau in sheets.map.chateau}
        army_of = {each.id: each.army for each in sheets.formations.formation}
        self.army_of: Mapping[str, Army] = {
            unit.id: army_of[unit.formation] for unit in sheets.units.unit
        }
        self.led_by: Mapping[str, str] = {
            each.leader: each.id for each in sheets.formations.formation
        }
        self.division_of: Mapping[str, str] = {
            unit.id: f"{unit.formation}/{unit.division}" for unit in sheets.units.unit
        }
        self.side_of: Mapping[str, Side] = {
            unit: self.armies[army].side for unit, army in self.army_of.items()
        }
        self.corps_of: Mapping[str, str] = {unit.id: unit.formation for unit in sheets.units.unit}
        self.side_of_leader: Mapping[str, Side] = {
            each.id: self.armies[each.army].side for each in sheets.formations.leader
        }
        self.first_hours = {id_: clock(sheet.first) for id_, sheet in self.sheets.items()}
        rain = sheets.tables.turns
        self.rain = range(clock(rain.rain_from), clock(rain.rain_to) + 1)  # [proposal.weather]
        self._parts = Remembered(self._part)
        self.grounds = Remembered(self._ground)
        self.counted = Remembered(self._counted)
        self._musters: dict[tuple[tuple[str, str], ...], Mapping[str, tuple[str, ...]]] = {}

    def ground(self, scenario: str) -> Ground:
        """[proposal.map.submaps] The part of the map on which a scenario is played."""
        return self.grounds[scenario]

    def _ground(self, scenario: str) -> Ground:
        return self._parts[self.sheets[scenario].map]

    def _part(self, submap: str) -> Ground:
        return Ground(self.map, self.submaps[submap], self.tables)

    def _counted(self, scenario: str) -> Mapping[str, int]:
        """[demoralisation.army.trigger] Every unit is counted with the front of its counter.

        [scenario.wavre] One that begins on its third step is counted with that.
        """
        third = self.sheets[scenario].third
        return {
            id_: (unit.front + 1) // 2 if id_ in third else unit.front
            for id_, unit in self.units.items()
        }

    @cached_property
    def divisions(self) -> Mapping[str, tuple[str, ...]]:
        """[division.orders] The units of each division, under the corps and the stroke: fr-ii/7."""
        found: dict[str, list[str]] = {}
        for unit in self.units.values():
            found.setdefault(f"{unit.formation}/{unit.division}", []).append(unit.id)
        return {division: tuple(units) for division, units in found.items()}

    @cached_property
    def divisions_of(self) -> Mapping[str, tuple[str, ...]]:
        """[division.orders] The divisions of each corps; guns that stand apart are none."""
        found: dict[str, list[str]] = {corps: [] for corps in self.formations}
        for division, units in self.divisions.items():
            if not all(self.units[unit].arm.is_artillery for unit in units):
                found[division.partition("/")[0]].append(division)
        return {corps: tuple(divisions) for corps, divisions in found.items()}

    @cached_property
    def towns(self) -> Mapping[str, tuple[str, ...]]:
        """[order.target-needed] For each hex of a town or village, all its hexes."""
        built = [place for place in self.places.values() if place.kind in ("town", "village")]
        return {hex_: place.hexes for place in built for hex_ in place.hexes}

    @cached_property
    def belonging(self) -> Mapping[str, tuple[str, ...]]:
        """[term.formation] The units of each corps."""
        found: dict[str, list[str]] = {}
        for unit in self.units.values():
            found.setdefault(unit.formation, []).append(unit.id)
        return {corps: tuple(units) for corps, units in found.items()}

    @cached_property
    def corps_of_side(self) -> Mapping[Side, tuple[str, ...]]:
        """[component.marker.formation] The corps of each side, in their printed order."""
        sides = {id_: self.armies[each.army].side for id_, each in self.formations.items()}
        return {
            side: tuple([corps for corps, its in sides.items() if its is side]) for side in Side
        }

    def mustered(self, attached: tuple[tuple[str, str], ...]) -> Mapping[str, tuple[str, ...]]:
        """[division.reattach] The units of each corps, when some divisions are with others."""
        known = self._musters.get(attached)
        if known is None:
            make_room(self._musters)
            known = self._musters[attached] = self._muster(attached)
        return known

    def _muster(self, attached: tuple[tuple[str, str], ...]) -> Mapping[str, tuple[str, ...]]:
        away = {unit for division, _ in attached for unit in self.divisions[division]}
        found = {
            corps: tuple([unit for unit in units if unit not in away])
            for corps, units in self.belonging.items()
        }
        for division, corps in attached:
            found[corps] = found.get(corps, ()) + self.divisions[division]
        return found

    @cached_property
    def named(self) -> Mapping[str, str]:
        """The place or chateau that a hex is called by."""
        names = {hex_: place.id for place in self.places.values() for hex_ in place.hexes}
        return names | {chateau.hex: chateau.id for chateau in self.chateaux.values()}

    @cached_property
    def names(self) -> Mapping[str, str | Phrase]:
        """Every id that an action or an event may name, with its printed name."""
        names: dict[str, str | Phrase] = {}
        for things in (self.units, self.formations, self.leaders, self.places, self.chateaux):
            names |= {id_: thing.name for id_, thing in things.items()}
        names |= {army: sheet.name for army, sheet in self.armies.items()}
        names |= {each: "division-" + each.replace("/", "-") for each in self.divisions}
        names |= {f"hq-{army}": f"HQ {sheet.name}" for army, sheet in self.armies.items()}
        names |= whereabouts(self.map, self.named)
        return names | {f"block-{n}": f"№ {n}" for n in range(1, len(self.units) + 1)}

    @cached_property
    def scenarios(self) -> tuple[Scenario, ...]:
        return scenarios_in(self.sheets)

    def track(self, scenario: str) -> tuple[str, ...]:
        """[proposal.turns] The turns of a scenario, each as day and hour: 16 14:00."""
        sheet = self.sheets[scenario]
        first, last = clock(sheet.first), clock(sheet.last)
        return tuple([written(hour) for hour in range(first, last + 1)])

    def chief_of(self, scenario: str, army: Army) -> str:
        """[component.hq.one-per-cc] The commander in chief of an army in a scenario."""
        return self.sheets[scenario].chiefs.get(army, self.armies[army].chief)

    def role_of(self, scenario: str, leader: str) -> Role:
        """What a leader is in a scenario: some command in chief there alone."""
        if leader in self.sheets[scenario].chiefs.values():
            return Role.CHIEF
        return self.leaders[leader].role


def scenarios_in(sheets: Mapping[str, ScenarioSheet]) -> tuple[Scenario, ...]:
    """[advanced.default] [command.written-or-markers] The shortest first, with its options."""
    ordered = sorted(sheets.values(), key=lambda sheet: (length(sheet), len(sheet.unit)))
    return tuple([Scenario(sheet.id, options(sheet)) for sheet in ordered])


def length(sheet: ScenarioSheet) -> int:
    """[proposal.turns] In hours, from the first turn to the last."""
    return clock(sheet.last) - clock(sheet.first)


def options(sheet: ScenarioSheet) -> tuple[Option, ...]:
    """Orders open or written, the advanced rules, the options, and d'Erlon where he may come."""
    found = [Option("orders", (OPEN, WRITTEN), OPEN)]
    found += [Option(id_, (ON, OFF), ON) for id_ in ADVANCED]
    found += [Option(id_, (OFF, ON), OFF) for id_ in OPTIONAL]
    if sheet.arrival is not None:
        found.append(Option("arrival", (OFF, ON), OFF))
    return tuple(found)


@cache
def clock(turn: str) -> int:
    """A turn such as 16 14:00 in hours since the beginning of the month."""
    day, hour = turn.split(" ")
    return int(day) * HOURS + int(hour[:2])


def written(clock_: int) -> str:
    return f"{clock_ // HOURS} {clock_ % HOURS:02}:00"


@cache
def read(source: Source = None) -> Printed:
    """The box, with whatever the owner of a printed game has corrected in it."""
    return Printed(read_box(BOX, source))


def lid() -> Lid:
    """What can be played, without the map, the counters and the tables."""
    return Lid(scenarios_in(read_part(BOX, "scenarios", ScenarioSheet)))
