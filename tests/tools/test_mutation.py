"""The tool that tests the tests: where its mutants lie, and whether a wrong is noticed."""

import gc
import subprocess
import sys
from functools import partial
from pathlib import Path
from textwrap import dedent

import pytest

from tools.mutation import (
    ROOT,
    Mutant,
    Verdict,
    called_on_import,
    functions_at,
    peeled,
    place_of,
    verdict_of,
    wrong_code,
    wrongs_in,
)

RULES = """
@marker("valmy", unless=none_of("fog"))
def valmy(points):
    return points + 1


def none_of(what):
    return partial(later, what)


def later(what, points=2):
    return points + 1
"""


def test_a_decorator_is_called_below_its_function():
    done = {"marker": lambda *_, **__: lambda f: (f, f), "none_of": str, "partial": partial}
    exec(peeled(RULES), done)

    function, same = done["valmy"]
    assert function is same
    assert function(2) == 3
    assert peeled("def f():\n    return 1\n") == "def f():\n    return 1\n"


def test_decorators_and_what_they_are_given_work_on_import():
    assert called_on_import([RULES]) == {"marker", "none_of"}
    assert called_on_import([peeled(RULES)]) == {"marker", "none_of"}
    assert called_on_import(["class Table:\n    rows = first()\n    def row(self): second()"]) == {
        "first"
    }


def test_a_wrong_in_what_works_on_import_lies_in_no_function(tmp_path: Path):
    pytest.importorskip("mutmut")
    file = tmp_path / "rules.py"
    file.write_text(peeled(RULES), "utf-8")

    wrongs = [wrong.mutant() for wrong in wrongs_in(file, called_on_import([RULES]))]
    assert {wrong.function for wrong in wrongs} == {"", "valmy", "later"}
    assert any("partial(None, what)" in wrong.code for wrong in wrongs if not wrong.function)
    assert len({wrong.code for wrong in wrongs}) == len(wrongs)


@pytest.mark.parametrize(("wrong", "result"), [("points - 1", 1), ("points + 2", 4)])
def test_who_holds_a_function_holds_the_wrong_one(wrong: str, result: int):
    names: dict[str, object] = {}
    source = "def later(what, points=2):\n    return points + 1\n"
    exec(compile(source, "rules.py", "exec"), names)
    later = names["later"]
    held = partial(later, "fog")

    code = wrong_code(mutant(source.replace("points + 1", wrong)), later)
    assert held() == 3
    later.__code__ = code
    assert held() == result


def test_a_function_is_found_though_nobody_cleans_behind_it():
    names: dict[str, object] = {}
    exec(compile("def later():\n    return 1\n", "rules.py", "exec"), names)
    later = names["later"]
    place = place_of(later.__code__)

    gc.freeze()
    assert functions_at({place}) == {place: later}


def test_a_wrong_default_value_is_none_of_the_code():
    names: dict[str, object] = {}
    source = "def later(what, points=2):\n    return points + 1\n"
    exec(compile(source, "rules.py", "exec"), names)

    assert wrong_code(mutant(source.replace("=2", "=3")), names["later"]) is None


def test_the_exit_code_says_what_became_of_a_mutant():
    assert verdict_of(0) is Verdict.SURVIVED
    assert verdict_of(1) is Verdict.KILLED
    assert verdict_of(-24) is verdict_of(-9) is Verdict.TIMED_OUT
    assert verdict_of(2) is verdict_of(-11) is Verdict.BROKEN


def test_a_wrong_is_noticed_if_a_test_fails_of_it(tmp_path: Path):
    source = "LIMIT = 3\n\n\ndef full(stack):\n    return len(stack) >= LIMIT\n"
    (tmp_path / "stacking.py").write_text(source, "utf-8")
    (tmp_path / "test_stacking.py").write_text(
        "import stacking\n\n\ndef test_three_are_enough():\n    assert stacking.full('abc')\n"
        "    assert not stacking.full('a')\n",
        "utf-8",
    )
    (tmp_path / "pyproject.toml").write_text('[tool.pytest.ini_options]\npythonpath = ["."]\n')
    script = f"""
        import sys
        from pathlib import Path
        sys.path.insert(0, {str(ROOT)!r})
        from tools.mutation import Mutant, judge
        source = Path("stacking.py").read_text()
        def mutant(old, new, function):
            return Mutant(new, Path("stacking.py"), source.replace(old, new), function)
        wrongs = [
            mutant(">=", ">", "full"), mutant("len(stack)", "3", "full"),
            mutant(">= LIMIT", "> 1", "full"), mutant("= 3", "= 2", ""), mutant("= 3", "= 1", ""),
        ]
        found = judge(wrongs, "test_stacking.py", 1)
        print([found[wrong].name for wrong in wrongs])
    """
    done = subprocess.run(
        [sys.executable, "-c", dedent(script)],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    verdicts = ["KILLED", "KILLED", "SURVIVED", "SURVIVED", "KILLED"]
    assert done.stdout.splitlines()[-1] == str(verdicts)


def mutant(code: str) -> Mutant:
    return Mutant("later", Path("rules.py"), code, "later")
