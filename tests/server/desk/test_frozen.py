"""Nobody is waited for at a table that cannot go on: no player of ours, and no clock."""

import asyncio
import logging

import pytest
from sqlalchemy import select

from estafette.server.store import Store, tables
from estafette.server.wire import Pace
from tests.server.desk.house import ME, RECRUIT, House
from tests.server.desk.mending import fetched
from tests.server.desk.test_players import SERGEANT, Slow
from tests.server.desk.test_waking import set_columns
from tests.waiting import until_held

pytestmark = pytest.mark.anyio


async def lose_box(house: House, table: str) -> None:
    """The match was laid with a box that nobody knows any more."""
    await set_columns(house, table, box="lost")
    house.restart()


async def waited_for(house: House, table: str) -> tuple[bool, float | None]:
    """Is a player of ours expected to answer, and when must the house act by itself?"""
    query = select(tables.c.player_due, tables.c.alarm).where(tables.c.id == table)
    ((due, alarm),) = await fetched(house, query)
    return due, alarm


async def test_a_table_that_cannot_go_on_waits_for_no_player_and_no_clock(house: House):
    await house.person("ninon")
    pace = Pace("choice", 60, at_timeout="lose")
    table = await house.table("ninon", {"vanguard": ME, "rearguard": RECRUIT}, pace=pace)
    before = await waited_for(house, table)
    await lose_box(house, table)
    await house.sight("ninon", table, "vanguard")

    assert before == (True, house.now + 60)
    assert await waited_for(house, table) == (False, None)
    house.now += 3600
    await house.desk.strike()
    assert (await house.desk.card("ninon", table, "en")).stage == "playing"


async def test_no_player_is_sent_to_a_table_that_cannot_go_on(
    store: Store, caplog: pytest.LogCaptureFixture
):
    minds = Slow()
    house = House(store, minds=minds)
    await house.person("ninon")
    table = await house.table("ninon", {"vanguard": ME, "rearguard": SERGEANT})
    await lose_box(house, table)
    known = len(house.news)
    running = asyncio.create_task(house.desk.run_players())
    await until_held(lambda: len(house.news) > known, "it is found that it cannot go on")
    await until_held(lambda: not house.desk._players._busy, "whoever was expected has looked")
    running.cancel()

    assert (await house.desk.card("ninon", table, "en")).frozen
    assert minds.works == []
    assert [line for line in caplog.records if line.levelno >= logging.WARNING] == []
