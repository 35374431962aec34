"""The guard at the door: who comes in, whether he was sent by another site, and how often."""

import hmac
import math
from ipaddress import ip_address, ip_network
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from .accounts import SESSION, Accounts, Opened, Who
from .buckets import Buckets
from .settings import Settings
from .trouble import Turned
from .wire import Language
from .words import language_of

Connection = ASGIConnection[Any, Any, Any, Any]

COOKIE = "estafette"
CSRF_HEADER = "x-csrf-token"
ODDS_A_SECOND, ODDS_AT_ONCE = 1.0, 30.0
SAFE = ("GET", "HEAD", "OPTIONS")


class Slowed(Turned):
    """Too much, too fast; `seconds` from now there is room again."""

    def __init__(self, seconds: float) -> None:
        self.seconds = max(1, math.ceil(seconds))
        super().__init__(429, "trouble.too-fast", seconds=self.seconds)


class Guard:
    def __init__(self, settings: Settings, accounts: Accounts) -> None:
        self._settings = settings
        self._accounts = accounts
        self._arrivals = Buckets(settings.arrivals / 60, settings.arrivals)
        self._choices = Buckets(settings.choices, settings.choices * 2)
        self._odds = Buckets(ODDS_A_SECOND, ODDS_AT_ONCE)
        self._hints = Buckets(settings.hints / 60, settings.hints)

    async def who(self, connection: Connection) -> Who:
        """Who asks; nobody may not, and by a browser he must show that he asks himself."""
        who = await self.visitor(connection)
        if who is None:
            raise Turned(401, "account.nobody")
        return who

    async def visitor(self, connection: Connection) -> Who | None:
        """Who asks, if it is anybody that we know."""
        if bearer := bearer_of(connection):
            who = await self._accounts.who(bearer)
            if who is None or who.kind != "bot":
                raise Turned(401, "account.bad-token")
            return who
        token = connection.cookies.get(COOKIE, "")
        who = await self._accounts.who(token) if token else None
        if who is None or who.kind != "browser":
            return None
        if is_unsafe(connection) and not same(connection.headers.get(CSRF_HEADER, ""), who.csrf):
            raise Turned(403, "trouble.csrf")
        return who

    def check_origin(self, connection: Connection) -> None:
        """What a browser sends from a page of another site is not for us."""
        origin = connection.headers.get("origin", "")
        if origin and not self.is_ours(origin, connection.headers.get("host", "")):
            raise Turned(403, "trouble.origin")

    def is_ours(self, origin: str, host: str) -> bool:
        own = urlsplit(self._settings.address).netloc
        return urlsplit(origin).netloc.lower() in {host.lower(), own.lower()} - {""}

    def slow_arrivals(self, connection: Connection) -> None:
        """Guests, new accounts and passwords: so many a minute from one address."""
        address = connection.client.host if connection.client else ""
        if wait := self._arrivals.wait(household(address)):
            raise Slowed(wait)

    def slow_choices(self, account: str) -> None:
        if wait := self._choices.wait(account):
            raise Slowed(wait)

    def slow_odds(self, account: str) -> None:
        if wait := self._odds.wait(account):
            raise Slowed(wait)

    def slow_hints(self, account: str) -> None:
        if wait := self._hints.wait(account):
            raise Slowed(wait)

    def cookie(self, connection: Connection, opened: Opened) -> Cookie:
        return self._cookie(connection, opened.token, SESSION)

    def no_cookie(self, connection: Connection) -> Cookie:
        return self._cookie(connection, "", 0)

    def _cookie(self, connection: Connection, token: str, seconds: int) -> Cookie:
        """No script may read it, and no other site's page sends it along with a change."""
        return Cookie(
            key=COOKIE,
            value=token,
            max_age=seconds,
            httponly=True,
            samesite="lax",
            secure=self._is_secure(connection),
        )

    def _is_secure(self, connection: Connection) -> bool:
        return connection.scope["scheme"] in ("https", "wss") or self._settings.address.startswith(
            "https://"
        )


def household(address: str) -> str:
    """Who has one address of IPv6 has the 2^64 beside it too: they count as one."""
    try:
        known = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if known.version == 4 or known.ipv4_mapped:
        return address
    return str(ip_network((known, 64), strict=False))


def language_for(connection: Connection, who: Who | None = None) -> Language:
    asked = connection.query_params.get("lang")
    accepted = connection.headers.get("accept-language", "")
    return language_of(asked, accepted, who.language if who else None)


def bearer_of(connection: Connection) -> str:
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


def is_unsafe(connection: Connection) -> bool:
    return connection.scope.get("method", "GET") not in SAFE


def same(given: str, wanted: str) -> bool:
    """Compared in a time that tells nothing."""
    return hmac.compare_digest(given.encode(), wanted.encode())
