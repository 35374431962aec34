"""A slowdown of the house shows; one of the machine does not."""

import pytest
from msgspec.structs import replace

from estafette.lab.history import Entry, Reading, changes, entry_of, read, write
from estafette.lab.measure import measured

MACHINE = {"python": "3.11"}
BEFORE = Entry(
    "2026-01-01T12:00:00+00:00",
    "0.1",
    "abc",
    MACHINE,
    loop=1000.0,
    readings={"play": Reading(200.0, "decisions/s"), "view": Reading(50.0, "µs")},
)


def now(loop: float = 1000.0, play: float = 200.0, view: float = 50.0) -> Entry:
    readings = {"play": Reading(play, "decisions/s"), "view": Reading(view, "µs")}
    return replace(BEFORE, date="later", loop=loop, readings=readings)


def test_half_as_many_decisions_are_a_slowdown():
    change = changes(now(play=100.0), [BEFORE])["play"]

    assert change.ratio == pytest.approx(0.5)
    assert change.is_slower
    assert change.since == BEFORE.date


def test_a_cost_that_doubles_is_a_slowdown_too():
    change = changes(now(view=100.0), [BEFORE])["view"]

    assert change.ratio == pytest.approx(0.5)
    assert change.is_slower


def test_a_machine_that_is_half_as_fast_is_no_slowdown():
    found = changes(now(loop=500.0, play=100.0, view=100.0), [BEFORE])

    assert [change.ratio for change in found.values()] == pytest.approx([1.0, 1.0])


@pytest.mark.parametrize(("play", "slower"), [(171.0, False), (169.0, True)])
def test_fifteen_percent_are_the_limit(play, slower):
    assert changes(now(play=play), [BEFORE])["play"].is_slower is slower


def test_the_last_comparable_run_counts():
    elsewhere = replace(now(play=1.0), machine={"python": "3.14"})
    between = replace(now(play=400.0), date="between")
    without = replace(now(), readings={})

    found = changes(now(), [BEFORE, between, elsewhere, without])

    assert found["play"].since == "between"
    assert found["play"].ratio == pytest.approx(0.5)


def test_a_first_run_is_compared_with_nothing():
    assert changes(now(), []) == {}


def test_runs_are_remembered_in_their_order(tmp_path):
    book = tmp_path / "deep" / "bench.jsonl"
    assert read(book) == []

    write(book, BEFORE)
    write(book, now())
    book.write_bytes(book.read_bytes() + b"half a li")

    assert read(book) == [BEFORE, now()]


def test_a_run_knows_when_and_of_what_it_is():
    loops = {"arithmetic": measured("iterations/s", [10.0])}

    entry = entry_of(MACHINE, loops, {"play": measured("decisions/s", [5.0, 7.0, 6.0])})

    assert entry.date
    assert entry.loop == 10.0
    assert entry.readings == {"play": Reading(6.0, "decisions/s")}
