"""Is the box sound? What an owner's corrections may break, found before anybody plays."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, TypeAlias

from .ground import Ground
from .printed import Printed, clock
from .sheets import ScenarioSheet
from .sides import Role

Fault: TypeAlias = tuple[str, dict[str, Any]]

EDGES = ("north", "south", "west", "east")
FIRE_ROWS, FIRE_COLUMNS, COLUMNS = 24, 11, 12


def check(printed: Printed) -> list[Fault]:
    """Everything in the box that does not hold together; nothing if it is sound."""
    faults = [*map_faults(printed), *table_faults(printed), *army_faults(printed)]
    for sheet in printed.sheets.values():
        if sheet.map not in printed.submaps:
            faults.append(("sound.no-map", {"scenario": sheet.id, "map": sheet.map}))
            continue
        ground = printed.ground(sheet.id)
        found = [*place_faults(printed, sheet, ground), *order_faults(printed, sheet, ground)]
        found += [*level_faults(printed, sheet), *time_faults(printed, sheet, ground)]
        faults += [(key, {"scenario": sheet.id, **facts}) for key, facts in found]
    return faults


def map_faults(printed: Printed) -> Iterator[Fault]:
    """[proposal.map.grid] The map has all its hexes, and what is named lies on it."""
    sheet = printed.map
    for rows in (sheet.terrain, sheet.levels):
        if len(rows) != sheet.rows or any(len(row) != sheet.columns for row in rows):
            yield "sound.grid", {"columns": sheet.columns, "rows": sheet.rows}
    known = {f"{c:02}{r:02}" for c in range(1, sheet.columns + 1) for r in range(1, sheet.rows + 1)}
    for place in sheet.place:
        for hex_ in place.hexes:
            if hex_ not in known:
                yield "sound.no-hex", {"what": place.id, "hex": hex_}
    for road in sheet.road:
        for hex_ in road.hexes:
            if hex_ not in known:
                yield "sound.no-hex", {"what": road.id, "hex": hex_}


def table_faults(printed: Printed) -> Iterator[Fault]:
    """[table.fire] [table.reduction] [table.compliance] Tables with all their lines."""
    tables = printed.tables
    losses = tables.fire.losses
    if len(losses) != FIRE_ROWS or any(len(row) != FIRE_COLUMNS for row in losses):
        yield "sound.table", {"table": "fire"}
    reduction = tables.reduction
    if {len(reduction.minus_25), len(reduction.minus_50), len(reduction.minus_75)} != {FIRE_ROWS}:
        yield "sound.table", {"table": "reduction"}
    compliance = tables.compliance
    if {len(compliance.r4), len(compliance.t1), len(compliance.c)} != {COLUMNS}:
        yield "sound.table", {"table": "compliance"}
    if len(tables.local.bad) != len(tables.local.acts):
        yield "sound.table", {"table": "local"}


def army_faults(printed: Printed) -> Iterator[Fault]:
    """[proposal.units] [proposal.leaders] Units, leaders and corps know each other."""
    for unit in printed.units.values():
        if not 0 <= unit.back < unit.front or unit.movement < 1:
            yield "sound.unit", {"unit": unit.id}
    for corps in printed.formations.values():
        if corps.leader not in printed.leaders or corps.limit < 1:
            yield "sound.corps", {"corps": corps.id}
    for leader in printed.leaders.values():
        for corps_id in (*leader.wing, *leader.leads):
            if corps_id not in printed.formations or leader.role is not Role.WING:
                yield "sound.wing", {"leader": leader.id, "corps": corps_id}
    for army in printed.armies.values():
        if army.chief not in printed.leaders or army.edge not in EDGES:
            yield "sound.army", {"army": army.id}


def place_faults(printed: Printed, sheet: ScenarioSheet, ground: Ground) -> Iterator[Fault]:
    """[scenario.ligny] Everybody exists, stands on the map once, and not too many in a hex."""
    set_up = [(each.unit, each.hex) for each in sheet.unit]
    coming = [unit for group in sheet.reinforcement for unit in group.units]
    for unit, times in Counter([unit for unit, _ in set_up] + coming).items():
        if unit not in printed.units:
            yield "sound.no-unit", {"unit": unit}
        if times > 1:
            yield "sound.twice", {"unit": unit}
    for hex_, count in Counter([hex_ for _, hex_ in set_up]).items():
        if hex_ not in ground.at:
            yield "sound.off-map", {"hex": hex_}
        if count > printed.tables.limits.stack:
            yield "sound.stack", {"hex": hex_}
    hexes = [*sheet.leaders.values(), *sheet.hqs.values()]
    hexes += [objective.hex for objective in sheet.objective]
    hexes += [hex_ for exit_ in sheet.exit for hex_ in exit_.hexes]
    for hex_ in hexes:
        if hex_ not in ground.at:
            yield "sound.off-map", {"hex": hex_}
    for leader in sheet.leaders:
        if leader not in printed.leaders:
            yield "sound.no-leader", {"leader": leader}


def order_faults(printed: Printed, sheet: ScenarioSheet, ground: Ground) -> Iterator[Fault]:
    """[order.one-at-a-time] Orders to corps that exist, with targets on the map."""
    listed = [*sheet.order, *[each for group in sheet.reinforcement for each in group.orders]]
    for each in listed:
        if each.formation and each.formation.partition("/")[0] not in printed.formations:
            yield "sound.no-corps", {"corps": each.formation}
        if each.target and each.target not in ground.at:
            yield "sound.off-map", {"hex": each.target}


def level_faults(printed: Printed, sheet: ScenarioSheet) -> Iterator[Fault]:
    """[proposal.limits] The strength of each army, and levels that it can reach."""
    strength: Counter[str] = Counter()
    coming = [unit for group in sheet.reinforcement for unit in group.units]
    for unit in [*[each.unit for each in sheet.unit], *coming]:
        if unit in printed.units:
            front = printed.units[unit].front
            strength[printed.army_of[unit]] += (front + 1) // 2 if unit in sheet.third else front
    for army, level in sheet.levels.items():
        if strength[army] != level.strength:
            yield "sound.strength", {"army": army, "strength": strength[army]}
        if not 0 < level.demoralisation <= (level.disintegration or level.strength):
            yield "sound.level", {"army": army}
    bands = sheet.bands
    if not bands.allied_marginal < bands.french_marginal < bands.french_decisive:
        yield "sound.bands", {}


def time_faults(printed: Printed, sheet: ScenarioSheet, ground: Ground) -> Iterator[Fault]:
    """[proposal.turns] [reinforcement.entry] Whoever comes, comes in time and by the edge."""
    edges = {hex_ for edge in ground.edges.values() for hex_ in edge}
    first, last = clock(sheet.first), clock(sheet.last)
    if first > last:
        yield "sound.time", {"turn": sheet.last}
    due = [(group.turn, group.entry) for group in sheet.reinforcement]
    for turn, entry in [*due, *[(each.turn, each.entry) for each in sheet.headquarters]]:
        if not first <= clock(turn) <= last:
            yield "sound.time", {"turn": turn}
        if entry not in edges:
            yield "sound.entry", {"hex": entry}
