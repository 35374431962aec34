"""A player who writes: he is asked one thing after the other, and hands all of it in at once.

Before somebody who watches, the paper is ready in a time that does not hang on what is written:
who has much to say thinks as long as he may, and then somebody quick says the rest.
"""

from math import inf
from random import Random
from time import monotonic

from estafette.engine import Action
from estafette.match import Chair, Match

from .player import Player, Stop, asked_of, never
from .sergeant import Sergeant

WRITING = 4  # thoughts for which he has time
REST = 1.0  # seconds after that for a sergeant, who says the rest
SLACK = 0.75  # seconds after that: nobody is so slow to put his name to it


def write(player: Player, match: Match, seat: str) -> Action:
    """A whole paper; the match itself knows nothing of it before it is handed in."""
    copy = match.fork()
    copy.log, copy.prologue = match.log.copy(), match.prologue
    while copy.number == match.number:
        action = player.choose(Chair(copy, seat))
        if refusal := copy.choose(seat, action):
            raise AssertionError(f"{action} was offered and refused: {refusal}")
    return copy.log[-1].action


def time_for_a_paper(thought: float) -> float:
    """In how many seconds it is written, by somebody who needs so many for one thought."""
    return WRITING * thought + REST + SLACK


class Hourglass:
    """Who is made with it as his `stop` answers once it has run out, or when somebody calls."""

    def __init__(self, stop: Stop = never) -> None:
        self._stop = stop
        self._until = inf

    def __call__(self) -> bool:
        return self._stop() or monotonic() >= self._until

    def timed(self, player: Player, chair: Chair, until: float) -> Action:
        """His answer, for which he has time until then."""
        self._until = until
        try:
            return player.choose(chair)
        finally:
            self._until = inf


class Punctual:
    """Who writes one paper from now on, and has it ready in time, however much he has to say.

    He thinks for himself as long as there is time for one more whole thought, the longest so far;
    a sergeant goes on for him; and what is said at the very end stops, or does nothing. Both are
    called off by the hourglass, if he was made with it.
    """

    def __init__(self, player: Player, thought: float, number: int, glass: Hourglass) -> None:
        self._player = player
        self._thought = thought
        self._glass = glass
        self._sergeant = Sergeant(number, stop=glass)
        self._hasty = Hasty(number)
        self._own = monotonic() + WRITING * thought
        self._end = self._own + REST

    def choose(self, chair: Chair) -> Action:
        now = monotonic()
        if now + self._thought <= self._own:
            action = self._glass.timed(self._player, chair, self._own)
            self._thought = max(self._thought, monotonic() - now)
            return action
        if now < self._end:
            return self._glass.timed(self._sergeant, chair, self._end)
        return self._hasty.choose(chair)


class Hasty:
    """He has no time left: where he may, he stops or does nothing."""

    def __init__(self, seed: int | str) -> None:
        self._random = Random(seed)

    def choose(self, chair: Chair) -> Action:
        decision = asked_of(chair)
        return self._random.choice(decision.or_else or decision.options)
