"""A house that opens on what another has left: its database, as the server of today takes it up."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path

from msgspec.structs import replace

from estafette.engine import Rules
from estafette.games import installed
from estafette.server.desk import Desk
from estafette.server.store import Store, sqlite_url
from tests.server.desk.house import House
from tests.specimen import RULES

from . import DATABASE, Record

# A box is opened once for all records.
GAMES = {name: replace(rules, read=cache(rules.read)) for name, rules in installed().items()}


class Reopened(House):
    """A house that plays the games of the house, and not the specimen."""

    def new_desk(self, rules: Rules = RULES) -> Desk:
        return Desk(self.store, lambda: GAMES, self.news.append, clock=lambda: self.now)


def laid_down(record: Record, folder: Path) -> Store:
    """The database of a record as it was written."""
    file = folder / DATABASE
    file.write_bytes(record.database)
    return Store(sqlite_url(file))


@asynccontextmanager
async def house_of(record: Record, folder: Path) -> AsyncIterator[House]:
    """The house of a record, opened today."""
    store = laid_down(record, folder)
    try:
        store.migrate()
        house = Reopened(store)
        await house.desk.keep_boxes()
        yield house
    finally:
        store.close()


def is_ours(record: Record) -> bool:
    """Was it written by the rules in hand?"""
    return record.witness.version == GAMES[record.witness.game].version
