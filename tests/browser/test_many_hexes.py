"""A campaign of five thousand hexes: it opens, moves and answers like the map of a skirmish."""

import json
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Route, WebSocketRoute

from tests.browser.browsing import Visitor
from tests.browser.conftest import Visit

COLUMNS, ROWS = 74, 71
PIECES = 180
SOON = 1.0
ELEMENTS = 9000
SMOOTH = 60
SIZE = {"width": 42 * COLUMNS + 100, "height": 48 * ROWS + 100}
PICTURE = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">'
    '<rect width="{width}" height="{height}" fill="#edd9ae"/></svg>'
).format(**SIZE)
FRAMES = """() => {
    window.frames_ = []; let last = performance.now();
    const step = now => { frames_.push(now - last); last = now; requestAnimationFrame(step); };
    requestAnimationFrame(step);
}"""
MEDIAN = "() => frames_.sort((a, b) => a - b)[frames_.length >> 1]"


class Campaign:
    """The specimen's heights, laid on a map that is eighty times as large."""

    def __init__(self) -> None:
        self.chance = Random("a campaign")
        self.spaces: list[dict[str, Any]] = []

    def enlarged(self, frame: dict[str, Any]) -> dict[str, Any]:
        if "board" in frame:
            self.spaces = self.grid([space["id"] for space in frame["board"]["spaces"]])
            pictures = {"day": "day.svg", "night": "night.svg"}
            frame["board"] |= {"spaces": self.spaces, "links": [], "pictures": pictures, **SIZE}
        if "sight" in frame:
            pieces = frame["sight"]["view"]["pieces"]
            pieces += [{**pieces[0], "id": f"more-{n}", **self.where()} for n in range(PIECES)]
        return frame

    def grid(self, own: list[str]) -> list[dict[str, Any]]:
        """Hexes by column and row; those of the specimen keep their names."""
        spaces = [
            {
                "id": f"{column:02}{row:02}",
                "kind": "clear",
                "x": 60 + 42 * column,
                "y": 60 + 48 * row + 24 * (column % 2),
            }
            for column in range(COLUMNS)
            for row in range(ROWS)
        ]
        for space, id_ in zip(spaces[len(spaces) // 2 :], own, strict=False):
            space["id"] = id_
        return spaces

    def where(self) -> dict[str, str]:
        return {"space": self.chance.choice(self.spaces)["id"]}


def opened(visitor: Visitor) -> tuple[Campaign, float]:
    """The campaign on the screen, and the seconds that the page worked until it was there.

    Work is counted by the clock of its own thread: what else the machine does is not its fault.
    """
    campaign = Campaign()
    clock = visitor.context.new_cdp_session(visitor.page)
    clock.send("Performance.enable", {"timeDomain": "threadTicks"})

    def between(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def told(message: str | bytes) -> None:
            frame = campaign.enlarged(json.loads(message))
            visitor.frames.append(frame)
            line.send(json.dumps(frame))

        server.on_message(told)

    def drawn(route: Route) -> None:
        route.fulfill(body=PICTURE, content_type="image/svg+xml")

    visitor.page.route_web_socket(lambda url: not url.endswith("/lobby"), between)
    visitor.page.route("**/day.svg*", drawn)
    table = visitor.lay({"vanguard": "me", "rearguard": "recruit"}, "the-heights", game="ford")
    visitor.go(f"/table/{table['id']}")
    visitor.until(lambda: visitor.sight is not None, "the table opens")
    visitor.page.wait_for_selector(".board-piece")
    visitor.painted()
    metrics = clock.send("Performance.getMetrics")["metrics"]
    return campaign, next(each["value"] for each in metrics if each["name"] == "TaskDuration")


def test_five_thousand_hexes_are_little_work_for_the_page(visit: Visit) -> None:
    _, worked = opened(visit("Marbot"))

    assert worked < SOON


def test_a_hex_on_which_nothing_lies_is_no_part_of_the_page(visit: Visit) -> None:
    visitor = visit("Marbot")
    opened(visitor)

    assert visitor.page.locator(".board-piece").count() > PIECES
    assert visitor.page.evaluate("document.querySelectorAll('*').length") < ELEMENTS


@pytest.mark.parametrize("nearer", [0, 6])
def test_a_click_finds_its_hex_among_thousands(visit: Visit, nearer: int) -> None:
    visitor = visit("Marbot")
    campaign, _ = opened(visitor)
    for _ in range(nearer):
        visitor.page.keyboard.press("+")
    visitor.page.keyboard.press("h")  # the counters away
    visitor.page.wait_for_timeout(300)

    hex_ = in_the_middle(visitor, campaign)
    x, y = on_the_screen(visitor, hex_)
    visitor.page.mouse.click(x + 3, y - 3)

    assert visitor.page.locator(".board-card h3").inner_text() == hex_["id"]


def test_a_large_map_follows_the_hand(visit: Visit) -> None:
    visitor = visit("Marbot")
    opened(visitor)
    frames = []
    for _ in range(3):
        frames.append(dragged(visitor))
        if frames[-1] < SMOOTH:
            return
    raise AssertionError(f"half of the frames took longer than {frames} ms")


def dragged(visitor: Visitor) -> float:
    """How long a frame takes while the map is drawn about, in milliseconds."""
    mouse = visitor.page.mouse
    mouse.move(500, 400)
    mouse.down()
    visitor.page.evaluate(FRAMES)
    for step in range(40):
        mouse.move(500 - 4 * step, 400 - 3 * step)
    mouse.up()
    median: float = visitor.page.evaluate(MEDIAN)
    return median


def on_the_screen(visitor: Visitor, space: dict[str, Any]) -> tuple[float, float]:
    at: tuple[float, float] = visitor.page.evaluate(
        """([x, y]) => {
            const matrix = document.querySelector("#board-world").getScreenCTM();
            const at = new DOMPoint(x, y).matrixTransform(matrix);
            return [at.x, at.y];
        }""",
        [space["x"], space["y"]],
    )
    return at


def in_the_middle(visitor: Visitor, campaign: Campaign) -> dict[str, Any]:
    """A numbered hex near the middle of what is seen of the map."""
    box = visitor.page.locator(".board-table").bounding_box()
    assert box
    middle = box["x"] + box["width"] / 2 + 40, box["y"] + box["height"] / 2 + 40

    def far(space: dict[str, Any]) -> float:
        x, y = on_the_screen(visitor, space)
        return (x - middle[0]) ** 2 + (y - middle[1]) ** 2

    few = [space for space in campaign.spaces if space["id"].isdigit()][::11]
    return min(few, key=far)
