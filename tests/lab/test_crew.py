"""Whoever plays the trials, every one is played and none is lost."""

import os
import signal
from collections import Counter
from multiprocessing import active_children
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from msgspec.structs import replace

from estafette.lab import crew as crews
from estafette.lab.crew import AHEAD, Alone, Crew, crew_of
from estafette.lab.extras import Missing, need, require
from estafette.lab.simulate import simulate
from estafette.lab.study import Study
from estafette.lab.worker import Ground, OtherGround, play_batch
from tests.lab.clusters import PATIENT, cluster_of
from tests.lab.shelves import GAME, shelf
from tests.waiting import PATIENCE, until

STUDY = Study(game=GAME, matches=240, seed="7", scenario="the-ford")


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crews, "PATIENCE", PATIENT)


def double(number: int) -> int:
    return 2 * number


def die_once(path: str) -> int:
    """The first process that comes here dies; the next finds a note and lives."""
    note = Path(path)
    if note.suffix == ".fatal" and not note.exists():
        note.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return 1


def always_die(_: int) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def test_alone_or_with_others_every_task_is_done():
    for jobs in (1, 2):
        with crew_of(jobs) as crew:
            assert sorted(crew.work(double, range(20))) == list(range(0, 40, 2))


def test_what_fails_is_told():
    with crew_of(1) as crew, pytest.raises(ZeroDivisionError):
        list(crew.work(lambda number: 1 // number, [1, 0]))


def test_only_a_few_tasks_are_in_reach_at_any_time():
    given: list[int] = []
    crew = Crew(Alone, lambda: 1)

    work = crew.work(given.append, range(10))
    next(work)

    assert len(given) == AHEAD


def test_a_process_that_dies_is_replaced_and_its_tasks_are_done_again(tmp_path):
    tasks = [str(tmp_path / name) for name in ("a", "b.fatal", "c", "d", "e")]

    with crew_of(2) as crew:
        assert sum(crew.work(die_once, tasks)) == len(tasks)


def test_processes_that_die_again_and_again_are_given_up():
    with crew_of(2) as crew, pytest.raises(Exception, match="terminated abruptly"):
        list(crew.work(always_die, [1]))


def test_a_worker_with_another_box_plays_nothing():
    with pytest.raises(OtherGround):
        play_batch(shelf, STUDY, Ground(1, "another box"), [0])


def test_a_library_that_is_missing_names_the_extra_that_brings_it():
    with pytest.raises(Missing, match=r"estafette\[lab\]"):
        need("no_such_library", "lab")
    with pytest.raises(Missing, match=r"estafette\[cluster\]"):
        require("no_such_library", "cluster")


def test_a_cluster_that_loses_a_worker_loses_no_match():
    with cluster_of(2) as cluster:
        victims = pids_of(cluster)
        numbers: Counter[int] = Counter()
        killed = False
        with crew_of(1, cluster.scheduler_address) as crew:
            for batch in simulate(STUDY, shelf, crew):
                numbers.update(result.number for result in batch.results)
                if not killed and numbers.total() >= 20:
                    os.kill(min(victims), signal.SIGKILL)
                    killed = True
        until(lambda: pids_of(cluster) - victims, "the worker is replaced")

    assert killed
    assert numbers == Counter(range(240))


def pids_of(cluster: Any) -> set[int]:
    return {worker.pid for worker in cluster.workers.values() if worker.pid is not None}


def test_a_cluster_finds_what_one_machine_finds():
    study = replace(STUDY, matches=16)
    with cluster_of(1) as far, crew_of(1, far.scheduler_address) as crew:
        there = outcomes(study, crew)
    with crew_of(1) as crew:
        assert outcomes(study, crew) == there


def outcomes(study: Study, crew: Crew) -> dict[int, object]:
    batches = list(simulate(study, shelf, crew))
    return {result.number: result.outcome for batch in batches for result in batch.results}


def play_long(note: Path) -> None:
    Event().wait(2 * PATIENCE)
    note.touch()


def test_nobody_waits_for_a_match_that_is_no_longer_wanted(tmp_path):
    strangers = set(active_children())
    with crew_of(2) as crew:
        crew.executor.submit(play_long, tmp_path / "played")
        crew.executor.submit(double, 1).result()

    until(lambda: set(active_children()) <= strangers, "everybody is gone")
    assert not (tmp_path / "played").exists()
