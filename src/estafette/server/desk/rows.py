"""What the desk keeps in the store: the rows of a table, and the statements that read them."""

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Row, bindparam, delete, insert, select, update

from estafette.engine import Action, Outcome, Rules, Told
from estafette.match import Entry, Unread
from estafette.match.paper import reader
from estafette.server.store import accounts, choices, seats, tables
from estafette.server.wire import Ending, Pace, Sitter, Stage

from .boxes import keep_box
from .mends import Frozen, Mended, MendRow, mends_of, write_mend

Values: TypeAlias = dict[str, Any]


class SeatRow(Struct):
    """Who sits on a seat; `holder` is his name, and a `person` without account has left us."""

    seat: str
    offered: str
    sitter: Sitter
    account: str | None = None
    level: str = ""
    share: str | None = None
    clock: float | None = None
    asked_at: float | None = None
    draw: bool = False
    holder: str = ""


class TableRow(Struct):
    """A table as it is written down, without its choices."""

    id: str
    game: str
    scenario: str
    options: dict[str, str]
    box: str
    rules: int
    host: str | None
    secret: str
    commitment: str
    pace: Pace
    watchable: bool
    created: float
    changed: float
    hints: bool = False
    stage: Stage = "gathering"
    ending: Ending | None = None
    outcome: Outcome | None = None
    number: int = 0
    undone: int = 0
    revision: int = 0
    asked: tuple[str, ...] = ()
    turn: str = ""
    player_due: bool = False
    alarm: float | None = None
    rematch: str | None = None
    origin: str | None = None
    origin_number: int = 0
    origin_commitment: str | None = None
    given: str = ""
    mended: Mended | None = None
    frozen: Frozen | None = None
    drafted: str | None = None


class Change(Struct):
    """What one transaction does to a table: its columns, its seats, and choices made or unmade.

    With it goes the `box` of a match that begins, and where its rules were mended: what came of
    choices after that is told anew.
    """

    columns: Values
    seats: dict[str, Values] = {}
    made: Sequence[Values] = ()
    back_to: int | None = None
    box: bytes | None = None
    mends: Sequence[MendRow] = ()
    retold: Sequence[Entry] = ()


class Outrun(Exception):
    """Another writer was quicker: nothing has been written."""


CHANCE = msgspec.json.Decoder(tuple[int | str, ...])
TOLD = msgspec.json.Decoder(tuple[Told, ...])
JSON = frozenset({"options", "outcome", "asked", "pace", "mended", "frozen"})
TABLE_COLUMNS = [tables.c[field] for field in TableRow.__struct_fields__]
SEAT_FIELDS = [field for field in SeatRow.__struct_fields__ if field != "holder"]
SEAT_COLUMNS = [seats.c.table, *(seats.c[field] for field in SEAT_FIELDS), accounts.c.name]
LOG_COLUMNS = [
    choices.c[field] for field in ("number", "seat", "action", "chance", "told", "final")
]
SEATED = seats.outerjoin(accounts, seats.c.account == accounts.c.id)

TABLE = select(*TABLE_COLUMNS).where(tables.c.id == bindparam("of"))
SEATS = select(*SEAT_COLUMNS).select_from(SEATED).order_by(seats.c.table, seats.c.place)
SEATS_OF = SEATS.where(seats.c.table.in_(bindparam("of", expanding=True)))
REVISION = select(tables.c.revision).where(tables.c.id == bindparam("of"))
CACHE = select(
    tables.c.prologue, tables.c.snapshot, tables.c.snapshot_number, tables.c.rules, tables.c.box
).where(tables.c.id == bindparam("of"))
LOG = (
    select(*LOG_COLUMNS)
    .where(choices.c.table == bindparam("of"), choices.c.number >= bindparam("since"))
    .order_by(choices.c.number)
)
WRITE_CHOICE = insert(choices)
TELL_ANEW = (
    update(choices)
    .where(choices.c.table == bindparam("of"), choices.c.number == bindparam("after"))
    .values(told=bindparam("new_told"), final=bindparam("new_final"))
)
GUARDED = (tables.c.id == bindparam("of")) & (tables.c.revision == bindparam("known"))
ADVANCE = (
    update(tables)
    .where(GUARDED)
    .values(
        {
            name: bindparam(f"new_{name}")
            for name in ("revision", "number", "asked", "turn", "player_due", "alarm", "changed")
        }
    )
)
ADVANCED = {"number", "asked", "turn", "player_due", "alarm", "changed"}


def written(column: str, value: Any) -> Any:
    """A value as its column takes it."""
    if column in JSON and value is not None:
        return msgspec.json.encode(value).decode()
    return value


def table_of(row: Row[Any]) -> TableRow:
    fields = row._asdict()
    for column, kind in (
        ("options", dict[str, str]),
        ("asked", tuple[str, ...]),
        ("pace", Pace),
        ("outcome", Outcome),
        ("mended", Mended),
        ("frozen", Frozen),
    ):
        if fields.get(column) is not None:
            fields[column] = msgspec.json.decode(fields[column], type=kind)
    return TableRow(**fields)


def seat_of(row: Row[Any]) -> SeatRow:
    fields = row._asdict()
    del fields["table"]
    return SeatRow(holder=fields.pop("name") or "", **fields)


Loaded: TypeAlias = tuple[TableRow, dict[str, SeatRow], list[MendRow]]


def load_table(connection: Connection, table: str) -> Loaded | None:
    """A table, its seats in their order, and its mends, if there is such a table."""
    row = connection.execute(TABLE, {"of": table}).first()
    if row is None:
        return None
    return table_of(row), seats_of(connection, [table])[table], mends_of(connection, table)


def seats_of(connection: Connection, ids: Sequence[str]) -> dict[str, dict[str, SeatRow]]:
    """The seats of several tables."""
    found: dict[str, dict[str, SeatRow]] = {id_: {} for id_ in ids}
    for row in connection.execute(SEATS_OF, {"of": list(ids)}) if ids else ():
        seat = seat_of(row)
        found[row[0]][seat.seat] = seat
    return found


def revision_of(connection: Connection, table: str) -> int | None:
    return connection.execute(REVISION, {"of": table}).scalar()


def insert_table(
    connection: Connection, row: TableRow, seated: Iterable[SeatRow], change: Change
) -> None:
    """A new table, with the choices that it begins with."""
    columns: Values = {"prologue": "[]", "snapshot": None, "snapshot_number": 0}
    columns |= {field: getattr(row, field) for field in TableRow.__struct_fields__}
    columns |= change.columns
    connection.execute(
        insert(tables), {column: written(column, value) for column, value in columns.items()}
    )
    places = [
        {"table": row.id, "place": place}
        | {field: getattr(seat, field) for field in SEAT_FIELDS}
        | change.seats.get(seat.seat, {})
        for place, seat in enumerate(seated)
    ]
    connection.execute(insert(seats), places)
    if change.made:
        connection.execute(WRITE_CHOICE, list(change.made))
    if change.box is not None:
        keep_box(connection, row.game, columns["box"], change.box)
    for mend in change.mends:
        write_mend(connection, row.id, mend)


def apply(connection: Connection, game: str, table: str, known: int, change: Change) -> None:
    """All of a change, if the table still stands as who makes it knew it; else Outrun."""
    columns = {column: written(column, value) for column, value in change.columns.items()}
    if columns.keys() == ADVANCED:
        new = {f"new_{column}": value for column, value in columns.items()}
        new |= {"of": table, "known": known, "new_revision": known + 1}
        result = connection.execute(ADVANCE, new)
    else:
        statement = update(tables).where(GUARDED).values(**columns, revision=known + 1)
        result = connection.execute(statement, {"of": table, "known": known})
    if result.rowcount != 1:
        raise Outrun(table)
    if change.back_to is not None:
        taken_back = (choices.c.table == table) & (choices.c.number >= change.back_to)
        connection.execute(delete(choices).where(taken_back))
    for seat, values in change.seats.items():
        place = (seats.c.table == table) & (seats.c.seat == seat)
        connection.execute(update(seats).where(place).values(**values))
    if change.made:
        connection.execute(WRITE_CHOICE, list(change.made))
    if change.box is not None:
        keep_box(connection, game, columns["box"], change.box)
    for mend in change.mends:
        write_mend(connection, table, mend)
    for entry in change.retold:
        told = msgspec.json.encode(entry.told).decode()
        new = {"of": table, "after": entry.number, "new_told": told, "new_final": entry.final}
        connection.execute(TELL_ANEW, new)


def delete_table(connection: Connection, table: str, known: int) -> None:
    """A table goes, with all that hangs on it."""
    if (
        connection.execute(delete(tables).where(GUARDED), {"of": table, "known": known}).rowcount
        != 1
    ):
        raise Outrun(table)


def choice_of(table: str, entry: Entry, at: float, account: str | None) -> Values:
    """A choice as its row takes it; what was told is put into JSON once, here."""
    return {
        "table": table,
        "number": entry.number,
        "seat": str.__str__(entry.seat),
        "action": msgspec.json.encode(entry.action).decode(),
        "chance": msgspec.json.encode(entry.chance).decode(),
        "told": msgspec.json.encode(entry.told).decode(),
        "final": entry.final,
        "at": at,
        "account": account,
    }


def log_of(connection: Connection, rules: Rules, table: str, since: int = 0) -> list[Entry]:
    """The choices of a table from a number on.

    All are fetched before one is read: a question that is broken off keeps an old sight of SQLite.
    """
    rows = connection.execute(LOG, {"of": table, "since": since}).all()
    return [entry_of(rules, row) for row in rows]


def told_of(connection: Connection, table: str, since: int) -> list[tuple[int, Told]]:
    """What was told at a table from a choice on, and before the first; none of it need be known."""
    before = TOLD.decode(connection.execute(CACHE, {"of": table}).one().prologue)
    found = [(-1, told) for told in before] if since <= 0 else []
    for row in connection.execute(LOG, {"of": table, "since": since}).all():
        found += [(row.number, told) for told in TOLD.decode(row.told)]
    return found


def raw_log(connection: Connection, table: str, since: int) -> list[Values]:
    """Choices as they were written down, whatever they mean."""
    return [row._asdict() for row in connection.execute(LOG, {"of": table, "since": since})]


def entry_of(rules: Rules, row: Row[Any]) -> Entry:
    try:
        action: Action = reader(rules.actions).decode(row.action)
    except msgspec.ValidationError:
        action = Unread(msgspec.json.decode(row.action))
    chance = CHANCE.decode(row.chance)
    told = TOLD.decode(row.told)
    return Entry(row.number, row.seat, action, chance, told, row.final)


class Cache(Struct):
    """What spares a match its replay: what was told before it, and how it stood at some step."""

    prologue: tuple[Told, ...]
    snapshot: bytes | None
    number: int
    rules: int
    box: str


def cache_of(connection: Connection, table: str) -> Cache:
    row = connection.execute(CACHE, {"of": table}).one()
    return Cache(TOLD.decode(row.prologue), row.snapshot, row.snapshot_number, row.rules, row.box)
