"""A house for each test, once on each kind of store."""

import pytest

from estafette.server.store import Store
from tests.server.desk.house import House


@pytest.fixture
def house(store: Store) -> House:
    return House(store)
