"""A copy of the house, in which offences are planted and tests are run."""

import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from enum import Enum
from itertools import groupby
from operator import itemgetter
from pathlib import Path

from .offences import NoPlace, Offence, Trial

LEFT_BEHIND = shutil.ignore_patterns(
    *(".git", ".venv", "node_modules", ".hypothesis", ".mypy_cache", ".pytest_cache"),
    *(".ruff_cache", "build", "dist", "mutants"),
)
PATIENCE = 1800  # seconds for one run: an offence may make it endless
RED = 1  # what pytest answers if tests were run and failed


class Verdict(Enum):
    CAUGHT = "caught"
    UNCAUGHT = "NOT CAUGHT"
    RED_BEFORE = "RED BEFORE"
    NO_PLACE = "NO PLACE"
    BROKEN = "BROKEN"


@dataclass(frozen=True)
class Finding:
    """What came of an offence, and what there is to say about it unless it was caught."""

    offence: Offence
    verdict: Verdict
    why: str = ""


@dataclass(frozen=True)
class Tree:
    """A copy of the house in a folder."""

    folder: Path

    @classmethod
    def copied(cls, house: Path, folder: Path) -> "Tree":
        """With what is compiled already; the tests must find the copy, not what is installed."""
        shutil.copytree(house, folder, ignore=LEFT_BEHIND, symlinks=True)
        tree = cls(folder.resolve())
        found = tree.python(["-c", "import estafette; print(estafette.__file__)"], {}).stdout
        if not found.startswith(str(tree.folder)):
            raise RuntimeError(f"not the copy would be tested, but {found or 'nothing'}")
        return tree

    def judge(self, offence: Offence) -> Finding:
        """Plant it, run the test that should catch it, take it out again."""
        try:
            with self.planting(offence):
                done = self.tests([offence.caught_by], offence.env)
        except NoPlace as why:
            return Finding(offence, Verdict.NO_PLACE, str(why))
        except subprocess.TimeoutExpired:
            return Finding(offence, Verdict.BROKEN, f"no end after {PATIENCE} seconds")
        end = "\n".join(done.stdout.splitlines()[-20:])
        if done.returncode not in (0, RED):
            return Finding(offence, Verdict.BROKEN, end + done.stderr)
        if is_caught(offence, done.stdout):
            return Finding(offence, Verdict.CAUGHT)
        return Finding(offence, Verdict.UNCAUGHT, end)

    @contextmanager
    def planting(self, offence: Offence) -> Iterator[None]:
        file = self.folder / offence.file
        before = file.read_bytes() if file.exists() else None
        wrong = offence.planted(before.decode("utf-8") if before is not None else None)
        new = [folder for folder in file.parents if not folder.exists()]
        file.parent.mkdir(parents=True, exist_ok=True)
        try:
            file.write_text(wrong, "utf-8", newline="")
            uncompile(file)
            yield
        finally:
            if before is None:
                file.unlink()
            else:
                file.write_bytes(before)
            uncompile(file)
            for folder in new:
                shutil.rmtree(folder)

    def tests(
        self, wanted: Iterable[str], env: Mapping[str, str]
    ) -> "subprocess.CompletedProcess[str]":
        words = [word for each in wanted for word in shlex.split(each)]
        return self.python(["-m", "pytest", "-p", "no:cacheprovider", *words], env)

    def python(
        self, words: list[str], env: Mapping[str, str]
    ) -> "subprocess.CompletedProcess[str]":
        """The Python of this process, in the copy; by day, whenever it is run."""
        inherited = {key: os.environ[key] for key in os.environ if not key.startswith("ESTAFETTE_")}
        told = {
            "PYTHONPATH": os.pathsep.join([str(self.folder), str(self.folder / "src")]),
            "PYTHONHASHSEED": "0",
            "ESTAFETTE_RETRIES": "0",
        }
        return subprocess.run(
            [sys.executable, *words],
            cwd=self.folder,
            env=inherited | told | dict(env),
            capture_output=True,
            encoding="utf-8",
            timeout=PATIENCE,
            check=False,
        )


def red_before(tree: Tree, offences: Iterable[Offence]) -> dict[Trial, str]:
    """What fails though nothing is planted, and how: tried together, one by one only if need be."""
    red: dict[Trial, str] = {}
    trials = sorted({offence.trial for offence in offences}, key=itemgetter(1, 0))
    for env, sharing in groupby(trials, itemgetter(1)):
        wanted = [test for test, _ in sharing]
        together = [test for test in wanted if len(shlex.split(test)) == 1]
        alone = [test for test in wanted if test not in together]
        if together and tree.tests(together, dict(env)).returncode:
            alone = wanted
        for test in alone:
            done = tree.tests([test], dict(env))
            if done.returncode:
                red[test, env] = done.stdout[-1000:] + done.stderr[-1000:]
    return red


def is_caught(offence: Offence, output: str) -> bool:
    """Did that very test fail, or a subtest of it, and for that very reason?"""
    lines = output.splitlines()
    test = shlex.split(offence.caught_by)[0]
    failed = [line for line in lines if line.startswith(("FAILED", "SUBFAILED")) and test in line]
    said = [line for line in lines if line.startswith(("E  ", "_", "FAILED", "SUBFAILED"))]
    return bool(failed) and any(offence.says in line for line in said)


def uncompile(file: Path) -> None:
    """What was compiled from the file as it was would hide the file as it is."""
    for compiled in (file.parent / "__pycache__").glob(f"{file.stem}.*.pyc"):
        compiled.unlink()
