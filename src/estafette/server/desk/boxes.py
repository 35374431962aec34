"""The boxes with which matches are played here: each is kept once, and found again."""

from collections.abc import Mapping

from sqlalchemy import Connection, bindparam, select
from sqlalchemy.dialects import postgresql, sqlite

from estafette.engine import Rules
from estafette.engine.box import BOX, past_box
from estafette.server.store import boxes, tables

KEPT = select(boxes.c.packed).where(boxes.c.fingerprint == bindparam("of"))
MISSING = (
    select(tables.c.game, tables.c.box)
    .where(tables.c.box.not_in(select(boxes.c.fingerprint)))
    .distinct()
)


def keep_box(connection: Connection, game: str, fingerprint: str, packed: bytes) -> None:
    """A box is kept, unless it is already."""
    is_sqlite = connection.dialect.name == "sqlite"
    new = sqlite.insert(boxes) if is_sqlite else postgresql.insert(boxes)
    values = {"fingerprint": fingerprint, "game": game, "packed": packed}
    connection.execute(new.on_conflict_do_nothing(), values)


def box_of(connection: Connection, fingerprint: str) -> bytes | None:
    return connection.execute(KEPT, {"of": fingerprint}).scalar()


def keep_boxes(connection: Connection, shelf: Mapping[str, Rules]) -> None:
    """The boxes of matches that were laid before any were kept, as far as they are known to us."""
    for game, fingerprint in connection.execute(MISSING).all():
        if game not in shelf:
            continue
        rules = shelf[game]
        printed = rules.read(None)
        if printed.fingerprint == fingerprint:
            keep_box(connection, game, fingerprint, printed.packed)
        elif packed := past_box(rules.folder / BOX, fingerprint):
            keep_box(connection, game, fingerprint, packed)
