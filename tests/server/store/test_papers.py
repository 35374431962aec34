"""The migration that gives a table a place for a draft, there and back again."""

from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Text, create_engine, inspect, select, update

from estafette.server.store import Store, tables
from estafette.server.store.store import MIGRATIONS

from .test_migrations import lay_old_tables

BEFORE, AFTER = "0004", "0005"


def columns(connection: Connection) -> dict[str, Any]:
    return {column["name"]: column for column in inspect(connection).get_columns("tables")}


def test_tables_are_given_a_place_for_a_draft_and_lose_it_again(database: str):
    store, config = Store(database), Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    engine = create_engine(store.url)
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0002")
        lay_old_tables(connection)
        command.upgrade(config, BEFORE)
        before = columns(connection).keys()
        ids = set(connection.execute(select(tables.c.id)).scalars())
        command.upgrade(config, AFTER)

        assert columns(connection).keys() - before == {"drafted"}
        assert columns(connection)["drafted"]["nullable"]
        assert isinstance(columns(connection)["drafted"]["type"], Text)
        assert set(connection.execute(select(tables.c.drafted)).scalars()) == {None}
        written = update(tables).where(tables.c.id == "alone").values(drafted="x" * 100_000)
        connection.execute(written)
        found = select(tables.c.drafted).where(tables.c.id == "alone")
        assert connection.execute(found).scalar() == "x" * 100_000

        command.downgrade(config, BEFORE)
        assert columns(connection).keys() == before
        assert set(connection.execute(select(tables.c.id)).scalars()) == ids
        command.upgrade(config, "head")
        assert set(connection.execute(select(tables.c.drafted)).scalars()) == {None}
    engine.dispose()
    store.close()
