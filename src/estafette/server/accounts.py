"""People: guests who gave a name, players with a password, the sessions of both, and bots."""

import asyncio
import hashlib
import hmac
import unicodedata
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from secrets import token_hex, token_urlsafe
from time import time
from typing import Any, Literal

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from msgspec import Struct
from sqlalchemy import Connection, delete, exists, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from .store import Store
from .store.schema import accounts, seats, sessions, tables
from .trouble import Turned
from .wire import Credentials, Language, Me, Name, Preferences, TokenCard

DAY = 86_400
SESSION = 90 * DAY
RENEWED_AFTER = DAY
MOST_TOKENS = 20
SHOWN = 16  # letters of a token's hash by which its owner names it
IDLE_GUEST = 90 * DAY
HASHING_AT_ONCE = 2

Kind = Literal["browser", "bot"]


class Who(Struct, frozen=True):
    """Who asks: an account, by a session of his."""

    account: str
    name: str
    guest: bool
    session: str
    kind: Kind
    language: Language | None = None
    csrf: str = ""


class Opened(Struct, frozen=True):
    """A session that has just been opened; its token is never seen again."""

    token: str
    who: Who


class Accounts:
    """The book of people, over the store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._hasher = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)
        self._hashing = asyncio.Semaphore(HASHING_AT_ONCE)
        self._nobody = self._hasher.hash(token_hex())

    async def guest(self, name: str, language: Language | None) -> Opened:
        """Somebody who only gives a name; he bears it beside others of the same name."""
        account = fresh_account(cleaned(name), language)
        return await self._open(account, insert(accounts).values(account))

    async def register(
        self, credentials: Credentials, language: Language | None, who: Who | None
    ) -> Opened:
        """A name of one's own, and a password; a guest keeps his tables."""
        name = cleaned(credentials.name)
        hash_ = await self._hash(credentials.password)
        own = {"name": name, "name_key": key_of(name), "password_hash": hash_}
        if who is not None and not who.guest:
            raise Turned(409, "account.already")
        if who is None:
            account = fresh_account(name, language) | own
            return await self._open(account, insert(accounts).values(account))
        change = update(accounts).where(accounts.c.id == who.account).values(own)
        return await self._open(own | {"id": who.account, "language": who.language}, change)

    async def log_in(self, credentials: Credentials) -> Opened:
        """The same answer, after the same time, for a name nobody bears and a wrong password."""
        key = key_of(cleaned(credentials.name))

        def find(connection: Connection) -> Any:
            return connection.execute(
                select(accounts).where(
                    accounts.c.name_key == key, accounts.c.password_hash.is_not(None)
                )
            ).one_or_none()

        row = await self._store.read(find)
        hash_ = row.password_hash if row is not None else self._nobody
        if not await self._verify(hash_, credentials.password) or row is None:
            raise Turned(401, "account.wrong-password")
        if self._hasher.check_needs_rehash(hash_):
            await self._set_hash(row.id, await self._hash(credentials.password))
        return await self._open(dict(row._mapping))

    async def _open(self, account: dict[str, Any], change: Any = None) -> Opened:
        """A new session for an account, in one transaction with what made the account."""
        token = token_urlsafe(32)

        def write(connection: Connection) -> None:
            if change is not None:
                connection.execute(change)
            connection.execute(delete(sessions).where(sessions.c.expires < time()))
            connection.execute(insert(sessions).values(session_row(token, account["id"])))

        try:
            await self._store.write(write)
        except IntegrityError:
            raise Turned(409, "account.taken") from None
        return Opened(token, who_of(account, token, "browser"))

    async def who(self, token: str) -> Who | None:
        """Whose token this is, if it is anybody's and has not expired."""
        hash_ = hashed(token)

        def find(connection: Connection) -> Any:
            return connection.execute(
                select(accounts, sessions.c.kind, sessions.c.expires, sessions.c.seen.label("used"))
                .join(sessions, sessions.c.account == accounts.c.id)
                .where(sessions.c.token_hash == hash_)
            ).one_or_none()

        row = await self._store.read(find)
        if row is None or (row.expires is not None and row.expires < time()):
            return None
        if row.used < time() - RENEWED_AFTER:
            await self._renew(hash_, row.id, row.kind)
        return who_of(dict(row._mapping), token, row.kind)

    async def _renew(self, hash_: str, account: str, kind: Kind) -> None:
        """Whoever comes back stays known for another while."""
        used: dict[str, Any] = {"seen": time()}
        if kind == "browser":
            used["expires"] = time() + SESSION

        def write(connection: Connection) -> None:
            connection.execute(update(sessions).where(sessions.c.token_hash == hash_).values(used))
            connection.execute(update(accounts).where(accounts.c.id == account).values(seen=time()))

        await self._store.write(write)

    async def log_out(self, who: Who) -> None:
        await self._store.write(
            lambda c: c.execute(delete(sessions).where(sessions.c.token_hash == who.session))
        )

    async def me(self, who: Who) -> Me:
        row = await self._row(who.account)
        return Me(
            id=row.id,
            name=row.name,
            guest=row.password_hash is None,
            csrf=who.csrf,
            language=row.language,
            email=row.email or "",
            webhook=row.webhook or "",
            notices=bool(row.notices),
        )

    async def change(self, who: Who, wishes: Preferences) -> None:
        given = {
            field: getattr(wishes, field)
            for field in wishes.__struct_fields__
            if getattr(wishes, field) is not None
        }
        if "name" in given:
            given["name"] = cleaned(given["name"])
            given["name_key"] = None if who.guest else key_of(given["name"])
        if not given:
            return
        change = update(accounts).where(accounts.c.id == who.account).values(given)
        try:
            await self._store.write(lambda connection: connection.execute(change))
        except IntegrityError:
            raise Turned(409, "account.taken") from None

    async def change_password(self, who: Who, old: str, new: str) -> list[str]:
        """The new password, and the sessions that end with the old one: all but this."""
        row = await self._row(who.account)
        if row.password_hash is None or not await self._verify(row.password_hash, old):
            raise Turned(403, "account.wrong-password")
        await self._set_hash(who.account, await self._hash(new))
        others = (sessions.c.account == who.account) & (sessions.c.token_hash != who.session)
        return await self._end(others & (sessions.c.kind == "browser"))

    async def delete(
        self, who: Who, password: str, leave: Callable[[], Awaitable[None]]
    ) -> list[str]:
        """Nothing of him stays but his choices at the tables where others played with him."""
        row = await self._row(who.account)
        if row.password_hash is not None and not await self._verify(row.password_hash, password):
            raise Turned(403, "account.wrong-password")
        ended = await self._end(sessions.c.account == who.account)
        await leave()
        gone = delete(accounts).where(accounts.c.id == who.account)
        await self._store.write(lambda connection: connection.execute(gone))
        return ended

    async def forget_idle_guests(self) -> int:
        """Guests who sit and sat nowhere, laid no table and were not seen for long; how many."""
        idle = (
            accounts.c.password_hash.is_(None)
            & (accounts.c.seen < time() - IDLE_GUEST)
            & ~exists().where(seats.c.account == accounts.c.id)
            & ~exists().where(tables.c.host == accounts.c.id)
        )
        gone = delete(accounts).where(idle)
        return await self._store.write(lambda connection: connection.execute(gone).rowcount)

    async def tokens(self, who: Who) -> list[TokenCard]:
        mine = select(sessions).where(sessions.c.account == who.account, sessions.c.kind == "bot")
        rows = await self._store.read(
            lambda connection: connection.execute(mine.order_by(sessions.c.created)).all()
        )
        return [TokenCard(row.token_hash[:SHOWN], row.label, written(row.created)) for row in rows]

    async def make_token(self, who: Who, label: str) -> TokenCard:
        """A token for a program that plays in somebody's name."""
        if len(await self.tokens(who)) >= MOST_TOKENS:
            raise Turned(409, "account.many-tokens", most=MOST_TOKENS)
        token = token_urlsafe(32)
        row = session_row(token, who.account, "bot", cleaned(label))
        await self._store.write(lambda connection: connection.execute(insert(sessions).values(row)))
        return TokenCard(row["token_hash"][:SHOWN], row["label"], written(row["created"]), token)

    async def revoke(self, who: Who, id_: str) -> list[str]:
        bots = (sessions.c.account == who.account) & (sessions.c.kind == "bot")
        shown = func.substr(sessions.c.token_hash, 1, SHOWN)
        ended = await self._end(bots & (shown == id_))
        if not ended:
            raise Turned(404, "account.no-token")
        return ended

    async def sessions_of(self, who: Who) -> list[dict[str, Any]]:
        """Sessions and tokens without what would open them."""
        mine = select(
            sessions.c.kind,
            sessions.c.label,
            sessions.c.created,
            sessions.c.expires,
            sessions.c.seen,
        ).where(sessions.c.account == who.account)
        rows = await self._store.read(lambda connection: connection.execute(mine).all())
        return [dict(row._mapping) for row in rows]

    async def _row(self, account: str) -> Any:
        row = await self._store.read(
            lambda connection: connection.execute(
                select(accounts).where(accounts.c.id == account)
            ).one_or_none()
        )
        if row is None:
            raise Turned(401, "account.nobody")
        return row

    async def _end(self, which: Any) -> list[str]:
        def write(connection: Connection) -> list[str]:
            ended = connection.execute(select(sessions.c.token_hash).where(which)).scalars().all()
            connection.execute(delete(sessions).where(which))
            return list(ended)

        return await self._store.write(write)

    async def _set_hash(self, account: str, hash_: str) -> None:
        change = update(accounts).where(accounts.c.id == account).values(password_hash=hash_)
        await self._store.write(lambda connection: connection.execute(change))

    async def _hash(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def _verify(self, hash_: str, password: str) -> bool:
        async with self._hashing:
            try:
                return await asyncio.to_thread(self._hasher.verify, hash_, password)
            except (VerificationError, InvalidHashError):
                return False


def fresh_account(name: str, language: Language | None) -> dict[str, Any]:
    now = time()
    return {
        "id": token_hex(8),
        "name": name,
        "name_key": None,
        "password_hash": None,
        "language": language,
        "email": "",
        "webhook": "",
        "notices": True,
        "created": now,
        "seen": now,
    }


def session_row(
    token: str, account: str, kind: Kind = "browser", label: str = ""
) -> dict[str, Any]:
    """A bot's token lasts until it is taken back."""
    now = time()
    expires = time() + SESSION if kind == "browser" else None
    return {
        "token_hash": hashed(token),
        "account": account,
        "kind": kind,
        "label": label,
        "created": now,
        "expires": expires,
        "seen": now,
    }


def who_of(account: dict[str, Any], token: str, kind: Kind) -> Who:
    return Who(
        account=account["id"],
        name=account["name"],
        guest=account["password_hash"] is None,
        session=hashed(token),
        kind=kind,
        language=account["language"] or None,
        csrf=csrf_of(token),
    )


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def csrf_of(token: str) -> str:
    """Bound to the session: whoever cannot read the cookie cannot make it."""
    return hmac.new(token.encode(), b"csrf", hashlib.sha256).hexdigest()


def cleaned(name: Name) -> str:
    """A name without spaces at its ends, in one way of writing; invisible signs are refused."""
    clean = " ".join(unicodedata.normalize("NFC", name).split())
    if not clean or any(unicodedata.category(sign) in ("Cc", "Cf", "Co", "Cs") for sign in clean):
        raise Turned(400, "account.bad-name")
    return clean


def key_of(name: str) -> str:
    """Two names that one could take for the same have the same key."""
    return unicodedata.normalize("NFKC", name).casefold()


def written(at: float) -> str:
    """A time of the store as it goes over the wire."""
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")
