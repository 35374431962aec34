"""Every game can be played to its end, and nobody who watches finds a fault."""

import pytest
from msgspec.structs import replace

from .cases import Case, for_every_case, for_every_ending, sides_of, walk
from .looking import position
from .watchers import WATCHERS
from .watching import watched


@for_every_case
def test_nobody_who_watches_a_match_finds_a_fault(case: Case, subtests: pytest.Subtests) -> None:
    for name, fault in watched(case).items():
        with subtests.test(name):
            raise fault


@for_every_ending
@pytest.mark.parametrize("more", range(4))
def test_random_play_ends(case: Case, more: int) -> None:
    """With a winner who is a side of the game, or none; and then nothing can be chosen."""
    seed = -more - 3 * case.seed if more else case.seed
    for last in walk(replace(case, seed=seed)):
        match, *answer = last
    end = position(match)
    refusal = match.choose(*answer)

    assert match.outcome is not None
    assert match.outcome.winner in {None, *sides_of(case)}
    assert refusal is not None
    assert refusal == match.why_not(*answer)
    assert position(match) == end
    assert len(match.log) == match.number


def test_somebody_watches() -> None:
    assert len(WATCHERS) > 30
