"""Counsel is about every answer, best first, in chances of winning that mean something."""

import pytest

from estafette.ai import Budget, Counsel, Recruit, chance_of, counsel
from estafette.engine import secret_of
from estafette.match import Chair, Match, Unimaginable

from .table import CAMPAIGN, FORD, along, new_match

SOME = Budget(iterations=60)


def positions() -> list[tuple[Match, str]]:
    return [
        next(along(new_match(FORD, "the-ford"), every=5)),
        next(along(new_match(CAMPAIGN, "intro-ligny"), every=25)),
    ]


@pytest.mark.parametrize(("match", "seat"), positions(), ids=["ford", "1815"])
def test_there_is_one_opinion_of_every_answer_and_the_best_comes_first(match, seat):
    given = counsel(Chair(match, seat), 1, SOME)

    decision = match.decision(seat)
    assert {opinion.action for opinion in given.opinions} == set(decision.options)
    assert len(given.opinions) == len(set(decision.options))
    assert given.chance == given.opinions[0].chance
    assert all(0 <= opinion.chance <= 1 for opinion in given.opinions)
    assert sum(opinion.trials for opinion in given.opinions) >= 60


@pytest.mark.parametrize(("match", "seat"), positions(), ids=["ford", "1815"])
def test_the_same_seed_gives_the_same_counsel(match, seat):
    assert counsel(Chair(match, seat), 1, SOME) == counsel(Chair(match, seat), 1, SOME)


@pytest.mark.parametrize(("match", "seat"), positions(), ids=["ford", "1815"])
def test_counsel_knows_no_more_than_the_seat(match, seat):
    redrawn = match.imagined(seat, secret_of("another"))

    assert counsel(Chair(redrawn, seat), 1, SOME) == counsel(Chair(match, seat), 1, SOME)


def test_who_can_imagine_nothing_gives_even_chances(monkeypatch):
    match, seat = positions()[0]

    def unimaginable(self: Match, seat: str | None, secret: str) -> Match:
        raise Unimaginable(seat)

    monkeypatch.setattr(Match, "imagined", unimaginable)
    given = counsel(Chair(match, seat), 1, SOME)

    assert {(opinion.chance, opinion.trials) for opinion in given.opinions} == {(0.5, 0)}


def test_who_is_called_away_gives_the_counsel_he_has():
    match, seat = positions()[1]
    calls = iter([False] * 100)

    given = counsel(
        Chair(match, seat), 1, Budget(iterations=1_000_000), stop=lambda: next(calls, True)
    )

    assert 0 < sum(opinion.trials for opinion in given.opinions) < 100


def test_before_the_end_the_winner_is_told_that_he_wins():
    given = last_counsel()

    assert given.chance > 0.6


def last_counsel() -> Counsel:
    """What the winner is told at the last real decision of a match between recruits."""
    match, recruit = new_match(CAMPAIGN, "intro-ligny", 3), Recruit(3)
    asked: list[tuple[Match, str]] = []
    while match.open:
        decision = match.open[0]
        if len(decision.options) > 1:
            asked.append((match.fork(), decision.seat))
        assert match.choose(decision.seat, recruit.choose(Chair(match, decision.seat))) is None
    assert match.outcome is not None
    winner = match.outcome.winner
    fork, seat = next(pair for pair in reversed(asked) if CAMPAIGN.side(pair[1]) == winner)
    return counsel(Chair(fork, seat), 1, SOME)


@pytest.mark.parametrize(("worth", "chance"), [(-1, 0), (-0.5, 0.25), (0, 0.5), (1, 1), (1.2, 1)])
def test_a_judgement_stands_for_a_chance(worth, chance):
    assert chance_of(worth) == chance
