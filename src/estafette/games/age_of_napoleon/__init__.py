"""Age of Napoleon, ten years of war and diplomacy. Begin with `sequence.py`."""

from estafette.engine import BoxReader, Rules, Setup

from .actions import Answer
from .board import board
from .cards import EVENTS as EVENTS
from .imagine import hidden, imagine, suppose
from .judgement import judgement
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
    """[def.players] Two players, the French and the Coalition."""
    return (Side.FRENCH.value, Side.COALITION.value)


def side(seat: str) -> str:
    """[def.players] A seat is a side."""
    return seat


RULES = Rules(
    id="age-of-napoleon",
    version=2,
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
