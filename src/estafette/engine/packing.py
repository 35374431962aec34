"""What is kept with a match, packed: a box as it was then, a table as it stood."""

import json
import zlib
from hashlib import blake2b
from typing import Any

LARGEST = 4 * 2**20  # bytes of a box or of a table that was kept, unpacked


def inflated(packed: bytes) -> bytes:
    """What was packed; ValueError if it is cut short, or would fill the memory."""
    unpacking = zlib.decompressobj()
    try:
        content = unpacking.decompress(packed, LARGEST + 1)
    except zlib.error as error:
        raise ValueError("not packed") from error
    if not unpacking.eof or len(content) > LARGEST:
        raise ValueError("cut short, or too large")
    return content


def deflated(data: Any) -> bytes:
    """Data packed as they were read: armies are drawn from them in that order."""
    return zlib.compress(text_of(data).encode(), 9)


def fingerprint_of(data: Any) -> str:
    return blake2b(canonical(data).encode(), digest_size=16).hexdigest()


def canonical(value: Any) -> str:
    """The same data give the same text, in whatever order their files and keys were read."""
    return text_of(value, sort_keys=True)


def text_of(value: Any, *, sort_keys: bool = False) -> str:
    compact = (",", ":")
    return json.dumps(
        value, sort_keys=sort_keys, separators=compact, ensure_ascii=False, default=str
    )
