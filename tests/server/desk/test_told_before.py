"""What was told, and what is over, stands as it was when the rules are mended."""

from typing import Any

import msgspec
import pytest
from sqlalchemy import select, update

from estafette.match import parse, verify
from estafette.server.store import choices, mends, tables
from tests.server.desk.house import House
from tests.server.desk.mending import (
    change_choice,
    fetched,
    heard,
    longer_night,
    mended,
    mended_from,
    played,
)
from tests.server.desk.test_waking import looked
from tests.specimen import RULES

pytestmark = pytest.mark.anyio


async def test_what_was_played_by_other_rules_can_be_looked_at_as_far_as_they_agree(house: House):
    table = await played(house)
    house.restart(mended(start=longer_night))
    await house.play(table, 5)
    await house.desk.resign("ninon", table, "vanguard")

    for number in (50, 45, 40, 48, 0):
        assert (await house.desk.replay("ninon", table, "vanguard", number, "en")).number == number


async def test_what_was_told_stands_though_it_would_be_told_otherwise(house: House):
    table = await played(house)
    await change_choice(house, table, 3, told="[]")
    house.restart()
    before = await heard(house, table)
    house.restart(mended())

    assert await heard(house, table) == before
    assert (await house.desk.card("ninon", table, "en")).mended is None


async def last_told(house: House) -> tuple[int, list[dict[str, Any]]]:
    """The last choice after which something was told, and what."""
    rows = await fetched(house, select(choices).order_by(choices.c.number.desc()))
    return next((row.number, msgspec.json.decode(row.told)) for row in rows if row.told != "[]")


async def test_where_more_is_told_of_the_same_nothing_has_changed(house: House):
    table = await played(house)
    number, told = await last_told(house)
    less = [event | {"facts": {}} for event in told]
    await change_choice(house, table, number, told=msgspec.json.encode(less).decode())
    house.restart(mended())

    assert (await house.desk.card("ninon", table, "en")).mended is None


async def test_what_came_of_choices_after_a_mend_is_told_anew(house: House):
    table = await played(house)
    before = await heard(house, table)
    number, _ = await last_told(house)
    await change_choice(house, table, number, told="[]")
    house.restart(mended())

    assert await mended_from(house, table) == number
    assert await heard(house, table) == before
    house.restart(mended())
    assert await heard(house, table) == before


async def test_whoever_is_asked_by_mended_rules_hears_that_they_were(house: House):
    table = await played(house)
    asked = await asked_at(house, table)
    place = update(tables).where(tables.c.id == table)
    await house.store.write(lambda c: c.execute(place.values(asked="[]")))
    house.restart(mended())

    assert await mended_from(house, table) == 45
    assert await asked_at(house, table) == asked != []


async def asked_at(house: House, table: str) -> list[str]:
    card = await house.desk.card("ninon", table, "en")
    return [seat.seat for seat in card.seats if seat.asked]


async def test_a_finished_match_is_shown_as_far_as_its_rules_are_known(house: House):
    table = await played(house)
    await house.desk.resign("ninon", table, "vanguard")
    lines = await heard(house, table)
    await change_choice(house, table, 43, action='{"type":"HoldFast"}')
    house.restart(mended(start=longer_night))

    sight = await house.sight("ninon", table, "vanguard")
    assert (sight.number, sight.table.number, sight.table.frozen) == (43, 45, "")
    assert sight.view.pieces
    assert await heard(house, table) == lines
    file = parse(await house.desk.file("ninon", table))
    assert (len(file.choices), file.header.rules) == (45, RULES.version)
    assert file.header.dice.secret is not None


async def test_a_finished_match_keeps_the_version_of_its_rules_in_its_sleep(house: House):
    table = await played(house)
    await house.desk.resign("ninon", table, "vanguard")
    house.restart(mended(start=longer_night))
    await looked(house, table)
    await house.desk.hall.put_to_sleep(0)

    assert parse(await house.desk.file("ninon", table)).header.rules == RULES.version


async def test_a_finished_match_stays_as_it_was(house: House):
    table = await played(house, 10_000)
    before = await looked(house, table)
    house.restart(mended(start=longer_night))

    assert await looked(house, table) == before
    assert await fetched(house, select(mends)) == []
    file = parse(await house.desk.file("ninon", table))
    assert file.header.rules == RULES.version
    assert verify(RULES, RULES.read(None), file).is_true
