"""The cards: one function for each title, in the file of the moment at which it is played."""

from . import combat, draw, initiative, manoeuvre, retreat

__all__ = ["combat", "draw", "initiative", "manoeuvre", "retreat"]
