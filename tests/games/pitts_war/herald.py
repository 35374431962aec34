"""A referee who says aloud, in both languages, whatever is asked, refused and told.

A test that is led by a herald fails when a sentence is missing, lacks a fact, or cites a clause
that is not in the ledger.
"""

import tomllib
from collections.abc import Callable
from functools import cache
from typing import Any

from estafette.engine import Action, Decision, Messages, Refusal
from estafette.games.pitts_war import RULES
from estafette.games.pitts_war.state import Game
from tests.games.pitts_war.position import the_box
from tests.referee import Referee


@cache
def words() -> Messages:
    return Messages([RULES.folder / "text"], the_box().names, strict=True)


@cache
def clauses() -> frozenset[str]:
    ledger = tomllib.loads((RULES.folder / "box" / "rules.toml").read_text("utf-8"))
    return frozenset([clause["id"] for clause in ledger["clause"]])


class Herald(Referee):
    """Drives a procedure as the referee does, and says what he hears."""

    said = 0

    def refusal(self, action: Action, *, by: str | None = None) -> Refusal:
        refusal = super().refusal(action, by=by)
        proclaim(refusal.key, refusal.facts, refusal.rule)
        return refusal

    def _go_on(self, answer: Any) -> None:
        super()._go_on(answer)
        for told in self.told[self.said :]:
            proclaim(told.key, told.facts)
        self.said = len(self.told)
        if isinstance(self.asked, Decision):
            proclaim(self.asked.key, self.asked.facts, self.asked.rule)


def witness(deed: Callable[..., Any], game: Game, *more: Any) -> Any:
    """What a rule that asks nothing does, and all that is told of it."""
    game.told = []
    result = deed(game, *more)
    for told in game.told:
        proclaim(told.key, told.facts)
    return result


def proclaim(key: str, facts: dict[str, Any], rule: str = "") -> None:
    for language in ("en", "fr"):
        assert words().say(key, facts, language)
    assert not rule or rule in clauses(), rule
