"""In a race the field narrows, the best come first, and luck on one table wins nothing."""

from random import Random

import pytest

from estafette.ai.race import ENOUGH, TRUST, Race
from estafette.engine import Action


class Go(Action, frozen=True):
    """An answer by its number."""

    to: int


ANSWERS = [Go(number) for number in range(9)]


def run(race: Race, tables: int, gain: float, noise: float = 0.0) -> None:
    """On each table every answer gains so much more than the one before it, by its number."""
    luck = Random(1)
    for _ in range(tables):
        for answer in race.on_a_table(0.0):
            assert isinstance(answer, Go)
            race.note(answer, gain * answer.to + noise * luck.gauss())


def test_the_field_narrows_to_two_finalists():
    race = Race(ANSWERS)
    run(race, 1, gain=1.0)

    sizes = []
    for spent in (0.0, 0.5, 1.0):
        race.narrow(spent)
        sizes.append(len(race.field))

    assert sizes == [9, 3, 2]
    assert race.field == [ANSWERS[8], ANSWERS[7]]


def test_who_fell_out_does_not_come_back_and_comes_last():
    race = Race(ANSWERS[:3])
    race.note(ANSWERS[0], 0.5)
    race.note(ANSWERS[1], 0.4)
    race.note(ANSWERS[2], 0.3)
    race.narrow(1.0)
    race.note(ANSWERS[0], -2.0)
    race.note(ANSWERS[1], -2.0)
    race.narrow(0.0)

    assert race.field == [ANSWERS[0], ANSWERS[1]]
    assert race.ranking() == [ANSWERS[0], ANSWERS[1], ANSWERS[2]]


def test_an_answer_never_tried_is_the_last_choice():
    race = Race(ANSWERS[:2])
    race.note(ANSWERS[1], -0.9)

    assert race.ranking() == [ANSWERS[1], ANSWERS[0]]


def test_a_clear_lead_decides_but_not_on_a_few_tables():
    race = Race(ANSWERS[:3])
    run(race, ENOUGH - 1, gain=0.1, noise=0.01)
    assert not race.is_decided

    run(race, 1, gain=0.1, noise=0.01)
    assert race.is_decided


def test_a_lead_within_the_reach_of_luck_decides_nothing():
    race = Race(ANSWERS[:2])
    run(race, 2 * ENOUGH, gain=0.1, noise=0.5)

    assert not race.is_decided


def test_equals_need_no_longer_race():
    race = Race(ANSWERS[:2])
    run(race, ENOUGH, gain=0.0)

    assert race.is_decided


def test_a_further_horizon_counts_for_more_the_oftener_it_is_seen():
    race = Race(ANSWERS[:2])
    means = []
    for _ in range(3):
        for _ in range(TRUST[-1]):
            race.note(ANSWERS[0], 1.0, nearer=(0.0, 0.0))
        means.append(race.mean(ANSWERS[0]))

    assert means == [pytest.approx(1 / 2), pytest.approx(2 / 3), pytest.approx(3 / 4)]


def test_on_a_few_tables_the_nearest_horizon_is_believed():
    race = Race(ANSWERS[:2])
    race.note(ANSWERS[0], 0.0, nearer=(0.5, 0.0))
    race.note(ANSWERS[1], 0.9, nearer=(0.0, 0.9))

    assert race.ranking() == [ANSWERS[0], ANSWERS[1]]


def test_earlier_trials_count_with_those_of_today():
    race = Race(ANSWERS[:2])
    race.expect(ANSWERS[0], trials=4, gain=0.5)
    race.note(ANSWERS[0], 0.0)
    race.note(ANSWERS[1], 0.0)

    assert race.ranking() == [ANSWERS[0], ANSWERS[1]]
    assert 0 < race.mean(ANSWERS[0]) < 0.5


def test_the_standing_is_what_the_tables_were_worth_before():
    race = Race(ANSWERS)
    assert race.standing == 0.0

    for worth in (0.2, 0.4):
        assert len(list(race.on_a_table(worth))) == len(ANSWERS)

    assert abs(race.standing - 0.3) < 1e-9
