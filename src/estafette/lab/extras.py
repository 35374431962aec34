"""Libraries that only the laboratory needs, asked for when they are needed."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any


class Missing(Exception):
    """A library is not installed; `extra` names what would install it."""

    def __init__(self, library: str, extra: str) -> None:
        super().__init__(f"{library} is missing: pip install 'estafette[{extra}]'")
        self.library = library
        self.extra = extra


def need(library: str, extra: str) -> Any:
    """The library, imported now."""
    try:
        return import_module(library)
    except ModuleNotFoundError as error:
        raise Missing(library.partition(".")[0], extra) from error


def require(library: str, extra: str) -> None:
    """Is it there? Better asked before the work than after it."""
    if find_spec(library) is None:
        raise Missing(library, extra)
