"""The odds of what lies in front of a seat, from what it may know, by the rules' own code."""

from .bars import NOTHING, OTHERS, Chart, Line, Odds
from .intervals import wilson
from .odds import NotAtStake, at_stake, odds

__all__ = [
    "NOTHING",
    "OTHERS",
    "Chart",
    "Line",
    "NotAtStake",
    "Odds",
    "at_stake",
    "odds",
    "wilson",
]
