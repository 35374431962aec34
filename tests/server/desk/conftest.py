"""A house for each test, once on each kind of store."""

from random import Random

import pytest

from estafette.server.desk import seating
from estafette.server.store import Store
from tests.server.desk.house import House


@pytest.fixture(autouse=True)
def the_same_dice_every_time(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch):
    """A match must not end sooner than a test needs it because the dice fell so today."""
    chance = Random(2)
    monkeypatch.setattr(seating, "token_hex", lambda size: chance.randbytes(size).hex())


@pytest.fixture
def house(store: Store) -> House:
    return House(store)
