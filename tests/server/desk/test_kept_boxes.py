"""A match keeps the box with which it began; where that is lost, nobody is kept at the table."""

from pathlib import Path
from typing import Any

import pytest
from msgspec import structs
from sqlalchemy import select, update

from estafette.engine import Rules
from estafette.match import parse
from estafette.server.store import boxes, tables
from estafette.server.trouble import Turned
from estafette.server.wire import Answer, DrawWord, Pace, Saying, Sitting
from tests.server.desk.house import ME, OPEN, House
from tests.server.desk.mending import fetched, played
from tests.server.desk.test_waking import looked
from tests.specimen import RULES

pytestmark = pytest.mark.anyio
CORRECTED = 'battalion = [{ id = "grenadiers", strength = 6 }]'


@pytest.fixture
def corrected(tmp_path: Path) -> Rules:
    """The specimen, in whose box a number was wrong."""
    (tmp_path / "battalions.toml").write_text(CORRECTED, "utf-8")

    def read(source: Any = None) -> Any:
        return RULES.read(tmp_path if source is None else source)

    return structs.replace(RULES, read=read)


async def test_the_box_of_a_match_is_kept_once(house: House):
    table = await played(house, 3)
    await house.duel()
    kept = await fetched(house, select(boxes))
    (box,) = await fetched(house, select(tables.c.box).where(tables.c.id == table))

    assert [row.fingerprint for row in kept] == [box[0]]
    assert RULES.read(kept[0].packed).fingerprint == box[0]


async def test_a_correction_of_the_box_changes_no_match_under_way(house: House, corrected: Rules):
    table = await played(house)
    before = await looked(house, table)
    house.restart(corrected)

    assert await looked(house, table) == before
    await house.play(table, 5)
    new = await house.duel()
    (old_box,), (new_box,) = [
        (await fetched(house, select(tables.c.box).where(tables.c.id == each)))[0]
        for each in (table, new)
    ]
    assert old_box != new_box == corrected.read().fingerprint
    assert len(await fetched(house, select(boxes))) == 2


async def test_a_match_of_before_boxes_were_kept_is_given_its_own(house: House, corrected: Rules):
    table = await played(house)
    before = await looked(house, table)
    await house.store.write(lambda connection: connection.execute(boxes.delete()))

    await house.desk.keep_boxes()
    house.restart(corrected)

    assert await looked(house, table) == before


async def test_what_has_not_begun_is_laid_with_the_box_of_today(house: House, corrected: Rules):
    await house.people("ninon", "gaspard")
    table = await house.table("ninon", {"vanguard": ME, "rearguard": OPEN})
    house.restart(corrected)
    await house.desk.sit("gaspard", table, Sitting("rearguard"))

    ((box,),) = await fetched(house, select(tables.c.box).where(tables.c.id == table))
    assert box == corrected.read().fingerprint
    kept = await fetched(house, select(boxes.c.fingerprint))
    assert [row.fingerprint for row in kept] == [box]


async def test_a_file_of_a_box_that_is_kept_here_is_brought_back(house: House, corrected: Rules):
    table = await played(house)
    await house.desk.resign("ninon", table, "vanguard")
    text = await house.desk.file("ninon", table)
    house.restart(corrected)

    again = await house.desk.import_("gaspard", text)

    one, two = [(await house.sight("gaspard", each, "rearguard")).view for each in (table, again)]
    assert one == two


async def test_a_scenario_that_is_in_no_box_any_more_shuts_no_door(house: House):
    table = await played(house)
    gone = update(tables).where(tables.c.id == table).values(scenario="the-marsh", snapshot=None)
    await house.store.write(lambda connection: connection.execute(gone))
    house.restart()

    sight = await house.sight("ninon", table, "vanguard")
    lobby = await house.desk.lobby("ninon", "en")

    assert sight.table.frozen
    assert len(sight.lines) > 10
    assert [card.id for card in lobby.mine] == [table]
    assert not (await house.desk.board(table)).spaces
    assert await house.desk.file("ninon", table)
    await house.desk.resign("ninon", table, "vanguard")
    assert (await house.desk.card("gaspard", table, "fr")).stage == "over"


async def test_a_match_whose_box_is_lost_can_still_be_read_and_left(house: House, corrected: Rules):
    table = await played(house)
    await house.desk.say("ninon", table, Saying("Well?", "vanguard"))
    await house.store.write(lambda connection: connection.execute(boxes.delete()))
    house.restart(corrected)

    sight = await house.sight("ninon", table, "vanguard")
    assert "is not known here" in sight.table.frozen
    assert len(sight.lines) > 10
    assert [line.text for line in await house.desk.chat("gaspard", table)] == ["Well?"]
    await house.desk.write_notes("ninon", table, "vanguard", "Alas")
    assert await house.desk.notes("ninon", table, "vanguard") == "Alas"
    file = parse(await house.desk.file("ninon", table))
    assert len(file.choices) == 45
    assert file.header.dice.secret is None
    assert (await house.desk.say("gaspard", table, Saying("Alas.", "rearguard"))).text == "Alas."
    assert [line.text for line in await house.desk.chat("ninon", table)] == ["Well?", "Alas."]
    with pytest.raises(Turned, match=r"desk\.frozen-box"):
        await house.desk.choose("ninon", table, Answer("vanguard", 45, {"type": "Pass"}))
    await house.desk.end("ninon", table, "vanguard")
    card = await house.desk.card("gaspard", table, "en")
    assert card.result is not None
    assert card.result.ending == "mended"
    assert parse(await house.desk.file("gaspard", table)).header.dice.secret is not None


@pytest.mark.parametrize("way", ["resign", "draw", "leave"])
async def test_nobody_is_kept_at_a_table_that_cannot_go_on(house: House, corrected: Rules, way):
    table = await played(house)
    await house.store.write(lambda connection: connection.execute(boxes.delete()))
    house.restart(corrected)

    match way:
        case "resign":
            await house.desk.resign("ninon", table, "vanguard")
        case "draw":
            await house.desk.draw("ninon", table, DrawWord("vanguard", "offer"))
            await house.desk.draw("gaspard", table, DrawWord("rearguard", "accept"))
        case "leave":
            await house.desk.forget("ninon")

    assert (await house.desk.card("gaspard", table, "en")).stage == "over"


async def test_nobody_wins_by_the_clock_what_cannot_go_on(house: House, corrected: Rules):
    await house.people("ninon", "gaspard")
    table = await house.duel(pace=Pace("choice", 60, at_timeout="claim"))
    account, _ = await house.asked(table)
    other, seat = {"ninon": ("gaspard", "rearguard"), "gaspard": ("ninon", "vanguard")}[account]
    await house.store.write(lambda connection: connection.execute(boxes.delete()))
    house.restart(corrected)
    house.now += 3600

    with pytest.raises(Turned, match=r"desk\.no-claim"):
        await house.desk.claim(other, table, seat)
