"""A sum that shows its working."""

from hypothesis import given
from hypothesis import strategies as st

from estafette.engine import Tally


def test_the_amounts_are_told_in_the_order_they_joined():
    tally = Tally()
    tally.add("fire.strength", 4)
    tally.add("fire.fatigue", -1)

    assert tally.lines == [("fire.strength", 4), ("fire.fatigue", -1)]
    assert tally.total == 3


def test_nothing_is_not_written_down():
    tally = Tally()
    tally.add("fire.fatigue", 0)

    assert tally.lines == []
    assert tally.total == 0


def test_the_same_name_may_be_added_twice():
    tally = Tally()
    tally.add("fire.guns", 2)
    tally.add("fire.guns", 2)

    assert tally.lines == [("fire.guns", 2), ("fire.guns", 2)]
    assert tally.total == 4


@given(amounts=st.lists(st.integers()))
def test_the_total_is_the_sum_of_what_was_added(amounts):
    tally = Tally()
    for amount in amounts:
        tally.add("amount", amount)

    assert tally.total == sum(amounts)


def test_two_tallies_share_no_line():
    one, other = Tally(), Tally()

    one.add("fire.guns", 2)

    assert other.lines == []
