"""The players and the laboratory are timed on real positions and real matches."""

from estafette.engine import settle
from estafette.lab.bench import bench, subject_of
from estafette.lab.bench_players import PlayerMeters, is_a_choice
from estafette.lab.bench_simulation import scaling
from estafette.lab.study import Study
from tests.lab.shelves import GAME, shelf
from tests.specimen import RULES

SUBJECT = subject_of(RULES, settle(RULES.read(None), "the-ford", {}))


def test_players_are_measured_where_there_is_something_to_choose():
    assert all(map(is_a_choice, PlayerMeters(SUBJECT).positions))


def test_sergeants_and_marshals_are_timed():
    (found,) = bench([SUBJECT], 0.01, PlayerMeters).games

    assert {key: measure.unit for key, measure in found.measures.items()} == {
        "sergeant": "decisions/s",
        "marshal": "iterations/s",
        "marshal-by-clock": "decisions/s",
    }
    assert 0 < found.numbers["sergeant-ms"] <= found.numbers["sergeant-slowest-ms"]
    assert 0 < found.numbers["marshal-kept"] <= found.numbers["marshal-longest"]


def test_matches_a_minute_are_told_for_each_number_of_jobs():
    study = Study(game=GAME, matches=1, seed="1", scenario="the-ford")

    found = scaling(study, shelf, [1, 2], 0.05)

    assert list(found.rates) == [1, 2]
    assert all(rate.median > 0 for rate in found.rates.values())
    assert found.gains[1] == 1.0
    assert found.loop > 0
