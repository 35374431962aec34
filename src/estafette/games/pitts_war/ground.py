"""The printed map as numbers: each area is a bit, so that a set of areas is one number."""

from collections.abc import Iterator
from functools import cache

from msgspec import Struct

from .printed import Printed


class Ground(Struct, frozen=True):
    """The areas in the order of the map, and what is printed on them, as bits."""

    areas: tuple[str, ...]
    bit: dict[str, int]
    by_land: tuple[int, ...]  # neighbours of each area
    by_ground: tuple[int, ...]  # the same with straits
    everywhere: int
    home: dict[str, int]
    regions: dict[str, int]  # [map.uprising-areas]
    ports: int
    frozen: int  # [naval.baltic-winter] in bad weather
    fortresses: int
    open: int
    outposts: tuple[str, ...]  # those open areas, by name
    settled: int  # [placement.where] a city, fortress, port or Key star
    keys: int  # capitals, Key stars and fortresses
    affordable: dict[str, tuple[int, ...]]  # neighbours over land, by the points one has

    def named(self, bits: int) -> list[str]:
        """The areas of a number, in the order of the map."""
        areas = self.areas
        return [areas[bit.bit_length() - 1] for bit in each_bit(bits)]


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
        everywhere=(1 << len(areas)) - 1,
        regions={each: sum([bit[a] for a in own]) for each, own in printed.regions.items()},
        home={power: sum([bit[a] for a in own]) for power, own in printed.areas_of.items()},
        ports=sum([bit[area] for area in printed.ports]),
        frozen=sum([bit[area.id] for area in printed.areas.values() if area.freezes]),
        fortresses=sum([bit[area] for area in printed.fortresses]),
        open=sum([bit[area] for area in printed.open]),
        outposts=tuple([area for area in areas if area in printed.open]),
        settled=sum(
            [bit[area] for area in areas if area not in printed.open or area in printed.stars]
        ),
        keys=sum([bit[area] for area in keys]),
        affordable={area: affordable(printed, bit, area) for area in areas},
    )


def affordable(printed: Printed, bit: dict[str, int], area: str) -> tuple[int, ...]:
    """[movement.path] What may be entered from an area with no points, with one, with two...

    What an empty fortress costs comes on top.
    """
    price = printed.tables.terrain.crossing
    prices = {bit[there]: price(border.kind) for there, border in printed.land.ways(area)}
    most = max(prices.values(), default=0)
    return tuple(
        [sum([there for there, p in prices.items() if p <= points]) for points in range(most + 1)]
    )


def spread(start: int, passable: int, near: tuple[int, ...], until: int = 0) -> int:
    """From some areas as far as one gets over open ones, or to the first of those looked for."""
    reached = fresh = start
    while fresh:
        fresh = next_to(fresh, near) & passable & ~reached
        reached |= fresh
        if reached & until:
            break
    return reached


def pieces_of(passable: int, near: tuple[int, ...]) -> Iterator[tuple[int, int]]:
    """The pieces of open ground that hang together, each with all that is next to its areas."""
    while passable:
        inside = fresh = passable & -passable
        edge = 0
        while fresh:
            found = next_to(fresh, near)
            edge |= found
            fresh = found & passable & ~inside
            inside |= fresh
        yield inside, edge
        passable &= ~inside


def next_to(areas: int, near: tuple[int, ...]) -> int:
    """Whatever is a neighbour of one of these areas."""
    found = 0
    while areas:
        low = areas & -areas
        found |= near[low.bit_length() - 1]
        areas ^= low
    return found


def each_bit(bits: int) -> Iterator[int]:
    while bits:
        low = bits & -bits
        yield low
        bits ^= low
