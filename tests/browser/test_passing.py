"""Where a player can only pass, the page passes for him."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.browsing import Visitor
from tests.browser.conftest import Visit
from tests.browser.hands import Hands

LONG_ENOUGH = 400  # choices until a window opens for somebody who holds no card for it


def test_a_lone_pass_is_made_without_a_click(visit: Visit) -> None:
    visitor = visit("Marbot")
    table = visitor.lay({"french": "me", "coalition": "recruit"}, "1813", game="age-of-napoleon")
    visitor.at_table(table["id"])
    hands = Hands(visitor, 1813)
    for _ in range(LONG_ENOUGH):
        visitor.until(lambda: visitor.ask is not None, "a question")
        if can_only_pass(visitor):
            break
        hands.play()
    assert can_only_pass(visitor)
    before = chosen(visitor)

    visitor.page.evaluate("localStorage['estafette.passing'] = 'self'")
    visitor.page.reload()

    visitor.until(lambda: chosen(visitor) > before, "the page passes")


def test_whoever_has_had_enough_of_a_question_passes_until_another_is_asked(visit: Visit) -> None:
    visitor = visit("Marbot")
    seats = {"french": "me", "coalition": "recruit"}
    table = visitor.lay(seats, "liberty-or-death", game="pitts-war")
    visitor.at_table(table["id"])
    clause, go_on = rule(visitor), visitor.page.locator(".decision-go-on")
    expect(go_on).to_have_count(0)  # nobody tires of what he is asked for the first time
    for _ in range(LONG_ENOUGH):
        visitor.settled()
        if go_on.count():
            break
        Hands(visitor).answer(the_pass(visitor))
        clause = rule(visitor)
    before = chosen(visitor)

    go_on.click()

    visitor.until(lambda: rule(visitor) != clause, "something else is asked")
    made = [frame["answer"]["action"] for frame in visitor.sent if frame["type"] == "choose"]
    assert made[before:]
    assert all(action == {"type": "Pass"} for action in made[before:])


def rule(visitor: Visitor) -> str:
    """The clause of the question that is open, once one is."""
    visitor.until(lambda: visitor.ask is not None, "a question")
    assert visitor.ask is not None
    clause: str = visitor.ask["rule"]
    return clause


def the_pass(visitor: Visitor) -> dict[str, Any]:
    """The way to do nothing here, or else the first answer of all."""
    assert visitor.ask is not None
    options: list[dict[str, Any]] = visitor.ask["options"]
    return next((each for each in options if each["action"] == {"type": "Pass"}), options[0])


def can_only_pass(visitor: Visitor) -> bool:
    options = visitor.ask["options"] if visitor.ask else []
    return len(options) == 1 and bool(options[0].get("aside"))


def chosen(visitor: Visitor) -> int:
    return sum(frame["type"] == "choose" for frame in visitor.sent)
