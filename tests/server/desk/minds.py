"""Minds that think at once, in a thread of the process that asks; or not before they are let."""

import asyncio
from typing import Any

from estafette.server.minds import Interrupted


class ThoughtAtOnce:
    """In place of `Minds`: no process is started, and what was asked for is remembered."""

    def __init__(self) -> None:
        self.works: list[Any] = []
        self.interrupted: list[str] = []

    async def run(self, work: Any, *, ticket: str, patient: bool = False) -> Any:
        self.works.append(work)
        return await asyncio.to_thread(work.do, lambda: False)

    def interrupt(self, ticket: str) -> None:
        self.interrupted.append(ticket)


class ThoughtInVain(ThoughtAtOnce):
    """Nothing is found, until an interruption puts an end to it."""

    def __init__(self) -> None:
        super().__init__()
        self.called = asyncio.Event()

    async def run(self, work: Any, *, ticket: str, patient: bool = False) -> Any:
        self.works.append(work)
        await self.called.wait()
        raise Interrupted

    def interrupt(self, ticket: str) -> None:
        super().interrupt(ticket)
        self.called.set()


class Thoughtless(ThoughtAtOnce):
    """Whatever is asked goes wrong."""

    async def run(self, work: Any, *, ticket: str, patient: bool = False) -> Any:
        raise ZeroDivisionError
