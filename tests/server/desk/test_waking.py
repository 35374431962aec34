"""Nothing that a restart would lose is held in memory: every match wakes as it fell asleep."""

from random import Random

import msgspec
import pytest
from sqlalchemy import select, update

from estafette.engine import Refusal
from estafette.match import Match
from estafette.server.store import choices, tables
from estafette.server.wire import Answer
from tests.server.desk.house import SEATS, House

pytestmark = pytest.mark.anyio

HOLDERS = {"vanguard": "ninon", "rearguard": "gaspard", None: None}


async def looked(house: House, table: str) -> list[bytes]:
    """All that everybody sees, as it goes over the wire."""
    return [
        msgspec.json.encode(await house.sight(HOLDERS[seat], table, seat), order="sorted")
        for seat in (*SEATS, None)
    ]


async def test_a_match_wakes_after_a_restart_at_every_choice(house: House):
    await house.people("ninon", "gaspard")
    table, dice = await house.duel("the-heights"), Random(7)
    while (await house.desk.card("ninon", table, "en")).stage == "playing":
        before = await looked(house, table)
        house.restart()
        assert await looked(house, table) == before
        await house.choose(table, dice)
    before = await looked(house, table)
    house.restart()

    assert await looked(house, table) == before


async def set_columns(house: House, table: str, **values) -> None:
    statement = update(tables).where(tables.c.id == table).values(**values)
    await house.store.write(lambda connection: connection.execute(statement))


@pytest.mark.parametrize(
    "broken",
    [
        {"snapshot": b""},
        {"snapshot": b"not a table"},
        {"snapshot": b"{}"},
        {"snapshot_number": 3},
        {"snapshot_number": 10_000},
        {"rules": 99},
        {"snapshot": None},
    ],
)
async def test_a_snapshot_that_cannot_be_used_is_passed_over(house: House, broken):
    await house.people("ninon", "gaspard")
    table = await house.duel()
    await house.play(table, 45)
    before = await looked(house, table)
    await set_columns(house, table, **broken)
    house.restart()

    assert await looked(house, table) == before
    await house.play(table, 3)


async def test_a_match_wakes_from_its_snapshot_and_not_from_all_its_choices(
    house: House, monkeypatch
):
    await house.people("ninon", "gaspard")
    table = await house.duel()
    await house.play(table, 45)
    made: list[str] = []
    choose = Match.choose

    def counted(match, seat, action):
        made.append(seat)
        return choose(match, seat, action)

    monkeypatch.setattr(Match, "choose", counted)
    house.restart()
    await house.sight("ninon", table, "vanguard")

    assert len(made) < 20


async def test_a_match_asleep_wakes_from_where_it_fell_asleep(house: House):
    await house.people("ninon", "gaspard")
    table = await house.duel()
    await house.play(table, 33)
    before = await looked(house, table)
    house.now += 1000
    await house.desk.hall.put_to_sleep(900)
    assert house.desk.awake == 0
    row = await house.store.read(
        lambda connection: connection.execute(
            select(tables.c.snapshot_number).where(tables.c.id == table)
        ).scalar_one()
    )

    assert row > 20
    assert await looked(house, table) == before
    assert house.desk.awake == 1


async def test_what_somebody_has_just_touched_stays_awake(house: House):
    await house.people("ninon", "gaspard")
    await house.duel()
    await house.desk.hall.put_to_sleep(900)

    assert house.desk.awake == 1


async def test_a_log_that_the_rules_no_longer_allow_is_reported_and_kept(house: House):
    await house.people("ninon", "gaspard")
    table = await house.duel()
    await house.play(table, 15)
    wrong = update(choices).where(choices.c.table == table, choices.c.number == 4)
    await house.store.write(
        lambda connection: connection.execute(wrong.values(action='{"type":"HoldFast"}'))
    )
    await set_columns(house, table, snapshot=None, snapshot_number=0)
    house.restart()
    rows = await house.store.read(
        lambda c: c.execute(select(choices.c.number).where(choices.c.table == table)).all()
    )
    sight = await house.sight("ninon", table, "vanguard")

    assert "is damaged" in sight.table.frozen
    assert sight.ask is None
    assert len(rows) == 15
    assert [card.id for card in (await house.desk.lobby("ninon", "en")).mine] == [table]


async def test_dice_that_were_touched_in_the_store_are_found_out(house: House):
    await house.people("ninon", "gaspard")
    table = await house.duel()
    await house.play(table, 40)
    thrown = select(choices.c.number).where(choices.c.table == table, choices.c.chance != "[]")
    number = await house.store.read(lambda connection: connection.execute(thrown).scalars().first())
    touched = update(choices).where(choices.c.table == table, choices.c.number == number)
    await house.store.write(lambda c: c.execute(touched.values(chance="[7]")))
    await set_columns(house, table, snapshot=None, snapshot_number=0)
    house.restart()

    assert "is damaged" in (await house.sight("ninon", table, "vanguard")).table.frozen


async def test_a_choice_that_cannot_be_written_leaves_the_table_as_it_was(
    house: House, monkeypatch
):
    await house.people("ninon", "gaspard")
    table = await house.duel()
    await house.play(table, 5)
    before = await looked(house, table)
    account, ask = await house.asked(table)

    async def full(work):
        raise OSError("no space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(house.store, "write", full)
        with pytest.raises(OSError, match="no space"):
            await house.desk.choose(
                account, table, Answer(ask.seat, ask.number, ask.options[0].action)
            )

    assert await looked(house, table) == before
    assert await house.choose(table, Random(1)) == 6


async def test_a_rule_that_breaks_down_leaves_the_table_as_it_was(house: House, monkeypatch):
    await house.people("ninon", "gaspard")
    table = await house.duel()
    before = await looked(house, table)
    account, ask = await house.asked(table)
    answer = Answer(ask.seat, ask.number, ask.options[0].action)

    def broken(match, seat, action) -> Refusal | None:
        raise ZeroDivisionError

    with monkeypatch.context() as patched:
        patched.setattr(Match, "choose", broken)
        with pytest.raises(ZeroDivisionError):
            await house.desk.choose(account, table, answer)

    assert await looked(house, table) == before
