"""A real server whose players think in processes of their own, or on a real cluster."""

import os
import signal
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

import pytest

from tests.server.web.serving import Person, Server, serving

T = TypeVar("T")

PATIENCE = 20.0
pytestmark = pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="asks /proc")


def until(found: Callable[[], T]) -> T:
    """What is found, as soon as it is anything."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if value := found():
            return value
        time.sleep(0.02)
    raise AssertionError("in vain")


def thinkers(server: Server) -> list[int]:
    """The processes in which somebody thinks: children of the server that nobody else starts."""
    pid = server.process.pid
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    others = {child for task in Path(f"/proc/{pid}/task").iterdir() for child in of(task)}
    return [int(child) for child in {*children, *others} if is_thinker(child)]


def of(task: Path) -> list[str]:
    with suppress(OSError):
        return (task / "children").read_text().split()
    return []


def is_thinker(pid: str) -> bool:
    with suppress(OSError):
        return b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()
    return False


def busy(server: Server) -> list[int]:
    """Those who have been thinking for a while: the first second is spent on dressing."""
    found = thinkers(server)
    return [pid for pid in found if seconds_of(pid) > 0.5]


def seconds_of(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def is_gone(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


def seen(person: Person, table: str) -> dict[str, object]:
    card: dict[str, object] = person.get(f"/api/tables/{table}").json()
    return card


@pytest.fixture
def server(tmp_path: Path):
    with serving(str(tmp_path / "estafette.db"), "--thinkers", "1") as server:
        yield server


def laid(server: Server, level: str) -> tuple[Person, str]:
    person = Person.guest(server.address)
    return person, person.lay({"vanguard": "me", "rearguard": level})["id"]


def test_a_server_stops_at_once_though_a_marshal_thinks_and_takes_him_along(server: Server):
    laid(server, "marshal:30s")
    thinking = until(lambda: busy(server))
    began = time.monotonic()
    server.stop()

    assert time.monotonic() - began < 8
    assert "Traceback" not in server.log.read_text("utf-8")
    until(lambda: all(is_gone(pid) for pid in thinking))


def test_a_server_that_is_killed_leaves_nobody_thinking(server: Server):
    laid(server, "marshal:30s")
    thinking = until(lambda: busy(server))
    server.kill()

    until(lambda: all(is_gone(pid) for pid in thinking))


def test_a_thinker_that_is_killed_is_replaced_and_counted(server: Server):
    person, table = laid(server, "marshal:2s")
    for pid in until(lambda: busy(server)):
        os.kill(pid, signal.SIGKILL)

    until(lambda: seen(person, table)["number"] == 1)
    metrics = person.get("/metrics").text
    assert 'estafette_lost_thinkers_total{kind="choose"} 1.0' in metrics
    assert 'estafette_thoughts_total{kind="choose",result="done"} 1.0' in metrics


def test_who_resigns_need_not_wait_for_a_marshal(server: Server):
    person, table = laid(server, "marshal:30s")
    until(lambda: busy(server))
    person.post(f"/api/tables/{table}/resign", {"seat": "vanguard"})
    other = person.lay({"vanguard": "me", "rearguard": "sergeant"})["id"]

    until(lambda: seen(person, other)["number"] == 1)


def test_a_player_thinks_on_a_cluster(tmp_path: Path):
    distributed = pytest.importorskip("distributed")
    with (
        distributed.LocalCluster(
            n_workers=1, threads_per_worker=1, processes=True, dashboard_address=None
        ) as cluster,
        serving(str(tmp_path / "db"), "--cluster", cluster.scheduler_address) as server,
    ):
        person, table = laid(server, "sergeant")
        until(lambda: seen(person, table)["number"] == 1)

        assert thinkers(server) == []
