"""The desk: tables are laid, people sit down, choices are taken. It knows no game and no HTTP."""

from .desk import TEXT, Desk
from .news import News

__all__ = ["TEXT", "Desk", "News"]
