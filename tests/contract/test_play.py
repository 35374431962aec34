"""Every game can be played to its end, and nobody who watches finds a fault."""

import pytest
from msgspec.structs import replace

from tools.planted.offences import Offence, offences_in, tables

from .cases import CASES, Case, for_every_case, for_every_ending, sides_of, walk
from .looking import position
from .watchers import WATCHERS
from .watching import Watch, watched


@for_every_case
def test_nobody_who_watches_a_match_finds_a_fault(case: Case, subtests: pytest.Subtests) -> None:
    faults = watched(case)
    for name, fault in faults.items():
        with subtests.test(name):
            raise fault

    assert not faults, ", ".join(faults)


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


def test_for_every_watcher_a_fault_is_planted() -> None:
    planted = {offence.says.strip("[]") for offence in offences_in(tables()) if is_watched(offence)}

    assert planted == {*WATCHERS}


def is_watched(offence: Offence) -> bool:
    return test_nobody_who_watches_a_match_finds_a_fault.__name__ in offence.caught_by


def test_who_leaves_a_match_early_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def never_came(case: Case) -> Watch:
        if case.followed < 0:
            yield

    def left_early(case: Case) -> Watch:
        yield
        yield

    def stayed_for_ever(case: Case) -> Watch:
        while True:
            yield

    for watcher in (never_came, left_early, stayed_for_ever):
        monkeypatch.setattr("tests.contract.watching.WATCHERS", {watcher.__name__: watcher})
        assert len(watched(CASES[-1])) == 1, watcher.__name__
