"""[6.3] [19.2] Order is restored at the end of the turn."""

import pytest

from estafette.games.last_campaigns.recovery import recover
from tests.games.last_campaigns.position import given
from tests.referee import rule

TOWN, FIELD = "4358", "4359"  # Saint-Amand, and a hex beside it


@rule(
    "last-campaigns disorganisation.removal",
    "last-campaigns sequence.phase5.disorganisation",
    "last-campaigns component.marker.disorganised",
)
def test_without_the_advanced_rule_every_marker_comes_off() -> None:
    game = given(options={"recovery": "no"}, fr_iii_billard=f"{TOWN} x", pr_i_1="4354 x")
    recover(game)
    assert game.disorganised == frozenset()


@rule(
    "last-campaigns advanced.recovery.test",
    "last-campaigns advanced.recovery.terrain",
    "last-campaigns advanced.recovery.adjacent",
)
@pytest.mark.parametrize(
    ("hex_", "enemy", "die", "recovers"),
    [
        (TOWN, "4357", 4, True),  # 4 + 1 - 1
        (TOWN, "4357", 5, False),
        (FIELD, "4360", 4, False),  # 4 - 1
        (FIELD, "4360", 3, True),
        (FIELD, "4360 x", 4, True),  # a disorganised enemy does not count
        (TOWN, "4350", 5, True),  # 4 + 1
    ],
)
def test_a_unit_tests_its_morale_to_recover(
    hex_: str, enemy: str, die: int, recovers: bool
) -> None:
    game = given(
        dice=[die, 6],
        orders={"fr-iii": "attack 4356", "pr-i": "defence 4356"},
        fr_iii_billard=f"{hex_} x",
        pr_i_1=enemy,
    )
    recover(game)
    assert ("fr-iii-billard" not in game.disorganised) is recovers
