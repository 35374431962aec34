"""A second and a third try for what stands on a real server or browser; whoever needs one is named.

A retry begins with nothing that the failed try has touched: every server, database, browser and
page is shut, whatever its scope, and started afresh. Three failures are red. What passed at a later
try is shown at the end of the run and written to `build/unsteady.txt`: a defect to be mended.
Who asks what earlier tests have left behind is marked `once`. `ESTAFETTE_RETRIES=0` turns it off.
"""

import os
from pathlib import Path

import pytest
from _pytest.runner import runtestprotocol

ROOT = Path(__file__).parents[1]
UNSTEADY = ROOT / "build" / "unsteady.txt"
RETRIES = int(os.environ.get("ESTAFETTE_RETRIES", "2"))
REAL = tuple(
    ROOT / "tests" / place
    for place in ("browser", "server", "lab/test_load.py", "cli/test_terminal.py")
)
LONGEST = 3000  # characters of a failure that are shown once more at the end


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    is_real = any(item.path.is_relative_to(place) for place in REAL)
    if not is_real or item.get_closest_marker("once"):
        return None
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    for left in range(RETRIES, -1, -1):
        reports = runtestprotocol(item, nextitem=nextitem, log=False)
        failed = [report for report in reports if report.failed]
        if not failed or not left:
            break
        try:
            item.session._setupstate.teardown_exact(None)
        except Exception as wrong:  # what is broken may break once more when it is shut
            failed[-1].longrepr = f"{failed[-1].longreprtext}\nand when all was shut: {wrong!r}"
        for report in failed:
            report.outcome = "rerun"
            item.ihook.pytest_runtest_logreport(report=report)
    for report in reports:
        item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True


def pytest_report_teststatus(report: pytest.TestReport) -> tuple[str, str, str] | None:
    return ("rerun", "R", "RERUN") if report.outcome == "rerun" else None


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Where nobody can overlook it, and in a file for whoever comes later."""
    if hasattr(terminalreporter.config, "workerinput"):
        return  # the one who gathers all reports says it
    stats = terminalreporter.stats
    red = {report.nodeid for sort in ("failed", "error") for report in stats.get(sort, [])}
    unsteady = [report for report in stats.get("rerun", []) if report.nodeid not in red]
    if not unsteady:
        return
    terminalreporter.section("unsteady: passed only at a later try", sep="!", red=True, bold=True)
    for report in unsteady:
        terminalreporter.line(report.longreprtext[-LONGEST:])
        terminalreporter.line(f"UNSTEADY {report.nodeid}", red=True, bold=True)
    UNSTEADY.parent.mkdir(exist_ok=True)
    with UNSTEADY.open("a", encoding="utf-8") as kept:
        kept.writelines(f"{name}\n" for name in dict.fromkeys(each.nodeid for each in unsteady))
