"""What chance answered, under a seal: a promise that can be proved once the secret is shown."""

from collections.abc import Sequence
from hashlib import blake2b
from typing import TypeAlias

from msgspec import json

Answers: TypeAlias = tuple[int | str, ...]  # of chance to one choice

SEALED = "sealed "


def seal(secret: str, undone: int, number: int, chance: Sequence[int | str]) -> Answers:
    """What chance answered to a choice, were it nothing, for who may not know it yet.

    A die that fell in secret would tell by its face, and by being there. What has been `undone` so
    far changes every seal: nothing fell at a choice that was taken back, and whoever kept its seal
    would know that of “nothing” when another choice is made in its place.
    """
    words = json.encode([undone, number, list(chance)])
    key = bytes.fromhex(secret)
    return (SEALED + blake2b(words, key=key, digest_size=16, person=b"held").hexdigest(),)


def is_sealed(chance: Answers) -> bool:
    """Is this a seal, and not what lies under it?"""
    return len(chance) == 1 and str(chance[0]).startswith(SEALED)
