"""The plug is pulled: the server dies in the middle of a match and comes back."""

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.browsing import Visitor, visiting
from tests.browser.hands import Hands
from tests.server.web.serving import serving

BACK = 20.0


def test_after_a_power_cut_the_page_comes_back_and_no_line_is_lost_or_doubled(
    browser: Browser, tmp_path: Path
) -> None:
    database = str(tmp_path / "estafette.db")
    with serving(database) as first:
        port = int(first.address.rsplit(":", 1)[1])
        with visiting(browser, first.address) as visitor:
            visitor.arrive("Marbot")
            table = visitor.lay({"french": "me", "coalition": "recruit"}, "campaign-1815")["id"]
            visitor.at_table(table)
            played(visitor, 8)
            before = visitor.log

            first.kill()
            expect(visitor.page.get_by_text("Reconnecting …").first).to_be_visible()
            heard = len(visitor.frames)
            with serving(database, port=port):
                visitor.until(lambda: len(visitor.frames) > heard, "the table is back", BACK)
                visitor.painted()
                expect(visitor.page.get_by_text("Reconnecting …")).to_have_count(0)
                after = visitor.log
                assert after[: len(before)] == before

                played(visitor, 5)
                quiet(visitor)
                lines = visitor.log
                assert len(lines) > len(before)
                assert lines == fresh(visitor, table)
            visitor.forgive()
            assert visitor.wrong == []


def played(visitor: Visitor, count: int) -> None:
    hands = Hands(visitor)
    for _ in range(count):
        visitor.until(lambda: visitor.ask is not None, "my turn")
        hands.play()


def quiet(visitor: Visitor) -> None:
    """Everybody else has answered: the table waits for this seat."""
    visitor.until(lambda: visitor.ask is not None, "my turn")
    visitor.painted()


def fresh(visitor: Visitor, table: str) -> list[str]:
    """The log as a page shows it that has just been opened."""
    visitor.at_table(table)
    quiet(visitor)
    return visitor.log
