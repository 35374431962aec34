"""Hints: for whoever sits on the seat that is asked, where the table allows them."""

import asyncio
from typing import Any

import pytest

from estafette.ai import Budget
from estafette.server.desk import counsel
from estafette.server.store import Store
from estafette.server.trouble import Turned
from estafette.server.wire import Ask, Hint, HintRequest, SeatOrder, Sitting
from tests.server.desk.house import INVITED, ME, OPEN, RECRUIT, House
from tests.server.desk.minds import ThoughtAtOnce, ThoughtInVain
from tests.waiting import until_held

pytestmark = pytest.mark.anyio

ALONE = {"vanguard": ME, "rearguard": ME}


class Counselled(House):
    """A house in which somebody thinks."""

    minds: Any

    async def until_thinking(self) -> None:
        await until_held(lambda: self.minds.works, "somebody thinks")

    async def hint(self, table: str, ask: Ask, account: str = "ninon") -> Hint:
        request = HintRequest(ask.seat, ask.number, ask.undone)
        return await self.desk.hint(account, table, request, "en")


@pytest.fixture
async def house(store: Store, monkeypatch: pytest.MonkeyPatch) -> Counselled:
    monkeypatch.setattr(counsel, "THINKING", Budget(iterations=20))
    house = Counselled(store, minds=ThoughtAtOnce())
    await house.people("ninon", "gaspard")
    return house


async def test_the_best_answers_are_among_those_offered_and_the_best_comes_first(
    house: Counselled,
):
    table = await house.table("ninon", ALONE)
    _, ask = await house.asked(table)

    hint = await house.hint(table, ask)

    assert [each.option in ask.options for each in hint.advice] == [True] * 3
    assert all(0 <= each.chance <= 1 for each in hint.advice)
    assert (hint.seat, hint.number) == (ask.seat, ask.number)


async def test_what_was_said_about_a_question_is_said_again_without_a_thought(house: Counselled):
    table = await house.table("ninon", ALONE)
    _, ask = await house.asked(table)

    first, again = await house.hint(table, ask), await house.hint(table, ask)

    assert first == again
    assert len(house.minds.works) == 1


async def test_a_hint_is_for_the_question_that_is_open(house: Counselled):
    table = await house.table("ninon", ALONE)
    _, ask = await house.asked(table)
    await house.play(table, choices=1)

    with pytest.raises(Turned, match=r"server\.stale"):
        await house.hint(table, ask)
    assert not house.minds.works


async def test_who_is_not_asked_has_no_hint(house: Counselled):
    table = await house.table("ninon", ALONE)
    number = await house.play(table, choices=2)
    card = await house.desk.card("ninon", table, "en")
    other = next(state.seat for state in card.seats if not state.asked)

    with pytest.raises(Turned, match=r"desk\.not-asked"):
        await house.desk.hint("ninon", table, HintRequest(other, number), "en")


@pytest.mark.parametrize(
    ("seats", "allowed"),
    [
        (ALONE, True),
        ({"vanguard": ME, "rearguard": RECRUIT}, True),
        ({"vanguard": ME, "rearguard": OPEN}, False),
        ({"vanguard": ME, "rearguard": INVITED}, False),
    ],
    ids=["hot-seat", "against a player of ours", "against anybody", "against a guest"],
)
async def test_between_people_there_are_no_hints_unless_agreed(
    house: Counselled, seats: dict[str, SeatOrder], allowed: bool
):
    by_default = await house.table("ninon", seats)
    agreed = await house.table("ninon", seats, hints=True)
    forgone = await house.table("ninon", seats, hints=False)

    cards = [await house.desk.card("gaspard", t, "en") for t in (by_default, agreed, forgone)]
    assert [card.hints for card in cards] == [allowed, True, False]


async def test_where_hints_are_not_allowed_nobody_thinks(house: Counselled):
    table = await house.duel()
    account, ask = await house.asked(table)

    with pytest.raises(Turned, match=r"desk\.no-hints"):
        await house.hint(table, ask, account)
    assert not house.minds.works


async def test_hints_that_were_agreed_on_hold_in_the_rematch(house: Counselled):
    table = await house.duel(hints=True)
    await house.desk.resign("ninon", table, "vanguard")

    again = await house.desk.rematch("ninon", table)

    assert (await house.desk.card("ninon", again, "en")).hints


async def test_of_two_hints_for_one_seat_the_second_is_turned_down(house: Counselled):
    house.minds = ThoughtInVain()
    house.restart()
    table = await house.table("ninon", ALONE)
    _, ask = await house.asked(table)
    first = asyncio.create_task(house.hint(table, ask))
    await house.until_thinking()

    with pytest.raises(Turned, match=r"desk\.hint-under-way"):
        await house.hint(table, ask)
    first.cancel()


async def test_whoever_chooses_interrupts_his_hint(house: Counselled):
    house.minds = ThoughtInVain()
    house.restart()
    table = await house.table("ninon", ALONE)
    _, ask = await house.asked(table)
    waiting = asyncio.create_task(house.hint(table, ask))
    await house.until_thinking()

    await house.play(table, choices=1)

    with pytest.raises(Turned, match=r"server\.stale"):
        await waiting
    assert house.minds.interrupted == [f"hint {table} {ask.seat}"]


async def test_what_others_do_elsewhere_interrupts_nobody(house: Counselled):
    house.minds = ThoughtInVain()
    house.restart()
    table, other = await house.table("ninon", ALONE), await house.table("ninon", ALONE)
    _, ask = await house.asked(table)
    waiting = asyncio.create_task(house.hint(table, ask))
    await house.until_thinking()

    await house.play(other, choices=2)
    await until_held(lambda: not house.desk._hints._looking, "who was told has looked")

    assert house.minds.interrupted == []
    waiting.cancel()


async def test_a_hint_in_the_fog_thinks_from_the_chair_of_its_seat(house: Counselled):
    table = await house.grognard(hints=True)
    account, ask = await house.asked(table)

    hint = await house.hint(table, ask, account)

    assert {str(each.option.action) for each in hint.advice} <= {
        str(option.action) for option in ask.options
    }
    assert house.minds.works[0].seat == ask.seat


async def test_a_guest_who_sits_down_sees_whether_hints_are_allowed(house: Counselled):
    table = await house.table("ninon", {"vanguard": ME, "rearguard": OPEN}, hints=True)
    await house.desk.sit("gaspard", table, Sitting("rearguard"))

    sight = await house.sight("gaspard", table, "rearguard")

    assert sight.table.hints
