"""A game in the words of a language: whoever speaks to people, speaks through this room."""

from .deeds import Deed, deeds
from .reasons import Pointing, Thing, points, why
from .sentence import Part, Sentence, plain
from .speech import Speech, speech_for

__all__ = [
    "Deed",
    "Part",
    "Pointing",
    "Sentence",
    "Speech",
    "Thing",
    "deeds",
    "plain",
    "points",
    "speech_for",
    "why",
]
