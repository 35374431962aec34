"""What nobody may know yet: neither a mend nor a match that cannot go on lays it open."""

import pytest

from estafette.match import MatchFile, parse, verify
from estafette.match.seals import is_sealed
from estafette.server.wire import Branch, TakeBack
from tests.server.desk.house import ME, RECRUIT, SEATS, House
from tests.server.desk.mending import (
    change_choice,
    longer_night,
    mended,
    notice_of,
    played,
)
from tests.server.desk.test_waking import HOLDERS, set_columns
from tests.specimen import RULES

pytestmark = pytest.mark.anyio
FROM = 6  # the choice from which another match plays on


async def file_for(house: House, account: str, table: str) -> MatchFile:
    return parse(await house.desk.file(account, table))


async def damage(house: House, table: str, number: int) -> None:
    """The log of a match no longer says what was thrown then: it cannot be told again."""
    await change_choice(house, table, number, chance="[7]")
    await set_columns(house, table, snapshot=None, snapshot_number=0)


async def played_on(house: House) -> str:
    """A match of ninon's against a recruit who has not answered yet, played on from another."""
    table = await played(house, 10)
    await house.desk.resign("gaspard", table, "rearguard")
    orders = {"vanguard": ME, "rearguard": RECRUIT}
    return await house.desk.branch("ninon", table, Branch(FROM, orders))


def check_sealed(file: MatchFile, seat: str) -> None:
    """Of a match under way a seat keeps what it chose itself, and of the dice a promise."""
    assert file.outcome is None
    assert file.header.dice.secret is None
    assert {choice.seat for choice in file.choices} == set(SEATS)
    assert {choice.seat for choice in file.choices if choice.action is not None} == {seat}
    assert all(choice.action is not None for choice in file.choices if choice.seat == seat)
    assert all(is_sealed(choice.chance) for choice in file.choices)


async def test_the_seals_of_what_was_taken_back_open_nothing_that_is_made_in_its_place(
    house: House,
):
    table = await played(house, 8)
    before = await file_for(house, "ninon", table)
    who = before.choices[-1].seat
    await house.desk.undo(str(HOLDERS[who]), table, TakeBack(who, 8))
    await house.play(table, 1)
    after = await file_for(house, "ninon", table)
    await house.desk.resign("gaspard", table, "rearguard")
    ended = await file_for(house, "ninon", table)

    assert (before.header.dice.undone, after.header.dice.undone) == (0, 1)
    assert not {c.chance for c in before.choices} & {c.chance for c in after.choices}
    for held in (before, after):
        verdict = verify(RULES, RULES.read(None), ended, held)
        assert verdict.problem is None or verdict.problem.key != "file.held-differs"
        assert "verified.held" in verdict.checked
    assert ended.header.dice.undone == 0


@pytest.mark.parametrize("seat", SEATS)
async def test_the_file_of_a_match_that_cannot_go_on_keeps_what_others_chose(house: House, seat):
    table = await played(house, 30)
    await damage(house, table, 29)
    house.restart()
    file = await file_for(house, HOLDERS[seat], table)

    assert (await house.desk.card("ninon", table, "en")).frozen
    assert len(file.choices) == 30
    check_sealed(file, seat)


@pytest.mark.parametrize("goes_on", [True, False])
async def test_the_file_of_a_mended_match_under_way_shows_no_table(house: House, goes_on):
    table = await played(house, 30)
    house.restart(mended(start=longer_night))
    number = notice_of(await house.desk.card("ninon", table, "en")).number
    if not goes_on:
        await damage(house, table, 29)
        house.restart(mended(start=longer_night))
    file = await file_for(house, "ninon", table)

    assert bool((await house.desk.card("ninon", table, "en")).frozen) is not goes_on
    assert [(mend.number, mend.table) for mend in file.header.mends] == [(number, None)]
    check_sealed(file, "vanguard")
    await house.desk.resign("ninon", table, "vanguard")
    ended = await file_for(house, "ninon", table)
    assert ended.header.mends[0].table
    assert ended.header.dice.secret
    assert all(choice.action is not None for choice in ended.choices)


@pytest.mark.parametrize("change", ["none", "mended", "damaged"])
async def test_what_chance_gave_to_a_match_played_on_is_kept_back(house: House, change):
    table = await played_on(house)
    if change == "damaged":
        await damage(house, table, FROM - 1)
    house.restart(mended(start=longer_night) if change == "mended" else RULES)
    card = await house.desk.card("ninon", table, "en")
    file = await file_for(house, "ninon", table)

    assert (bool(card.frozen), card.mended is not None) == (change == "damaged", change == "mended")
    assert file.header.continues is not None
    assert (file.header.continues.number, file.header.continues.given) == (FROM, None)
    check_sealed(file, "vanguard")
    await house.desk.cancel("ninon", table)
    ended = await file_for(house, "ninon", table)
    assert ended.header.continues is not None
    assert ended.header.continues.given


@pytest.mark.parametrize("seat", [*SEATS, None])
async def test_at_a_table_that_cannot_go_on_nobody_reads_what_others_were_told(house: House, seat):
    table = await played(house, 30)
    before = (await house.sight(HOLDERS[seat], table, seat)).lines
    everything = await told_to_anybody(house, table)
    await damage(house, table, 29)
    house.restart()
    sight = await house.sight(HOLDERS[seat], table, seat)

    assert sight.table.frozen
    assert sight.lines == before
    assert 10 < len(sight.lines) < everything


async def told_to_anybody(house: House, table: str) -> int:
    """How much has been told, whoever heard it."""
    async with house.desk.hall.at(table) as live:
        match = live.playing
        return len(match.prologue) + sum(len(entry.told) for entry in match.log)
