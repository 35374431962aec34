"""How everybody is supposed to answer while chance is weighed: nobody steps in."""

from collections.abc import Callable
from typing import Any, TypeAlias

from estafette.ai.outlook import worth
from estafette.ai.player import answers_to
from estafette.engine import Action, Decision, Pass
from estafette.match import Match

WIDEST = 8  # answers that a glance compares

# A table of its own that stands at the same question, to try an answer on.
Again: TypeAlias = Callable[[], Match]


class Manners:
    """Whoever may pass passes. Who must answer takes what looks best right after it.

    The same question about the same things is answered as it was the first time.
    """

    def __init__(self) -> None:
        self._known: dict[tuple[Any, ...], Action] = {}

    def answer(self, decision: Decision, again: Again) -> Action:
        options = answers_to(decision)
        if len(options) == 1:
            return options[0]
        if Pass() in options:
            return Pass()
        asked = (decision.seat, decision.key, repr(decision.facts), *options)
        if asked not in self._known:
            self._known[asked] = best(decision.seat, options[:WIDEST], again)
        return self._known[asked]


def best(seat: str, options: list[Action], again: Again) -> Action:
    """The answer that leaves the seat best off; the first of those that do."""

    def look(option: Action) -> float:
        table = again()
        table.repeat([(seat, option)])
        return worth(table, seat)

    return max(options, key=look)
