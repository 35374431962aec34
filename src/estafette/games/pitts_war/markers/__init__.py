"""The 131 markers, each in one place: importing this package enters them all."""

from ..events import EVENTS
from . import battle, campaign, economy, levies, naval, persons, politics, weather

__all__ = [
    "EVENTS",
    "battle",
    "campaign",
    "economy",
    "levies",
    "naval",
    "persons",
    "politics",
    "weather",
]
