"""One browser for all tests; for each a server with lots of its own, and a context a visitor."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.browsing import LONGEST, Visitor, launched, visiting
from tests.lots import LOT
from tests.server.web.serving import Server, serving

Visit: TypeAlias = Callable[..., Visitor]

expect.set_options(timeout=LONGEST)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = launched(playwright)
        yield chromium
        chromium.close()


@pytest.fixture
def lot(request: pytest.FixtureRequest) -> dict[str, str]:
    """A test has the same match in every run, by night too: it must come to what is tested."""
    return {LOT: request.node.nodeid, "ESTAFETTE_NIGHT": "", "PYTHONHASHSEED": "0"}


@pytest.fixture
def server(tmp_path: Path, lot: dict[str, str]) -> Iterator[Server]:
    with serving(str(tmp_path / "estafette.db"), environment=lot) as running:
        yield running


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """Browsers on demand; at the end, nothing may have gone wrong in any of them."""
    visitors: list[Visitor] = []
    with ExitStack() as stack:

        def come(name: str = "", **settings: Any) -> Visitor:
            visitor = stack.enter_context(visiting(browser, server.address, **settings))
            visitors.append(visitor)
            return visitor.arrive(name) if name else visitor

        yield come
        for visitor in visitors:
            assert visitor.wrong == []
