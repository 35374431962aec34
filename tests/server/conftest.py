"""What tests of the server lean on: an empty store in SQLite, and one in PostgreSQL."""

from collections.abc import Iterator
from pathlib import Path
from shutil import copy

import pytest
from sqlalchemy import create_engine, text

from estafette.server.store import Store, metadata, sqlite_url
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


@pytest.fixture(scope="session")
def laid_out(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file of SQLite with the schema and nothing in it, to be copied."""
    file: Path = tmp_path_factory.mktemp("schema") / "estafette.db"
    migrate(sqlite_url(file))
    return file


@pytest.fixture(scope="session")
def shared_database(postgresql: PostgreSQL) -> str:
    """A database of PostgreSQL with the schema, which is swept before each test."""
    url = postgresql.new_database()
    migrate(url)
    return url


@pytest.fixture(params=DATABASES)
def migrated(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a database with the schema and nothing in it, of each kind."""
    if request.param == "sqlite":
        return sqlite_url(copy(request.getfixturevalue("laid_out"), tmp_path / "estafette.db"))
    url: str = request.getfixturevalue("shared_database")
    sweep(url)
    return url


@pytest.fixture
def store(migrated: str) -> Iterator[Store]:
    """A store with its tables, of each kind."""
    store = Store(migrated)
    yield store
    store.close()


def migrate(url: str) -> None:
    store = Store(url)
    store.migrate()
    store.close()


def sweep(url: str) -> None:
    """Empty every table: much quicker than to make a new database."""
    engine = create_engine(url)
    names = ", ".join(f'"{table}"' for table in metadata.tables)
    with engine.begin() as connection:
        connection.execute(text(f"TRUNCATE {names} RESTART IDENTITY"))
    engine.dispose()


@pytest.fixture
def anyio_backend() -> str:
    """Tests that await run in asyncio, as the server does."""
    return "asyncio"
