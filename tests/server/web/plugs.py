"""Sockets for tests: a connection that remembers what it heard, as a client does."""

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlencode

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.web.serving import Person, Server
from tests.waiting import PATIENCE, until

HANDFUL = 50  # frames sent in one go
FRAMES_AT_ONCE, FRAMES_A_SECOND, REFUSED = 60, 20, 120  # what a socket hears before it is closed


class Plug:
    """One connection, with the lines kept as the wire says: those from `since` on are replaced."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.lines: list[tuple[int, str]] = []
        self.number = -1
        self.ask: dict[str, Any] = {}

    def send(self, type_: str, **fields: Any) -> None:
        self.line.send(json.dumps({"type": type_, **fields}))

    def hear(self) -> dict[str, Any]:
        frame = heard(self.line)
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
    with connected(address, headers) as line:
        yield Plug(line)


def connected(address: str, headers: Mapping[str, str] = {}, **options: Any) -> ClientConnection:
    """A connection that is never given up because somebody is slow, and hears all that comes."""
    limits = {"open_timeout": PATIENCE, "close_timeout": PATIENCE, "ping_interval": None}
    given = {"compression": None, "max_queue": None, **limits, **options}
    line: ClientConnection = connect(address, additional_headers=dict(headers), **given)
    return line


def heard(line: ClientConnection) -> dict[str, Any]:
    """The next frame."""
    frame: dict[str, Any] = json.loads(line.recv(PATIENCE))
    return frame


def poured(plug: Plug) -> int:
    """More and more is sent until the connection is closed; with which code?"""
    answers = 0

    def closed() -> int | None:
        nonlocal answers
        try:
            for _ in range(HANDFUL):
                plug.send("ping")
            while True:
                plug.line.recv(0)
                answers += 1
        except TimeoutError:
            return None
        except ConnectionClosed as closed:
            return code_of(closed)

    code = until(closed, "who pours frames in is shut out") or 0
    assert answers <= FRAMES_AT_ONCE + FRAMES_A_SECOND * PATIENCE + REFUSED
    return code


def shut(plug: Plug) -> int:
    """What comes is heard until the connection is closed; with which code?"""
    try:
        while True:
            plug.line.recv(PATIENCE)
    except ConnectionClosed as closed:
        return code_of(closed)


def code_of(closed: ConnectionClosed) -> int:
    return closed.rcvd.code if closed.rcvd else 1006
