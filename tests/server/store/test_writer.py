"""The one writer of SQLite: whatever breaks, it writes on, and nobody waits for ever."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import IntegrityError, OperationalError

from estafette.server.store import Store, StoreError, sqlite_url
from tests.server.store.test_store import count, person
from tests.waiting import PATIENCE

pytestmark = pytest.mark.anyio

INSERT = text(
    "INSERT INTO accounts (id, name, notices, created, seen) VALUES (:id, :name, :notices, 0, 0)"
)


@pytest.fixture
def sqlite(laid_out: Path) -> Iterator[Store]:
    """A store of its own in a copy of the schema."""
    file = laid_out.with_name("writer.db")
    file.write_bytes(laid_out.read_bytes())
    store = Store(sqlite_url(file))
    yield store
    store.close()
    for beside in file.parent.glob("writer.db*"):
        beside.unlink()


def insertion(name: str):
    return lambda connection: connection.execute(INSERT, person(name))


async def test_a_connection_that_cannot_be_closed_stops_nobody(sqlite: Store, monkeypatch):
    def broken(connection: Connection) -> None:
        raise ZeroDivisionError

    def stuck(connection: Connection) -> None:
        raise OperationalError("ROLLBACK", None, Exception("disk I/O error"))

    with monkeypatch.context() as patched:
        patched.setattr(Connection, "close", stuck)
        async with asyncio.timeout(PATIENCE):
            with pytest.raises(ZeroDivisionError):
                await sqlite.write(broken)
    async with asyncio.timeout(PATIENCE):
        await sqlite.write(insertion("ninon"))

    assert await count(sqlite) == 1


async def test_who_stops_waiting_disturbs_no_other(sqlite: Store):
    writes = [asyncio.create_task(sqlite.write(insertion(f"n{number}"))) for number in range(40)]
    await asyncio.sleep(0)
    for impatient in writes[::2]:
        impatient.cancel()
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*writes, return_exceptions=True)
        await sqlite.write(insertion("last"))

    assert await count(sqlite) == 41, "what has begun is finished"


async def test_a_disk_that_is_full_keeps_nothing_by_halves(sqlite: Store):
    def limit(connection: Connection) -> None:
        pages = connection.execute(text("PRAGMA page_count")).scalar()
        connection.execute(text(f"PRAGMA max_page_count = {pages}"))

    def much(connection: Connection) -> None:
        connection.execute(INSERT, person("half"))
        connection.execute(INSERT, person("x" * 1_000_000))

    await sqlite.write(limit)
    with pytest.raises(OperationalError, match="full"):
        await sqlite.write(much)
    await sqlite.write(lambda c: c.execute(text("PRAGMA max_page_count = 100000")))
    await sqlite.write(insertion("after"))

    assert await count(sqlite) == 1


async def test_a_writer_that_has_closed_says_so_to_everybody(laid_out: Path, tmp_path: Path):
    file = tmp_path / "closed.db"
    file.write_bytes(laid_out.read_bytes())
    store = Store(sqlite_url(file))
    store.close()
    for _ in range(2):
        async with asyncio.timeout(PATIENCE):
            with pytest.raises(RuntimeError):
                await store.write(insertion("late"))


async def test_what_fails_in_the_store_is_told_without_its_values(store: Store):
    await store.write(insertion("secret-of-the-table"))
    with pytest.raises(IntegrityError) as failed:
        await store.write(insertion("secret-of-the-table"))

    assert "secret-of-the-table" not in str(failed.value).replace(str(failed.value.orig), "")


async def test_a_database_of_a_later_version_is_one_clear_error(store: Store):
    later = text("UPDATE alembic_version SET version_num = '9999'")
    await store.write(lambda connection: connection.execute(later))
    try:
        with pytest.raises(StoreError, match="9999"):
            store.migrate()
    finally:
        now = text("UPDATE alembic_version SET version_num = '0002'")
        await store.write(lambda connection: connection.execute(now))
