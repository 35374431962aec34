"""Tables: laying them, sitting down, looking, and what becomes of a match."""

from typing import Annotated

from litestar import Controller, Response, delete, get, post
from litestar.params import JSONBody, Parameter

from estafette.engine import Board

from ..wire import (
    Ask,
    Branch,
    Lobby,
    Proof,
    SeatWord,
    Sight,
    Sitting,
    TableCard,
    TableOrder,
)
from .door import (
    ANYBODY,
    CHANGING,
    LIMITS,
    LOOKING,
    SESSION,
    AccountId,
    AnyRequest,
    Caller,
    Id,
    SeatId,
    Since,
    TheHouse,
    Tongue,
)

MATCH_FILE = "application/x-ndjson"


class TablesController(Controller):
    """What changes something needs somebody; looking at an open table does not."""

    path = "/api/tables"
    tags = ["tables"]
    security = SESSION

    @get(summary="The lobby", security=ANYBODY, responses=LOOKING)
    async def lobby(self, house: TheHouse, account: AccountId, language: Tongue) -> Lobby:
        return await house.desk.lobby(account, language)

    @post(summary="Lay a table", responses=CHANGING)
    async def create(
        self, house: TheHouse, who: Caller, language: Tongue, data: JSONBody[TableOrder]
    ) -> TableCard:
        house.guard.slow_choices(who.account)
        table = await house.desk.create(who.account, data)
        return await house.desk.card(who.account, table, language)

    @get("/{table:str}", summary="A table", security=ANYBODY, responses=LOOKING)
    async def card(
        self, house: TheHouse, account: AccountId, language: Tongue, table: Id
    ) -> TableCard:
        return await house.desk.card(account, table, language)

    @delete("/{table:str}", summary="Clear a table of mine", responses=CHANGING)
    async def cancel(self, house: TheHouse, who: Caller, table: Id) -> None:
        await house.desk.cancel(who.account, table)

    @post("/{table:str}/sit", summary="Take a seat", status_code=200, responses=CHANGING)
    async def sit(
        self, house: TheHouse, who: Caller, language: Tongue, table: Id, data: JSONBody[Sitting]
    ) -> TableCard:
        await house.desk.sit(who.account, table, data)
        return await house.desk.card(who.account, table, language)

    @post("/{table:str}/leave", summary="Stand up", status_code=204, responses=CHANGING)
    async def leave(self, house: TheHouse, who: Caller, table: Id) -> None:
        await house.desk.leave(who.account, table)

    @get("/{table:str}/board", summary="The map", security=ANYBODY, responses=LOOKING)
    async def board(self, house: TheHouse, account: AccountId, table: Id) -> Board:
        await house.desk.card(account, table, "en")  # whoever may not see the table is turned down
        return await house.desk.board(table)

    @get("/{table:str}/view", summary="What a seat sees", security=ANYBODY, responses=LOOKING)
    async def view(
        self,
        house: TheHouse,
        account: AccountId,
        language: Tongue,
        table: Id,
        seat: SeatId = "",
        since: Since = 0,
    ) -> Sight:
        return await house.desk.sight(account, table, seat or None, since, language)

    @get(
        "/{table:str}/decision",
        summary="What a seat must decide; 204 if it is not asked",
        responses=LOOKING,
    )
    async def decision(
        self, house: TheHouse, who: Caller, language: Tongue, table: Id, seat: SeatId
    ) -> Response[Ask | None]:
        since = 1_000_000  # the lines are not asked for
        sight = await house.desk.sight(who.account, table, seat or None, since, language)
        return Response(sight.ask, status_code=200 if sight.ask else 204)

    @post("/{table:str}/resign", summary="Give up", status_code=204, responses=CHANGING)
    async def resign(
        self, house: TheHouse, who: Caller, table: Id, data: JSONBody[SeatWord]
    ) -> None:
        await house.desk.resign(who.account, table, data.seat)

    @post(
        "/{table:str}/end",
        summary="End without a result what cannot go on, or whose rules were mended",
        status_code=204,
        responses=CHANGING,
    )
    async def end(self, house: TheHouse, who: Caller, table: Id, data: JSONBody[SeatWord]) -> None:
        await house.desk.end(who.account, table, data.seat)

    @post("/{table:str}/claim", summary="Claim the win", status_code=204, responses=CHANGING)
    async def claim(
        self, house: TheHouse, who: Caller, table: Id, data: JSONBody[SeatWord]
    ) -> None:
        await house.desk.claim(who.account, table, data.seat)

    @post("/{table:str}/rematch", summary="The same once more", responses=CHANGING)
    async def rematch(self, house: TheHouse, who: Caller, language: Tongue, table: Id) -> TableCard:
        house.guard.slow_choices(who.account)
        again = await house.desk.rematch(who.account, table)
        return await house.desk.card(who.account, again, language)

    @post("/{table:str}/branch", summary="Play on from a point", responses=CHANGING)
    async def branch(
        self, house: TheHouse, who: Caller, language: Tongue, table: Id, data: JSONBody[Branch]
    ) -> TableCard:
        house.guard.slow_choices(who.account)
        other = await house.desk.branch(who.account, table, data)
        return await house.desk.card(who.account, other, language)

    @get(
        "/{table:str}/file",
        summary="The match file, as I may keep it",
        security=ANYBODY,
        media_type=MATCH_FILE,
        responses=LOOKING,
    )
    async def file(self, house: TheHouse, account: AccountId, table: Id) -> Response[bytes]:
        file = await house.desk.file(account, table)
        card = await house.desk.card(account, table, "en")
        name = f"{card.game}-{card.scenario}-{table[:8]}.jsonl"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(file, media_type=MATCH_FILE, headers=headers)

    @post(
        "/import",
        summary="A match file becomes a table",
        request_max_body_size=LIMITS["file"],
        responses=CHANGING,
    )
    async def import_(
        self, request: AnyRequest, house: TheHouse, who: Caller, language: Tongue
    ) -> TableCard:
        house.guard.slow_choices(who.account)
        table = await house.desk.import_(who.account, await request.body())
        return await house.desk.card(who.account, table, language)

    @get("/{table:str}/proof", summary="The dice, proved", security=ANYBODY, responses=LOOKING)
    async def proof(self, house: TheHouse, account: AccountId, table: Id) -> Proof:
        await house.desk.card(account, table, "en")
        return await house.desk.proof(table)

    @get(
        "/{table:str}/replay/{number:int}",
        summary="The table as it was",
        security=ANYBODY,
        responses=LOOKING,
    )
    async def replay(
        self,
        house: TheHouse,
        account: AccountId,
        language: Tongue,
        table: Id,
        number: Annotated[int, Parameter(ge=0, le=1_000_000)],
        seat: SeatId = "",
    ) -> Sight:
        return await house.desk.replay(account, table, seat or None, number, language)
