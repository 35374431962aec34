"""Somebody who answers for a seat, and how he is told to make haste."""

from collections.abc import Callable
from typing import Protocol, TypeAlias

from estafette.engine import Action, Decision
from estafette.match import Chair

Stop: TypeAlias = Callable[[], bool]


class Player(Protocol):
    """Somebody who answers for a seat, from what that seat may see."""

    def choose(self, chair: Chair) -> Action:
        """The answer to the decision that is open for him."""


def never() -> bool:
    """Nobody interrupts him."""
    return False


def asked_of(chair: Chair) -> Decision:
    """What the chair is asked; ValueError if it is not its turn."""
    decision = chair.decision
    if decision is None:
        raise ValueError(f"{chair.seat} is not asked anything")
    return decision


def answers_to(decision: Decision) -> list[Action]:
    """The answers that differ, in the order in which they were offered."""
    return list(dict.fromkeys(decision.options))
