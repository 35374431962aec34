"""Cabinets on a Dask cluster: the same works, done by whoever its scheduler finds."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from secrets import token_hex
from time import monotonic
from typing import Any, TypeVar

import distributed
from distributed import KilledWorker
from distributed.client import FutureCancelledError
from distributed.comm.core import CommClosedError

from .work import Work

T = TypeVar("T")

dask: Any = distributed  # it has no types of its own

PATIENCE = 2.0  # seconds in which a scheduler must answer
PAUSE = 5.0  # seconds in which one that did not is not asked again
FAREWELL = 1.0  # seconds for the last words to it
POLL = 0.2  # seconds from one question to the scheduler to the next


class Scheduler:
    """The line to a scheduler, opened when it is needed and again after it was lost.

    Whatever blocks is done in threads of its own: the web process needs the others.
    """

    def __init__(self, address: str) -> None:
        self._address = address
        self._client: Any = None
        self._opening = asyncio.Lock()
        self._silent_until = 0.0
        self._threads = ThreadPoolExecutor(2, "cluster")

    async def client(self) -> Any:
        """Somebody who speaks to the scheduler; OSError if it does not answer."""
        async with self._opening:
            if self._client is not None and self._client.status == "running":
                return self._client
            await self.hang_up()
            if monotonic() < self._silent_until:
                raise OSError(f"{self._address} did not answer")
            self._silent_until = monotonic() + PATIENCE + PAUSE
            self._client = await self.aside(
                dask.Client, self._address, timeout=PATIENCE, set_as_default=False
            )
            self._silent_until = 0.0
            return self._client

    async def hang_up(self) -> None:
        client, self._client = self._client, None
        if client is not None:
            await self.aside(client.close, timeout=FAREWELL)

    async def aside(self, work: Callable[..., T], *given: Any, **named: Any) -> T:
        """What blocks, in another thread."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, partial(work, *given, **named))


class Remote:
    """A cabinet somewhere on the cluster. When Dask gives a work up, it has tried often enough."""

    losses: tuple[type[BaseException], ...] = (
        KilledWorker,
        CommClosedError,
        FutureCancelledError,
        OSError,  # a scheduler that does not answer is one as well
    )
    hopeless: tuple[type[BaseException], ...] = (KilledWorker,)

    def __init__(self, scheduler: Scheduler) -> None:
        self._scheduler = scheduler
        self._name = ""
        self._future: Future[Any] | None = None

    async def begin(self, work: Work[T]) -> "Future[T]":
        self._name = f"estafette-{token_hex(8)}"
        client = await self._scheduler.client()
        pool = client.get_executor(pure=False, retries=0)
        future: Future[T] = await self._scheduler.aside(pool.submit, attend, work, self._name)
        self._future = future
        return future

    async def call(self) -> None:
        if self._future is not None and not self._future.done():
            with suppress(*self.losses):
                event = dask.Event(self._name, client=await self._scheduler.client())
                await self._scheduler.aside(event.set)

    async def leave(self) -> None:
        await self.call()
        if self._future is not None:
            self._future.cancel()

    async def close(self) -> None:
        await self.leave()
        await self._scheduler.hang_up()


def attend(work: Work[T], name: str) -> T:
    """On the cluster: the work, until the event of this name says stop."""
    event, asked = dask.Event(name), monotonic()
    is_set = False

    def stop() -> bool:
        nonlocal asked, is_set
        if not is_set and monotonic() - asked > POLL:
            is_set, asked = bool(event.is_set()), monotonic()
        return is_set

    try:
        return work.do(stop)
    finally:
        if is_set:
            event.clear()  # the scheduler forgets it
