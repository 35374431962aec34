"""[9] The end."""

import pytest

from estafette.engine import Pass
from tests.referee import Referee, rule
from tests.specimen.fire import fire
from tests.specimen.impulses import impulse
from tests.specimen.judgement import judgement
from tests.specimen.march import March
from tests.specimen.sequence import outcome
from tests.specimen.state import Game, Side

from .positions import REARGUARD, VANGUARD, given


@rule("ford 9.1")
def test_the_vanguard_wins_in_mid_step_when_it_reaches_the_goal():
    game = given(grenadiers="willows", pioneers="ford")
    game.impulses[VANGUARD] = 1
    referee = Referee(game, impulse(game, VANGUARD))

    referee.choose(March("grenadiers", "far-bank"))

    assert referee.outcome is not None
    assert (referee.outcome.winner, referee.outcome.rule) == (VANGUARD, "9.1")


@rule("ford 9.1")
def test_the_rearguard_wins_nothing_at_the_goal():
    game = given(grenadiers="mill", pioneers="willows")
    game.impulses[REARGUARD] = 1
    referee = Referee(game, impulse(game, REARGUARD))

    referee.choose(March("pioneers", "far-bank"))

    assert referee.outcome is None


@rule("ford 9.2")
def test_a_column_without_battalions_loses_at_once():
    game = given(dice=(6,), grenadiers="mill", invalids="ford")
    referee = Referee(game, fire(game, game.block("grenadiers"), "ford"))

    referee.choose(Pass(), Pass())

    assert referee.outcome is not None
    assert (referee.outcome.winner, referee.outcome.rule) == (VANGUARD, "9.2")


@rule("ford 9.3")
@pytest.mark.parametrize(("where", "winner"), [("ford", REARGUARD), ("chapel", None)])
def test_after_the_last_hour_the_key_decides(where: str, winner: Side | None):
    game = given(grenadiers="mill", pioneers=where)

    game.hour = game.sheet.hours
    assert outcome(game) is None

    game.hour += 1
    end = outcome(game)
    assert end is not None
    assert (end.winner, end.rule) == (winner, "9.3")


def test_to_be_stronger_and_nearer_is_worth_more():
    assert worth(given(grenadiers="mill", pioneers="ford")) > worth(
        given(grenadiers="mill 2", pioneers="ford")
    )
    assert worth(given(grenadiers="willows", pioneers="ford")) > worth(
        given(grenadiers="mill", pioneers="ford")
    )


def worth(game: Game) -> float:
    return judgement(game, VANGUARD)
