"""[zoc.extent] Where a side stands, and what every hex of the map has from it."""

from collections.abc import Iterable
from functools import cached_property

from estafette.board import Reach
from estafette.engine import Shared

from .ground import Ground

FAR = 99


class Front(Shared):
    """The hexes that the combat units of a side hold; when one is won or lost, a new front.

    It is asked of every hex in reach of every piece: what was found out once is remembered.
    """

    def __init__(self, ground: Ground, held: Iterable[str]) -> None:
        self.ground = ground
        self.held = frozenset(held)
        self._posts = [(ground.at[hex_].q, ground.at[hex_].r) for hex_ in sorted(self.held)]
        self._distances: dict[str, int] = {}
        self.ranges: dict[tuple[str, frozenset[str]], Reach] = {}  # of the enemy's leaders

    @cached_property
    def zone(self) -> frozenset[str]:
        """[zoc.extent] [zoc.not-into-chateau] The zone of control, unless somebody charges."""
        return zone_around(self.ground, self.held)

    @cached_property
    def threatened(self) -> frozenset[str]:
        """The hexes in which the side stands, and those within charge range of it."""
        return self.held.union(*[self.ground.near(hex_) for hex_ in self.held])

    def distance(self, hex_: str) -> int:
        """[order.attack.approach] In hexes, to the nearest unit."""
        found = self._distances.get(hex_)
        if found is None:
            found = self._distances[hex_] = self._measured(hex_)
        return found

    def _measured(self, hex_: str) -> int:
        here, nearest = self.ground.at[hex_], 2 * FAR
        for q, r in self._posts:
            east, south = q - here.q, r - here.r
            nearest = min(nearest, abs(east) + abs(south) + abs(east + south))
        return nearest // 2


def zone_around(ground: Ground, hexes: Iterable[str]) -> frozenset[str]:
    """[zoc.extent] [zoc.not-into-chateau] The hexes beside these, chateaux left out.

    No hexside of the map is impassable, so that none keeps it off (zoc.not-through-impassable).
    """
    beside = frozenset[str]().union(*[ground.neighbours[hex_] for hex_ in hexes])
    return beside - ground.chateaux
