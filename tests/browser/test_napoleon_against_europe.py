"""Napoléon against Europe in the browser: rounds, an interphase, a sheet, secret hands."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.browsing import Visitor, plain
from tests.browser.conftest import Visit
from tests.browser.hands import Hands
from tests.browser.test_access import check, examined
from tests.browser.test_phone import FINGER, PHONE, fits

GAME = "napoleon-against-europe"
LONGEST = 120
SOLO = {"empire": "me", "coalition": "sergeant"}
BOTH = {"empire": "me", "coalition": "me"}
SETUP, ACTION, SENDING = "scenario.setup.exhaustive", "sequence.round.order", "activation.pa-spend"
ON_THE_MARCH, DECLARING = "activation.what", "war.declare.order"
SPENDING, MINORS = "budget.build", "budget.minor.free-choice"
ABLE = '.roster-deed[aria-disabled="false"]'
ENOUGH = {SETUP: 0, ON_THE_MARCH: 12, SENDING: 4}  # answers, before the hands rather pass


def test_a_round_is_played_by_clicks_against_the_sergeant(visit: Visit) -> None:
    """From the set-up of 1815 to the third round; the enemy's hand is never in the page."""
    visitor = visit("Marbot")
    sat(visitor)
    hands, met = Hands(visitor, 1815), dict[str, int]()
    for _ in range(LONGEST):
        rule = asked(visitor)["rule"]
        assert cards_of_the_enemy(visitor) == []
        if round_(visitor) == 3:
            break
        met[rule] = met.get(rule, 0) + 1
        play(hands, rule, enough=met[rule] > ENOUGH.get(rule, LONGEST))

    assert round_(visitor) == 3
    assert {SETUP, ACTION, SENDING, ON_THE_MARCH} <= met.keys()
    assert {"space", "piece", "card"} <= hands.tried
    assert all(hands.pointed[sort] for sort in hands.tried), hands.pointed


def test_a_round_of_the_grand_campaign_is_played_by_clicks(visit: Visit) -> None:
    """The set-up of 1805 and the first round, against the sergeant."""
    visitor = visit("Marbot")
    table = visitor.lay(SOLO, "1805", game=GAME)
    visitor.at_table(table["id"])
    hands, met = Hands(visitor, 1805), dict[str, int]()
    began = round_(visitor)
    for _ in range(LONGEST):
        rule = asked(visitor)["rule"]
        if round_(visitor) > began:
            break
        met[rule] = met.get(rule, 0) + 1
        play(hands, rule, enough=met[rule] > ENOUGH.get(rule, LONGEST))

    assert round_(visitor) == began + 1
    assert {SETUP, ACTION, SENDING, ON_THE_MARCH} <= met.keys()


def test_an_interphase_is_played_by_clicks(visit: Visit) -> None:
    """From the declarations of war to the first round of 1806, for both sides."""
    visitor = visit("Marbot")
    table = visitor.lay(BOTH, "1805", game=GAME)
    pass_until(visitor, table["id"], DECLARING)
    visitor.go(f"/table/{table['id']}")
    visitor.page.get_by_role("switch", name="I play every seat myself").click()
    visitor.page.get_by_role("button", name="I am here").click()
    hands, met = Hands(visitor, 1806), set[str]()
    for _ in range(LONGEST):
        rule = asked(visitor)["rule"]
        if rule == ACTION:
            break
        visitor.settled()
        if visitor.page.locator(".plan").count():
            keep_the_books(visitor, writing=rule not in met)
        else:
            play(hands, rule, enough=rule in met)
        met.add(rule)

    assert year(visitor) == 1806
    assert {DECLARING, SPENDING, MINORS} <= met


def test_a_year_is_planned_on_a_sheet_and_handed_in_once(visit: Visit) -> None:
    """The rounds of 1805 are passed; then France plans its year."""
    visitor = visit("Marbot", bypass_csp=True)
    table = visitor.lay(BOTH, "1805", game=GAME)
    number = pass_until(visitor, table["id"], SPENDING, "France")
    check(visitor, f"/table/{table['id']}", ".curtain")
    page = visitor.page
    page.locator(".curtain button").first.click()
    lines, left = page.locator(".plan-line"), page.locator('tr[data-row="france"]')
    question = page.locator(".decision h2")
    expect(question).to_contain_text("Budget, France: 14 resource points")
    expect(left).to_contain_text("points left 14")

    write_down(visitor, "Build: XVI Corps", "Paris", "2 steps")
    expect(lines).to_have_count(1)
    expect(lines.first).to_contain_text("14 → 12")
    write_down(visitor, "Restore: XII Corps")
    expect(lines).to_have_count(2)
    expect(question).to_contain_text("11 resource points")
    examined(visitor, "the sheet")
    page.evaluate("() => document.activeElement.blur()")
    page.keyboard.press("Space")  # no key hands a sheet in without looking
    page.get_by_role("button", name="Strike out: XVI Corps").press("Enter")
    expect(lines).to_have_count(1)
    expect(left).to_contain_text("points left 13")
    page.reload()
    page.locator(".curtain button").first.click()
    expect(lines).to_have_count(1)
    refused = page.locator('.roster-deed[aria-disabled="true"]').first
    refused.press("Enter")
    expect(page.locator(".refusal .clause").first).to_be_visible()
    assert visitor.get(f"/api/tables/{table['id']}")["number"] == number
    assert [frame for frame in visitor.sent if frame["type"] in ("choose", "confirm")] == []

    page.locator(".plan-hand-in").click()
    visitor.until(lambda: len(handed_in(visitor)) == 1, "the plan is handed in")
    (answers,) = handed_in(visitor)
    kinds = [action["type"] for action in answers["actions"]]
    assert kinds == ["Restore", "Pass"]
    taken = number + len(kinds)
    visitor.until(
        lambda: visitor.get(f"/api/tables/{table['id']}")["number"] == taken, "all is taken"
    )


def test_a_sheet_is_written_on_a_phone_in_french(visit: Visit) -> None:
    visitor = visit("Marbot", locale="fr-FR", **PHONE)
    table = visitor.lay(BOTH, "1809", game=GAME)
    pass_until(visitor, table["id"], SPENDING)
    visitor.go(f"/table/{table['id']}")
    page = visitor.page
    page.locator(".curtain button").first.tap()
    expect(page.locator(".plan")).to_contain_text("rien n’est fait avant que vous ne le remettiez")
    page.locator(".roster-deed[aria-disabled=false]").first.tap()
    page.locator(".decision .answer").first.tap()
    expect(page.locator(".plan-line")).to_have_count(1)

    fits(visitor)
    for button in page.locator(".plan button").all():
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= FINGER, button.inner_text()


def test_axe_finds_nothing_serious_at_the_table(visit: Visit) -> None:
    visitor = visit("Marbot", bypass_csp=True)
    table = visitor.lay(SOLO, "1815", game=GAME)

    check(visitor, f"/table/{table['id']}", ".decision")
    for leaf in visitor.page.get_by_role("tab").all():
        leaf.click()
        examined(visitor, f"the leaf {leaf.inner_text()}")


def test_the_table_fits_a_phone_in_french(visit: Visit) -> None:
    visitor = visit("Marbot", locale="fr-FR", **PHONE)
    sat(visitor)
    asked(visitor)

    fits(visitor)
    expect(visitor.page.locator(".decision")).to_contain_text("Mise en place")


def play(hands: Hands, rule: str, *, enough: bool) -> None:
    """An answer by lot, but cards are used for their points; no more of what was done enough."""
    options = asked(hands.visitor)["options"]
    wanted = "Spend" if rule == ACTION else "Pass" if enough else ""
    fitting = [option for option in options if option["action"]["type"] == wanted]
    if fitting:
        hands.answer(fitting[0])
    else:
        hands.play()


def write_down(visitor: Visitor, deed: str, *answers: str) -> None:
    """From a row of the sheet, with what is asked further: a line of the plan."""
    page = visitor.page
    page.get_by_role("button", name=deed, exact=True).press("Enter")
    for words in answers:
        page.locator(".decision .answer", has_text=words).press("Enter")


def handed_in(visitor: Visitor) -> list[dict[str, Any]]:
    return [frame["answers"] for frame in visitor.sent if frame["type"] == "confirm"]


def handed_over(visitor: Visitor, since: int) -> bool:
    """Has something been handed in since, and has the page seen all of it taken?"""
    assert visitor.sight is not None
    for frame in visitor.sent[since:]:
        answers = frame.get("answers") or frame.get("answer")
        if answers:
            taken = answers["number"] + len(answers.get("actions", [None]))
            return bool(visitor.sight["number"] >= taken)
    return False


def keep_the_books(visitor: Visitor, *, writing: bool) -> None:
    """One line, if it is wanted and there is anything to be had, and the sheet is handed in."""
    page, sent = visitor.page, len(visitor.sent)
    moment = page.locator("[data-moment]")
    answers = page.locator(ABLE)
    while writing and answers.count() and not page.locator(".plan-line:not(.plan-open)").count():
        before = moment.get_attribute("data-moment") or ""
        answers.first.click()
        expect(moment).not_to_have_attribute("data-moment", before)
        answers = page.locator(".decision .answer")
    page.locator(".plan-hand-in").first.click()
    visitor.until(lambda: handed_over(visitor, sent), "the sheet is handed in and taken")


def pass_until(visitor: Visitor, table: str, rule: str, words: str = "") -> int:
    """Both seats pass wherever they may, without the page, until this is asked; at which number."""
    for _ in range(LONGEST):
        seats = visitor.get(f"/api/tables/{table}")["seats"]
        seat = next(each["seat"] for each in seats if each.get("asked"))
        ask = visitor.get(f"/api/tables/{table}/decision?seat={seat}")
        if ask["rule"] == rule and words in plain(ask["sentence"]):
            return int(ask["number"])
        actions = [option["action"] for option in ask["options"]]
        action = {"type": "Pass"} if {"type": "Pass"} in actions else actions[0]
        answer = {"seat": seat, "number": ask["number"], "action": action}
        visitor.post(f"/api/tables/{table}/choices", answer)
    raise AssertionError(f"{rule} is not asked")


def asked(visitor: Visitor) -> dict[str, Any]:
    visitor.until(lambda: visitor.ask is not None, "my turn")
    assert visitor.ask is not None
    return visitor.ask


def round_(visitor: Visitor) -> int:
    return track(visitor, "round")


def year(visitor: Visitor) -> int:
    return track(visitor, "year")


def track(visitor: Visitor, name: str) -> int:
    assert visitor.sight is not None
    tracks = visitor.sight["view"]["tracks"]
    return next(int(each["value"]) for each in tracks if each["key"] == f"track.{name}")


def cards_of_the_enemy(visitor: Visitor) -> list[str]:
    """What of the Coalition's hand the page has been told."""
    assert visitor.sight is not None
    heaps = visitor.sight["view"]["cards"]
    return [
        card["id"]
        for each in heaps
        if each["id"] == "hand-coalition"
        for card in each.get("open", [])
    ]


def sat(visitor: Visitor) -> None:
    """At a table of 1815, as the Empire."""
    table = visitor.lay(SOLO, "1815", game=GAME)
    visitor.at_table(table["id"])
