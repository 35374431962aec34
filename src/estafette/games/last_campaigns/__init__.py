"""Napoleon's Last Campaigns, Ligny to Waterloo in June 1815. Begin with `sequence.py`."""

from estafette.engine import BoxReader, Rules, Setup

from .answers import Answer
from .board import board
from .imagine import hidden as covered  # `hidden` is the chapter on hidden movement
from .imagine import imagine, suppose
from .judgement import judgement
from .odds import STAKES
from .printed import FOLDER, lid, read
from .sequence import SEQUENCE
from .sides import ALLIED, FRENCH
from .soundness import check
from .start import new_game
from .state import Game
from .victory import outcome
from .view import view


def seats(setup: Setup) -> tuple[str, ...]:
    """[term.formation] Two players, the French and the Allied."""
    return (FRENCH.value, ALLIED.value)


def side(seat: str) -> str:
    """A seat is a side."""
    return seat


RULES = Rules(
    id="last-campaigns",
    version=7,
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
    hidden=covered,
    judgement=judgement,
    check=check,
    stakes=STAKES,
)
