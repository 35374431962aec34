"""Running it: one process or several, on one socket, until somebody says stop."""

import os
import socket
from collections.abc import Callable
from errno import EINVAL
from functools import partial
from tempfile import TemporaryDirectory
from typing import Any

from uvicorn import Config, Server
from uvicorn.supervisors import Multiprocess

from estafette.games import installed
from estafette.match.shelf import Shelf

from .logs import set_up_logs
from .settings import Settings
from .socket import MOST_BYTES
from .store import Store

LAST_WORDS = 10  # seconds for answers under way when the server stops
SLOWEST_START = 30  # seconds in which a process must have opened its shelf, on a busy machine
BACKLOG = 2048


class PortTaken(OSError):
    """Somebody else answers at this address, or we may not."""


def bound(settings: Settings) -> socket.socket:
    """The socket on which the server will answer; port 0 takes any that is free."""
    if not settings.host:  # to the system it would be every address of this machine
        raise PortTaken(EINVAL, os.strerror(EINVAL))
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    sock = socket.socket(family, socket.SOCK_STREAM)
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        sock.bind((settings.host, settings.port))
        sock.listen(BACKLOG)
    except OSError as error:
        sock.close()
        raise PortTaken(error.errno, error.strerror) from error
    except (OverflowError, UnicodeError) as error:  # no such port, or no such name
        sock.close()
        raise PortTaken(EINVAL, str(error)) from error
    sock.set_inheritable(True)
    return sock


def migrate(settings: Settings) -> None:
    """Open the store and bring it up to date; StoreError says why it cannot be."""
    store = Store(settings.database_url)
    try:
        store.migrate()
    finally:
        store.close()


def run(
    settings: Settings,
    sock: socket.socket,
    shelf: Shelf = installed,
    ready: Callable[[], None] = lambda: None,
) -> None:
    """Serve until a signal says stop: what is being answered is answered, sockets are closed."""
    set_up_logs(settings.log)
    config = configured(settings, shelf)
    if settings.workers == 1:
        Announcing(config, ready).run([sock])
        return
    with TemporaryDirectory() as folder:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
        ready()
        Multiprocess(config, [sock]).run()


class Announcing(Server):
    """Uvicorn's server, which says when it can be reached."""

    def __init__(self, config: Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._ready()


def configured(settings: Settings, shelf: Shelf) -> Config:
    return Config(
        partial(application, settings, shelf),
        factory=True,
        workers=settings.workers,
        lifespan="on",
        ws="websockets-sansio",
        ws_max_size=MOST_BYTES,
        ws_per_message_deflate=False,
        proxy_headers=settings.trust_proxy,
        forwarded_allow_ips="*" if settings.trust_proxy else None,
        ssl_certfile=settings.tls_cert or None,
        ssl_keyfile=settings.tls_key or None,
        server_header=False,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=LAST_WORDS,
        timeout_worker_healthcheck=SLOWEST_START,
    )


def application(settings: Settings, shelf: Shelf) -> Any:
    """Made in the process that will run it."""
    from .app import create_app  # after a worker has been told where to count

    set_up_logs(settings.log)
    return create_app(settings, shelf)
