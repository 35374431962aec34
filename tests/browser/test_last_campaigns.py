"""Napoleon's Last Campaigns in the browser: a turn at Quatre Bras, and orders that stay secret."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.browsing import Visitor
from tests.browser.conftest import Visit
from tests.browser.hands import Hands
from tests.browser.test_access import check, examined
from tests.browser.test_phone import PHONE, fits

LONGEST = 150
SOLO = {"french": "me", "allied": "sergeant"}
DECISIONS, LETTERS, MARCH = "command.sequence.step1", "order.give.record", "movement.allowance"
ENOUGH = {DECISIONS: 0, LETTERS: 1, MARCH: 12}  # answers, before the hands rather pass
UNDER_ORDERS = re.compile("under (Attack|Probe|Defence|Delay|March|Withdrawal)")


def test_a_turn_is_played_by_clicks_against_the_sergeant(visit: Visit) -> None:
    """From two o'clock to three; orders are written, and the enemy's are never seen."""
    visitor = visit("Marbot")
    sat(visitor, orders="written")
    hands, met = Hands(visitor, 1815), dict[str, int]()
    for _ in range(LONGEST):
        rule = asked(visitor)["rule"]
        assert enemy_orders(visitor) == []
        if turn(visitor) == 2:
            break
        met[rule] = met.get(rule, 0) + 1
        play(hands, enough=met[rule] > ENOUGH.get(rule, LONGEST))

    assert turn(visitor) == 2
    assert {DECISIONS, LETTERS, "order.types", "order.target-range", MARCH} <= met.keys()
    assert {"space", "piece"} <= hands.tried
    assert all(hands.pointed[sort] for sort in hands.tried), hands.pointed


@pytest.mark.parametrize(("orders", "shown"), [("open", 1), ("written", 0)])
def test_the_roster_shows_the_enemys_order_only_if_orders_are_open(
    visit: Visit, orders: str, shown: int
) -> None:
    visitor = visit("Marbot")
    sat(visitor, orders=orders)
    asked(visitor)
    row = visitor.page.locator("tr", has_text="Anglo-Allied I Corps")

    expect(row).to_be_visible()
    expect(row.get_by_text(UNDER_ORDERS)).to_have_count(shown)
    assert len(enemy_orders(visitor)) == 2 * shown  # in the roster and on the map


def test_axe_finds_nothing_serious_at_the_table(visit: Visit) -> None:
    visitor = visit("Marbot", bypass_csp=True)
    table = visitor.lay(SOLO, "quatre-bras", game="last-campaigns")

    check(visitor, f"/table/{table['id']}", ".decision")
    for leaf in visitor.page.get_by_role("tab").all():
        leaf.click()
        examined(visitor, f"the leaf {leaf.inner_text()}")


def test_the_table_fits_a_phone_in_french(visit: Visit) -> None:
    visitor = visit("Marbot", locale="fr-FR", **PHONE)
    sat(visitor)
    asked(visitor)

    fits(visitor)
    expect(visitor.page.locator(".decision")).to_contain_text("commandement")


def play(hands: Hands, *, enough: bool) -> None:
    """An answer by lot; of what has been done often enough, no more."""
    options = asked(hands.visitor)["options"]
    passing = [option for option in options if option["action"]["type"] == "Pass"]
    if enough and passing:
        hands.answer(passing[0])
    else:
        hands.play()


def asked(visitor: Visitor) -> dict[str, Any]:
    visitor.until(lambda: visitor.ask is not None, "my turn")
    assert visitor.ask is not None
    return visitor.ask


def turn(visitor: Visitor) -> int:
    assert visitor.sight is not None
    tracks = visitor.sight["view"]["tracks"]
    return next(int(track["value"]) for track in tracks if track["key"] == "track.turn")


def enemy_orders(visitor: Visitor) -> list[str]:
    """The orders of the Allies, wherever the table shows them."""
    assert visitor.sight is not None
    view = visitor.sight["view"]
    rows = [row for roster in view["rosters"] for row in roster["rows"]]
    found = [mark for row in rows for mark in row.get("marks", []) if row["id"].startswith("aa-")]
    found += [each["kind"] for each in view["markers"] if each.get("side") == "anglo-allied"]
    return [kind for kind in found if kind.startswith("order-")]


def sat(visitor: Visitor, **options: str) -> None:
    """At a table of Quatre Bras, as the French."""
    table = visitor.lay(SOLO, "quatre-bras", game="last-campaigns", options=options)
    visitor.at_table(table["id"])
