"""Pitt's War in the browser: set-up, a campaign of four impulses, and the politics of a year."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.browsing import Visitor
from tests.browser.conftest import Visit
from tests.browser.hands import Hands
from tests.browser.test_phone import PHONE, fits

LONGEST = 300
SOLO = {"french": "me", "coalition": "sergeant"}
BETWEEN, RECRUITS = "activation.alternate", "turn.reinforcement.actions"
ENOUGH = {BETWEEN: 6, RECRUITS: 4}  # forces and recruits, before the hands rather pass


def test_a_year_is_played_by_clicks_against_the_sergeant(visit: Visit) -> None:
    """From the set-up of 1805 to the first campaign of 1806: every phase comes once."""
    visitor = visit("Marbot")
    sat(visitor)
    hands, met = Hands(visitor, 1805), dict[str, int]()
    for _ in range(LONGEST):
        rule = asked(visitor)["rule"]
        if year(visitor) == 1806 and rule == BETWEEN:
            break
        met[rule] = met.get(rule, 0) + 1
        play(hands, enough=met[rule] > ENOUGH.get(rule, LONGEST))

    assert year(visitor) == 1806
    assert {"movement.path", "battle.markers.order", RECRUITS} <= met.keys()
    assert {"space", "piece", "card"} <= hands.tried
    assert all(hands.pointed[sort] for sort in hands.tried), hands.pointed


def test_whoever_picks_a_marker_reads_those_in_his_pool(visit: Visit) -> None:
    visitor = visit("Marbot")
    sat(visitor)
    wanted = [option["action"]["marker"] for option in asked(visitor)["options"]]

    assert len(wanted) > 1
    for marker in wanted:
        expect(visitor.page.locator(f'[data-card="{marker}"]')).to_be_attached()


def test_a_leaf_that_is_chosen_comes_into_sight_under_a_long_question(visit: Visit) -> None:
    visitor = visit("Marbot")
    sat(visitor)
    assert len(asked(visitor)["options"]) > 8

    visitor.page.get_by_role("tab", name="Forces").click()

    expect(visitor.page.get_by_role("tabpanel")).to_be_in_viewport(ratio=0.9)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_table_fits_a_phone(visit: Visit, scheme: str) -> None:
    visitor = visit("Marbot", color_scheme=scheme, locale="fr-FR", **PHONE)
    sat(visitor)
    asked(visitor)

    fits(visitor)
    expect(visitor.page.locator(".tracks-brief")).to_contain_text("1805")


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


def year(visitor: Visitor) -> int:
    assert visitor.sight is not None
    tracks = visitor.sight["view"]["tracks"]
    return next(int(track["value"]) for track in tracks if track["key"] == "track.year")


def sat(visitor: Visitor) -> None:
    """At a table of 1805, as the French."""
    table = visitor.lay(SOLO, "great-empire", game="pitts-war")
    visitor.at_table(table["id"])
