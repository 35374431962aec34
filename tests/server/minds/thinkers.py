"""The processes in which somebody thinks for a server: found in /proc, frozen, and timed."""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from tests.server.web.serving import Server
from tests.waiting import until

needs_proc = pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="asks /proc")


def thinkers(server: Server) -> list[int]:
    """The children of the server that nobody else starts."""
    tasks = Path(f"/proc/{server.process.pid}/task")
    return [int(child) for child in {c for task in tasks.iterdir() for c in of(task)}]


def of(task: Path) -> list[str]:
    with suppress(OSError):
        return [pid for pid in (task / "children").read_text().split() if is_thinker(pid)]
    return []


def is_thinker(pid: str) -> bool:
    with suppress(OSError):
        return b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()
    return False


def called_in(server: Server) -> list[int]:
    """Those who think there, as soon as somebody does: at first he has to dress."""
    return until(lambda: thinkers(server), "somebody is called in to think")


@contextmanager
def frozen(pids: list[int]) -> Iterator[None]:
    """They neither think nor answer nor hear; whoever waits for them waits for ever."""
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in pids:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)


def seconds_of(pid: int) -> float:
    """How long a processor has worked for him; nothing if he is gone."""
    if is_gone(pid):
        return 0.0
    with suppress(OSError):
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return 0.0


def is_gone(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True
