"""How far it is from hex to hex: searches outward over links of a known length."""

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import TypeAlias, TypeVar

from estafette.board import Reach

Links: TypeAlias = Mapping[str, tuple[tuple[str, int], ...]]
K = TypeVar("K")
V = TypeVar("V")


class Remembered(dict[K, V]):
    """What never changes: worked out when it is asked for the first time."""

    def __init__(self, work_out: Callable[[K], V]) -> None:
        super().__init__()
        self._work_out = work_out

    def __missing__(self, key: K) -> V:
        found = self[key] = self._work_out(key)
        return found


class Way(dict[str, int]):
    """How far each hex is from the nearest of some: measured only as far out as somebody asks.

    No way leads through what is `barred`. What has been measured does not change any more.
    """

    def __init__(
        self, starts: Iterable[str], links: Links, barred: Collection[str] = frozenset()
    ) -> None:
        super().__init__()
        self._links, self._barred = links, barred
        self._found = dict.fromkeys(starts, 0)
        self._rings = [list(self._found)]  # by the distance, the hexes that may lie there
        self._next = 0

    def __missing__(self, hex_: str) -> int:
        while hex_ not in self:
            if self._next >= len(self._rings):
                raise KeyError(hex_)
            self._widen(self._next)
        return self[hex_]

    def to(self, hex_: str) -> int | None:
        """How far it is to a hex; None if there is no way."""
        try:
            return self[hex_]
        except KeyError:
            return None

    def _widen(self, far: int) -> None:
        """Everything at this distance is measured; done again, it changes nothing."""
        found, rings, links, barred = self._found, self._rings, self._links, self._barred
        for here in rings[far]:
            if found[here] < far:
                continue
            self[here] = far
            for there, length in links[here]:
                total = far + length
                if total < found.get(there, total + 1) and there not in barred:
                    found[there] = total
                    while len(rings) <= total:
                        rings.append([])
                    rings[total].append(there)
        self._next = far + 1


def reach(start: str, links: Links, limit: int) -> Reach:
    """How far one comes from a hex when nobody is in the way."""
    reached = Reach([start])
    before = reached.before
    rings: list[list[str]] = [[start], *[[] for _ in range(limit)]]
    for far, ring in enumerate(rings):
        for here in ring:
            if reached[here] < far:
                continue
            for there, length in links[here]:
                total = far + length
                if total <= limit and total < reached.get(there, total + 1):
                    reached[there], before[there] = total, here
                    rings[total].append(there)
    return reached


def span(starts: Iterable[str], links: Links, limit: int) -> frozenset[str]:
    """The hexes at most so far from the nearest of some."""
    found = dict.fromkeys(starts, 0)
    rings: list[list[str]] = [[] for _ in range(limit + 1)]
    rings[0] += found
    for far, ring in enumerate(rings):
        for here in ring:
            if found[here] < far:
                continue
            for there, length in links[here]:
                total = far + length
                if total <= limit and total < found.get(there, total + 1):
                    found[there] = total
                    rings[total].append(there)
    return frozenset(found)
