"""What tests of the server lean on: an empty store in SQLite, and one in PostgreSQL."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from estafette.server.store import Store, sqlite_url
from tests.server.postgres import PostgreSQL, running

DATABASES = ("sqlite", "postgresql")


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgreSQL]:
    """A real server, once for all tests."""
    with running() as server:
        yield server


@pytest.fixture(params=DATABASES)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, of each kind."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path / "estafette.db")
    server: PostgreSQL = request.getfixturevalue("postgresql")
    return server.new_database()


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    """A store with its tables, of each kind."""
    store = Store(database)
    store.migrate()
    yield store
    store.close()


@pytest.fixture
def anyio_backend() -> str:
    """Tests that await run in asyncio, as the server does."""
    return "asyncio"
