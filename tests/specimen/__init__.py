"""The Ford: a pocket game that uses every device of the engine, and a model for authors.

A column wants to cross a river before night; another holds the ford. Its rules are in
`box/rules.toml`; begin with `sequence.py`.
"""

from typing import TypeAlias

from estafette.engine import Pass, Rules, Setup

from .cards import PlayCard
from .fire import Fire, Lose
from .hours import FallBack, HoldFast
from .imagination import hidden, imagine, suppose
from .judgement import judgement
from .march import March
from .orders import Advance, LayDown, Scout, Stand
from .printed import FOLDER, read
from .sequence import HOUR, outcome
from .stakes import STAKES
from .state import Game, Side, new_game
from .view import board, view

Answer: TypeAlias = (
    Advance | FallBack | Fire | HoldFast | LayDown | Lose | March | Pass | PlayCard | Scout | Stand
)


def seats(_setup: Setup) -> tuple[str, ...]:
    """[1.1] One seat for each column."""
    return tuple(side.value for side in Side)


def side_of(seat: str) -> str:
    """[1.1] A seat bears the name of its column."""
    return seat


RULES = Rules(
    id="ford",
    version=1,
    folder=FOLDER,
    state=Game,
    actions=Answer,
    sequence=HOUR,
    outcome=outcome,
    read=read,
    seats=seats,
    side=side_of,
    start=new_game,
    view=view,
    board=board,
    imagine=imagine,
    suppose=suppose,
    hidden=hidden,
    judgement=judgement,
    stakes=STAKES,
)
