"""What many matches show is counted honestly."""

import pytest

from estafette.engine import Outcome, Setup
from estafette.lab.findings import Findings, Tally
from estafette.lab.trial import CRASH, Fault, Result
from estafette.lab.worker import Batch


def result(
    winner: str | None, *, scenario: str = "plain", decisions: int = 10, key: str = "won"
) -> Result:
    outcome = Outcome(winner, "9", key)
    return Result(0, Setup(scenario), "1", ("blue", "red"), decisions, 0.1, 3, outcome)


def findings(results: list[Result]) -> list[Findings]:
    tally = Tally()
    for result in results:
        tally.add(Batch([result]))
    return [scenario.findings for scenario in tally.in_order(["plain", "hills"])]


def test_wins_are_counted_for_each_side_of_each_scenario():
    plain, hills = findings(
        [result("blue"), result("red"), result("blue"), result("red", scenario="hills")]
    )

    assert [(share.side, share.wins) for share in plain.shares] == [("blue", 2), ("red", 1)]
    assert [(share.side, share.wins) for share in hills.shares] == [("blue", 0), ("red", 1)]
    assert plain.shares[0].share == pytest.approx(2 / 3)


def test_a_share_has_the_interval_of_so_many_matches():
    (found,) = findings([result("blue"), result("red"), result("blue")])
    blue, _ = found.shares

    assert (blue.low, blue.high) == pytest.approx((0.2077, 0.9385), abs=5e-5)


def test_a_draw_is_nobodys():
    (found,) = findings([result("blue"), result(None)])

    assert [(share.side, share.wins) for share in found.shares] == [
        ("blue", 1),
        ("red", 0),
        (None, 1),
    ]


def test_a_fault_counts_as_a_fault_and_nowhere_else():
    fault = Fault(CRASH, "broken")
    broken = Result(1, Setup("plain"), "2", ("blue", "red"), 999, 0.1, fault=fault)

    (found,) = findings([result("blue"), broken])

    assert (found.matches, found.faults) == (2, 1)
    assert found.shares[0].share == 1.0
    assert found.decisions
    assert found.decisions.most == 10


def test_lengths_and_endings_are_counted():
    (found,) = findings(
        [result("blue", decisions=10), result("red", decisions=30), result("red", key="fled")]
    )

    assert found.decisions
    assert (found.decisions.least, found.decisions.median, found.decisions.most) == (10, 10, 30)
    assert found.decisions.mean == pytest.approx(50 / 3)
    assert found.turns
    assert found.turns.mean == 3
    assert found.outcomes == {"won": 2, "fled": 1}
