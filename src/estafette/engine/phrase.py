"""A name that is not printed but made of others, such as a hex by the village next to it."""

from typing import Any

from msgspec import Struct


class Phrase(Struct, frozen=True):
    """The message that says a name, and its facts; it may also say the id itself, as `$id`."""

    key: str
    facts: dict[str, Any]
