"""Hexes, their sides and their corners. Whole numbers only; knows no map."""

from enum import Enum, IntEnum
from functools import cache
from itertools import combinations

from msgspec import Struct
from msgspec.structs import force_setattr


class Top(Enum):
    """What a hex has at the top of the map: a side or a corner."""

    FLAT = "flat"
    POINTY = "pointy"


class Direction(IntEnum):
    """The six ways out of a hex, clockwise, named as on a flat-topped map."""

    N = 0
    NE = 1
    SE = 2
    S = 3
    SW = 4
    NW = 5

    @property
    def opposite(self) -> "Direction":
        return self.turned(3)

    def turned(self, sixths: int) -> "Direction":
        """Turned clockwise by so many sixths of a circle."""
        return DIRECTIONS[(self + sixths) % 6]

    def compass(self, top: Top) -> str:
        """What this direction is called on a map of that kind."""
        return COMPASS[top][self]

    @classmethod
    def called(cls, name: str, top: Top) -> "Direction":
        """The direction that bears this name on a map of that kind."""
        if name not in COMPASS[top]:
            raise ValueError(f"no direction {name} on a {top.value}-topped map")
        return cls(COMPASS[top].index(name))


DIRECTIONS = tuple(Direction)

# A pointy-topped map is the flat-topped one turned anticlockwise by a twelfth of a circle.
COMPASS = {
    Top.FLAT: ("N", "NE", "SE", "S", "SW", "NW"),
    Top.POINTY: ("NW", "NE", "E", "SE", "SW", "W"),
}

# The step in each direction, as (q, r).
STEPS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))

# The corner between each direction and the next, from the centre, in thirds of a hex.
CORNERS = ((1, -2), (2, -1), (1, 1), (-1, 2), (-2, 1), (-1, -1))


class Hex(Struct, frozen=True, order=True, array_like=True, cache_hash=True, gc=False):
    """A hex by its axial coordinates; the three cube coordinates q, r and s add up to nothing."""

    q: int
    r: int

    @property
    def s(self) -> int:
        return -self.q - self.r

    def shifted(self, q: int, r: int) -> "Hex":
        return Hex(self.q + q, self.r + r)

    def distance(self, other: "Hex") -> int:
        """The least number of hexsides to cross."""
        q, r = other.q - self.q, other.r - self.r
        return (abs(q) + abs(r) + abs(q + r)) // 2

    def neighbour(self, direction: Direction) -> "Hex":
        q, r = STEPS[direction]
        return Hex(self.q + q, self.r + r)

    def neighbours(self) -> tuple["Hex", ...]:
        """All six, clockwise from N."""
        q, r = self.q, self.r
        return (
            Hex(q, r - 1),
            Hex(q + 1, r - 1),
            Hex(q + 1, r),
            Hex(q, r + 1),
            Hex(q - 1, r + 1),
            Hex(q - 1, r),
        )

    def direction_to(self, neighbour: "Hex") -> Direction:
        step = (neighbour.q - self.q, neighbour.r - self.r)
        if step not in STEPS:
            raise ValueError(f"{self} and {neighbour} are not adjacent")
        return DIRECTIONS[STEPS.index(step)]

    def hexside(self, direction: Direction) -> "Hexside":
        return Hexside(self, self.neighbour(direction))

    def corner(self, direction: Direction) -> "Corner":
        """The corner at the clockwise end of the hexside in this direction."""
        return Corner(self, self.neighbour(direction), self.neighbour(direction.turned(1)))

    def ring(self, radius: int) -> tuple["Hex", ...]:
        """The hexes at exactly this distance, clockwise from N."""
        return tuple(Hex(self.q + q, self.r + r) for q, r in ring_steps(radius))

    def disc(self, radius: int) -> tuple["Hex", ...]:
        """The hexes at most this far away, itself first, ring by ring."""
        return tuple(Hex(self.q + q, self.r + r) for q, r in disc_steps(radius))

    def rotated(self, sixths: int, around: "Hex | None" = None) -> "Hex":
        """Turned clockwise by so many sixths of a circle around a hex, or around 0, 0."""
        centre = ORIGIN if around is None else around
        q, r = self.q - centre.q, self.r - centre.r
        for _ in range(sixths % 6):
            q, r = -r, q + r
        return Hex(centre.q + q, centre.r + r)


ORIGIN = Hex(0, 0)


class Hexside(Struct, frozen=True, order=True, array_like=True, cache_hash=True, gc=False):
    """The side that two adjacent hexes share; the lesser hex stands first however given."""

    a: Hex
    b: Hex

    def __post_init__(self) -> None:
        if self.a.distance(self.b) != 1:
            raise ValueError(f"no hexside between {self.a} and {self.b}: they are not adjacent")
        if self.b < self.a:
            a, b = self.a, self.b
            force_setattr(self, "a", b)
            force_setattr(self, "b", a)

    def other(self, hex_: Hex) -> Hex:
        """The hex across the side from this one."""
        if hex_ == self.a:
            return self.b
        if hex_ == self.b:
            return self.a
        raise ValueError(f"{hex_} does not lie on {self}")

    @property
    def ends(self) -> tuple["Corner", "Corner"]:
        """Its two corners, in canonical order."""
        direction = self.a.direction_to(self.b)
        one, two = self.a.corner(direction.turned(-1)), self.a.corner(direction)
        return (one, two) if one < two else (two, one)


class Corner(Struct, frozen=True, order=True, array_like=True, cache_hash=True, gc=False):
    """The point where three hexes meet, in canonical order however given."""

    a: Hex
    b: Hex
    c: Hex

    def __post_init__(self) -> None:
        hexes = sorted((self.a, self.b, self.c))
        if any(one.distance(two) != 1 for one, two in combinations(hexes, 2)):
            raise ValueError(f"{self.a}, {self.b} and {self.c} do not meet in a corner")
        for name, hex_ in zip("abc", hexes, strict=True):
            force_setattr(self, name, hex_)

    @property
    def hexes(self) -> tuple[Hex, Hex, Hex]:
        return self.a, self.b, self.c

    @property
    def hexsides(self) -> tuple[Hexside, Hexside, Hexside]:
        """The three sides that end here."""
        return Hexside(self.a, self.b), Hexside(self.a, self.c), Hexside(self.b, self.c)


@cache
def disc_steps(radius: int) -> tuple[tuple[int, int], ...]:
    if radius < 0:
        raise ValueError(f"a disc has no radius {radius}")
    return tuple(step for each in range(radius + 1) for step in ring_steps(each))


@cache
def ring_steps(radius: int) -> tuple[tuple[int, int], ...]:
    """The way around a ring: from its N corner, along each of its six edges in turn."""
    if radius < 0:
        raise ValueError(f"a ring has no radius {radius}")
    if radius == 0:
        return ((0, 0),)
    return tuple(
        (radius * q + walked * (next_q - q), radius * r + walked * (next_r - r))
        for (q, r), (next_q, next_r) in zip(STEPS, STEPS[1:] + STEPS[:1], strict=True)
        for walked in range(radius)
    )
