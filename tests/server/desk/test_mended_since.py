"""A match whose rules were mended: nothing goes back behind the mend, and every process knows."""

import pytest

from estafette.engine import Procedure, Sequence, Step
from estafette.match import parse, verify
from estafette.server.store import Store
from estafette.server.trouble import Turned
from estafette.server.wire import Answer, Branch, TakeBack
from tests.server.desk.house import ME, SEATS, House
from tests.server.desk.mending import (
    change_choice,
    longer_night,
    mended,
    mended_from,
    notice_of,
    played,
    views,
)
from tests.specimen import RULES
from tests.specimen.hours import dispatches, nightfall, nobody_shaken, rally
from tests.specimen.impulses import impulse, no_impulse_left
from tests.specimen.orders import orders
from tests.specimen.state import Game, Side

pytestmark = pytest.mark.anyio
ALONE = dict.fromkeys(SEATS, ME)
PASSED = 5  # two orders, a card under each or none, and one impulse let go


def both_impulses(game: Game, side: Side) -> Procedure[None]:
    """By the mended rules the columns act one after the other in a single step."""
    for each in Side:
        yield from impulse(game, each)


ONE_STEP = Sequence(
    Step("3.1", dispatches),
    Step("3.2", orders),
    Sequence(
        Step("3.31", both_impulses, by=Side.VANGUARD),
        Step("3.32", lambda game, side: None, by=Side.REARGUARD),
        rule="3.3",
        until=no_impulse_left,
    ),
    Step("3.4", rally, until=nobody_shaken),
    Step("3.5", nightfall),
)


async def kept_after_an_impulse(house: House) -> str:
    """A match that fell asleep between two steps: the vanguard has let its impulse go."""
    table = await played(house, 0)
    for _ in range(PASSED):
        account, ask = await house.asked(table)
        await house.desk.choose(
            account, table, Answer(ask.seat, ask.number, ask.options[-1].action)
        )
    await house.desk.hall.put_to_sleep(0)
    return table


async def test_a_choice_made_before_a_mend_is_not_taken_back(house: House):
    table = await kept_after_an_impulse(house)
    assert (await house.sight("ninon", table, "vanguard")).may_undo
    house.restart(mended(start=longer_night))
    assert notice_of(await house.desk.card("ninon", table, "en")).number == PASSED

    with pytest.raises(Turned) as turned:
        await house.desk.undo("ninon", table, TakeBack("vanguard", PASSED))

    assert (turned.value.status, turned.value.key) == (422, "desk.refused")
    assert turned.value.refusal is not None
    assert turned.value.refusal.key == "undo.sealed"
    assert (await house.desk.card("ninon", table, "en")).number == PASSED


async def test_a_choice_made_since_a_mend_is_taken_back(house: House):
    table = await kept_after_an_impulse(house)
    house.restart(mended(start=longer_night))
    await house.desk.choose("gaspard", table, Answer("rearguard", PASSED, {"type": "Pass"}))
    await house.desk.undo("gaspard", table, TakeBack("rearguard", PASSED + 1))

    assert (await house.desk.card("ninon", table, "en")).number == PASSED


async def test_rules_that_do_not_come_to_the_step_of_a_snapshot_are_others(house: House):
    table = await kept_after_an_impulse(house)
    house.restart(mended(sequence=ONE_STEP))

    assert notice_of(await house.desk.card("ninon", table, "en")).number == PASSED
    assert await mended_from(house, table) == PASSED


async def test_another_process_notices_that_choices_were_taken_back(store: Store):
    here, there = House(store, shared=True), House(store, shared=True)
    table = await played(here, 30)
    await change_choice(here, table, 28, action='{"type":"HoldFast"}')
    there.restart(mended(start=longer_night))
    assert notice_of(await there.desk.card("ninon", table, "en")).cut == 3
    await there.play(table, 3, seed=7)
    ours, theirs = await views(here, table), await views(there, table)

    assert [s.number for s in theirs] == [30, 30]
    assert [s.view for s in ours] == [s.view for s in theirs]
    assert [s.lines for s in ours] == [s.lines for s in theirs]
    assert [s.ask for s in ours] == [s.ask for s in theirs]


async def test_an_answer_to_a_question_that_was_taken_back_is_late(house: House):
    table = await played(house, 30)
    account, ask = await house.asked(table)
    answer = Answer(ask.seat, ask.number, ask.options[0].action, ask.undone)
    await change_choice(house, table, 28, action='{"type":"HoldFast"}')
    house.restart(mended(start=longer_night))
    await house.play(table, 2)

    with pytest.raises(Turned, match=r"server\.stale"):
        await house.desk.choose(account, table, answer)


async def mended_and_over(house: House) -> str:
    table = await played(house, 30)
    house.restart(mended(start=longer_night))
    await house.play(table, 5)
    await house.desk.resign("ninon", table, "vanguard")
    return table


@pytest.mark.parametrize("number", [0, 12, 35])
async def test_nobody_plays_on_from_a_mended_match(house: House, number):
    table = await mended_and_over(house)

    with pytest.raises(Turned, match=r"desk\.mended") as turned:
        await house.desk.branch("ninon", table, Branch(number, ALONE))
    assert turned.value.status == 409


async def test_a_mended_match_is_not_looked_into(house: House):
    table = await mended_and_over(house)

    with pytest.raises(Turned, match=r"desk\.mended") as turned:
        await house.desk.analyse("ninon", table, "en")
    assert turned.value.status == 409
    assert (await house.desk.analysis("ninon", table, "en")).state == "none"


async def test_a_file_of_a_mended_match_becomes_a_table_with_its_mends(house: House):
    table = await mended_and_over(house)
    text = await house.desk.file("ninon", table)
    first = parse(text)
    other = await house.desk.import_("gaspard", text)
    await house.desk.cancel("gaspard", other)
    again = parse(await house.desk.file("gaspard", other))

    assert again.header.mends == first.header.mends != ()
    assert again.header.rules == first.header.rules == RULES.version
    assert again.choices == first.choices
    parts = verify(mended(start=longer_night), RULES.read(None), again).parts
    assert [part.rules for part in parts] == [RULES.version, mended().version]
    assert (await house.desk.proof(other)).agrees
