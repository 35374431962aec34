"""The `estafette` command: the front door."""

from .front import build, main

__all__ = ["build", "main"]
