"""For those who read: the guide of a first match, and the place from which to catch up."""

from typing import Annotated

from litestar import Controller, Response, get
from litestar.params import Parameter

from ..guide import guide
from ..wire import Guide, Mark
from .door import (
    LOOKING,
    SESSION,
    AnyRequest,
    Caller,
    Id,
    SeatId,
    TheHouse,
    TheKept,
    Tongue,
    troubles,
)


class ReadingController(Controller):
    """A guide is the same for everybody; where somebody left off is for him alone."""

    path = "/api"
    tags = ["reading"]

    @get(
        "/games/{game:str}/guide",
        summary="The guide of a first match",
        security=[{}],
        responses=troubles(400, 404),
    )
    async def guide(
        self,
        request: AnyRequest,
        house: TheHouse,
        kept: TheKept,
        language: Tongue,
        game: Id,
        scenario: Annotated[str, Parameter(max_length=60)],
    ) -> Response[Guide]:
        def make() -> Guide:
            return guide(house.library.rules(game), scenario, house.library.speech(game, language))

        return await kept.answer(request, ("guide", game, scenario, language), make)

    @get(
        "/tables/{table:str}/since",
        summary="The number of the last choice of a seat of mine",
        security=SESSION,
        responses=LOOKING,
    )
    async def since(self, house: TheHouse, who: Caller, table: Id, seat: SeatId) -> Mark:
        return Mark(await house.desk.since_my_last_turn(who.account, table, seat))
