"""Players that are not people: they are given decisions and views, never a game's insides."""

from .budget import Budget
from .levels import LEVELS, UnknownPlayer, player
from .marshal import Marshal
from .player import Player, Stop
from .recruit import Recruit
from .sergeant import Sergeant

__all__ = [
    "LEVELS",
    "Budget",
    "Marshal",
    "Player",
    "Recruit",
    "Sergeant",
    "Stop",
    "UnknownPlayer",
    "player",
]
