"""A campaign of five thousand hexes: it opens, moves and answers like the map of a skirmish."""

import json
from collections.abc import Callable
from math import dist
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

from tests.browser.browsing import Visitor
from tests.browser.conftest import Visit

COLUMNS, ROWS = 74, 71
PIECES = 180
OFTEN = 4  # times the work of a skirmish
ELEMENTS = 9000
STEPS = 40
AT_A_STEP = 4  # what a step of the hand may change: where ground and sheet lie
SIZE = {"width": 42 * COLUMNS + 100, "height": 48 * ROWS + 100}
PICTURE = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">'
    '<rect width="{width}" height="{height}" fill="#edd9ae"/></svg>'
).format(**SIZE)
DRAWN = """() => {
  const { a, d, e, f } = document.querySelector("#board-world").getScreenCTM();
  return { a, d, e, f };
}"""
# What changes on the map from now on: elements that come or go, and attributes that change.
WATCH = """() => {
  window.changed = { elements: 0, attributes: 0 };
  new MutationObserver((found) => {
    for (const each of found)
      if (each.type === "attributes") changed.attributes += 1;
      else changed.elements += each.addedNodes.length + each.removedNodes.length;
  }).observe(
    document.querySelector(".board-pane"), { attributes: true, childList: true, subtree: true }
  );
}"""


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


def opened(visitor: Visitor, enlarged: Callable[[dict[str, Any]], dict[str, Any]]) -> float:
    """The map on the screen; the seconds that the page has worked until it was there.

    Work is counted by the clock of its own thread: what else the machine does is not its fault.
    """
    clock = visitor.context.new_cdp_session(visitor.page)
    clock.send("Performance.enable", {"timeDomain": "threadTicks"})

    def between(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def told(message: str | bytes) -> None:
            frame = enlarged(json.loads(message))
            visitor.frames.append(frame)
            line.send(json.dumps(frame))

        server.on_message(told)

    def drawn(route: Route) -> None:
        route.fulfill(body=PICTURE, content_type="image/svg+xml")

    visitor.page.route_web_socket(lambda url: not url.endswith("/lobby"), between)
    visitor.page.route("**/day.svg*", drawn)
    table = visitor.lay({"vanguard": "me", "rearguard": "recruit"}, "the-heights", game="ford")
    visitor.at_table(table["id"])
    visitor.page.wait_for_selector(".board-piece")
    metrics = clock.send("Performance.getMetrics")["metrics"]
    return next(float(each["value"]) for each in metrics if each["name"] == "TaskDuration")


@pytest.mark.night
def test_five_thousand_hexes_are_little_work_for_the_page(visit: Visit) -> None:
    """Not many times the work of a skirmish, which the same machine has to do."""
    few = opened(visit("Marbot"), lambda frame: frame)
    many = opened(visit("Marbot"), Campaign().enlarged)

    assert many < few * OFTEN, f"{few:.2f} s for few, {many:.2f} s for many"


def test_a_hex_on_which_nothing_lies_is_no_part_of_the_page(visit: Visit) -> None:
    visitor = visit("Marbot")
    opened(visitor, Campaign().enlarged)

    assert visitor.page.locator(".board-piece").count() > PIECES
    assert visitor.page.evaluate("document.querySelectorAll('*').length") < ELEMENTS


@pytest.mark.parametrize("nearer", [0, 6])
def test_a_click_finds_its_hex_among_thousands(visit: Visit, nearer: int) -> None:
    visitor = visit("Marbot")
    campaign = Campaign()
    opened(visitor, campaign.enlarged)
    for _ in range(nearer):
        visitor.page.keyboard.press("+")
    visitor.page.keyboard.press("h")  # the counters away
    expect(visitor.page.locator(".board-bare")).to_be_visible()
    visitor.settled()

    hex_, x, y = in_the_middle(visitor, campaign)
    visitor.page.mouse.click(x + 3, y - 3)

    expect(visitor.page.locator(".board-card h3")).to_have_text(hex_["id"])


def test_a_large_map_follows_the_hand_and_nothing_on_it_is_drawn_anew(visit: Visit) -> None:
    visitor = visit("Marbot")
    opened(visitor, Campaign().enlarged)
    visitor.page.wait_for_selector(".board-minimap image", state="attached")  # comes last
    mouse, before = visitor.page.mouse, visitor.page.evaluate(DRAWN)
    mouse.move(500, 400)
    mouse.down()
    visitor.page.evaluate(WATCH)
    for step in range(STEPS):
        mouse.move(500 - 4 * step, 400 - 3 * step)
    visitor.painted()
    changed, after = visitor.page.evaluate("() => changed"), visitor.page.evaluate(DRAWN)
    mouse.up()

    assert after["e"] < before["e"] - 100, "the map has not moved"
    assert changed["elements"] == 0
    assert changed["attributes"] <= AT_A_STEP * STEPS, changed


def in_the_middle(visitor: Visitor, campaign: Campaign) -> tuple[dict[str, Any], float, float]:
    """An empty hex near the middle of what is seen of the map, and where its own middle lies."""
    box = visitor.page.locator(".board-table").bounding_box()
    assert box
    middle = box["x"] + box["width"] / 2 + 40, box["y"] + box["height"] / 2 + 40
    drawn = visitor.page.evaluate(DRAWN)

    def at(space: dict[str, Any]) -> tuple[float, float]:
        return drawn["a"] * space["x"] + drawn["e"], drawn["d"] * space["y"] + drawn["f"]

    assert visitor.sight is not None
    held = {piece["space"] for piece in visitor.sight["view"]["pieces"]}
    empty = [each for each in campaign.spaces if each["id"].isdigit() and each["id"] not in held]
    found = min(empty, key=lambda space: dist(at(space), middle))
    return found, *at(found)
