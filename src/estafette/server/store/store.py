"""The store: one URL, transactions for callers that must not block, and migrations at the start."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError

from .writer import Writer

T = TypeVar("T")
Work: TypeAlias = Callable[[Connection], T]

MIGRATIONS = Path(__file__).parent / "migrations"
PATIENCE = 30  # seconds that one process waits for another's write
READERS = 4
WRITERS = 2  # the queue has one for itself, migrations use the other
CONNECTIONS = 4  # to PostgreSQL, for each of both ways
MIGRATING = 1815  # the advisory lock of PostgreSQL under which one process migrates


class StoreError(Exception):
    """The store cannot be opened; the message says why in the words of the database."""


class Store:
    """A database and the threads that speak to it; nobody waits for a disk in the event loop.

    PostgreSQL takes as many writers as there are connections; SQLite has one, as it must.
    """

    def __init__(self, url: str) -> None:
        self.url = parsed(url)
        self.is_shared = self.url.get_backend_name() == "postgresql"
        self._queue: Writer | None = None
        if self.is_shared:
            self._writer = postgresql(self.url)
            self._reader = postgresql(self.url, isolation_level="AUTOCOMMIT")
            self._threads = ThreadPoolExecutor(2 * CONNECTIONS, "store")
        else:
            self._writer = sqlite(self.url, "IMMEDIATE", WRITERS)
            self._reader = sqlite(self.url, "DEFERRED", READERS)
            self._threads = ThreadPoolExecutor(READERS, "store-read")
            self._queue = Writer(self._writer)

    def migrate(self) -> None:
        """Bring the schema up to date; of several processes one does it and the others wait."""
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
        try:
            with self._writer.begin() as connection:
                if self.is_shared:
                    connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
                config.attributes["connection"] = connection
                command.upgrade(config, "head")
        except DBAPIError as error:
            raise StoreError(str(error.orig).strip()) from error
        except CommandError as error:  # a later version has been at work here
            raise StoreError(str(error)) from error

    def look(self, work: Work[T]) -> T:
        """Something is looked up by who may wait for it; nothing need be up to date."""
        return within(self._reader, work)

    async def read(self, work: Work[T]) -> T:
        """Something is looked up."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, within, self._reader, work)

    async def write(self, work: Work[T]) -> T:
        """Something is written: all of it has reached the disk when this returns, or nothing.

        The work may be begun anew, so it must do nothing but speak to the connection.
        """
        if self._queue is not None:
            return await self._queue.write(work)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, within, self._writer, work)

    def close(self) -> None:
        """What has begun is finished, then all connections are closed."""
        if self._queue is not None:
            self._queue.close()
        self._threads.shutdown()
        for engine in (self._writer, self._reader):
            engine.dispose()


def within(engine: Engine, work: Work[T]) -> T:
    """In a transaction; if the line was dead before it could end, once more on another line."""
    is_dead = False

    def noticing(connection: Connection) -> T:
        nonlocal is_dead
        try:
            return work(connection)
        except DBAPIError as error:
            is_dead = error.connection_invalidated
            raise

    try:
        with engine.begin() as connection:
            return noticing(connection)
    except DBAPIError:
        if not is_dead:
            raise
    with engine.begin() as connection:
        return work(connection)


def sqlite_url(path: Path) -> str:
    """The URL of a database in a file."""
    return URL.create("sqlite", database=str(path)).render_as_string()


def parsed(url: str) -> URL:
    try:
        known = make_url(url)
        if known.get_backend_name() not in ("sqlite", "postgresql"):
            raise StoreError(known.drivername)
    except (ArgumentError, NoSuchModuleError, ValueError) as error:
        raise StoreError(str(error)) from error
    if known.get_backend_name() == "postgresql":
        return known.set(drivername="postgresql+psycopg")
    return known


def postgresql(url: URL, **options: Any) -> Engine:
    """What is only read needs no transaction: each statement sees what was written before it."""
    try:
        return create_engine(
            url,
            pool_size=CONNECTIONS,
            max_overflow=0,
            hide_parameters=True,
            connect_args={} if "connect_timeout" in url.query else {"connect_timeout": PATIENCE},
            **options,
        )
    except ModuleNotFoundError as error:
        raise StoreError(str(error)) from error


def sqlite(url: URL, begin: str, connections: int) -> Engine:
    """A SQLite engine whose transactions begin as told, and never before they must."""
    engine = create_engine(url, pool_size=connections, max_overflow=0, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # the driver must not begin transactions of its own
        connection.execute(f"PRAGMA busy_timeout = {PATIENCE * 1000}")
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(f"BEGIN {begin}")

    return engine
