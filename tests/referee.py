"""A referee for clause tests: it drives one procedure as a real match would.

    referee = Referee(game, manoeuvre(game, FRENCH))
    assert referee.refusal(March("massena", "bridge")).rule == "6.23"
    referee.choose(March("dallemagne", "east-bank"), Pass())
    assert referee.is_over

Forced answers are given at once, as in play. When several seats choose in secret, name the seat:
`referee.choose(order, by="french")`.
"""

from collections.abc import Generator
from typing import Any, cast

import pytest

from estafette.engine import (
    Action,
    Decision,
    Ended,
    Outcome,
    Procedure,
    Refusal,
    State,
    Together,
    Told,
    is_forced,
)

rule = pytest.mark.rule


class Referee:
    """A procedure under way: the decision it stopped at, and what it gave when it ended."""

    def __init__(self, game: State, procedure: Procedure[Any] | Any) -> None:
        self.game: Any = game
        self.asked: Decision | Together | None = None
        self.result: Any = None
        self.outcome: Outcome | None = None
        if game.told is None:
            game.told = []
        if isinstance(procedure, Generator):
            self._procedure: Generator[Any, Any, Any] = procedure
            self._go_on(None)
        else:
            self.result = procedure

    @property
    def is_over(self) -> bool:
        return self.asked is None

    @property
    def open(self) -> tuple[Decision, ...]:
        """The decisions that wait for an answer; more than one when seats choose in secret."""
        if self.asked is None:
            return ()
        return self.asked.decisions if isinstance(self.asked, Together) else (self.asked,)

    @property
    def decision(self) -> Decision | None:
        """What is asked now; the first of them when seats choose in secret."""
        return self.open[0] if self.open else None

    @property
    def options(self) -> tuple[Action, ...]:
        return self.decision.options if self.decision else ()

    @property
    def told(self) -> list[Told]:
        """Everything told so far."""
        told: list[Told] = self.game.told or []
        return told

    @property
    def keys(self) -> list[str]:
        """The keys of everything told so far."""
        return [told.key for told in self.told]

    def fact(self, key: str) -> dict[str, Any]:
        """The facts of the last event told under this key."""
        return next(told.facts for told in reversed(self.told) if told.key == key)

    def of(self, seat: str) -> Decision:
        """What this seat is asked now."""
        return next(decision for decision in self.open if decision.seat == seat)

    def refusal(self, action: Action, *, by: str | None = None) -> Refusal:
        """Why this answer is refused; a test that asks about a legal answer fails."""
        refusal = self._answered(by).why_not(action)
        assert refusal is not None, f"{action} is allowed"
        return refusal

    def choose(self, *actions: Action, by: str | None = None) -> None:
        """Answers one after the other; a test that gives a forbidden answer fails."""
        for action in actions:
            decision = self._answered(by)
            refusal = decision.why_not(action)
            assert refusal is None, f"{action}: {refusal}"
            hidden = isinstance(self.asked, Together)
            self._go_on((decision.seat, action) if hidden else action)

    def _answered(self, seat: str | None) -> Decision:
        assert self.open, "nothing is asked: the procedure is over"
        return self.open[0] if seat is None else self.of(seat)

    def _go_on(self, answer: Any) -> None:
        """To the next question that must be asked, or to the end."""
        try:
            self.asked = self._procedure.send(answer)
            while isinstance(self.asked, Decision) and is_forced(self.asked):
                self.asked = cast(Decision | Together, self._procedure.send(self.asked.options[0]))
        except StopIteration as end:
            self.asked, self.result = None, end.value
        except Ended as ended:
            self.asked, self.outcome = None, ended.outcome
