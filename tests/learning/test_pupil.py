"""What was learnt plays as the others do: from its chair alone."""

import numpy as np
import pytest

from estafette.ai import Recruit
from estafette.engine import Action, secret_of
from estafette.learning import Course, Observation, Pupil
from estafette.learning.encoding import Floats
from estafette.match import Chair

from .schools import along, drill, ford


@pytest.mark.parametrize("width", [None, 4])
def test_a_pupil_takes_the_option_of_the_highest_score(width: int | None):
    known = ford(width=width)
    learner = next(one for one in along(known, 1) if one.decision.key == "impulse.which")
    east = known.encoding.option_features().index("2.x")

    pupil = Pupil(known.encoding, lambda seen: seen["options"][:, east])
    choice = pupil.choose(Chair(learner.match, learner.seat))

    x = {space.id: space.x for space in known.rules.board(known.printed, known.setup).spaces}
    targets = [x.get(target_of(option), 0) for option in learner.decision.options]
    assert x[target_of(choice)] == max(targets) > min(targets)


def test_what_a_pupil_cannot_know_changes_no_choice():
    known = ford()
    pupil = scoring_all(known)
    for learner in along(known, 7):
        redrawn = learner.match.imagined(learner.seat, secret_of("another"))
        assert pupil.choose(Chair(learner.match, learner.seat)) == pupil.choose(
            Chair(redrawn, learner.seat)
        )


def test_a_pupil_plays_a_recruit_to_the_end():
    known = ford()
    match = drill(known).match
    players = {"vanguard": scoring_all(known), "rearguard": Recruit(1)}
    while match.open:
        seat = match.open[0].seat
        match.repeat([(seat, players[seat].choose(Chair(match, seat)))])

    assert match.outcome is not None


def test_nobody_asks_a_pupil_out_of_turn():
    known = ford()
    match = drill(known).match
    match.repeat([("vanguard", option) for option in match.open[0].options[:1]])
    match.repeat([("vanguard", match.open[0].options[0])])

    with pytest.raises(ValueError, match="not asked"):
        scoring_all(known).choose(Chair(match, "vanguard"))


def scoring_all(known: Course) -> Pupil:
    weights = np.random.default_rng(1).normal(size=known.encoding.option_size)

    def score(seen: Observation) -> Floats:
        return seen["options"] @ weights

    return Pupil(known.encoding, score)


def target_of(action: Action) -> str:
    """Where somebody marches or fires to."""
    return getattr(action, "to", "") or getattr(action, "at", "")
