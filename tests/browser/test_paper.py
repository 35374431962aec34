"""Orders written on paper: the other page hears nothing of them until they are handed in."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.browsing import Visitor
from tests.browser.conftest import Visit
from tests.browser.hands import Hands, question_of

MOMENT = "() => document.querySelector('[data-moment]').dataset.moment"


def test_an_order_is_written_in_secret_and_handed_in_as_one_choice(visit: Visit) -> None:
    writer, other = visit("Marbot"), visit("Jomini")
    sat(writer, other)
    hands, page = Hands(writer), writer.page
    for visitor in (writer, other):  # neither wants a local decision
        answer(Hands(visitor), "Pass")
    other.until(lambda: (other.sight or {}).get("number") == 2, "both are done")
    other.settled()
    heard, moment = len(other.frames), other.page.evaluate(MOMENT)

    expect(page.locator(".decision-paper")).to_contain_text("nobody else sees it")
    for drafted, kind in enumerate(("Address", "Bid", "Aim")):
        assert question_of(asked(writer)) == ("french", 2, 0, drafted)
        answer(hands, kind)
    expect(page.locator(".decision-paper")).to_contain_text("3 answers on paper")
    page.get_by_role("button", name="Take back").click()
    writer.until(lambda: question_of(asked(writer)) == ("french", 2, 0, 2), "taken back")
    for kind in ("Aim", "Send"):
        answer(hands, kind)
    assert question_of(asked(writer)) == ("french", 2, 0, 4)
    assert other.page.evaluate(MOMENT) == moment

    page.evaluate("() => document.activeElement.blur()")
    page.keyboard.press("Space")  # which hands nothing in
    expect(page.locator(".answer-closing")).to_have_text("No more orders")
    page.locator(".answer-closing").click()

    other.until(lambda: other.ask is not None, "the other side writes")
    other.settled()
    assert [frame["sight"]["number"] for frame in other.frames[heard:] if "sight" in frame] == [3]
    writer.until(lambda: (writer.sight or {}).get("number") == 3, "one choice for the whole paper")
    passed = [frame["answer"] for frame in writer.sent if is_pass(frame)]
    assert [(answer["number"], bool(answer["draft"])) for answer in passed] == [
        (0, False),
        (2, True),
    ]


def sat(writer: Visitor, other: Visitor) -> None:
    """Two persons at Ligny, each before a page of his own."""
    seats = {"french": "me", "allied": "open"}
    written = {"orders": "written"}
    table = writer.lay(seats, "ligny", game="last-campaigns", options=written)["id"]
    other.post(f"/api/tables/{table}/sit", {"seat": "allied"})
    for visitor in (writer, other):
        visitor.at_table(table)


def answer(hands: Hands, kind: str) -> None:
    """The first of the answers of this kind."""
    options = asked(hands.visitor)["options"]
    hands.answer(next(option for option in options if option["action"]["type"] == kind))


def asked(visitor: Visitor) -> dict[str, Any]:
    visitor.until(lambda: visitor.ask is not None, "my turn")
    assert visitor.ask is not None
    return visitor.ask


def is_pass(frame: dict[str, Any]) -> bool:
    return frame["type"] == "choose" and bool(frame["answer"]["action"] == {"type": "Pass"})
