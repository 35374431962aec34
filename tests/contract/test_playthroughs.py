"""A rule that was not meant to change has not changed."""

import pytest

from .cases import GAMES, TESTS, Case
from .playthrough import golden_cases, path_of, played_through

GOLDEN = [case for rules in GAMES.values() for case in golden_cases(rules)]


@pytest.mark.parametrize("case", GOLDEN, ids=lambda case: case.name)
def test_a_golden_playthrough_goes_as_it_went(case: Case) -> None:
    path = path_of(case)

    assert path.exists(), "write it with `python -m tests.playthroughs`"
    assert played_through(case) == path.read_text("utf-8")


def test_no_golden_playthrough_is_left_over() -> None:
    wanted = {path_of(case) for case in GOLDEN}
    found = {path for name in GAMES for path in (TESTS / "playthroughs" / name).glob("*.txt")}

    assert found == wanted
