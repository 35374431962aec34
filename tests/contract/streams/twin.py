"""A server in this process: its clock stands still, and its players answer as they are told."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest

from estafette.ai import Budget, Found
from estafette.engine import Action
from estafette.match import Match
from estafette.server import app, house, hub
from estafette.server.desk import chances, counsel, plans, players
from estafette.server.desk.live import Live
from estafette.server.desk.reel import Reel
from estafette.server.minds import Choose, Interrupted
from estafette.server.settings import Settings
from tests.server.desk.house import NOON, shelf
from tests.waiting import until_held

from .plug import Browser, Plug

FEW = Budget(iterations=6)
SEED = "5eed" * 4
NEVER = 1e9


class Mind:
    """Who is asked for a seat waits for an answer; all else is thought about at once."""

    def __init__(self, *_: Any) -> None:
        self.seat = ""
        self._answer: asyncio.Future[Found] | None = None

    async def run(self, work: Any, *, ticket: str, **limits: Any) -> Any:
        if not isinstance(work, Choose):
            return work.do(lambda: False)
        self.seat, self._answer = work.seat, asyncio.get_running_loop().create_future()
        try:
            return await self._answer
        finally:
            self.seat, self._answer = "", None

    def answer(self, action: Action) -> None:
        assert self._answer is not None
        self._answer.set_result(Found(action, 0.0))

    def interrupt(self, ticket: str) -> None:
        if self._answer is not None and ticket.startswith("player") and not self._answer.done():
            self._answer.set_exception(Interrupted())

    async def close(self) -> None:
        self.interrupt("player")


class Twin:
    """One server and its database; `table` is looked at by who holds a seat and by who watches."""

    def __init__(self, file: Path) -> None:
        settings = Settings(database=str(file), static="", arrivals=0, choices=0, hints=0)
        self.file = file
        self.app = app.create_app(settings, shelf)
        provided: Any = self.app.dependencies["house"]
        self.house: house.House = provided.dependency()
        self.house.desk.hall.clock = lambda: NOON
        self.table = ""
        self.owner = self.watcher = Browser(self.app)
        self.plugs: list[Plug] = []

    @property
    def mind(self) -> Mind:
        found: Any = self.house.minds
        assert isinstance(found, Mind)
        return found

    @asynccontextmanager
    async def open(self) -> AsyncIterator["Twin"]:
        """A fault is told when all is closed, and not in a group with what came of it."""
        self.house.store.migrate()
        fault: BaseException | None = None
        async with self.app.lifespan():
            try:
                yield self
            except Exception as found:
                fault = found
            for plug in self.plugs:
                await plug.pull()
        if fault is not None:
            raise fault

    @asynccontextmanager
    async def live(self) -> AsyncIterator[Live]:
        async with self.house.desk.hall.at(self.table) as live:
            yield live

    async def match(self) -> Match:
        async with self.live() as live:
            return live.playing

    async def plug_in(self, seat: str) -> None:
        """First who watches, then who plays: each has heard that the other is here."""
        path = f"/api/tables/{self.table}/socket"
        for browser, query in ((self.watcher, {}), (self.owner, {"seat": seat})):
            self.plugs.append(browser.plug(path, **query))
            await self.plugs[-1].until("welcome", 0)
        for plug in self.plugs:
            await plug.until("table", 0)

    async def settled(self, asked: Callable[[Match], bool]) -> None:
        """Until a player of ours thinks, if one is asked."""
        if asked(await self.match()):
            await until_held(lambda: self.mind.seat, "a player is asked")

    def copy_to(self, file: Path) -> None:
        with closing(sqlite3.connect(self.file)) as here, closing(sqlite3.connect(file)) as there:
            here.backup(there)

    async def exchange(self, world: Match) -> None:
        """From here on it is this world that is played; before, it looked like the match."""
        async with self.live() as live:
            match = live.playing
            world.log, world.prologue = list(match.log), match.prologue
            reel = Reel(live)
            reel.match_at(0, match.log)
            saved = world.saved()
            reel._stops[match.number] = saved
            reel._match = Match.wake(live.game.rules, live.game.printed, saved)
            self.house.desk._records._reels[live.id] = reel
            live.match, live.whole = world, True


@pytest.fixture
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing that a server does depends on the time, or on lots of its own."""
    monkeypatch.setattr(house, "Minds", Mind)
    monkeypatch.setattr(hub, "HEARTBEAT", NEVER)
    monkeypatch.setattr(house, "HEARTBEAT", NEVER)
    monkeypatch.setattr(players, "due", lambda level, decision, took, on_paper: took)
    monkeypatch.setattr(counsel, "THINKING", FEW)
    monkeypatch.setattr(chances, "WEIGHING", FEW)
    for room in (counsel, plans):
        monkeypatch.setattr(room, "token_hex", lambda size: SEED)
