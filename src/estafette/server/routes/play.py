"""At the table: choices, questions, draws, talk and notes."""

from litestar import Controller, get, post, put
from litestar.params import JSONBody

from ..wire import (
    Answer,
    Answers,
    ChatLine,
    DrawWord,
    Notes,
    OddsRequest,
    OddsSheet,
    Plan,
    PlanRequest,
    Question,
    Reasons,
    Saying,
    Sight,
    TakeBack,
)
from .door import (
    ANYBODY,
    CHANGING,
    LOOKING,
    SESSION,
    AccountId,
    Caller,
    Id,
    SeatId,
    TheHouse,
    Tongue,
)


class PlayController(Controller):
    path = "/api/tables/{table:str}"
    tags = ["play"]
    security = SESSION

    @post("/choices", summary="Choose", status_code=200, responses=CHANGING)
    async def choose(
        self, house: TheHouse, who: Caller, language: Tongue, table: Id, data: JSONBody[Answer]
    ) -> Sight:
        """The answer to the open question; what the seat then sees, with what was told since."""
        await house.choose(who.account, table, data)
        return await house.desk.sight(who.account, table, data.seat, data.number, language)

    @post("/plan", summary="What would come of it?", status_code=200, responses=CHANGING)
    async def plan(
        self, house: TheHouse, who: Caller, language: Tongue, table: Id, data: JSONBody[PlanRequest]
    ) -> Plan:
        """Several answers, where there is a sheet to plan on: nothing is done before `confirm`."""
        house.guard.slow_choices(who.account)
        async with house.at(table, who.account):
            return await house.desk.plan(who.account, table, data, language)

    @post("/confirm", summary="Hand a plan in", status_code=200, responses=CHANGING)
    async def confirm(
        self, house: TheHouse, who: Caller, language: Tongue, table: Id, data: JSONBody[Answers]
    ) -> Sight:
        """Its answers are taken one by one, to the first that is refused."""
        await house.confirm(who.account, table, data)
        return await house.desk.sight(who.account, table, data.seat, data.number, language)

    @post("/undo", summary="Take the last choice back", status_code=200, responses=CHANGING)
    async def undo(
        self, house: TheHouse, who: Caller, language: Tongue, table: Id, data: JSONBody[TakeBack]
    ) -> Sight:
        async with house.at(table, who.account):
            await house.desk.undo(who.account, table, data)
        since = max(0, data.number - 1)
        return await house.desk.sight(who.account, table, data.seat, since, language)

    @post("/why", summary="Why is this not possible?", status_code=200, responses=CHANGING)
    async def why(
        self, house: TheHouse, who: Caller, language: Tongue, table: Id, data: JSONBody[Question]
    ) -> Reasons:
        async with house.at(table, who.account):
            return await house.desk.why(who.account, table, data, language)

    @post("/odds", summary="What may chance bring?", status_code=200, responses=CHANGING)
    async def odds(
        self, house: TheHouse, who: Caller, language: Tongue, table: Id, data: JSONBody[OddsRequest]
    ) -> OddsSheet:
        """For an answer that leads to a battle or a test, from what the seat may know."""
        house.guard.slow_odds(who.account)
        async with house.at(table, who.account):
            return await house.desk.odds(who.account, table, data, language)

    @post("/draw", summary="Offer, accept or decline a draw", status_code=204, responses=CHANGING)
    async def draw(self, house: TheHouse, who: Caller, table: Id, data: JSONBody[DrawWord]) -> None:
        await house.desk.draw(who.account, table, data)

    @get("/chat", summary="What was said", security=ANYBODY, responses=LOOKING)
    async def chat(self, house: TheHouse, account: AccountId, table: Id) -> list[ChatLine]:
        return await house.desk.chat(account, table)

    @post("/chat", summary="Say something", responses=CHANGING)
    async def say(
        self, house: TheHouse, who: Caller, table: Id, data: JSONBody[Saying]
    ) -> ChatLine:
        house.guard.slow_choices(who.account)
        return await house.desk.say(who.account, table, data)

    @get("/notes", summary="My notes", responses=LOOKING)
    async def notes(self, house: TheHouse, who: Caller, table: Id, seat: SeatId) -> Notes:
        return Notes(await house.desk.notes(who.account, table, seat))

    @put("/notes", summary="Write my notes", status_code=204, responses=CHANGING)
    async def write_notes(
        self, house: TheHouse, who: Caller, table: Id, seat: SeatId, data: JSONBody[Notes]
    ) -> None:
        await house.desk.write_notes(who.account, table, seat, data.text)
