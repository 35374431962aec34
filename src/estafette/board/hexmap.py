"""A map of hexes: which there are, who touches whom, where it ends, and what each is called."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final, NamedTuple

from .graph import Border, Graph
from .hexes import Hex, Hexside
from .numbering import Numbering


class Bounds(NamedTuple):
    """The first and last printed column and row of a map."""

    first_column: int
    last_column: int
    first_row: int
    last_row: int


class HexMap:
    """A set of hexes, in the order of their coordinates, with the numbers printed on them."""

    __slots__ = ("_at", "_bounds", "_edge", "_hexes", "_hexsides", "_neighbours", "_numbers")

    def __init__(self, hexes: Iterable[Hex], numbering: Numbering) -> None:
        self._hexes: Final = tuple(sorted(set(hexes)))
        self._numbers: Final = {hex_: numbering.number_of(hex_) for hex_ in self._hexes}
        self._at: Final = {number: hex_ for hex_, number in self._numbers.items()}
        self._neighbours: Final = {
            hex_: tuple(each for each in hex_.neighbours() if each in self._numbers)
            for hex_ in self._hexes
        }
        self._hexsides: Final = tuple(
            Hexside(hex_, each)
            for hex_ in self._hexes
            for each in self._neighbours[hex_]
            if hex_ < each
        )
        self._edge: Final = tuple(hex_ for hex_ in self._hexes if len(self._neighbours[hex_]) < 6)
        self._bounds: Final = bounds_of(self._hexes, numbering)

    @classmethod
    def rectangle(cls, bounds: Bounds, numbering: Numbering) -> "HexMap":
        """Every hex of these columns and rows, as most maps are printed."""
        columns = range(bounds.first_column, bounds.last_column + 1)
        rows = range(bounds.first_row, bounds.last_row + 1)
        return cls((numbering.hex_at(column, row) for column in columns for row in rows), numbering)

    @property
    def hexes(self) -> tuple[Hex, ...]:
        return self._hexes

    @property
    def hexsides(self) -> tuple[Hexside, ...]:
        """The sides between two hexes of the map, each once."""
        return self._hexsides

    @property
    def edge(self) -> tuple[Hex, ...]:
        """The hexes that touch the outside."""
        return self._edge

    @property
    def bounds(self) -> Bounds:
        return self._bounds

    def __len__(self) -> int:
        return len(self._hexes)

    def __iter__(self) -> Iterator[Hex]:
        return iter(self._hexes)

    def __contains__(self, hex_: object) -> bool:
        return hex_ in self._numbers

    def __repr__(self) -> str:
        return f"<HexMap of {len(self._hexes)} hexes>"

    def at(self, number: str) -> Hex:
        """The hex of the map that bears this number."""
        return self._at[number]

    def number_of(self, hex_: Hex) -> str:
        return self._numbers[hex_]

    def neighbours(self, hex_: Hex) -> tuple[Hex, ...]:
        """The neighbours on the map, clockwise from N."""
        return self._neighbours[hex_]

    def disc(self, centre: Hex, radius: int) -> tuple[Hex, ...]:
        """The hexes of the map at most so far from a hex."""
        return tuple(hex_ for hex_ in centre.disc(radius) if hex_ in self._numbers)

    def graph(
        self,
        kinds: Mapping[Hexside, str] | None = None,
        marks: Mapping[Hexside, Iterable[str]] | None = None,
    ) -> Graph:
        """The map as nodes, by number, and borders, plain and unmarked where nothing is said.

        What is said of a side that is not between two hexes of the map has no border to mark.
        """
        kinds, marks = kinds or {}, marks or {}
        return Graph(
            self._at,
            (
                Border(
                    self._numbers[side.a],
                    self._numbers[side.b],
                    kinds.get(side, "plain"),
                    frozenset(marks.get(side, ())),
                )
                for side in self._hexsides
            ),
        )


def bounds_of(hexes: Iterable[Hex], numbering: Numbering) -> Bounds:
    places = [numbering.place_of(hex_) for hex_ in hexes]
    if not places:
        raise ValueError("a map without hexes has no bounds")
    columns, rows = zip(*places, strict=True)
    return Bounds(min(columns), max(columns), min(rows), max(rows))
