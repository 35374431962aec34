"""How far it is, said often enough and not more often."""

import pytest

from estafette.cli import progress
from estafette.cli.desk import Desk
from estafette.cli.progress import Pace, duration
from tests.cli.shelf import shelf


@pytest.fixture
def clock(monkeypatch):
    """A clock that is moved by hand."""
    now = [100.0]
    monkeypatch.setattr(progress, "monotonic", lambda: now[0])
    return now


def test_without_a_terminal_a_line_is_said_every_ten_seconds(clock, capsys):
    with Pace(Desk("en", shelf), 1000) as pace:
        for _ in range(40):
            clock[0] += 1
            pace.add(10)

    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 4
    assert lines[0] == "100 of 1000 matches; 600 matches/min, 1\u00a0min 30\u00a0s left"


def test_what_was_known_before_does_not_count_for_the_rate(clock, capsys):
    with Pace(Desk("fr", shelf), 1000, known=900) as pace:
        clock[0] += 20
        pace.add(10)

    assert capsys.readouterr().err.strip().startswith("910 parties sur 1000")
    assert "30 parties/min" in pace.pace


@pytest.mark.parametrize(
    ("seconds", "said"),
    [(12.4, "12\u00a0s"), (200, "3\u00a0min 20\u00a0s"), (7500, "2\u00a0h 5\u00a0min")],
)
def test_a_time_is_said_in_two_units_at_most(seconds, said):
    assert duration(seconds) == said
