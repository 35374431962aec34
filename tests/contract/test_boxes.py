"""A box that was kept with a match is as good as the printed one."""

from typing import Any

import pytest

from estafette.engine import Dice, encode, secret_of

from .cases import GAMES, Case, for_every_case


@pytest.fixture(scope="module")
def kept() -> dict[str, Any]:
    """What is printed, packed and unpacked, by the game."""
    return {name: rules.read(rules.read(None).packed) for name, rules in GAMES.items()}


@for_every_case
def test_a_match_is_laid_the_same_with_a_box_that_was_kept(
    case: Case, kept: dict[str, Any]
) -> None:
    printed = kept[case.rules.id]
    tables = [
        case.rules.start(box, case.setup, Dice(secret_of(case.lot)))
        for box in (case.printed, printed)
    ]

    assert printed.fingerprint == case.printed.fingerprint
    assert encode(tables[0]) == encode(tables[1])
