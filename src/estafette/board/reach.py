"""How far a mover comes and how far supply flows: bucket searches over small whole costs."""

import sys
from collections.abc import Callable, Iterable, Iterator
from typing import TypeAlias

from .graph import Border, Graph

Cost: TypeAlias = Callable[[Border, str, str], int | None]
"""What it costs to cross a border from one node to another; None if that cannot be done."""

Opening: TypeAlias = Callable[[Border, str, str], bool]
"""May supply cross this border from one node, on the side of the source, to another?"""

Stop: TypeAlias = Callable[[str], bool]
"""Must whoever enters this node end there? The node one starts from is not entered."""


class Reach(dict[str, int]):
    """The nodes reached with the least cost of each, in a stable order; it remembers the way."""

    __slots__ = ("before",)

    def __init__(self, starts: Iterable[str]) -> None:
        super().__init__(dict.fromkeys(starts, 0))
        self.before: dict[str, str] = {}

    def path_to(self, node: str) -> tuple[str, ...] | None:
        """One cheapest path with both its ends, always the same; None if out of reach."""
        if node not in self:
            return None
        path = [node]
        while path[-1] in self.before:
            path.append(self.before[path[-1]])
        return tuple(reversed(path))


def reach(
    graph: Graph, start: str, points: int | None, cost: Cost, stops: Stop | None = None
) -> Reach:
    """Where a mover may come with its points (None: as many as it takes), and at what cost.

    Of several cheapest paths the one found first is kept: the order of the map decides.
    """
    reached = Reach(graph.in_order([start]))
    too_much = sys.maxsize if points is None else points + 1
    buckets = [[start]]
    for spent, here in emptied(buckets):
        if reached[here] < spent or (stops is not None and here != start and stops(here)):
            continue
        for there, border in graph.ways(here):
            known = reached.get(there, too_much)
            if known <= spent:
                continue
            price = cost(border, here, there)
            if price is None:
                continue
            if price < 0:
                raise ValueError(f"border {border.a} - {border.b} costs less than nothing: {price}")
            if (total := spent + price) < known:
                reached[there], reached.before[there] = total, here
                drop(buckets, there, total)
    return reached


def emptied(buckets: list[list[str]]) -> Iterator[tuple[int, str]]:
    """The buckets from the cheapest up, each in order; more may be dropped in meanwhile."""
    for spent, bucket in enumerate(buckets):
        for node in bucket:
            yield spent, node


def drop(buckets: list[list[str]], node: str, total: int) -> None:
    while len(buckets) <= total:
        buckets.append([])
    buckets[total].append(node)


def supply(
    graph: Graph,
    sources: Iterable[str],
    is_open: Opening,
    limit: int | None = None,
    stops: Stop | None = None,
) -> Reach:
    """The nodes in supply, and how many borders lie between each and its nearest source.

    A node that stops supply receives it and hands none on, unless it is itself a source.
    """
    supplied = Reach(graph.in_order(sources))
    most = sys.maxsize if limit is None else limit
    queue = list(supplied)
    for here in queue:
        distance = supplied[here] + 1
        if distance > most or (stops is not None and distance > 1 and stops(here)):
            continue
        for there, border in graph.ways(here):
            if there not in supplied and is_open(border, here, there):
                supplied[there], supplied.before[there] = distance, here
                queue.append(there)
    return supplied
