"""Where everything is kept: SQLite or PostgreSQL, by one URL. What was acknowledged is on disk."""

from .schema import accounts, analyses, chat, choices, metadata, notes, seats, sessions, tables
from .store import Store, StoreError, sqlite_url

__all__ = [
    "Store",
    "StoreError",
    "accounts",
    "analyses",
    "chat",
    "choices",
    "metadata",
    "notes",
    "seats",
    "sessions",
    "sqlite_url",
    "tables",
]
