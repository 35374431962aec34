"""The odds beside the answers: by mouse, by key, on a phone; nobody commits himself by a look."""

import pytest
from playwright.sync_api import expect

from tests.browser.browsing import Visitor
from tests.browser.conftest import Visit
from tests.browser.hands import Hands, stand_of
from tests.browser.test_access import AXE, examined
from tests.browser.test_phone import PHONE

MOST = 40


def at_stake(visitor: Visitor) -> str:
    """A table at a question with something at stake, and the words of that answer."""
    visitor.at_table(str(visitor.lay({"french": "me", "coalition": "recruit"})["id"]))
    hands = Hands(visitor)
    for _ in range(MOST):
        visitor.until(lambda: visitor.ask is not None, "my turn")
        visitor.settled()
        signs = visitor.page.locator(".odds-button")
        if signs.count():
            return str(signs.first.get_attribute("aria-label")).removeprefix("Odds: ")
        assert visitor.ask is not None
        hands.press(visitor.ask["options"][0])
        hands.heard(visitor.ask)
    raise AssertionError("nothing was ever at stake")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_odds_are_shown_as_a_table_before_one_commits(visit: Visit, scheme: str) -> None:
    visitor = visit("Marbot", color_scheme=scheme, bypass_csp=True)
    page, answer = visitor.page, at_stake(visitor)
    before = stand_of(visitor)

    page.get_by_role("button", name=f"Odds: {answer}").first.click()
    page.wait_for_selector(".odds-panel table")
    expect(page.get_by_role("table").first.get_by_role("row").nth(1)).to_contain_text("%")
    expect(page.get_by_text("Supposing that nobody plays a card")).to_be_visible()
    page.add_script_tag(path=AXE)
    examined(visitor, "the odds")

    page.get_by_role("button", name="Close the odds").click()
    expect(page.locator(".odds-panel")).to_have_count(0)
    assert stand_of(visitor) == before


def test_the_odds_are_a_key_away(visit: Visit) -> None:
    visitor = visit("Marbot")
    page = visitor.page
    at_stake(visitor)

    page.keyboard.press("o")
    page.wait_for_selector(".odds-panel table")
    page.keyboard.press("Escape")
    expect(page.locator(".odds-panel")).to_have_count(0)


def test_on_a_phone_the_odds_lie_in_a_sheet_with_the_answer_below_them(visit: Visit) -> None:
    visitor = visit("Marbot", bypass_csp=True, **PHONE)
    page, answer = visitor.page, at_stake(visitor)
    before = stand_of(visitor)

    page.get_by_role("button", name=f"Odds: {answer}").first.tap()
    sheet = page.get_by_role("dialog")
    page.wait_for_selector("dialog table")
    page.add_script_tag(path=AXE)
    examined(visitor, "the sheet of the odds")
    sheet.get_by_role("button", name=answer, exact=True).tap()

    visitor.until(lambda: stand_of(visitor) != before, "the answer is taken")
    expect(page.get_by_role("dialog")).to_have_count(0)
