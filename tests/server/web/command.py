"""The command with the specimen on its shelf as well, in a process of its own: cold or warm.

`python -m tests.server.web.command serve …` begins as on any machine. Most tests need not wait
until everything is imported once more: a warm process is the fork of one that has imported it.
"""

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from multiprocessing import get_context
from pathlib import Path
from typing import Protocol

import estafette.server.run  # noqa: F401 - imported once, for all who are forked
from estafette.cli import main
from estafette.engine import Rules
from estafette.games import installed
from tests.lots import LOT, draw_alike
from tests.specimen import RULES as SPECIMEN
from tests.waiting import PATIENCE

ROOT = Path(__file__).parents[3]
FORKING = get_context("forkserver")
FORKING.set_forkserver_preload(["tests.server.web.command"])


def shelf() -> Mapping[str, Rules]:
    """The games of the house, and the specimen."""
    return {**installed(), SPECIMEN.id: SPECIMEN}


class Process(Protocol):
    """What the tests ask of a process; `subprocess.Popen` is one."""

    @property
    def pid(self) -> int: ...

    def poll(self) -> int | None: ...

    def wait(self, timeout: float | None = None) -> int: ...

    def send_signal(self, sig: int, /) -> None: ...

    def terminate(self) -> None: ...

    def kill(self) -> None: ...


class Warm:
    """The command in a process that is forked when everything has been imported."""

    def __init__(
        self, words: Sequence[str], environment: Mapping[str, str], said: Path, log: Path
    ) -> None:
        said.touch()
        log.touch()
        self._process = FORKING.Process(target=obey, args=(words, dict(environment), said, log))
        self._process.start()

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    def poll(self) -> int | None:
        return self._process.exitcode

    def wait(self, timeout: float | None = None) -> int:
        self._process.join(timeout)
        if self._process.exitcode is None:
            raise subprocess.TimeoutExpired("estafette", timeout or 0.0)
        return self._process.exitcode

    def send_signal(self, sig: int, /) -> None:
        os.kill(self.pid, sig)

    def terminate(self) -> None:
        self._process.terminate()

    def kill(self) -> None:
        self._process.kill()


def cold(words: Sequence[str], environment: Mapping[str, str], said: Path, log: Path) -> Process:
    """The command as anybody would start it."""
    with said.open("w") as spoken, log.open("w") as logged:
        return subprocess.Popen(
            [sys.executable, "-m", "tests.server.web.command", *words],
            cwd=ROOT,
            env=environment,
            stdout=spoken,
            stderr=logged,
        )


def run(words: Sequence[str], environment: Mapping[str, str], folder: Path) -> tuple[int, str, str]:
    """The command to its end: its exit code, what it said, and what it complained of."""
    said, log = folder / "said", folder / "log"
    code = Warm(words, environment, said, log).wait(PATIENCE)
    return code, said.read_text("utf-8"), log.read_text("utf-8")


def obey(words: Sequence[str], environment: dict[str, str], said: Path, log: Path) -> None:
    """In the new process, which has nothing but its memory from the one it was forked from."""
    for path, number in ((said, 1), (log, 2)):
        os.dup2(os.open(path, os.O_WRONLY | os.O_APPEND), number)
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(ROOT)
    if LOT in environment:
        draw_alike(environment[LOT], serving=True)
    main(list(words), shelf=shelf)


if __name__ == "__main__":
    from tests.server.web.command import shelf as found  # by a name that other processes know

    main(shelf=found)
