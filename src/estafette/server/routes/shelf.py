"""What can be played, in words: games, seats, lexicons, rules, maps and players."""

import asyncio
from typing import Annotated

from litestar import Controller, Response, get
from litestar.params import Parameter

from estafette.ai import LEVELS

from ..files import drawing
from ..wire import GameCard, Lexicon, PlayerCard, RulesBook, SeatCard
from .door import AnyRequest, Id, TheHouse, TheKept, Tongue, troubles

TIMES = {"marshal": (1, 3, 10)}  # seconds for one choice
RESERVED = ("scenario", "lang")


class ShelfController(Controller):
    """The same for everybody, and kept by browsers until it changes."""

    path = "/api"
    tags = ["shelf"]
    security = [{}]

    @get("/games", summary="The games on the shelf", responses=troubles(400))
    async def games(
        self, request: AnyRequest, house: TheHouse, kept: TheKept, language: Tongue
    ) -> Response[tuple[GameCard, ...]]:
        return await kept.answer(
            request, ("games", language), lambda: house.library.game_cards(language)
        )

    @get("/games/{game:str}/seats", summary="The seats of a scenario", responses=troubles(400, 404))
    async def seats(
        self,
        request: AnyRequest,
        house: TheHouse,
        language: Tongue,
        game: Id,
        scenario: Annotated[str, Parameter(max_length=60)],
    ) -> tuple[SeatCard, ...]:
        options = {
            name: value for name, value in request.query_params.items() if name not in RESERVED
        }
        return await asyncio.to_thread(house.library.seats, game, scenario, options, language)

    @get("/games/{game:str}/lexicon", summary="The words of a game", responses=troubles(400, 404))
    async def lexicon(
        self, request: AnyRequest, house: TheHouse, kept: TheKept, language: Tongue, game: Id
    ) -> Response[Lexicon]:
        return await kept.answer(
            request, ("lexicon", game, language), lambda: house.library.lexicon(game, language)
        )

    @get("/games/{game:str}/rules", summary="The rules of a game", responses=troubles(400, 404))
    async def rules(
        self, request: AnyRequest, house: TheHouse, kept: TheKept, language: Tongue, game: Id
    ) -> Response[RulesBook]:
        return await kept.answer(
            request, ("rules", game, language), lambda: house.library.rulesbook(game, language)
        )

    @get(
        "/games/{game:str}/drawing/{file:str}",
        summary="A picture of the map",
        responses=troubles(400, 404),
    )
    async def drawing(
        self, request: AnyRequest, house: TheHouse, game: Id, file: Id
    ) -> Response[bytes]:
        return await drawing(request, house.library.rules(game).folder / "drawing", file)

    @get("/players", summary="Players of ours who may take a seat", responses=troubles(400))
    async def players(self, house: TheHouse, language: Tongue) -> tuple[PlayerCard, ...]:
        say = house.reader.words.say
        return tuple(
            PlayerCard(
                level,
                say(f"player.{level}", {}, language),
                say(f"player.{level}-text", {}, language),
                TIMES.get(level, ()),
            )
            for level in LEVELS
        )
