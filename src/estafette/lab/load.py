"""Many matches at once on a real server: how many choices a second, and how soon others see them.

The server runs in processes of its own; this side only plays, at random, as fast as a seat may
answer or at a steady rate.
"""

import asyncio
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from http.client import HTTPConnection
from random import Random
from select import select
from typing import IO, Any

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from .postgresql import running

HOST = "127.0.0.1"
PORT = re.compile(rf"{HOST}:(\d+)")
PATIENCE = 30.0  # seconds until a server must answer
AT_THE_DOOR = 8  # who sit down at the same time
WARM_UP = 0.25  # of the time is played before the measuring begins
PACE = 1 / 16  # seconds from one answer of a seat to its next: a server hears no more than twenty


class Load(Struct, frozen=True):
    """What is asked of a server: so many matches for so long; rate 0 is as fast as may be."""

    game: str
    scenario: str
    matches: int
    seconds: float
    rate: float = 0.0
    seed: int = 1815


class Answered(Struct, frozen=True):
    """What a server made of it: choices a second, and milliseconds until the other seat saw."""

    server: str
    rate: float
    choices: int
    per_second: float
    p50: float
    p99: float


class Seat(Struct):
    """A guest at a table: his cookie, and the token that goes with every change.

    Before the moment `ready` he does not answer again: who is too fast is not heard.
    """

    table: str
    seat: str
    cookie: str
    csrf: str
    ready: float = 0.0


class Option(Struct):
    action: dict[str, Any]


class Ask(Struct):
    seat: str
    number: int
    undone: int
    options: list[Option]


class Sight(Struct):
    number: int
    ask: Ask | None = None


class Frame(Struct):
    """As much of a frame as a random player needs."""

    type: str
    sight: Sight | None = None


frames = msgspec.json.Decoder(Frame)


def on_servers(loads: Sequence[Load]) -> Iterator[Answered]:
    """The same loads on one process with SQLite, and on two with a PostgreSQL of their own."""
    with tempfile.TemporaryDirectory() as folder, serving(f"{folder}/estafette.db") as port:
        for load in loads:
            yield measured("sqlite", port, load)
    with running() as postgresql, serving(postgresql.new_database(), workers=2) as port:
        for load in loads:
            yield measured("postgresql", port, load)


@contextmanager
def serving(database: str, workers: int = 1) -> Iterator[int]:
    """A server on a free port of this machine, without limits on guests and choices."""
    limits = {"ESTAFETTE_ARRIVALS": "0", "ESTAFETTE_CHOICES": "0", "ESTAFETTE_LOG": "error"}
    command = [sys.executable, "-m", "estafette.cli", "serve", "--no-open", "--port=0"]
    command += [f"--database={database}", f"--workers={workers}"]
    with tempfile.TemporaryFile() as said:
        server = subprocess.Popen(
            command, env={**os.environ, **limits}, stdout=subprocess.PIPE, stderr=said, text=True
        )
        try:
            port = announced(server, said)
            wait_for(server, port)
            yield port
        finally:
            server.terminate()
            with suppress(subprocess.TimeoutExpired):
                server.wait(PATIENCE)
            server.kill()


def announced(server: subprocess.Popen[str], said: IO[bytes]) -> int:
    """The port that a server says it was given."""
    assert server.stdout is not None
    is_told, _, _ = select([server.stdout], [], [], PATIENCE)
    line = server.stdout.readline() if is_told else ""
    found = PORT.search(line)
    if found is None:
        said.seek(0)
        raise ChildProcessError(f"the server does not start: {line}{said.read().decode()}")
    return int(found[1])


def wait_for(server: subprocess.Popen[str], port: int) -> None:
    """Until it is well, or has died."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and server.poll() is None:
        with suppress(OSError):
            if asked(port, "GET", "/health")[0] == 200:
                return
        time.sleep(0.05)
    raise TimeoutError(f"no server answers on port {port}")


def asked(
    port: int, method: str, path: str, body: Any = None, seat: Seat | None = None
) -> tuple[int, Any, str]:
    """One request: the status, the answer, and the cookie that came with it."""
    line = HTTPConnection(HOST, port, timeout=PATIENCE)
    headers = {"Content-Type": "application/json"}
    if seat:
        headers |= {"Cookie": seat.cookie, "X-CSRF-Token": seat.csrf}
    try:
        line.request(method, path, None if body is None else json.dumps(body), headers)
        answer = line.getresponse()
        text = answer.read()
        cookie = (answer.getheader("Set-Cookie") or "").partition(";")[0]
        is_json = "json" in (answer.getheader("Content-Type") or "")
        return answer.status, json.loads(text) if text and is_json else None, cookie
    finally:
        line.close()


def guest(port: int, name: str) -> Seat:
    status, me, cookie = asked(port, "POST", "/api/guest", {"name": name})
    if status >= 300:
        raise RuntimeError(f"no guest: {status} {me}")
    return Seat("", "", cookie, me["csrf"])


def laid(port: int, load: Load, number: int) -> list[Seat]:
    """A table with a guest on every seat, and the match begun."""
    _, seats, _ = asked(port, "GET", f"/api/games/{load.game}/seats?scenario={load.scenario}")
    names = [card["seat"] for card in seats]
    guests = [guest(port, f"{name} {number}") for name in names]
    order = {
        "game": load.game,
        "scenario": load.scenario,
        "options": {},
        "seats": {name: {"sitter": "open" if place else "me"} for place, name in enumerate(names)},
    }
    status, table, _ = asked(port, "POST", "/api/tables", order, guests[0])
    if status >= 300:
        raise RuntimeError(f"no table: {status} {table}")
    for who, name in zip(guests, names, strict=True):
        who.table, who.seat = table["id"], name
        body = {"seat": name, "share": f"{number:064x}"}
        asked(port, "POST", f"/api/tables/{table['id']}/sit", body, who)
    return guests


def measured(name: str, port: int, load: Load) -> Answered:
    """One run on a server that is up, with tables of its own."""
    seats = [seat for number in range(load.matches) for seat in laid(port, load, number)]
    found = asyncio.run(Battle(load).play(port, seats))
    return msgspec.structs.replace(found, server=name)


class Battle:
    """All tables under load: who sent which choice when, and when the others saw it."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self.random = Random(load.seed)
        self.sent: dict[str, dict[int, tuple[float, str]]] = {}
        self.delays: list[float] = []
        self.measuring = False
        self.next_turn = 0.0
        self.door = asyncio.Semaphore(AT_THE_DOOR)
        self.seated = 0
        self.all_seated = asyncio.Event()

    async def play(self, port: int, seats: list[Seat]) -> Answered:
        players = [asyncio.create_task(self.sit(port, seat, len(seats))) for seat in seats]
        async with asyncio.timeout(PATIENCE):
            await self.all_seated.wait()
        await asyncio.sleep(self.load.seconds * WARM_UP)
        self.measuring = True
        begun = time.perf_counter()
        await asyncio.sleep(self.load.seconds)
        elapsed = time.perf_counter() - begun
        self.measuring = False
        for player in players:
            player.cancel()
        for outcome in await asyncio.gather(*players, return_exceptions=True):
            if isinstance(outcome, Exception):
                raise outcome
        return self.summed_up(elapsed)

    async def sit(self, port: int, seat: Seat, players: int) -> None:
        """One player: when all are there, he answers what he is asked until he is called away."""
        where = f"ws://{HOST}:{port}/api/tables/{seat.table}/socket?seat={seat.seat}&lang=en"
        headers = {"Cookie": seat.cookie, "Origin": f"http://{HOST}:{port}"}
        async with self.door:
            line = await connect(where, additional_headers=headers, compression=None)
            welcome = await line.recv()
        self.seated += 1
        if self.seated == players:
            self.all_seated.set()
        await self.all_seated.wait()
        async with line:
            with suppress(ConnectionClosed):
                await self.hear(line, seat, welcome)
                async for frame in line:
                    await self.hear(line, seat, frame)

    async def hear(self, line: ClientConnection, seat: Seat, frame: str | bytes) -> None:
        now = time.perf_counter()
        sight = frames.decode(frame).sight
        if sight is None:
            return
        self.note(seat, sight.number, now)
        if sight.ask is not None and sight.ask.seat == seat.seat:
            await self.answer(line, seat, sight.ask)

    def note(self, seat: Seat, number: int, now: float) -> None:
        """What others chose up to this number has arrived here."""
        sent = self.sent.get(seat.table, {})
        for seen in [n for n, (_, by) in sent.items() if n <= number and by != seat.seat]:
            moment, _ = sent.pop(seen)
            if self.measuring:
                self.delays.append((now - moment) * 1000)

    async def answer(self, line: ClientConnection, seat: Seat, ask: Ask) -> None:
        await asyncio.sleep(seat.ready - time.perf_counter())
        await self.wait_for_turn()
        seat.ready = time.perf_counter() + PACE
        answer = {
            "seat": seat.seat,
            "number": ask.number,
            "undone": ask.undone,
            "action": self.random.choice(ask.options).action,
        }
        sent = self.sent.setdefault(seat.table, {})
        sent[ask.number + 1] = (time.perf_counter(), seat.seat)
        await line.send(msgspec.json.encode({"type": "choose", "answer": answer}).decode())

    async def wait_for_turn(self) -> None:
        """At a steady rate, each choice has its moment."""
        if self.load.rate:
            now = time.perf_counter()
            self.next_turn = max(self.next_turn, now) + 1 / self.load.rate
            await asyncio.sleep(self.next_turn - now)

    def summed_up(self, elapsed: float) -> Answered:
        delays = sorted(self.delays) or [0.0]
        return Answered(
            server="",
            rate=self.load.rate,
            choices=len(self.delays),
            per_second=len(self.delays) / elapsed,
            p50=delays[len(delays) // 2],
            p99=delays[min(len(delays) - 1, len(delays) * 99 // 100)],
        )
