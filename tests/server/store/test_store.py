"""The store: its schema on both databases, one migration at a time, and whole writes."""

import asyncio
import multiprocessing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, func, insert, select, text
from sqlalchemy.exc import IntegrityError

from estafette.server.store import Store, StoreError, accounts, metadata, sqlite_url
from tests.waiting import PATIENCE

pytestmark = pytest.mark.anyio

TABLES = {
    "accounts",
    "boxes",
    "mends",
    "sessions",
    "tables",
    "seats",
    "choices",
    "chat",
    "notes",
    "analyses",
    "alembic_version",
}


def person(name: str) -> dict[str, object]:
    return {"id": name, "name": name, "notices": True, "created": 0.0, "seen": 0.0}


async def count(store: Store) -> int:
    query = select(func.count()).select_from(accounts)
    return await store.read(lambda connection: connection.execute(query).scalar_one())


async def test_the_migrations_lead_to_the_schema(store: Store):
    def work(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    assert await store.read(work) == []


async def test_a_store_that_is_up_to_date_is_left_alone(store: Store):
    await store.write(lambda connection: connection.execute(insert(accounts), person("ninon")))
    store.migrate()

    assert await count(store) == 1


def migrate(url: str) -> None:
    store = Store(url)
    store.migrate()
    store.close()


def test_of_several_processes_that_start_at_once_one_migrates(database: str):
    context = multiprocessing.get_context("spawn")
    processes = [context.Process(target=migrate, args=(database,)) for _ in range(4)]
    for process in processes:
        process.start()
    for process in processes:
        process.join(PATIENCE)

    assert [process.exitcode for process in processes] == [0] * 4
    store = Store(database)
    with store._reader.connect() as connection:
        names = set(connection.dialect.get_table_names(connection))
    store.close()
    assert {name for name in names if not name.startswith("sqlite_")} == TABLES


async def test_a_write_that_fails_has_written_nothing(store: Store):
    def work(connection: Connection) -> None:
        connection.execute(insert(accounts), person("ninon"))
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await store.write(work)
    assert await count(store) == 0


async def test_of_many_writes_at_once_only_those_fail_that_must(store: Store):
    names = [f"person-{number % 60}" for number in range(90)]
    results = await asyncio.gather(
        *[
            store.write(lambda connection, n=name: connection.execute(insert(accounts), person(n)))
            for name in names
        ],
        return_exceptions=True,
    )

    assert sum(isinstance(result, IntegrityError) for result in results) == 30
    assert sum(isinstance(result, BaseException) for result in results) == 30
    assert await count(store) == 60


async def test_what_is_written_is_on_disk_when_the_writer_hears_of_it(store: Store, migrated: str):
    for number in range(5):
        await store.write(lambda c, n=number: c.execute(insert(accounts), person(str(n))))
        other = Store(migrated)
        assert await count(other) == number + 1
        other.close()


async def test_sqlite_synchronises_the_disk_and_keeps_its_keys(tmp_path: Path):
    store = Store(sqlite_url(tmp_path / "a folder with 100% spaces.db"))
    store.migrate()
    found = {}
    for pragma in ("journal_mode", "synchronous", "foreign_keys"):
        asked = text(f"PRAGMA {pragma}")
        found[pragma] = await store.write(lambda c, asked=asked: c.execute(asked).scalar())
    store.close()

    assert found == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


@pytest.mark.parametrize("url", ["", "nonsense", "mysql://somewhere/x", "oracle://x", "postgres:/"])
def test_a_url_that_leads_nowhere_is_one_clear_error(url: str):
    with pytest.raises(StoreError):
        Store(url)


def test_a_database_that_cannot_be_opened_is_one_clear_error(tmp_path: Path):
    store = Store(sqlite_url(tmp_path / "no" / "such" / "folder.db"))
    with pytest.raises(StoreError, match="unable to open"):
        store.migrate()
    (tmp_path / "letter.txt").write_text("My dear Grouchy, " * 1000)
    other = Store(sqlite_url(tmp_path / "letter.txt"))
    with pytest.raises(StoreError, match="not a database"):
        other.migrate()


def test_a_server_that_is_not_there_is_one_clear_error():
    store = Store("postgresql://nobody@127.0.0.1:1/none?connect_timeout=60")
    with pytest.raises(StoreError):
        store.migrate()
