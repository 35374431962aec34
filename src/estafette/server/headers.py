"""What every answer says to the browser about what it may do, and the log of what was answered."""

from time import perf_counter

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from .logs import log

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
FORBIDDEN = "camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()"
ALWAYS = {
    b"content-security-policy": POLICY.encode(),
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"same-origin",
    b"permissions-policy": FORBIDDEN.encode(),
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
    b"x-frame-options": b"DENY",
}
OVER_TLS = (b"strict-transport-security", b"max-age=31536000")
UNKEPT = (b"cache-control", b"no-store")

_log = log("web")


class Headers:
    """Around the whole application, so that no answer leaves without them, not even a refusal."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            await self.app(scope, receive, send)
            return
        method, began, status = scope["method"], perf_counter(), 0
        if method == "HEAD":  # as for GET; the web server leaves the body out
            scope = {**scope, "method": "GET"}

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = completed(scope, list(message["headers"]))
            await send(message)

        try:
            await self.app(scope, receive, send_with_headers)
        finally:
            milliseconds = round((perf_counter() - began) * 1000, 1)
            _log.info(
                "answered",
                method=method,
                path=scope["path"],
                status=status,
                milliseconds=milliseconds,
            )


def completed(scope: Scope, headers: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """The headers of an answer, and those that each must have unless it says otherwise."""
    said = {name.lower() for name, _ in headers}
    headers += [(name, value) for name, value in ALWAYS.items() if name not in said]
    if scope["scheme"] == "https":
        headers.append(OVER_TLS)
    if b"cache-control" not in said:
        headers.append(UNKEPT)
    return headers
