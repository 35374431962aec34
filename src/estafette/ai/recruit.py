"""The recruit: he obeys the rules and chooses at random."""

from random import Random
from typing import Protocol

from estafette.engine import Action
from estafette.match import Chair


class Player(Protocol):
    """Somebody who answers for a seat, from what that seat may see."""

    def choose(self, chair: Chair) -> Action:
        """The answer to the decision that is open for him."""


class Recruit:
    """Every option is as good as another to him; he never gives up."""

    def __init__(self, seed: int | str) -> None:
        self._random = Random(seed)

    def choose(self, chair: Chair) -> Action:
        decision = chair.decision
        if decision is None:
            raise ValueError(f"{chair.seat} is not asked anything")
        return self._random.choice(decision.options)
