"""[reinforce.track] Reinforcements: armies and leaders that the year brings."""

from estafette.engine import Procedure

from .state import Game
from .unwritten import unwritten


def begin_arrivals(game: Game) -> None:
    """[reinforce.track] [leader.returns] What is due this year joins what waits already."""
    unwritten()


def place_arrival(game: Game) -> Procedure[None]:
    """[reinforce.full-strength] The active side places one piece that is due.

    With [placement.delayed].
    """
    unwritten()
    game.is_done = True
    yield from ()


def leaders_due(game: Game) -> list[str]:
    """[leader.returns] Leaders who have entered, are off the map and may come.

    With [leader.never-die].
    """
    unwritten()
    return []


def dismiss_by_year(game: Game) -> None:
    """[table.turn-track] [card.c.disgrace] Leaders whose time is over leave the game."""
    unwritten()
