"""A roster over the wire: its title, and what can be done from its rows."""

import pytest

from estafette.server.wire import Answer, Ask, Deed
from estafette.speech import plain
from tests.server.desk.house import House

pytestmark = pytest.mark.anyio


async def begun(house: House) -> str:
    await house.people("ninon", "gaspard")
    return await house.duel()


async def at_the_first_impulse(house: House, table: str) -> Ask:
    """Both columns have written their orders: the vanguard acts."""
    for kind in ("Advance", "Pass") * 2:
        account, ask = await house.asked(table)
        action = next(o.action for o in ask.options if o.action["type"] == kind)
        await house.desk.choose(account, table, Answer(ask.seat, ask.number, action, ask.undone))
    _, ask = await house.asked(table)
    return ask


def deed(ask: Ask, kind: str, *, able: bool) -> Deed:
    return next(d for d in ask.deeds if d.kind == kind and bool(d.options) is able)


async def test_a_roster_has_its_title_in_words(house: House):
    table = await begun(house)
    sight = await house.sight("ninon", table, "vanguard")

    assert [plain(title) for title in sight.rosters] == ["The columns in hour 1"]


async def test_a_deed_points_at_the_answers_that_name_its_row(house: House):
    table = await begun(house)
    ask = await at_the_first_impulse(house, table)
    sight = await house.sight("ninon", table, "vanguard")
    march = deed(ask, "March", able=True)
    (name,) = [piece.name for piece in sight.view.pieces if piece.id == march.row]

    actions = [option.action for option in ask.options]
    assert march.verb == "March"
    assert [actions[place] for place in march.options] == [
        action for action in actions if action["type"] == "March" and action["battalion"] == name
    ]


async def test_a_deed_that_is_refused_says_why_with_its_clause_and_the_same_reason_once(
    house: House,
):
    table = await begun(house)
    fire = deed(await at_the_first_impulse(house, table), "Fire", able=False)
    (reason,) = fire.reasons

    assert reason.rule == "7.21"
    assert "out of reach" in plain(reason.sentence)
    assert "fire at" in plain(reason.what)


async def test_who_is_not_asked_has_nothing_to_do_from_a_roster(house: House):
    table = await begun(house)
    await at_the_first_impulse(house, table)
    sight = await house.sight("gaspard", table, "rearguard")

    assert sight.ask is None
    assert sight.rosters


async def test_a_game_without_rosters_sends_nothing_of_them(house: House):
    await house.people("ninon", "gaspard")
    table = await house.grognard()
    account, ask = await house.asked(table)
    sight = await house.sight(account, table, ask.seat)

    assert (sight.rosters, ask.deeds) == ((), ())
