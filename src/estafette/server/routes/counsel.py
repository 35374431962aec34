"""Counsel: a hint for a seat that is asked, and what was found out about a match that is over."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from litestar import Controller, get, post
from litestar.params import JSONBody

from ..trouble import Turned
from ..wire import Analysis, Hint, HintRequest
from .door import (
    ANYBODY,
    CHANGING,
    LOOKING,
    SESSION,
    AccountId,
    AnyRequest,
    Caller,
    Id,
    TheHouse,
    Tongue,
)

T = TypeVar("T")


class CounselController(Controller):
    """A hint is for who sits on the seat; how a finished match went is for everybody."""

    path = "/api/tables/{table:str}"
    tags = ["counsel"]
    security = SESSION

    @post("/hint", summary="What would the marshal do?", status_code=200, responses=CHANGING)
    async def hint(
        self,
        request: AnyRequest,
        house: TheHouse,
        who: Caller,
        language: Tongue,
        table: Id,
        data: JSONBody[HintRequest],
    ) -> Hint:
        """Where the table allows it; whoever leaves or chooses meanwhile puts an end to it."""
        house.guard.slow_hints(who.account)
        return await unless_gone(request, house.desk.hint(who.account, table, data, language))

    @get("/analysis", summary="How the match went", security=ANYBODY, responses=LOOKING)
    async def analysis(
        self, house: TheHouse, account: AccountId, language: Tongue, table: Id
    ) -> Analysis:
        return await house.desk.analysis(account, table, language)

    @post("/analysis", summary="Have it found out", status_code=200, responses=CHANGING)
    async def analyse(self, house: TheHouse, who: Caller, language: Tongue, table: Id) -> Analysis:
        """It is done in the background: ask again how far it has come."""
        house.guard.slow_hints(who.account)
        return await house.desk.analyse(who.account, table, language)


async def unless_gone(request: AnyRequest, work: Coroutine[Any, Any, T]) -> T:
    """What the work gives; it is dropped when nobody waits for it any more."""
    task, gone = asyncio.ensure_future(work), asyncio.ensure_future(hung_up(request))
    try:
        await asyncio.wait({task, gone}, return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise Turned(409, "server.stale")
        return task.result()
    finally:
        task.cancel()
        gone.cancel()


async def hung_up(request: AnyRequest) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
