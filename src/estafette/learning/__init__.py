"""Doors for those who teach machines to play: arrays in, a number out, and the rules in between.

`aec` opens a match as a PettingZoo environment, `openspiel` as a game of OpenSpiel; `pupil` seats
what was learnt among the other players. They need the extra `learning`.
"""

from .course import Course, course
from .drill import Drill, IllegalChoice
from .encoding import Encoding, Observation
from .lexicon import Lexicon, survey
from .pupil import Pupil

__all__ = [
    "Course",
    "Drill",
    "Encoding",
    "IllegalChoice",
    "Lexicon",
    "Observation",
    "Pupil",
    "course",
    "survey",
]
