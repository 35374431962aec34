"""Before any test is read: what the tests lean on explains its failures as they do.

Clause tests cite their clause with `rule`, which stands beside the referee:
`from tests.referee import Referee, rule`.

By day nothing is left to chance: made-up examples and lots fall the same way in every run. By
night (`ESTAFETTE_NIGHT`, any word) examples are new and lots fall by that word, so that other cases
are tried; what is marked `night` is then tried as well.
"""

import gc
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from tests.lots import NIGHT, draw_alike
from tests.reading import nothing_thrown_away

pytest.register_assert_rewrite("tests.referee", "tests.contract")
pytest_plugins = ["pytester", "tests.retries"]

UNTIMED = {"deadline": None, "suppress_health_check": [HealthCheck.too_slow], "print_blob": True}
settings.register_profile("day", derandomize=True, database=None, **UNTIMED)
settings.register_profile("night", **UNTIMED)
settings.load_profile("night" if NIGHT else "day")


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """Twelve thousand tests and all that they import stay: nobody need search them for rubbish."""
    with nothing_thrown_away():
        collected = yield
    gc.freeze()
    return collected


def pytest_runtest_setup(item: pytest.Item) -> None:
    """What a test leaves to chance falls the same way in every run."""
    draw_alike(item.nodeid)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What measures, or takes long, waits for the night."""
    waiting = [item for item in items if item.get_closest_marker("night") and not NIGHT]
    if waiting:
        config.hook.pytest_deselected(items=waiting)
        items[:] = [item for item in items if item not in waiting]
