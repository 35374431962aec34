"""A record is written once, the same whoever writes it, and never again."""

from pathlib import Path

import pytest

from estafette.games import find
from tests.specimen import RULES

from . import closed, opened, path_of
from .__main__ import main
from .writing import written

pytestmark = pytest.mark.anyio


async def test_a_record_holds_tables_of_every_kind_and_their_files(tmp_path: Path):
    path = tmp_path / "record.tar.xz"
    path.write_bytes(await written(RULES))
    record = opened(path)

    assert record.witness.version == RULES.version
    assert {table.stage for table in record.witness.tables} == {"gathering", "playing", "over"}
    assert record.database.startswith(b"SQLite format 3")
    assert "given-up-over.jsonl" in record.files


def test_the_same_parts_make_the_same_archive():
    assert closed({"a": b"1", "b": b"2"}) == closed({"a": b"1", "b": b"2"})


def test_a_record_is_never_written_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    rules = find("napoleon-1815")
    monkeypatch.setattr("tests.records.FOLDER", tmp_path)
    path = path_of(rules.id, rules.version, rules.read(None).fingerprint)
    path.parent.mkdir()
    path.write_bytes(b"of then")

    with pytest.raises(SystemExit, match="is never written again"):
        main(rules.id)
    assert path.read_bytes() == b"of then"
