"""What stands on a real server or browser is tried again, afresh, and named if it needed it."""

from pathlib import Path

import pytest

from tests import retries

UNSTEADY = """
import pytest
from pathlib import Path

TRIES = Path(__file__).with_name("tries")

@pytest.fixture(scope="session")
def server():
    TRIES.open("a").write("up ")
    yield
    TRIES.open("a").write("down ")

@pytest.fixture(scope="module")
def table(server):
    return [len(TRIES.read_text().split("up"))]

def test_before(table):
    pass

def test_at_the_third_try(table):
    assert table == [4]

def test_after(table):
    assert table == [4]
"""
RED = "def test_never(): assert False"


@pytest.fixture
def unsteady(monkeypatch: pytest.MonkeyPatch, pytester: pytest.Pytester) -> Path:
    """Where a run here writes what was unsteady; all tests of such a run are real ones."""
    kept = pytester.path / "build" / "unsteady.txt"
    monkeypatch.setattr(retries, "REAL", (pytester.path,))
    monkeypatch.setattr(retries, "UNSTEADY", kept)
    monkeypatch.setattr(retries, "RETRIES", 2)
    return kept


def run(pytester: pytest.Pytester) -> pytest.RunResult:
    return pytester.runpytest_inprocess("-p", "tests.retries", "-p", "no:cacheprovider")


def test_a_retry_begins_with_everything_afresh(pytester: pytest.Pytester, unsteady: Path) -> None:
    pytester.makepyfile(UNSTEADY)

    done = run(pytester)

    done.assert_outcomes(passed=3)
    assert (pytester.path / "tries").read_text() == "up down up down up down "


def test_what_needed_a_retry_is_named_where_nobody_can_overlook_it(
    pytester: pytest.Pytester, unsteady: Path
) -> None:
    pytester.makepyfile(UNSTEADY)

    done = run(pytester)

    name = "test_what_needed_a_retry_is_named_where_nobody_can_overlook_it.py"
    done.stdout.fnmatch_lines(["*passed only at a later try*", f"UNSTEADY {name}::test_at_the_*"])
    assert unsteady.read_text() == f"{name}::test_at_the_third_try\n"


def test_three_failures_are_red(pytester: pytest.Pytester, unsteady: Path) -> None:
    pytester.makepyfile(RED)

    done = run(pytester)

    done.assert_outcomes(failed=1)
    assert done.ret == pytest.ExitCode.TESTS_FAILED
    done.stdout.fnmatch_lines(["*1 failed, 2 rerun*"])
    assert not unsteady.exists()


def test_what_is_broken_may_break_once_more_when_it_is_shut(
    pytester: pytest.Pytester, unsteady: Path
) -> None:
    broken = 'write("down ")\n    assert TRIES.read_text().count("down") > 2, "stuck"'
    pytester.makepyfile(UNSTEADY.replace('write("down ")', broken))

    done = run(pytester)

    done.assert_outcomes(passed=3)
    done.stdout.fnmatch_lines(["and when all was shut: *stuck*"])


def test_who_asks_what_others_have_left_behind_has_one_try(
    pytester: pytest.Pytester, unsteady: Path
) -> None:
    pytester.makepyfile(f"import pytest\npytestmark = pytest.mark.once\n{RED}")
    pytester.makeini("[pytest]\nmarkers = once")

    done = run(pytester)

    done.assert_outcomes(failed=1)
    done.stdout.no_fnmatch_line("*rerun*")


def test_what_stands_on_no_server_has_one_try(
    pytester: pytest.Pytester, unsteady: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retries, "REAL", ())
    pytester.makepyfile(RED)

    done = run(pytester)

    done.assert_outcomes(failed=1)
    done.stdout.no_fnmatch_line("*rerun*")


def test_retries_can_be_turned_off(
    pytester: pytest.Pytester, unsteady: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retries, "RETRIES", 0)
    pytester.makepyfile(UNSTEADY)

    run(pytester).assert_outcomes(passed=1, failed=2)
