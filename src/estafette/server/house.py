"""Everything that answers a request, made once when the server starts."""

import asyncio
import os
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from time import perf_counter
from typing import Any

from litestar.channels import ChannelsPlugin

from estafette.match.shelf import Shelf

from .accounts import DAY, Accounts
from .desk import Desk, News
from .guard import Guard, Slowed
from .hub import HEARTBEAT, Bulletin, Hub
from .library import Library
from .logs import log
from .metrics import AWAKE, CHOICES, LATENCY, count_thought
from .minds import Minds
from .notices import Notices
from .reader import GAME, Reader
from .settings import Settings
from .store import Store
from .trouble import Turned
from .wire import Answer, Answers

PAUSE_AFTER_FAULT = 1.0

_log = log("house")


class House:
    """The desk and those around it."""

    def __init__(
        self, settings: Settings, shelf: Shelf, store: Store, channels: ChannelsPlugin
    ) -> None:
        self.settings = settings
        self.store = store
        self.minds = Minds(thinkers_for(settings), settings.cluster, count_thought)
        self.hub = Hub(channels)
        self.hub.attend(self)
        self.desk = Desk(
            store,
            shelf,
            self.hub.tell,
            shared=store.is_shared,
            here=self.hub.is_here,
            minds=self.minds,
        )
        self.library = Library(self.desk, shelf())
        self.reader = Reader(self.library)
        self.accounts = Accounts(store)
        self.guard = Guard(settings, self.accounts)
        self.notices = Notices(settings, store, self.desk, self.hub, self.reader)

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        """While the house is open its clerks are at work; they stop before the store closes."""
        await self.desk.keep_boxes()
        clerks = [
            asyncio.create_task(steadily(work), name=work.__qualname__)
            for work in (
                self.hub.run,
                self.hub.run_heartbeat,
                self.desk.run_players,
                self.desk.run_clocks,
                self.desk.sleep_idle,
                self.notices.run,
                self._count_awake,
                self._forget_idle_guests,
            )
        ]
        try:
            yield
        finally:
            for clerk in clerks:
                clerk.cancel()
            await self.minds.close()
            await asyncio.gather(*clerks, return_exceptions=True)

    def hear(self, bulletin: Bulletin) -> None:
        """What another process says of a table, the desk of this one should know."""
        match bulletin.kind:
            case "sight" | "table" | "stuck" as kind if bulletin.process != self.hub.process:
                self.desk.heard(News(bulletin.table, kind, bulletin.number))

    async def _count_awake(self) -> None:
        while True:
            AWAKE.set(self.desk.awake)
            await asyncio.sleep(HEARTBEAT / 3)

    async def _forget_idle_guests(self) -> None:
        while True:
            if gone := await self.accounts.forget_idle_guests():
                _log.info("idle guests forgotten", guests=gone)
            await asyncio.sleep(DAY / 4)

    async def choose(self, account: str | None, table: str, answer: Answer) -> int:
        """One choice, measured and counted."""
        if account is not None:
            self.guard.slow_choices(account)
        began = perf_counter()
        try:
            async with self.at(table, account):
                number = await self.desk.choose(account, table, answer)
        except Turned as turned:
            CHOICES.labels("stale" if turned.status == 409 else "refused").inc()
            raise
        LATENCY.observe(perf_counter() - began)
        CHOICES.labels("taken").inc()
        return number

    async def confirm(self, account: str | None, table: str, answers: Answers) -> int:
        """A plan is handed in: one choice after the other, to the first that is refused.

        Who hands in much is not turned away for his haste, but kept waiting.
        """
        number, seat, undone = answers.number, answers.seat, answers.undone
        for action in answers.actions:
            answer = Answer(seat, number, action, undone)
            try:
                number = await self.choose(account, table, answer)
            except Slowed as slowed:
                await asyncio.sleep(slowed.seconds)
                number = await self.choose(account, table, answer)
        return number

    @asynccontextmanager
    async def at(self, table: str, account: str | None) -> AsyncIterator[None]:
        """A rule that says no is read in the words of the game of this table."""
        try:
            yield
        except Turned as turned:
            if turned.refusal is not None and GAME not in turned.facts:
                with suppress(Turned):
                    card = await self.desk.card(account, table, "en")
                    turned.facts[GAME] = card.game
            raise


def thinkers_for(settings: Settings) -> int:
    """How many may think at once for this process: a core is left to the web.

    A cluster decides for itself.
    """
    if settings.thinkers or settings.cluster:
        return settings.thinkers
    return max(1, ((os.cpu_count() or 1) - 1) // settings.workers)


async def steadily(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """A clerk who stumbles gets up again: a fault in one match must not stop all the others."""
    while True:
        try:
            await work()
        except Exception:
            _log.exception("clerk stumbled", clerk=work.__qualname__)
        await asyncio.sleep(PAUSE_AFTER_FAULT)
