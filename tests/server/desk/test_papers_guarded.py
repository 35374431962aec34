"""Nobody finds a draft out by trying, nor touches what another writes, nor a draft of before."""

from typing import Any

import pytest
from msgspec import structs

from estafette.engine import Rules, Sequence, Step
from estafette.server.trouble import Turned
from estafette.server.wire import Answer, TakeBack
from tests.papers import FORD, REARGUARD, VANGUARD, always, order, stand
from tests.server.desk.house import House
from tests.server.desk.papers import (
    ADVANCE,
    PASS,
    STAND,
    asked,
    drafted,
    on_paper,
    say,
    take_back,
)

pytestmark = pytest.mark.anyio


async def test_an_answer_to_a_draft_that_was_written_anew_since_is_stale(house: House):
    table = await on_paper(house)
    await say(house, table, VANGUARD, ADVANCE)
    before = await asked(house, table, VANGUARD)
    await take_back(house, table, VANGUARD)
    await say(house, table, VANGUARD, STAND)

    with pytest.raises(Turned, match=r"server\.stale"):
        await house.desk.choose("ninon", table, Answer(VANGUARD, 0, STAND, 0, before.draft))
    assert await drafted(house, table) == [STAND]


async def test_of_two_windows_that_take_the_same_answer_back_one_is_stale(house: House):
    table = await on_paper(house)
    await say(house, table, VANGUARD, ADVANCE, STAND)
    back = TakeBack(VANGUARD, 0, (await asked(house, table, VANGUARD)).draft)
    await house.desk.undo("ninon", table, back)

    with pytest.raises(Turned, match=r"server\.stale"):
        await house.desk.undo("ninon", table, back)
    assert await drafted(house, table) == [ADVANCE]


async def test_who_does_not_write_cannot_find_the_draft_out_by_guessing(house: House):
    async def turned_down(draft: str) -> list[tuple[int, str, Any]]:
        found = []
        for try_ in (Answer(REARGUARD, 0, PASS, 0, draft), TakeBack(REARGUARD, 0, draft)):
            desk = house.desk.choose if isinstance(try_, Answer) else house.desk.undo
            with pytest.raises(Turned) as turned:
                await desk("gaspard", table, try_)  # type: ignore[arg-type]
            found.append((turned.value.status, turned.value.key, turned.value.refusal))
        return found

    table = await on_paper(house)
    nothing = await turned_down("")
    await say(house, table, VANGUARD, ADVANCE)
    draft = (await asked(house, table, VANGUARD)).draft

    assert await turned_down("") == await turned_down(draft) == nothing
    assert await drafted(house, table) == [ADVANCE]


async def test_nobody_takes_back_what_another_drafts_whatever_went_before(house: House):
    """As where rules are mended, and what was asked in the open comes on paper now."""

    def going(version: int, on_paper: Any) -> Rules:
        steps = (
            Step("3.2", stand, by=REARGUARD),
            Step("3.3", order, by=VANGUARD, on_paper=on_paper),
        )
        return structs.replace(
            FORD, version=version, sequence=Sequence(*steps, *FORD.sequence.parts[3:])
        )

    table = await on_paper(house, rules=going(1, None))
    await say(house, table, REARGUARD, ADVANCE)
    house.restart(going(2, always))
    may_undo = []
    for actions in ((), (STAND,), (STAND,)):
        if actions:
            await say(house, table, VANGUARD, *actions)
        may_undo.append((await house.sight("gaspard", table, REARGUARD)).may_undo)

    assert may_undo == [False] * 3
    with pytest.raises(Turned, match=r"desk\.refused"):
        await house.desk.undo("gaspard", table, TakeBack(REARGUARD, 1))
    assert await drafted(house, table) == [STAND, STAND]
