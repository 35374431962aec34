"""The lid of a box: what a game says of itself to whoever has not opened its box."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

from .box import Source
from .phrase import Phrase
from .rules import Printed, Rules, Scenario


class Lid(Struct, frozen=True):
    """The scenarios of a game. A closed box tells no names, and has no number to vouch for."""

    scenarios: tuple[Scenario, ...]
    names: Mapping[str, str | Phrase] = {}
    fingerprint: str = ""
    packed: bytes = b""


class BoxReader(Struct, frozen=True):
    """The `read` of a game whose lid can be read by itself; called, it opens the box."""

    whole: Callable[[Source], Any]
    lid: Callable[[], Lid]

    def __call__(self, source: Source = None) -> Any:
        return self.whole(source)


def lid_of(rules: Rules) -> Printed:
    """What stands on the lid; a box without one is opened."""
    printed: Printed = rules.read.lid() if isinstance(rules.read, BoxReader) else rules.read(None)
    return printed
