"""The games on a shelf, opened once in each process: what a worker is sent by name."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, TypeAlias

from estafette.engine import Rules, Source

Shelf: TypeAlias = Callable[[], Mapping[str, Rules]]


@cache
def opened(shelf: Shelf, game: str, box: Source = None) -> tuple[Rules, Any]:
    """The rules of a game and its printed data; the shelf is a function that another process finds.

    It goes by its name: a lambda would stay behind.
    """
    rules = shelf()[game]
    return rules, rules.read(box)
