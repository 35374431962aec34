"""A player who writes: he is asked one thing after the other, and hands all of it in at once."""

from math import inf
from time import monotonic

from estafette.engine import Action
from estafette.match import Chair, Match

from .player import Player
from .sergeant import Sergeant


def write(player: Player, match: Match, seat: str, seconds: float = inf) -> Action:
    """A whole paper; the match itself knows nothing of it before it is handed in.

    When the time is over, somebody quick says what is still to be said.
    """
    copy, until = match.fork(), monotonic() + seconds
    copy.log, copy.prologue = match.log.copy(), match.prologue
    who = player
    while copy.number == match.number:
        if monotonic() > until:
            who = Sergeant(match.number)
        action = who.choose(Chair(copy, seat))
        if refusal := copy.choose(seat, action):
            raise AssertionError(f"{action} was offered and refused: {refusal}")
    return copy.log[-1].action
