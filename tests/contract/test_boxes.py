"""A box that was kept with a match is as good as the printed one."""

from pathlib import Path
from typing import Any

import pytest

from estafette.engine import Dice, Rules, encode, secret_of
from estafette.engine.box import PAST, past_box

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


@pytest.mark.parametrize("rules", GAMES.values(), ids=GAMES)
def test_every_box_of_before_can_be_read_and_is_not_ours(rules: Rules) -> None:
    folder = rules.folder / "box"
    for file in (folder / PAST).glob("*"):
        assert file == Path(folder, PAST, f"{file.stem}.z")
        packed = past_box(folder, file.stem)
        assert rules.read(packed).fingerprint == file.stem != rules.read(None).fingerprint
