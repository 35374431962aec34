"""The marshal keeps to his budget, and what he has found out while his turn goes on."""

import re
from time import monotonic

import pytest

from estafette.ai import Budget, Marshal
from estafette.ai.budget import Watch
from estafette.ai.tree import Node
from estafette.engine import Action, secret_of
from estafette.match import Chair, Match

from .table import CAMPAIGN, along, new_match


class Go(Action, frozen=True):
    """An answer by its number."""

    to: int


ANSWERS = [Go(number) for number in range(10)]


def thoughtful(every: int = 40) -> tuple[Match, str]:
    return next(along(new_match(CAMPAIGN, "campaign-1815"), every=every))


@pytest.mark.parametrize(
    ("spelt", "budget"),
    [
        ("300", Budget(iterations=300)),
        ("2s", Budget(seconds=2.0)),
        ("0.5s", Budget(seconds=0.5)),
        (".5s", Budget(seconds=0.5)),
        ("250ms", Budget(seconds=0.25)),
    ],
)
def test_a_budget_is_time_or_a_number_of_iterations(spelt, budget):
    assert Budget.read(spelt) == budget


@pytest.mark.parametrize("spelt", ["0", "007", "0s", "0.0s", "s", "1 s", "-1s", "1.5", "2min"])
def test_what_is_neither_is_no_budget(spelt):
    with pytest.raises(ValueError, match=re.escape(spelt)):
        Budget.read(spelt)


def test_a_marshal_who_counts_makes_as_many_iterations_as_he_may(monkeypatch):
    match, seat = thoughtful()
    ticks: list[Watch] = []
    monkeypatch.setattr(Watch, "tick", spying(Watch.tick, ticks))

    Marshal(1, Budget(iterations=37)).choose(Chair(match, seat))

    assert len(ticks) == 37


def test_a_marshal_with_a_watch_keeps_his_time_within_a_tenth():
    match, seat = thoughtful()

    def taken() -> float:
        begun = monotonic()
        Marshal(1, Budget(seconds=0.6)).choose(Chair(match, seat))
        return monotonic() - begun

    assert 0.54 <= min(taken() for _ in range(3)) <= 0.66


def test_what_he_found_out_about_his_next_question_is_kept():
    for match, seat in along(new_match(CAMPAIGN, "intro-ligny"), every=1):
        marshal = Marshal(1, Budget(iterations=40))
        match = match.fork(secret_of(5))
        choice = marshal.choose(Chair(match, seat))
        number = match.number
        assert match.choose(seat, choice) is None
        decision = match.decision(seat)
        if decision is None or len(decision.options) == 1 or match.number != number + 1:
            continue
        kept = list(marshal._kept.values())
        root = marshal._root(match, seat)
        if any(root is node for node in kept):
            assert root.visits > 0
            return
    pytest.fail("he has never foreseen his own next question")


def test_few_answers_are_considered_at_first_and_more_later():
    node = Node()
    node.look(ANSWERS, [-float(answer.to) for answer in ANSWERS])

    tried = []
    for _ in range(60):
        answer = node.select(ANSWERS, 100.0)
        node.learn(answer, 0.0)
        tried.append(answer)

    assert tried[0] == ANSWERS[0]
    assert set(tried[:2]) <= set(ANSWERS[:3])
    assert set(tried) == set(ANSWERS)


def test_an_answer_that_gives_more_is_tried_more_often():
    node = Node()
    node.look(ANSWERS[:3], [0.0, 0.0, 0.0])

    for _ in range(100):
        answer = node.select(ANSWERS[:3], 0.5)
        node.learn(answer, 1.0 if answer == ANSWERS[1] else 0.0)

    assert node.edges[ANSWERS[1]].trials > 60
    assert node.best(ANSWERS[:3]) == ANSWERS[1]


def test_an_answer_left_behind_early_does_not_win_by_one_lucky_trial():
    node = Node()
    node.look(ANSWERS[:2], [0.0, 0.0])
    node.learn(ANSWERS[0], 50.0)
    for _ in range(10):
        node.learn(ANSWERS[1], 0.1)

    assert node.best(ANSWERS[:2]) == ANSWERS[1]


def test_what_is_seen_at_once_gives_way_to_what_comes_of_it():
    node = Node()
    node.look(ANSWERS[:2], [0.3, 0.0])
    assert node.ranked(ANSWERS[:2])[0] == ANSWERS[0]

    for _ in range(60):
        node.learn(ANSWERS[0], 0.0)
        node.learn(ANSWERS[1], 0.2)

    assert node.ranked(ANSWERS[:2])[0] == ANSWERS[1]


def test_one_new_answer_is_looked_at_beside_the_others():
    node = Node()
    node.look(ANSWERS[:2], [0.0, 0.0])

    assert node.unknown(ANSWERS[:2]) == []
    assert node.unknown(ANSWERS[:3]) == ANSWERS[:3]
    assert node.unknown(ANSWERS[:4]) == ANSWERS[2:4]


def spying(method, seen):  # type: ignore[no-untyped-def]
    def spy(self: Watch) -> None:
        seen.append(self)
        method(self)

    return spy
