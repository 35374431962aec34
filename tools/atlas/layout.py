"""Where everything lies: zones apart, roads bent, rivers under bridges, names apart."""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from itertools import combinations
from pathlib import Path
from statistics import median

from estafette.engine import Board, Link, Marker

from .geometry import Point, Rect, curve, middle, nearest, spline

RIVERS = Path(__file__).parent / "rivers.toml"
TYPICAL = 114.0  # the length of most roads
CLOSEST = 92.0  # no two zones are drawn nearer to each other
EDGE = 90.0
BLOCK = 46.0
STEP = BLOCK + 3  # from one block to the next
WIDEST = 5  # blocks in a row
CLEAR = 34.0  # a road keeps this far from zones that it does not serve
BENDS = (0.05, -0.05, 0.1, -0.1, 0.17, -0.17, 0.26)
RADIUS = {"clear": 9, "wooded": 10, "town": 13, "fortified-town": 21, "fortified-farm": 14}


class Layout:
    """The places of zones, roads, rivers, stacks of blocks and names on one sheet."""

    def __init__(
        self,
        board: Board,
        names: Mapping[str, str],
        stacks: Mapping[str, int],
        markers: Sequence[Marker],
    ) -> None:
        self.spaces = {space.id: space for space in board.spaces}
        self.names = names
        self.stacks = stacks
        self.flagged = {marker.space for marker in markers if marker.kind == "flag"}
        self.places = framed(loosened(board))
        self.width = round(max(place.x for place in self.places.values()) + EDGE)
        self.height = round(max(place.y for place in self.places.values()) + EDGE * 1.4)
        self.roads = {link: self.road(link) for link in board.links}
        self.ways = [point for road in self.roads.values() for point in road]
        self.rivers = {name: spline(bends) for name, bends in self.courses()}
        while self.furniture[0].overlap(self.furniture[1].grown(20)):
            self.height += 20
        while self.is_crowded():
            self.width += 20
        self.boxes = self.laid_out()

    @property
    def furniture(self) -> tuple[Rect, Rect, Rect]:
        """The title, the legend, the compass: in the corners of the sheet."""
        return (
            Rect(self.width - 350, 64, 286, 176),
            Rect(self.width - 270, self.height - 386, 206, 322),
            Rect(64, 64, 110, 130),
        )

    def is_crowded(self) -> bool:
        """Does a zone lie under the title or the legend?"""
        title, legend, _ = (box.grown(30) for box in self.furniture)
        return any(title.holds(place) or legend.holds(place) for place in self.places.values())

    @cached_property
    def fixed(self) -> list[Rect]:
        """What lies where it lies: the signs of zones, and the furniture of the sheet."""
        return [*self.furniture, *map(self.sign, self.spaces)]

    def road(self, link: Link) -> list[Point]:
        """A road bends a little, away from the zones that it does not serve."""
        a, b = (self.places[end] for end in link.ends)
        reach = a.to(b) / 2 + 2 * CLEAR
        half = Point((a.x + b.x) / 2, (a.y + b.y) / 2)
        others = [
            place
            for zone, place in self.places.items()
            if zone not in link.ends and place.to(half) < reach
        ]
        hand = 1 if sum(map(ord, "".join(link.ends))) % 2 else -1
        roads = [curve(a, b, hand * bend) for bend in BENDS]
        return min(roads, key=lambda road: sum(max(0, CLEAR - nearest(p, road)) for p in others))

    def courses(self) -> Iterator[tuple[str, list[Point]]]:
        """The bends of each river, as far as they lie on this board."""
        roads = {frozenset(link.ends): road for link, road in self.roads.items()}
        for river, course in tomllib.loads(RIVERS.read_text("utf-8")).items():
            bends = []
            for bend in course:
                if "under" in bend:
                    if road := roads.get(frozenset(bend["under"].split("/"))):
                        bends.append(middle(road))
                elif bend["past"] in self.places:
                    place = self.places[bend["past"]]
                    bends.append(Point(place.x + bend["east"], place.y + bend["south"]))
            yield river.capitalize(), bends

    def sign(self, zone: str) -> Rect:
        """What the sign of a zone covers, with its flag."""
        place, radius = self.places[zone], RADIUS[self.spaces[zone].kind] + 2
        flag = 16 if zone in self.flagged else 0
        return Rect(place.x - radius, place.y - radius - flag, radius * 2, radius * 2 + flag)

    def laid_out(self) -> dict[str, Rect]:
        """Stacks and names, each in the best of its places, given where the others lie."""
        places = {f"stack {zone}": list(self.places_for_stack(zone)) for zone in self.stacks}
        places |= {f"name {zone}": list(self.places_for_name(zone)) for zone in self.spaces}
        waters = [point for river in self.rivers.values() for point in river]
        prices = {
            item: [
                rank * 3
                + self.off_the_sheet(rect) * 10
                + sum(rect.overlap(other) for other in self.fixed) * 3
                + sum(rect.holds(way) for way in self.ways) * 16
                + sum(rect.holds(water) for water in waters) * 5
                for rank, rect in enumerate(rects)
            ]
            for item, rects in places.items()
        }
        return settled(places, prices)

    def off_the_sheet(self, rect: Rect) -> float:
        inner = Rect(50, 50, self.width - 100, self.height - 100)
        return rect.width * rect.height - rect.overlap(inner)

    def places_for_stack(self, zone: str) -> Iterator[Rect]:
        count = self.stacks[zone]
        fewest = -(-count // WIDEST)
        for rows in range(fewest, min(count, fewest + 1) + 1):
            columns = -(-count // rows)
            yield from self.around(zone, columns * STEP, -(-count // columns) * STEP, 3)

    def places_for_name(self, zone: str) -> Iterator[Rect]:
        size = self.letter_size(zone)
        width, height = len(self.names[zone]) * size * 0.5 + 4, size * 1.05
        yield from self.around(zone, width, height, 2)
        yield from self.around(zone, width, height, 14)

    def letter_size(self, zone: str) -> float:
        return 22 if self.spaces[zone].kind == "fortified-town" else 17

    def around(self, zone: str, width: float, height: float, gap: float) -> Iterator[Rect]:
        """Places for something of this size: below, beside, above, at the corners of a sign."""
        sign = self.sign(zone)
        left, right = sign.x - width - gap, sign.x + sign.width + gap
        top, bottom = sign.y - height - gap, sign.y + sign.height + gap
        centre, level = sign.centre.x - width / 2, self.places[zone].y - height / 2
        leftish, rightish = sign.x + sign.width * 0.75 - width, sign.x + sign.width * 0.25
        for x, y in (
            (centre, bottom), (right, level), (left, level), (centre, top),
            (rightish, bottom), (leftish, bottom), (rightish, top), (leftish, top),
            (right, bottom - 8), (left, bottom - 8), (right, top + 8), (left, top + 8),
        ):  # fmt: skip
            yield Rect(x, y, width, height)

    def room(self, point: Point) -> float:
        """How far it is from here to the next road, or to what must be read."""
        covered = min(rect.to(point) for rect in (*self.fixed, *self.boxes.values()))
        return min(covered, nearest(point, self.ways)) if covered else 0.0


def loosened(board: Board) -> dict[str, Point]:
    """The places of a board, with the crowded ground spread further, for names and stacks."""
    printed = {space.id: Point(space.x, space.y) for space in board.spaces}
    scale = TYPICAL / median(
        printed[a].to(printed[b]) for a, b in (link.ends for link in board.links)
    )
    moved = {zone: Point(place.x * scale, place.y * scale) for zone, place in printed.items()}
    for _ in range(800):
        close = [(a, b) for a, b in combinations(moved, 2) if moved[a].to(moved[b]) < CLOSEST]
        if not close:
            break
        for a, b in close:
            moved[a], moved[b] = apart(moved[a], moved[b])
    return moved


def apart(a: Point, b: Point) -> tuple[Point, Point]:
    """Two places a little farther from each other, in the direction in which they lie."""
    push = max(0.0, CLOSEST + 1 - a.to(b)) / a.to(b) * 0.3
    dx, dy = (b.x - a.x) * push, (b.y - a.y) * push
    return Point(a.x - dx, a.y - dy), Point(b.x + dx, b.y + dy)


def framed(places: Mapping[str, Point]) -> dict[str, Point]:
    left = min(place.x for place in places.values()) - EDGE
    top = min(place.y for place in places.values()) - EDGE
    return {zone: Point(place.x - left, place.y - top) for zone, place in places.items()}


def settled(places: Mapping[str, list[Rect]], prices: Mapping[str, list[float]]) -> dict[str, Rect]:
    """Everything takes its cheapest place again and again, until nothing moves."""
    chosen: dict[str, Rect] = {}
    for _ in range(12):
        before = dict(chosen)
        for item, rects in places.items():
            others = [rect for other, rect in chosen.items() if other != item]
            costs = [
                price + sum(rect.grown(2).overlap(other) for other in others) * 4
                for rect, price in zip(rects, prices[item], strict=True)
            ]
            chosen[item] = rects[costs.index(min(costs))]
        if chosen == before:
            break
    return chosen
