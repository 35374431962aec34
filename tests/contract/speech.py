"""Everything that a game says in the course of its cases: keys with samples of their facts."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from estafette.engine import Action, Messages, Rules, View
from estafette.match import Match
from estafette.speech import deeds

from .cases import Case, cases_of, close_looks, printed_of, walk
from .looking import facts_of
from .wrong import wrong_answers

SAMPLES = 8
WRONG = 8
HOUSE = Messages([])  # its refusals cite no clause of a game


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


@cache
def messages_of(rules: Rules) -> Messages:
    return Messages([rules.folder / "text"], printed_of(rules).names, strict=True)


@cache
def speech_of(rules: Rules) -> Speech:
    """What was said along one match of every case of a game."""
    speech = Speech()
    for case in cases_of(rules):
        looks = close_looks(case, 5)
        for match, _, _ in walk(case):
            hear_questions(speech, match)
            if looks(match):
                hear_refusals(speech, case, match)
                hear_verbs(speech, match)
                for seat in case.seats():
                    hear_view(speech, match.view(seat))
        hear_match(speech, match)
    return speech


def hear_questions(speech: Speech, match: Match) -> None:
    for decision in match.open:
        speech.hear(decision.key, decision.facts)
        speech.cite(decision.rule, decision.key)
        for option in decision.options:
            speech.hear(label_of(type(option)), facts_of(option))


def hear_refusals(speech: Speech, case: Case, match: Match) -> None:
    for decision in match.open:
        refusals = [refusal for _, refusal in decision.refused()]
        for action in wrong_answers(case, match, decision, WRONG):
            if (refusal := match.why_not(decision.seat, action)) is not None:
                refusals.append(refusal)
        for refusal in refusals:
            speech.hear(refusal.key, refusal.facts)
            if refusal.rule or not HOUSE.has(refusal.key):
                speech.cite(refusal.rule, refusal.key)


def hear_verbs(speech: Speech, match: Match) -> None:
    """The buttons in the rows of a roster."""
    for decision in match.open:
        for deed in deeds(match.view(decision.seat), decision):
            speech.hear(label_of(deed.kind, "verb"), {})


def hear_match(speech: Speech, match: Match) -> None:
    for told in (*match.prologue, *[told for entry in match.log for told in entry.told]):
        speech.hear(told.key, told.facts)
    if match.outcome is None:
        return  # it was not followed to its end
    speech.hear(match.outcome.key, {"winner": match.outcome.winner or "", **match.outcome.facts})
    speech.cite(match.outcome.rule, match.outcome.key)


def hear_view(speech: Speech, view: View) -> None:
    for key, facts in words_in(view):
        speech.hear(key, facts)
    for rule in view.path:
        speech.cite(rule, "the path of a view")


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
