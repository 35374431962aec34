"""How many small wrongs in the rules of a game do its tests notice? A random sample, by mutmut.

python tools/mutation.py napoleon-1815 --sample 300 --seed 1
python tools/mutation.py napoleon-1815 --sample 50 --only cards/retreat

What is mutated, how and why: docs/do/mutation-testing.md.
"""

import argparse
import ast
import json
import random
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import chdir
from dataclasses import dataclass
from difflib import unified_diff
from enum import Enum
from importlib import import_module
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
NOT_RULES = {
    "__init__",
    "board",
    "camps",
    "expectations",
    "fog",
    "imagine",
    "judgement",
    "map",
    "marching",
    "odds",
    "papers",
    "printed",
    "prospects",
    "rosters",
    "screen",
    "sheets",
    "sides",
    "soundness",
    "view",
}
DECORATORS = {"card", "marker"}
PYTEST = (sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider")
PATIENCE = 120  # seconds for one run of the whole suite
SETTINGS = """
[tool.mutmut]
source_paths = ["src"]
only_mutate = {files}
pytest_add_cli_args = ["-p", "no:cacheprovider"]
pytest_add_cli_args_test_selection = ["{tests}"]
timeout_constant = 2.0
timeout_multiplier = 5.0
"""
CONFTEST = """

import sys

# mutmut 3.8 reads the old name of what pytest 9 calls nodeid.
pytest.Item._nodeid = property(lambda item: item.nodeid)


def pytest_runtest_setup(item):
    # What one test left in a cache would hide a mutant from the next.
    for name, module in list(sys.modules.items()):
        if name.startswith("estafette.games."):
            for value in vars(module).values():
                if hasattr(value, "cache_clear"):
                    value.cache_clear()
"""


class Verdict(Enum):
    KILLED = "killed"
    BROKEN = "killed by error"
    TIMED_OUT = "timed out"
    SURVIVED = "survived"


@dataclass(frozen=True)
class Mutant:
    """One small wrong; `code` is the whole file if the wrong lies in what runs on import."""

    name: str
    file: Path
    code: str = ""


def main() -> None:
    parser = argparse.ArgumentParser(description="Mutate the rules of a game and run its tests.")
    parser.add_argument("game")
    parser.add_argument("--sample", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--only", default="", metavar="MODULE", help="such as cards/retreat")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="mutation-") as scratch, chdir(scratch):
        tests, files = lay_out(asked.game.replace("-", "_"), asked.only)
        population = [mutant for file in files for mutant in mutants_of(file)]
        size = min(asked.sample, len(population))
        print(f"{size} of {len(population)} mutants, seed {asked.seed}", flush=True)
        sample = random.Random(asked.seed).sample(population, size)
        report(judge(sample, tests, asked.jobs))


def lay_out(folder: str, only: str) -> tuple[str, list[Path]]:
    """A copy of the project in the current folder, its decorators peeled off; tests and rules."""
    for part in ("src", "tests"):
        shutil.copytree(ROOT / part, part, ignore=shutil.ignore_patterns("__pycache__"))
    rules, tests = Path("src/estafette/games", folder), f"tests/games/{folder}"
    for stem in NOT_RULES:
        for test in Path(tests).glob(f"test_{stem}*.py"):
            test.unlink()
    files = [file for file in sorted(rules.rglob("*.py")) if file.stem not in NOT_RULES]
    for file in files:
        file.write_text(peeled(file.read_text("utf-8")), "utf-8")
    if only:
        files = [rules / f"{only}.py"]
    paths = json.dumps([file.as_posix() for file in files])
    project = (ROOT / "pyproject.toml").read_text("utf-8")
    Path("pyproject.toml").write_text(project + SETTINGS.format(files=paths, tests=tests), "utf-8")
    with Path("tests", "conftest.py").open("a", encoding="utf-8") as conftest:
        conftest.write(CONFTEST)
    return tests, files


def peeled(source: str) -> str:
    """The same module, with each decorator called below its function instead of standing above.

    mutmut passes decorated functions over, and here these are the cards.
    """
    lines = source.splitlines()
    functions = [
        node
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef) and node.decorator_list
    ]
    for function in sorted(functions, key=lambda node: -node.lineno):
        assert function.end_lineno is not None
        name, margin = function.name, " " * function.col_offset
        for decorator in map(ast.unparse, function.decorator_list):
            call = f"{name} = (  # pragma: no mutate\n    {decorator}\n)({name})"
            below = [margin + line for line in call.splitlines()]
            lines[function.end_lineno : function.end_lineno] = below
        del lines[function.decorator_list[0].lineno - 1 : function.lineno - 1]
    return "\n".join(lines) + "\n"


def mutants_of(file: Path) -> Iterator[Mutant]:
    """All that mutmut can make of a file, also of what it passes over because it runs on import."""
    cst, mutation = import_module("libcst"), import_module("mutmut.mutation.file_mutation")
    named = import_module("mutmut.utils.format_utils").get_mutant_name
    module, mutations, *_ = mutation.create_mutations(str(file), file.read_text("utf-8"))
    called: list[Any] = []
    imported: list[Any] = []
    for each in mutations:
        function = each.contained_by_top_level_function
        is_called = isinstance(function, cst.FunctionDef) and function.name.value not in DECORATORS
        (called if is_called else imported).append(each)
    for name in mutation.combine_mutations_to_source(module, called).mutant_names:
        yield Mutant(named(file, name), file)
    for number, each in enumerate(imported, 1):
        code = module.deep_replace(each.original_node, each.mutated_node).code
        yield Mutant(named(file, f"import_{number}"), file, code)


def judge(sample: list[Mutant], tests: str, jobs: int) -> dict[Mutant, Verdict]:
    """mutmut runs what it can reach; what runs on import has the whole suite run on it."""
    called = [mutant for mutant in sample if not mutant.code]
    verdicts = run_by_mutmut(called, jobs) if called else {}
    for mutant in sample:
        if mutant.code:
            verdicts[mutant] = run_afresh(mutant, tests)
    return verdicts


def run_by_mutmut(mutants: list[Mutant], jobs: int) -> dict[Mutant, Verdict]:
    """Each mutant in a fork of one process, by the tests that come past its function."""
    names = [mutant.name for mutant in mutants]
    command = [sys.executable, "-m", "mutmut", "run", "--max-children", str(jobs), *names]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    codes: dict[str, int | None] = {}
    for file in {mutant.file for mutant in mutants}:
        found = Path("mutants", f"{file}.meta")
        codes |= json.loads(found.read_text("utf-8"))["exit_code_by_key"]
    if done.returncode or any(codes[name] is None for name in names):
        sys.exit(f"mutmut did not come to an end:\n{done.stdout[-4000:]}\n{done.stderr[-4000:]}")
    return {mutant: verdict_of(codes[mutant.name]) for mutant in mutants}


def verdict_of(code: int | None) -> Verdict:
    """What an exit code says: pytest's, mutmut's, or that of a signal."""
    match code:
        case 0 | 5 | 33:  # nothing failed, or no test comes past it
            return Verdict.SURVIVED
        case 1:
            return Verdict.KILLED
        case 24 | 36 | 152 | 255 | -24 | -9:
            return Verdict.TIMED_OUT
        case _:
            return Verdict.BROKEN


def run_afresh(mutant: Mutant, tests: str) -> Verdict:
    """The mutant takes the place of its file for one run of the suite."""
    source = mutant.file.read_text("utf-8")
    mutant.file.write_text(mutant.code, "utf-8")
    try:
        command = [*PYTEST, tests]
        done = subprocess.run(command, capture_output=True, timeout=PATIENCE, check=False)
    except subprocess.TimeoutExpired:
        return Verdict.TIMED_OUT
    finally:
        mutant.file.write_text(source, "utf-8")
    return verdict_of(done.returncode)


def report(verdicts: dict[Mutant, Verdict]) -> None:
    count = Counter(verdicts.values())
    killed = len(verdicts) - count[Verdict.SURVIVED]
    print(", ".join(f"{count[verdict]} {verdict.value}" for verdict in Verdict))
    print(f"{killed / len(verdicts):.1%} of {len(verdicts)} noticed")
    for mutant, verdict in verdicts.items():
        if verdict is Verdict.SURVIVED:
            print(f"\n{mutant.name}\n{difference(mutant)}")


def difference(mutant: Mutant) -> str:
    if not mutant.code:
        shown = import_module("mutmut.mutation.diff_apply").get_diff_for_mutant
        return str(shown(mutant.name, path=mutant.file))
    before, after = mutant.file.read_text("utf-8").splitlines(), mutant.code.splitlines()
    return "\n".join(unified_diff(before, after, str(mutant.file), str(mutant.file), lineterm=""))


if __name__ == "__main__":
    main()
