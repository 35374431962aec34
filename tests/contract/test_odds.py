"""What every game says of its stakes is true, and can be said in both languages."""

from collections.abc import Iterator
from fractions import Fraction
from typing import get_args

import pytest

from estafette.ai.budget import Budget
from estafette.engine import Action, Rules, secret_of
from estafette.match import Chair, Match
from estafette.odds import Odds, at_stake, counting, odds
from estafette.odds.counting import counted
from estafette.odds.trial import Question

from .cases import AT_NIGHT, Case, for_every_case, for_every_game, walk
from .speech import messages_of

FEW = Budget(iterations=3)
MOST = 2 if AT_NIGHT else 1  # answers of a kind to a question that are looked at in a match
RAREST = counting.RAREST if AT_NIGHT else Fraction(1, 250)  # what goes more ways is not counted


@pytest.fixture(autouse=True)
def _count_few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(counting, "RAREST", RAREST)


@for_every_game
def test_every_hazard_and_every_result_has_words(rules: Rules) -> None:
    messages = messages_of(rules)
    hazards = {hazard for stake in rules.stakes for hazard in stake.hazards}
    words = {h.key for h in hazards} | {h.words_for(told) for h in hazards for told in h.results}

    assert {key for key in words if not messages.has(key)} == set()


@for_every_game
def test_a_stake_names_questions_and_answers_of_the_game(rules: Rules) -> None:
    kinds = get_args(rules.actions) or (rules.actions,)
    messages = messages_of(rules)

    for stake in rules.stakes:
        assert set(stake.answers) <= set(kinds)
        assert stake.hazards
        assert messages.has(stake.asked), stake.asked


@for_every_case
def test_what_is_at_stake_can_be_weighed_and_said(case: Case) -> None:
    messages = messages_of(case.rules)
    for match, question in stakes_in(case):
        found = odds(Chair(match, question.seat), question.answer, FEW)
        for key, facts in sayings(found):
            for language in ("en", "fr"):
                assert messages.say(key, facts, language), key


@for_every_case
def test_what_is_open_does_not_depend_on_a_guess(case: Case) -> None:
    for match, question in stakes_in(case):
        if question.stake.is_open(match.game, question.seat):
            one, other = (match.imagined(question.seat, secret_of(n)) for n in range(2))
            assert weights(question, one) == weights(question, other), question


@for_every_case
def test_what_is_at_stake_is_not_a_secret(case: Case) -> None:
    for match, question in stakes_in(case):
        guess = match.imagined(question.seat, secret_of("a guess"))
        decision = guess.decision(question.seat)
        assert decision is not None
        stake = at_stake(case.rules, guess.game, decision, question.answer)
        assert stake is question.stake
        is_open = stake.is_open
        assert is_open(guess.game, question.seat) == is_open(match.game, question.seat)


def stakes_in(case: Case) -> Iterator[tuple[Match, Question]]:
    met: dict[tuple[str, type[Action]], int] = {}
    for match, _, _ in walk(case) if case.rules.stakes else ():
        for decision in match.open:
            for answer in decision.options:
                kind = (decision.key, type(answer))
                stake = at_stake(case.rules, match.game, decision, answer)
                if stake is not None and met.get(kind, 0) < MOST:
                    met[kind] = met.get(kind, 0) + 1
                    yield match, Question(decision.seat, answer, stake)


def weights(question: Question, guess: Match) -> object:
    """The whole count; None if the ways are too many for everybody."""
    census = counted(question, guess, lambda: False)
    if census is None:
        return None
    return {subject: census.results(subject) for subject in census.subjects()}


def sayings(found: Odds) -> Iterator[tuple[str, dict[str, object]]]:
    for chart in found.charts:
        yield chart.key, chart.facts
        yield from ((line.key, line.facts) for line in chart.lines)
