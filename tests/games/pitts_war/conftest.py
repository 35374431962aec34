"""Whatever is asked, offered, refused or told in a test of this game is said aloud."""

from collections.abc import Iterator
from functools import cache

import pytest

from estafette.games.pitts_war import RULES
from tests.referee import Herald


@cache
def the_herald() -> Herald:
    return Herald(RULES)


@pytest.fixture(autouse=True)
def herald() -> Iterator[Herald]:
    with the_herald().listening():
        yield the_herald()
