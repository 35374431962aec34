"""Where everything is kept: SQLite or PostgreSQL, by one URL. What was acknowledged is on disk."""

from .schema import (
    accounts,
    analyses,
    boxes,
    chat,
    choices,
    mends,
    metadata,
    notes,
    seats,
    sessions,
    tables,
)
from .store import Store, StoreError, sqlite_url

__all__ = [
    "Store",
    "StoreError",
    "accounts",
    "analyses",
    "boxes",
    "chat",
    "choices",
    "mends",
    "metadata",
    "notes",
    "seats",
    "sessions",
    "sqlite_url",
    "tables",
]
