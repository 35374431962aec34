"""[zoc.extent] Where a side stands, and what every hex of the map has from it."""

from collections.abc import Iterable
from functools import cached_property, partial
from typing import Any

from estafette.board import Reach
from estafette.engine import Shared

from .ground import Ground
from .ways import Remembered, Way


class Front(Shared):
    """The hexes that the combat units of a side hold; when one is won or lost, a new front.

    It is asked of every hex in reach of every piece: what was found out once is remembered.
    """

    def __init__(self, ground: Ground, held: Iterable[str]) -> None:
        self.ground = ground
        self.held = frozenset(held)
        self._distances = Remembered(partial(ground.distance_to_any, self.held))
        self.ranges: dict[tuple[str, frozenset[str]], Reach] = {}  # of the enemy's leaders
        self.rides = Remembered(self._rides)  # of the enemy's riders, by where they set out
        self.reaches: dict[tuple[Any, ...], Reach] = {}  # of the enemy's pieces

    @cached_property
    def zone(self) -> frozenset[str]:
        """[zoc.extent] [zoc.not-into-chateau] The zone of control, unless somebody charges."""
        return zone_around(self.ground, self.held)

    @cached_property
    def threatened(self) -> frozenset[str]:
        """The hexes in which the side stands, and those within charge range of it."""
        return self.held.union(*[self.ground.near[hex_] for hex_ in self.held])

    def _rides(self, hex_: str) -> Way:
        """[transmission.delay] How far it is on horseback to all hexes, past this front (R-75)."""
        return Way([hex_], self.ground.traces[True], self.held)

    def distance(self, hex_: str) -> int:
        """[order.attack.approach] In hexes, to the nearest unit."""
        return self._distances[hex_]


def zone_around(ground: Ground, hexes: Iterable[str]) -> frozenset[str]:
    """[zoc.extent] [zoc.not-into-chateau] The hexes beside these, chateaux left out.

    No hexside of the map is impassable, so that none keeps it off (zoc.not-through-impassable).
    """
    beside = frozenset[str]().union(*[ground.neighbours[hex_] for hex_ in hexes])
    return beside - ground.chateaux
