"""When a player answers: whatever he had left to choose from, and however soon he saw clearly."""

import pytest

from estafette.ai import Budget, Hourglass, Marshal, Mind, Recruit, budget, due, pace
from estafette.ai.pace import BEAT, GLANCE, budget_for
from estafette.ai.race import Race
from estafette.engine import Action, Decision, Pass, ask
from estafette.match import Chair

from .table import CAMPAIGN, along, new_match

SECOND = Budget(seconds=1.0)


def question(*, always: bool) -> Decision:
    return ask("french", "window.over", rule="1.1", or_else=Pass(), always=always)


@pytest.mark.parametrize(
    ("level", "always", "seconds"),
    [
        ("sergeant", False, GLANCE),
        ("sergeant", True, GLANCE),
        ("marshal", False, 1.0 + BEAT),
        ("marshal", True, 0.5 + BEAT),
        ("marshal:30s", False, 30.0 + BEAT),
        ("marshal:250ms", True, 0.125 + BEAT),
        ("marshal:300", False, GLANCE),
    ],
)
def test_who_has_nothing_to_think_about_takes_as_long_as_who_has(level, always, seconds):
    asked = question(always=always)

    assert {due(level, asked, took) for took in (0.0, 0.01, seconds / 2, seconds)} == {seconds}


def test_who_is_late_is_so_by_whole_beats():
    asked = question(always=False)
    late = [due("sergeant", asked, GLANCE + over) for over in (0.01, 0.9 * BEAT, 1.1 * BEAT)]

    assert late == pytest.approx([GLANCE + BEAT, GLANCE + BEAT, GLANCE + 2 * BEAT])


def test_a_recruit_does_not_think():
    assert due("recruit", question(always=True), 0.012) == 0.012


def test_a_marshal_spares_half_his_time_where_many_have_no_choice():
    assert budget_for(question(always=False), SECOND) == SECOND
    assert budget_for(question(always=True), SECOND) == Budget(seconds=0.5)
    counted = Budget(iterations=7)
    assert budget_for(question(always=True), counted) == counted


@pytest.mark.parametrize("always", [False, True])
def test_he_keeps_to_what_he_may_spend(monkeypatch, always):
    match, seat = next(along(new_match(CAMPAIGN, "campaign-1815"), every=40))
    decision = match.decision(seat)
    assert decision is not None
    decision.always = always
    now = [0.0]

    def tick() -> float:
        now[0] += 0.01
        return now[0]

    monkeypatch.setattr(Race, "is_decided", False)
    monkeypatch.setattr(budget, "monotonic", tick)
    Marshal(1, SECOND).choose(Chair(match, seat))

    assert now[0] == pytest.approx(0.5 if always else 1.0, abs=0.05)


def test_at_the_keyboard_he_answers_when_it_is_due(monkeypatch):
    match, seat = next(along(new_match(CAMPAIGN, "campaign-1815"), every=40))
    slept: list[float] = []
    monkeypatch.setattr(pace, "monotonic", iter([10.0, 10.1]).__next__)
    monkeypatch.setattr(pace, "sleep", slept.append)
    found: Action = Mind(Recruit(1), "sergeant", Hourglass()).answer(match, seat)

    assert found == Recruit(1).choose(Chair(match, seat))
    assert slept == pytest.approx([GLANCE - 0.1])


def test_how_long_he_took_is_told_and_nobody_waits(monkeypatch):
    match, seat = next(along(new_match(CAMPAIGN, "campaign-1815"), every=40))
    monkeypatch.setattr(pace, "monotonic", iter([10.0, 12.5]).__next__)
    monkeypatch.setattr(pace, "sleep", lambda seconds: pytest.fail("he slept"))

    assert Mind(Recruit(1), "sergeant", Hourglass()).found(match, seat).took == 2.5
