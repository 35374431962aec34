"""Every stored match told again by the rules in hand, without changing anything."""

from collections.abc import Iterator, Mapping
from typing import Literal

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, inspect, select

from estafette.engine import Rules, clauses_since
from estafette.server.store import boxes, mends, tables

from .boxes import box_of
from .mends import mends_of
from .rows import TABLE_COLUMNS, TableRow, cache_of, log_of, seats_of, table_of
from .shelf import Shelf
from .waking import LogDiverged, Written, checked

Verdict = Literal["agrees", "differs", "no-box", "no-game", "unreadable"]


class Finding(Struct, frozen=True, omit_defaults=True):
    """What became of a match: where it `differs`, from which `choice` on, and what was mended."""

    table: str
    game: str
    scenario: str
    stage: str
    choices: int
    rules: int
    verdict: Verdict
    choice: int | None = None
    clauses: tuple[str, ...] = ()


def findings(connection: Connection, games: Mapping[str, Rules]) -> Iterator[Finding]:
    """One table after the other, the oldest first; a store of any version can be read."""
    shelf, known = Shelf(games), set(inspect(connection).get_table_names())
    columns = {column["name"] for column in inspect(connection).get_columns(tables.name)}
    wanted = [column for column in TABLE_COLUMNS if column.name in columns]
    begun = select(tables.c.id).where(tables.c.stage != "gathering").order_by(tables.c.created)
    for (id_,) in connection.execute(begun).all():
        found = connection.execute(select(*wanted).where(tables.c.id == id_)).one()
        yield finding(connection, shelf, table_of(found), known)


def finding(connection: Connection, shelf: Shelf, row: TableRow, known: set[str]) -> Finding:
    """One match, followed from its beginning, or from where its rules were last mended."""

    def of(verdict: Verdict, choice: int | None = None, clauses: tuple[str, ...] = ()) -> Finding:
        setup = (row.game, row.scenario, row.stage)
        return Finding(row.id, *setup, row.number, row.rules, verdict, choice, clauses)

    if row.game not in shelf:
        return of("no-game")
    packed = box_of(connection, row.box) if boxes.name in known else None
    game = shelf.edition(row.game, row.box) or shelf.open(row.game, row.box, packed)
    if game.printed.fingerprint != row.box:
        return of("no-box")
    try:
        written = Written(
            row,
            seats_of(connection, [row.id])[row.id],
            cache_of(connection, row.id),
            log_of(connection, game.rules, row.id),
            mends_of(connection, row.id) if mends.name in known else [],
        )
        checked(game, written)
    except LogDiverged as diverged:
        return of("differs", diverged.choice, clauses_since(game.rules, row.rules))
    except msgspec.MsgspecError:  # answers that these rules do not know
        return of("unreadable")
    return of("agrees")
