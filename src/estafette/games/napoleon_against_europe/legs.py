"""[supply.land-distance] The ways over land short enough between two relays, as printed."""

from collections.abc import Iterator
from functools import cache

from msgspec import Struct

from .printed import Printed
from .sheets import STRAIT, WHOLE_MOVE
from .terrain import costs


class Leg(Struct, frozen=True):
    """[supply.land-distance] A way over land short enough for two relays: zones, straits."""

    path: tuple[str, ...]
    straits: tuple[str, ...] = ()


@cache
def legs_of(printed: Printed) -> dict[str, tuple[Leg, ...]]:
    """[supply.land-distance] Every way of two movement points or less, from each zone (R-57).

    [supply.blocked.mountain] A mountain without pass costs more. [supply.alexandretta-acre] The
    line from Alexandretta to Acre counts nothing.
    """
    limit = printed.tables.limits.supply_distance
    return {zone: tuple(legs_from(printed, (zone,), limit, ())) for zone in printed.zones}


def legs_from(
    printed: Printed, path: tuple[str, ...], left: int, straits: tuple[str, ...]
) -> Iterator[Leg]:
    """The legs that go on from the end of a path with so many points left."""
    for there, border in printed.ground.ways(path[-1]):
        is_road = border.kind == WHOLE_MOVE
        price = 0 if is_road else costs(printed)[path[-1], there]
        if there in path or price > left:
            continue
        printed_line = printed.border(path[-1], there)
        is_guarded = border.kind == STRAIT and not printed_line.free
        seas = (*straits, printed_line.sea) if is_guarded else straits
        yield Leg((*path[1:], there), seas)
        yield from legs_from(printed, (*path, there), left - price, seas)
