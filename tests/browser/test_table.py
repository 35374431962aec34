"""What a player does at the table besides answering: take back, ask why not, talk, give up."""

import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.browsing import LOG, Visitor
from tests.browser.conftest import Visit
from tests.browser.hands import Hands, place_of

MARKUP = '<img src=x onerror="window.hurt=1"><b>Vive l’Empereur</b>'


def test_a_choice_is_taken_back_by_the_mouse(visit: Visit) -> None:
    visitor = visit("Marbot")
    table = visitor.lay({"french": "me", "coalition": "recruit"})
    visitor.at_table(table["id"])
    before, lines = marched(visitor), visitor.log
    Hands(visitor).answer(next(each for each in before["options"] if each.get("points")))

    assert visitor.sight is not None
    assert visitor.sight["may_undo"]
    visitor.page.get_by_role("button", name="Take back").click()
    visitor.until(lambda: (visitor.sight or {})["undone"] > before["undone"], "taken back")

    assert visitor.ask is not None
    assert visitor.ask["number"] == before["number"]
    assert visitor.ask["options"] == before["options"]
    expect(visitor.page.locator(LOG)).to_have_text(lines)


def test_clicking_a_zone_that_is_not_lit_tells_why_not_and_opens_the_rule(visit: Visit) -> None:
    visitor = visit("Marbot")
    page = visitor.page
    table = visitor.lay({"french": "me", "coalition": "recruit"})
    visitor.at_table(table["id"])
    ask = marched(visitor)
    lit = {point for option in ask["options"] for point in option.get("points", [])}
    empty = unlit(visitor, lit)

    spot = place_of(visitor, empty)
    page.mouse.click(spot["x"], spot["y"])
    refusal = page.locator(".refusal")
    clause = refusal.locator("a.clause").first
    expect(clause).to_be_visible()
    expect(refusal).to_contain_text(": no.")
    assert visitor.ask == ask

    name = str(clause.get_attribute("href")).partition("#")[2]
    expect(clause).not_to_contain_text(name)  # but the chapter, in words
    clause.click()
    rule = page.get_by_role("dialog").locator(f'[data-clause="{name}"]')
    expect(rule).to_be_in_viewport()
    expect(rule).to_have_attribute("aria-current", "location")


def marched(visitor: Visitor) -> dict[str, Any]:
    """The question where to march a corps."""
    hands = Hands(visitor)
    wanted = ("Designate", "Manoeuvre", "Pass")
    for _ in range(20):
        visitor.until(lambda: visitor.ask is not None, "my turn")
        assert visitor.ask is not None
        options = visitor.ask["options"]
        if any(option["action"]["type"] == "Move" for option in options):
            return visitor.ask
        kinds = [option["action"]["type"] for option in options]
        hands.answer(options[next(kinds.index(kind) for kind in wanted if kind in kinds)])
    raise AssertionError("no corps could march")


def unlit(visitor: Visitor, lit: set[str]) -> str:
    """An empty zone in the open, as far from the pieces as may be."""
    assert visitor.sight is not None
    held = {piece["space"] for piece in visitor.sight["view"]["pieces"]}
    spaces = visitor.board["spaces"]
    frame = visitor.board.get("frame") or {"x": 0, "y": 0, "width": 9e9, "height": 9e9}
    inside = [
        space
        for space in spaces
        if space["id"] not in lit | held
        and frame["x"] < space["x"] < frame["x"] + frame["width"]
        and frame["y"] < space["y"] < frame["y"] + frame["height"]
    ]
    for space in inside:
        at = place_of(visitor, space["id"])
        top = visitor.page.evaluate(
            "({x, y}) => !!document.elementFromPoint(x, y)?.closest('.board-table')", at
        )
        if top:
            return str(space["id"])
    raise AssertionError("no empty zone on the screen")


def test_markup_in_the_chat_is_shown_as_text_to_the_other(visit: Visit) -> None:
    one, other = visit("Marbot"), visit("<i>Jomini</i>")
    table = one.lay({"french": "me", "coalition": "open"})
    other.post(f"/api/tables/{table['id']}/sit", {"seat": "coalition"})
    for visitor in (one, other):
        visitor.at_table(table["id"])
        visitor.page.get_by_role("tab", name="Talk").click()

    one.page.get_by_label("Say something").fill(MARKUP)
    one.page.get_by_role("button", name="Say", exact=True).click()
    other.page.get_by_label("Say something").fill("Bien reçu")
    other.page.keyboard.press("Enter")

    expect(other.page.locator(".talk-line p").first).to_have_text(MARKUP)
    expect(one.page.locator(".talk-who").last).to_have_text("<i>Jomini</i>")
    for visitor in (one, other):
        assert visitor.page.locator(".talk-lines img, .talk-lines b, .talk-lines i").count() == 0
        assert visitor.page.evaluate("() => window.hurt") is None


def test_a_draw_is_offered_and_accepted(visit: Visit) -> None:
    one, other = visit("Marbot"), visit("Jomini")
    table = one.lay({"french": "me", "coalition": "open"})
    other.post(f"/api/tables/{table['id']}/sit", {"seat": "coalition"})
    one.at_table(table["id"])
    other.at_table(table["id"])

    one.page.get_by_role("button", name="This table").click()
    one.page.get_by_role("menuitem", name="Offer a draw").click()
    expect(other.page.get_by_text("Marbot offers a draw.")).to_be_visible()
    other.page.get_by_role("button", name="Accept the draw").click()

    for visitor in (one, other):
        ending = visitor.page.get_by_role("region", name="How it ended")
        expect(ending).to_contain_text("Agreed draw")


def test_a_player_resigns_after_he_was_asked_once_more(visit: Visit) -> None:
    visitor = visit("Marbot")
    page = visitor.page
    table = visitor.lay({"french": "me", "coalition": "recruit"})
    visitor.at_table(table["id"])

    page.get_by_role("button", name="This table").click()
    page.get_by_role("menuitem", name="Resign").click()
    assert visitor.get(f"/api/tables/{table['id']}")["stage"] == "playing"
    page.get_by_role("button", name="Resign the match").click()

    ending = page.get_by_role("region", name="How it ended")
    expect(ending).to_contain_text(re.compile("Resignation", re.IGNORECASE))
    expect(ending.get_by_role("link", name="Proof of the dice")).to_be_visible()
