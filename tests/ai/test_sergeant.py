"""The sergeant takes what leaves him best off, and that is enough against a recruit."""

import time
from collections import Counter
from collections.abc import Iterator
from statistics import median

import pytest

from estafette.ai import Recruit, Sergeant, sergeant
from estafette.ai.outlook import Future
from estafette.engine import Action, secret_of
from estafette.match import Chair, Match

from .crossroads import LEFT, OURS, RIGHT, THEIRS, crossroads
from .table import CAMPAIGN, along, new_match, play


def test_a_sergeant_beats_recruits_from_either_side():
    won = sum(is_won_by(side, seed) for side in ("french", "coalition") for seed in range(3))

    assert won >= 5


def is_won_by(side: str, seed: int) -> bool:
    match = new_match(CAMPAIGN, "ligny-quatre-bras", f"{side}/{seed}")
    outcome = play(
        match,
        {seat: Sergeant(seed) if seat == side else Recruit(seed) for seat in match.seats},
    ).outcome
    return outcome is not None and outcome.winner == side


@pytest.mark.night
def test_a_sergeant_decides_in_less_than_fifty_milliseconds():
    taken = []
    for match, seat in along(new_match(CAMPAIGN, "campaign-1815"), every=12):
        sergeant = Sergeant(match.number)
        begun = time.process_time()
        sergeant.choose(Chair(match, seat))
        taken.append(time.process_time() - begun)

    assert median(taken) < 0.05


@pytest.fixture
def tried(monkeypatch) -> Counter[Action]:
    """How often the sergeant has tried each answer."""
    found: Counter[Action] = Counter()

    class Watched(Future):
        def to_own_question(self):
            found[self.match.log[-1].action] += 1
            return super().to_own_question()

    monkeypatch.setattr(sergeant, "Future", Watched)
    return found


@pytest.mark.parametrize("most", [0, 1, 3])
def test_a_sergeant_who_is_called_takes_the_best_of_what_he_has_tried(tried, monkeypatch, most):
    match, seat = next(
        (match, seat)
        for match, seat in along(new_match(CAMPAIGN, "campaign-1815"), every=1)
        if len(match.decision(seat).options) > 4
    )
    worths = iter([1.0, 3.0, 2.0])
    monkeypatch.setattr(sergeant, "worth", lambda *_: next(worths))

    chosen = Sergeant(1, stop=lambda: tried.total() >= most).choose(Chair(match, seat))

    options = match.decision(seat).options
    assert tried.total() == most
    assert chosen == options[(0, 0, None, 1)[most]]


def test_a_guess_that_is_broken_off_does_not_count(tried, monkeypatch):
    match, seat = next(along(new_match(CAMPAIGN, "campaign-1815"), every=40))
    options = match.decision(seat).options
    monkeypatch.setattr(sergeant, "worth", lambda *_: -float(tried.total()))

    chosen = Sergeant(1, stop=lambda: tried.total() > len(options)).choose(Chair(match, seat))

    assert tried.total() == len(options) + 1
    assert chosen == options[0]


def test_only_the_better_answers_are_tried_on_every_table(tried):
    match, seat, options = a_wide_choice()

    chosen = Sergeant(1).choose(Chair(match, seat))

    on_all = [option for option in options if tried[option] == max(tried.values())]
    assert set(tried) == options
    assert chosen in on_all
    assert sergeant.FINALISTS <= len(on_all) < len(options) / 2


def test_two_tables_that_agree_settle_it(tried):
    assert Sergeant(1).choose(Chair(crossroads(OURS, THEIRS), OURS)) == LEFT
    assert tried == {LEFT: 2, RIGHT: 2}


def a_wide_choice() -> tuple[Match, str, set[Action]]:
    """A decision with so many answers that the field narrows twice."""
    for match, seat in along(new_match(CAMPAIGN, "campaign-1815"), every=1):
        decision = match.decision(seat)
        assert decision is not None
        if len(options := set(decision.options)) > sergeant.KEPT * sergeant.FINALISTS:
            return match, seat, options
    raise AssertionError("nobody has a wide choice")


def test_a_sergeant_takes_the_victory_that_lies_open():
    for match, seat in decisions_of_many_matches():
        decision = match.decision(seat)
        assert decision is not None
        won = [option for option in decision.options if ends_well(match, seat, option)]
        if won and len(won) < len(decision.options):
            assert Sergeant(1).choose(Chair(match, seat)) in won
            return
    pytest.fail("no victory lay open")


def decisions_of_many_matches() -> Iterator[tuple[Match, str]]:
    for seed in range(40):
        yield from along(new_match(CAMPAIGN, "intro-ligny", seed), every=1, seed=seed)


def ends_well(match: Match, seat: str, option: Action) -> bool:
    """Does this answer win at once, however the dice fall?"""
    for dice in range(4):
        fork = match.fork(secret_of(dice))
        assert fork.choose(seat, option) is None
        if fork.outcome is None or fork.outcome.winner != CAMPAIGN.side(seat):
            return False
    return True
