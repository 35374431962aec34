"""Is the box sound? What an owner's corrections may break, found before anybody plays."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, TypeAlias

from . import sides
from .events import EVENTS
from .printed import Printed
from .sheets import Layout, ScenarioSheet
from .sides import COALITION, FRENCH, MAJOR

Fault: TypeAlias = tuple[str, dict[str, Any]]

BORDERS = ("clear", "river", "pass", "strait", "mountain")
STARS = ("gold", "bronze", "silver")
NAMED_POWERS = (
    *(sides.FRANCE, sides.BRITAIN, sides.RUSSIA, sides.AUSTRIA, sides.PRUSSIA, sides.TURKEY),
    *(sides.SPAIN, sides.EGYPT, sides.EMPIRE, sides.HANOVER, sides.POLAND, sides.PORTUGAL),
    *(sides.SWEDEN, sides.SWITZERLAND, sides.ITALY, sides.DUCHY, sides.INSURGENTS),
)
NAMED_PIECES = (
    *(sides.NAPOLEON, sides.DUMOURIEZ, sides.WELLINGTON, sides.CHARLES),
    *(sides.GRAND_ARMY, sides.GUARD, sides.RESERVE),
    *(sides.IMPERIALS, sides.HANOVERIANS, sides.POLES, sides.ITALIANS),
)


def check(printed: Printed) -> list[Fault]:
    """Everything in the box that does not hold together; nothing if it is sound."""
    faults = [*map_faults(printed), *power_faults(printed), *army_faults(printed)]
    faults += [*marker_faults(printed), *table_faults(printed), *count_faults(printed)]
    for name, layout in printed.layouts.items():
        found = [*stance_faults(printed, layout), *unit_faults(printed, layout)]
        faults += [(key, {"layout": name, **facts}) for key, facts in found]
    for name, sheet in printed.sheets.items():
        faults += scenario_faults(printed, name, sheet)
    return faults


def map_faults(printed: Printed) -> Iterator[Fault]:
    """[map.extent] Areas of powers that exist, borders of a known kind, ways to everywhere.

    The Levant stands apart, and an island may have ports alone.
    """
    for area in printed.areas.values():
        if area.power not in printed.countries:
            yield "sound.area-power", {"area": area.id, "power": area.power}
        if area.partition and area.partition not in printed.countries:
            yield "sound.area-power", {"area": area.id, "power": area.partition}
        if bool(area.stars) != (area.star in STARS):
            yield "sound.stars", {"area": area.id}
        if "port" in area.marks and not area.seas:
            yield "sound.port", {"area": area.id}
    for border in printed.contact.borders:
        if border.kind not in BORDERS:
            yield "sound.border", {"area": border.a, "other": border.b, "kind": border.kind}
    for apart in printed.ground.components():
        if printed.ports.isdisjoint(apart):
            yield "sound.apart", {"area": apart[0]}


def power_faults(printed: Printed) -> Iterator[Fault]:
    """[map.major-powers] Majors have capitals of their own, minors patrons that are majors."""
    for named in NAMED_POWERS:
        if named not in printed.countries:
            yield "sound.named-power", {"power": named}
    for country in printed.countries.values():
        capitals = [printed.areas.get(capital) for capital in country.capitals]
        for capital in capitals:
            if capital is None or capital.power != country.id or not capital.is_capital:
                yield "sound.capital", {"power": country.id}
        if bool(capitals) != (country.kind is MAJOR):
            yield "sound.capital", {"power": country.id}
        for patron in (country.patron, country.follows):
            if patron and patron not in printed.majors:
                yield "sound.patron", {"power": country.id, "patron": patron}


def army_faults(printed: Printed) -> Iterator[Fault]:
    """[unit.steps] Every army and leader serves a power that exists, with faces that fall."""
    for named in NAMED_PIECES:
        if named not in printed.armies and named not in printed.leaders:
            yield "sound.named-piece", {"piece": named}
    for army in printed.armies.values():
        if army.power not in printed.countries:
            yield "sound.army-power", {"army": army.id, "power": army.power}
        if list(printed.faces[army.id]) != list(range(army.most, 0, -1)):
            yield "sound.faces", {"army": army.id}
        if army.marker and army.marker not in printed.markers:
            yield "sound.army-marker", {"army": army.id, "marker": army.marker}
        if army.revolt and army.revolt not in printed.regions:
            yield "sound.region", {"army": army.id, "region": army.revolt}
    for leader in printed.leaders.values():
        if leader.power not in printed.countries:
            yield "sound.army-power", {"army": leader.id, "power": leader.power}


def marker_faults(printed: Printed) -> Iterator[Fault]:
    """[event.pool.new-period] Every marker enters with a period and has its event."""
    known = {id_ for id_, _ in EVENTS}
    first = min(printed.track)
    for marker in printed.markers.values():
        if (marker.enters - first) % printed.tables.victory.period or marker.id[0] != marker.side[
            0
        ]:
            yield "sound.marker-year", {"marker": marker.id, "year": marker.enters}
        if marker.id not in known:
            yield "sound.marker-event", {"marker": marker.id}
    for id_ in sorted(known - printed.markers.keys()):
        yield "sound.event-marker", {"marker": id_}


def table_faults(printed: Printed) -> Iterator[Fault]:
    """[component.turn-track] The track is whole, and the tables name what exists."""
    tables, years = printed.tables, sorted(printed.track)
    if years != list(range(years[0], years[-1] + 1)):
        yield "sound.track", {"year": years[0]}
    for year in printed.track.values():
        for power in year.joins:
            if power not in printed.countries:
                yield "sound.track-names", {"year": year.number, "name": power}
        for army in year.arrives:
            if army not in printed.armies:
                yield "sound.track-names", {"year": year.number, "name": army}
    areas = (*tables.recruitment.conditional, *tables.recruitment.withheld, *tables.blockade.ports)
    for area in areas:
        if area not in printed.areas:
            yield "sound.table-area", {"area": area}


def count_faults(printed: Printed) -> Iterator[Fault]:
    """[card.count.france] [card.count.coalition] As many pieces as the box holds."""
    supplies = printed.tables.supplies
    for what, found, wanted in (
        ("areas", len(printed.areas) - len(printed.levant), supplies.areas),
        ("levant", len(printed.levant), supplies.levant),
        ("french", len(printed.markers_of(FRENCH)), supplies.french),
        ("coalition", len(printed.markers_of(COALITION)), supplies.coalition),
    ):
        if found != wanted:
            yield "sound.count", {"what": what, "count": found, "supply": wanted}


def stance_faults(printed: Printed, layout: Layout) -> Iterator[Fault]:
    """[diplomacy.status] Each power stands once, but for those that are founded later."""
    placed = Counter([*layout.french, *layout.coalition, *layout.neutral])
    for power in printed.countries.values():
        wanted = not power.later or power.id in layout.founded
        if placed[power.id] != wanted:
            yield "sound.stance", {"power": power.id, "count": placed[power.id]}
    for name in (*placed, *layout.flags.values(), *layout.annexed.values()):
        if name not in printed.countries:
            yield "sound.stance-power", {"power": name}


def unit_faults(printed: Printed, layout: Layout) -> Iterator[Fault]:
    """[scenario.placement] Every army, leader, area and marker of the set-up is known."""
    for army, times in Counter([unit.army for unit in layout.unit]).items():
        if army not in printed.armies:
            yield "sound.set-up-piece", {"piece": army}
        elif times > 1:
            yield "sound.set-up-twice", {"piece": army}
    for unit in layout.unit:
        if unit.army in printed.armies and unit.steps not in printed.faces[unit.army]:
            yield "sound.set-up-steps", {"piece": unit.army, "steps": unit.steps}
    pieces = {**printed.armies, **printed.leaders}
    for piece in (*layout.leaders, *layout.out):
        if piece not in pieces:
            yield "sound.set-up-piece", {"piece": piece}
    named = [area for unit in layout.unit for area in (unit.area, *unit.among) if area]
    for area in (*named, *layout.leaders.values(), *layout.flags, *layout.annexed):
        if area not in printed.areas:
            yield "sound.set-up-area", {"area": area}
    for marker in (*layout.extra, *layout.picked, *layout.penalties):
        if marker not in printed.markers:
            yield "sound.set-up-marker", {"marker": marker}


def scenario_faults(printed: Printed, name: str, sheet: ScenarioSheet) -> Iterator[Fault]:
    """[setup.scenario-first] A scenario has its years on the track, and a set-up."""
    if sheet.id != name:
        yield "sound.scenario-id", {"scenario": name, "id": sheet.id}
    if sheet.first not in printed.track or sheet.last not in printed.track:
        yield "sound.scenario-years", {"scenario": name}
    if sheet.layout not in printed.layouts:
        yield "sound.scenario-layout", {"scenario": name, "layout": sheet.layout}
    if sheet.victory not in ("points", "republic"):
        yield "sound.scenario-victory", {"scenario": name, "victory": sheet.victory}
