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


def is_supplied(
    game: Game,
    side: Side,
    area: str,
    armies: Iterable[str] = (),
    known: "Known | None" = None,
) -> bool:
    """[supply.line] Can the force of a side in an area (or these of its armies) trace a line?

    A force is in supply when each of its armies is. With nobody named and nobody there, the
    question is whether any major power of the side could live there.
    """
    force = tuple(armies) or game.at(area, side)
    if not force:
        powers = [p for p in game.allies(side) if game.is_major(p)]
        return any(has_line(game, area, power, side, known) for power in powers)
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
    for power, of in asked.items():
        if not has_line(game, area, power, of, known):
            return False
    return True


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
    ground, lines = ground_of(game.printed), lines_of(game, power, game.side_of(power))
    reached = fed_by_sources(ground, lines)
    if lines.at_sea and reached & lines.held & ground.ports:
        reached |= ground.ports
    edge = reached
    for bit in each_bit(reached & lines.passable):
        edge |= lines.near[bit.bit_length() - 1]
    home = land_bits(game, power) if is_minor(game, power) else 0
    return frozenset([ground.areas[bit.bit_length() - 1] for bit in each_bit(edge | home)])


def supplied_homeland(game: Game, power: str, known: "Known | None" = None) -> list[str]:
    """[placement.supplied] The areas of its homeland that a power holds, and holds in supply."""
    ground, lines = ground_of(game.printed), lines_of(game, power, game.side_of(power), known)
    found = land_bits(game, power) & lines.held & ground.settled
    if not is_minor(game, power):
        found &= fed_by_sources(ground, lines)
    return [ground.areas[bit.bit_length() - 1] for bit in each_bit(found)]


def fed_by_sources(ground: "Ground", lines: "Lines") -> int:
    """[supply.line] [supply.sea-line] As far as the lines lead from the sources outwards."""
    reached = spread(lines.sources, lines.passable, lines.near)
    ports = lines.held & ground.ports if lines.at_sea else 0
    return spread(reached | ports, lines.passable, lines.near) if reached & ports else reached


def has_line(
    game: Game, area: str, power: str, side: Side | None, known: "Known | None" = None
) -> bool:
    """[supply.line] [supply.sea-line] Does a line lead from an area to a source of a power?"""
    if is_minor(game, power) and game.owner(area) == power:
        return True  # [supply.minor.home]
    if has_source_next_door(game, area, power, side):
        return True
    lines = lines_of(game, power, side, known)
    ground, sources, near = ground_of(game.printed), lines.sources, lines.near
    own = ground.bit[area]
    if own & sources:
        return True
    passable = lines.passable | land_at_peace(game, side, area)
    reached = spread(own, passable, near, sources)
    if reached & sources:
        return True
    if not lines.at_sea:
        return False
    ports = lines.held & ground.ports
    if not reached & (ports | (own & ground.ports)):  # [supply.landed-force]
        return False
    return bool(spread(ports, passable, near, sources) & sources)


class Lines(Struct, frozen=True):
    """What the lines of a power may run over, as the table lies."""

    held: int
    passable: int
    sources: int
    near: tuple[int, ...]
    at_sea: bool


class Known(Struct):
    """What was looked at for one question of a player: it serves until he answers."""

    held: dict[Side, tuple[int, int]] = {}
    lines: dict[tuple[str, Side | None], Lines] = {}


def lines_of(game: Game, power: str, side: Side | None, known: Known | None = None) -> Lines:
    """[supply.line] The lines of a power that serves a side: those known, or looked at now."""
    if known is None:
        known = Known()
    elif (power, side) in known.lines:
        return known.lines[power, side]
    ground = ground_of(game.printed)
    if side is None:
        held = passable = land_bits(game, power) & ~flagged(game)
    else:
        held, empty = held_by(game, side, known)
        passable = open_ground(game, side, held | empty)
    at_sea = has_sea_control(game, side)
    near = ground.by_ground if at_sea else ground.by_land
    lines = Lines(held, passable, source_bits(game, power, side, held), near, at_sea)
    known.lines[power, side] = lines
    return lines


def has_source_next_door(game: Game, area: str, power: str, side: Side | None) -> bool:
    """[supply.sources] Most forces stand in their homeland: is a source at hand, and their own?"""
    at_hand = ground_of(game.printed).at_hand[area]
    if not at_hand or game.guerrillas or game.side_of(power) is not side:
        return False
    annexed, home, flags = game.annexed, game.printed.home_of, game.flags
    powers = feeders(game, power, side)
    for there in at_hand:
        if there not in flags and (annexed.get(there) or home[there]) in powers:
            return True
    return False


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
    ground = ground_of(game.printed)
    found = lines_of(game, power, game.side_of(power)).sources
    return [ground.areas[bit.bit_length() - 1] for bit in each_bit(found)]


def ports_of(game: Game, side: Side, known: "Known | None" = None) -> list[str]:
    """[naval.port-to-port] The ports that a side controls, in the order of the map."""
    ground = ground_of(game.printed)
    held, _ = held_by(game, side, known or Known())
    return [ground.areas[bit.bit_length() - 1] for bit in each_bit(held & ground.ports)]


def held_by(game: Game, side: Side, known: "Known") -> tuple[int, int]:
    """[control.initial] What a side controls, and what is nobody's: known, or looked at now."""
    if side not in known.held:
        known.held[side] = controlled_and_empty(game, side)
    return known.held[side]


def has_sea_control(game: Game, side: Side | None) -> bool:
    """[supply.sea-control.coalition] [supply.sea-control.france] Is the sea open to a side?"""
    return side is COALITION or (side is FRENCH and game.french_at_sea)


def source_bits(game: Game, power: str, side: Side | None, held: int) -> int:
    """[supply.sources] The sources of a power that serves a side, its allies' where it may."""
    ground = ground_of(game.printed)
    powers = feeders(game, power, side)
    found = land_bits(game, *powers) & ground.keys
    if side is None:
        return found & held
    if DUCHY in game.founded and FRANCE in powers:
        found |= ground.bit[WARSAW]  # [supply.sources.warsaw]
    found |= ground.bit[CAIRO]  # [supply.sources.cairo]
    if game.side_of(TURKEY) is side:
        found |= ground.bit[ACRE]  # [levant.acre-supply]
    return found & held


def open_ground(game: Game, side: Side, ours: int) -> int:
    """[supply.line] [control.effect.supply] Areas that a line of a side may run through.

    Neutral areas are closed: only what is the side's, or nobody's, is open.
    """
    found, bit = ours, ground_of(game.printed).bit
    if side is FRENCH:
        for there in blocked(game):
            found &= ~bit[there]
        if DUCHY in game.founded and game.side_of(PRUSSIA) is None:
            found |= land_bits(game, PRUSSIA) & ~flagged(game)  # [poland.duchy.transit]
    return found


def land_at_peace(game: Game, side: Side | None, area: str) -> int:
    """[supply.line] A land in mandatory peace is open to a force that stands in it."""
    owner = game.owner(area)
    if side is None or game.stance.get(owner) is not PEACE:
        return 0
    return land_bits(game, owner) & ~flagged(game)


def controlled_and_empty(game: Game, side: Side) -> tuple[int, int]:
    """[control.initial] What a side controls, and open areas of either side where nobody stands.

    The same as `control.controller`, for all areas at once.
    """
    ground, stance, allied = ground_of(game.printed), game.stance, ALLIED[side]
    bit, home = ground.bit, ground.home
    enemy = ALLIED[side.enemy]
    ours = theirs = 0
    for power, how in stance.items():
        if how is allied:
            ours |= home[power]
        elif how is enemy:
            theirs |= home[power]
    for area, power in game.annexed.items():
        held, of = bit[area], stance.get(power)
        ours = ours | held if of is allied else ours & ~held
        theirs = theirs | held if of is enemy else theirs & ~held
    empty = (ours | theirs) & ground.open
    for area, power in game.flags.items():
        held = bit[area]
        ours = ours | held if stance.get(power) is allied else ours & ~held
    ours &= ~ground.open
    for area in [area for area in game.stacks if area in game.printed.open]:
        empty &= ~bit[area]
        if game.holder(area) is side:
            ours |= bit[area]
    return ours, empty


def flagged(game: Game) -> int:
    """The areas in which a power other than the owner has raised its flag."""
    bit, found = ground_of(game.printed).bit, 0
    for area in game.flags:
        found |= bit[area]
    return found


def land_bits(game: Game, *powers: str) -> int:
    """[placement.homeland] `game.land_of`, as bits, of one power or of several together."""
    ground = ground_of(game.printed)
    found = 0
    for power in powers:
        found |= ground.home[power]
    for area, taker in game.annexed.items():
        found = found | ground.bit[area] if taker in powers else found & ~ground.bit[area]
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
