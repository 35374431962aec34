"""How soon a table is there, and how much has to come over the wire for it."""

import gzip

from playwright.sync_api import Response

from tests.browser.conftest import Visit

AT_MOST = 150_000
SOON = 1000
PAINT = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 1e9"


def test_a_table_is_painted_within_a_second(visit: Visit) -> None:
    times = []
    for _ in range(3):
        visitor = visit("Marbot")
        table = visitor.lay({"french": "me", "coalition": "recruit"})
        visitor.at_table(table["id"])
        times.append(visitor.page.evaluate(PAINT))
        if times[-1] < SOON:
            return
    raise AssertionError(f"the first paint took {times} ms")


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
