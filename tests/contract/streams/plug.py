"""A browser without a network: what a server sends through its doors and sockets, as bytes."""

import asyncio
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlencode

import httpx
from msgspec import json

from tests.waiting import PATIENCE, until_held

Application = Any  # as ASGI has it

NO_MORE = {"type": "websocket.disconnect", "code": 1001}


class Browser:
    """Somebody who looks in, with the cookie of his session if he has one."""

    def __init__(self, app: Application, *, token: str = "", csrf: str = "") -> None:
        self._app = app
        self._headers = {"Accept-Language": "en", "Host": "house"}
        if token:
            self._headers |= {"Cookie": f"estafette={token}", "X-CSRF-Token": csrf}

    async def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        transport = httpx.ASGITransport(app=self._app, raise_app_exceptions=False)
        async with httpx.AsyncClient(
            transport=transport, base_url="http://house", timeout=PATIENCE
        ) as client:
            content = None if body is None else json.encode(body)
            return await client.request(method, path, content=content, headers=self._headers)

    def plug(self, path: str, **query: Any) -> "Plug":
        return Plug(self._app, path, query, self._headers)


class Plug:
    """One socket: the frames that came out of it, as they were sent."""

    def __init__(
        self, app: Application, path: str, query: Mapping[str, Any], headers: Mapping[str, str]
    ) -> None:
        self.frames: list[str] = []
        self._in: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._in.put_nowait({"type": "websocket.connect"})
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": urlencode(query).encode(),
            "headers": [(k.lower().encode(), v.encode()) for k, v in headers.items()],
            "client": ("127.0.0.1", 1815),
            "server": ("house", 80),
            "subprotocols": [],
            "state": {},
        }
        self._task = asyncio.ensure_future(app(scope, self._in.get, self._hear))

    async def _hear(self, message: Mapping[str, Any]) -> None:
        if message["type"] == "websocket.send":
            self.frames.append(message["text"])

    def send(self, type_: str, **fields: Any) -> None:
        text = json.encode({"type": type_, **fields}).decode()
        self._in.put_nowait({"type": "websocket.receive", "text": text})

    async def until(self, type_: str, since: int, number: int | None = None) -> None:
        """A frame of this kind has come since so many, and of this number if one is given."""

        def has_come() -> bool:
            assert not self._task.done(), self._task
            return any(is_frame(frame, type_, number) for frame in self.frames[since:])

        await until_held(has_come, lambda: f"{type_} {number} after {self.frames[since:]}")

    async def until_more(self, count: int) -> None:
        """More frames have come than so many."""
        await until_held(lambda: len(self.frames) > count, f"a frame after {count}")

    async def pull(self) -> None:
        self._in.put_nowait(NO_MORE)
        await asyncio.wait([self._task])


def is_frame(text: str, type_: str, number: int | None) -> bool:
    frame = json.decode(text)
    found: bool = frame["type"] == type_
    return found and number in (None, frame.get("sight", {}).get("number"))
