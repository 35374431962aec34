"""A server of its own: what is thrown at it must not trouble the other tests."""

from collections.abc import Iterator

import pytest

from tests.server.web.serving import Server, serving


@pytest.fixture(scope="session")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("target")
    with serving(str(folder / "estafette.db")) as running:
        yield running


@pytest.fixture(autouse=True)
def unbroken(target: Server) -> Iterator[None]:
    """After every test: nothing was a fault of ours."""
    yield
    log = target.log.read_text("utf-8")
    faults = [line for line in log.splitlines() if '"level": "error"' in line]
    assert faults == []
    assert target.process.poll() is None
