"""Places and the borders between them: built once from a box, then only asked."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from msgspec import Struct
from msgspec.structs import force_setattr


class Border(Struct, frozen=True, cache_hash=True):
    """What lies between two neighbours; the ends stand in alphabetical order however given."""

    a: str
    b: str
    kind: str = "plain"
    marks: frozenset[str] = frozenset()

    def __post_init__(self) -> None:
        if self.b < self.a:
            a, b = self.a, self.b
            force_setattr(self, "a", b)
            force_setattr(self, "b", a)

    @property
    def ends(self) -> tuple[str, str]:
        return self.a, self.b

    def other(self, node: str) -> str:
        """The end across the border from this one."""
        if node == self.a:
            return self.b
        if node == self.b:
            return self.a
        raise ValueError(f"{node} is no end of the border {self.a} - {self.b}")


class Graph:
    """A map of places: its order is that of its nodes, whatever the order of its borders."""

    __slots__ = (
        "_between",
        "_borders",
        "_borders_of",
        "_distances",
        "_neighbours",
        "_nodes",
        "_position",
        "_ways",
    )

    def __init__(self, nodes: Iterable[str], borders: Iterable[Border]) -> None:
        self._nodes: Final = tuple(nodes)
        self._position: Final = {node: index for index, node in enumerate(self._nodes)}
        if twice := [node for node, times in Counter(self._nodes).items() if times > 1]:
            raise ValueError(f"doubled node: {twice[0]}")
        self._borders: Final = tuple(borders)
        self._between: Final = self._pairs(self._borders)
        self._ways: Final = self._ways_out()
        self._neighbours: Final = {
            node: tuple(there for there, _ in ways) for node, ways in self._ways.items()
        }
        self._borders_of: Final = {
            node: tuple(border for _, border in ways) for node, ways in self._ways.items()
        }
        self._distances: Final[dict[str, dict[str, int | None]]] = {}

    def _pairs(self, borders: Iterable[Border]) -> dict[tuple[str, str], Border]:
        """Every border under both orders of its ends: neighbours are mutual by construction."""
        between: dict[tuple[str, str], Border] = {}
        for border in borders:
            a, b = border.ends
            for end in border.ends:
                if end not in self._position:
                    raise ValueError(f"border {a} - {b}: unknown node {end}")
            if a == b:
                raise ValueError(f"border {a} - {b} is a loop")
            if (a, b) in between:
                raise ValueError(f"border {a} - {b} is doubled")
            between[a, b] = between[b, a] = border
        return between

    def _ways_out(self) -> dict[str, tuple[tuple[str, Border], ...]]:
        ways: dict[str, list[tuple[str, Border]]] = {node: [] for node in self._nodes}
        for (here, there), border in self._between.items():
            ways[here].append((there, border))
        return {
            node: tuple(sorted(found, key=lambda way: self._position[way[0]]))
            for node, found in ways.items()
        }

    @property
    def nodes(self) -> tuple[str, ...]:
        return self._nodes

    @property
    def borders(self) -> tuple[Border, ...]:
        return self._borders

    def __len__(self) -> int:
        return len(self._nodes)

    def __iter__(self) -> Iterator[str]:
        return iter(self._nodes)

    def __contains__(self, node: object) -> bool:
        return node in self._position

    def __repr__(self) -> str:
        return f"<Graph of {len(self._nodes)} nodes and {len(self._borders)} borders>"

    def neighbours(self, node: str) -> tuple[str, ...]:
        return self._neighbours[node]

    def ways(self, node: str) -> tuple[tuple[str, Border], ...]:
        """Each neighbour with the border that leads to it."""
        return self._ways[node]

    def borders_of(self, node: str) -> tuple[Border, ...]:
        return self._borders_of[node]

    def border(self, a: str, b: str) -> Border | None:
        """The border between two nodes; None if they are not neighbours."""
        return self._between.get((a, b))

    def in_order(self, nodes: Iterable[str]) -> tuple[str, ...]:
        """These nodes, each once, in the order of the map, so that a set may be given."""
        chosen = set(nodes)
        if unknown := chosen - self._position.keys():
            raise ValueError(f"unknown node: {min(unknown)}")
        return tuple(sorted(chosen, key=self._position.__getitem__))

    def within(self, nodes: Iterable[str]) -> "Graph":
        """The part of the map made of these nodes and the borders between them."""
        kept = self.in_order(nodes)
        among = frozenset(kept)
        return Graph(kept, (each for each in self._borders if each.a in among and each.b in among))

    def without(self, nodes: Iterable[str]) -> "Graph":
        """The map less these nodes and all their borders."""
        gone = frozenset(self.in_order(nodes))
        return self.within(node for node in self._nodes if node not in gone)

    def distance(self, a: str, b: str) -> int | None:
        """The least number of borders to cross; None if there is no way."""
        row = self._distances.get(a)
        if row is None:
            # One row per node that is asked about: all pairs of a large hex map would not fit.
            row = self._distances[a] = self._distances_from(a)
        return row[b]

    def _distances_from(self, start: str) -> dict[str, int | None]:
        row: dict[str, int | None] = dict.fromkeys(self._nodes)
        row.update(self._spread(start))
        return row

    def is_connected(self) -> bool:
        """Is the map in one piece? An empty one is."""
        return len(self.components()) <= 1

    def components(self) -> tuple[tuple[str, ...], ...]:
        """The pieces that the map falls into, each in the order of the map."""
        pieces: list[tuple[str, ...]] = []
        placed: set[str] = set()
        for node in self._nodes:
            if node not in placed:
                pieces.append(self.in_order(self._spread(node)))
                placed.update(pieces[-1])
        return tuple(pieces)

    def _spread(self, start: str) -> dict[str, int]:
        """Every node that can be reached, nearest first, with its distance."""
        distances = {start: 0}
        queue = [start]
        for here in queue:
            for there in self._neighbours[here]:
                if there not in distances:
                    distances[there] = distances[here] + 1
                    queue.append(there)
        return distances
