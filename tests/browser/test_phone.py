"""On a phone, with a finger."""

from tests.browser.browsing import Visitor
from tests.browser.conftest import Visit
from tests.browser.hands import HELD, SPOT, is_sent, is_stacked, stand_of, until_held, until_taken

PHONE = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
FINGER = 44
# Two taps within half a second are a double tap, which zooms: by the page's own clock, no less.
APART = "() => new Promise((done) => setTimeout(done, 550))"


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

    tapped: set[str] = set()
    for _ in range(10):
        visitor.until(lambda: visitor.ask is not None, "my turn")
        visitor.settled()
        fits(visitor)
        large_enough(visitor)
        before = stand_of(visitor)
        tapped |= tap_an_answer(visitor)
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


def tap_an_answer(visitor: Visitor) -> set[str]:
    """Tap after tap, each of which shows on the page, until the answer is sent."""
    moment, tapped = visitor.moment, set[str]()
    while not is_sent(visitor, moment):
        held = visitor.page.evaluate(HELD)["chips"]
        visitor.page.evaluate(APART)
        sort, what, spot = tap_one(visitor)
        tapped.add(sort)
        until_held(visitor, moment, held + 1, what, spot)
    return tapped


def tap_one(visitor: Visitor) -> tuple[str, str, dict[str, float]]:
    """A zone that is lit and in sight, else a piece from the list of its stack, else a button."""
    page = visitor.page
    for space in page.locator("[data-lit]").all():
        name = str(space.get_attribute("data-lit"))
        spot = page.evaluate(SPOT, [name, "space"])
        if spot:
            page.touchscreen.tap(spot["x"], spot["y"])
            return "map", f"the space {name}", spot
    for counter in page.locator(".board-pieces [data-piece]:has(.board-lit)").all():
        name = str(counter.get_attribute("data-piece"))
        spot = page.evaluate(SPOT, [name, "piece"])
        if spot:
            page.touchscreen.tap(spot["x"], spot["y"])
            if is_stacked(visitor, name):
                page.locator(".board-line-lit").first.tap()
            return "map", f"the piece {name}", spot
    answers = page.locator(".answers .answer")
    button = answers.nth(1) if answers.count() > 1 else answers.first
    spot = button.bounding_box() or {"x": 0, "y": 0}
    button.tap()
    return "button", "an answer", spot
