"""The recruit: he obeys the rules and chooses at random."""

from random import Random

from estafette.engine import Action
from estafette.match import Chair

from .player import asked_of


class Recruit:
    """Every option is as good as another to him; he never gives up."""

    def __init__(self, seed: int | str) -> None:
        self._random = Random(seed)

    def choose(self, chair: Chair) -> Action:
        return self._random.choice(asked_of(chair).options)
