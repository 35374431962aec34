"""[supply.sources] Who is in supply: lines over land and sea to the sources of a power.

Areas are bits of a number, so that a line is found in a few operations. Nothing is remembered:
every question is answered from the table as it lies.
"""

from collections.abc import Iterable, Iterator
from functools import cache

from msgspec import Struct

from .guerrillas import blocked
from .printed import Printed
from .sides import (
    ALLIED,
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


def is_supplied(game: Game, side: Side, area: str, armies: Iterable[str] = ()) -> bool:
    """[supply.line] Can the force of a side in an area (or these of its armies) trace a line?

    A force is in supply when each of its armies is. With nobody named and nobody there, the
    question is whether any major power of the side could live there.
    """
    force = tuple(armies) or game.at(area, side)
    if not force:
        powers = [p for p in game.allies(side) if game.is_major(p)]
        return any(has_line(game, area, power, side) for power in powers)
    if ASHORE + area in game.lasting:
        return True
    asked: dict[str, Side | None] = {}
    for army in force:
        printed = game.printed.armies[army]
        if printed.revolt and is_revolt_at_home(game, printed.revolt, area):
            continue
        if army == VENDEANS and GALERNE in game.lasting:  # [card.c.galerne.supply]
            continue
        asked[printed.power] = game.side(army)
    return all(has_line(game, area, power, of) for power, of in asked.items())


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


def supplied_areas(game: Game, power: str) -> frozenset[str]:
    """[supply.line] Every area in which a power's armies are in supply; one search for all."""
    side, ground = game.side_of(power), ground_of(game.printed)
    at_sea = has_sea_control(game, side)
    near = ground.by_ground if at_sea else ground.by_land
    held = holding(game, power, side)
    passable = open_ground(game, side, held)
    reached = spread(source_bits(game, power, side, held), passable, near)
    ports = held & ground.ports if at_sea else 0
    if reached & ports:
        reached = spread(reached | ports, passable, near) | ground.ports
    edge = reached
    for bit in each_bit(reached & passable):
        edge |= near[bit.bit_length() - 1]
    home = land_bits(game, power) if is_minor(game, power) else 0
    return frozenset([ground.areas[bit.bit_length() - 1] for bit in each_bit(edge | home)])


def supplied_homeland(game: Game, power: str) -> list[str]:
    """[placement.supplied] The areas of its homeland that a power holds, and holds in supply."""
    side, ground = game.side_of(power), ground_of(game.printed)
    held = holding(game, power, side)
    found = land_bits(game, power) & held & ground.settled
    if not is_minor(game, power):
        at_sea = has_sea_control(game, side)
        near = ground.by_ground if at_sea else ground.by_land
        passable = open_ground(game, side, held)
        reached = spread(source_bits(game, power, side, held), passable, near)
        ports = held & ground.ports if at_sea else 0
        if reached & ports:
            reached = spread(reached | ports, passable, near)
        found &= reached
    return [ground.areas[bit.bit_length() - 1] for bit in each_bit(found)]


def has_line(game: Game, area: str, power: str, side: Side | None) -> bool:
    """[supply.line] [supply.sea-line] Does a line lead from an area to a source of a power?"""
    printed = game.printed
    ground = ground_of(printed)
    own = ground.bit[area]
    if is_minor(game, power) and game.owner(area) == power:
        return True  # [supply.minor.home]
    if has_source_next_door(game, area, power, side):
        return True
    held = holding(game, power, side)
    sources = source_bits(game, power, side, held)
    if own & sources:
        return True
    at_sea = has_sea_control(game, side)
    near = ground.by_ground if at_sea else ground.by_land
    passable = open_ground(game, side, held, area)
    reached = spread(own, passable, near, sources)
    if reached & sources:
        return True
    if not at_sea:
        return False
    ports = held & ground.ports
    if not reached & (ports | (own & ground.ports)):  # [supply.landed-force]
        return False
    return bool(spread(ports, passable, near, sources) & sources)


def has_source_next_door(game: Game, area: str, power: str, side: Side | None) -> bool:
    """[supply.sources] Most forces stand in their homeland: is a source at hand, and their own?"""
    if game.guerrillas or game.side_of(power) is not side:
        return False
    annexed, home, flags = game.annexed, game.printed.home_of, game.flags
    for there in ground_of(game.printed).at_hand[area]:
        if (annexed.get(there) or home[there]) == power and there not in flags:
            return True
    return False


def sources(game: Game, power: str) -> list[str]:
    """[supply.sources] Capital, Key stars and fortresses of the homeland that its side controls."""
    ground = ground_of(game.printed)
    side = game.side_of(power)
    found = source_bits(game, power, side, holding(game, power, side))
    return [ground.areas[bit.bit_length() - 1] for bit in each_bit(found)]


def has_sea_control(game: Game, side: Side | None) -> bool:
    """[supply.sea-control.coalition] [supply.sea-control.france] Is the sea open to a side?"""
    return side is COALITION or (side is FRENCH and game.french_at_sea)


def source_bits(game: Game, power: str, side: Side | None, held: int) -> int:
    """[supply.sources] The sources of a power that serves a side, its allies' where it may."""
    ground = ground_of(game.printed)
    is_revolt = power == INSURGENTS
    if is_revolt:
        powers = [BRITAIN, AUSTRIA]  # [supply.revolt.away]
    elif side is not None and is_minor(game, power):  # [supply.minor.ally]
        powers = [power, *[p for p in game.printed.majors if game.side_of(p) is side]]
    else:
        powers = [power]
    found = 0
    for each in powers:
        if not is_revolt or game.side_of(each) is side:
            found |= land_bits(game, each) & ground.keys
    if side is None:
        return found & held
    if DUCHY in game.founded and FRANCE in powers:
        found |= ground.bit[WARSAW]  # [supply.sources.warsaw]
    found |= ground.bit[CAIRO]  # [supply.sources.cairo]
    if game.side_of(TURKEY) is side:
        found |= ground.bit[ACRE]  # [levant.acre-supply]
    return found & held


def open_ground(game: Game, side: Side | None, held: int, area: str = "") -> int:
    """[supply.line] [control.effect.supply] Areas that a line of a power may run through.

    Neutral areas are closed, save to a force that stands in one whose power keeps a mandatory
    peace; a power outside the war has its own areas, which it holds.
    """
    if side is None:
        return held
    found, ground = held, ground_of(game.printed)
    for empty in game.printed.open:
        if empty not in game.stacks and game.side_of(game.owner(empty)) is not None:
            found |= ground.bit[empty]
    if side is FRENCH:
        for there in blocked(game):
            found &= ~ground.bit[there]
        if DUCHY in game.founded and game.side_of(PRUSSIA) is None:
            found |= land_bits(game, PRUSSIA) & ~flagged(game)  # [poland.duchy.transit]
    if area and game.stance.get(owner := game.owner(area)) is PEACE:
        found |= land_bits(game, owner) & ~flagged(game)
    return found


def holding(game: Game, power: str, side: Side | None) -> int:
    """What its side controls; for a power outside the war, what is left of its own."""
    if side is None:
        return land_bits(game, power) & ~flagged(game)
    return controlled(game, side)


def controlled(game: Game, side: Side) -> int:
    """[control.initial] The areas that a side controls: `control.controller`, for all at once."""
    ground = ground_of(game.printed)
    bit, home, stance = ground.bit, ground.home, ALLIED[side]
    found, ours = 0, set()
    for power, how in game.stance.items():
        if how is stance:
            ours.add(power)
            found |= home[power]
    for taken in (game.annexed, game.flags):
        for area, power in taken.items():
            if power in ours:
                found |= bit[area]
            else:
                found &= ~bit[area]
    found &= ~ground.open
    for area in game.printed.open:
        if area in game.stacks and game.holder(area) is side:
            found |= bit[area]
    return found


def flagged(game: Game) -> int:
    """The areas in which a power other than the owner has raised its flag."""
    bit, found = ground_of(game.printed).bit, 0
    for area in game.flags:
        found |= bit[area]
    return found


def land_bits(game: Game, power: str) -> int:
    """[placement.homeland] `game.land_of`, as bits."""
    ground = ground_of(game.printed)
    found = ground.home[power]
    for area, taker in game.annexed.items():
        if taker == power:
            found |= ground.bit[area]
        else:
            found &= ~ground.bit[area]
    return found


def spread(start: int, passable: int, near: tuple[int, ...], until: int = 0) -> int:
    """From some areas as far as one gets over open ones, or to the first of those looked for."""
    reached = fresh = start
    while fresh:
        found = 0
        while fresh:
            low = fresh & -fresh
            found |= near[low.bit_length() - 1]
            fresh ^= low
        fresh = found & passable & ~reached
        reached |= fresh
        if reached & until:
            break
    return reached


def each_bit(bits: int) -> Iterator[int]:
    while bits:
        low = bits & -bits
        yield low
        bits ^= low


class Ground(Struct, frozen=True):
    """The printed map as numbers, each area a bit of its own."""

    areas: tuple[str, ...]
    bit: dict[str, int]
    by_land: tuple[int, ...]  # neighbours of each area
    by_ground: tuple[int, ...]  # the same with straits
    home: dict[str, int]
    ports: int
    open: int
    settled: int  # [placement.where] a city, fortress, port or Key star
    keys: int  # capitals, Key stars and fortresses
    at_hand: dict[str, tuple[str, ...]]  # those in an area or next to it


@cache
def ground_of(printed: Printed) -> Ground:
    """The map of a box, read once."""
    areas = tuple(printed.areas)
    bit = {area: 1 << index for index, area in enumerate(areas)}
    keys = [a.id for a in printed.areas.values() if a.is_capital or a.stars or a.has_fortress]
    return Ground(
        areas=areas,
        bit=bit,
        by_land=tuple([sum([bit[n] for n in printed.land.neighbours(a)]) for a in areas]),
        by_ground=tuple([sum([bit[n] for n in printed.ground.neighbours(a)]) for a in areas]),
        home={power: sum([bit[a] for a in own]) for power, own in printed.areas_of.items()},
        ports=sum([bit[area] for area in printed.ports]),
        open=sum([bit[area] for area in printed.open]),
        settled=sum(
            [bit[area] for area in areas if area not in printed.open or area in printed.stars]
        ),
        keys=sum([bit[area] for area in keys]),
        at_hand={
            a: tuple([k for k in (a, *printed.land.neighbours(a)) if k in keys]) for a in areas
        },
    )
