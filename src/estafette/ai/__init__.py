"""Players that are not people: they are given decisions and views, never a game's insides."""

from .advice import advice
from .analysis import Analysis, analyse, fitting, inquiry
from .budget import Budget
from .counsel import Counsel, Opinion, chance_of, counsel
from .levels import LEVELS, UnknownPlayer, player
from .marshal import Marshal
from .pace import Found, Mind, answer_of, due
from .player import Player, Stop
from .recruit import Recruit
from .retelling import Course, Piece, Regret, Story
from .sergeant import Sergeant
from .writing import WRITING, Hourglass

__all__ = [
    "LEVELS",
    "WRITING",
    "Analysis",
    "Budget",
    "Counsel",
    "Course",
    "Found",
    "Hourglass",
    "Marshal",
    "Mind",
    "Opinion",
    "Piece",
    "Player",
    "Recruit",
    "Regret",
    "Sergeant",
    "Stop",
    "Story",
    "UnknownPlayer",
    "advice",
    "analyse",
    "answer_of",
    "chance_of",
    "counsel",
    "due",
    "fitting",
    "inquiry",
    "player",
]
