"""What may be found out in the course of play is named with its clause, and nothing besides."""

from collections import Counter
from collections.abc import Iterator, Set
from itertools import count

import pytest
from msgspec.structs import replace

from estafette.engine import Rules
from tests.words import words_of

from .cases import GAMES, Case, cases_of, for_every_game, walk
from .speech import ledger_of
from .watchers.worlds import a_secret_changed_is_not_seen, worlds_that_look_alike_stay_alike
from .watching import Moment, Watch
from .worlds import ALIKE, deductions, found

DECISIONS = 5_000
MOST = 100_000  # decisions until what is rare has been met as well
LEAST = 300  # decisions of a case
WATCHING = (a_secret_changed_is_not_seen, worlds_that_look_alike_stay_alike)


def test_deductions_are_named_for_games_that_there_are() -> None:
    assert {game for game in GAMES if game not in deductions()} == set()


@for_every_game
def test_every_deduction_has_a_clause_and_a_key_that_exist(rules: Rules) -> None:
    ledger, messages = ledger_of(rules), words_of(rules)
    for deduction in deductions()[rules.id]:
        assert deduction.clause in ledger, deduction
        for key in deduction.keys if deduction.way != "seen" else ():
            assert "*" in key or messages.has(key), deduction


@pytest.mark.night
@for_every_game
def test_no_secret_is_given_away_in_five_thousand_decisions(
    rules: Rules, capsys: pytest.CaptureFixture[str]
) -> None:
    times = scanned(rules, cases_of(rules))

    with capsys.disabled():
        print(f"\n{rules.id}: {times[ALIKE]} alike of {times.total()}", dict(times.most_common()))


@pytest.mark.night
@for_every_game
def test_every_deduction_is_drawn(rules: Rules) -> None:
    """By the lots of the day, so that it is known whether one is."""
    named = {str(each) for each in deductions()[rules.id]}
    times = scanned(rules, [replace(case, night="") for case in cases_of(rules)], named)

    assert named - times.keys() == set()


def scanned(rules: Rules, cases: list[Case], wanted: Set[str] = frozenset()) -> Counter[str]:
    """What is found at every decision of some cases, one match of each after the other.

    They go on for longer if something that is wanted has not been found yet.
    """
    found.clear()
    share, seen = max(LEAST, DECISIONS // len(cases)), 0
    for seed in count():
        for each in cases:
            case = replace(each, seed=seed, followed=share)
            watches = [watch(case) for watch in WATCHING]
            for now in moments(case):
                seen += 1
                for watch in watches:
                    send(watch, now)
        missing = wanted - {why for game, why in found if game == rules.id}
        if seen >= (MOST if missing else DECISIONS):
            break
    return Counter({why: times for (game, why), times in found.items() if game == rules.id})


def moments(case: Case) -> Iterator[Moment | None]:
    """All see the match from its first decision, and the end of it."""
    yield None
    for match, seat, action in walk(case):
        yield Moment(case, match, seat, action, close=True, looked_at=True)
    yield None


def send(watch: Watch, now: Moment | None) -> None:
    try:
        watch.send(now)
    except StopIteration:
        assert now is None
