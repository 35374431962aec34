"""A round is over when the sequence of play begins again, not when a loop in it does."""

import pytest

from estafette.ai.rounds import is_new_round, lines_in, loops_of, place_in_round
from estafette.engine import Sequence, Step
from tests.contract.cases import GAMES

from .table import CAMPAIGN, along, new_match


def act(game: object) -> None:
    """Nothing needs to happen."""


def done(game: object) -> bool:
    return True


ACT, AGAIN = Step("a", act), Step("b", act, until=done)
NESTED = Sequence(ACT, Sequence(ACT, AGAIN, until=done), ACT)


@pytest.mark.parametrize("rules", GAMES.values(), ids=lambda rules: rules.id)
def test_the_lines_of_a_sequence_are_counted_as_it_unfolds_them(rules):
    assert lines_in(rules.sequence) == len(rules.sequence.lines)


def test_loops_are_found_however_deep_they_lie():
    assert loops_of(NESTED) == ((1, 6), (3, 5))


@pytest.mark.parametrize(
    ("before", "now", "is_new"),
    [
        (0, 2, False),  # onward
        (4, 4, False),  # the inner loop again
        (4, 2, False),  # the outer loop again
        (7, 2, True),  # past the end and into the loop
        (7, 0, True),
        (0, 0, True),  # all the way round
    ],
)
def test_a_loop_is_no_round(before, now, is_new):
    assert is_new_round(NESTED, before, now) is is_new


def test_a_turn_of_the_campaign_is_a_round():
    found, turns = 1, 1
    before = -1
    for match, _ in along(new_match(CAMPAIGN, "campaign-1815"), every=1):
        place = place_in_round(match)
        found += is_new_round(CAMPAIGN.sequence, before, place) and match.is_between_steps
        before, turns = place, match.game.turn

    assert found == turns > 2
