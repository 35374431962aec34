"""The client knows no game: the specimen's hexes are drawn and played like the map of 1815."""

from tests.browser.conftest import Visit
from tests.browser.hands import Hands


def test_a_hex_map_that_no_client_has_heard_of_is_drawn_lit_and_played(visit: Visit) -> None:
    visitor = visit("Marbot")
    table = visitor.lay({"vanguard": "me", "rearguard": "recruit"}, "the-heights", game="ford")
    visitor.at_table(table["id"])
    hands = Hands(visitor)
    lit = 0

    for _ in range(15):
        if visitor.await_turn() is None:
            break
        visitor.settled()
        lit += visitor.page.locator("[data-lit]").count()
        hands.play()

    assert visitor.board["shape"] == "hexes"
    assert lit > 0
    assert hands.pointed["space"] > 0
    assert hands.pointed["piece"] + hands.pointed["card"] > 0
