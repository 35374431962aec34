"""Players of the house at the table: their level is chosen, and one sees that they think."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.hands import Hands

LONG = "marshal:30s"  # after each answer of ours he thinks longer than a page takes to say so


def test_the_level_and_the_time_of_a_player_are_chosen_in_the_lobby(visit: Visit) -> None:
    visitor = visit("Marbot")
    page = visitor.page
    visitor.go("/new")
    page.get_by_label("Level").select_option("sergeant")
    expect(page.get_by_label("Thinks for")).to_have_count(0)
    page.get_by_label("Level").select_option("marshal")
    expect(page.get_by_text("looks far ahead")).to_be_visible()
    page.get_by_label("Thinks for").select_option("3")
    page.get_by_role("button", name="Begin the match").click()
    visitor.until(lambda: visitor.sight is not None, "the match begins")

    assert visitor.sight is not None
    levels = {seat.get("level", "") for seat in visitor.sight["table"]["seats"]}
    assert levels == {"", "marshal:3s"}
    expect(page.get_by_text("computer: marshal")).to_be_visible()


def test_one_sees_that_a_player_thinks(visit: Visit) -> None:
    visitor = visit("Marbot")
    table = visitor.lay({"vanguard": "me", "rearguard": LONG}, "the-ford", game="ford")
    visitor.at_table(table["id"])
    seat = visitor.page.locator(".seat", has_text="computer: marshal")

    while visitor.ask is not None:
        Hands(visitor).answer(visitor.ask["options"][-1])
    expect(seat.locator(".seat-thinking")).to_have_text("thinking …")
    expect(visitor.page.get_by_role("heading", name="Thinking:")).to_be_visible()
    expect(visitor.page.locator(".decision [aria-live=polite]")).to_contain_text("Thinking:")
