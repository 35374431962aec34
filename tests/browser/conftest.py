"""One browser for all tests, one server for the tests of a file, a context for each visitor."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.browsing import Visitor, launched, visiting
from tests.server.web.serving import Server, serving

Visit: TypeAlias = Callable[..., Visitor]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = launched(playwright)
        yield chromium
        chromium.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("browser")
    with serving(str(folder / "estafette.db")) as running:
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
