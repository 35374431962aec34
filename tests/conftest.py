"""Before any test is read: what the tests lean on explains its failures as they do.

Clause tests cite their clause with `rule`, which stands beside the referee:
`from tests.referee import Referee, rule`.
"""

import pytest

from tests.lots import draw_alike

pytest.register_assert_rewrite("tests.referee", "tests.contract.cases", "tests.contract.speech")


def pytest_runtest_setup(item: pytest.Item) -> None:
    """What a test leaves to chance falls the same way in every run."""
    draw_alike(item.nodeid)
