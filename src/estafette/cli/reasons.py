"""Why something is not possible, by the words that a player types."""

import re
from typing import TypeAlias

from estafette.engine import Board, Decision, Refusal
from estafette.match import Match
from estafette.speech import Pointing, Speech, Thing, plain

from .menu import folded, holds

Reason: TypeAlias = tuple[str, Refusal]


class Reasons(Pointing):
    """The refusals of one decision, in the words of the player."""

    def __init__(self, speech: Speech, match: Match, board: Board, decision: Decision) -> None:
        super().__init__(match, board, decision)
        self.speech = speech

    def greyed(self, typed: str) -> list[Reason]:
        """The offers that are greyed and hold the words; without words, all of them."""
        found = [(plain(self.speech.action(offer)), why) for offer, why in self.decision.refused()]
        return [(what, why) for what, why in found if not typed or holds(what, typed)]

    def imagined(self, typed: str) -> list[Reason]:
        """What the predicates say of things that were not offered: each reason once."""
        found: dict[tuple[str, str], Reason] = {}
        for thing in self.meant(typed):
            for action, why in self.supposed([thing]):
                what = plain(self.speech.action(action))
                if holds(what, typed) or self.is_meant(thing, typed):
                    said = plain(self.speech.refusal(why))
                    found.setdefault((why.rule, said), (what, why))
        return list(found.values())

    def meant(self, typed: str) -> list[Thing]:
        """The things whose name or id holds one of the words."""
        words = re.findall(r"\w+", typed)
        return [t for t in self.things if any(self.is_meant(t, word) for word in (typed, *words))]

    def is_meant(self, thing: Thing, words: str) -> bool:
        return holds(self.speech.name(thing.id), words) or folded(thing.id) == folded(words)
