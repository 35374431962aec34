"""The rules were mended under a match, and another can no longer be woken: what players see."""

import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.browsing import Visitor, visiting
from tests.server.web.serving import serving

LIKED = ("Move", "Designate", "Manoeuvre")
TOO_FAR = '{"type":"Move","to":"wavre"}'
NOTICE = ".mended [role=status]"


@pytest.fixture
def house(
    browser: Browser, tmp_path: Path, lot: dict[str, str]
) -> Iterator[tuple[Visitor, Visitor, str, str]]:
    """Two who play, a match of theirs whose rules are mended, and one whose box is lost."""
    database = tmp_path / "estafette.db"
    with ExitStack() as stack:
        with serving(str(database), environment=lot) as before:
            one, other = [
                stack.enter_context(visiting(browser, before.address)).arrive(name)
                for name in ("Marbot", "Jomini")
            ]
            mended, frozen = played(one, other), played(one, other)
        with written(database) as store:
            last = 'SELECT max(number) FROM choices WHERE "table" = :id'
            store.execute(
                f'UPDATE choices SET action = :action WHERE "table" = :id AND number = ({last})',
                {"id": mended, "action": TOO_FAR},
            )
            store.execute("UPDATE tables SET rules = rules - 1 WHERE id = ?", (mended,))
            store.execute("UPDATE tables SET box = 'lost' WHERE id = ?", (frozen,))
        with serving(str(database), environment=lot) as after:
            for visitor in (one, other):
                visitor.address = after.address
            yield one, other, mended, frozen
            assert [*one.wrong, *other.wrong] == []


@contextmanager
def written(database: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(database)) as store, store:
        yield store


def played(one: Visitor, other: Visitor) -> str:
    """A match of both, up to its first march."""
    table = str(one.lay({"french": "me", "coalition": "open"})["id"])
    other.post(f"/api/tables/{table}/sit", {"seat": "coalition"})
    for _ in range(40):
        seats = one.get(f"/api/tables/{table}")["seats"]
        seat = next(each["seat"] for each in seats if each.get("asked"))
        player = one if seat == "french" else other
        ask = player.get(f"/api/tables/{table}/decision?seat={seat}")
        kinds = [option["action"]["type"] for option in ask["options"]]
        place = next((kinds.index(kind) for kind in LIKED if kind in kinds), -1)
        answer = {"seat": seat, "number": ask["number"], "action": ask["options"][place]["action"]}
        player.post(f"/api/tables/{table}/choices", answer)
        if kinds[place] == "Move":
            return table
    raise AssertionError("nobody marched")


def test_players_go_on_under_mended_rules_or_end_the_match_and_leave_one_that_is_frozen(
    house: tuple[Visitor, Visitor, str, str],
) -> None:
    one, other, mended, frozen = house
    goes_on(one, mended)
    ends(other, mended)
    expect(one.page.get_by_role("region", name="How it ended")).to_contain_text("without a result")
    is_replayed(one, mended)
    is_read(one, other, frozen)
    are_listed(other)
    is_left(other, one, frozen)


def goes_on(visitor: Visitor, table: str) -> None:
    page = visitor.page
    visitor.at_table(table)
    notice, clauses = page.locator(NOTICE), page.locator(f"{NOTICE} a.clause")
    expect(notice).to_contain_text("The rules were mended at choice")
    expect(notice.get_by_role("button")).to_have_text(
        ["Go on", "Offer a draw", "End without result"]
    )
    expect(page.locator(".log-mended a.clause")).to_have_text(clauses.all_inner_texts())

    clause = clauses.first
    name = str(clause.get_attribute("href")).partition("#")[2]
    clause.press("Enter")
    rule = page.get_by_role("dialog").locator(f'[data-clause="{name}"]')
    expect(rule).to_be_in_viewport()
    page.keyboard.press("Escape")
    notice.get_by_role("button", name="Go on").press("Enter")
    expect(notice).to_have_count(0)
    visitor.at_table(table)
    assert notice.count() == 0


def ends(visitor: Visitor, table: str) -> None:
    page = visitor.page
    visitor.at_table(table)
    page.locator(NOTICE).get_by_role("button", name="End without result").click()
    assert visitor.get(f"/api/tables/{table}")["stage"] == "playing"
    page.get_by_role("button", name="End the match").click()
    expect(page.get_by_role("region", name="How it ended")).to_contain_text("without a result")
    expect(page.locator(NOTICE)).to_have_count(0)


def is_replayed(visitor: Visitor, table: str) -> None:
    """As far as the rules agree, which is all of it, it is seen again and proved."""
    page = visitor.page
    visitor.go(f"/replay/{table}")
    expect(page.get_by_text("played by the same rules throughout")).to_be_visible()
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".board-pane, .board-table").first).to_be_visible()
    expect(page.locator(".log-mended")).to_be_visible()
    visitor.go(f"/proof/{table}")
    expect(page.get_by_text("Every throw of this match agrees")).to_be_visible()


def is_read(one: Visitor, other: Visitor, table: str) -> None:
    page = one.page
    one.at_table(table)
    expect(page.get_by_text("is not known here")).to_be_visible()
    assert len(one.log) > 1
    assert page.locator(".board-pane").count() == 0
    expect(page.get_by_role("link", name="Download the match file")).to_be_visible()

    other.at_table(table)
    for visitor in (one, other):
        visitor.page.get_by_role("tab", name="Talk").first.click()
    page.get_by_label("Say something").fill("What now?")
    page.keyboard.press("Enter")
    expect(other.page.locator(".talk-line p")).to_have_text("What now?")


def are_listed(visitor: Visitor) -> None:
    visitor.go("/")
    expect(visitor.page.get_by_text("Cannot go on", exact=True)).to_be_visible()
    expect(visitor.page.get_by_text("The match ended without a result")).to_be_visible()


def is_left(one: Visitor, other: Visitor, table: str) -> None:
    page = one.page
    one.at_table(table)
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Resign the match").click()
    expect(other.page.get_by_role("region", name="How it ended")).to_contain_text("Resignation")
    one.go(f"/replay/{table}")
    expect(page.get_by_text("is not known here")).to_be_visible()
