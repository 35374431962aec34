"""A Coalition pile that moves while the French act: Réaction and Ultime effort in one line.

referee = react(facing(ziethen="fleurus"))
referee.choose(Go("ligny"))
"""

from typing import Any

from estafette.games.napoleon_1815.state import Game
from tests.games.napoleon_1815.marching import asks, held, march
from tests.games.napoleon_1815.position import given
from tests.referee import Referee


def facing(**given_: Any) -> Game:
    """Reille far away, and Réaction and Ultime effort in the hand of the Coalition."""
    hand = {"coalition": ["reaction", "ultime-effort"]}
    return given(**{"reille": "maubeuge", "hand": hand, **given_})


def react(game: Game, *, title: str = "reaction") -> Referee:
    """Reille is designated to manoeuvre and the Coalition plays its card."""
    referee = march(game, "reille")
    assert asks(referee, "window.designated")
    referee.choose(held(game, "coalition", title))
    return referee
