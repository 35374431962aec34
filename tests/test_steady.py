"""No test depends on how busy the machine is, or on luck.

What waits, waits in `tests/waiting.py`; what measures is marked `night`; what the program draws
from the system is drawn from a lot (`tests/lots.py`).
"""

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.lots import DRAWING, NAMING, THINKING
from tests.reading import ROOT, Offence, files_in, forbid, read, short

SOURCES = ROOT / "src"
CLOCKS = {"monotonic", "perf_counter", "process_time", "sleep", "time", "time_ns", "thread_time"}
LUCKY = {"choice", "choices", "randint", "random", "randrange", "sample", "shuffle", "uniform"}
WAITS = {"join", "recv", "result", "timeout", "wait", "wait_for", "set_default_timeout"}
LIMITS = {"timeout", "open_timeout", "close_timeout", "connect_timeout", "patience"}
HURRIED = {"get", "post", "request", "Client", "AsyncClient"}
CHANCE = {"secrets", "uuid", "os.urandom"}
OF_CHANCE = ("secrets", "uuid", "urandom", "Random")  # without one of these words nothing is drawn
MAY_WAIT = {
    "tests/waiting.py",
    "tests/browser/browsing.py",  # events come in while Playwright waits
}


def offences(tree: ast.AST) -> Iterator[Offence]:
    """Clocks, sleeps, limits and chance of its own, each with its line."""
    for node in outside_the_night(tree):
        match node:
            case ast.ImportFrom(module="time" | "asyncio" | "random" as module, names=names):
                for name in names:
                    if name.name in CLOCKS | LUCKY:
                        yield node.lineno, f"from {module} import {name.name}"
            case ast.Call(func=ast.Attribute(value=ast.Name("time"), attr=clock)):
                yield node.lineno, f"time.{clock}"
            case ast.Call(func=ast.Attribute(value=ast.Name("random"), attr=luck)):
                if luck in LUCKY and imports(tree, "random"):
                    yield node.lineno, f"random.{luck}"
            case ast.Call(func=ast.Name("Random") | ast.Attribute(attr="Random" | "default_rng")):
                if not node.args:
                    yield node.lineno, "chance without a seed"
            case ast.Call(func=ast.Attribute(attr="sleep"), args=[ast.Constant(0)]):
                pass  # whoever is next takes one step
            case ast.Call(func=ast.Attribute(attr="sleep" | "wait_for_timeout" as sleep)):
                yield node.lineno, sleep
            case ast.Call(func=ast.Attribute(attr=wait), args=[*_, ast.Constant(value=limit)]) if (
                wait in WAITS and isinstance(limit, int | float) and limit
            ):
                yield node.lineno, f"{wait} for {limit}"
        if isinstance(node, ast.Call):
            if is_hurried(node.func) and not given(node, "timeout"):
                yield node.lineno, f"{ast.unparse(node.func)} gives up after five seconds"
            for keyword in node.keywords:
                if keyword.arg in LIMITS and not is_patient(keyword.value):
                    yield node.lineno, f"{keyword.arg} = {ast.unparse(keyword.value)}"


def is_hurried(function: ast.expr) -> bool:
    """One of the ways of httpx, which waits five seconds unless it is told otherwise."""
    match function:
        case ast.Attribute(ast.Name("httpx"), way):
            return way in HURRIED
    return False


def imports(tree: ast.AST, module: str) -> bool:
    imported = [node for node in ast.walk(tree) if isinstance(node, ast.Import)]
    return any(name.name == module for node in imported for name in node.names)


def is_patient(limit: ast.expr) -> bool:
    """Nothing, or the one limit of all."""
    return ast.unparse(limit) == "None" or bool(
        {"PATIENCE", "PATIENT", "LONGEST", "WINK"} & named(limit)
    )


def named(tree: ast.AST) -> set[str]:
    return {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}


def given(call: ast.Call, name: str) -> bool:
    return any(keyword.arg == name for keyword in call.keywords)


def outside_the_night(tree: ast.AST) -> Iterator[ast.AST]:
    """Every node but those of tests that are tried by night."""
    waiting = [tree]
    while waiting:
        node = waiting.pop()
        yield node
        waiting.extend(child for child in ast.iter_child_nodes(node) if not is_nightly(child))


def is_nightly(node: ast.AST) -> bool:
    decorators = getattr(node, "decorator_list", ())
    return any(ast.unparse(each) == "pytest.mark.night" for each in decorators)


def test_what_waits_waits_in_one_place() -> None:
    files = [file for file in files_in(ROOT / "tests") if short(file) not in MAY_WAIT]
    forbid(lambda file: offences(ast.parse(read(file), short(file))), files)


def test_an_offence_is_noticed() -> None:
    examples = (
        "import time\ntime.sleep(1)",
        "from time import monotonic",
        "async def wait(): await asyncio.sleep(0.05)",
        "page.wait_for_timeout(300)",
        "async def wait():\n    async with asyncio.timeout(5): pass",
        "expect(said).to_be_visible(timeout=30_000)",
        "httpx.get(address)",
        "subprocess.run(command, timeout=30)",
        "subprocess.run(command, timeout=SOON)",
        "thread.join(5)",
        "line.recv(0.3)",
        "async def wait(): await asyncio.wait_for(answer, 2)",
        "import random\nrandom.choice(options)",
        "from random import shuffle",
        "dice = Random()",
        "dice = np.random.default_rng()",
        "@pytest.mark.rule('1')\ndef test_it(): time.monotonic()",
    )

    assert [each for each in examples if not list(offences(ast.parse(each)))] == []


def test_what_measures_by_night_may_read_a_clock() -> None:
    measure = "@pytest.mark.night\ndef test_it():\n    begun = time.process_time()"

    assert list(offences(ast.parse(measure))) == []


def test_what_is_drawn_from_the_system_is_drawn_from_a_lot() -> None:
    """A module that draws a secret, a whim or a name is known to the lots."""
    drawing = {
        ".".join(file.relative_to(SOURCES).with_suffix("").parts)
        for file in files_in(SOURCES)
        if draws(file)
    }

    assert drawing == {*DRAWING, *THINKING, *NAMING}


def draws(file: Path) -> bool:
    if not any(word in read(file) for word in OF_CHANCE):
        return False
    for node in ast.walk(ast.parse(read(file), short(file))):
        match node:
            case ast.ImportFrom(module="secrets" | "uuid"):
                return True
            case ast.Import(names=names) if any(name.name in CHANCE for name in names):
                return True
            case ast.Call(func=ast.Name("Random"), args=[]):
                return True
            case ast.Attribute(attr="urandom"):
                return True
    return False
