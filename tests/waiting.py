"""Waiting, said in one place for all tests: a limit ends a hang, it never measures.

Whoever waits, waits for a condition. What takes longer than this minute hangs, on whatever machine.
"""

import asyncio
import time
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")

PATIENCE = 60.0  # seconds: for answers, sockets, pages, child processes and thinkers alike
WINK = 0.01  # seconds between two looks


def until(holds: Callable[[], T], what: str | Callable[[], str]) -> T:
    """Look again and again until it holds; what it gave then."""
    end = time.monotonic() + PATIENCE
    while not (found := holds()):
        if time.monotonic() > end:
            raise AssertionError(missed(what))
        time.sleep(WINK)
    return found


async def until_held(holds: Callable[[], T], what: str | Callable[[], str]) -> T:
    """The same, while whatever else this loop has under way goes on."""
    end = time.monotonic() + PATIENCE
    while not (found := holds()):
        if time.monotonic() > end:
            raise AssertionError(missed(what))
        await asyncio.sleep(WINK)
    return found


def missed(what: str | Callable[[], str]) -> str:
    return f"not in {PATIENCE:.0f} s: {what if isinstance(what, str) else what()}"
