"""Age of Napoleon in the browser: the longest sequence of play and the widest map of the house."""

import pytest
from playwright.sync_api import expect

from tests.browser.browsing import Visitor, plain
from tests.browser.conftest import Visit
from tests.browser.hands import Hands

LONGEST = 600
SOLO = {"french": "me", "coalition": "sergeant"}


def test_a_whole_1813_is_played_by_clicks_against_the_sergeant(visit: Visit) -> None:
    visitor = visit("Marbot")
    sat(visitor)
    hands = Hands(visitor, 2)

    for _ in range(LONGEST):
        if visitor.await_turn() is None:
            break
        hands.play()

    assert visitor.is_over
    assert visitor.sight is not None
    assert "piece" in hands.tried
    assert all(hands.pointed[sort] for sort in hands.tried), hands.pointed
    ending = visitor.page.get_by_role("region", name="How it ended")
    expect(ending.get_by_role("heading")).to_have_text(
        plain(visitor.sight["table"]["result"]["sentence"])
    )


@pytest.mark.parametrize("width", [1440, 1024, 390])
@pytest.mark.parametrize("tongue", ["fr-FR", "en-GB"])
def test_the_sequence_of_play_leaves_room_for_the_menus(
    visit: Visit, width: int, tongue: str
) -> None:
    visitor = visit("Marbot", locale=tongue, viewport={"width": width, "height": 800})
    sat(visitor)
    head = visitor.page.locator("header.head")
    expect(head.locator(".phase-current")).to_be_visible()

    assert head.evaluate("band => band.scrollWidth <= band.clientWidth")
    for button in head.locator(".head-tools button:visible, .head-end button:visible").all():
        box = button.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= width


def test_a_year_is_no_quantity(visit: Visit) -> None:
    visitor = visit("Marbot", locale="fr-FR")
    sat(visitor)
    expect(visitor.page.locator(".track-words").first).to_have_text("Année1813 sur 1815")


def sat(visitor: Visitor) -> None:
    """At a table of 1813, as the French."""
    table = visitor.lay(SOLO, "1813", game="age-of-napoleon")
    visitor.at_table(table["id"])
