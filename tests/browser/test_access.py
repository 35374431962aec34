"""axe-core finds nothing serious on any page, by day and by night."""

from pathlib import Path
from typing import Any

import pytest

from tests.browser.browsing import Visitor
from tests.browser.conftest import Visit
from tests.browser.hands import Hands
from tests.browser.test_phone import PHONE

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
RUN = "() => axe.run(document, { resultTypes: ['violations'] })"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_no_serious_violation_on_any_page(visit: Visit, scheme: str) -> None:
    visitor = visit("Marbot", color_scheme=scheme, bypass_csp=True)
    running, over = tables(visitor)
    stranger = visit(color_scheme=scheme, bypass_csp=True)

    check(stranger, "/", ".pages-signin")
    check(visitor, "/", ".lobby-tables")
    check(visitor, "/new", ".lobby-seating")
    check(visitor, f"/table/{running}", ".decision")
    for leaf in visitor.page.get_by_role("tab").all():
        leaf.click()
        examined(visitor, f"the leaf {leaf.inner_text()}")
    check(visitor, "/rules/napoleon-1815", ".rules-clause")
    check(visitor, f"/table/{over}", ".ending")
    check(visitor, f"/replay/{over}", ".replay-where")
    check(visitor, f"/proof/{over}", ".proof-secrets")
    check(visitor, "/account", "h1")
    check(visitor, "/help", "h1")


def test_axe_finds_no_serious_violation_at_the_table_on_a_phone(visit: Visit) -> None:
    visitor = visit("Marbot", bypass_csp=True, **PHONE)
    running = str(visitor.lay({"french": "me", "coalition": "recruit"})["id"])

    check(visitor, f"/table/{running}", ".decision")
    for drawer in visitor.page.locator(".drawers button").all():
        drawer.click()
        examined(visitor, f"the drawer {drawer.inner_text()}")


def tables(visitor: Visitor) -> tuple[str, str]:
    """One table with a few choices made, and one that is over."""
    running, over = (
        str(visitor.lay({"french": "me", "coalition": "recruit"}, "campaign-1815")["id"])
        for _ in range(2)
    )
    visitor.post(f"/api/tables/{over}/resign", {"seat": "french"})
    visitor.at_table(running)
    hands = Hands(visitor)
    for _ in range(5):
        visitor.until(lambda: visitor.ask is not None, "my turn")
        hands.play()
    return running, over


def check(visitor: Visitor, path: str, there: str) -> None:
    visitor.go(path)
    visitor.page.locator(there).first.wait_for()
    visitor.page.add_script_tag(path=str(AXE))
    examined(visitor, path)


def examined(visitor: Visitor, where: str) -> None:
    visitor.painted()
    found: list[dict[str, Any]] = visitor.page.evaluate(RUN)["violations"]
    grave = [
        (each["id"], node["target"], node["failureSummary"])
        for each in found
        if each["impact"] in GRAVE
        for node in each["nodes"][:3]
    ]
    assert grave == [], where
