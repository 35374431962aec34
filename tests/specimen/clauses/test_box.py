"""The box: what is printed, where it comes from, and what an owner may correct."""

from pathlib import Path

import pytest

from estafette.engine import BoxError, read_box
from tests.specimen.printed import FOLDER, read

SHEETS = {"battalions.toml", "cards.toml", "heights.toml", "river.toml", "tables.toml"}


def test_every_sheet_says_where_its_numbers_come_from():
    provenance = read_box(FOLDER / "box").provenance

    assert provenance.keys() > SHEETS
    assert provenance["battalions.toml"].source == "reconstructed"


def test_an_owner_may_correct_a_number(tmp_path: Path):
    correction = '[[battalion]]\nid = "invalids"\nstrength = 2\n'
    (tmp_path / "battalions.toml").write_text(correction, "utf-8")

    corrected = read(tmp_path)

    assert corrected.battalions["invalids"].strength == 2
    assert corrected.battalions["pioneers"] == read().battalions["pioneers"]
    assert corrected.fingerprint != read().fingerprint


def test_a_correction_that_does_not_fit_is_refused(tmp_path: Path):
    correction = '[[battalion]]\nid = "invalids"\ncolour = "grey"\n'
    (tmp_path / "battalions.toml").write_text(correction, "utf-8")

    with pytest.raises(BoxError, match="colour"):
        read(tmp_path)


def test_everything_placed_exists():
    printed = read()
    for sheet in printed.sheets.values():
        spaces = {*printed.grounds[sheet.ground].graph}
        assert {*sheet.placed.values(), sheet.key, sheet.goal} <= spaces
        assert sheet.placed.keys() == printed.battalions.keys()
