"""Arithmetic that shows its working: every modifier has a name."""

from msgspec import Struct


class Tally(Struct):
    """A sum of named amounts, told line by line."""

    lines: list[tuple[str, int]] = []

    def add(self, key: str, amount: int) -> None:
        """An amount joins the sum under its name; nothing is not written down."""
        if amount:
            self.lines.append((key, amount))

    @property
    def total(self) -> int:
        return sum([amount for _, amount in self.lines])
