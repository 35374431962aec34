"""Many matches: the same seed gives the same results, and what breaks does not stop the others."""

from collections import Counter

import pytest

from estafette.engine import settle
from estafette.lab.simulate import Study, planned, setups_of, simulate
from estafette.lab.trial import CRASH, ENDLESS
from estafette.match import read, replay
from tests.lab.shelves import (
    GAME,
    LAST_HOUR,
    blind_shelf,
    breaking_shelf,
    endless_shelf,
    late_shelf,
    shelf,
    stillborn_shelf,
)
from tests.specimen import RULES


def test_the_results_do_not_depend_on_the_number_of_jobs():
    study = Study(GAME, matches=12, seed="1815")

    alone = list(simulate(study, shelf, jobs=1))

    assert list(simulate(study, shelf, jobs=2)) == alone
    assert all(result.outcome for result in alone)


def test_another_seed_gives_other_matches():
    one = list(simulate(Study(GAME, matches=4, seed="1"), shelf))
    other = list(simulate(Study(GAME, matches=4, seed="2"), shelf))

    assert [result.decisions for result in one] != [result.decisions for result in other]


def test_every_scenario_and_every_option_comes_in_turn():
    trials = planned(Study(GAME, matches=8, seed="1"), shelf, None)

    setups = Counter((t.setup.scenario, t.setup.options["weather"]) for t in trials)
    assert setups == {
        ("the-ford", "dry"): 2,
        ("the-ford", "rain"): 2,
        ("the-heights", "dry"): 2,
        ("the-heights", "rain"): 2,
    }


def test_what_is_named_is_kept_to():
    printed = RULES.read(None)

    assert setups_of(printed, "the-heights", {"weather": "rain"}) == [
        settle(printed, "the-heights", {"weather": "rain"})
    ]
    with pytest.raises(ValueError, match="no set-up"):
        setups_of(printed, "the-heights", {"weather": "snow"})


def test_a_match_that_breaks_is_written_down_and_the_others_go_on(tmp_path):
    study = Study(GAME, matches=3, seed="1", scenario="the-ford", options={"weather": "dry"})

    results = list(simulate(study, breaking_shelf, crashes=tmp_path))

    faults = [result.fault for result in results if result.fault]
    assert [fault.kind for fault in faults] == [CRASH] * 3
    assert faults[0].what == "RuntimeError: the bridge is gone"
    assert len(list(tmp_path.glob("*.jsonl"))) == 3
    assert all("Traceback" in story.read_text("utf-8") for story in tmp_path.glob("*.txt"))


def test_the_file_of_a_match_that_broke_breaks_again(tmp_path):
    study = Study(GAME, matches=1, seed="1", scenario="the-ford")
    (result,) = simulate(study, breaking_shelf, crashes=tmp_path)
    (path,) = tmp_path.glob("*.jsonl")
    rules, file = breaking_shelf()[GAME], read(path)

    before = replay(rules, RULES.read(None), file, len(file.choices) - 1)

    assert before.number == result.decisions - 1
    with pytest.raises(RuntimeError, match="the bridge is gone"):
        replay(rules, RULES.read(None), file)


def test_an_endless_match_is_a_fault(tmp_path):
    study = Study(GAME, matches=1, seed="3", scenario="the-ford", longest=40)

    (result,) = simulate(study, endless_shelf, crashes=tmp_path)

    assert result.fault
    assert result.fault.kind == ENDLESS
    assert result.decisions == 40
    (path,) = tmp_path.glob("*.jsonl")
    assert replay(endless_shelf()[GAME], RULES.read(None), read(path)).number == 40


def test_a_match_that_cannot_begin_is_a_fault_too(tmp_path):
    (result,) = simulate(Study(GAME, matches=1, seed="1"), stillborn_shelf, crashes=tmp_path)

    assert result.fault
    assert result.fault.kind == CRASH
    assert "the bridge is gone" in next(tmp_path.glob("*.txt")).read_text("utf-8")


def test_a_match_that_breaks_after_its_end_is_written_whole(tmp_path):
    (result,) = simulate(Study(GAME, matches=1, seed="1"), blind_shelf, crashes=tmp_path)

    assert result.fault
    (path,) = tmp_path.glob("*.jsonl")
    assert read(path).outcome is not None
    assert len(read(path).choices) == result.decisions


def test_without_a_folder_nothing_is_written(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)

    (result,) = simulate(Study(GAME, matches=1, seed="1"), breaking_shelf)

    assert result.fault
    assert result.fault.file is None
    assert not list(tmp_path.iterdir())


def test_a_turn_that_lies_beyond_the_track_is_not_counted():
    study = Study(GAME, matches=6, seed="5", scenario="the-ford")

    results = list(simulate(study, late_shelf))

    assert {result.turns for result in results} == {LAST_HOUR}


def test_the_turns_are_read_from_the_turn_track():
    (result,) = simulate(Study(GAME, matches=1, seed="5", scenario="the-ford"), shelf)

    assert result.turns
    assert 1 <= result.turns <= 6
