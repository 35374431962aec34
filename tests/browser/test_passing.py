"""Where a player can only pass, the page passes for him."""

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


def can_only_pass(visitor: Visitor) -> bool:
    options = visitor.ask["options"] if visitor.ask else []
    return len(options) == 1 and bool(options[0].get("aside"))


def chosen(visitor: Visitor) -> int:
    return sum(frame["type"] == "choose" for frame in visitor.sent)
