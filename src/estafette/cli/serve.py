"""`estafette serve`: the table in the browser."""

import sys
from pathlib import Path
from typing import Annotated

from .desk import Desk
from .help import Door


def add_to(app: Door, desk: Desk) -> None:
    flags = desk.flags

    @app.named("serve")
    def serve(
        host: Annotated[str | None, flags.option("host", "host", "serve.host")] = None,
        port: Annotated[int | None, flags.number("--port", text="serve.port", least=0)] = None,
        database: Annotated[
            str | None, flags.option("database", "database", "serve.database")
        ] = None,
        workers: Annotated[
            int | None, flags.number("--workers", text="serve.workers", least=1)
        ] = None,
        thinkers: Annotated[
            int | None, flags.number("--thinkers", text="serve.thinkers", least=0)
        ] = None,
        cluster: Annotated[str | None, flags.option("cluster", "address", "serve.cluster")] = None,
        open_: Annotated[bool, flags.switch("open", "serve.open")] = False,
        no_open: Annotated[bool, flags.switch("no-open", "serve.no-open")] = False,
        trust_proxy: Annotated[bool, flags.switch("trust-proxy", "serve.trust-proxy")] = False,
        tls_cert: Annotated[Path | None, flags.option("tls-cert", "file", "serve.tls-cert")] = None,
        tls_key: Annotated[Path | None, flags.option("tls-key", "file", "serve.tls-key")] = None,
    ) -> None:
        from .service import settled, start  # all of the server, which no other command needs

        settings = settled(
            host=host,
            port=port,
            database=database,
            workers=workers,
            thinkers=thinkers,
            cluster=cluster,
            trust_proxy=trust_proxy or None,
            tls_cert=str(tls_cert) if tls_cert else None,
            tls_key=str(tls_key) if tls_key else None,
        )
        start(desk, settings, open_browser=open_ or (sys.stdout.isatty() and not no_open))
