"""Every stage is gone through until one fails, and its seconds are told."""

import re
from pathlib import Path

import pytest

from tools import stages
from tools.stages import Stage, gone_through, main, summary


def test_stages_are_gone_through_until_one_fails() -> None:
    codes = {"lint": 0, "types": 2, "unit": 0}

    gone = gone_through(list(codes), codes.__getitem__)

    assert [(stage.name, stage.code) for stage in gone] == [("lint", 0), ("types", 2)]


def test_the_seconds_of_every_stage_are_told() -> None:
    told = summary([Stage("lint", 0, 3.25, 2.5), Stage("unit", 1, 61, 118)])

    assert [re.sub(" +", " ", line.strip()) for line in told.splitlines()] == [
        "clock work",
        "3.2 s 2.5 s lint",
        "61.0 s 118.0 s unit failed",
        "1 min 04 s in all",
    ]


@pytest.mark.parametrize("code", [0, 2])
def test_what_passed_only_at_a_later_try_is_named_at_the_end(
    code: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    unsteady = tmp_path / "unsteady.txt"
    unsteady.write_text("of the run before", "utf-8")
    monkeypatch.setattr(stages, "UNSTEADY", unsteady)

    def run(_: str) -> int:
        assert not unsteady.exists()
        unsteady.write_text("tests/server/test_doors.py::test_a_door", "utf-8")
        return code

    monkeypatch.setattr(stages, "gone_through", lambda names: gone_through(names, run))

    assert main(["unit"]) == code
    assert capsys.readouterr().out.rstrip().endswith("tests/server/test_doors.py::test_a_door")
