"""Strength is measured: every pair, from both sides, whatever the order of the matches."""

from collections import Counter

import pytest

from estafette.engine import Outcome
from estafette.lab.ladder import Standing, ratings
from estafette.lab.study import Ladder
from estafette.lab.trial import Result
from estafette.lab.worker import Batch
from tests.lab.shelves import GAME
from tests.specimen import RULES

PRINTED = RULES.read(None)
LADDER = Ladder(
    game=GAME, matches=20, seed="1", scenario="the-ford", players=("weak", "middling", "strong")
)
ORDER = ["weak", "middling", "strong"]


def results(ladder: Ladder) -> list[Result]:
    """The stronger always wins, from whichever side."""
    found = []
    for trial in ladder.trials(RULES, PRINTED, range(ladder.total)):
        best = max(trial.players, key=ORDER.index)
        side = RULES.side(RULES.seats(trial.setup)[trial.players.index(best)])
        outcome = Outcome(side, "9", "won")
        found.append(Result(trial.number, trial.setup, trial.seed, (), 9, 0.1, outcome=outcome))
    return found


@pytest.fixture(scope="module")
def standing():
    standing = Standing(LADDER, RULES, PRINTED)
    standing.add(Batch(results(LADDER)))
    return standing


def test_who_wins_is_a_player_not_a_side(standing):
    assert [(one.first, one.second, one.wins, one.losses) for one in standing.pairings] == [
        ("weak", "middling", 0, 20),
        ("weak", "strong", 0, 20),
        ("middling", "strong", 0, 20),
    ]
    assert standing.pairings[0].high == pytest.approx(0.161, abs=1e-3)


def test_who_wins_more_is_rated_higher(standing):
    assert [rating.player for rating in standing.ratings] == ["strong", "middling", "weak"]
    assert all(rating.low < rating.rating < rating.high for rating in standing.ratings)
    assert all(rating.ordinal < rating.low for rating in standing.ratings)
    assert {rating.matches for rating in standing.ratings} == {40}


def test_a_match_that_broke_is_not_counted(standing):
    broken = Standing(LADDER, RULES, PRINTED)
    broken.add(Batch([result_without_outcome(one) for one in results(LADDER)]))

    assert {one.wins + one.draws + one.losses for one in broken.pairings} == {0}


def result_without_outcome(result: Result) -> Result:
    return Result(result.number, result.setup, result.seed, (), 9, 0.1)


def test_the_order_in_which_matches_are_finished_does_not_matter(standing):
    backwards = Standing(LADDER, RULES, PRINTED)
    for result in reversed(results(LADDER)):
        backwards.add(Batch([result]))

    assert backwards.ratings == standing.ratings


def test_equals_stay_near_each_other_and_more_matches_narrow_the_interval():
    few = {("a", "b"): Counter({"a": 5, "b": 5})}
    many = {("a", "b"): Counter({"a": 100, "b": 100})}

    for scores in (few, many):
        one, other = ratings(("a", "b"), scores)
        assert abs(one.rating - other.rating) < 1.5
    assert width(ratings(("a", "b"), many)[0]) < width(ratings(("a", "b"), few)[0])


def width(rating) -> float:
    return rating.high - rating.low
