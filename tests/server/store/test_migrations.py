"""What a migration makes of a database that people have used."""

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, create_engine, insert, select, table, text
from sqlalchemy import column as named

from estafette.server.store import Store, tables
from estafette.server.store.store import MIGRATIONS

LAID = "id game scenario options box rules stage number undone revision asked player_due secret"
LAID += " commitment pace watchable created changed origin_number given prologue snapshot_number"
SEATED = "table seat place offered sitter account level draw"

PEOPLE = {
    "alone": [("person", "ninon"), ("person", "ninon")],
    "against-us": [("person", "ninon"), ("player", None)],
    "between-people": [("person", "ninon"), ("person", "gaspard")],
    "awaiting": [("person", "ninon"), ("open", None)],
}


def test_tables_laid_before_hints_allow_them_where_one_person_plays(database: str):
    store = Store(database)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    engine = create_engine(store.url)
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0002")
        lay_old_tables(connection)
        command.upgrade(config, "head")
        found = dict(connection.execute(select(tables.c.id, tables.c.hints)).all())
    engine.dispose()
    store.close()

    assert found == {
        "alone": True,
        "against-us": True,
        "between-people": False,
        "awaiting": False,
    }


def lay_old_tables(connection: Connection) -> None:
    for name in ("ninon", "gaspard"):
        connection.execute(
            text(
                "INSERT INTO accounts (id, name, notices, created, seen) VALUES (:n, :n, :t, 0, 0)"
            ),
            {"n": name, "t": True},
        )
    laid = table("tables", *map(named, LAID.split()))
    seated = table("seats", *map(named, SEATED.split()))
    for id_, people in PEOPLE.items():
        row = dict.fromkeys(LAID.split(), "") | {"id": id_, "player_due": False, "watchable": True}
        row |= dict.fromkeys(
            ["rules", "number", "undone", "revision", "origin_number", "snapshot_number"], 0
        )
        connection.execute(insert(laid), row | {"created": 0.0, "changed": 0.0})
        for place, (sitter, account) in enumerate(people):
            values = (id_, f"seat-{place}", place, "me", sitter, account, "", False)
            connection.execute(insert(seated), dict(zip(SEATED.split(), values, strict=True)))
