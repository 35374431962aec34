"""What a hostile player, or a bad day, may do to a desk; the other tables go on."""

import asyncio
from random import Random

import pytest
from sqlalchemy import select, text, update

from estafette.match import Match
from estafette.server.accounts import DAY, Accounts
from estafette.server.desk import seating
from estafette.server.store import accounts, choices, sessions
from estafette.server.trouble import Turned
from estafette.server.wire import Answer, Ask, Pace, Sitting, TakeBack
from tests.server.desk.house import ME, OPEN, House

pytestmark = pytest.mark.anyio

SEATED = (("vanguard", "ninon"), ("rearguard", "gaspard"))


async def begun(house: House, **order) -> str:
    await house.people("ninon", "gaspard")
    return await house.duel(**order)


async def spoil(house: House, table: str) -> None:
    """A log that the rules do not allow, and no snapshot to hide it."""
    wrong = update(choices).where(choices.c.table == table, choices.c.number == 2)
    await house.store.write(lambda c: c.execute(wrong.values(action='{"type":"HoldFast"}')))
    without = text("UPDATE tables SET snapshot = NULL, snapshot_number = 0")
    await house.store.write(lambda connection: connection.execute(without))
    house.restart()


async def test_a_match_that_no_longer_wakes_keeps_nobody_in_the_house(house: House):
    table = await begun(house)
    await house.play(table, 5)
    other = await house.duel()
    await spoil(house, table)
    await house.desk.forget("gaspard")

    card = await house.desk.card("ninon", other, "en")
    assert card.stage == "over"


@pytest.mark.parametrize(("language", "words"), [("en", "has left"), ("fr", "départ")])
async def test_who_leaves_the_house_is_said_to_have_left(house: House, language, words):
    table = await begun(house)
    await house.desk.forget("gaspard")
    result = (await house.desk.card("ninon", table, language)).result

    assert result is not None
    assert (result.ending, result.winner) == ("abandoned", "vanguard")
    assert words in result.sentence[0].text


async def test_a_clock_that_cannot_be_obeyed_stops_no_other(house: House, monkeypatch):
    pace = Pace("choice", 60, at_timeout="player")
    first = await begun(house, pace=pace)
    second = await house.duel(pace=pace)
    house.now += 61
    stumble = {min(first, second)}
    real = house.desk._clocks._time_out

    async def stumbling(live):
        if live.id in stumble:
            raise ZeroDivisionError
        await real(live)

    monkeypatch.setattr(house.desk._clocks, "_time_out", stumbling)
    await house.desk.strike()

    numbers = {
        table: (await house.desk.card(None, table, "en")).number for table in (first, second)
    }
    assert numbers == {min(first, second): 0, max(first, second): 1}


async def test_a_match_that_cannot_begin_leaves_the_seat_free(house: House, monkeypatch):
    await house.people("ninon", "gaspard", "odile")
    table = await house.table("ninon", {"vanguard": ME, "rearguard": OPEN})

    def broken(*_) -> Match:
        raise ZeroDivisionError

    with monkeypatch.context() as patched:
        patched.setattr(seating, "begun", broken)
        with pytest.raises(ZeroDivisionError):
            await house.desk.sit("gaspard", table, Sitting("rearguard"))
    card = await house.desk.card("odile", table, "en")

    assert (card.stage, card.seats[1].sitter) == ("gathering", "open")
    await house.desk.sit("odile", table, Sitting("rearguard"))


async def test_who_waits_at_a_table_that_falls_asleep_shares_it_with_who_comes_after(
    house: House, monkeypatch
):
    table = await begun(house)
    await house.play(table, 3)
    house.now += 10_000
    hall, entered, go_on = house.desk.hall, asyncio.Event(), asyncio.Event()
    real = hall._keep

    async def slowly(live):
        entered.set()
        await go_on.wait()
        await real(live)

    monkeypatch.setattr(hall, "_keep", slowly)
    sleeper = asyncio.create_task(hall.put_to_sleep(900))
    await entered.wait()
    waiter = asyncio.create_task(house.desk.card("ninon", table, "en"))
    await asyncio.sleep(0)
    live = hall._tables[table]
    go_on.set()
    await asyncio.gather(sleeper, waiter)

    assert hall._tables[table] is live


async def asks(house: House, table: str) -> list[Ask]:
    """Both seats are asked at once."""
    sights = [await house.sight(account, table, seat) for seat, account in SEATED]
    found = [sight.ask for sight in sights if sight.ask is not None]
    assert len(found) == 2
    return found


def answered(ask: Ask, *, with_undone: bool = True) -> Answer:
    undone = ask.undone if with_undone else None
    return Answer(ask.seat, ask.number, ask.options[0].action, undone)


async def test_an_answer_given_in_secret_stands_when_another_was_taken_back_and_given_anew(
    house: House,
):
    table = await begun(house)
    mine, theirs = await asks(house, table)
    await house.desk.choose("ninon", table, answered(mine))
    await house.desk.undo("ninon", table, TakeBack("vanguard", 1))
    with pytest.raises(Turned, match=r"server\.stale"):
        await house.desk.choose("gaspard", table, answered(theirs))
    again, fresh = await asks(house, table)
    await house.desk.choose("ninon", table, answered(again))
    await house.desk.choose("gaspard", table, answered(fresh))

    assert (await house.desk.card("ninon", table, "en")).number == 2


async def test_after_a_restart_an_answer_to_an_older_number_does_nothing(house: House):
    table = await begun(house)
    mine, theirs = await asks(house, table)
    await house.desk.choose("ninon", table, answered(mine))
    house.restart()
    with pytest.raises(Turned, match=r"server\.stale") as turned:
        await house.desk.choose("gaspard", table, answered(theirs, with_undone=False))

    assert turned.value.number == 1


async def test_what_another_process_takes_leaves_a_secret_question_open(store):
    first, second = House(store, shared=True), House(store, shared=True)
    table = await begun(first)
    mine, _ = await asks(first, table)
    _, theirs = await asks(second, table)
    await first.desk.choose("ninon", table, answered(mine))

    assert await second.desk.choose("gaspard", table, answered(theirs)) == 2


async def test_nobody_earns_time_by_choosing_and_taking_back(house: House):
    table = await begun(house, pace=Pace("clock", 600, 30, "lose"))
    before = [seat.clock for seat in (await house.desk.card(None, table, "en")).seats]
    for _ in range(3):
        mine, _ = await asks(house, table)
        await house.desk.choose("ninon", table, answered(mine))
        house.now += 1
        await house.desk.undo("ninon", table, TakeBack("vanguard", 1))
    after = [seat.clock for seat in (await house.desk.card(None, table, "en")).seats]

    assert after[0] is not None
    assert before[0] is not None
    assert after[0] <= before[0]


async def test_the_card_says_which_turn_it_is_in_both_languages_until_it_is_over(house: House):
    await house.people("ninon", "gaspard")
    table = await house.grognard()
    english, french = [await house.desk.card(None, table, tongue) for tongue in ("en", "fr")]
    (listed,) = (await house.desk.lobby("odile", "en")).watch
    view = (await house.sight(None, table, None)).view
    track = next(track for track in view.tracks if track.labels)

    assert english.turn == listed.turn
    assert english.turn[0].text
    assert english.turn != french.turn
    async with house.desk.hall.at(table) as live:
        assert live.row.turn == track.labels[track.value - track.least]
    for _ in range(60):
        await house.play(table, 5)
        track = next(t for t in (await house.sight(None, table, None)).view.tracks if t.labels)
        async with house.desk.hall.at(table) as live:
            assert live.row.turn == track.labels[track.value - track.least]
        if track.value > track.least:
            break
    assert track.value > track.least, "the first turn has ended"
    await house.desk.resign("ninon", table, "french")
    assert (await house.desk.card(None, table, "en")).turn == ()


async def test_the_turn_is_looked_at_where_the_same_step_comes_again(house: House):
    """In Pitt's War the impulse of the leaders comes by the same line of the sequence."""
    await house.people("ninon", "gaspard")
    seats = {"french": ME, "coalition": OPEN}
    table = await house.table("ninon", seats, "great-empire", "pitts-war")
    await house.desk.sit("gaspard", table, Sitting("coalition"))
    turns, dice = set[str](), Random(1)
    for _ in range(60):
        await house.choose(table, dice)
        async with house.desk.hall.at(table) as live:
            (track,) = [t for t in live.playing.view(None).tracks if t.labels]
            turns.add(live.row.turn)
            assert live.row.turn == track.labels[track.value - track.least]
    assert {"impulse.fair", "impulse.fair-led"} <= turns


async def test_guests_who_never_came_back_are_forgotten(house: House):
    book = Accounts(house.store)
    new, idle, host, player = [
        (await book.guest(name, None)).who.account for name in ("new", "idle", "host", "player")
    ]
    member = (await book.guest("member", None)).who.account
    table = await house.table(host, {"vanguard": OPEN, "rearguard": ME})
    await house.desk.sit(player, table, Sitting("vanguard"))
    old = update(accounts).where(accounts.c.id != new).values(seen=accounts.c.seen - 91 * DAY)
    named = update(accounts).where(accounts.c.id == member).values(password_hash="x")
    for statement in (old, named):
        await house.store.write(lambda c, statement=statement: c.execute(statement))

    assert await book.forget_idle_guests() == 1
    left = await house.store.read(lambda c: set(c.execute(select(accounts.c.id)).scalars()))
    assert left == {new, host, player, member}
    kept = await house.store.read(lambda c: set(c.execute(select(sessions.c.account)).scalars()))
    assert idle not in kept
