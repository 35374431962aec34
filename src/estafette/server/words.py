"""The words of the server itself, and the language in which somebody is answered."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, cast

import estafette.match
from estafette.engine import Messages

from .desk import TEXT as DESK_TEXT
from .wire import Language

LANGUAGES = ("en", "fr")
TEXT = Path(__file__).parent / "text"
MATCH_TEXT = Path(estafette.match.__file__).parent / "text"


class ServerWords:
    """What the server says, in both languages."""

    def __init__(self) -> None:
        self._messages = Messages([TEXT, DESK_TEXT, MATCH_TEXT])

    def say(self, key: str, facts: Mapping[str, Any], language: str) -> str:
        return self._messages.say(key, facts, language)

    def has(self, key: str) -> bool:
        return self._messages.has(key)


def language_of(asked: str | None, accepted: str, known: Language | None = None) -> Language:
    """The language asked for, else the account's own, else the browser's first of ours."""
    if asked in LANGUAGES:
        return cast(Language, asked)
    if known is not None:
        return known
    return preferred(accepted)


def preferred(accepted: str) -> Language:
    """`fr-BE,fr;q=0.9,en;q=0.8` is French; whoever speaks neither is spoken to in English."""
    wishes: list[tuple[float, int, str]] = []
    for place, wish in enumerate(accepted.split(",")):
        tag, _, quality = wish.strip().partition(";q=")
        language = tag.split("-")[0].lower()
        try:
            weight = float(quality) if quality else 1.0
        except ValueError:
            weight = 0.0
        if language in LANGUAGES and weight > 0:
            wishes.append((-weight, place, language))
    return cast(Language, min(wishes)[2]) if wishes else "en"
