"""The application: the house behind its doors, with what Litestar needs to know about them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import PackageNotFoundError, version

from litestar import Litestar, get
from litestar.di import NamedDependency, Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.plugins.prometheus import PrometheusConfig, PrometheusController

from estafette.games import installed
from estafette.match.shelf import Shelf

from .channels import channels_for
from .files import Kept
from .guard import COOKIE
from .headers import Headers
from .house import House
from .logs import log
from .pages import page
from .routes import (
    LIMITS,
    CounselController,
    PeopleController,
    PlayController,
    ReadingController,
    ShelfController,
    TablesController,
    lobby_socket,
    table_socket,
)
from .routes.door import account_of, language_here, visitor_of, who_of
from .settings import Settings
from .store import Store
from .troubles import handlers

_log = log("app")


class Metrics(PrometheusController):
    path = "/metrics"
    include_in_schema = False


@get("/health", summary="Is the server well?", tags=["house"], security=[{}])
async def health(house: NamedDependency[House]) -> dict[str, str]:
    """Well is who can read his store."""
    await house.store.read(lambda connection: connection.exec_driver_sql("SELECT 1").scalar())
    return {"status": "well"}


def create_app(settings: Settings, shelf: Shelf = installed) -> Litestar:
    """A server that can be run; its store is opened, and brought up to date, when it starts."""
    channels = channels_for(settings)
    store = Store(settings.database_url)
    house = House(settings, shelf, store, channels)
    kept = Kept()

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        async with house.hub.open(), house.open():
            _log.info("open", games=len(house.library.games), shared=store.is_shared)
            yield
        store.close()

    prometheus = PrometheusConfig(
        app_name="estafette",
        prefix="estafette",
        group_path=True,
        exclude="/socket$",  # sockets are counted by themselves, and not frame by frame
    )
    app = Litestar(
        route_handlers=[
            health,
            Metrics,
            ShelfController,
            ReadingController,
            PeopleController,
            TablesController,
            PlayController,
            CounselController,
            table_socket,
            lobby_socket,
            page,
        ],
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "kept": Provide(lambda: kept, sync_to_thread=False),
            "who": Provide(who_of),
            "visitor": Provide(visitor_of),
            "account": Provide(account_of),
            "language": Provide(language_here),
        },
        exception_handlers=handlers(house.reader),
        lifespan=[lifespan],
        middleware=[prometheus.middleware],
        openapi_config=description(),
        request_max_body_size=LIMITS["json"],
        logging_config=None,
    )
    app.asgi_handler = Headers(app.asgi_handler)
    return app


def description() -> OpenAPIConfig:
    """What is published about the doors, for those who write programs."""
    return OpenAPIConfig(
        title="Estafette",
        version=own_version(),
        description=(
            "Napoleonic board wargames with every rule enforced and explained. Programs send "
            "`Authorization: Bearer` with a token made under `/api/me/tokens`; browsers have a "
            "cookie and send the `csrf` of `/api/me` in `X-CSRF-Token` with every change."
        ),
        path="/api/schema",
        render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
        use_handler_docstrings=True,
        components=Components(
            security_schemes={
                "bearer": SecurityScheme(type="http", scheme="bearer"),
                "cookie": SecurityScheme(type="apiKey", name=COOKIE, security_scheme_in="cookie"),
            }
        ),
    )


def own_version() -> str:
    try:
        return version("estafette")
    except PackageNotFoundError:
        return "0"
