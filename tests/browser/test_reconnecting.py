"""The plug is pulled: the server dies in the middle of a match and comes back."""

import os
import socket
from contextlib import suppress
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.browsing import Visitor, visiting
from tests.browser.hands import Hands
from tests.server.web.serving import serving

# Ports that the system hands to nobody: between death and return no other server takes this one.
NEVER_LENT = range(20_000, 30_000)


def test_after_a_power_cut_the_page_comes_back_and_no_line_is_lost_or_doubled(
    browser: Browser, tmp_path: Path, lot: dict[str, str]
) -> None:
    database, port = str(tmp_path / "estafette.db"), free_port()
    with (
        serving(database, environment=lot, port=port) as first,
        visiting(browser, first.address) as visitor,
    ):
        visitor.arrive("Marbot")
        table = visitor.lay({"french": "me", "coalition": "recruit"}, "campaign-1815")["id"]
        visitor.at_table(table)
        played(visitor, 8)
        quiet(visitor)
        before = visitor.log

        first.kill()
        expect(visitor.page.get_by_text("Reconnecting …").first).to_be_visible()
        heard = len(visitor.frames)
        with serving(database, environment=lot, port=port):
            visitor.until(lambda: len(visitor.frames) > heard, "the table is back")
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
    visitor.settled()


def fresh(visitor: Visitor, table: str) -> list[str]:
    """The log as a page shows it that has just been opened."""
    visitor.at_table(table)
    quiet(visitor)
    return visitor.log


def free_port() -> int:
    """Each process begins its search elsewhere."""
    first = os.getpid() * 10 % len(NEVER_LENT)
    for port in (*NEVER_LENT[first:], *NEVER_LENT[:first]):
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
    raise AssertionError("no port is free")
