"""What is said at a table reaches those who may hear it, and nobody else."""

import pytest
from sqlalchemy import update

from estafette.server.desk import talk
from estafette.server.desk.talk import name_of
from estafette.server.store import chat
from estafette.server.trouble import Turned
from estafette.server.wire import Saying
from tests.server.desk.house import ME, OPEN, House

pytestmark = pytest.mark.anyio


async def heard(house: House, account: str | None, table: str) -> list[str]:
    return [line.text for line in await house.desk.chat(account, table)]


async def test_what_a_player_says_is_heard_by_all_where_the_game_does_not_forbid_it(house: House):
    await house.people("ninon", "gaspard")
    table = await house.duel()
    line = await house.desk.say("ninon", table, Saying("<b>Bonjour</b>", "vanguard"))

    assert (line.who, line.seat, line.text) == ("Ninon", "vanguard", "<b>Bonjour</b>")
    for who in ("ninon", "gaspard", None):
        assert await heard(house, who, table) == ["<b>Bonjour</b>"]
    assert house.news[-1].kind == "said"
    assert await house.desk.line("gaspard", table, house.news[-1].line) == line


async def test_the_gallery_is_not_heard_by_the_players_before_the_end(house: House):
    await house.people("ninon", "gaspard", "odile")
    table = await house.duel()
    await house.desk.say("odile", table, Saying("He holds the earthworks!"))

    assert await heard(house, "ninon", table) == []
    assert await house.desk.line("ninon", table, house.news[-1].line) is None
    assert await heard(house, None, table) == await heard(house, "odile", table) != []
    await house.desk.resign("ninon", table, "vanguard")
    assert await heard(house, "ninon", table) == ["He holds the earthworks!"]


async def test_allies_who_may_not_talk_do_not_hear_each_other(house: House):
    await house.people("ninon", "gaspard", "odile")
    table = await house.grognard(3)
    async with house.desk.hall.at(table) as live:
        pairs = live.playing.view("anglo-allied").may_talk
    assert not {("anglo-allied", "prussian"), ("prussian", "anglo-allied")} & set(pairs)
    await house.desk.say("gaspard", table, Saying("To Brussels!", "anglo-allied"))
    whispered = house.news[-1].line
    await house.desk.say("ninon", table, Saying("Surrender, both of you", "french"))

    assert await heard(house, "ninon", table) == ["To Brussels!", "Surrender, both of you"]
    assert await heard(house, "gaspard", table) == ["To Brussels!", "Surrender, both of you"]
    assert await heard(house, "odile", table) == ["Surrender, both of you"]
    assert await heard(house, None, table) == ["Surrender, both of you"]
    assert await house.desk.line("odile", table, whispered) is None
    assert await house.desk.line(None, table, whispered) is None


async def test_nothing_counts_the_lines_that_one_may_not_read(house: House):
    await house.people("ninon", "gaspard", "odile")
    table = await house.grognard(3)
    numbers = []
    for account, seat in (("ninon", "french"), ("gaspard", "anglo-allied"), ("ninon", "french")):
        await house.desk.say(account, table, Saying("Psst", seat))
        numbers.append(house.news[-1].line)
    lines = await house.desk.chat("odile", table)

    first, _, last = numbers
    assert [await house.desk.line("odile", table, number) for number in (first, last)] == lines
    assert await house.desk.line("gaspard", table, first) == lines[0]
    async with house.desk.hall.at(table) as live:
        names = [name_of(live.row, number) for number in numbers]
    assert [line.id for line in lines] == [names[0], names[2]]
    assert [len(name) for name in {*names}] == [20, 20, 20]


async def test_what_one_may_not_read_crowds_nothing_out(
    house: House, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(talk, "READ", 2)
    await house.people("ninon", "gaspard", "odile")
    table = await house.grognard(3)
    for text in ("One", "Two", "Three"):
        await house.desk.say("ninon", table, Saying(text, "french"))
    await house.desk.say("gaspard", table, Saying("To Brussels!", "anglo-allied"))

    assert await heard(house, "odile", table) == ["Two", "Three"]
    assert await heard(house, None, table) == ["Two", "Three"]
    assert await heard(house, "gaspard", table) == ["Three", "To Brussels!"]


async def test_whoever_has_left_the_house_wrote_what_nobody_else_calls_his_own(house: House):
    await house.people("ninon", "gaspard")
    table = await house.duel()
    await house.desk.say("ninon", table, Saying("Psst", "vanguard"))
    nobody_s = {"account": None, "readers": '["vanguard"]'}
    await house.store.write(lambda connection: connection.execute(update(chat).values(nobody_s)))

    assert await heard(house, "ninon", table) == ["Psst"]
    assert await heard(house, "gaspard", table) == await heard(house, None, table) == []


@pytest.mark.parametrize("together", [True, False])
async def test_the_gallery_hears_nobody_by_whom_it_could_tell_where_commanders_are(
    house: House, together: bool
):
    await house.people("ninon", "gaspard", "odile")
    table = await house.grognard(3)
    async with house.desk.hall.at(table) as live:
        if together:
            live.playing.game.zone["blucher"] = live.playing.game.zone["wellington"]
    await house.desk.say("gaspard", table, Saying("To Brussels!", "anglo-allied"))
    await house.desk.say("ninon", table, Saying("Surrender, both of you", "french"))

    assert await heard(house, None, table) == ["Surrender, both of you"]
    assert ("To Brussels!" in await heard(house, "odile", table)) == together


async def test_before_the_beginning_everybody_talks(house: House):
    await house.people("ninon", "gaspard")
    table = await house.table("ninon", {"vanguard": ME, "rearguard": OPEN})
    await house.desk.say("gaspard", table, Saying("May I?"))

    assert await heard(house, "ninon", table) == ["May I?"]


async def test_nobody_talks_without_a_name_or_from_another_s_seat(house: House):
    await house.people("ninon", "gaspard")
    table = await house.duel()

    with pytest.raises(Turned, match=r"desk\.nobody"):
        await house.desk.say(None, table, Saying("I"))
    with pytest.raises(Turned, match=r"desk\.not-your-seat"):
        await house.desk.say("gaspard", table, Saying("I am Ninon", "vanguard"))
    assert await heard(house, "ninon", table) == []


async def test_a_line_of_another_table_is_not_to_be_had_at_this_one(house: House):
    await house.people("ninon", "gaspard")
    one, other = await house.duel(), await house.duel()
    await house.desk.say("ninon", one, Saying("here"))

    assert await house.desk.line("ninon", other, house.news[-1].line) is None


async def test_notes_are_kept_and_exchanged_whole(house: House):
    await house.people("ninon", "gaspard")
    table = await house.duel()
    assert await house.desk.notes("ninon", table, "vanguard") == ""
    for text in ("first", "second", ""):
        await house.desk.write_notes("ninon", table, "vanguard", text)
        house.restart()
        assert await house.desk.notes("ninon", table, "vanguard") == text
