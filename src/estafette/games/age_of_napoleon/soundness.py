"""Is the box sound? What an owner's corrections may break, found before anybody plays."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, TypeAlias

from .cards import EVENTS
from .printed import Printed, ScenarioSheet
from .sides import (
    AUSTRIA,
    BERNADOTTE,
    BRITAIN,
    CHARLES_JOHN,
    FRANCE,
    NAPOLEON,
    POLEN,
    PREUSSEN,
    RUSSIA,
    SACHSEN,
    SPAIN,
    SVERIGE,
    TIROL,
    Kind,
    Side,
    Status,
)
from .start import copies

Fault: TypeAlias = tuple[str, dict[str, Any]]

NAMED_COUNTRIES = (
    *(FRANCE, BRITAIN, SPAIN, PREUSSEN, AUSTRIA, RUSSIA),
    *(TIROL, SACHSEN, POLEN, SVERIGE),
)
NAMED_CORPS = (NAPOLEON, BERNADOTTE, CHARLES_JOHN)


def check(printed: Printed) -> list[Fault]:
    """Everything in the box that does not hold together; nothing if it is sound."""
    faults = [*map_faults(printed), *country_faults(printed), *corps_faults(printed)]
    faults += [*card_faults(printed), *table_faults(printed), *count_faults(printed)]
    for name, sheet in printed.sheets.items():
        if sheet.id != name:
            faults.append(("sound.scenario-id", {"scenario": name, "id": sheet.id}))
        faults += scenario_faults(printed, sheet)
    return faults


def map_faults(printed: Printed) -> Iterator[Fault]:
    """[map.adjacency] One land but for Britain, every area in a country that exists."""
    for apart in printed.winter_ground.components():
        if FRANCE not in [printed.areas[area].country for area in apart] and apart != (BRITAIN,):
            yield "sound.apart", {"area": apart[0]}
    for area in printed.areas.values():
        if area.country not in printed.countries:
            yield "sound.area-country", {"area": area.id, "country": area.country}
        if area.is_detachable and area.id not in printed.of_kind(Kind.DETACHABLE):
            yield "sound.detachable", {"area": area.id}


def country_faults(printed: Printed) -> Iterator[Fault]:
    """[def.area.capital] Majors have a capital of their own; other countries are one area."""
    for named in NAMED_COUNTRIES:
        if named not in printed.countries:
            yield "sound.named-country", {"country": named}
    for country in printed.countries.values():
        facts = {"country": country.id}
        if country.kind is Kind.MAJOR:
            capital = printed.areas.get(country.capital)
            if capital is None or capital.country != country.id or not capital.is_capital:
                yield "sound.capital", facts
        elif country.id not in printed.areas:
            yield "sound.no-area", facts
        if country.kind is Kind.DETACHABLE and country.ruler not in printed.of_kind(Kind.MAJOR):
            yield "sound.ruler", {**facts, "ruler": country.ruler}


def corps_faults(printed: Printed) -> Iterator[Fault]:
    """[def.corps.ratings] Each corps has a home, a row of the table, and ratings that fit."""
    rows = {row.id for row in printed.tables.mobilisation.row}
    for named in NAMED_CORPS:
        if named not in printed.corps:
            yield "sound.named-corps", {"corps": named}
    for corps in printed.corps.values():
        facts = {"corps": corps.id}
        if corps.home not in printed.countries:
            yield "sound.corps-home", {**facts, "home": corps.home}
        if corps.pool not in rows:
            yield "sound.corps-pool", {**facts, "pool": corps.pool}
        if not 0 <= corps.exhausted <= corps.fresh or corps.movement < 1 or corps.seniority < 1:
            yield "sound.ratings", facts
        if bool(corps.year) == bool(corps.after) or corps.after not in ("", "reform", "invasion"):
            yield "sound.availability", facts


def card_faults(printed: Printed) -> Iterator[Fault]:
    """[cards.composition] Every title has its event, and every event its title."""
    for title in printed.titles.values():
        if title.id not in EVENTS:
            yield "sound.title-event", {"title": title.id}
        if title.side not in ("either", *Side):
            yield "sound.title-side", {"title": title.id, "side": title.side}
    for title_id in EVENTS:
        if title_id not in printed.titles:
            yield "sound.event-title", {"title": title_id}


def table_faults(printed: Printed) -> Iterator[Fault]:
    """[seq.first-player.choice] Every year has its chooser; the tables name what exists."""
    tables = printed.tables
    years = Counter([*tables.first_choice.french, *tables.first_choice.coalition])
    for year in range(tables.years.first, tables.years.last + 1):
        if years[year] != 1:
            yield "sound.first-choice", {"year": year, "count": years[year]}
    named = (*tables.surrender.order, *tables.victory.decisive, *tables.victory.marginal)
    for country in dict.fromkeys(named):
        if country not in printed.of_kind(Kind.MAJOR):
            yield "sound.table-country", {"country": country}


def count_faults(printed: Printed) -> Iterator[Fault]:
    """[pieces.total] As many corps, cards and areas as the box holds."""
    supplies = printed.tables.supplies
    for what, found, wanted in (
        ("corps", len(printed.corps), supplies.corps),
        ("cards", len(printed.cards), supplies.cards),
        ("areas", len(printed.areas), supplies.areas),
    ):
        if found != wanted:
            yield "sound.count", {"what": what, "count": found, "supply": wanted}


def scenario_faults(printed: Printed, sheet: ScenarioSheet) -> list[Fault]:
    """[scenario.list] What a scenario puts on the table exists and holds together."""
    found = [
        *status_faults(printed, sheet),
        *place_faults(printed, sheet),
        *deal_faults(printed, sheet),
    ]
    years, rounds = printed.tables.years, printed.tables.rounds
    if not years.first <= sheet.year <= years.last or not 1 <= sheet.round <= len(rounds.months):
        found.append(("sound.date", {"year": sheet.year, "round": sheet.round}))
    return [(key, {"scenario": sheet.id, **facts}) for key, facts in found]


def status_faults(printed: Printed, sheet: ScenarioSheet) -> Iterator[Fault]:
    """[def.status.set] Each country is in one state; what is attached is in none."""
    placed = Counter([c for status in Status for c in sheet.status.in_state(status)])
    wanted = {c for c in printed.countries if c not in (FRANCE, BRITAIN)}
    wanted -= {c for c in printed.of_kind(Kind.DETACHABLE) if c not in sheet.detached}
    for country in printed.countries:
        if placed[country] != (country in wanted):
            yield "sound.status", {"country": country, "count": placed[country]}
    for country in (*placed, *sheet.detached, *sheet.reformed, *sheet.risen):
        if country not in printed.countries:
            yield "sound.status-country", {"country": country}


def place_faults(printed: Printed, sheet: ScenarioSheet) -> Iterator[Fault]:
    """Every corps and area of the set-up is known; no corps is twice, no area both sides'."""
    stacks = [(side, *stack) for side in Side for stack in sheet.placed(side).items()]
    used = Counter([corps for _, _, stack in stacks for corps in stack])
    used.update(sheet.out)
    for corps, times in used.items():
        if corps not in printed.corps:
            yield "sound.set-up-corps", {"corps": corps}
        elif times > 1:
            yield "sound.set-up-twice", {"corps": corps}
    for area, times in Counter([area for _, area, _ in stacks]).items():
        if area not in printed.areas:
            yield "sound.set-up-area", {"area": area}
        elif times > 1:
            yield "sound.set-up-both", {"area": area}


def deal_faults(printed: Printed, sheet: ScenarioSheet) -> Iterator[Fault]:
    """[scenario.1805.cards] The cards that begin elsewhere exist, and enough are left to deal."""
    preparation, gone = sheet.cards, 0
    for titles in (preparation.removed, preparation.set_aside, preparation.discarded):
        for title, count in titles.items():
            if len(copies(printed, {title: count})) != count:
                yield "sound.set-up-cards", {"title": title, "count": count}
            gone += count
    dealt = preparation.random + sum([preparation.hands.of(side) for side in Side])
    if gone + dealt > len(printed.cards):
        yield "sound.deal", {"count": gone + dealt, "supply": len(printed.cards)}
