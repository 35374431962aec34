"""The marshal keeps to his budget, does not ponder what is clear, and beats recruits."""

import re

import pytest

from estafette.ai import Budget, Marshal, budget, player, tree
from estafette.ai.budget import Watch
from estafette.ai.race import ENOUGH, Race
from estafette.ai.tree import Tree
from estafette.engine import Action
from estafette.match import Chair, Match

from .table import CAMPAIGN, FORD, along, new_match, play


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


def test_a_marshal_with_a_watch_keeps_his_time_within_a_tenth(monkeypatch):
    match, seat = thoughtful()
    ticks: list[Watch] = []
    monkeypatch.setattr(Race, "is_decided", False)
    monkeypatch.setattr(Watch, "tick", spying(Watch.tick, ticks))
    monkeypatch.setattr(budget, "monotonic", lambda: 0.01 * len(ticks))

    Marshal(1, Budget(seconds=0.6)).choose(Chair(match, seat))

    assert 54 <= len(ticks) <= 60


def test_a_marshal_who_is_called_goes_no_way_to_its_end(monkeypatch):
    match, seat = thoughtful()
    chair, given = Chair(match, seat), list[Action]()
    answer = tree.answer

    def spy(match: Match, seat: str, action: Action) -> None:
        given.append(action)
        answer(match, seat, action)

    monkeypatch.setattr(tree, "answer", spy)

    chosen = Marshal(1, stop=lambda: len(given) == 3).choose(chair)

    assert len(given) == 3
    assert match.why_not(seat, chosen) is None


def test_a_marshal_does_not_ponder_what_is_clear(monkeypatch):
    match, seat = next(along(new_match(CAMPAIGN, "intro-ligny"), every=1))
    decision = match.decision(seat)
    assert decision is not None
    best = decision.options[-1]
    gains = {option: (float(option == best),) * 3 for option in decision.options}
    monkeypatch.setattr(Tree, "try_out", lambda _, match, action, *rest: gains[action])
    ticks: list[Watch] = []
    monkeypatch.setattr(Watch, "tick", spying(Watch.tick, ticks))

    assert Marshal(1, Budget(iterations=1_000_000)).choose(Chair(match, seat)) == best
    assert len(ticks) <= ENOUGH * len(decision.options)


def test_a_marshal_beats_recruits_at_the_ford_though_not_every_time():
    sides = new_match(FORD, "the-ford").seats
    points = [points_of(side, seed) for side in sides for seed in range(2)]

    assert sum(points) > 2


def points_of(side: str, seed: int) -> float:
    """One for a victory, half for a draw."""
    match = new_match(FORD, "the-ford", f"{side}/{seed}")
    players = {seat: player("recruit", f"{seed}/{seat}") for seat in match.seats}
    outcome = play(match, players | {side: Marshal(seed, Budget(iterations=16))}).outcome
    assert outcome is not None
    return 0.5 if outcome.winner is None else float(outcome.winner == side)


def spying(method, seen):  # type: ignore[no-untyped-def]
    def spy(self: Watch) -> None:
        seen.append(self)
        method(self)

    return spy
