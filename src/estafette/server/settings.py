"""How a server is set up: by the command line, else by the environment, else as it comes."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct, ValidationError, structs
from platformdirs import user_data_path
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from .store import sqlite_url

PREFIX = "ESTAFETTE_"
STATIC = Path(__file__).parent / "static"
DATABASE_FILE = "estafette.db"


class SettingsError(ValueError):
    """A variable of the environment cannot be used as it is written."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


class Mail(Struct, frozen=True):
    """The post office that carries notices."""

    host: str
    port: int = 587
    user: str = ""
    password: str = ""
    sender: str = "estafette@localhost"
    security: Literal["starttls", "tls", "none"] = "starttls"


class Settings(Struct, frozen=True, kw_only=True):
    """Everything that a server may be told; each field is a variable `ESTAFETTE_…` as well.

    `address` is what people type, if it is not host and port; `webhooks` says whom a notice may
    reach; `arrivals` (a minute and an address), `choices` (a second and an account) and `hints` (a
    minute and an account) are what one may do before being slowed down, 0 is as much as one likes;
    `notice_after` are the seconds that somebody is waited for before he is sent word; so many
    `thinkers` of ours think at once, 0 is as many as the machine can bear, and with `cluster` they
    think there.
    """

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65_535)] = 8015
    database: str = ""
    workers: Annotated[int, Meta(ge=1)] = 1
    thinkers: Annotated[int, Meta(ge=0)] = 0
    cluster: str = ""
    trust_proxy: bool = False
    tls_cert: str = ""
    tls_key: str = ""
    address: str = ""
    webhooks: Literal["off", "public", "any"] = "public"
    notice_after: Annotated[float, Meta(ge=0)] = 10.0
    arrivals: Annotated[int, Meta(ge=0)] = 30
    choices: Annotated[int, Meta(ge=0)] = 50
    hints: Annotated[int, Meta(ge=0)] = 12
    log: Literal["", "debug", "info", "warning", "error"] = ""
    mail: Mail | None = None
    static: str = str(STATIC)

    @classmethod
    def of(cls, environment: Mapping[str, str], **given: Any) -> "Settings":
        """What is given, else what the environment says; SettingsError names a bad variable."""
        found = from_environment(cls, environment, PREFIX, skip=("mail",))
        if environment.get(f"{PREFIX}SMTP_HOST"):
            found["mail"] = Mail(**from_environment(Mail, environment, f"{PREFIX}SMTP_"))
        found |= {name: value for name, value in given.items() if value is not None}
        return cls(**found)

    @property
    def database_url(self) -> str:
        """The URL of the store; a plain path is a file of SQLite."""
        where = self.database or str(user_data_path("estafette") / DATABASE_FILE)
        if "://" in where:
            return re.sub(r"^postgres(?=:)", "postgresql", where)
        return sqlite_url(Path(where).expanduser().resolve())

    @property
    def database_file(self) -> Path | None:
        """The file of a database that is one."""
        try:
            url = make_url(self.database_url)
        except (ArgumentError, ValueError):
            return None
        is_file = url.get_backend_name() == "sqlite" and url.database not in (None, "", ":memory:")
        return Path(str(url.database)) if is_file else None

    @property
    def shown_database(self) -> str:
        """The database as it may be named to people: without its password."""
        try:
            return str(self.database_file or make_url(self.database_url).render_as_string())
        except (ArgumentError, ValueError):
            return re.sub(r"//.*@", "//***@", self.database)

    @property
    def is_shared(self) -> bool:
        """May several processes work on the same matches?"""
        return self.database_url.startswith("postgresql")

    @property
    def postgresql_dsn(self) -> str:
        """The same database, for psycopg itself."""
        return re.sub(r"^postgresql\+\w+", "postgresql", self.database_url)

    def at_port(self, port: int) -> "Settings":
        """The same, at the port that was found."""
        return structs.replace(self, port=port)

    @property
    def own_address(self) -> str:
        """Where a browser finds this server."""
        if self.address:
            return self.address.rstrip("/")
        host = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(self.host, self.host)
        shown = f"[{host}]" if ":" in host and not host.startswith("[") else host
        return f"{'https' if self.tls_cert else 'http'}://{shown}:{self.port}"


def from_environment(
    kind: type[Struct], environment: Mapping[str, str], prefix: str, skip: tuple[str, ...] = ()
) -> dict[str, Any]:
    """The fields of a struct that have a variable of their own."""
    found: dict[str, Any] = {}
    for field in msgspec.structs.fields(kind):
        name = f"{prefix}{field.name.upper()}"
        if field.name in skip or not environment.get(name):
            continue
        try:
            found[field.name] = msgspec.convert(environment[name], field.type, strict=False)
        except ValidationError:
            raise SettingsError(name) from None
    return found
