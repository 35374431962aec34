"""Whatever happens to a match in its sleep, no door is shut and nothing changes unseen."""

import zlib
from base64 import b64encode
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from msgspec import json, structs
from sqlalchemy import select, update

from estafette.engine import Rules
from estafette.match import Mend, parse, written
from estafette.server.desk import Desk
from estafette.server.store import mends, tables
from estafette.server.trouble import Turned
from estafette.server.wire import DrawWord, Pace, Saying
from tests.server.desk.house import ME, RECRUIT, House
from tests.server.desk.mending import change_choice, fetched, longer_night, mended, played
from tests.specimen import RULES

pytestmark = pytest.mark.anyio

AGAIN = structs.replace(mended(start=longer_night), version=RULES.version + 2)
LOST = "ab" * 16  # a box that nobody knows


async def put(house: House, table: str, **values: Any) -> None:
    row = update(tables).where(tables.c.id == table).values(**values)
    await house.store.write(lambda connection: connection.execute(row))


def broken(*_: Any) -> Any:
    raise KeyError("nobody")


@pytest.fixture
def stumbling(house: House, monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """A store that cannot be read for once, at the reading of this number."""

    def stumble(at: int) -> None:
        readings, read = 0, house.store.read

        async def once(work: Any) -> Any:
            nonlocal readings
            readings += 1
            if readings == at:
                raise OSError("the database begins anew")
            return await read(work)

        monkeypatch.setattr(house.store, "read", once)

    return stumble


async def test_a_store_that_cannot_be_read_for_once_freezes_nothing(house: House, stumbling):
    table = await played(house, 30)
    house.restart()
    stumbling(2)
    with pytest.raises(OSError, match="anew"):
        await house.sight("ninon", table, "vanguard")

    sight = await house.sight("ninon", table, "vanguard")

    assert sight.view.pieces
    assert not sight.table.frozen
    with pytest.raises(Turned, match=r"desk\.no-end"):
        await house.desk.end("ninon", table, "vanguard")


async def test_a_mend_that_could_not_be_written_is_made_again(house: House, stumbling):
    table = await played(house)
    await change_choice(house, table, 43, action='{"type":"HoldFast"}')
    house.restart(mended(start=longer_night))
    stumbling(3)
    with pytest.raises(OSError, match="anew"):
        await house.sight("ninon", table, "vanguard")

    sight = await house.sight("ninon", table, "vanguard")

    assert sight.table.mended is not None
    assert sight.number == sight.table.number == 43
    assert len(await fetched(house, select(mends))) == 1
    await house.play(table, 4)


WAYS: dict[str, Callable[[House, str], Awaitable[Rules]]] = {}


def way(damage: Callable[[House, str], Awaitable[Rules]]) -> Any:
    WAYS[damage.__name__] = damage
    return damage


@way
async def the_box_is_lost(house: House, table: str) -> Rules:
    await put(house, table, box=LOST)
    return RULES


@way
async def an_answer_is_no_longer_known(house: House, table: str) -> Rules:
    await change_choice(house, table, 3, action='{"type":"Castle"}')
    return mended()


@way
async def the_log_is_torn(house: House, table: str) -> Rules:
    await change_choice(house, table, 3, action='{"ty')
    return mended()


@way
async def the_seats_have_other_names(house: House, table: str) -> Rules:
    return mended(seats=lambda setup: ("north", "south"))


@way
async def the_scenario_is_gone(house: House, table: str) -> Rules:
    await put(house, table, scenario="the-marsh")
    return mended()


@way
async def nothing_can_be_shown(house: House, table: str) -> Rules:
    return mended(view=broken, start=longer_night)


@way
async def nobody_knows_the_sides(house: House, table: str) -> Rules:
    return mended(side=broken)


@way
async def the_table_cannot_be_read(house: House, table: str) -> Rules:
    await put(house, table, snapshot=b'{"hour": []}')
    return mended(start=broken)


DOORS: dict[str, Callable[[Desk, str], Awaitable[Any]]] = {
    "read": lambda desk, table: desk.sight("gaspard", table, "rearguard", -1, "en"),
    "list": lambda desk, table: desk.lobby("gaspard", "fr"),
    "draw the map": lambda desk, table: desk.board(table),
    "talk": lambda desk, table: desk.say("gaspard", table, Saying("Well?", "rearguard")),
    "listen": lambda desk, table: desk.chat("gaspard", table),
    "note": lambda desk, table: desk.notes("gaspard", table, "rearguard"),
    "take home": lambda desk, table: desk.file("gaspard", table),
    "offer a draw": lambda desk, table: desk.draw("gaspard", table, DrawWord("rearguard", "offer")),
    "resign": lambda desk, table: desk.resign("ninon", table, "vanguard"),
    "be forgotten": lambda desk, table: desk.forget("gaspard"),
}


@pytest.mark.parametrize("damage", WAYS.values(), ids=WAYS)
async def test_no_door_is_shut(house: House, damage):
    table = await played(house, 30)
    house.restart(await damage(house, table))

    for open_ in DOORS.values():
        await open_(house.desk, table)
    assert (await house.desk.card("ninon", table, "en")).stage == "over"


@pytest.mark.parametrize("damage", WAYS.values(), ids=WAYS)
async def test_what_stands_otherwise_than_it_was_left_is_told(house: House, damage):
    table = await played(house, 30)
    before = (await house.sight("ninon", table, "vanguard")).view
    house.restart(await damage(house, table))
    sight = await house.sight("ninon", table, "vanguard")

    assert sight.table.frozen or sight.table.mended or sight.view == before


async def test_an_answer_that_is_no_longer_known_is_taken_home_as_it_was(house: House):
    table = await played(house, 45)
    await change_choice(house, table, 3, action='{"type":"Castle","long":true}')
    house.restart(mended())
    card = (await house.sight("ninon", table, "vanguard")).table
    await house.play(table)

    assert card.mended is not None
    file = parse(await house.desk.file("ninon", table))
    assert file.choices[3].action == {"type": "Castle", "long": True}


async def test_who_thaws_is_served_again(house: House):
    await house.people("ninon")
    table = await house.table("ninon", {"vanguard": RECRUIT, "rearguard": ME})
    (before,) = await fetched(house, select(tables.c.box, tables.c.player_due))
    await put(house, table, box=LOST)
    house.restart()
    await house.sight("ninon", table, "rearguard")
    (frozen,) = await fetched(house, select(tables.c.frozen, tables.c.player_due))
    await put(house, table, box=before.box)
    house.restart()
    sight = await house.sight("ninon", table, "rearguard")
    (after,) = await fetched(house, select(tables.c.frozen, tables.c.player_due))

    assert before.player_due
    assert (frozen.frozen is not None, frozen.player_due) == (True, False)
    assert (after.frozen, after.player_due) == (None, True)
    assert not sight.table.frozen


async def test_what_freezes_keeps_its_mends(house: House):
    table = await played(house)
    house.restart(mended(start=longer_night))
    await house.sight("ninon", table, "vanguard")
    before = parse(await house.desk.file("ninon", table)).header
    await put(house, table, box=LOST)
    house.restart(mended(start=longer_night))
    sight = await house.sight("ninon", table, "vanguard")
    after = parse(await house.desk.file("ninon", table)).header

    assert sight.table.frozen
    assert (after.rules, after.mends) == (before.rules, before.mends)
    assert len(after.mends) == 1


async def test_a_second_mend_at_the_same_choice_forgets_nothing_of_the_first(house: House):
    table = await played(house)
    ((number,),) = await fetched(house, select(tables.c.snapshot_number))
    await change_choice(house, table, number, action='{"type":"HoldFast"}')
    house.restart(mended(start=longer_night))
    await house.sight("ninon", table, "vanguard")
    await put(house, table, asked='["nobody"]')
    house.restart(AGAIN)
    card = (await house.sight("ninon", table, "vanguard")).table
    (row,) = await fetched(house, select(mends))
    house.restart(AGAIN)
    header = parse(await house.desk.file("ninon", table)).header

    assert (row.before, row.rules) == (RULES.version, AGAIN.version)
    assert [choice["number"] for choice in json.decode(row.cut)] == list(range(number, 45))
    assert card.mended is not None
    assert card.mended.cut == 45 - number > 0
    assert (header.rules, [mend.rules for mend in header.mends]) == (1, [AGAIN.version])


@pytest.mark.parametrize("rules", [RULES, mended(start=longer_night)], ids=["freezes", "is mended"])
async def test_the_clock_takes_nothing_that_changes_as_it_strikes(house: House, rules: Rules):
    await house.people("ninon", "gaspard")
    table = await house.duel(pace=Pace("choice", 60, at_timeout="lose"))
    await house.play(table, 30)
    if rules is RULES:
        await put(house, table, box=LOST)
    house.restart(rules)
    house.now += 1000
    await house.desk.strike()
    card = await house.desk.card("ninon", table, "en")

    assert card.stage == "playing"
    assert card.frozen or (card.mended and card.mended.may_end)


async def test_a_file_with_a_false_mend_becomes_no_table(house: House):
    await house.people("ninon")
    table = await house.table("ninon", {"vanguard": ME, "rearguard": ME})
    await house.play(table, 45)
    file = parse(await house.desk.file("ninon", table))
    async with house.desk.hall.at(table) as live:
        saved = live.playing.saved()
    later = json.decode(saved.table) | {"hour": 1}
    forged = b64encode(zlib.compress(json.encode(later))).decode()
    mend = Mend(saved.number, RULES.version + 1, 0, (), forged)
    header = structs.replace(file.header, mends=(mend,))
    text = written(structs.replace(file, header=header, choices=file.choices[: saved.number]))

    with pytest.raises(Turned, match=r"file\.other-table"):
        await house.desk.import_("ninon", text)
