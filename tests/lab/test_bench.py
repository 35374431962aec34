"""What is measured is measured on positions of real matches, and said with its spread."""

import subprocess
import sys
from itertools import cycle

import pytest

from estafette.engine import settle
from estafette.lab.bench import RandomPlay, bench, positions, specimen, subject_of
from estafette.lab.measure import ROUNDS, cost, measured, rate, take, until
from tests.specimen import RULES
from tests.waiting import PATIENCE

SUBJECT = subject_of(RULES, settle(RULES.read(None), "the-ford", {}))


def test_the_median_and_the_spread_of_the_rounds_are_said():
    found = measured("s", [1.0, 2.0, 4.0])

    assert found.median == 2.0
    assert found.spread == pytest.approx(1.5)
    assert found.rounds == (1.0, 2.0, 4.0)


def test_all_meters_take_their_turns():
    taken: list[str] = []

    def stretch(name: str):
        def go(seconds: float) -> tuple[int, float]:
            taken.append(name)
            return 10, 2.0

        return go

    measures = take({"a": rate("acts/s", stretch("a")), "b": rate("acts/s", stretch("b"))}, 1.0)

    assert taken == ["a", "b"] * ROUNDS
    assert measures["a"].median == 5.0


def test_a_cost_is_told_in_microseconds():
    meter = cost(lambda thing: thing, [1])

    assert meter.reading(1000, 0.5) == pytest.approx(500.0)


def test_an_act_is_repeated_until_the_time_has_passed():
    seen: list[int] = []

    done, elapsed = until(0.005, seen.append, cycle([1, 2]))

    assert done == len(seen)
    assert elapsed >= 0.005


def test_positions_between_steps_and_inside_them_are_told_apart():
    between, within = positions(SUBJECT)

    assert between
    assert within
    assert not any(match.saved().choices for match in between)
    assert all(match.saved().choices for match in within)
    assert all(match.open for match in between + within)


def test_random_play_goes_on_to_the_next_match():
    play = RandomPlay(SUBJECT.begin)

    done = 0
    while not play.started:
        stretched, elapsed = play.stretch(0.01)
        assert elapsed >= 0.01
        done += stretched

    assert done == play.decisions
    assert play.options > play.decisions


def test_a_muted_match_tells_nothing():
    play = RandomPlay(lambda number: SUBJECT.begin(number).fork())

    play.stretch(0.001)

    assert play.match.log
    assert not any(entry.told for entry in play.match.log)


def test_the_report_holds_every_measure():
    report = bench([SUBJECT], 0.005)

    assert "arithmetic" in report.calibration
    (found,) = report.games
    assert list(found.measures) == [
        "play",
        "play-muted",
        "view",
        "fork-between",
        "fork-within",
        "imagine",
        "save",
        "wake",
    ]
    assert all(measure.median > 0 for measure in found.measures.values())
    assert all(len(measure.rounds) == ROUNDS for measure in found.measures.values())
    assert found.numbers["options"] > 1
    assert found.numbers["saved-bytes"] > 100


def test_the_specimen_is_found_where_the_tests_are():
    assert specimen() is RULES


def test_the_specimen_of_a_checkout_is_found_from_anywhere(tmp_path):
    ask = "from estafette.lab.bench import specimen; print(specimen().id)"
    found = subprocess.run(
        [sys.executable, "-c", ask],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
        timeout=PATIENCE,
    )

    assert found.stdout.strip() == RULES.id
