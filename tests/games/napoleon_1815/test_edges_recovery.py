"""[p.9] The edges of recovery."""

import pytest

from estafette.engine import refuse
from estafette.games.napoleon_1815.recovery import Recover, cannot_recover, rest_unactivated
from tests.games.napoleon_1815.position import given
from tests.games.napoleon_1815.resting import recovery_cards
from tests.referee import Referee, rule


@rule("napoleon-1815 recovery.cards.one-per-corps", "napoleon-1815 oob.hidden")
def test_only_tired_corps_of_ones_own_are_pointed_at():
    game = given(
        ney="ligny",
        gerard="ligny",
        hill="ath",
        fatigue={"ney": 4, "hill": 4},
        hand={"french": ["elan-47"]},
    )
    referee = Referee(game, recovery_cards(game))

    assert referee.decision.offered[0].offers == (Recover("elan-47", "ney"),)
    assert referee.decision.refused() == []


@rule("napoleon-1815 cards.use.recovery", "napoleon-1815 recovery.cards.one-per-corps")
@pytest.mark.parametrize(
    ("corps", "refusal"),
    [
        ("ney", None),
        ("napoleon", refuse("cards.use.recovery", "recovery.no-corps", block="napoleon")),
        ("hill", refuse("recovery.cards.one-per-corps", "recovery.not-yours", corps="hill")),
        ("reille", refuse("cards.use.recovery", "recovery.off-board", corps="reille")),
        ("gerard", refuse("recovery.cards.one-per-corps", "recovery.one-card", corps="gerard")),
        ("lobau", refuse("oob.fatigue.remove", "recovery.not-tired", corps="lobau")),
    ],
)
def test_a_corps_that_no_card_can_serve_is_named(corps, refusal):
    game = given(
        ney="ligny",
        napoleon="ligny",
        gerard="ligny",
        lobau="ligny",
        hill="ath",
        fatigue={"ney": 4, "gerard": 4, "hill": 4},
        hand={"french": ["elan-47"]},
    )

    assert cannot_recover(game, "french", ["gerard"], Recover("elan-47", corps)) == refusal


@rule("napoleon-1815 oob.hidden", "napoleon-1815 recovery.unactivated")
def test_only_ones_own_camp_hears_which_corps_has_rested():
    game = given(ney="ligny", hill="ath", fatigue={"ney": 2, "hill": 3})

    told = Referee(game, rest_unactivated(game)).told

    assert [(event.to, event.facts["corps"]) for event in told] == [
        (("french",), "ney"),
        (("coalition",), "hill"),
    ]
