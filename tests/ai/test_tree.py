"""One tree for all tables: plans of several answers, each side for itself, and nothing lost."""

from random import Random

import pytest

from estafette.ai import Budget, Marshal, Sergeant, tree
from estafette.ai.tree import Tree, considered, put
from estafette.engine import Action, secret_of
from estafette.match import Chair, Match

from .crossroads import LEFT, OURS, RIGHT, THEIRS, Go, crossroads
from .table import CAMPAIGN, along, new_match

ENOUGH = Budget(iterations=60)


def grown(match: Match, rounds: int) -> Tree:
    """A tree in which both answers were tried so often."""
    learnt = Tree(match, OURS)
    for each in range(rounds):
        for answer in (LEFT, RIGHT):
            fork = match.fork(secret_of(each))
            learnt.try_out(fork, answer, learnt.worths(match), Random(each))
    return learnt


def known(learnt: Tree, match: Match, answer: Action) -> tuple[int, float]:
    decision = match.decision(OURS)
    assert decision is not None
    return learnt.known(decision, answer)


def test_a_marshal_sees_where_a_second_answer_of_his_leads_and_a_sergeant_does_not():
    chair = Chair(crossroads(OURS, OURS), OURS)

    assert Sergeant(1).choose(chair) == LEFT
    assert Marshal(1, ENOUGH).choose(chair) == RIGHT


def test_he_does_not_hope_that_an_enemy_answers_to_please_him():
    assert Marshal(1, ENOUGH).choose(Chair(crossroads(OURS, THEIRS), OURS)) == LEFT


def test_an_answer_is_worth_the_plan_that_begins_with_it():
    match = crossroads(OURS, OURS)

    learnt = grown(match, 40)

    assert known(learnt, match, RIGHT)[1] > 0.7
    assert known(learnt, match, LEFT)[1] == pytest.approx(0.1)


def test_what_was_learnt_serves_at_the_next_question_of_the_step():
    match = crossroads(OURS, OURS)
    learnt = grown(match, 40)
    match.choose(OURS, RIGHT)

    assert learnt.follow(match)
    trials, gain = known(learnt, match, RIGHT)
    assert trials > 20
    assert gain > 0.7


def test_gains_are_counted_from_what_the_table_is_worth_now():
    match = crossroads(OURS, OURS)
    learnt = grown(match, 10)
    match.choose(OURS, LEFT)
    learnt.follow(match)

    assert known(learnt, match, RIGHT)[1] == pytest.approx(0.1 - 0.2)


def test_whether_another_had_a_choice_is_nothing_that_a_plan_may_know():
    free, bound = crossroads(OURS, THEIRS, OURS), crossroads(OURS, THEIRS, OURS, bound=THEIRS)
    learnt = grown(free, 4)
    learnt.try_out(bound.fork(), LEFT, learnt.worths(bound), Random(1))

    after = learnt.level[put(free.open[0])].after[LEFT]

    assert [seat for seat, _, _ in after] == [THEIRS]
    bound.choose(OURS, LEFT)
    bound.choose(THEIRS, LEFT)
    assert learnt.follow(bound)


def test_an_answer_that_was_forced_proves_nothing():
    match = crossroads(OURS, THEIRS, bound=THEIRS)
    learnt = grown(match, 4)
    after = learnt.level[put(match.open[0])].after[LEFT]

    assert [question.trials for question in after.values()] == [0]


def test_after_the_step_the_tree_is_grown_anew():
    match = crossroads(OURS)
    learnt = grown(match, 10)
    match.choose(OURS, LEFT)

    assert match.open
    assert not learnt.follow(match.imagined(OURS, secret_of(2)))


def test_a_marshal_goes_on_with_the_tree_that_he_has(monkeypatch):
    match, trees = crossroads(OURS, OURS, OURS), []
    marshal = Marshal(1, ENOUGH)
    monkeypatch.setattr(tree.Tree, "known", lambda self, *_: trees.append(self) or (0, 0.0))

    match.choose(OURS, marshal.choose(Chair(match, OURS)))
    marshal.choose(Chair(match, OURS))

    assert len(trees) == 4
    assert len(set(map(id, trees))) == 1


def test_a_question_that_comes_up_again_and_again_is_looked_at_once(monkeypatch):
    match, looked = crossroads(OURS, OURS), []
    look = tree.looks
    monkeypatch.setattr(tree, "looks", lambda *given: looked.append(given) or look(*given))

    grown(match, 60)

    assert 0 < len(looked) < 12


def test_how_a_kind_of_question_has_looked_serves_the_next_tree_too(monkeypatch):
    match = crossroads(OURS, OURS)
    seen: tree.Looks = {}
    for each in (1, 2):
        learnt = Tree(match, OURS, seen)
        learnt.try_out(match.fork(), LEFT, learnt.worths(match), Random(each))
        monkeypatch.setattr(tree, "looks", lambda *_: pytest.fail("he looks again"))

    assert {kind[2] for kind in seen} == {LEFT, RIGHT}


def test_on_one_way_down_only_so_many_questions_are_looked_at(monkeypatch):
    match, looked = crossroads(OURS, *[OURS] * 6), []
    look = tree.looks
    monkeypatch.setattr(tree, "looks", lambda *given: looked.append(given) or look(*given))
    monkeypatch.setattr(tree, "AGAIN", 0)
    monkeypatch.setattr(tree, "SIGHT", 3)

    learnt = Tree(match, OURS)
    learnt.try_out(match.fork(), LEFT, learnt.worths(match), Random(1))

    assert len(looked) == 3


def test_more_answers_are_considered_the_more_often_a_question_is_answered():
    looking: dict[Action, float] = {LEFT: 0.1, RIGHT: 0.3}
    many = looking | {Go(str(number)): 0.0 for number in range(20)}

    assert considered(many, 0) == [RIGHT, LEFT]
    assert len(considered(many, 8)) == 6
    assert len(considered(many, 10_000)) == len(many)


def test_the_tree_knows_questions_by_who_is_asked_what_about_what():
    match, seat = next(along(new_match(CAMPAIGN, "intro-ligny"), every=20))
    decision, again = match.decision(seat), match.fork().decision(seat)
    assert decision is not None
    assert again is not None

    assert put(decision) == put(again)
    assert put(decision)[:2] == (seat, decision.key)
