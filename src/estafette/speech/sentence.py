"""A sentence in parts: what it names can light up the map, what was thrown can be drawn."""

from collections.abc import Sequence
from typing import TypeAlias

from msgspec import Struct

from estafette.engine import parts


class Part(Struct, frozen=True, omit_defaults=True):
    """A stretch of a sentence; with `id` it names something on the table, with `die` it is one."""

    text: str
    id: str = ""
    die: int = 0


Sentence: TypeAlias = tuple[Part, ...]


def sentence(marked: str) -> Sentence:
    """A marked text as a sentence."""
    return tuple([Part(*part) for part in parts(marked)])


def joined(sentences: Sequence[Sentence]) -> Sentence:
    """Several sentences as one, such as what is written on a paper."""
    parts = list(sentences[0]) if sentences else []
    for each in sentences[1:]:
        parts += [Part("; "), *each]
    return tuple(parts)


def plain(sentence: Sentence) -> str:
    """The sentence as it is read aloud."""
    return "".join([part.text for part in sentence])
