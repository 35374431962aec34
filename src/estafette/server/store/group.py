"""The one writer of SQLite: those who wait while it writes are written together next time.

Each work is whole or not at all, and nobody hears of it before it is on disk. Together they pay
for one synchronisation of the disk instead of one each.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Lock
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine

T = TypeVar("T")

LARGEST = 64  # works that are written together


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


class Group:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, "store-write")
        self._lock = Lock()
        self._waiting: list[Waiting] = []
        self._is_writing = False

    async def write(self, work: Callable[[Connection], T]) -> T:
        waiting = Waiting(work)
        with self._lock:
            self._waiting.append(waiting)
            begin, self._is_writing = not self._is_writing, True
        if begin:
            self._thread.submit(self._write_all)
        result: T = await waiting.future
        return result

    def close(self) -> None:
        self._thread.shutdown()

    def _write_all(self) -> None:
        """Write as long as somebody waits."""
        while True:
            with self._lock:
                group, self._waiting = self._waiting[:LARGEST], self._waiting[LARGEST:]
                self._is_writing = bool(group)
            if not group:
                return
            self._write(group)
            for loop in {waiting.loop for waiting in group}:
                settled = [waiting for waiting in group if waiting.loop is loop]
                if not loop.is_closed():
                    loop.call_soon_threadsafe(settle, settled)

    def _write(self, group: list[Waiting]) -> None:
        """All in one transaction; if one of them fails, each in a transaction of its own."""
        try:
            with self._engine.begin() as connection:
                for waiting in group:
                    waiting.result = waiting.work(connection)
        except Exception:
            for waiting in group:
                self._write_alone(waiting)

    def _write_alone(self, waiting: Waiting) -> None:
        try:
            with self._engine.begin() as connection:
                waiting.result = waiting.work(connection)
        except Exception as error:
            waiting.error = error


def settle(group: list[Waiting]) -> None:
    for waiting in group:
        waiting.settle()
