"""Where names are written: off other names and places, and off the roads as far as may be."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import NamedTuple

from shapely import LineString, STRtree, box

from .projection import Point

SWEEPS = 40
STARTS = 12


class Spot(NamedTuple):
    """A place for a name: from the middle of what it names, as SVG anchors text."""

    x: float
    y: float
    anchor: str
    price: float


class Rect(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float

    def overlap(self, other: "Rect") -> float:
        wide = min(self.right, other.right) - max(self.left, other.left)
        high = min(self.bottom, other.bottom) - max(self.top, other.top)
        return max(0.0, wide) * max(0.0, high)

    def grown(self, by: float) -> "Rect":
        return Rect(self.left - by, self.top - by, self.right + by, self.bottom + by)


def spots_around(radius: float, half: float, size: float) -> list[Spot]:
    """Below if it can be, else above, else to the side; never two lines."""
    low, high = radius + size * 0.78, -(radius + size * 0.3)
    tries = []
    for base, price in ((low, 0.0), (high, 14.0), (high - 7, 18.0), (low + 7, 8.0)):
        tries += [
            Spot(shift, base, "middle", price + strayed(shift)) for shift in range(-80, 81, 8)
        ]
    for rise in (0.3, -0.5, 1.1, 1.9, -1.3):
        tries.append(Spot(half + 4, rise * size, "start", 22 + abs(rise - 0.3) * 4))
        tries.append(Spot(-half - 4, rise * size, "end", 24 + abs(rise - 0.3) * 4))
    return tries


def strayed(shift: float) -> float:
    """A name that slides too far from its place is read as that of another."""
    return abs(shift) * 0.12 + max(0.0, abs(shift) - 48) * 1.5


def written(middle: Point, spot: Spot, wide: float, size: float) -> Rect:
    """The box that a name covers."""
    shift = {"start": 0.0, "middle": 0.5, "end": 1.0}[spot.anchor]
    left, base = middle.x + spot.x - wide * shift, middle.y + spot.y
    return Rect(left, base - size * 0.72, left + wide, base + size * 0.26)


class Names:
    """The names of a sheet, and what they must keep off."""

    def __init__(
        self,
        middles: Mapping[str, Point],
        widths: Mapping[str, float],
        size: float,
        discs: Mapping[str, Rect],
        tries: Mapping[str, Sequence[Spot]],
    ) -> None:
        self.ids = list(middles)
        self.discs = discs
        self.spots = tries
        self.boxes = {
            id_: [written(middles[id_], spot, widths[id_], size) for spot in tries[id_]]
            for id_ in middles
        }

    def settle(self, lines: Sequence[LineString], signs: Sequence[Rect]) -> dict[str, Spot]:
        """The cheapest of several starts, each settled until nothing moves."""
        fixed = {id_: self.fixed_prices(id_, lines, signs) for id_ in self.ids}
        clashes = self.clashes()
        best, least = {}, float("inf")
        for start in range(STARTS):
            chosen, price = self.settled(fixed, clashes, Random(start))
            if price < least:
                best, least = chosen, price
        return {id_: self.spots[id_][best[id_]] for id_ in self.ids}

    def fixed_prices(
        self, id_: str, lines: Sequence[LineString], signs: Sequence[Rect]
    ) -> list[float]:
        tree = STRtree(lines)
        prices = []
        for spot, rect in zip(self.spots[id_], self.boxes[id_], strict=True):
            sheet = box(*rect)
            crossed = sum(float(lines[n].intersection(sheet).length) for n in tree.query(sheet))
            covered = sum(rect.overlap(sign) for sign in signs)
            others = sum(
                rect.grown(3).overlap(disc) for other, disc in self.discs.items() if other != id_
            )
            hit = 80 + 8 * others if others else 0.0
            prices.append(spot.price + 0.35 * crossed + 1.5 * covered + hit)
        return prices

    def clashes(self) -> dict[str, list[str]]:
        """Which names may ever touch each other."""
        reach = {
            id_: Rect(
                min(r.left for r in rects),
                min(r.top for r in rects),
                max(r.right for r in rects),
                max(r.bottom for r in rects),
            )
            for id_, rects in self.boxes.items()
        }
        return {
            id_: [other for other in self.ids if other != id_ and here.overlap(reach[other])]
            for id_, here in reach.items()
        }

    def settled(
        self, fixed: Mapping[str, list[float]], clashes: Mapping[str, list[str]], chance: Random
    ) -> tuple[dict[str, int], float]:
        chosen = {id_: prices.index(min(prices)) for id_, prices in fixed.items()}
        order = list(self.ids)
        for _ in range(SWEEPS):
            before = dict(chosen)
            chance.shuffle(order)
            for id_ in order:
                prices = [
                    self.price(id_, number, fixed, clashes, chosen)
                    for number in range(len(fixed[id_]))
                ]
                chosen[id_] = prices.index(min(prices))
            if chosen == before:
                break
        return chosen, sum(self.price(id_, chosen[id_], fixed, clashes, chosen) for id_ in self.ids)

    def price(
        self,
        id_: str,
        number: int,
        fixed: Mapping[str, list[float]],
        clashes: Mapping[str, list[str]],
        chosen: Mapping[str, int],
    ) -> float:
        here = self.boxes[id_][number].grown(3)
        return fixed[id_][number] + 8 * sum(
            here.overlap(self.boxes[other][chosen[other]]) for other in clashes[id_]
        )
