"""News between processes by PostgreSQL's NOTIFY, over connections that mend themselves."""

import asyncio
from collections.abc import AsyncGenerator, Iterable
from contextlib import suppress
from typing import Any

from litestar.channels.backends.psycopg import PsycoPgChannelsBackend
from psycopg import AsyncConnection, Error
from psycopg.sql import SQL, Identifier

from .logs import log

RETRY = 0.5
MENDED = b'{"kind":"mended"}'  # said on every channel after a break: something may have been missed

_log = log("channels")


class PostgresqlChannels(PsycoPgChannelsBackend):
    """Litestar's backend, with one connection kept for speaking and a listener that comes back."""

    def __init__(self, pg_dsn: str) -> None:
        super().__init__(pg_dsn)
        self._speaker: AsyncConnection[Any] | None = None
        self._speaking = asyncio.Lock()
        self._missed: set[str] = set()

    async def on_shutdown(self) -> None:
        await super().on_shutdown()
        if self._speaker is not None:
            await self._speaker.close()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Say it on each channel; after a break, once more on a new connection."""
        spoken = data.decode()
        async with self._speaking:
            for channel in channels:
                if channel in self._missed:
                    await self._make_good(channel)
                notify = SQL("NOTIFY {}, {}").format(Identifier(channel), spoken)
                try:
                    await (await self._connected()).execute(notify)
                except (Error, OSError):
                    await self._try_again(channel, notify)

    async def _connected(self) -> AsyncConnection[Any]:
        if self._speaker is None or self._speaker.closed:
            self._speaker = await AsyncConnection[Any].connect(self._pg_dsn, autocommit=True)
        return self._speaker

    async def _make_good(self, channel: str) -> None:
        """Since news was lost, the next that can be told comes after a call to look at all."""
        call = SQL("NOTIFY {}, {}").format(Identifier(channel), MENDED.decode())
        with suppress(Error, OSError):
            await (await self._connected()).execute(call)
            self._missed.discard(channel)

    async def _try_again(self, channel: str, notify: Any) -> None:
        """News that cannot be told is lost, and that it was is remembered."""
        try:
            if self._speaker is not None:
                await self._speaker.close()
            self._speaker = None
            await (await self._connected()).execute(notify)
        except (Error, OSError) as error:
            self._missed.add(channel)
            _log.error("news lost", error=type(error).__name__)

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        """What is said; when the listener breaks it is set up anew, and all are told so."""
        while True:
            event = await self._event_queue.get()
            if isinstance(event, Exception):
                _log.error("listener broken", error=type(event).__name__)
                await self._listen_again()
                for channel in sorted(self._subscribed_channels):
                    yield channel, MENDED
            elif event[0] in self._subscribed_channels:
                yield event

    async def _listen_again(self) -> None:
        async with self._listener_lock:
            while not self._shutting_down:
                try:
                    connection = await AsyncConnection[Any].connect(self._pg_dsn, autocommit=True)
                    for channel in self._subscribed_channels:
                        await connection.execute(SQL("LISTEN {}").format(Identifier(channel)))
                except (Error, OSError):
                    await asyncio.sleep(RETRY)
                    continue
                self._listener_conn = connection
                self._exit_stack.push_async_callback(connection.close)
                self._start_listener()
                return
