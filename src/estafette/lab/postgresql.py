"""A real PostgreSQL of our own, for tests and measures, in a folder that goes with it."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from pwd import getpwnam
from uuid import uuid4

from sqlalchemy import create_engine, text
from sqlalchemy.engine import URL

INSTALLED = Path("/usr/lib/postgresql")
PACKAGE = "postgresql"
SERVANT = "nobody"  # PostgreSQL refuses to run as root
OWNER = "estafette"
SETTINGS = ("fsync=on", "listen_addresses=", "max_connections=60", "shared_buffers=32MB")


class NoPostgreSQL(Exception):
    """A PostgreSQL server is needed and cannot be had."""


class PostgreSQL:
    """A server that answers on a socket in its own folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def url(self, database: str = "postgres") -> URL:
        place = {"host": str(self.folder)}
        return URL.create("postgresql+psycopg", OWNER, database=database, query=place)

    def new_database(self) -> str:
        """The URL of an empty database."""
        name = f"test_{uuid4().hex}"
        engine = create_engine(self.url(), isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.execute(text(f"CREATE DATABASE {name}"))
        engine.dispose()
        return self.url(name).render_as_string(hide_password=False)


@contextmanager
def running() -> Iterator[PostgreSQL]:
    """A server for as long as it is needed."""
    programs = found() or installed()
    folder = Path(tempfile.mkdtemp(prefix="estafette-pg-"))
    data = folder / "data"
    data.mkdir()
    if os.geteuid() == 0:
        for path in (folder, data):
            shutil.chown(path, SERVANT)
    settings = (*SETTINGS, f"unix_socket_directories={folder}")
    options = " ".join(f"-c {setting}" for setting in settings)
    control: list[str | Path] = [programs / "pg_ctl", "-D", data, "-w", "-l", folder / "log"]
    try:
        call(programs / "initdb", "-D", data, "-U", OWNER, "-A", "trust", "-E", "UTF8", "--no-sync")
        call(*control, "-o", options, "start")
        try:
            yield PostgreSQL(folder)
        finally:
            call(*control, "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def found() -> Path | None:
    """The newest PostgreSQL of Debian on this machine, or the one on the path."""
    versions = [path.parent for path in INSTALLED.glob("*/bin/initdb")]
    if versions:
        return max(versions, key=lambda path: float(path.parent.name))
    elsewhere = shutil.which("initdb")
    return Path(elsewhere).resolve().parent if elsewhere else None


def installed() -> Path:
    """Debian's package, where we may install it."""
    if os.geteuid() == 0 and shutil.which("apt-get"):
        for errand in (["update"], ["install", "-y", PACKAGE]):
            subprocess.run(["apt-get", *errand], capture_output=True, check=False)
    programs = found()
    if programs is None:
        raise NoPostgreSQL(f"no PostgreSQL server here: install Debian's package {PACKAGE}")
    return programs


def call(*command: str | Path) -> None:
    """A program of the server, as a user who is not root; what it says is shown if it fails."""
    words = [*(as_servant() if os.geteuid() == 0 else []), *map(str, command)]
    # pg_ctl leaves a server behind that would hold a pipe open: a file does not mind
    with tempfile.TemporaryFile() as said:
        done = subprocess.run(words, stdout=said, stderr=said, cwd="/", check=False)
        said.seek(0)
        if done.returncode:
            raise NoPostgreSQL(f"{words[0]}: {said.read().decode(errors='replace')}")


def as_servant() -> list[str]:
    group = getpwnam(SERVANT).pw_gid
    return ["setpriv", f"--reuid={SERVANT}", f"--regid={group}", "--clear-groups"]
