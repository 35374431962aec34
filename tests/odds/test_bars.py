"""Bars: their order, what is folded, what does not come up."""

from fractions import Fraction

import pytest

from estafette.engine import Hazard, by
from estafette.odds import NOTHING, OTHERS, wilson
from estafette.odds.bars import MOST_LINES, Census, drawn
from estafette.odds.trial import Result, Subject

LOSSES = Hazard("odds.losses", {"fight.lost": by("losses")}, apart=("side",))
TAKEN = Hazard("odds.taken", {"card.taken": by("card")})


def census_of(*found: tuple[str, str, object, int], place: int = 0, **apart: str) -> Census:
    census = Census()
    for key, name, value, times in found:
        for _ in range(times):
            census.add({Subject(place, tuple(apart.items())): Result(key, ((name, value),))}, 1)
    return census


def test_numbers_rise():
    found = [("fight.lost", "losses", amount, 5) for amount in (10, 2, 0)]

    (chart,) = drawn(census_of(*found, side="north"), (LOSSES,), exact=False).charts

    assert chart.facts == {"side": "north"}
    assert [line.facts for line in chart.lines] == [
        {"side": "north", "losses": amount} for amount in (0, 2, 10)
    ]
    assert {line.key for line in chart.lines} == {"odds.losses.lost"}


def test_what_has_no_order_goes_by_its_chance():
    found = [("card.taken", "card", card, times) for card, times in (("a", 1), ("b", 3), ("c", 2))]

    (chart,) = drawn(census_of(*found), (TAKEN,), exact=False).charts

    assert [line.facts["card"] for line in chart.lines] == ["b", "c", "a"]


def test_the_rarest_are_folded_into_one_line():
    found = [("card.taken", "card", f"{n:02}", 10 + n) for n in range(MOST_LINES + 3)]

    (chart,) = drawn(census_of(*found), (TAKEN,), exact=False).charts

    *kept, others = chart.lines
    assert len(chart.lines) == MOST_LINES
    assert others.key == OTHERS
    assert others.chance == pytest.approx((10 + 11 + 12 + 13) / sum(10 + n for n in range(15)))
    assert sum(line.chance for line in chart.lines) == pytest.approx(1)
    assert others.low < others.chance < others.high
    assert [line.facts["card"] for line in kept] == [f"{n:02}" for n in range(14, 3, -1)]


def test_a_hazard_that_may_not_come_up_says_so_at_the_end():
    census = census_of(("card.taken", "card", "a", 3))
    census.add({}, 1)

    (chart,) = drawn(census, (TAKEN,), exact=False).charts

    assert [(line.key, line.chance) for line in chart.lines] == [
        ("odds.taken.taken", 0.75),
        (NOTHING, 0.25),
    ]


def test_a_hazard_that_never_comes_up_has_no_chart():
    census = census_of(("card.taken", "card", "a", 3), place=1)

    assert [chart.key for chart in drawn(census, (LOSSES, TAKEN), exact=False).charts] == [
        "odds.taken"
    ]


def test_what_is_counted_has_no_bounds_beside_its_chance():
    census = Census()
    for card, weight in (("a", Fraction(1, 3)), ("b", Fraction(2, 3))):
        census.add({Subject(0, ()): Result("card.taken", (("card", card),))}, weight)

    odds = drawn(census, (TAKEN,), exact=True)

    assert odds.exact
    assert [line.chance for line in odds.charts[0].lines] == [2 / 3, 1 / 3]
    assert all(line.low == line.chance == line.high for line in odds.charts[0].lines)


@pytest.mark.parametrize(
    ("found", "tried", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),  # the worked example of Newcombe (1998), table I
        (0, 0, 0.0, 1.0),
    ],
)
def test_the_bounds_are_those_of_wilson(found, tried, low, high):
    assert wilson(found, tried) == pytest.approx((low, high), abs=5e-5)
