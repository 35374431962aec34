"""A table as printed: read with a column and a die."""

from bisect import bisect_right

from msgspec import Struct


class Table(Struct, frozen=True, forbid_unknown_fields=True):
    """Columns are headed by the least value that reads them; rows are the faces of the die."""

    rule: str
    columns: tuple[int, ...]
    rows: tuple[tuple[int, ...], ...]

    def __post_init__(self) -> None:
        if not self.rows or any(len(row) != len(self.columns) for row in self.rows):
            raise ValueError(f"table {self.rule}: every row needs {len(self.columns)} entries")
        if list(self.columns) != sorted(set(self.columns)):
            raise ValueError(f"table {self.rule}: the heads of the columns must rise")

    def at(self, value: int, die: int) -> int:
        """Beyond an edge of the table, the edge is read."""
        column = max(bisect_right(self.columns, value) - 1, 0)
        row = min(max(die, 1), len(self.rows)) - 1
        return self.rows[row][column]
