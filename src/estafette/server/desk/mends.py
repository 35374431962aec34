"""Where the rules were mended under a match, as it is written down."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, bindparam, delete, insert, select

from estafette.server.store import mends

FIELDS = ("number", "before", "rules", "choice", "snapshot", "cut", "at")
OF_TABLE = (
    select(*[mends.c[field] for field in FIELDS], mends.c.clause)
    .where(mends.c.table == bindparam("of"))
    .order_by(mends.c.number)
)


class MendRow(Struct, frozen=True):
    """From `number` on a match goes by `rules`, from this snapshot; `cut` was taken back.

    `clauses` are those that made it go otherwise from `choice` on.
    """

    number: int
    before: int
    rules: int
    choice: int
    clauses: tuple[str, ...]
    snapshot: bytes
    cut: str = "[]"
    at: float = 0.0


class Mended(Struct, frozen=True):
    """The last mend of a match as its card tells it; those of the seats in `open` may end it."""

    number: int
    rules: int
    choice: int
    clauses: tuple[str, ...] = ()
    cut: int = 0
    open: tuple[str, ...] = ()


class Frozen(Struct, frozen=True):
    """Why a match cannot go on: its `box` is lost, its `log` is damaged, or its `table`."""

    why: str
    choice: int = 0


def mends_of(connection: Connection, table: str) -> list[MendRow]:
    found = [row._asdict() for row in connection.execute(OF_TABLE, {"of": table})]
    return [MendRow(clauses=tuple(row.pop("clause").split()), **row) for row in found]


def write_mend(connection: Connection, table: str, mend: MendRow) -> None:
    """A mend is written down; where the match has not moved on since the last, that is replaced."""
    same = (mends.c.table == table) & (mends.c.number >= mend.number)
    connection.execute(delete(mends).where(same))
    values: dict[str, Any] = {field: getattr(mend, field) for field in FIELDS}
    values |= {"table": table, "clause": " ".join(mend.clauses)}
    connection.execute(insert(mends), values)


def cut_off(rows: Sequence[dict[str, Any]]) -> str:
    """Choices that were taken back, as they were written down."""
    return msgspec.json.encode(list(rows)).decode()
