"""Napoléon against Europe in the browser: a round of 1815, a budget of 1809, secret hands."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.browsing import Visitor
from tests.browser.conftest import Visit
from tests.browser.hands import Hands
from tests.browser.test_access import check, examined
from tests.browser.test_phone import PHONE, fits

GAME = "napoleon-against-europe"
LONGEST = 120
SOLO = {"empire": "me", "coalition": "sergeant"}
BOTH = {"empire": "me", "coalition": "me"}
SETUP, ACTION, SENDING = "scenario.setup.exhaustive", "sequence.round.order", "activation.pa-spend"
ON_THE_MARCH, SPENDING = "activation.what", "budget.build"
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


def test_a_budget_is_done_from_the_roster(visit: Visit) -> None:
    """All the rounds of 1809 are passed; then Turkey, which the Empire runs, builds a depot."""
    visitor = visit("Marbot", bypass_csp=True)
    table = visitor.lay(BOTH, "1809", game=GAME)
    pass_until(visitor, table["id"], SPENDING)
    check(visitor, f"/table/{table['id']}", ".curtain")
    visitor.page.locator(".curtain button").click()
    deed = visitor.page.locator('.roster-deed[aria-label*="Turkish Depot"]')
    asked(visitor)

    expect(visitor.page.locator(".decision")).to_contain_text("Budget, Turkey: 4 resource points")
    deed.click()
    visitor.until(lambda: points_left(visitor, "turquie") == 3.5, "half a point is spent")
    examined(visitor, "the budget")


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


def pass_until(visitor: Visitor, table: str, rule: str) -> None:
    """Both seats pass wherever they may, without the page, until this is asked."""
    for _ in range(LONGEST):
        seats = visitor.get(f"/api/tables/{table}")["seats"]
        seat = next(each["seat"] for each in seats if each.get("asked"))
        ask = visitor.get(f"/api/tables/{table}/decision?seat={seat}")
        if ask["rule"] == rule:
            return
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
    assert visitor.sight is not None
    tracks = visitor.sight["view"]["tracks"]
    return next(int(track["value"]) for track in tracks if track["key"] == "track.round")


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


def points_left(visitor: Visitor, power: str) -> float:
    """The resource points of a power, as the roster shows them."""
    assert visitor.sight is not None
    rows = [row for roster in visitor.sight["view"].get("rosters", []) for row in roster["rows"]]
    figures = [each for row in rows if row["id"] == power for each in row["figures"]]
    return next((each["value"] for each in figures if each["key"] == "figure.points-left"), -1)


def sat(visitor: Visitor) -> None:
    """At a table of 1815, as the Empire."""
    table = visitor.lay(SOLO, "1815", game=GAME)
    visitor.at_table(table["id"])
