"""Every record, one after the other."""

import pytest

from . import Record, name_of, opened, records


@pytest.fixture(params=records(), ids=name_of)
def record(request: pytest.FixtureRequest) -> Record:
    return opened(request.param)
