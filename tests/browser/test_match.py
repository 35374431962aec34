"""A whole match in the browser, from the lobby to the proof of its dice."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.hands import Hands

LONGEST = 400


def test_a_match_is_played_by_clicks_from_the_lobby_to_the_proof_of_its_dice(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.go("/")
    page.get_by_label("Your name").fill("Marbot")
    page.get_by_role("button", name="Come in and play").click()
    page.get_by_role("link", name="New match").first.click()
    page.get_by_role("group", name="Game").get_by_text("Napoléon 1815").click()
    page.get_by_role("button", name="Begin the match").click()
    page.wait_for_url("**/table/*")
    hands = Hands(visitor)

    for _ in range(LONGEST):
        if visitor.await_turn() is None:
            break
        hands.play()
    table = page.url.rsplit("/", 1)[1]

    assert visitor.is_over
    assert "piece" in hands.tried
    assert all(hands.pointed[sort] for sort in hands.tried | {"button"}), hands.pointed
    ending = page.get_by_role("region", name="How it ended")
    expect(ending.get_by_role("heading")).to_have_text(
        "".join(part["text"] for part in visitor.sight["table"]["result"]["sentence"])
    )

    ending.get_by_role("link", name="Replay").click()
    page.wait_for_url(f"**/replay/{table}")
    page.get_by_role("slider", name="Moment of the match").wait_for()
    page.get_by_role("button", name="To the end").click()
    last = visitor.sight["number"]
    expect(page.locator(".replay-where")).to_have_text(f"choice {last} of {last}")

    visitor.go(f"/proof/{table}")
    expect(page.get_by_text("Every throw of this match agrees with the secret")).to_be_visible()
    expect(page.get_by_text("does not agree")).to_have_count(0)
