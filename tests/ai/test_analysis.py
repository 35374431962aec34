"""After the match: a curve of chances for all to see, and the choices that cost most."""

from collections.abc import Sequence
from functools import cache

import pytest

from estafette.ai import (
    Analysis,
    Budget,
    Counsel,
    Course,
    Opinion,
    Recruit,
    advice,
    analyse,
    fitting,
)
from estafette.ai.analysis import ENOUGH, LISTED, costliest, curve, cut
from estafette.ai.retelling import Glances, Purse, Regret, Story, Weighing
from estafette.ai.tree import Tree
from estafette.engine import Pass, Rules, secret_of
from estafette.match import Match

from .table import CAMPAIGN, FOG, FORD, new_match, play, printed_of

SOME = Budget(iterations=100)


def course_of(match: Match, upto: int | None = None) -> Course:
    """A match between recruits, as it might be handed over after its end."""
    start = match.saved()
    play(match, {seat: Recruit(place) for place, seat in enumerate(match.seats)})
    return Course(start, tuple([(entry.seat, entry.action) for entry in match.log[:upto]]))


@cache
def ford() -> tuple[Course, Analysis]:
    course = course_of(new_match(FORD, "the-ford", 3), upto=30)
    return course, analysed(FORD, course)


def analysed(rules: Rules, course: Course, seed: int = 1, budget: Budget = SOME) -> Analysis:
    return analyse(rules, printed_of(rules), course, budget, seed)


def test_there_is_a_chance_for_each_side_before_every_choice_and_after_the_last():
    course, analysis = ford()

    assert analysis.sides == ("vanguard", "rearguard")
    assert len(analysis.curve) == len(course.choices) + 1
    assert all(sum(chances) == pytest.approx(1) for chances in analysis.curve)
    assert all(0 <= chance <= 1 for chances in analysis.curve for chance in chances)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_at_the_end_the_winner_has_won(seed):
    match = new_match(CAMPAIGN, "intro-ligny", seed)
    course = course_of(match)
    analysis = analysed(CAMPAIGN, course, budget=Budget(iterations=100))

    assert match.outcome is not None
    won = [float(side == match.outcome.winner) for side in analysis.sides]
    assert analysis.curve[-1] == pytest.approx(won)


def test_a_match_that_was_broken_off_has_a_curve_to_where_it_stands():
    course = course_of(new_match(CAMPAIGN, "intro-ligny", 1), upto=20)

    analysis = analysed(CAMPAIGN, course, budget=Budget(iterations=100))

    assert len(analysis.curve) == 21
    assert 0 < analysis.curve[-1][0] < 1


def test_seats_of_one_side_share_a_curve():
    course = course_of(new_match(CAMPAIGN, "ligny-quatre-bras", 1, FOG), upto=60)

    analysis = analysed(CAMPAIGN, course, budget=Budget(iterations=120))

    assert analysis.sides == ("french", "coalition")
    assert {regret.side for regret in analysis.regrets} <= set(analysis.sides)


def test_the_costliest_choices_had_better_alternatives():
    course = course_of(new_match(FORD, "the-ford", 3))
    last = tuple(range(len(course.choices) - 10, len(course.choices)))
    story = Story(FORD, printed_of(FORD), course, 1)

    found = costliest(Weighing(last, Budget(iterations=300)).do(story, lambda: False), LISTED)

    assert found
    for regret in found:
        assert (regret.seat, regret.chosen) == course.choices[regret.number]
        assert regret.better != regret.chosen
        assert regret.best > regret.chance


def test_a_far_horizon_seen_on_a_few_tables_is_not_all_that_a_choice_cost(monkeypatch):
    course, _ = ford()
    story, (_, chosen) = Story(FORD, printed_of(FORD), course, 1), course.choices[0]
    gains = {True: (0.0, 0.0, -0.8), False: (0.1, 0.1, 0.1)}
    monkeypatch.setattr(Tree, "try_out", lambda _, match, given, *rest: gains[given == chosen])
    monkeypatch.setattr(Tree, "worths", lambda *_: dict.fromkeys(story.speakers, 0.0))

    (found,) = Weighing((0,), Budget(iterations=40)).do(story, lambda: False)

    assert found.best == pytest.approx(0.55)
    assert 0.35 < found.chance < 0.5


def test_the_same_seed_and_iterations_give_the_same_analysis():
    course, _ = ford()
    few = Budget(iterations=60)

    first, again, other = [analysed(FORD, course, seed, few) for seed in (1, 1, 2)]

    assert first == again
    assert first != other


def test_what_others_hid_does_not_change_what_a_choice_cost():
    """The seat is judged by what it knew: another truth behind it weighs the same."""
    match = new_match(CAMPAIGN, "intro-ligny", 4)
    seat = match.open[0].seat
    redrawn = match.imagined(seat, secret_of("another truth"))
    one, other = [
        [
            Weighing((0,), Budget(iterations=40)).do(story, lambda: False)
            for action in match.open[0].options[:3]
            for course in [Course(table.saved(), ((seat, action),))]
            for story in [Story(CAMPAIGN, printed_of(CAMPAIGN), course, 1)]
        ]
        for table in (match, redrawn)
    ]

    assert one == other
    assert any(one)


def test_a_spectator_afterwards_sees_what_was_hidden():
    match = new_match(CAMPAIGN, "ligny-quatre-bras", 1, FOG)
    seat = match.open[0].seat
    redrawn = match.imagined(seat, secret_of("another truth"))
    stories = [
        Story(CAMPAIGN, printed_of(CAMPAIGN), Course(table.saved(), ()), 1)
        for table in (match, redrawn)
    ]

    one, other = [
        Glances((0,), Budget(iterations=10)).do(story, lambda: False) for story in stories
    ]

    assert one != other


def test_how_far_it_has_come_only_grows():
    course, _ = ford()
    told: list[float] = []

    analyse(FORD, printed_of(FORD), course, Budget(iterations=60), 1, progress=told.append)

    assert told[0] == 0
    assert told[-1] == 1
    assert told == sorted(told)
    assert len(told) > 6


def test_whoever_stops_it_waits_no_longer():
    course, _ = ford()
    much = Budget(iterations=10_000_000)

    analysis = analyse(FORD, printed_of(FORD), course, much, 1, stop=lambda: True)

    assert len(analysis.curve) == len(course.choices) + 1
    assert analysis.regrets == ()


def test_of_each_side_the_three_worst_are_named_and_trifles_are_not():
    trifle = a_regret("french", 9, 0.004)
    given = [a_regret("french", number, number / 100) for number in range(1, 6)]
    allied = a_regret("coalition", 8, 0.3)

    found = costliest([trifle, *given, allied], LISTED)

    assert [(each.side, each.number) for each in found] == [
        ("coalition", 8),
        ("french", 5),
        ("french", 4),
        ("french", 3),
    ]


def a_regret(side: str, number: int, cost: float) -> Regret:
    return Regret(number, side, side, Pass(), Pass(), 0.5 - cost, 0.5)


def test_a_point_of_the_curve_borrows_glances_from_its_neighbours_only_if_it_must():
    many = [(0.5, -0.5)] * ENOUGH
    ahead: Sequence[Sequence[tuple[float, float]]] = [many, many, [], [], [], many, []]

    chances = [chance for chance, _ in curve([(0.0, 0.0)] * 7, ahead)]

    assert chances == [0.75] * 6 + [0.5]


def test_the_pieces_make_up_the_whole():
    pieces = cut(tuple(range(10)), Budget(seconds=7.0))

    assert [number for _, numbers, _ in pieces for number in numbers] == list(range(10))
    assert sum(budget.seconds or 0 for *_, budget in pieces) == pytest.approx(7)
    assert cut((), Budget(seconds=7.0)) == []


def test_iterations_are_handed_out_evenly_to_the_last():
    purse = Purse(Budget(iterations=5), 3)

    assert [purse.next() for _ in range(3)] == [Budget(iterations=n) for n in (1, 2, 2)]
    assert Purse(Budget(iterations=1), 2).next() is None


def test_a_longer_match_is_given_more_time_within_bounds():
    assert [fitting(number).seconds for number in (0, 9, 100, 500, 100_000)] == [
        0.4,
        4,
        20,
        60,
        120,
    ]


def test_advice_names_answers_that_were_tried_and_none_promises_more_than_the_one_before():
    opinions = tuple(
        [Opinion(Pass(), chance, trials) for chance, trials in ((0.5, 9), (0.6, 2), (0.4, 0))]
    )

    named = advice(Counsel(opinions, 0.5), 3)

    assert [(each.chance, each.trials) for each in named] == [(0.5, 9), (0.5, 2)]
    assert len(advice(Counsel(opinions, 0.5), 1)) == 1
