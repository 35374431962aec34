"""A referee whose herald says aloud, in both languages, whatever is asked, refused and told.

A test that is led by a herald fails when a sentence is missing, lacks a fact, or cites a clause
that is not in the ledger.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

from estafette.engine import Action, Refusal
from estafette.games.pitts_war import RULES
from estafette.games.pitts_war.state import Game
from tests import referee


@cache
def voice() -> referee.Herald:
    return referee.Herald(RULES, thrifty=False)


class Herald(referee.Referee):
    """Drives a procedure as the referee does, and says what he hears."""

    said = 0

    def refusal(self, action: Action, *, by: str | None = None) -> Refusal:
        refusal = super().refusal(action, by=by)
        voice().refuse(refusal, action)
        return refusal

    def _go_on(self, answer: Any) -> None:
        super()._go_on(answer)
        for told in self.told[self.said :]:
            voice().say(told.key, told.facts)
        self.said = len(self.told)
        for decision in self.open:
            voice().ask(decision)


def witness(deed: Callable[..., Any], game: Game, *more: Any) -> Any:
    """What a rule that asks nothing does, and all that is told of it."""
    game.told = []
    result = deed(game, *more)
    for told in game.told:
        voice().say(told.key, told.facts)
    return result
