"""Sockets for tests: a connection that remembers what it heard, as a client does."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlencode

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.web.serving import Person, Server

PATIENCE = 10.0


class Plug:
    """One connection, with the lines kept as the wire says: those from `since` on are replaced."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.lines: list[tuple[int, str]] = []
        self.number = -1
        self.ask: dict[str, Any] = {}

    def send(self, type_: str, **fields: Any) -> None:
        self.line.send(json.dumps({"type": type_, **fields}))

    def hear(self, timeout: float = PATIENCE) -> dict[str, Any]:
        frame: dict[str, Any] = json.loads(self.line.recv(timeout))
        if "sight" in frame:
            self.look(frame["sight"])
        return frame

    def look(self, sight: dict[str, Any]) -> None:
        since = sight.get("since", 0)
        fresh = [(line["number"], str(line["sentence"])) for line in sight.get("lines", ())]
        kept = [line for line in self.lines if line[0] < since] if since else []
        self.lines = kept + fresh
        self.number = sight["number"]
        self.ask = sight.get("ask") or {}

    def until(self, type_: str, number: int | None = None) -> dict[str, Any]:
        """The next frame of this kind, and of this number if one is given."""
        while True:
            frame = self.hear()
            if frame["type"] == type_ and number in (None, frame.get("sight", {}).get("number")):
                return frame

    def choose(self, option: int = -1, **forged: Any) -> None:
        """Answers the open question of the last sight that was heard."""
        ask = self.ask
        action = ask["options"][option % len(ask["options"])]["action"]
        answer = {"seat": ask["seat"], "number": ask["number"], "undone": ask["undone"]}
        self.send("choose", answer={**answer, "action": action, **forged})


@contextmanager
def plugged(
    server: Server, table: str, person: Person | None = None, **query: Any
) -> Iterator[Plug]:
    headers = {"Accept-Language": "en"} | ({"Cookie": person.cookie} if person else {})
    address = f"{server.socket_address}/api/tables/{table}/socket?{urlencode(query)}"
    with connect(address, additional_headers=headers, compression=None) as line:
        yield Plug(line)


def shut(plug: Plug) -> int:
    """What comes is heard until the connection is closed; with which code?"""
    try:
        while True:
            plug.line.recv(PATIENCE)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 1006
