"""The one writer of SQLite: a thread with a connection of its own, and a queue before it.

Each work has a transaction of its own, and nobody hears of it before it is on disk.
"""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from threading import Lock
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine

T = TypeVar("T")

_log = logging.getLogger(__name__)

LARGEST = 16  # works after which those who wait are answered


class Waiting:
    """A work, who waits for it, and what came of it."""

    def __init__(self, work: Callable[[Connection], Any]) -> None:
        self.work = work
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[Any] = self.loop.create_future()
        self.result: Any = None
        self.error: BaseException | None = None

    def settle(self) -> None:
        if self.future.done():  # who waited has gone
            return
        if self.error is None:
            self.future.set_result(self.result)
        else:
            self.future.set_exception(self.error)


class Writer:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = None
        self._thread = ThreadPoolExecutor(1, "store-write")
        self._lock = Lock()
        self._waiting: list[Waiting] = []
        self._is_writing = False

    async def write(self, work: Callable[[Connection], T]) -> T:
        waiting = Waiting(work)
        with self._lock:
            if not self._is_writing:
                self._thread.submit(self._write_all)  # refused once the writer has closed
                self._is_writing = True
            self._waiting.append(waiting)
        result: T = await waiting.future
        return result

    def close(self) -> None:
        self._thread.submit(self._hang_up)
        self._thread.shutdown()

    def _write_all(self) -> None:
        """Write as long as somebody waits."""
        while True:
            with self._lock:
                group, self._waiting = self._waiting[:LARGEST], self._waiting[LARGEST:]
                self._is_writing = bool(group)
            if not group:
                return
            for waiting in group:
                self._write(waiting)
            for loop in {waiting.loop for waiting in group}:
                settled = [waiting for waiting in group if waiting.loop is loop]
                with suppress(RuntimeError):  # the loop has closed, and nobody waits any more
                    loop.call_soon_threadsafe(settle, settled)

    def _write(self, waiting: Waiting) -> None:
        """In a transaction of its own; after an error on a connection of its own too."""
        try:
            if self._connection is None:
                self._connection = self._engine.connect()
            with self._connection.begin():
                waiting.result = waiting.work(self._connection)
        except Exception as error:
            waiting.error = error
            self._hang_up()

    def _hang_up(self) -> None:
        """Whatever state it is in; a connection that cannot even be closed is thrown away."""
        connection, self._connection = self._connection, None
        if connection is None:
            return
        try:
            connection.close()
        except Exception:
            _log.exception("the connection of the writer does not close")
            with suppress(Exception):
                connection.invalidate()


def settle(group: list[Waiting]) -> None:
    for waiting in group:
        waiting.settle()
