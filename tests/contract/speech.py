"""Everything that a game says in the course of a case: keys with samples of their facts."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from estafette.engine import Action, Ledger, Messages, Rules, View
from estafette.match import Match
from estafette.speech import deeds

from .cases import Case
from .looking import facts_of
from .watching import Moment
from .wrong import wrong_answers

LANGUAGES = ("en", "fr")
SAMPLES = 4  # of the facts of a sentence, in each case
WRONG = 8
HOUSE = Messages([])  # its refusals cite no clause of a game


@cache
def ledger_of(rules: Rules) -> Ledger:
    return Ledger.read(rules.folder / "box" / "rules.toml")


class Speech:
    """The keys that were met, each with a few of the facts, and the clauses that were cited."""

    def __init__(self) -> None:
        self.said: dict[str, list[Mapping[str, Any]]] = {}
        self.cited: dict[str, str] = {}

    def hear(self, key: str, facts: Mapping[str, Any]) -> None:
        samples = self.said.setdefault(key, [])
        if len(samples) < SAMPLES and facts not in samples:
            samples.append(facts)

    def cite(self, rule: str, by: str) -> None:
        self.cited.setdefault(rule, by)

    def hear_moment(self, now: Moment) -> None:
        """All that is asked, and at a close look what is refused, seen and done."""
        self.hear_questions(now.match)
        if now.is_close:
            self.hear_refusals(now.case, now.match)
            self.hear_verbs(now)
            for seat in now.case.seats():
                self.hear_view(now.view(seat))

    def hear_questions(self, match: Match) -> None:
        for decision in match.open:
            self.hear(decision.key, decision.facts)
            self.cite(decision.rule, decision.key)
            for option in decision.options:
                self.hear(label_of(type(option)), facts_of(option))

    def hear_refusals(self, case: Case, match: Match) -> None:
        for decision in match.open:
            refusals = [refusal for _, refusal in decision.refused()]
            for action in wrong_answers(case, match, decision, WRONG):
                if (refusal := match.why_not(decision.seat, action)) is not None:
                    refusals.append(refusal)
            for refusal in refusals:
                self.hear(refusal.key, refusal.facts)
                if refusal.rule or not HOUSE.has(refusal.key):
                    self.cite(refusal.rule, refusal.key)

    def hear_verbs(self, now: Moment) -> None:
        """The buttons in the rows of a roster."""
        for decision in now.match.open:
            for deed in deeds(now.view(decision.seat), decision):
                self.hear(label_of(deed.kind, "verb"), {})

    def hear_view(self, view: View) -> None:
        for key, facts in words_in(view):
            self.hear(key, facts)
        for rule in view.path:
            self.cite(rule, "the path of a view")

    def hear_match(self, match: Match) -> None:
        """What was told, and how it ended if it was followed so far."""
        for told in (*match.prologue, *[told for entry in match.log for told in entry.told]):
            self.hear(told.key, told.facts)
        if outcome := match.outcome:
            self.hear(outcome.key, {"winner": outcome.winner or "", **outcome.facts})
            self.cite(outcome.rule, outcome.key)


def words_in(view: View) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """The keys that a surface says when it draws a view."""
    for piece in view.pieces:
        yield from ((figure.key, {}) for figure in piece.figures)
    for track in view.tracks:
        yield track.key, {}
        yield from ((label, {}) for label in track.labels)
    for cards in view.cards:
        yield cards.key, {}
        for face in cards.open:
            yield from ((key, {}) for key in (*face.moments, face.text) if key)
            yield from ((figure.key, {}) for figure in face.figures)
    for sheet in view.sheets:
        yield sheet.key, sheet.facts
    for roster in view.rosters:
        yield roster.key, roster.facts
        yield from ((figure.key, {}) for row in roster.rows for figure in row.figures)


def label_of(kind: type[Action], what: str = "option") -> str:
    """`PlayCard` is worded by `option.play-card`."""
    return f"{what}." + re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()
