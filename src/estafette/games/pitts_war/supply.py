"""[supply.sources] Who is in supply: lines over land and sea to the sources of a power.

Areas are bits of a number, so that a line is found in a few operations.
"""

from collections.abc import Collection

from .dominion import Dominion, Lines, Network, dominion_of
from .ground import Ground, ground_of, pieces_of, spread
from .guerrillas import blocked
from .sides import (
    AUSTRIA,
    BRITAIN,
    COALITION,
    DUCHY,
    FRANCE,
    FRENCH,
    INSURGENTS,
    PEACE,
    PRUSSIA,
    TURKEY,
    Side,
)
from .state import Game

ACRE, CAIRO, WARSAW = "acre", "cairo", "warsaw"
VENDEANS, GALERNE = "vendeans", "c-galerne"
ASHORE = "ashore:"  # with an area, in `lasting`: who landed there lives off his boats


def is_supplied(game: Game, side: Side, area: str, armies: Collection[str] = ()) -> bool:
    """[supply.line] Can the force of a side in an area (or these of its armies) trace a line?

    A force is in supply when each of its armies is. With nobody named and nobody there, the
    question is whether any major power of the side could live there.
    """
    force = armies or game.at(area, side)
    if not force:
        powers = [p for p in game.allies(side) if game.is_major(p)]
        return any(has_line(game, area, power, side) for power in powers)
    if game.lasting and ASHORE + area in game.lasting:
        return True
    power_of, revolts = game.printed.power_of, game.printed.revolts
    asked: dict[str, Side | None] = {}
    for army in force:
        if army not in revolts or not lives_off_the_land(game, army, area):
            asked[power_of[army]] = game.side(army)
    for power, of in asked.items():
        if not has_line(game, area, power, of):
            return False
    return True


def lives_off_the_land(game: Game, army: str, area: str) -> bool:
    """[supply.revolt.home] [card.c.galerne.supply] Does a revolt unit need no line there?"""
    if army == VENDEANS and GALERNE in game.lasting:
        return True
    return is_revolt_at_home(game, game.printed.revolts[army], area)


def is_revolt_at_home(game: Game, region: str, area: str) -> bool:
    """[supply.revolt.home] [card.c.tyrol.supply] In its uprising area, or next to it."""
    home = game.printed.regions[region]
    return area in home or any(each in home for each in game.printed.land.neighbours(area))


def is_minor(game: Game, power: str) -> bool:
    """[supply.minor.home] [spain.liberation.minor] A power that leans on its great allies."""
    return power != INSURGENTS and not game.is_major(power)


def is_area_supplied(game: Game, area: str, power: str) -> bool:
    """[recruit.income.supplied] [control.effect.vp] Is an area in supply for a power?"""
    return has_line(game, area, power, game.side_of(power))


def supplied_homeland(game: Game, power: str) -> list[str]:
    """[placement.supplied] The areas of its homeland that a power holds, and holds in supply."""
    ground, side = ground_of(game.printed), game.side_of(power)
    network = network_of(game, power, side)
    found = dominion_of(game).land[power] & network.held & ground.settled
    if is_minor(game, power):
        return ground.named(found)
    supplied = lines_of(game, network, power).supplied
    if supplied is not None:
        return ground.named(found & supplied)
    return [area for area in ground.named(found) if has_line(game, area, power, side)]


def has_line(game: Game, area: str, power: str, side: Side | None) -> bool:
    """[supply.line] [supply.sea-line] Does a line lead from an area to a source of a power?"""
    owner = game.owner(area)
    if owner == power and is_minor(game, power):
        return True  # [supply.minor.home]
    network = network_of(game, power, side)
    lines, own = lines_of(game, network, power), ground_of(game.printed).bit[area]
    if lines.supplied is None or (side is not None and game.stance.get(owner) is PEACE):
        passable = network.passable | land_at_peace(game, side, owner)
        return finds_a_line(game, network, lines.sources, own, passable)
    return bool(own & lines.supplied)


def finds_a_line(game: Game, network: Network, sources: int, own: int, passable: int) -> bool:
    """[supply.line] [supply.sea-line] The search for one area, over what is open to its force."""
    ground, near = ground_of(game.printed), network.near
    reached = spread(own, passable, near, sources)
    if reached & sources:
        return True
    if not network.at_sea:
        return False
    ports = network.held & ground.ports
    if not reached & (ports | (own & ground.ports)):  # [supply.landed-force]
        return False
    return bool(spread(ports, passable, near, sources) & sources)


def land_at_peace(game: Game, side: Side | None, owner: str) -> int:
    """[supply.line] A land in mandatory peace is open to a force that stands in it."""
    if side is None or game.stance.get(owner) is not PEACE:
        return 0
    dominion = dominion_of(game)
    return dominion.land[owner] & ~dominion.flagged


def network_of(game: Game, power: str, side: Side | None) -> Network:
    """[supply.line] The ground of a side, or of a power outside the war.

    As it was when last asked for, if all that it hangs on is the same: how the map is shared out,
    the sea, who holds the open areas, and the Guerrillas.
    """
    dominion, stacks = dominion_of(game), game.stacks
    key: tuple[object, ...] = (side or power, game.french_at_sea)
    for area in dominion.outposts:
        if area in stacks:
            key += (area, game.holder(area))
    if side is FRENCH and game.guerrillas:
        key += (tuple(blocked(game)),)
    network = dominion.networks.get(key)
    if network is None:
        network = dominion.networks[key] = draw_network(game, dominion, power, side)
    return network


def draw_network(game: Game, dominion: Dominion, power: str, side: Side | None) -> Network:
    """[supply.line] [supply.sea-line] Over which ground lines may run, as the table lies."""
    ground, at_sea = ground_of(game.printed), has_sea_control(game, side)
    if side is None:
        held = passable = dominion.land[power] & ~dominion.flagged
    else:
        held, empty = controlled_and_empty(game, side)
        passable = open_ground(game, dominion, side, held | empty)
    near = ground.by_ground if at_sea else ground.by_land
    return Network(side, held, passable, near, at_sea, tuple(pieces_of(passable, near)))


def lines_of(game: Game, network: Network, power: str) -> Lines:
    """[supply.line] [supply.sea-line] As far as the lines of a power lead over its ground."""
    lines = network.lines.get(power)
    if lines is None:
        ground = ground_of(game.printed)
        ports = network.held & ground.ports if network.at_sea else 0
        sources = source_bits(game, power, network)
        fed = fed_from(network, sources)
        if fed & ports:
            fed = fed_from(network, fed | ports)
        is_plain = not (sources | ports) & ~network.passable
        supplied = reached_from(ground, network, fed) if is_plain else None
        lines = network.lines[power] = Lines(sources, fed, supplied)
    return lines


def fed_from(network: Network, sources: int) -> int:
    """[supply.line] Some areas, and the pieces of open ground in which or beside which they lie."""
    fed = sources
    for inside, edge in network.pieces:
        if (inside | edge) & sources:
            fed |= inside
    return fed


def reached_from(ground: Ground, network: Network, fed: int) -> int:
    """[supply.line] What is fed, every port if one is, and whatever lies next to open ground."""
    reached = fed
    for inside, edge in network.pieces:
        if inside & fed:
            reached |= edge
    is_shipped = network.at_sea and fed & network.held & ground.ports
    return reached | ground.ports if is_shipped else reached


def feeders(game: Game, power: str, side: Side | None) -> list[str]:
    """[supply.sources] The powers in whose homelands the sources of a power lie."""
    if power == INSURGENTS:  # [supply.revolt.away]
        return [each for each in (BRITAIN, AUSTRIA) if game.side_of(each) is side]
    if side is None or game.is_major(power):
        return [power]
    majors = [each for each in game.printed.majors if game.side_of(each) is side]
    return [power, *majors]  # [supply.minor.ally]


def sources(game: Game, power: str) -> list[str]:
    """[supply.sources] Capital, Key stars and fortresses of the homeland that its side controls."""
    network = network_of(game, power, game.side_of(power))
    return ground_of(game.printed).named(lines_of(game, network, power).sources)


def ports_of(game: Game, side: Side) -> list[str]:
    """[naval.port-to-port] The ports that a side controls, in the order of the map."""
    ground = ground_of(game.printed)
    return ground.named(dominion_of(game).held[side] & ground.ports)


def has_sea_control(game: Game, side: Side | None) -> bool:
    """[supply.sea-control.coalition] [supply.sea-control.france] Is the sea open to a side?"""
    return side is COALITION or (side is FRENCH and game.french_at_sea)


def source_bits(game: Game, power: str, network: Network) -> int:
    """[supply.sources] The sources of a power that serves a side, its allies' where it may."""
    ground, land, side = ground_of(game.printed), dominion_of(game).land, network.side
    powers = feeders(game, power, side)
    found = 0
    for each in powers:
        found |= land[each] & ground.keys
    if side is None:
        return found & network.held
    if DUCHY in game.founded and FRANCE in powers:
        found |= ground.bit[WARSAW]  # [supply.sources.warsaw]
    found |= ground.bit[CAIRO]  # [supply.sources.cairo]
    if game.side_of(TURKEY) is side:
        found |= ground.bit[ACRE]  # [levant.acre-supply]
    return found & network.held


def open_ground(game: Game, dominion: Dominion, side: Side, ours: int) -> int:
    """[supply.line] [control.effect.supply] Areas that a line of a side may run through.

    Neutral areas are closed: only what is the side's, or nobody's, is open.
    """
    found, bit = ours, ground_of(game.printed).bit
    if side is FRENCH:
        for there in blocked(game):
            found &= ~bit[there]
        if DUCHY in game.founded and game.side_of(PRUSSIA) is None:
            found |= dominion.land[PRUSSIA] & ~dominion.flagged  # [poland.duchy.transit]
    return found


def controlled_and_empty(game: Game, side: Side) -> tuple[int, int]:
    """[control.initial] What a side controls, and open areas of either side where nobody stands.

    The same as `control.controller`, for all areas at once.
    """
    bit, dominion = ground_of(game.printed).bit, dominion_of(game)
    ours, empty = dominion.held[side], dominion.at_war
    for area in ground_of(game.printed).outposts:
        if area in game.stacks:
            empty &= ~bit[area]
            if game.holder(area) is side:
                ours |= bit[area] & dominion.at_war
    return ours, empty
