"""The versions of a game's rules, and what was mended since one of them."""

from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from estafette.engine import Rules
from estafette.engine.versions import Version, clauses_since, versions_in
from tests.specimen import RULES

LISTED = """
[[version]]
number = 1

[[version]]
number  = 2
clauses = ["6.21", "7.4"]

[[version]]
number  = 3
clauses = ["7.4", "8.1"]
"""


def rules(folder: Path, version: int) -> Rules:
    (folder / "versions.toml").write_text(LISTED, "utf-8")
    return replace(RULES, folder=folder, version=version)


def test_versions_are_read_with_their_clauses(tmp_path):
    third = rules(tmp_path, 3)

    assert versions_in(third.folder)[1] == Version(2, ("6.21", "7.4"))


@pytest.mark.parametrize(
    ("before", "clauses"), [(1, ("6.21", "7.4", "8.1")), (2, ("7.4", "8.1")), (3, ()), (4, ())]
)
def test_what_was_mended_since_a_version_is_told_once(tmp_path, before, clauses):
    assert clauses_since(rules(tmp_path, 3), before) == clauses


def test_what_is_to_be_mended_later_is_not_told(tmp_path):
    assert clauses_since(rules(tmp_path, 2), 1) == ("6.21", "7.4")


def test_a_game_without_a_list_tells_no_clauses():
    assert versions_in(RULES.folder) == ()
    assert clauses_since(RULES, 0) == ()


def test_a_list_with_a_wrong_word_is_refused(tmp_path):
    (tmp_path / "versions.toml").write_text("[[version]]\nnumber = 1\nclause = []", "utf-8")

    with pytest.raises(msgspec.ValidationError, match="clause"):
        versions_in(tmp_path)
