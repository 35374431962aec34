"""The page about studies shows what the command says."""

import re
import shlex
from pathlib import Path

from typer.testing import CliRunner

from estafette.cli.front import build
from estafette.games import installed

PAGE = Path(__file__).parents[2] / "docs" / "do" / "study-a-scenario.md"


def test_the_study_on_the_page_comes_out_as_the_page_says(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")
    sample = re.search(r"```console\n\$ estafette (.*?)\n(.*?)```", PAGE.read_text("utf-8"), re.S)
    assert sample

    done = CliRunner().invoke(build("en", installed), shlex.split(sample[1]))

    assert [line.rstrip() for line in done.stdout.splitlines()] == sample[2].splitlines()
    listed = re.findall(r"^\| `([\w.]+)` \|", PAGE.read_text("utf-8"), re.MULTILINE)
    assert {path.name for path in (tmp_path / "ligny").iterdir()} == set(listed)
