"""[p.8] The clause under which each step of the turn stands."""

import pytest

from estafette.games.napoleon_1815.sequence import SEQUENCE
from tests.games.napoleon_1815.position import given
from tests.referee import rule


# vector d.sequence.order
@rule("napoleon-1815 sequence.turn", "napoleon-1815 recovery.order")
def test_every_step_of_the_turn_stands_under_its_clause():
    steps = [line.path for line in SEQUENCE.lines if line.step is not None]

    assert {path[0] for path in steps} == {"sequence.turn"}
    assert list(dict.fromkeys(path[1:] for path in steps)) == [
        ("scenario.vedettes.place",),
        ("draw.count", "setup.start-state"),
        ("draw.count", "draw.count"),
        ("draw.count", "scenario.reinforcements.when"),
        ("initiative.highest", "initiative.blue.order"),
        ("initiative.highest", "initiative.highest"),
        ("initiative.highest", "three.communication.commanders"),
        ("operations.alternate", "operations.content"),
        ("operations.alternate", "card.f.coordination.timing"),
        ("operations.alternate", "three.communication.commanders"),
        ("operations.alternate", "operations.flip.activated"),
        ("recovery.order", "recovery.unactivated"),
        ("recovery.order", "recovery.cards.one-per-corps"),
        ("recovery.order", "recovery.strength-loss"),
        ("recovery.order", "recovery.flip"),
        ("recovery.order", "recovery.turn-marker"),
    ]


@rule("napoleon-1815 recovery.cards.order", "napoleon-1815 recovery.cards.one-per-corps")
@pytest.mark.parametrize(
    ("players", "hands", "asked"),
    [
        (2, {"french": ["elan"], "coalition": ["carre"]}, ["french", "coalition"]),
        (2, {"coalition": ["carre"]}, ["coalition"]),
        (2, {"french": ["elan"]}, ["french"]),
        (3, {"anglo-allied": ["carre"], "prussian": ["tenir"]}, ["prussian", "anglo-allied"]),
        (3, {"french": ["elan"]}, ["french"]),
    ],
)
def test_recovery_comes_to_those_at_the_table_who_hold_a_card(players, hands, asked):
    game = given(players=players, hand=hands)
    lines = [line for line in SEQUENCE.lines if line.step is not None and line.step.by]

    assert [line.step.by for line in lines if line.when(game)] == asked
