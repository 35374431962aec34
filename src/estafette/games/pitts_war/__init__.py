"""Pitt's War, the struggle for Europe from 1792 to 1815. Begin with `sequence.py`."""

from estafette.engine import BoxReader, Rules, Setup

from .actions import Answer
from .board import board
from .imagine import hidden, imagine, suppose
from .judgement import judgement
from .markers import EVENTS as EVENTS
from .odds import STAKES
from .printed import FOLDER, lid, read
from .sequence import SEQUENCE
from .sides import Side
from .soundness import check
from .start import new_game
from .state import Game
from .victory import outcome
from .view import view


def seats(setup: Setup) -> tuple[str, ...]:
    """[setup.choose-sides] Two players, the French and the Coalition."""
    return (Side.FRENCH.value, Side.COALITION.value)


def side(seat: str) -> str:
    """[intro.sides] A seat is a side."""
    return seat


RULES = Rules(
    id="pitts-war",
    version=1,
    folder=FOLDER,
    state=Game,
    actions=Answer,
    sequence=SEQUENCE,
    outcome=outcome,
    read=BoxReader(read, lid),
    seats=seats,
    side=side,
    start=new_game,
    view=view,
    board=board,
    imagine=imagine,
    suppose=suppose,
    hidden=hidden,
    judgement=judgement,
    check=check,
    stakes=STAKES,
)
