"""The numbers printed on a hex map, such as 0312: column 03, row 12."""

from enum import IntEnum

from msgspec import Struct

from .hexes import Direction, Hex, Hexside, Top


class Parity(IntEnum):
    """Which columns or rows are pushed half a hex: those of even or of odd number."""

    EVEN = 0
    ODD = 1


class Numbering(Struct, frozen=True):
    """Columns count to the right and rows downwards, in so many digits each.

    On a flat-topped map the pushed columns stand half a hex lower (odd-q, even-q); on a
    pointy-topped one the pushed rows stand half a hex to the right (odd-r, even-r).
    """

    top: Top
    pushed: Parity
    digits: int = 2

    def hex_at(self, column: int, row: int) -> Hex:
        if self.top is Top.FLAT:
            return Hex(column, row - self._slant(column))
        return Hex(column - self._slant(row), row)

    def place_of(self, hex_: Hex) -> tuple[int, int]:
        """The column and the row of a hex."""
        if self.top is Top.FLAT:
            return hex_.q, hex_.r + self._slant(hex_.q)
        return hex_.q + self._slant(hex_.r), hex_.r

    def hex_of(self, number: str) -> Hex:
        """The hex that bears this number, whether or not the map is so large."""
        if len(number) != 2 * self.digits or not (number.isascii() and number.isdigit()):
            raise ValueError(f"{number!r} is no hex number of {2 * self.digits} digits")
        return self.hex_at(int(number[: self.digits]), int(number[self.digits :]))

    def number_of(self, hex_: Hex) -> str:
        column, row = self.place_of(hex_)
        if not (0 <= column < 10**self.digits and 0 <= row < 10**self.digits):
            raise ValueError(f"column {column}, row {row} has no number of {self.digits} digits")
        return f"{column:0{self.digits}}{row:0{self.digits}}"

    def hexside_of(self, text: str) -> Hexside:
        """A side written as a number and a direction, such as 0312NE."""
        number, name = text[: 2 * self.digits], text[2 * self.digits :]
        return self.hex_of(number).hexside(Direction.called(name, self.top))

    def _slant(self, across: int) -> int:
        """By how many hexes the slanting axis has left the printed line at this column or row."""
        return across // 2 if self.pushed is Parity.ODD else (across + 1) // 2
