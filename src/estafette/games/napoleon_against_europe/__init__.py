"""Napoléon against Europe, 1805 to 1815. Begin with `sequence.py`."""

from estafette.engine import BoxReader, Rules, Setup

from .actions import Answer
from .board import board
from .cards import EVENTS as EVENTS
from .imagine import hidden, imagine, suppose
from .judgement import judgement
from .odds import STAKES
from .printed import FOLDER, lid, read
from .sequence import SEQUENCE, open_game
from .sides import Side
from .soundness import check
from .state import Game
from .victory import outcome
from .view import view


def seats(setup: Setup) -> tuple[str, ...]:
    """[intro.sides] Two players, the Empire and the Coalition."""
    return (Side.EMPIRE.value, Side.COALITION.value)


def side(seat: str) -> str:
    """[intro.sides] A seat is a side."""
    return seat


RULES = Rules(
    id="napoleon-against-europe",
    version=5,
    folder=FOLDER,
    state=Game,
    actions=Answer,
    sequence=SEQUENCE,
    outcome=outcome,
    read=BoxReader(read, lid),
    seats=seats,
    side=side,
    start=open_game,
    view=view,
    board=board,
    imagine=imagine,
    suppose=suppose,
    hidden=hidden,
    judgement=judgement,
    check=check,
    stakes=STAKES,
)
