"""Whatever goes wrong is answered as one sentence in the asker's language, never as a traceback."""

from collections.abc import Callable
from typing import Any

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException
from msgspec import DecodeError, ValidationError
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from .guard import Slowed, language_for
from .logs import log
from .reader import Reader
from .trouble import Turned
from .wire import Trouble

AnyRequest = Request[Any, Any, Any]
KEYS = {
    400: "trouble.malformed",
    401: "account.nobody",
    403: "trouble.forbidden",
    404: "trouble.nowhere",
    405: "trouble.method",
    413: "trouble.too-large",
    415: "trouble.malformed",
    422: "trouble.malformed",
    429: "trouble.too-fast",
    503: "trouble.busy",
}

_log = log("trouble")


def handlers(reader: Reader) -> dict[Any, Callable[[AnyRequest, Any], Response[Trouble]]]:
    """How each kind of trouble is answered."""

    def turned(request: AnyRequest, trouble: Turned) -> Response[Trouble]:
        headers = {"Retry-After": str(trouble.seconds)} if isinstance(trouble, Slowed) else {}
        if trouble.status == 401:
            headers["WWW-Authenticate"] = "Bearer"
        told = reader.trouble(trouble, language_for(request))
        return answer(told, trouble.status, headers)

    def malformed(request: AnyRequest, error: Exception) -> Response[Trouble]:
        _log.info("malformed", path=request.scope["path"], error=type(error).__name__)
        return turned(request, Turned(400, "trouble.malformed"))

    def of_http(request: AnyRequest, error: HTTPException) -> Response[Trouble]:
        if isinstance(error.__cause__, ValidationError):
            return malformed(
                request, error
            )  # Litestar mistakes a field for what it provides itself
        if error.status_code not in KEYS:
            return unforeseen(request, error)
        told = reader.trouble(
            Turned(error.status_code, KEYS[error.status_code], seconds=1), language_for(request)
        )
        return answer(told, error.status_code, dict(error.headers or {}))

    def broken(request: AnyRequest, error: DBAPIError) -> Response[Trouble]:
        """The store cannot be reached, is locked or full: the next attempt may find it well."""
        _log.error("store fails", path=request.scope["path"], error=type(error).__name__)
        busy = reader.trouble(Turned(503, KEYS[503]), language_for(request))
        return answer(busy, 503, {"Retry-After": "5"})

    def unforeseen(request: AnyRequest, error: Exception) -> Response[Trouble]:
        _log.error("unforeseen", path=request.scope["path"], exc_info=error)
        told = reader.trouble(Turned(500, "trouble.unforeseen"), language_for(request))
        return answer(told, 500, {})

    return {
        Turned: turned,
        DecodeError: malformed,
        ValidationError: malformed,
        UnicodeDecodeError: malformed,
        RecursionError: malformed,
        OperationalError: broken,
        InterfaceError: broken,
        PoolTimeout: broken,
        HTTPException: of_http,
        Exception: unforeseen,
    }


def answer(told: Trouble, status: int, headers: dict[str, str]) -> Response[Trouble]:
    return Response(told, status_code=status, headers=headers, media_type=MediaType.JSON)
