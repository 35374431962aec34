"""Many matches: the same seed gives the same results, and what breaks does not stop the others."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from estafette.ai import Recruit, UnknownPlayer
from estafette.engine import settle
from estafette.lab.crew import crew_of
from estafette.lab.simulate import simulate
from estafette.lab.study import Ladder, Study, WrongNumber, check, packets, seating
from estafette.lab.trial import CRASH, ENDLESS, Result
from estafette.match import MatchFileError, read, replay
from estafette.match.shelf import Shelf
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


def played(
    shelf: Shelf, *, jobs: int = 1, crashes: Path | None = None, **asked: Any
) -> list[Result]:
    """The results of a study in the order of its trials, without what the clock adds."""
    study = Study(**{"game": GAME, "matches": 1, "seed": "1", **asked})
    with crew_of(jobs) as crew:
        batches = list(simulate(study, shelf, crew, crashes=crashes))
    results = [replace(result, seconds=0.0) for batch in batches for result in batch.results]
    return sorted(results, key=lambda result: result.number)


def test_the_results_do_not_depend_on_the_number_of_jobs():
    alone = played(shelf, matches=40, seed="1815")

    assert played(shelf, jobs=2, matches=40, seed="1815") == alone
    assert all(result.outcome for result in alone)


def test_another_seed_gives_other_matches():
    one = played(shelf, matches=4, seed="1")
    other = played(shelf, matches=4, seed="2")

    assert [result.decisions for result in one] != [result.decisions for result in other]


def test_every_scenario_comes_in_turn_as_it_is_by_default():
    study = Study(game=GAME, matches=8, seed="1")
    trials = study.trials(RULES, RULES.read(None), range(8))

    setups = Counter((t.setup.scenario, t.setup.options["weather"]) for t in trials)
    assert setups == {("the-ford", "dry"): 4, ("the-heights", "dry"): 4}


def test_a_match_that_breaks_is_written_down_and_the_others_go_on(tmp_path):
    results = played(breaking_shelf, crashes=tmp_path, matches=3, scenario="the-ford")

    faults = [result.fault for result in results if result.fault]
    assert [fault.kind for fault in faults] == [CRASH] * 3
    assert faults[0].what == "RuntimeError: the bridge is gone"
    assert len(list(tmp_path.glob("*.jsonl"))) == 3
    assert all("Traceback" in story.read_text("utf-8") for story in tmp_path.glob("*.txt"))


def test_the_file_of_a_match_that_broke_breaks_again(tmp_path):
    (result,) = played(breaking_shelf, crashes=tmp_path, scenario="the-ford")
    (path,) = tmp_path.glob("*.jsonl")
    rules, file = breaking_shelf()[GAME], read(path)

    before = replay(rules, RULES.read(None), file, len(file.choices) - 1)

    assert before.number == result.decisions - 1
    with pytest.raises(MatchFileError, match=r"file\.breaks") as broken:
        replay(rules, RULES.read(None), file)
    assert str(broken.value.__cause__) == "the bridge is gone"


def test_an_endless_match_is_a_fault(tmp_path):
    (result,) = played(endless_shelf, crashes=tmp_path, scenario="the-ford", longest=40)

    assert result.fault
    assert result.fault.kind == ENDLESS
    assert result.decisions == 40
    (path,) = tmp_path.glob("*.jsonl")
    assert replay(endless_shelf()[GAME], RULES.read(None), read(path)).number == 40


def test_a_match_that_cannot_begin_is_a_fault_too(tmp_path):
    (result,) = played(stillborn_shelf, crashes=tmp_path)

    assert result.fault
    assert result.fault.kind == CRASH
    assert "the bridge is gone" in next(tmp_path.glob("*.txt")).read_text("utf-8")


def test_a_match_that_breaks_after_its_end_is_written_whole(tmp_path):
    (result,) = played(blind_shelf, crashes=tmp_path)

    assert result.fault
    (path,) = tmp_path.glob("*.jsonl")
    assert read(path).outcome is not None
    assert len(read(path).choices) == result.decisions


def test_without_a_folder_nothing_is_written(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)

    (result,) = played(breaking_shelf)

    assert result.fault
    assert result.fault.file is None
    assert not list(tmp_path.iterdir())


def test_a_turn_that_lies_beyond_the_track_is_not_counted():
    results = played(late_shelf, matches=6, scenario="the-ford")

    assert {result.turns for result in results} == {LAST_HOUR}


def test_the_turns_are_read_from_the_turn_track():
    (result,) = played(shelf, seed="5", scenario="the-ford")

    assert result.turns
    assert 1 <= result.turns <= 6


def test_every_seat_has_the_player_that_it_is_given(monkeypatch):
    seated: list[tuple[str, str]] = []

    def recruit(spec: str, seed: str) -> Recruit:
        seated.append((spec, seed))
        return Recruit(seed)

    monkeypatch.setattr("estafette.lab.trial.player", recruit)
    played(shelf, scenario="the-ford", players=("marshal:9", "sergeant"))

    assert seated == [("marshal:9", "1/0/vanguard"), ("sergeant", "1/0/rearguard")]


def test_players_are_one_for_all_or_one_for_each_side():
    setup = settle(RULES.read(None), "the-ford", {})

    assert seating(RULES, setup, ("recruit",)) == ("recruit", "recruit")
    assert seating(RULES, setup, ("recruit", "sergeant")) == ("recruit", "sergeant")
    with pytest.raises(WrongNumber):
        seating(RULES, setup, ("recruit",) * 3)


def test_players_of_sides_take_all_the_seats_of_their_side():
    rules = replace(RULES, seats=lambda setup: ("a1", "b1", "a2"), side=lambda seat: seat[0])
    setup = settle(RULES.read(None), "the-ford", {})

    assert seating(rules, setup, ("marshal:9", "recruit")) == ("marshal:9", "recruit", "marshal:9")
    assert seating(rules, setup, ("x", "y", "z")) == ("x", "y", "z")


def test_a_study_with_an_unknown_player_is_not_begun():
    with pytest.raises(UnknownPlayer):
        check(Study(game=GAME, matches=1, seed="1", players=("corporal",)), shelf)


def test_quick_matches_travel_in_handfuls_and_long_ones_alone():
    quick = Study(game=GAME, matches=10_000, seed="1")
    slow = replace(quick, players=("recruit", "sergeant"))

    handfuls = list(packets(quick, range(10_000), 2))
    assert sum(map(len, handfuls)) == 10_000
    assert len(handfuls) < 200
    assert {len(packet) for packet in packets(slow, range(100), 2)} == {1}


def test_on_a_ladder_every_pair_plays_every_setup_from_both_sides():
    ladder = Ladder(
        game=GAME,
        matches=4,
        seed="1",
        scenario="the-ford",
        all_options=True,
        players=("recruit", "sergeant", "x"),
    )

    trials = list(ladder.trials(RULES, RULES.read(None), range(ladder.total)))

    assert Counter((t.setup.options["weather"], t.players) for t in trials) == {
        (weather, pair): 1
        for weather in ("dry", "rain")
        for one, other in ladder.pairs
        for pair in ((one, other), (other, one))
    }
