"""On a phone, with a finger."""

from tests.browser.browsing import Visitor
from tests.browser.conftest import Visit
from tests.browser.hands import SPOT, stand_of, until_taken

PHONE = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
FINGER = 44
DOUBLE = 550  # two taps within half a second are a double tap, which zooms


def test_a_match_is_begun_and_played_by_taps_on_a_phone(visit: Visit) -> None:
    visitor = visit(**PHONE)
    page = visitor.page
    visitor.go("/")
    page.get_by_label("Your name").fill("Marbot")
    fits(visitor)
    page.get_by_role("button", name="Come in and play").tap()
    page.get_by_role("link", name="New match").first.tap()
    page.get_by_role("button", name="Begin the match").wait_for()
    fits(visitor)
    page.get_by_role("button", name="Begin the match").tap()
    page.wait_for_url("**/table/*")
    page.wait_for_selector(".decision")

    tapped = set()
    for _ in range(10):
        visitor.until(lambda: visitor.ask is not None, "my turn")
        visitor.painted()
        fits(visitor)
        large_enough(visitor)
        before = stand_of(visitor)
        page.wait_for_timeout(DOUBLE)
        tapped.add(tap_one(visitor))
        until_taken(visitor, before)
    assert tapped >= {"map", "button"}


def fits(visitor: Visitor) -> None:
    """Nothing sticks out at the side."""
    wide = visitor.page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0


def large_enough(visitor: Visitor) -> None:
    for button in visitor.page.locator(".answer, .drawers button").all():
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= FINGER, button.inner_text()


def tap_one(visitor: Visitor) -> str:
    """A zone that is lit and in sight, else a piece from the list of its stack, else a button."""
    page = visitor.page
    for space in page.locator("[data-lit]").all():
        spot = page.evaluate(SPOT, [space.get_attribute("data-lit"), "space"])
        if spot:
            page.touchscreen.tap(spot["x"], spot["y"])
            return "map"
    lit = page.locator(".board-pieces [data-piece]:has(.board-lit)")
    for counter in lit.all():
        spot = page.evaluate(SPOT, [counter.get_attribute("data-piece"), "piece"])
        if spot:
            page.touchscreen.tap(spot["x"], spot["y"])
            visitor.painted()
            line = page.locator(".board-line-lit").first
            if line.count():
                line.tap()
            return "map"
    pages = page.locator(".answers .answer")
    (pages.nth(1) if pages.count() > 1 else pages.first).tap()
    return "button"
