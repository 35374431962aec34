"""A box that tests may spoil, and overlays to lay on it."""

from pathlib import Path

import pytest

from estafette.engine.box import (
    Box,
    read_box,
)
from tests.engine.smallbox import CAMPAIGN, CARDS, MAP, write


@pytest.fixture
def box(tmp_path) -> Path:
    return write(
        tmp_path / "box",
        {
            "map.toml": MAP,
            "cards.toml": CARDS,
            "scenarios/campaign.toml": CAMPAIGN,
            "scenarios/ligny.toml": CAMPAIGN,
        },
    )


@pytest.fixture
def overlaid(box, tmp_path):
    """The box under an overlay of the files given."""

    def laid(**files: str) -> Box:
        named = {f"{name.replace('__', '/')}.toml": text for name, text in files.items()}
        return read_box(box, write(tmp_path / "mine", named))

    return laid
