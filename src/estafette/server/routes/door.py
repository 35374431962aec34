"""What all doors share: who asks, in which language, and how a refusal is written down."""

from typing import Annotated, Any

from litestar import Request
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from ..accounts import Who
from ..files import Kept
from ..guard import language_for
from ..house import House
from ..wire import Language, Trouble

AnyRequest = Request[Any, Any, Any]
LIMITS = {"json": 64 * 1024, "file": 16 * 1024 * 1024}

ID = r"^[\w.-]{1,40}$"

Id = Annotated[str, Parameter(max_length=40, pattern=ID)]
SeatId = Annotated[str, Parameter(max_length=60, description="A seat of mine; none: a spectator")]
Since = Annotated[int, Parameter(ge=0, le=1_000_000, description="Lines since this number")]

TheHouse = NamedDependency[House]
TheKept = NamedDependency[Kept]
Caller = NamedDependency[Who]
Visitor = NamedDependency[Who | None]
AccountId = NamedDependency[str | None]
Tongue = NamedDependency[Language]

SESSION: list[dict[str, list[str]]] = [{"cookie": []}, {"bearer": []}]
ANYBODY: list[dict[str, list[str]]] = [{}, *SESSION]

MEANINGS = {
    400: "The request cannot be understood",
    401: "Nobody we know",
    403: "Not for you",
    404: "There is no such thing",
    405: "Not done here",
    409: "The table has moved on, or a rule says no",
    413: "Too large",
    422: "A rule of the game says no",
    429: "Too fast: see Retry-After",
    500: "A fault of ours",
}


def troubles(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals that a door may give, for the published description."""
    return {
        status: ResponseSpec(Trouble, description=MEANINGS[status], generate_examples=False)
        for status in statuses
    }


LOOKING = troubles(400, 401, 403, 404, 409, 429)
CHANGING = troubles(400, 401, 403, 404, 409, 413, 422, 429)


async def who_of(request: AnyRequest, house: TheHouse) -> Who:
    house.guard.check_origin(request)
    return await house.guard.who(request)


async def visitor_of(request: AnyRequest, house: TheHouse) -> Who | None:
    return await house.guard.visitor(request)


async def account_of(visitor: Visitor) -> str | None:
    return visitor.account if visitor else None


async def language_here(request: AnyRequest) -> Language:
    """As `?lang=` says, else as the browser prefers."""
    return language_for(request)
