"""Matches that end before the rules end them, and time that runs out."""

from random import Random

import pytest
from sqlalchemy import delete, select

from estafette.server.store import accounts, chat, notes
from estafette.server.trouble import Turned
from estafette.server.wire import DrawWord, Pace, Saying
from tests.server.desk.house import ME, RECRUIT, House

pytestmark = pytest.mark.anyio


async def begun(house: House, pace: Pace | None = None) -> str:
    await house.people("ninon", "gaspard")
    return await house.duel(pace=pace or Pace())


async def ending(house: House, table: str) -> tuple[str, str]:
    card = await house.desk.card(None, table, "en")
    assert card.stage == "over"
    assert card.result is not None
    assert not any(seat.asked for seat in card.seats)
    return card.result.ending, card.result.winner


async def test_who_resigns_loses(house: House):
    table = await begun(house)
    await house.play(table, 5)
    await house.desk.resign("ninon", table, "vanguard")

    assert await ending(house, table) == ("resigned", "rearguard")
    with pytest.raises(Turned, match=r"desk\.over"):
        await house.desk.resign("gaspard", table, "rearguard")
    for language, words in (("en", "resigns"), ("fr", "abandon")):
        card = await house.desk.card(None, table, language)
        assert card.result is not None
        assert words in card.result.sentence[0].text


async def test_an_ally_of_a_person_leaves_his_seat_to_a_player(house: House):
    await house.people("ninon", "gaspard", "odile")
    table = await house.grognard(3)
    await house.desk.resign("odile", table, "prussian")
    card = await house.desk.card("gaspard", table, "en")

    assert card.stage == "playing"
    assert (card.seats[2].sitter, card.seats[2].holder) == ("player", "")
    await house.desk.resign("gaspard", table, "anglo-allied")
    assert await ending(house, table) == ("resigned", "french")


async def test_a_draw_needs_both(house: House):
    table = await begun(house)
    with pytest.raises(Turned, match=r"desk\.no-offer"):
        await house.desk.draw("gaspard", table, DrawWord("rearguard", "accept"))
    await house.desk.draw("ninon", table, DrawWord("vanguard", "offer"))
    with pytest.raises(Turned, match=r"desk\.no-offer"):
        await house.desk.draw("ninon", table, DrawWord("vanguard", "accept"))
    card = await house.desk.card("gaspard", table, "en")
    assert (card.stage, [seat.draw for seat in card.seats]) == ("playing", [True, False])
    await house.desk.draw("gaspard", table, DrawWord("rearguard", "accept"))

    assert await ending(house, table) == ("agreed", "")


async def test_a_draw_declined_is_off_the_table(house: House):
    table = await begun(house)
    await house.desk.draw("ninon", table, DrawWord("vanguard", "offer"))
    await house.desk.draw("gaspard", table, DrawWord("rearguard", "decline"))
    card = await house.desk.card("gaspard", table, "en")

    assert [seat.draw for seat in card.seats] == [False, False]
    with pytest.raises(Turned, match=r"desk\.no-offer"):
        await house.desk.draw("gaspard", table, DrawWord("rearguard", "accept"))


async def test_nobody_agrees_on_a_draw_with_a_player_of_ours(house: House):
    await house.person("ninon")
    table = await house.table("ninon", {"vanguard": ME, "rearguard": RECRUIT})

    with pytest.raises(Turned, match=r"desk\.no-draw"):
        await house.desk.draw("ninon", table, DrawWord("vanguard", "offer"))


async def test_a_match_of_ones_own_may_be_broken_off(house: House):
    await house.person("ninon")
    table = await house.table("ninon", {"vanguard": ME, "rearguard": RECRUIT})
    await house.desk.cancel("ninon", table)

    assert await ending(house, table) == ("abandoned", "")


async def test_a_match_with_others_may_not_be_broken_off(house: House):
    table = await begun(house)

    with pytest.raises(Turned, match=r"desk\.not-alone"):
        await house.desk.cancel("ninon", table)


async def test_whose_time_for_a_choice_runs_out_loses(house: House):
    table = await begun(house, Pace("choice", 60, at_timeout="lose"))
    await house.play(table, 6)
    account, ask = await house.asked(table)
    house.now += 59
    await house.desk.strike()
    assert (await house.desk.card(None, table, "en")).stage == "playing"
    house.now += 1
    house.restart()
    await house.desk.strike()

    loser = "vanguard" if account == "ninon" else "rearguard"
    assert ask.seat == loser
    assert (await ending(house, table))[0] == "timeout"
    assert (await ending(house, table))[1] != loser


async def test_a_choice_in_time_starts_the_time_anew(house: House):
    table = await begun(house, Pace("choice", 60, at_timeout="lose"))
    dice, began = Random(2), house.now
    for _ in range(30):
        card = await house.desk.card(None, table, "en")
        if sum(seat.asked for seat in card.seats) == 1:
            house.now += 50
        await house.choose(table, dice)
        await house.desk.strike()

    assert house.now > began + 300
    assert (await house.desk.card(None, table, "en")).stage == "playing"


async def test_a_player_answers_for_whose_time_has_run_out(house: House):
    table = await begun(house, Pace("choice", 60, at_timeout="player"))
    number = await house.play(table, 6)
    house.now += 61
    await house.desk.strike()
    card = await house.desk.card(None, table, "en")

    assert (card.stage, card.number) == ("playing", number + 1)


async def test_a_win_by_time_is_claimed_and_not_before(house: House):
    table = await begun(house, Pace("choice", 60, at_timeout="claim"))
    await house.play(table, 6)
    card = await house.desk.card(None, table, "en")
    late = {seat.seat for seat in card.seats if seat.asked}
    winner = next(seat for seat in ("vanguard", "rearguard") if seat not in late)
    holder = {"vanguard": "ninon", "rearguard": "gaspard"}
    with pytest.raises(Turned, match=r"desk\.no-claim"):
        await house.desk.claim(holder[winner], table, winner)
    house.now += 60
    await house.desk.strike()
    assert (await house.desk.card(None, table, "en")).stage == "playing"
    loser = late.pop()
    with pytest.raises(Turned, match=r"desk\.no-claim"):
        await house.desk.claim(holder[loser], table, loser)
    await house.desk.claim(holder[winner], table, winner)

    assert await ending(house, table) == ("timeout", winner)


async def test_a_clock_runs_for_who_is_asked_and_gains_with_each_choice(house: House):
    table = await begun(house, Pace("clock", 600, 10, "lose"))
    await house.play(table, 4)
    _, ask = await house.asked(table)
    before = {s.seat: s.clock for s in (await house.desk.card(None, table, "en")).seats}
    house.now += 100
    await house.play(table, 1)
    after = {s.seat: s.clock for s in (await house.desk.card(None, table, "en")).seats}

    assert after[ask.seat] == before[ask.seat] - 100 + 10
    house.restart()
    again = {s.seat: s.clock for s in (await house.desk.card(None, table, "en")).seats}
    assert again == after
    house.now += 100_000
    await house.desk.strike()
    assert (await ending(house, table))[0] == "timeout"


async def test_a_table_without_a_pace_never_rings(house: House):
    table = await begun(house)
    house.now += 10**8
    await house.desk.strike()

    assert (await house.desk.card(None, table, "en")).stage == "playing"


async def test_who_leaves_the_house_leaves_his_matches_under_no_name(house: House):
    table = await begun(house)
    await house.play(table, 8)
    await house.desk.say("gaspard", table, Saying("Adieu"))
    await house.desk.write_notes("gaspard", table, "rearguard", "secret")
    waiting = await house.table("gaspard", {"vanguard": ME, "rearguard": ME}, "the-heights")
    await house.desk.forget("gaspard")
    gone = delete(accounts).where(accounts.c.id == "gaspard")
    await house.store.write(lambda connection: connection.execute(gone))
    house.restart()
    card = await house.desk.card("ninon", table, "en")

    assert await ending(house, table) == ("abandoned", "vanguard")
    assert await ending(house, waiting) == ("abandoned", "")
    assert (card.number, card.seats[1].holder) == (8, "a former player")
    left = await house.store.read(
        lambda c: (c.execute(select(notes)).all(), c.execute(select(chat.c.who)).scalars().all())
    )
    assert left == ([], [""])
    assert (await house.sight("ninon", table, "rearguard")).number == 8


async def test_a_seat_that_a_player_has_taken_over_rings_no_more(house: House):
    await house.people("ninon", "gaspard", "odile")
    table = await house.grognard(3, pace=Pace("choice", 60, at_timeout="lose"))
    holder = {"anglo-allied": "gaspard", "prussian": "odile"}
    for _ in range(200):
        card = await house.desk.card("ninon", table, "en")
        asked = [seat.seat for seat in card.seats if seat.asked]
        if len(asked) == 1 and asked[0] in holder:
            break
        await house.choose(table, Random(len(asked)))
    await house.desk.resign(holder[asked[0]], table, asked[0])
    house.now += 1000
    for _ in range(2):
        await house.desk.strike()

    assert (await house.desk.card("ninon", table, "en")).stage == "playing"
