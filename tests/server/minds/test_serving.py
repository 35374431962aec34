"""A real server whose players think in processes of their own, or on a real cluster."""

import os
import signal
from pathlib import Path

import pytest

from tests.lab.clusters import cluster_of
from tests.server.web.serving import Person, Server, serving
from tests.waiting import until

from .thinkers import called_in, frozen, is_gone, needs_proc, seconds_of, thinkers

pytestmark = needs_proc

LONG = "marshal:30s"
DRESSED = 0.5  # seconds of a processor: a thinker needs more than that to begin
HEARD = 10.0  # seconds of a processor: far fewer than the marshal would think for


def seen(person: Person, table: str) -> dict[str, object]:
    card: dict[str, object] = person.get(f"/api/tables/{table}").json()
    return card


def until_answered(person: Person, table: str) -> None:
    """He is asked twice in a row: who looks too late finds more than one answer."""
    until(lambda: seen(person, table)["number"] != 0, "the player answers")


@pytest.fixture
def server(tmp_path: Path):
    with serving(str(tmp_path / "estafette.db"), "--thinkers", "1") as server:
        yield server


def laid(server: Server, level: str) -> tuple[Person, str]:
    person = Person.guest(server.address)
    return person, person.lay({"vanguard": "me", "rearguard": level})["id"]


def thinking(server: Server) -> int:
    """A marshal who has been at work for a moment."""
    laid(server, LONG)
    (pid,) = called_in(server)
    until(lambda: seconds_of(pid) > DRESSED, "the marshal thinks")
    return pid


def still_spent(pid: int) -> float:
    """How long a processor goes on working for him until he is gone."""
    before = last = seconds_of(pid)

    def leaves() -> bool:
        nonlocal last
        last = max(last, seconds_of(pid))
        return is_gone(pid)

    until(leaves, "the thinker goes")
    return last - before


def test_a_server_stops_though_a_marshal_thinks_and_takes_him_along(server: Server):
    pid = thinking(server)
    server.process.terminate()

    assert still_spent(pid) < HEARD
    assert server.stop() is not None
    assert "Traceback" not in server.log.read_text("utf-8")


def test_a_server_that_is_killed_leaves_nobody_thinking(server: Server):
    pid = thinking(server)
    server.kill()

    assert still_spent(pid) < HEARD


def test_a_thinker_that_is_killed_is_replaced_and_counted(server: Server):
    person, table = laid(server, "marshal:2s")
    for pid in called_in(server):
        os.kill(pid, signal.SIGKILL)

    until_answered(person, table)
    metrics = person.get("/metrics").text
    assert 'estafette_lost_thinkers_total{kind="choose"} 1.0' in metrics
    assert 'estafette_thoughts_total{kind="choose",result="done"}' in metrics


def test_who_resigns_need_not_wait_for_a_marshal(server: Server):
    person, table = laid(server, LONG)
    with frozen(called_in(server)):
        person.post(f"/api/tables/{table}/resign", {"seat": "vanguard"})
        until_answered(*laid(server, "sergeant"))

    assert "estafette_lost_thinkers_total{" not in person.get("/metrics").text


def test_a_player_thinks_on_a_cluster(tmp_path: Path):
    with (
        cluster_of(1) as cluster,
        serving(str(tmp_path / "db"), "--cluster", cluster.scheduler_address) as server,
    ):
        until_answered(*laid(server, "sergeant"))

        assert thinkers(server) == []
