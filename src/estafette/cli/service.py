"""The server, started from the command line: what can go wrong is said in one line."""

import os
import ssl
import sys
import webbrowser
from pathlib import Path
from threading import Timer

from estafette.lab.extras import Missing, require
from estafette.server.run import PortTaken, bound, migrate, run
from estafette.server.settings import Settings, SettingsError
from estafette.server.store import StoreError

from .desk import Desk
from .words import Mistake

A_MOMENT = 0.5  # seconds before the browser is opened: the server must have begun to listen


def settled(**given: object) -> Settings:
    """What was asked for, as far as it goes together."""
    try:
        settings = Settings.of(os.environ, **given)
    except SettingsError as error:
        raise Mistake("mistake.variable", name=error.name) from None
    if settings.workers > 1 and not settings.is_shared:
        raise Mistake("mistake.workers")
    if bool(settings.tls_cert) != bool(settings.tls_key):
        raise Mistake("mistake.tls")
    check_certificate(settings)
    if settings.cluster:
        check_library()
    return settings


def check_library() -> None:
    try:
        require("distributed", "cluster")
    except Missing as missing:
        raise Mistake("mistake.library", name=missing.library, extra=missing.extra) from None


def check_certificate(settings: Settings) -> None:
    for file in filter(None, (settings.tls_cert, settings.tls_key)):
        Path(file).read_bytes()
    if settings.tls_cert:
        try:
            ssl.create_default_context(ssl.Purpose.CLIENT_AUTH).load_cert_chain(
                settings.tls_cert, settings.tls_key, password=""
            )
        except ssl.SSLError as error:
            detail = error.reason or str(error)
            raise Mistake("mistake.certificate", name=settings.tls_cert, detail=detail) from None


def start(desk: Desk, settings: Settings, *, open_browser: bool) -> None:
    try:
        sock = bound(settings)
    except PortTaken as error:
        where = f"{settings.host}:{settings.port}"
        raise Mistake("mistake.address", name=where, detail=desk.words.of_system(error)) from None
    settings = settings.at_port(sock.getsockname()[1])
    try:
        prepare_folder(settings)
        migrate(settings)
    except (StoreError, OSError) as error:
        sock.close()
        said = desk.words.of_system(error) if isinstance(error, OSError) else str(error)
        detail = " ".join(said.split())
        raise Mistake("mistake.database", name=settings.shown_database, detail=detail) from None

    def ready() -> None:
        desk.say("serve.ready", file=settings.own_address)
        sys.stdout.flush()
        if open_browser:
            Timer(A_MOMENT, webbrowser.open, [settings.own_address]).start()

    run(settings, sock, desk.shelf, ready)


def prepare_folder(settings: Settings) -> None:
    """The folder of a database in a file, which nobody has made yet."""
    if path := settings.database_file:
        path.parent.mkdir(parents=True, exist_ok=True)
