"""Is the box sound?"""

from collections.abc import Callable
from pathlib import Path

import pytest

from estafette.games.last_campaigns.printed import BOX, read
from estafette.games.last_campaigns.soundness import check
from tests.games.last_campaigns.position import the_box
from tests.referee import rule


@rule("last-campaigns component.original")
def test_the_box_as_shipped_is_sound() -> None:
    assert check(the_box()) == []


def corrected(folder: Path, file: str, change: Callable[[str], str]) -> list[str]:
    """The keys of what is wrong with a box in which one file was changed."""
    text = (BOX / file).read_text(encoding="utf-8")
    after = change(text)
    assert after != text
    (folder / file).parent.mkdir(parents=True, exist_ok=True)
    (folder / file).write_text(after, encoding="utf-8")
    return [key for key, _ in check(read(folder))]


FAULTS = [
    ("formations.toml", 'leader = "gerard"', 'leader = "gerad"', "sound.corps"),
    ("formations.toml", 'edge = "south"', 'edge = "below"', "sound.army"),
    ("formations.toml", 'wing = ["fr-i", "fr-ii"', 'wing = ["fr-i", "fr-x"', "sound.wing"),
    ("scenarios/ligny.toml", 'unit = "pr-i-1", hex = "4358"', 'unit = "pr-i-1", hex = "4866"', ""),
    ("scenarios/ligny.toml", 'unit = "pr-i-1", hex', 'unit = "pr-i-x", hex', "sound.no-unit"),
    ("scenarios/ligny.toml", 'unit = "pr-i-1", hex', 'unit = "pr-i-2", hex', "sound.twice"),
    ("scenarios/ligny.toml", 'hex = "4358" }', 'hex = "4360" }', "sound.stack"),
    ("scenarios/ligny.toml", 'zieten = "4355"', 'zieten = "0101"', "sound.off-map"),
    ("scenarios/ligny.toml", 'zieten = "4355"', 'ziethen = "4355"', "sound.no-leader"),
    ("scenarios/ligny.toml", 'formation = "pr-ii",', 'formation = "pr-v",', "sound.no-corps"),
    ("scenarios/ligny.toml", "strength = 144", "strength = 140", "sound.strength"),
    ("scenarios/ligny.toml", "demoralisation = 48", "demoralisation = 148", "sound.level"),
    ("scenarios/ligny.toml", "french_marginal = -23", "french_marginal = 23", "sound.bands"),
    ("scenarios/ligny.toml", 'turn = "16 18:00"', 'turn = "17 18:00"', "sound.time"),
    ("scenarios/ligny.toml", 'entry = "4266"', 'entry = "4260"', "sound.entry"),
]


@pytest.mark.parametrize(("file", "old", "new", "key"), FAULTS)
def test_a_fault_in_the_box_is_found(
    tmp_path: Path, file: str, old: str, new: str, key: str
) -> None:
    found = corrected(tmp_path, file, lambda text: text.replace(old, new, 1))
    assert (key in found) if key else not found
