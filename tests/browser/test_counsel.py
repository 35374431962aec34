"""A hint at the table and the analysis of a finished match, by mouse and by keyboard."""

from playwright.sync_api import expect

from tests.browser.browsing import Visitor
from tests.browser.conftest import Visit
from tests.browser.hands import Hands

SOLO = {"french": "me", "coalition": "recruit"}
HOTSEAT = {"french": "me", "coalition": "me"}


def to_a_choice(visitor: Visitor) -> None:
    """On to a question that has more than one answer."""
    for _ in range(10):
        visitor.until(lambda: visitor.ask is not None, "a question")
        assert visitor.ask is not None
        if len(visitor.ask["options"]) > 1:
            return visitor.settled()
        Hands(visitor).answer(visitor.ask["options"][0])
    raise AssertionError("there was nothing to choose")


def test_the_marshal_gives_a_hint_that_lights_what_it_is_about(visit: Visit):
    visitor = visit("Ney")
    table = visitor.lay(SOLO)
    visitor.at_table(table["id"])
    to_a_choice(visitor)

    said = visitor.page.locator(".hint-words")
    expect(visitor.page.get_by_role("button", name="Hint")).to_be_enabled()
    visitor.page.keyboard.press("c")
    expect(said).to_contain_text("The marshal would choose “")
    best = visitor.page.locator(".hint-line").first
    best.focus()

    assert visitor.ask is not None
    offered = ["".join(p["text"] for p in o["sentence"]) for o in visitor.ask["options"]]
    assert best.locator("span").first.inner_text() in offered
    number = visitor.ask["number"]
    visitor.page.keyboard.press("Enter")
    visitor.until(lambda: (visitor.sight or {})["number"] > number, "the hint is followed")


def test_a_finished_match_is_analysed_and_its_costly_choices_lead_to_their_moment(
    visit: Visit,
):
    visitor = visit("Ney")
    table = visitor.lay(HOTSEAT)["id"]
    for _ in range(6):
        card = visitor.get(f"/api/tables/{table}")
        seat = next(state["seat"] for state in card["seats"] if state.get("asked"))
        ask = visitor.get(f"/api/tables/{table}/decision?seat={seat}")
        answer = {"seat": seat, "number": ask["number"], "action": ask["options"][-1]["action"]}
        visitor.post(f"/api/tables/{table}/choices", answer)
    visitor.post(f"/api/tables/{table}/resign", {"seat": "coalition"})
    visitor.go(f"/replay/{table}")

    visitor.page.get_by_role("tab", name="Analysis").click()
    visitor.page.get_by_role("button", name="Look into this match").click()
    curve = visitor.page.get_by_role("img", name="Chance of winning along the match")
    expect(curve).to_be_visible()

    curve.scroll_into_view_if_needed()
    box = curve.bounding_box()
    assert box is not None
    curve.click(position={"x": box["width"] * 420 / 440, "y": box["height"] / 2})
    expect(visitor.page.locator(".replay-where")).to_have_text("choice 6 of 6")
    for costly in visitor.page.locator(".costly-choice").all():
        costly.focus()
        visitor.page.keyboard.press("Enter")
        expect(costly).to_have_attribute("aria-current", "step")
    visitor.page.get_by_text("The same as a table").click()
    expect(visitor.page.locator(".analysis-figures tbody tr").first).to_be_visible()
