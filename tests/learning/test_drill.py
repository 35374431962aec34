"""A match for a learner: whose turn it is, what may be chosen, page by page, and how it ends."""

from collections import Counter

import pytest

from estafette.ai import Recruit
from estafette.engine import Outcome, secret_of
from estafette.learning import Drill, IllegalChoice, course

from .schools import CAMPAIGN, FOG, along, drill, ford


def test_options_come_in_the_order_in_which_they_are_offered():
    learner = drill(ford())

    assert learner.options == list(learner.decision.options)
    assert learner.legal == list(range(len(learner.options)))


def test_what_does_not_fit_on_a_page_is_on_the_next():
    for learner in along(ford(width=3), every=1):
        if learner.page == 0:
            assert all_pages(learner) == list(learner.decision.options)


def test_a_page_that_fits_leads_to_no_other():
    six = drill(ford(width=6))
    five = drill(ford(width=5))

    assert len(six.decision.options) == 6
    assert (six.has_more, five.has_more) == (False, True)
    assert five.legal == [0, 1, 2, 3, 4]


def test_an_answer_from_the_second_page_is_the_one_that_is_given():
    learner = drill(ford(width=3))
    wanted = learner.decision.options[3]
    learner.choose(2)

    assert learner.page == 1
    learner.choose(learner.options.index(wanted))
    assert learner.match.log[-1].action == wanted
    assert learner.page == 0


@pytest.mark.parametrize("index", [-1, 6, 31])
def test_an_index_without_an_option_is_refused(index: int):
    learner = drill(ford())

    with pytest.raises(IllegalChoice, match=f"vanguard has no option {index}"):
        learner.choose(index)
    assert learner.match.number == 0


def test_a_page_of_one_option_is_refused():
    with pytest.raises(ValueError, match="two options at least"):
        ford(width=1)


def test_seats_with_a_player_are_never_asked():
    known = ford()
    players = {"rearguard": Recruit(1)}
    learner = Drill(known, known.start(secret_of(1)), players)
    while not learner.is_over:
        assert learner.seat == "vanguard"
        learner.choose(0)

    assert Counter(entry.seat for entry in learner.match.log)["rearguard"] > 5


@pytest.mark.parametrize(
    ("winner", "rewards"),
    [("french", [1, -1, -1]), ("coalition", [-1, 1, 1]), (None, [0, 0, 0])],
)
def test_all_seats_of_a_side_win_or_lose_together(monkeypatch, winner, rewards):
    learner = drill(course(CAMPAIGN, "waterloo-wavre", FOG))
    assert [learner.reward(seat) for seat in learner.course.seats] == [0, 0, 0]

    monkeypatch.setattr(type(learner.match), "outcome", Outcome(winner, "", ""))
    assert [learner.reward(seat) for seat in learner.course.seats] == rewards


def all_pages(learner: Drill) -> list[object]:
    """The options of every page; the drill is left on its first one."""
    options = list(learner.options)
    while learner.has_more:
        learner.choose(learner.course.encoding.width - 1)
        options += learner.options
    learner.page = 0
    return options
