"""Is the box sound? What an owner's corrections may break, found before anybody plays."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, TypeAlias

from . import sheets, sides
from .board import drawn
from .printed import Printed
from .sheets import Placement, ScenarioSheet
from .sides import EMPIRE, Period, Side

Fault: TypeAlias = tuple[str, dict[str, Any]]

BORDERS = (
    *(sheets.PLAIN, sheets.BRIDGE, sheets.RIVER, sheets.PASS, sheets.MOUNTAIN),
    *(sheets.STRAIT, sheets.WHOLE_MOVE),
)
GROUPS = ("atlantic", "mediterranean", "bosphorus", "black-sea", "sound", "baltic")
CAPITALS = ("", "major", "minor")
PLACES = ("zone", "port", "sea", "blockade")
ZONES, SEAS, DECK, CITADEL = 193, 25, 55, 2
NAMED_COUNTRIES = (
    *(sides.FRANCE, sides.ENGLAND, sides.AUSTRIA, sides.RUSSIA, sides.PRUSSIA, sides.SPAIN),
    *(sides.TURKEY, sides.BAVARIA, sides.ITALY, sides.NAPLES, sides.SICILY, sides.POLAND),
    *(sides.RHINE, sides.WESTPHALIA, sides.DENMARK, sides.EGYPT, sides.PORTUGAL, sides.SWEDEN),
    *(sides.SAXONY, sides.SWITZERLAND, sides.TYROLEANS, sides.SERBS, sides.CHOUANS),
)


def check(printed: Printed) -> list[Fault]:
    """Everything in the box that does not hold together; nothing if it is sound."""
    faults = [*zone_faults(printed), *border_faults(printed), *sea_faults(printed)]
    faults += [*country_faults(printed), *piece_faults(printed)]
    if faults:
        return faults  # the rest leans on these
    faults += [*source_faults(printed), *rank_faults(printed)]
    faults += [*count_faults(printed), *drawing_faults(printed)]
    for name, sheet in printed.sheets.items():
        found = [*scenario_faults(printed, name, sheet), *status_faults(printed, sheet)]
        found += [fault for each in sheet.placement for fault in placement_faults(printed, each)]
        found += [*twice_faults(printed, sheet), *depot_faults(printed, sheet)]
        faults += [(key, {"scenario": name, **facts}) for key, facts in found]
    return faults


def zone_faults(printed: Printed) -> Iterator[Fault]:
    """[map.zones] [map.port] Zones of provinces that exist, ports on seas that exist."""
    for zone in printed.zones.values():
        if zone.province not in printed.provinces:
            yield "sound.zone-province", {"zone": zone.id, "province": zone.province}
        if zone.port and zone.port not in printed.seas:
            yield "sound.port", {"zone": zone.id, "sea": zone.port}
        if zone.open != zone.is_open:
            yield "sound.open", {"zone": zone.id}
        if zone.fortress not in range(CITADEL + 1) or zone.capital not in CAPITALS:
            yield "sound.town", {"zone": zone.id}
        if zone.blockade and not zone.port:
            yield "sound.blockade", {"zone": zone.id}
    for province in sorted(printed.provinces.keys() - set(printed.province_of.values())):
        yield "sound.province-empty", {"province": province}


def border_faults(printed: Printed) -> Iterator[Fault]:
    """[map.borders] Borders of a known kind, straits over a sea; a way or a port everywhere."""
    for line in printed.lines.values():
        one, other = line.ends
        if line.kind not in BORDERS:
            yield "sound.border", {"zone": one, "other": other, "kind": line.kind}
        if (line.kind == sheets.STRAIT) != (line.sea in printed.seas):
            yield "sound.strait", {"zone": one, "other": other}
    for apart in printed.ground.components():
        if printed.ports.keys().isdisjoint(apart):
            yield "sound.apart", {"zone": sorted(apart)[0]}


def sea_faults(printed: Printed) -> Iterator[Fault]:
    """[map.sea-zone] Seas of a known water, neighbours of each other, all of one ocean."""
    for sea in printed.seas.values():
        if sea.group not in GROUPS:
            yield "sound.sea-group", {"sea": sea.id, "group": sea.group}
        for other in sea.neighbours:
            if sea.id not in printed.seas[other].neighbours:
                yield "sound.sea-way", {"sea": sea.id, "other": other}
    for apart in printed.waters.components()[1:]:
        yield "sound.sea-apart", {"sea": sorted(apart)[0]}


def country_faults(printed: Printed) -> Iterator[Fault]:
    """[map.capital] Countries that the rules name, each with a capital that is marked as one."""
    for named in NAMED_COUNTRIES:
        if named not in printed.countries:
            yield "sound.named-country", {"country": named}
    for province in printed.provinces.values():
        if province.country not in printed.countries:
            yield "sound.province-country", {"province": province.id, "country": province.country}
    for country in printed.countries.values():
        marks = [capital_of(printed, zone) for zone in country.capitals]
        wanted = "major" if country.is_major else "minor"
        if not country.later and (not marks or any(mark != wanted for mark in marks)):
            yield "sound.capital", {"country": country.id}
        if country.later and None in marks:
            yield "sound.capital", {"country": country.id}


def source_faults(printed: Printed) -> Iterator[Fault]:
    """[supply.sources] Every major power has a fortress from which supply goes out."""
    for major in printed.majors:
        if not sources(printed, major):
            yield "sound.source", {"country": major}


def capital_of(printed: Printed, zone: str) -> str | None:
    return printed.zones[zone].capital if zone in printed.zones else None


def sources(printed: Printed, country: str) -> list[str]:
    """[supply.sources] The fortresses of a country that have a way or a port."""
    return [
        zone
        for province in printed.provinces_of[country]
        for zone in printed.zones_of[province]
        if printed.zones[zone].fortress
        and (printed.ground.neighbours(zone) or zone in printed.ports)
    ]


def piece_faults(printed: Printed) -> Iterator[Fault]:
    """[unit.corps.attributes] Every counter serves a country; the strengths of a corps fall."""
    for piece, nation in printed.nation_of.items():
        if nation not in printed.countries:
            yield "sound.piece-country", {"piece": piece, "country": nation}
    for corps in printed.corps.values():
        if list(corps.combat) != sorted(corps.combat, reverse=True) or not corps.combat:
            yield "sound.strengths", {"piece": corps.id}
    for card in [
        *[corps.card for corps in printed.corps.values() if corps.card],
        *[special.card for special in printed.specials.values()],
    ]:
        if card not in printed.cards:
            yield "sound.piece-card", {"card": card}
    for general in printed.generals.values():
        if general.replaces and general.replaces not in printed.generals:
            yield "sound.replaces", {"piece": general.id, "other": general.replaces}


def rank_faults(printed: Printed) -> Iterator[Fault]:
    """[general.attributes] No two generals of a country who serve together have the same rank."""
    seen: dict[tuple[str, int], str] = {}
    for general in printed.generals.values():
        key = (general.nation, general.rank)
        if key in seen and general.replaces != seen[key]:
            yield "sound.rank", {"piece": general.id, "other": seen[key], "rank": general.rank}
        seen[key] = general.id


def count_faults(printed: Printed) -> Iterator[Fault]:
    """[card.decks] As many cards as the box holds, and as many zones and seas as the map."""
    for what, found, wanted in (
        ("zones", len(printed.zones), ZONES),
        ("seas", len(printed.seas), SEAS),
        ("empire", len(printed.deck_of(EMPIRE)), DECK),
        ("coalition", len(printed.deck_of(EMPIRE.enemy)), DECK),
    ):
        if found != wanted:
            yield "sound.count", {"what": what, "count": found, "supply": wanted}
    for side in Side:
        numbers = [printed.cards[card].number for card in printed.deck_of(side)]
        if numbers != list(range(1, len(numbers) + 1)):
            yield "sound.numbers", {"side": side}


def drawing_faults(printed: Printed) -> Iterator[Fault]:
    """Every space of the board has its own place on the sheet."""
    spots = Counter([(space.x, space.y) for space in drawn(printed).spaces])
    for space in drawn(printed).spaces:
        if spots[space.x, space.y] > 1:
            yield "sound.drawing", {"zone": space.id}


def scenario_faults(printed: Printed, name: str, sheet: ScenarioSheet) -> Iterator[Fault]:
    """[card.decks] A scenario has its own name, its years, and cards of the right side."""
    if sheet.id != name:
        yield "sound.scenario-id", {"id": sheet.id}
    if sheet.last < sheet.year:
        yield "sound.scenario-years", {}
    for side, cards in ((Side.EMPIRE, sheet.cards_empire), (Side.COALITION, sheet.cards_coalition)):
        deck = printed.deck_of(side)
        for card in cards:
            if card not in deck:
                yield "sound.scenario-card", {"card": card, "side": side}
            elif sheet.period is Period.EPOPEE and printed.cards[card].period is not sheet.period:
                yield "sound.scenario-period", {"card": card}
    for card in (*sheet.fixed_hand_empire, *sheet.fixed_hand_coalition):
        if card not in printed.cards:
            yield "sound.scenario-card", {"card": card, "side": EMPIRE}
    places = [zone for zones in sheet.control.values() for zone in zones]
    yield from unknown("sound.set-up-place", "place", places, printed.zones)
    provinces = [each for some in sheet.territory.values() for each in some]
    yield from unknown("sound.set-up-place", "place", provinces, printed.provinces)
    owners = (*sheet.control, *sheet.territory)
    yield from unknown("sound.set-up-country", "country", owners, printed.countries)


def status_faults(printed: Printed, sheet: ScenarioSheet) -> Iterator[Fault]:
    """[map.statuses-1805] Every country stands once, with a side or with a country."""
    stands = Counter([each.country for each in sheet.status])
    for country in printed.countries.values():
        if stands[country.id] > 1 or (not stands[country.id] and not country.later):
            yield "sound.status", {"country": country.id, "count": stands[country.id]}
    yield from unknown("sound.set-up-country", "country", stands, printed.countries)
    known = {*printed.countries, *[str(side) for side in Side], ""}
    masters = [each.of for each in sheet.status]
    yield from unknown("sound.set-up-country", "country", masters, known)


def placement_faults(printed: Printed, placement: Placement) -> Iterator[Fault]:
    """[scenario.1805.setup] Places and pieces that exist, of their own country."""
    known = printed.seas if placement.at == "sea" else printed.zones
    if placement.at not in PLACES or placement.default not in placement.choices:
        yield "sound.set-up-line", {"line": placement.id}
    yield from unknown("sound.set-up-place", "place", placement.choices, known)
    if placement.at in ("port", "blockade") or fleets_of(placement):
        for place in placement.choices:
            if placement.at != "sea" and place in printed.zones and place not in printed.ports:
                yield "sound.set-up-port", {"place": place}
    yield from unknown("sound.set-up-country", "country", [placement.nation], printed.countries)
    yield from unknown("sound.set-up-piece", "piece", pieces_of(placement), printed.nation_of)
    for corps in placement.reduced:
        if corps not in placement.corps:
            yield "sound.set-up-reduced", {"piece": corps}


def twice_faults(printed: Printed, sheet: ScenarioSheet) -> list[Fault]:
    """[scenario.1805.setup] No counter is set up twice, and none that is in the reserve."""
    reserve = sheet.reserve
    placed = Counter([piece for each in sheet.placement for piece in pieces_of(each)])
    placed.update([*reserve.corps, *reserve.generals, *reserve.fleets, *reserve.armies])
    return [("sound.set-up-twice", {"piece": piece}) for piece, n in placed.items() if n > 1]


def depot_faults(printed: Printed, sheet: ScenarioSheet) -> list[Fault]:
    """[scenario.1805.setup] No country lays more depots than it has."""
    there, laid = Counter(printed.depots.values()), Counter[str]()
    for each in sheet.placement:
        laid[each.nation] += each.mobile + each.depots
    return [
        ("sound.set-up-depots", {"country": nation, "count": count, "supply": there[nation]})
        for nation, count in laid.items()
        if count > there[nation]
    ]


def fleets_of(placement: Placement) -> tuple[str, ...]:
    return (*placement.fleets, *placement.default_fleets)


def pieces_of(placement: Placement) -> tuple[str, ...]:
    """Every counter that a line of the set-up names."""
    return (
        *placement.generals,
        *placement.default_generals,
        *placement.armies,
        *placement.specials,
        *placement.corps,
        *fleets_of(placement),
    )


def unknown(key: str, fact: str, named: Iterable[str], known: Iterable[str]) -> Iterator[Fault]:
    """A fault for each name that is not known."""
    there = set(known)
    for name in named:
        if name not in there:
            yield key, {fact: name}
