"""[supply.line] Supply lines: sources, relays, the legs between them, and what bars the way."""

from collections.abc import Collection, Iterator

from .fronts import Front
from .fronts import Line as Line
from .legs import Leg, legs_of
from .powers import active_fortress, controller, country_of, side_of
from .sides import (
    CHOUANS,
    COALITION,
    EMPIRE,
    ENGLAND,
    FRANCE,
    POLAND,
    SERBS,
    TYROLEANS,
    Kind,
    Side,
    Standing,
)
from .standing import victor_side
from .state import Game
from .waters import blockaded_ports, closed_seas, open_waters

PATRONS = (Standing.PROTECTORATE, Standing.CONFEDERATION)
SOURCE, RELAY = "source", "relay"
NOWHERE = frozenset[str]()
STRONGHOLDS = {TYROLEANS: "innsbruck", SERBS: "belgrade"}


def line_for(game: Game, nation: str, barred: Collection[str] = ()) -> Line:
    """[supply.own-line] The search for one nation's line: the same as before if nothing changed."""
    side = side_of(game, nation)
    front, entries = front_of(game, side), tuple(barred)
    line = front.lines.get((nation, entries))
    if line is None:
        nations = suppliers(game, nation)
        nation_of = game.printed.depots
        depots = [game.stores[depot] for depot in game.fixed if nation_of[depot] in nations]
        closed = {} if entries or side is None else front.closed
        capitals = frozenset().union(*[game.printed.countries[each].capitals for each in nations])
        stored = frozenset(depots)
        places = places_for(game, nation, stored)
        line = Line(side, nation, nations, entries, stored, capitals, places, front, closed)
        front.lines[nation, entries] = line
    return line


def front_of(game: Game, side: Side | None) -> Front:
    """[supply.line] Everything that can open or close a line of this side, as it is now."""
    posts = NOWHERE if side is None else game.posts.held[side.enemy]
    marks = (game.sieges, game.empty, game.citadels, game.fixed, game.leaving, game.treaties)
    found = game.last_fronts.get(side or "")
    if found is None or found.read_from != (game.control, marks, posts, game.stores, game.fleets):
        read = (game.control, marks, posts, game.stores.copy(), game.fleets.copy())
        seas = NOWHERE if side is None else closed_seas(game, side)
        ports = NOWHERE if side is None else blockaded_ports(game, side)
        found = Front(read, posts, seas, ports)
        game.last_fronts = {**game.last_fronts, side or "": found}
    return found


def places_for(game: Game, nation: str, depots: frozenset[str]) -> frozenset[str]:
    """[supply.sources] [supply.relay.types] [revolt.supply] What could be a source or a relay."""
    found = game.printed.strongholds
    if game.printed.countries[nation].kind is Kind.REVOLT:
        found = found.union(STRONGHOLDS.values(), game.printed.ports)
    if not (depots <= found and game.citadels <= found):
        found = found.union(depots, game.citadels)
    return found


def suppliers(game: Game, nation: str) -> tuple[str, ...]:
    """[supply.minor-uses-major] Whose sources and depots serve a nation.

    [revolt.supply] A revolt lives on every major power of the Coalition.
    """
    countries = game.printed.countries
    if countries[nation].kind is Kind.REVOLT:
        return tuple([each for each in game.printed.majors if side_of(game, each) is COALITION])
    found = [nation]
    while not countries[found[-1]].is_major:
        status = game.status.get(found[-1])
        patron = "" if status is None else FRANCE if status.kind in PATRONS else status.of
        if patron not in countries or patron in found:
            break
        found.append(patron)
    return tuple(found)


def leads_home(
    game: Game, line: Line, zone: str, through: Collection[str] = (), *, by_sea: bool = False
) -> bool:
    """[supply.line] Does a chain of relays lead from a zone to a source?

    Its first leg goes through one of these zones, if any are named, or over the sea alone.
    """
    if by_sea:
        seen = {zone}
        return reaches_source(game, line, relays_over_sea(game, line, zone, seen), seen)
    if through:
        seen = {zone}
        return reaches_source(game, line, relays_over_land(game, line, zone, seen, through), seen)
    found = line.fed.get(zone)
    return is_fed(game, line, zone) if found is None else found


def reaches_source(game: Game, line: Line, queue: list[str], seen: set[str]) -> bool:
    """[supply.line] Does a chain lead on from one of these relays to a source?"""
    for here in queue:
        if serves(game, line, here) is SOURCE:
            return True
        queue += relays_from(game, line, here, seen)
    return False


def is_fed(game: Game, line: Line, zone: str) -> bool:
    """[supply.line] A zone that serves begins the chain itself, any other needs a relay near it.

    Whatever is found out about the zones on the way is written down.
    """
    fed, before, seen, queue = line.fed, {zone: zone}, {zone}, [zone]
    if serves(game, line, zone) is SOURCE:
        fed[zone] = True
        return True
    for here in queue:
        for there in relays_from(game, line, here, seen):
            before[there] = here
            if fed.get(there) or serves(game, line, there) is SOURCE:
                fed.update(dict.fromkeys(way_back(before, there), True))
                return True
            queue.append(there)
    fed.update(dict.fromkeys(seen, False))
    return False


def way_back(before: dict[str, str], zone: str) -> Iterator[str]:
    """The chain that has led to a zone, from its end to its beginning."""
    yield zone
    while before[zone] != zone:
        zone = before[zone]
        yield zone


def relays_from(game: Game, line: Line, zone: str, seen: set[str]) -> Iterator[str]:
    """[supply.land-distance] [supply.sea-line] The relays next to one, by land or by sea."""
    yield from near_relays(game, line, zone, seen)
    if is_sea_relay(game, line, zone):
        yield from relays_over_sea(game, line, zone, seen)


def relays_over_land(
    game: Game, line: Line, zone: str, seen: set[str], through: Collection[str] = ()
) -> list[str]:
    """[supply.land-distance] All sources and relays near enough, not seen so far."""
    return list(near_relays(game, line, zone, seen, through))


def near_relays(
    game: Game, line: Line, zone: str, seen: set[str], through: Collection[str] = ()
) -> Iterator[str]:
    """[supply.land-distance] One after the other, as long as somebody looks for more."""
    places = line.places
    for leg in legs_of(game.printed)[zone]:
        there = leg.path[-1]
        if there in seen or there not in places or not serves(game, line, there):
            continue
        if through and leg.path[0] not in through:
            continue
        if not is_barred(game, line, leg):
            seen.add(there)
            yield there


def is_barred(game: Game, line: Line, leg: Leg) -> bool:
    """[supply.strait] Does a zone or a strait on the way close this leg?"""
    closed = line.closed
    for zone in leg.path:
        if closed[zone] if zone in closed else is_closed(game, line, zone):
            return True
    return bool(leg.straits) and not line.front.closed_seas.isdisjoint(leg.straits)


def serves(game: Game, line: Line, zone: str) -> str:
    """Whether a zone is a source, a relay or nothing to this line; once looked at, it is known."""
    known = line.known.get(zone)
    if known is None:
        known = ""
        if zone in line.places:
            is_home = is_source(game, line, zone)
            known = SOURCE if is_home else RELAY if is_relay(game, line, zone) else ""
        line.known[zone] = known
    return known


def relays_over_sea(game: Game, line: Line, port: str, seen: set[str]) -> list[str]:
    """[supply.sea-line] The ports to which a line may run from this one, not seen so far."""
    if line.side is None or is_shut_in(game, line, port):
        return []
    open_seas = waters_from(game, line.front, game.printed.ports[port])
    sea_of = game.printed.ports
    found = [p for p in havens(game, line) if p not in seen and sea_of[p] in open_seas]
    seen.update(found)
    return found


def havens(game: Game, line: Line) -> list[str]:
    """[supply.sea-ports] The ports at which a line over the sea may end; looked for once."""
    if line.havens is None:
        line.havens = [
            port
            for port in game.printed.ports
            if is_sea_relay(game, line, port)
            and not is_shut_in(game, line, port)
            and not is_closed(game, line, port)
        ]
    return line.havens


def waters_from(game: Game, front: Front, sea: str) -> frozenset[str]:
    """[supply.sea-line] The sea zones that a line from this one may reach; looked for once."""
    found = front.waters.get(sea)
    if found is None:
        found = open_waters(game, front.closed_seas, sea)
        front.waters |= dict.fromkeys(found or (sea,), found)
    return found


def is_sea_relay(game: Game, line: Line, zone: str) -> bool:
    """[supply.sea-ports] An unbesieged port with an active fortress or a fixed depot."""
    return zone in game.printed.ports and zone not in game.sieges and is_relay(game, line, zone)


def is_shut_in(game: Game, line: Line, port: str) -> bool:
    """[blockade-port.definition] [naval.blockade.no-supply] Do enemy ships blockade this port?"""
    return port in line.front.blockaded


def is_source(game: Game, line: Line, zone: str) -> bool:
    """[supply.sources] A capital, a home fortress, or the fortress capital of an allied minor.

    [supply.source.besieged] Not under siege, and in one's own hands.
    """
    if zone in game.sieges or controller(game, zone) is not line.side:
        return False
    if is_source_of_revolt(game, line, zone):
        return True
    if line.nation == CHOUANS and game.sheet.royalists_need_depot:
        return False  # [scenario.1815.special.royalists]
    if zone in line.capitals:
        return True
    if not active_fortress(game, zone):
        return False
    countries, country = game.printed.countries, country_of(game, zone)
    if is_territory_of(game, country, line.nations):
        return True
    if country == POLAND and line.side is EMPIRE:  # [entity.poland.warsaw-source]
        return zone in countries[POLAND].capitals
    return zone in countries[country].capitals and is_ally_of(game, country, line.nations)


def is_territory_of(game: Game, country: str, nations: Collection[str]) -> bool:
    """[supply.sources] Is this land theirs, be it annexed or a part?"""
    if country in nations:
        return True
    status = game.status.get(country)
    owned = (Standing.ANNEXED, Standing.PART)
    return status is not None and status.kind in owned and status.of in nations


def is_ally_of(game: Game, country: str, nations: Collection[str]) -> bool:
    """[supply.sources] Is this minor allied to one of them, or under its protection?"""
    status = game.status.get(country)
    if status is None or game.printed.countries[country].is_major:
        return False
    if status.kind in PATRONS:
        return FRANCE in nations
    return status.kind is Standing.ALLY and status.of in nations


def is_source_of_revolt(game: Game, line: Line, zone: str) -> bool:
    """[revolt.supply] [entity.tyrol.status] Its stronghold, or a port with a British depot."""
    if game.printed.countries[line.nation].kind is not Kind.REVOLT:
        return False
    if zone == STRONGHOLDS.get(line.nation):
        return True
    depots = game.printed.depots
    return zone in game.printed.ports and any(
        depots[depot] == ENGLAND for depot, where in game.stores.items() if where == zone
    )


def is_relay(game: Game, line: Line, zone: str) -> bool:
    """[supply.relay.types] An active fortress of one's side, or a fixed depot of one's own.

    [supply.relay.besieged] A fortress under siege is none; the besieger's depot beside it is.
    """
    if zone in line.depots:
        return True
    if line.side is None:
        return is_strong(game, zone) and country_of(game, zone) == line.nation
    known = line.front.forts.get(zone)
    if known is None:
        is_ours = controller(game, zone) is line.side or is_forced_ally(game, zone, line.side)
        known = line.front.forts[zone] = is_ours and is_strong(game, zone)
    return known


def is_strong(game: Game, zone: str) -> bool:
    """[supply.relay.besieged] Is there an active fortress that nobody besieges?"""
    return zone not in game.sieges and active_fortress(game, zone) > 0


def is_forced_ally(game: Game, zone: str, side: Side) -> bool:
    """[forced-alliance.relays] Does this zone belong to a forced ally of the Empire?"""
    status = game.status.get(country_of(game, zone))
    return (
        side is EMPIRE
        and status is not None
        and status.kind is Standing.FORCED_ALLIANCE
        and zone not in game.flags
    )


def is_closed(game: Game, line: Line, zone: str) -> bool:
    """Is this zone closed to the line? Once looked at, it is known for this search."""
    known = line.closed.get(zone)
    if known is None:
        known = line.closed[zone] = bars(game, line, zone)
    return known


def bars(game: Game, line: Line, zone: str) -> bool:
    """[supply.blocked.units] [supply.blocked.fortress] [supply.blocked.control] Does it bar a line?

    [supply.blocked.entry-zone] [supply.free-passage] A neutral's land is closed; one's own, an
    ally's and free passage are open.
    """
    if zone in line.barred:
        return True
    if line.side is None:
        return country_of(game, zone) != line.nation
    if zone in line.front.posts:
        return True
    side = controller(game, zone)
    if side is line.side:
        return False
    if side is line.side.enemy:
        return not (zone in game.sieges or zone in game.printed.open)
    return not is_lent(game, country_of(game, zone), line.side)


def is_lent(game: Game, country: str, side: Side) -> bool:
    """[peace.conqueror-supply] [forced-alliance.relays] May this side's lines cross this land?"""
    status = game.status.get(country)
    if status is None:
        return False
    if game.leaving.get(country) is side:  # [peace.evacuate] the way home is open
        return True
    if status.kind is Standing.FORCED_ALLIANCE:
        return side is EMPIRE
    if status.kind is Standing.FORCED_PEACE and country in game.treaties:
        return victor_side(game, country) is side
    return False
