"""Those who watch every case, by what they watch for."""

from ..watching import WATCHERS
from . import memory, odds, play, reasons, refusals, secrets, words, worlds

__all__ = [
    "WATCHERS",
    "memory",
    "odds",
    "play",
    "reasons",
    "refusals",
    "secrets",
    "words",
    "worlds",
]
