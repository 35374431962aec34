"""Without a mouse: from the lobby to the tenth choice."""

from playwright.sync_api import expect

from tests.browser.browsing import Visitor
from tests.browser.conftest import Visit
from tests.browser.hands import stand_of, until_taken

MOST = 60
FOCUSED = """() => {
  const at = document.activeElement;
  if (!at?.matches("a, button, input, select, textarea")) return "";
  const label = at.id && document.querySelector(`label[for="${at.id}"]`);
  return at.getAttribute("aria-label") ?? label?.textContent ?? at.textContent ?? "";
}"""
OUTLINED = """() => {
  const style = getComputedStyle(document.activeElement);
  return style.outlineStyle !== "none" || style.boxShadow !== "none";
}"""


def test_a_match_can_be_begun_and_played_without_a_mouse(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.go("/")
    page.get_by_label("Your name").wait_for()
    tab_to(visitor, "Your name")
    page.keyboard.type("Marbot")
    page.keyboard.press("Enter")
    page.get_by_role("link", name="New match").first.wait_for()
    tab_to(visitor, "New match")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Begin the match").wait_for()
    tab_to(visitor, "Begin the match")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")

    for count in range(10):
        if visitor.await_turn() is None:
            assert count > 5  # every way to press has been tried twice
            break
        visitor.settled()
        before = stand_of(visitor)
        press_one(visitor, count)
        until_taken(visitor, before)

    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def press_one(visitor: Visitor, count: int) -> None:
    """By turns: the main button with Space, a digit, or Tab to a button and Enter."""
    page = visitor.page
    main = page.locator(".answer-main")
    if count % 3 == 0 and main.count():
        page.evaluate("() => document.activeElement.blur()")
        page.keyboard.press("Space")
    elif count % 3 == 1 and page.locator('[aria-keyshortcuts="1"]').count():
        page.keyboard.press("1")
    else:
        words = page.locator(".answer").first.locator("> span").inner_text()
        tab_to(visitor, words)
        page.keyboard.press("Enter")


def test_the_keyboard_takes_a_choice_back(visit: Visit) -> None:
    visitor = visit("Marbot")
    table = visitor.lay({"french": "me", "coalition": "recruit"}, "campaign-1815")
    visitor.at_table(table["id"])
    for _ in range(30):
        visitor.until(lambda: visitor.ask is not None, "my turn")
        visitor.settled()
        before = stand_of(visitor)
        first = visitor.page.locator('[aria-keyshortcuts="1"]').count()
        visitor.page.keyboard.press("1" if first else "Space")
        until_taken(visitor, before)
        # while it is still his to choose, nobody else can end his right to take it back
        if visitor.ask is not None and visitor.sight and visitor.sight.get("may_undo"):
            break
    assert before is not None

    visitor.settled()
    visitor.page.keyboard.press("u")

    visitor.until(lambda: (stand_of(visitor) or ("", 0, 0, 0))[2] > before[2], "taken back")
    assert stand_of(visitor) == (*before[:2], before[2] + 1, 0)


def tab_to(visitor: Visitor, words: str) -> None:
    """Tab until what bears these words has the focus, and shows that it has."""
    page = visitor.page
    for _ in range(MOST):
        if words in page.evaluate(FOCUSED):
            assert page.evaluate(OUTLINED), f"no sign that {words} has the focus"
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach: {words}")
