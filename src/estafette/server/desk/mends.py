"""Where the rules were mended under a match, as it is written down."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace
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

    By them it goes otherwise from `choice` on, which nobody is told before the end: it may be the
    secret of a seat that it meets them there. `clauses` are all that were mended between both.
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
    clauses: tuple[str, ...] = ()
    cut: int = 0
    open: tuple[str, ...] = ()


class Frozen(Struct, frozen=True):
    """Why a match cannot go on: its `box` is lost, its `log` is damaged, or its `table`.

    One that is over cannot be shown if it ended by other `rules`, and these do not lead there.
    """

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


def with_mend(known: Sequence[MendRow], new: MendRow) -> list[MendRow]:
    """A mend beside those that are known; where nothing was played since the last, instead of it.

    Then what came before was played by the rules before that one, and what was cut off stays cut.
    """
    if not known or known[-1].number < new.number:
        return [*known, new]
    last = known[-1]
    cut = msgspec.json.decode(last.cut) + msgspec.json.decode(new.cut)
    return [*known[:-1], replace(new, before=last.before, cut=cut_off(cut))]


def notice_of(known: Sequence[MendRow]) -> Mended | None:
    """What the card of a match tells of it that was mended elsewhere."""
    if not known:
        return None
    last = known[-1]
    return Mended(last.number, last.rules, last.clauses)


def count_of(cut: str) -> int:
    """How many choices were taken back."""
    return len(msgspec.json.decode(cut))


def cut_off(rows: Sequence[dict[str, Any]]) -> str:
    """Choices that were taken back, as they were written down."""
    return msgspec.json.encode(list(rows)).decode()
