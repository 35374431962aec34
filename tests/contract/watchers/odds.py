"""What every game says of its stakes is true, and can be said in both languages."""

from collections.abc import Iterator
from contextlib import contextmanager
from fractions import Fraction
from typing import TypeAlias

import pytest

from estafette.ai.budget import Budget
from estafette.engine import Action, secret_of
from estafette.match import Chair, Match
from estafette.odds import Odds, at_stake, counting, odds
from estafette.odds.counting import counted
from estafette.odds.trial import Question
from tests.words import words_of

from ..cases import AT_NIGHT, Case
from ..speech import LANGUAGES
from ..watching import Moment, Watch, watches

FEW = Budget(iterations=3)
MOST = 2 if AT_NIGHT else 1  # answers of a kind to a question that are looked at in a match
RAREST = counting.RAREST if AT_NIGHT else Fraction(1, 250)  # what goes more ways is not counted

Met: TypeAlias = dict[tuple[str, type[Action]], int]


@watches
def what_is_at_stake_can_be_weighed_and_said(case: Case) -> Watch:
    messages, met = words_of(case.rules), Met()
    while now := (yield):
        for question in new_stakes(now, met):
            with few_counted():
                found = odds(Chair(now.match, question.seat), question.answer, FEW)
            for key, facts in sayings(found):
                for language in LANGUAGES:
                    assert messages.say(key, facts, language), key


@watches
def what_is_open_does_not_depend_on_a_guess(case: Case) -> Watch:
    met = Met()
    while now := (yield):
        for question in new_stakes(now, met):
            if question.stake.is_open(now.match.game, question.seat):
                one, other = (now.match.imagined(question.seat, secret_of(n)) for n in range(2))
                assert weights(question, one) == weights(question, other), question


@watches
def what_is_at_stake_is_not_a_secret(case: Case) -> Watch:
    met = Met()
    while now := (yield):
        for question in new_stakes(now, met):
            guess = now.guess(question.seat)
            decision = guess.decision(question.seat)
            assert decision is not None
            stake = at_stake(case.rules, guess.game, decision, question.answer)
            assert stake is question.stake
            is_open = stake.is_open
            assert is_open(guess.game, question.seat) == is_open(now.match.game, question.seat)


def new_stakes(now: Moment, met: Met) -> Iterator[Question]:
    """Where something is at stake: of each kind of answer to a question the first few."""
    for key, question in now.once(stakes_at, now):
        kind = (key, type(question.answer))
        if met.get(kind, 0) < MOST:
            met[kind] = met.get(kind, 0) + 1
            yield question


def stakes_at(now: Moment) -> list[tuple[str, Question]]:
    rules, game = now.case.rules, now.match.game
    return [
        (decision.key, Question(decision.seat, answer, stake))
        for decision in (now.match.open if rules.stakes else ())
        for answer in decision.options
        if (stake := at_stake(rules, game, decision, answer)) is not None
    ]


def weights(question: Question, guess: Match) -> object:
    """The whole count; None if the ways are too many for everybody."""
    with few_counted():
        census = counted(question, guess, lambda: False)
    if census is None:
        return None
    return {subject: census.results(subject) for subject in census.subjects()}


@contextmanager
def few_counted() -> Iterator[None]:
    """By day, what goes very many ways is not counted."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(counting, "RAREST", RAREST)
        yield


def sayings(found: Odds) -> Iterator[tuple[str, dict[str, object]]]:
    for chart in found.charts:
        yield chart.key, chart.facts
        yield from ((line.key, line.facts) for line in chart.lines)
