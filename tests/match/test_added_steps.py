"""A step that is added to the sequence of play moves no table that was put to rest before."""

from typing import Any

import pytest

from estafette.engine import Pass, Procedure, Rules, Step, ask
from estafette.match import Match
from tests.papers import BLUE, DAY, PRINTED, Ride, Scout, answer, begun, going


def rest(game: Any, side: str) -> Procedure[None]:
    yield ask(side, "ride.how", rule="4", offers=[Ride()], or_else=Pass())


def rules(*since: int) -> Rules:
    """A day with a rest at dawn for each of these versions, the later ones first."""
    dawn, *others = DAY
    return going(dawn, *[Step("4", rest, by=BLUE, since=each) for each in since], *others)


def rested(match: Match) -> tuple[Any, ...]:
    return match.number, match.open[0].key, match.path


@pytest.mark.parametrize("since", [(2,), (3, 2), (2, 3)])
@pytest.mark.parametrize("made", range(4))
def test_a_table_wakes_at_the_step_before_which_it_was_put_to_rest(
    since: tuple[int, ...], made: int
):
    """Also one that was put to rest when fewer steps had been added."""
    answers = (Scout("ath"), Pass(), Pass(), Ride())[:made]
    old = answer(begun(rules()), *answers)
    middle = Match.wake(rules(2), PRINTED, old.saved())
    new = Match.wake(rules(*since), PRINTED, middle.saved())

    assert rested(old) == rested(middle) == rested(new)


def test_what_is_written_down_is_read_again():
    match = begun(rules(3, 2))
    while match.open:
        woken = Match.wake(rules(3, 2), PRINTED, match.saved())
        assert (rested(woken), woken.saved()) == (rested(match), match.saved())
        answer(match, match.open[0].options[0])


def test_a_step_that_was_added_is_played_where_it_stands():
    match = begun(rules(2))
    assert rested(match) == (0, "ride.how", ("4",))

    answer(match, Pass())
    assert rested(match) == (1, "scout.where", ("2",))
