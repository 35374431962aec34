"""Real servers for tests: a process of their own, on a free port, stopped when they are done."""

import os
import re
import subprocess
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Self

import httpx

from estafette.ai import LEVELS
from tests.lots import LOT, NIGHT
from tests.server.web.command import SPECIMEN, Process, Warm
from tests.waiting import PATIENCE, until

ADDRESS = re.compile(r"https?://[\w.:\[\]]+")
UNHURRIED = {"ESTAFETTE_ARRIVALS": "0", "ESTAFETTE_CHOICES": "0", "ESTAFETTE_HINTS": "0"}
ALIKE = {LOT: "1815"} | ({} if NIGHT else {"PYTHONHASHSEED": "0"})


class Server:
    """A server in a process of its own."""

    def __init__(self, address: str, process: Process, log: Path) -> None:
        self.address = address
        self.process = process
        self.log = log

    @property
    def socket_address(self) -> str:
        return self.address.replace("http", "ws", 1)

    def kill(self) -> None:
        """As a power cut would."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """As Ctrl-C would, or a system that shuts down."""
        self.process.terminate()
        return self.process.wait(PATIENCE)


@contextmanager
def serving(
    database: str,
    *options: str,
    environment: Mapping[str, str] = {},
    port: int = 0,
    start: Callable[..., Process] = Warm,
) -> Iterator[Server]:
    """A server on this database; port 0 is any that is free."""
    with tempfile.TemporaryDirectory() as folder:
        said, log = Path(folder) / "said", Path(folder) / "log"
        words = ["serve", "--no-open", "--port", str(port), "--database", database, *options]
        known = {**os.environ, **UNHURRIED, **ALIKE, "ESTAFETTE_LANG": "en", **environment}
        process = start(words, known, said, log)
        try:
            yield Server(announced(process, said, log), process, log)
        finally:
            with suppress(ProcessLookupError):
                process.terminate()
            with suppress(subprocess.TimeoutExpired):
                process.wait(PATIENCE)
            if process.poll() is None:
                process.kill()
                process.wait()


def announced(process: Process, said: Path, log: Path) -> str:
    """The address that the server says, once it answers there."""

    def address() -> re.Match[str] | None:
        return ADDRESS.search(said.read_text("utf-8"))

    until(lambda: address() or process.poll() is not None, "the server says where it is")
    found = address()
    if found is None:
        raise AssertionError(f"the server did not start: {log.read_text('utf-8')}")

    def is_well() -> bool:
        with suppress(httpx.TransportError):
            return fetch(f"{found[0]}/health", verify=False).status_code == 200
        return False

    until(is_well, lambda: f"the server answers: {log.read_text('utf-8')}")
    return found[0]


def fetch(url: str, method: str = "GET", **request: Any) -> httpx.Response:
    """One request by nobody whom the server knows."""
    return httpx.request(method, url, timeout=PATIENCE, **request)


def until_slowed(
    ask: Callable[[], httpx.Response], at_once: int, a_minute: int
) -> list[httpx.Response]:
    """The same again and again, until it is too much; all answers, and the last is a refusal.

    On a slow machine what becomes free meanwhile is taken too: for no longer than we wait.
    """
    answers: list[httpx.Response] = []

    def is_slowed() -> bool:
        answers.append(ask())
        return answers[-1].status_code == 429

    until(is_slowed, "somebody is slowed down")
    assert len(answers) <= at_once + a_minute * PATIENCE / 60 + 1
    return answers


class Person:
    """Somebody with a browser of his own, or a program with a token."""

    def __init__(self, address: str, token: str = "") -> None:
        headers = {"Accept-Language": "en"} | (
            {"Authorization": f"Bearer {token}"} if token else {}
        )
        self.http = httpx.Client(base_url=address, headers=headers, timeout=PATIENCE)

    @classmethod
    def guest(cls, address: str, name: str = "Ney") -> Self:
        person = cls(address)
        person.known(person.post("/api/guest", {"name": name}))
        return person

    def known(self, answer: httpx.Response) -> dict[str, Any]:
        """After coming in: what must be sent along with every change."""
        me: dict[str, Any] = answer.json()
        self.http.headers["X-CSRF-Token"] = me["csrf"]
        return me

    @property
    def cookie(self) -> str:
        return f"estafette={self.http.cookies['estafette']}"

    def get(self, path: str, **query: Any) -> httpx.Response:
        return self.http.get(path, params=query or None)

    def post(self, path: str, body: Any = None) -> httpx.Response:
        return self.http.post(path, json=body) if body is not None else self.http.post(path)

    def lay(self, seats: Mapping[str, str], **order: Any) -> dict[str, Any]:
        """A table of the specimen, with these sitters by seat."""
        wanted = {
            "game": SPECIMEN.id,
            "scenario": "the-ford",
            "options": {},
            "seats": {seat: sitting(who) for seat, who in seats.items()},
            **order,
        }
        answer = self.post("/api/tables", wanted)
        assert answer.status_code == 201, answer.text
        card: dict[str, Any] = answer.json()
        return card

    def choose(self, table: str, seat: str, option: int = 0) -> httpx.Response:
        """The open question of a seat is answered with one of its options."""
        asked = self.get(f"/api/tables/{table}/decision", seat=seat)
        assert asked.status_code == 200, asked.text
        ask = asked.json()
        action = ask["options"][option % len(ask["options"])]["action"]
        answer = {"seat": seat, "number": ask["number"], "action": action}
        return self.post(f"/api/tables/{table}/choices", answer)


def sitting(who: str) -> dict[str, str]:
    """A level is a player of ours; other words say how the seat is offered."""
    is_ours = who.partition(":")[0] in LEVELS
    return {"sitter": "player", "level": who} if is_ours else {"sitter": who}
