"""One screen for two, and one who only looks on: nobody sees what he may not."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.browsing import Visitor
from tests.browser.conftest import Visit
from tests.browser.hands import Hands

SEATS = ("french", "coalition")


def test_the_curtain_hides_both_hands_until_the_next_player_takes_his_seat(visit: Visit) -> None:
    visitor = visit("Marbot")
    page = visitor.page
    table = visitor.lay({"french": "me", "coalition": "me"}, "campaign-1815")
    visitor.go(f"/table/{table['id']}")
    take = page.get_by_role("button", name="I am")
    hands = Hands(visitor)
    seen = set()

    for _ in range(30):
        take.wait_for()
        nothing_is_shown(visitor)
        take.click()
        visitor.until(lambda: visitor.ask is not None, "my question")
        visitor.settled()
        seat = visitor.ask["seat"] if visitor.ask else ""
        seen.add(seat)
        assert set(cards_on(visitor)) == own_cards(visitor, seat)
        while visitor.ask is not None:
            hands.play()
        if seen == set(SEATS):
            break
        visitor.until(lambda: take.count() == 1 or visitor.ask is not None, "the curtain")

    assert seen == set(SEATS)
    take.wait_for()
    nothing_is_shown(visitor)


def nothing_is_shown(visitor: Visitor) -> None:
    visitor.until(lambda: visitor.sight and visitor.sight["seat"] is None, "nobody sits there")
    visitor.settled()
    assert cards_on(visitor) == []
    assert visitor.page.locator(".card, .hand, .board-pane, .log-lines, .decision").count() == 0


def cards_on(visitor: Visitor) -> list[str]:
    found: list[str] = visitor.page.evaluate(
        "() => [...document.querySelectorAll('[data-card]')].map((card) => card.dataset.card)"
    )
    return found


def own_cards(visitor: Visitor, seat: str) -> set[str]:
    assert visitor.sight is not None
    return set(hand_of(visitor.sight, seat))


def hand_of(sight: dict[str, Any], seat: str) -> list[str]:
    heaps = sight["view"].get("cards", [])
    hands = [heap for heap in heaps if heap["id"] == f"hand-{seat}"]
    return [card["id"] for heap in hands for card in heap.get("open", [])]


def test_a_spectator_sees_the_table_move_and_no_secret(visit: Visit) -> None:
    player, watcher = visit("Marbot"), visit("Jomini")
    options = {"rules": "grognard"}
    table = player.lay({"french": "me", "coalition": "recruit"}, "waterloo-wavre", options=options)
    watcher.at_table(table["id"])
    player.at_table(table["id"])
    hands = Hands(player)
    before = len(watcher.log)

    for _ in range(12):
        player.until(lambda: player.ask is not None, "the player is asked")
        hands.play()

    assert player.sight is not None
    number = player.sight["number"]
    watcher.until(lambda: (watcher.sight or {}).get("number", 0) >= number, "the watcher is told")
    assert len(watcher.log) > before
    assert watcher.page.locator(".answer").count() == 0
    expect(watcher.page.get_by_role("region", name="Decision")).to_contain_text("Waiting for")
    for frame in watcher.frames:
        if "sight" in frame:
            sight = frame["sight"]
            assert sight["seat"] is None
            assert "ask" not in sight
            assert [hand_of(sight, seat) for seat in SEATS] == [[], []]
            assert all(not piece.get("name") for piece in hidden(sight))
    secret = hand_of(player.sight, "french")
    assert secret
    words = watcher.page.content()
    assert [card for card in secret if f'"{card}"' in words] == []


def hidden(sight: dict[str, Any]) -> list[dict[str, Any]]:
    """Blocks whose figures are not shown lie face down."""
    return [piece for piece in sight["view"].get("pieces", []) if not piece.get("figures")]
