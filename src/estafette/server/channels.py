"""How news travels: within one process by memory, between several by PostgreSQL."""

from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from .settings import Settings

CHANNEL = "estafette"  # one for all: to listen to another costs PostgreSQL's listener a pause


def channels_for(settings: Settings) -> ChannelsPlugin:
    return ChannelsPlugin(backend_for(settings), channels=[CHANNEL])


def backend_for(settings: Settings) -> ChannelsBackend:
    if settings.is_shared:
        from .postgresql import PostgresqlChannels  # its driver is an extra

        return PostgresqlChannels(settings.postgresql_dsn)
    return MemoryChannelsBackend()
