"""How many small wrongs in the rules of a game do its tests notice? A random sample, by mutmut.

python tools/mutation.py napoleon-1815 --sample 300 --seed 1
python tools/mutation.py napoleon-1815 --sample 50 --only cards/retreat

What is mutated, how and why: docs/do/mutation-testing.md.
"""

import argparse
import ast
import gc
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import chdir
from dataclasses import dataclass, field
from difflib import unified_diff
from enum import Enum
from functools import partial
from importlib import import_module
from pathlib import Path
from resource import RLIMIT_CPU, setrlimit
from time import process_time
from types import CodeType, FrameType, FunctionType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

ROOT = Path(__file__).resolve().parent.parent
NOT_RULES = {
    "__init__",
    "board",
    "camps",
    "clash",
    "days",
    "expectations",
    "expedients",
    "fighting",
    "fog",
    "heaps",
    "imagine",
    "judgement",
    "map",
    "marching",
    "napoleon_against_europe/toll",
    "odds",
    "panel",
    "papers",
    "peril",
    "printed",
    "prospects",
    "purse",
    "reach",
    "rosters",
    "screen",
    "sheets",
    "sides",
    "soundness",
    "verdict",
    "view",
}
PATIENCE = 120  # seconds of work for one run of the whole suite
GRACE, SLOWNESS = 10, 10  # seconds for a mutant on the bench, and how much slower it may be
PYTEST = ("-q", "-p", "no:cacheprovider")


class Verdict(Enum):
    KILLED = "killed"
    BROKEN = "killed by error"
    TIMED_OUT = "timed out"
    SURVIVED = "survived"


@dataclass(frozen=True)
class Mutant:
    """One small wrong: its file as it then reads, and the function in which it lies, if any."""

    name: str
    file: Path
    code: str
    function: str

    @property
    def place(self) -> str:
        return f"{self.file.absolute()}:{self.function}"


@dataclass(frozen=True, eq=False)
class Wrong:
    """What mutmut would change in a file; written out only if it is drawn."""

    file: Path
    module: Any
    change: Any
    number: int
    function: str  # in which it lies; none if it runs on import

    def mutant(self) -> Mutant:
        code = self.module.deep_replace(self.change.original_node, self.change.mutated_node).code
        name = f"{self.file.with_suffix('')}:{self.function or 'import'}#{self.number}"
        return Mutant(name, self.file, code, self.function)


def main() -> None:
    parser = argparse.ArgumentParser(description="Mutate the rules of a game and run its tests.")
    parser.add_argument("game")
    parser.add_argument("--sample", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--only", default="", metavar="MODULE", help="such as cards/retreat")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="mutation-") as scratch, chdir(scratch):
        tests, rules, mutated = lay_out(asked.game.replace("-", "_"), asked.only)
        early = called_on_import(file.read_text("utf-8") for file in rules)
        population = [wrong for file in mutated for wrong in wrongs_in(file, early)]
        size = min(asked.sample, len(population))
        print(f"{size} of {len(population)} mutants, seed {asked.seed}", flush=True)
        drawn = random.Random(asked.seed).sample(population, size)
        report(judge([wrong.mutant() for wrong in drawn], tests, asked.jobs))


def lay_out(folder: str, only: str) -> tuple[str, list[Path], list[Path]]:
    """A copy of the project in the current folder; its tests, its rules, those to be mutated."""
    for part in ("src", "tests"):
        shutil.copytree(ROOT / part, part, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", "pyproject.toml")
    game, tests = Path("src/estafette/games", folder), f"tests/games/{folder}"
    for stem in NOT_RULES:
        for test in Path(tests).glob(f"test_{stem}*.py"):
            test.unlink()
    rules = [file for file in sorted(game.rglob("*.py")) if is_rule(file)]
    for file in rules:
        file.write_text(peeled(file.read_text("utf-8")), "utf-8")
    return tests, rules, [game / f"{only}.py"] if only else rules


def is_rule(file: Path) -> bool:
    """No matter of sight or of mind, by its name, or by that name in this game alone."""
    return NOT_RULES.isdisjoint((file.stem, f"{file.parent.name}/{file.stem}"))


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


def called_on_import(sources: Iterable[str]) -> set[str]:
    """The functions that work while their modules are read: decorators, and what those are given.

    A wrong in one of them is done before any test begins.
    """
    calls = (
        node
        for source in sources
        for part in outside_functions(ast.parse(source))
        for node in ast.walk(part)
        if isinstance(node, ast.Call)
    )
    return {node.func.id for node in calls if isinstance(node.func, ast.Name)}


def outside_functions(part: ast.AST) -> Iterator[ast.AST]:
    """What of a module is done when it is read, its classes and decorators with it."""
    for child in ast.iter_child_nodes(part):
        if isinstance(child, ast.FunctionDef):
            yield from (*child.decorator_list, child.args)
        elif isinstance(child, ast.ClassDef | ast.If | ast.For):
            yield from outside_functions(child)
        else:
            yield child


def wrongs_in(file: Path, early: set[str]) -> Iterator[Wrong]:
    """All that mutmut can make of a file, also of what it passes over because it runs on import."""
    mutation = import_module("mutmut.mutation.file_mutation")
    module, changes, *_ = mutation.create_mutations(str(file), file.read_text("utf-8"))
    names = functions_in(module)
    for number, change in enumerate(changes, 1):
        function = names.get(change.contained_by_top_level_function, "")
        yield Wrong(file, module, change, number, "" if function in early else function)


def functions_in(module: Any) -> dict[Any, str]:
    """The functions of a module and the methods of its classes, by their qualified names."""
    cst = import_module("libcst")
    named: dict[Any, str] = {}
    for part in module.body:
        if isinstance(part, cst.FunctionDef):
            named[part] = part.name.value
        elif isinstance(part, cst.ClassDef):
            for method in part.body.body:
                if isinstance(method, cst.FunctionDef):
                    named[method] = f"{part.name.value}.{method.name.value}"
    return named


def judge(mutants: list[Mutant], tests: str, jobs: int) -> dict[Mutant, Verdict]:
    """On the bench if that can be; what runs on import has the whole suite run on it."""
    bench = Bench([mutant for mutant in mutants if mutant.function], jobs)
    if pytest.main([*PYTEST, "-s", tests], plugins=[bench]):
        sys.exit("no mutant was tried")
    for mutant in mutants:
        if mutant not in bench.verdicts:
            bench.record(mutant, run_afresh(mutant, tests))
    return bench.verdicts


@dataclass
class Bench:
    """A plugin of pytest: tests are collected once, and run for each mutant in a fork of its own.

    A function is made wrong in its place: whoever holds it, a table or a partial, holds the wrong
    one then.
    """

    mutants: list[Mutant]
    jobs: int
    verdicts: dict[Mutant, Verdict] = field(default_factory=dict)
    running: dict[int, Mutant] = field(default_factory=dict)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        functions = functions_at({mutant.place for mutant in self.mutants})
        passing = learn(session.items, functions)
        gc.freeze()  # what the forks share stays shared
        for mutant in self.mutants:
            function = functions.get(mutant.place)
            code = wrong_code(mutant, function) if function else None
            if function and code:
                costs = sorted(passing[mutant.place])
                limit = GRACE + SLOWNESS * int(sum(cost for cost, _ in costs))
                tests = [session.items[number] for _, number in costs]
                self.start(mutant, partial(notice, function, code, tests, limit))
        while self.running:
            self.wait()
        return True

    def start(self, mutant: Mutant, deed: Callable[[], int]) -> None:
        while len(self.running) >= self.jobs:
            self.wait()
        self.running[forked(deed)] = mutant

    def wait(self) -> None:
        process, status = os.wait()
        verdict = verdict_of(os.waitstatus_to_exitcode(status))
        self.record(self.running.pop(process), verdict)

    def record(self, mutant: Mutant, verdict: Verdict) -> None:
        self.verdicts[mutant] = verdict
        if verdict is Verdict.SURVIVED:
            print(f"\n{mutant.name}\n{difference(mutant)}", flush=True)


def forked(deed: Callable[[], int]) -> int:
    """A process of its own does it, in silence, and says by its exit code what came of it."""
    sys.stdout.flush()
    if process := os.fork():
        return process
    code = 2
    try:
        with Path(os.devnull).open("w") as nowhere:
            os.dup2(nowhere.fileno(), 1)
            os.dup2(nowhere.fileno(), 2)
        code = deed()
    finally:
        os._exit(code)


def functions_at(places: set[str]) -> dict[str, FunctionType]:
    """The functions themselves, wherever they are kept, though nobody cleans behind them."""
    gc.unfreeze()
    found = (each for each in gc.get_objects() if type(each) is FunctionType)
    return {place: each for each in found if (place := place_of(each.__code__)) in places}


def place_of(code: CodeType) -> str:
    return f"{code.co_filename}:{code.co_qualname}"


def learn(
    tests: Sequence[pytest.Item], functions: dict[str, FunctionType]
) -> dict[str, list[tuple[float, int]]]:
    """Which tests come past which function, by their numbers, and what they cost."""
    places = {id(function.__code__): place for place, function in functions.items()}
    passing: dict[str, list[tuple[float, int]]] = {place: [] for place in functions}
    seen: set[int] = set()

    def look(frame: FrameType, event: str, fact: Any) -> None:
        seen.add(id(frame.f_code))

    for number in range(len(tests)):
        empty_caches()
        seen.clear()
        start = process_time()
        sys.settrace(look)
        is_passed = passes(tests, number)
        sys.settrace(None)
        if not is_passed:
            pytest.exit(f"{tests[number].nodeid} fails before anything is wrong", returncode=1)
        for code in seen & places.keys():
            passing[places[code]].append((process_time() - start, number))
    return passing


def notice(function: FunctionType, code: CodeType, tests: Sequence[pytest.Item], limit: int) -> int:
    """1 if a test fails once the function is wrong."""
    setrlimit(RLIMIT_CPU, (limit, limit))
    empty_caches()
    function.__code__ = code
    return int(not all(passes(tests, number) for number in range(len(tests))))


def passes(tests: Sequence[pytest.Item], number: int) -> bool:
    following = tests[number + 1] if number + 1 < len(tests) else None
    reports = runtestprotocol(tests[number], log=False, nextitem=following)
    return not any(report.failed for report in reports)


def empty_caches() -> None:
    """What was kept from before would hide a mutant."""
    for name, module in list(sys.modules.items()):
        if name.startswith("estafette.games."):
            for value in vars(module).values():
                if hasattr(value, "cache_clear"):
                    value.cache_clear()


def wrong_code(mutant: Mutant, function: FunctionType) -> CodeType | None:
    """The code of the function in the mutant; none if the wrong lies in a default value."""
    right = function.__code__
    whole = compile(mutant.code, right.co_filename, "exec")
    for code in codes_in(whole):
        if (code.co_qualname, code.co_firstlineno) == (right.co_qualname, right.co_firstlineno):
            return code if code != right else None
    return None


def codes_in(code: CodeType) -> Iterator[CodeType]:
    """The code of a module and of all that it defines."""
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from codes_in(constant)


def verdict_of(code: int) -> Verdict:
    """What an exit code says: pytest's, or that of a signal."""
    match code:
        case 0:
            return Verdict.SURVIVED
        case 1:
            return Verdict.KILLED
        case _ if -code in (signal.SIGXCPU, signal.SIGKILL):
            return Verdict.TIMED_OUT
        case _:
            return Verdict.BROKEN


def run_afresh(mutant: Mutant, tests: str) -> Verdict:
    """The mutant takes the place of its file for one run of the suite."""
    source = mutant.file.read_text("utf-8")
    mutant.file.write_text(mutant.code, "utf-8")
    try:
        done = subprocess.run(
            [sys.executable, "-m", "pytest", "-x", *PYTEST, tests],
            capture_output=True,
            check=False,
            env=os.environ | {"PYTHONDONTWRITEBYTECODE": "1"},
            preexec_fn=partial(setrlimit, RLIMIT_CPU, (PATIENCE, PATIENCE)),
        )
    finally:
        mutant.file.write_text(source, "utf-8")
    return verdict_of(done.returncode)


def report(verdicts: dict[Mutant, Verdict]) -> None:
    count = Counter(verdicts.values())
    killed = len(verdicts) - count[Verdict.SURVIVED]
    print("\n" + ", ".join(f"{count[verdict]} {verdict.value}" for verdict in Verdict))
    print(f"{killed / len(verdicts):.1%} of {len(verdicts)} noticed")


def difference(mutant: Mutant) -> str:
    before, after = mutant.file.read_text("utf-8").splitlines(), mutant.code.splitlines()
    return "\n".join(unified_diff(before, after, str(mutant.file), str(mutant.file), lineterm=""))


if __name__ == "__main__":
    main()
