"""How soon a table is there, and how much has to come over the wire for it."""

import gzip

import pytest
from playwright.sync_api import Request, Response

from tests.browser.conftest import Visit

AT_MOST = 150_000
SOON = 1.0
FEW = 30
LATER = ("image", "font")


@pytest.mark.night
def test_a_table_is_little_work_for_the_page(visit: Visit) -> None:
    """Counted by the clock of its own thread: what else the machine does is not its fault."""
    visitor = visit("Marbot")
    table = visitor.lay({"french": "me", "coalition": "recruit"})
    clock = visitor.context.new_cdp_session(visitor.page)
    clock.send("Performance.enable", {"timeDomain": "threadTicks"})
    visitor.at_table(table["id"])
    metrics = clock.send("Performance.getMetrics")["metrics"]

    assert next(each["value"] for each in metrics if each["name"] == "TaskDuration") < SOON


def test_a_table_is_there_after_few_requests(visit: Visit) -> None:
    """Until the question can be read; pictures and letters come when they come."""
    visitor = visit("Marbot")
    table = visitor.lay({"french": "me", "coalition": "recruit"})
    asked: list[Request] = []
    visitor.page.on("request", lambda request: asked.append(request))
    visitor.go(f"/table/{table['id']}")
    visitor.page.locator(".decision h2").wait_for()

    wanted = [request.url for request in asked if request.resource_type not in LATER]
    assert 5 < len(wanted) <= FEW, wanted


def test_the_code_of_a_table_is_less_than_150_kb_compressed(visit: Visit) -> None:
    visitor = visit("Marbot")
    table = visitor.lay({"french": "me", "coalition": "recruit"})
    loaded: list[Response] = []
    visitor.page.on("response", lambda response: loaded.append(response))
    visitor.at_table(table["id"])
    visitor.page.wait_for_load_state("networkidle")

    sizes = {
        response.url.rsplit("/", 1)[1]: len(gzip.compress(response.body()))
        for response in loaded
        if response.url.split("?")[0].endswith((".js", ".css"))
    }

    assert len(sizes) > 2
    assert sum(sizes.values()) < AT_MOST, sizes
