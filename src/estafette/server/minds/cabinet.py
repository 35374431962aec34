"""A cabinet: a process in which one work at a time is thought about, apart from the web."""

import os
import signal
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Thread
from typing import Any, Protocol, TypeVar

from .work import Work

T = TypeVar("T")

SPAWN = get_context("spawn")  # a fork would take the locks of the web process along
COURTESY = 5  # the web process is served before those who think


class Cabinet(Protocol):
    """Where one work at a time is done.

    `losses` are the exceptions that mean that the worker is lost, not that the work is faulty;
    after one of the `hopeless` it is in vain to try once more.
    """

    losses: tuple[type[BaseException], ...]
    hopeless: tuple[type[BaseException], ...]

    async def begin(self, work: Work[T]) -> "Future[T]":
        """The work is begun; where nobody is there to do it, somebody is called in first."""

    async def call(self) -> None:
        """Make haste: `stop()` is true for the work that was begun last."""

    async def leave(self) -> None:
        """Whatever is done there is dropped; who begins again begins afresh."""

    async def close(self) -> None:
        """The same for good."""


class Process:
    """A cabinet on this machine: a pool of one, so that who dies takes nobody along.

    A line leads to the worker. What comes through it is the number of a work to be ended; when it
    falls silent, because we leave or are killed, the worker goes too.
    """

    losses: tuple[type[BaseException], ...] = (BrokenExecutor,)
    hopeless: tuple[type[BaseException], ...] = ()

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._line: Connection
        self._number = 0

    async def begin(self, work: Work[T]) -> "Future[T]":
        self._number += 1
        if self._pool is not None:
            return self._pool.submit(attend, work, self._number)
        ear, self._line = SPAWN.Pipe(duplex=False)
        self._pool = ProcessPoolExecutor(1, SPAWN, initializer=arrive, initargs=(ear,))
        try:
            return self._pool.submit(attend, work, self._number)
        finally:
            ear.close()  # the worker has its own

    async def call(self) -> None:
        if self._pool is not None:
            with suppress(OSError):  # he is gone already
                self._line.send(self._number)

    async def leave(self) -> None:
        if self._pool is not None:
            pool, self._pool = self._pool, None
            self._line.close()
            pool.shutdown(wait=False, cancel_futures=True)

    async def close(self) -> None:
        await self.leave()


class Ear:
    """In the worker: what has come through the line."""

    def __init__(self) -> None:
        self.called = 0

    def listen(self, line: Connection) -> None:
        """Until the line falls silent; then nobody waits for an answer any more."""
        while True:
            try:
                self.called = line.recv()
            except (EOFError, OSError):
                os._exit(0)


EAR = Ear()


def arrive(line: Connection) -> None:
    """A worker begins: Ctrl-C is for the web process, which will let the line go."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    nice: Callable[[int], Any] = getattr(os, "nice", lambda step: None)
    nice(COURTESY)
    Thread(target=EAR.listen, args=(line,), daemon=True).start()


def attend(work: Work[T], number: int) -> T:
    """In the worker: the work of this number."""
    return work.do(lambda: EAR.called == number)
