"""Players that are not people: they are given decisions and views, never a game's insides."""

from collections.abc import Callable, Mapping

from .recruit import Player, Recruit

# Who may be asked to take a seat, by level: each is made from a seed.
LEVELS: Mapping[str, Callable[[int | str], Player]] = {"recruit": Recruit}

__all__ = ["LEVELS", "Player", "Recruit"]
