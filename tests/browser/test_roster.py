"""A roster beside the map: a run of small decisions, row by row."""

import pytest
from playwright.sync_api import expect

from tests.browser.browsing import Visitor
from tests.browser.conftest import Visit
from tests.browser.hands import stand_of, until_taken
from tests.browser.test_access import AXE, examined
from tests.browser.test_phone import FINGER, PHONE, fits

MATCHES = 4
MOST = 60
HERE = "() => document.activeElement?.closest('tr[data-row]')?.dataset.row ?? ''"
ABLE = "() => document.activeElement?.matches('.roster-deed[aria-disabled=\"false\"]') ?? false"
CUT = """() => [...document.querySelectorAll('.roster tr')].filter((row) => {
  const box = row.getBoundingClientRect();
  return box.left < 0 || box.right > innerWidth;
}).length"""


def test_a_run_of_decisions_is_taken_from_a_roster_by_the_keyboard(visit: Visit) -> None:
    visitor = visit("Marbot")
    taken = kept = 0
    for _ in range(MATCHES):
        table = visitor.lay({"vanguard": "me", "rearguard": "recruit"}, "the-ford", game="ford")
        visitor.at_table(table["id"])
        row = ""
        while kept < 2 and my_turn(visitor):
            if not able_rows(visitor):
                before = stand_of(visitor)
                visitor.page.keyboard.press("Space" if main(visitor) else "1")
                until_taken(visitor, before)
                row = ""
            else:
                expect(visitor.page.get_by_role("tab", name="Roster")).to_contain_text(
                    str(able_rows(visitor))
                )
                if row:
                    here = visitor.page.evaluate(HERE)
                    gone = not visitor.page.locator(f'tr[data-row="{row}"]').count()
                    assert here == row or (here and gone), "the focus has left its row"
                    kept += 1
                row = act_from_a_row(visitor)
                taken += 1
    assert taken > kept >= 2


def test_a_greyed_button_of_a_roster_says_why_not_to_the_keyboard(visit: Visit) -> None:
    visitor = visit("Marbot")
    at_the_first_impulse(visitor)
    greyed = visitor.page.locator('.roster-deed[aria-disabled="true"]').first
    greyed.focus()
    visitor.page.keyboard.press("Enter")

    expect(visitor.page.locator(".refusal")).to_contain_text("out of reach")
    expect(greyed).to_be_focused()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_roster_is_whole_on_a_phone_and_reads_well(visit: Visit, scheme: str) -> None:
    visitor = visit("Marbot", color_scheme=scheme, bypass_csp=True, **PHONE)
    at_the_first_impulse(visitor)

    fits(visitor)
    assert visitor.page.evaluate(CUT) == 0
    for button in visitor.page.locator(".roster-deed, .roster-stop").all():
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= FINGER, button.inner_text()
    visitor.page.add_script_tag(path=str(AXE))
    examined(visitor, "the roster")


def at_the_first_impulse(visitor: Visitor) -> None:
    table = visitor.lay({"vanguard": "me", "rearguard": "recruit"}, "the-ford", game="ford")
    visitor.at_table(table["id"])
    for words in ("Advance", "Pass"):
        before = stand_of(visitor)
        visitor.page.locator(".decision .answer:visible", has_text=words).click()
        until_taken(visitor, before)
        visitor.until(lambda: visitor.ask is not None, "my turn")
        visitor.settled()
    visitor.page.wait_for_selector(".roster-deed")


def my_turn(visitor: Visitor) -> bool:
    """Wait for a question; False when the match is over."""
    asked = visitor.await_turn()
    visitor.settled()
    return asked is not None


def able_rows(visitor: Visitor) -> int:
    ask = visitor.ask
    assert ask is not None
    return len({deed["row"] for deed in ask.get("deeds", []) if deed.get("options")})


def main(visitor: Visitor) -> bool:
    return visitor.page.locator(".answer-main").count() > 0


def act_from_a_row(visitor: Visitor) -> str:
    """Down the table to something that can be done, Enter, and Enter again if more is asked."""
    page, before = visitor.page, stand_of(visitor)
    expect(page.locator(".roster")).to_be_visible()
    if not page.evaluate(HERE):
        page.get_by_role("tab", name="Roster").focus()
    for _ in range(MOST):
        if page.evaluate(ABLE):
            break
        page.keyboard.press("ArrowDown" if page.evaluate(HERE) else "Tab")
    row: str = page.evaluate(HERE)
    assert row, "the keyboard does not reach the roster"
    narrows = page.evaluate("() => document.activeElement.textContent.endsWith('…')")
    page.keyboard.press("Enter")
    if narrows:
        expect(page.locator(".decision .answer").first).to_be_focused()
        page.keyboard.press("Enter")
    until_taken(visitor, before)
    return row
