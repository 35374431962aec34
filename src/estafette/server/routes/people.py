"""Who is here: guests, accounts, log-in and log-out, what is kept about somebody, bots' tokens."""

from typing import Annotated, Any

from litestar import Controller, Response, delete, get, patch, post
from litestar.params import Body, JSONBody

from ..accounts import Opened, Who
from ..export import everything_about
from ..house import House
from ..notices import check_webhook
from ..trouble import Turned
from ..wire import (
    Arrival,
    Credentials,
    Farewell,
    Me,
    NewPassword,
    Preferences,
    TokenCard,
    TokenRequest,
)
from .door import CHANGING, SESSION, AnyRequest, Caller, Id, TheHouse, Tongue, Visitor, troubles

ARRIVING = troubles(400, 401, 403, 409, 413, 429)
ONE_AT = "@"


class PeopleController(Controller):
    path = "/api"
    tags = ["people"]
    security = SESSION

    @get("/me", summary="Who I am", responses=troubles(401))
    async def me(self, house: TheHouse, who: Caller) -> Me:
        return await house.accounts.me(who)

    @post("/guest", summary="Come in as a guest", security=[{}], responses=ARRIVING)
    async def guest(
        self, request: AnyRequest, house: TheHouse, data: JSONBody[Arrival]
    ) -> Response[Me]:
        arriving(request, house)
        opened = await house.accounts.guest(data.name, data.language)
        return await let_in(request, house, opened, 201)

    @post("/register", summary="Open an account", security=[{}, *SESSION], responses=ARRIVING)
    async def register(
        self,
        request: AnyRequest,
        house: TheHouse,
        visitor: Visitor,
        language: Tongue,
        data: JSONBody[Credentials],
    ) -> Response[Me]:
        arriving(request, house)
        if visitor is not None and visitor.kind != "browser":
            raise Turned(403, "trouble.forbidden")
        opened = await house.accounts.register(data, language, visitor)
        if visitor is not None:
            await house.accounts.log_out(visitor)
            house.hub.part(visitor.session)
            await house.desk.renamed(visitor.account)
        return await let_in(request, house, opened, 201)

    @post("/login", summary="Log in", security=[{}], status_code=200, responses=ARRIVING)
    async def log_in(
        self, request: AnyRequest, house: TheHouse, data: JSONBody[Credentials]
    ) -> Response[Me]:
        arriving(request, house)
        return await let_in(request, house, await house.accounts.log_in(data), 200)

    @post("/logout", summary="Log out", status_code=204, responses=CHANGING)
    async def log_out(self, request: AnyRequest, house: TheHouse, who: Caller) -> Response[None]:
        await house.accounts.log_out(who)
        house.hub.part(who.session)
        return goodbye(request, house)

    @patch("/me", summary="Change what is known about me", responses=CHANGING)
    async def change(self, house: TheHouse, who: Caller, data: JSONBody[Preferences]) -> Me:
        people_only(who)
        if data.webhook:
            check_webhook(data.webhook, house.settings)
        if data.email and (data.email.count(ONE_AT) != 1 or not data.email.isprintable()):
            raise Turned(400, "account.bad-email")
        await house.accounts.change(who, data)
        if data.name is not None:
            await house.desk.renamed(who.account)
        return await house.accounts.me(who)

    @post("/me/password", summary="Change my password", status_code=204, responses=CHANGING)
    async def change_password(
        self, request: AnyRequest, house: TheHouse, who: Caller, data: JSONBody[NewPassword]
    ) -> None:
        arriving(request, house)
        people_only(who)
        for session in await house.accounts.change_password(who, data.old, data.new):
            house.hub.part(session)

    @delete("/me", summary="Delete my account", status_code=204, responses=CHANGING)
    async def leave(
        self,
        request: AnyRequest,
        house: TheHouse,
        who: Caller,
        data: Annotated[Farewell | None, Body(description="The password, if there is one")] = None,
    ) -> Response[None]:
        arriving(request, house)
        people_only(who)
        password = data.password if data else ""
        ended = await house.accounts.delete(who, password, lambda: house.desk.forget(who.account))
        for session in ended:
            house.hub.part(session)
        return goodbye(request, house)

    @get("/me/export", summary="Everything that is stored about me", responses=troubles(401, 403))
    async def export(self, house: TheHouse, who: Caller) -> Response[dict[str, Any]]:
        people_only(who)
        headers = {"Content-Disposition": 'attachment; filename="estafette.json"'}
        return Response(await everything_about(house, who), headers=headers)

    @get("/me/tokens", summary="The tokens of my bots", responses=troubles(401))
    async def tokens(self, house: TheHouse, who: Caller) -> list[TokenCard]:
        return await house.accounts.tokens(who)

    @post("/me/tokens", summary="A token for a bot", responses=CHANGING)
    async def make_token(
        self, house: TheHouse, who: Caller, data: JSONBody[TokenRequest]
    ) -> TokenCard:
        people_only(who)
        return await house.accounts.make_token(who, data.label)

    @delete("/me/tokens/{token:str}", summary="Take a token back", responses=CHANGING)
    async def revoke(self, house: TheHouse, who: Caller, token: Id) -> None:
        people_only(who)
        for session in await house.accounts.revoke(who, token):
            house.hub.part(session)


def arriving(request: AnyRequest, house: House) -> None:
    house.guard.check_origin(request)
    house.guard.slow_arrivals(request)


def people_only(who: Who) -> None:
    """A bot plays; what belongs to a person it may not touch."""
    if who.kind != "browser":
        raise Turned(403, "account.people-only")


async def let_in(request: AnyRequest, house: House, opened: Opened, status: int) -> Response[Me]:
    me = await house.accounts.me(opened.who)
    cookie = house.guard.cookie(request, opened)
    return Response(me, status_code=status, cookies=[cookie])


def goodbye(request: AnyRequest, house: House) -> Response[None]:
    return Response(None, status_code=204, cookies=[house.guard.no_cookie(request)])
