"""The diplomatic panel and the rest of what lasts: levels, events, foreign wars, reserves."""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import chain

from estafette.engine import Sheet

from .budget import income
from .continental import is_launched, open_ports
from .control import counts
from .events import event_of
from .hand import groups, size_with
from .politics import Politics
from .powers import country_of, side_of
from .sides import COALITION, EMPIRE, FRANCE, Kind, Period, Side, Standing, Until
from .standing import key_zones, status_of
from .state import Game
from .tables import KeyZones
from .victory import is_campaign, losses

BOUND = (Standing.FORCED_PEACE, Standing.FORCED_ALLIANCE)
AWAY = (Standing.NONE, Standing.PART)
NOBODY = "nobody"
Given = Mapping[Side, tuple[KeyZones, ...]]  # the key zones that give each side a card
READINGS = 64  # tables whose politics are remembered


def standing_papers(game: Game, seat: str | None) -> Iterable[Sheet]:
    """What does not change from one moment to the next."""
    given = {side: tuple(groups(game, side)) for side in Side}
    return chain(
        goal(game, seat),
        levels(game),
        countries(game, given),
        hands_to_come(game, given),
        lasting(game),
        wars_abroad(game),
        reserves(game),
    )


def goal(game: Game, seat: str | None) -> Iterator[Sheet]:
    """[victory.empire-twenty] [victory.end.coalition] What each side must do."""
    key = "sheet.goal" if is_campaign(game) else "sheet.goal-1815"
    yield Sheet(key, {"side": seat or "both", "last": game.sheet.last})


def levels(game: Game) -> Iterator[Sheet]:
    """[victory.points-table] [escalation.fifteen] Both levels, and what is lost if it ended now."""
    if not is_campaign(game):
        return
    limits = game.printed.tables.limits
    facts = {"level": game.victory, "most": limits.victory_empire}
    yield Sheet("sheet.victory", {**facts, "least": limits.victory_coalition})
    if game.period is Period.EPOPEE:
        facts = {"level": game.escalation, "most": limits.escalation}
        yield Sheet("sheet.escalation", facts)
    else:
        yield Sheet("sheet.chatiments")
    at_stake = [(zone, points) for zone, points in losses(game) if points]
    if at_stake:
        yield Sheet("sheet.losses", {"tally": tuple(at_stake)})
    if is_launched(game):
        ports = tuple(open_ports(game))
        yield Sheet("sheet.ports-open", {"ports": ports}) if ports else Sheet("sheet.ports-closed")


def countries(game: Game, given: Given) -> Iterator[Sheet]:
    """[map.statuses-1805] The diplomatic panel: major powers, minors, new states, reforms."""
    giving = cards_by_country(game, given)
    yield from powers(game, giving)
    yield from minors(game.politics)
    for country, number in giving.items():
        if not game.printed.countries[country].is_major:
            yield Sheet("sheet.minor-cards", {"country": country, "cards": number})
    if game.states:
        yield Sheet("sheet.states", {"countries": tuple(sorted(game.states))})
    if game.reformed:
        yield Sheet("sheet.reformed", {"powers": tuple(sorted(game.reformed))})


def powers(game: Game, giving: Mapping[str, int]) -> Iterator[Sheet]:
    """[status.france-none] Every major power: how it stands, what it holds, what it gives."""
    for power in game.printed.majors:
        status = status_of(game, power)
        side = side_of(game, power)
        lost = lost_keys(game, power, side)
        kept = tuple([zone for zone in key_zones(game, power) if zone not in lost])
        facts = {"power": power, "standing": status.kind, "of": status.of or NOBODY}
        result = {"cards": giving.get(power, 0), "points": income(game, power) / 2}
        yield Sheet("sheet.power", {**facts, **result})
        if kept:
            yield Sheet("sheet.keys", {"power": power, "zones": kept})
        if lost:
            yield Sheet("sheet.keys-lost", {"power": power, "zones": lost})
        yield from treaty_of(game, power, status.kind)


def lost_keys(game: Game, power: str, side: Side | None) -> tuple[str, ...]:
    """[control.supplied-only] Key zones of a power that count as its enemy's."""
    if side is None:
        return ()
    return tuple([z for z in key_zones(game, power) if counts(game, z, side.enemy)])


def treaty_of(game: Game, power: str, kind: Standing) -> Iterator[Sheet]:
    """[peace.duration] [forced-alliance.when] Since when a peace binds a power, and how long."""
    treaty = game.treaties.get(power)
    if treaty is not None and kind in BOUND:
        facts = {"power": power, "victor": treaty.victor, "year": treaty.year}
        yield Sheet("sheet.treaty-for-good" if treaty.for_good else "sheet.treaty", facts)
    for side in Side:
        if times := game.beaten.get(power, ()).count(side):
            yield Sheet("sheet.beaten", {"power": power, "side": side, "times": times})


@lru_cache(READINGS)
def minors(politics: Politics) -> tuple[Sheet, ...]:
    """[map.statuses-1805] The minor countries, gathered by how they stand and with whom."""
    alike: dict[tuple[Standing, str], list[str]] = {}
    for country, status in politics.status.items():
        if politics.printed.countries[country].kind is Kind.MINOR and status.kind not in AWAY:
            alike.setdefault((status.kind, status.of), []).append(country)
    return tuple(
        [
            Sheet("sheet.minors", {"standing": kind, "of": of or NOBODY, "countries": tuple(those)})
            for (kind, of), those in sorted(alike.items())
        ]
    )


def cards_by_country(game: Game, given: Given) -> dict[str, int]:
    """[hand.key-zones] How many cards the key zones of each country give its side."""
    found: dict[str, int] = {}
    for groups_of_side in given.values():
        for group in groups_of_side:
            for country in dict.fromkeys([country_of(game, zone) for zone in group.zones]):
                found[country] = found.get(country, 0) + 1
    return found


def hands_to_come(game: Game, given: Given) -> Iterator[Sheet]:
    """[hand.size-table] How many cards each side would have if hands were built now."""
    sizes = {side.value: size_with(game, side, len(found)) for side, found in given.items()}
    yield Sheet("sheet.hands", sizes)


def lasting(game: Game) -> Iterator[Sheet]:
    """[card.reminder-markers] Cards whose effect goes on, and until when."""
    for until in Until:
        works = [event_of(what) for what, span in game.lasting.items() if span is until]
        cards = tuple(dict.fromkeys([card for card in works if card in game.printed.cards]))
        if cards:
            yield Sheet("sheet.lasting", {"until": until, "cards": cards})
    for power, half_points in game.credit.items():
        if half_points:
            key = "sheet.credit" if half_points > 0 else "sheet.debit"
            yield Sheet(key, {"power": power, "points": abs(half_points) / 2})
    for side in Side:
        if due := game.cards_due.get(side, 0):
            key = "sheet.cards-due" if due > 0 else "sheet.cards-fewer"
            yield Sheet(key, {"side": side, "cards": abs(due)})


def wars_abroad(game: Game) -> Iterator[Sheet]:
    """[foreign-war.units-out] Foreign wars, and who fights in them."""
    for war, units in game.abroad.items():
        if units:
            yield Sheet("sheet.foreign-war", {"war": war, "pieces": units})
        else:
            yield Sheet("sheet.foreign-war-empty", {"war": war})


def reserves(game: Game) -> Iterator[Sheet]:
    """[reserve.definition] Both reserves, the Empire's first; depots by their number."""
    printed = game.printed
    by_side: dict[Side | None, list[Sheet]] = {EMPIRE: [], COALITION: [], None: []}
    for country, pieces in printed.pieces_of.items():
        if game.reserve.isdisjoint(pieces):
            continue
        there = [piece for piece in pieces if piece in game.reserve]
        others = tuple([piece for piece in there if piece not in printed.depots])
        depots = len(there) - len(others)
        side = EMPIRE if country == FRANCE else side_of(game, country)
        if others:
            facts = {"country": country, "pieces": others, "depots": depots}
            by_side[side].append(Sheet("sheet.reserve", facts))
        elif depots:
            by_side[side].append(
                Sheet("sheet.reserve-depots", {"country": country, "depots": depots})
            )
    for found in by_side.values():
        yield from found
    if game.returning:
        yield Sheet("sheet.returning", {"pieces": game.returning})
    if game.lost:
        lost = tuple([piece for piece in printed.nation_of if piece in game.lost])
        yield Sheet("sheet.lost", {"pieces": lost})
