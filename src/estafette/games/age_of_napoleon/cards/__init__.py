"""The cards: one function for each title, in the file of the phase in which it is played."""

from ..events import EVENTS
from . import battle, campaign, diplomacy, insurrection, reinforcement, surrender, winter

__all__ = [
    "EVENTS",
    "battle",
    "campaign",
    "diplomacy",
    "insurrection",
    "reinforcement",
    "surrender",
    "winter",
]
