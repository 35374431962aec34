"""A study on disk survives whoever is killed, and is never mistaken for another."""

import os
import re
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest
from msgspec.structs import replace

from estafette.lab.crew import crew_of
from estafette.lab.findings import Tally
from estafette.lab.journal import ANSWERS, QUESTION, Journal, OtherStudy, Question
from estafette.lab.simulate import simulate
from estafette.lab.study import Study
from estafette.lab.worker import ground_of
from tests.lab.shelves import GAME, shelf
from tests.waiting import PATIENCE, until

STUDY = Study(game=GAME, matches=30, seed="1", options={"weather": "dry"})
ROOT = Path(__file__).parents[2]


def question(study: Study = STUDY) -> Question:
    return Question(study, ground_of(study, shelf))


def go_on(folder: Path, study: Study = STUDY, most: int | None = None) -> int:
    """Plays what is missing, or so many batches of it; says how many matches were played."""
    with Journal(folder, question(study)) as journal, crew_of(1) as crew:
        played = 0
        for number, batch in enumerate(simulate(study, shelf, crew, journal=journal), start=1):
            played += len(batch.results)
            if number == most:
                break
    return played


def numbers(folder: Path, study: Study = STUDY) -> list[int]:
    with Journal(folder, question(study)) as journal:
        return sorted(result.number for batch in journal.batches() for result in batch.results)


def told(folder: Path) -> object:
    tally = Tally()
    with Journal(folder, question()) as journal:
        for batch in journal.batches():
            tally.add(batch)
    found = tally.in_order(["the-ford", "the-heights"])
    return [(scenario.findings, scenario.uses) for scenario in found]


def test_a_study_goes_on_where_it_stopped(tmp_path):
    first = go_on(tmp_path, most=3)
    second = go_on(tmp_path)

    assert 0 < first < 30
    assert first + second == 30
    assert numbers(tmp_path) == list(range(30))


def test_what_was_found_in_two_goes_is_what_is_found_in_one(tmp_path):
    go_on(tmp_path / "two", most=2)
    go_on(tmp_path / "two")
    go_on(tmp_path / "one")

    assert told(tmp_path / "two") == told(tmp_path / "one")


@pytest.mark.parametrize("torn", [b'{"results":[{"num', b'{"results":5}\n', b"\x00\x00"])
def test_a_line_that_was_cut_off_is_cut_away(tmp_path, torn):
    go_on(tmp_path, most=2)
    whole = (tmp_path / ANSWERS).read_bytes()
    (tmp_path / ANSWERS).write_bytes(whole + torn)

    go_on(tmp_path)

    assert (tmp_path / ANSWERS).read_bytes().startswith(whole)
    assert numbers(tmp_path) == list(range(30))


@pytest.mark.parametrize(
    "other",
    [
        {"seed": "2"},
        {"players": ("sergeant",)},
        {"scenario": "the-ford"},
        {"matches": 10},
        {"longest": 5},
    ],
    ids=lambda other: next(iter(other)),
)
def test_another_study_is_not_written_over_this_one(tmp_path, other):
    go_on(tmp_path, most=1)
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}

    with pytest.raises(OtherStudy) as refused:
        go_on(tmp_path, replace(STUDY, **other))

    assert refused.value.different == list(other)
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_a_box_that_has_changed_makes_another_study(tmp_path):
    go_on(tmp_path, most=1)
    changed = replace(question(), ground=replace(question().ground, fingerprint="other"))

    with pytest.raises(OtherStudy) as refused:
        Journal(tmp_path, changed)

    assert refused.value.different == ["fingerprint"]


def test_a_folder_with_something_else_in_it_is_left_alone(tmp_path):
    (tmp_path / QUESTION).write_text("my shopping list")

    with pytest.raises(OtherStudy):
        go_on(tmp_path)

    assert (tmp_path / QUESTION).read_text() == "my shopping list"


def test_more_matches_are_added_to_a_study(tmp_path):
    go_on(tmp_path)

    assert go_on(tmp_path, replace(STUDY, matches=40)) == 10
    assert numbers(tmp_path, replace(STUDY, matches=40)) == list(range(40))


def test_a_batch_that_was_written_twice_counts_once(tmp_path):
    go_on(tmp_path)
    lines = (tmp_path / ANSWERS).read_bytes()
    first, *_ = lines.splitlines(keepends=True)
    (tmp_path / ANSWERS).write_bytes(lines + first)

    assert numbers(tmp_path) == list(range(30))


def test_who_is_killed_loses_only_what_was_under_way(tmp_path):
    matches = 80
    study = ["--scenario", "the-ford", "-n", str(matches), "--seed", "9", "-j", "2"]
    out = ["--out", str(tmp_path / "study"), "--json"]
    command = [sys.executable, "-m", "tests.cli.shelf", "simulate", GAME, *study, *out]
    first = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL, start_new_session=True)
    journal = tmp_path / "study" / ANSWERS
    try:
        until(lambda: has_lines(journal, 2), "something is written")
        os.kill(first.pid, signal.SIGKILL)
        first.wait()
        until(lambda: nobody_is_deserted(first.pid), "nobody works for a house that is gone")
    finally:
        with suppress(ProcessLookupError):
            os.killpg(first.pid, signal.SIGKILL)
    known = journal.read_bytes().rpartition(b"\n")[0]

    second = subprocess.run(command, cwd=ROOT, capture_output=True, check=False, timeout=PATIENCE)

    assert second.returncode == 0, second.stderr
    assert journal.read_bytes().startswith(known)
    killed = Study(game=GAME, matches=matches, seed="9", scenario="the-ford")
    assert numbers(tmp_path / "study", killed) == list(range(matches))
    assert (tmp_path / "study" / "report.html").exists()


def has_lines(journal: Path, lines: int) -> bool:
    return journal.exists() and journal.read_bytes().count(b"\n") >= lines


def nobody_is_deserted(group: int) -> bool:
    """Have all workers noticed that the house is gone?"""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return True
    return False


def test_a_study_whose_set_ups_came_in_another_order_is_another(tmp_path):
    go_on(tmp_path, most=1)
    written = (tmp_path / QUESTION).read_text("utf-8")
    (tmp_path / QUESTION).write_text(re.sub(r'"order": \d+', '"order": 0', written), "utf-8")

    with pytest.raises(OtherStudy) as caught:
        go_on(tmp_path)

    assert caught.value.different == ["order"]
