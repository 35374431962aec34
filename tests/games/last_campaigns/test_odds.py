"""What chance decides, and after which answers."""

from collections.abc import Iterator

import pytest

from estafette.ai.budget import Budget
from estafette.engine import Action, settle
from estafette.games.last_campaigns import RULES
from estafette.games.last_campaigns.actions import Assault, Bombard, Charge, React
from estafette.games.last_campaigns.odds import is_known, worth
from estafette.match import Chair
from estafette.odds import odds
from tests.contract.cases import Case, walk
from tests.referee import rule

from .position import given, the_box

FEW = Budget(iterations=8)


def asked(key: str, kind: type[Action]) -> Iterator[tuple[Chair, Action]]:
    """Every moment of a few busy battles at which this is asked and may be so answered."""
    for seed in (6, 5, 2):
        case = Case(RULES, settle(the_box(), "ligny", {}), seed, busy=True)
        for match, seat, action in walk(case):
            if match.open[0].key == key and isinstance(action, kind):
                yield Chair(match, seat), action


@rule("last-campaigns table.fire")
@pytest.mark.parametrize(
    ("key", "kind", "title"),
    [
        ("bombardment.which", Bombard, "odds.guns"),
        ("assault.which", Assault, "odds.assault"),
        ("charge.who", Charge, "odds.charge"),
        ("reaction.who", React, "odds.reaction"),
    ],
)
def test_guns_assaults_and_charges_have_odds(key: str, kind: type[Action], title: str) -> None:
    chair, answer = next(asked(key, kind))
    chart = odds(chair, answer, FEW).charts[0]
    assert chart.key == title
    assert sum([line.chance for line in chart.lines]) == pytest.approx(1)


@rule("last-campaigns stacking.inspect")
def test_odds_are_counted_only_where_nothing_is_covered_and_no_order_is_secret() -> None:
    assert is_known(given(pr_ii_6="4352", fr_iii_billard="4356"), "french")
    covered = given(pr_ii_6="4352", pr_ii_7="4352", fr_iii_billard="4356")
    assert not is_known(covered, "french")
    assert is_known(covered, "allied")
    assert not is_known(given(pr_ii_6="4352", options={"orders": "written"}), "french")


@rule("last-campaigns assault.exchange")
def test_the_results_of_an_assault_stand_from_the_best_to_the_worst() -> None:
    results = [{"result": each} for each in ("repulsed", "taken", "held")]
    assert sorted(results, key=lambda facts: worth("", facts)) == [
        {"result": "taken"},
        {"result": "held"},
        {"result": "repulsed"},
    ]
