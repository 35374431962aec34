"""Plans at a table: for who is asked, on a sheet, and nothing is done by them."""

from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest
from msgspec.structs import replace

from estafette.server.trouble import Turned
from estafette.server.wire import Answer, Ask, Change, Plan, PlanRequest, Sight
from estafette.speech import plain
from tests.server.desk.house import ME, House

pytestmark = pytest.mark.anyio

GAME, SPENDING = "napoleon-against-europe", "budget.build"
PASS = {"type": "Pass"}
MOST = 60


@pytest.fixture
def sheet(monkeypatch: pytest.MonkeyPatch) -> None:
    """The columns of the specimen are drawn up as on a sheet."""
    view = import_module("tests.specimen.view")
    columns = view.columns
    monkeypatch.setattr(view, "columns", lambda *a: replace(columns(*a), plan=True))


async def begun(house: House) -> tuple[str, Ask]:
    await house.people("ninon", "gaspard")
    table = await house.duel()
    _, ask = await house.asked(table)
    return table, ask


async def planned(
    house: House, table: str, ask: Ask, *lines: Any, account: str = "ninon", language: str = "en"
) -> Plan:
    request = PlanRequest(ask.seat, ask.number, lines, ask.undone)
    return await house.desk.plan(account, table, request, language)


def scouts(ask: Ask) -> list[dict[str, Any]]:
    return [option.action for option in ask.options if option.action["type"] == "Scout"]


async def test_a_plan_shows_the_next_question_and_does_nothing(house: House, sheet: None):
    table, ask = await begun(house)
    plan = await planned(house, table, ask, (scouts(ask)[0],))
    stands = await house.sight("ninon", table, "vanguard")

    assert (plan.number, plan.open, plan.closed) == (0, True, False)
    assert plan.sight.ask is not None
    assert (plan.sight.ask.rule, plan.sight.ask.number) == ("5.3", 1)
    assert plan.sight.may_undo
    assert (stands.number, stands.ask) == (0, ask)
    assert house.news[-1].number == 0


async def test_a_plan_ends_where_it_is_no_longer_asked(house: House, sheet: None):
    table, ask = await begun(house)
    plan = await planned(house, table, ask, (scouts(ask)[0], PASS))

    assert (plan.open, plan.closed) == (False, True)
    assert plan.sight.ask is None
    assert "scout" in " ".join(plain(each) for each in plan.lines[0].sentences).lower()


async def test_what_does_not_hold_says_why_with_its_clause_in_both_languages(
    house: House, sheet: None
):
    table, ask = await begun(house)
    sight = await house.sight("ninon", table, "vanguard")
    own = next(piece.id for piece in sight.view.pieces if piece.side == "vanguard")
    lines = (({"type": "Scout", "block": own},), (scouts(ask)[0],))
    english = await planned(house, table, ask, *lines)
    french = await planned(house, table, ask, *lines, language="fr")

    assert [line.actions for line in english.lines] == [(scouts(ask)[0],)]
    assert [reason.rule for reason in english.refused] == ["5.4"]
    assert english.refused[0].clause
    assert plain(english.refused[0].sentence) != plain(french.refused[0].sentence)


async def test_only_who_is_asked_plans_only_now_and_only_on_a_sheet(
    house: House, sheet: None, monkeypatch: pytest.MonkeyPatch
):
    table, ask = await begun(house)
    line = (scouts(ask)[0],)
    refused = {
        "desk.not-your-seat": (ask, {"account": "gaspard"}),
        "server.stale": (replace(ask, number=7), {}),
    }
    for key, (asked, other) in refused.items():
        with pytest.raises(Turned) as turned:
            await planned(house, table, asked, line, **other)
        assert turned.value.key == key
    monkeypatch.undo()
    with pytest.raises(Turned) as turned:
        await planned(house, table, ask, line)
    assert turned.value.key == "desk.no-plan"


async def test_the_odds_of_a_table_that_is_not_there_are_not_offered(house: House, sheet: None):
    table, ask = await begun(house)
    plan = await planned(house, table, ask, (scouts(ask)[0],))

    assert plan.sight.ask is not None
    assert not any(option.at_stake for option in plan.sight.ask.options)


async def at_a_budget(house: House) -> tuple[str, Ask, Sight]:
    """All pass until Turkey, which the Empire runs in 1809, does its budget."""
    await house.people("ninon")
    table = await house.table("ninon", {"empire": ME, "coalition": ME}, "1809", GAME)
    for _ in range(MOST):
        _, ask = await house.asked(table)
        if ask.rule == SPENDING:
            return table, ask, await house.sight("ninon", table, ask.seat)
        actions = [option.action for option in ask.options]
        answer = Answer(ask.seat, ask.number, PASS if PASS in actions else actions[0], ask.undone)
        await house.desk.choose("ninon", table, answer)
    raise AssertionError("no budget is done")


def lines_of(plan: Plan) -> Iterator[tuple[str, tuple[Change, ...]]]:
    for line in plan.lines:
        yield " ".join(plain(each) for each in line.sentences), line.changes


async def test_a_budget_is_planned_line_by_line_with_what_each_costs(house: House):
    table, ask, sight = await at_a_budget(house)
    assert sight.view.rosters[0].plan
    depot = next(o.action for o in ask.options if o.action.get("piece", "").startswith("depot"))
    general = next(o.action for o in ask.options if o.action["type"] == "Deploy")
    there = {"type": "Go", "zone": "adrianople"}
    plan = await planned(house, table, ask, (depot, there), (general, there))

    (built, cost), (deployed, free) = lines_of(plan)
    assert "Adrianople" in built
    assert "Adrianople" in deployed
    assert cost == (Change("turquie", "figure.points-left", 4.0, 3.5),)
    assert free == ()
    assert plan.sight.ask is not None
    assert (plan.sight.ask.rule, plan.open) == (SPENDING, False)
