"""Where the box of a match file is read from: ours before the one that it brings along."""

from pathlib import Path

import pytest
from msgspec import structs

from estafette.match import MatchFile, verify
from estafette.match.boxes import is_its_own, source_of
from tests.match.example import example
from tests.specimen import RULES

FILE = example()
FORGED = b"a box with the keys in another order"
OTHER = "0123abcd"


@pytest.fixture
def rules(tmp_path):
    """The specimen with a corrected box on its shelf."""
    past = tmp_path / "box" / "past"
    past.mkdir(parents=True)
    (past / f"{OTHER}.z").write_bytes(b"a box of before")
    return structs.replace(RULES, folder=Path(tmp_path))


def of_box(fingerprint: str, box: bytes | None = FORGED) -> MatchFile:
    header = structs.replace(FILE.header, box=fingerprint)
    return structs.replace(FILE, header=header, box=box)


def test_our_box_goes_before_the_one_in_the_file(rules):
    assert source_of(rules, of_box(FILE.header.box)) is None


def test_a_box_of_before_goes_before_the_one_in_the_file(rules):
    file = of_box(OTHER)
    source = source_of(rules, file)

    assert source == b"a box of before"
    assert not is_its_own(source, file)


def test_a_box_that_we_never_had_is_the_one_in_the_file(rules):
    file = of_box("beef")

    assert source_of(rules, file) == FORGED
    assert is_its_own(source_of(rules, file), file)


def test_a_file_without_a_box_is_read_with_ours(rules):
    file = of_box("beef", None)

    assert source_of(rules, file) is None
    assert not is_its_own(None, file)


def test_by_the_box_of_the_file_alone_nothing_is_proved():
    printed = RULES.read(None)
    verdict = verify(RULES, printed, FILE, own_box=True)

    assert verify(RULES, printed, FILE).is_true
    assert not verdict.is_true
    assert not verdict.is_judged
    assert verdict.problem is not None
    assert (verdict.problem.key, verdict.problem.line) == ("file.own-box", 2)
    assert verdict.checked[-1] == "verified.outcome"
