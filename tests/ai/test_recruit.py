"""The recruit obeys the rules, chooses at random, and does so again from the same seed."""

from collections import Counter

import pytest

from estafette.ai import Recruit
from estafette.engine import secret_of, settle
from estafette.match import Chair, Match
from tests.specimen import RULES


def new_match(seed: int | str = 1) -> Match:
    printed = RULES.read(None)
    return Match.start(RULES, printed, settle(printed, "the-ford", {}), secret_of(seed))


def played(seed: int) -> Match:
    match = new_match()
    recruits = {seat: Recruit(f"{seed}/{seat}") for seat in match.seats}
    while match.open:
        seat = match.open[0].seat
        assert match.choose(seat, recruits[seat].choose(Chair(match, seat))) is None
    return match


def test_a_recruit_plays_a_match_to_its_end():
    assert played(1).outcome is not None


def test_the_same_seed_plays_the_same_match():
    assert played(2).log == played(2).log
    assert played(2).log != played(3).log


def test_every_option_is_as_likely_as_another():
    match = new_match()
    seat = match.open[0].seat
    options = match.open[0].options
    recruit = Recruit(7)

    chosen = Counter(recruit.choose(Chair(match, seat)) for _ in range(600 * len(options)))

    assert set(chosen) == set(options)
    assert all(500 < times < 700 for times in chosen.values())


def test_a_recruit_answers_only_when_he_is_asked():
    match = played(1)

    with pytest.raises(ValueError, match="not asked"):
        Recruit(1).choose(Chair(match, match.seats[0]))
