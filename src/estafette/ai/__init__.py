"""Players that are not people: they are given decisions and views, never a game's insides."""

from .recruit import Player, Recruit

__all__ = ["Player", "Recruit"]
