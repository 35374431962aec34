"""Choices: made once, in their order, by who holds the seat, and written down before they count."""

import asyncio
from random import Random

import pytest
from sqlalchemy import func, select

from estafette.server.desk import News
from estafette.server.store import Store, choices
from estafette.server.trouble import Turned
from estafette.server.wire import Answer, Ask, Question, TableCard, TakeBack
from tests.server.desk.house import ME, RECRUIT, House

pytestmark = pytest.mark.anyio


async def begun(house: House) -> str:
    await house.people("ninon", "gaspard")
    return await house.duel()


async def written(house: House, table: str) -> int:
    query = select(func.count()).where(choices.c.table == table)
    return await house.store.read(lambda connection: connection.execute(query).scalar() or 0)


async def test_a_match_begins_when_the_last_seat_is_taken(house: House):
    table = await begun(house)
    card = await house.desk.card("ninon", table, "en")

    assert card.stage == "playing"
    assert [(seat.seat, seat.holder) for seat in card.seats] == [
        ("vanguard", "Ninon"),
        ("rearguard", "Gaspard"),
    ]
    assert any(seat.asked for seat in card.seats)


async def test_a_whole_match_is_played_to_its_end(house: House):
    table = await begun(house)
    number = await house.play(table)
    card = await house.desk.card(None, table, "en")

    assert card.stage == "over"
    assert card.result is not None
    assert card.result.ending == "rules"
    assert await written(house, table) == number == card.number


async def test_a_choice_is_published_after_it_is_on_disk(house: House):
    table = await begun(house)
    house.news.clear()
    number = await house.choose(table, Random(1))

    assert house.news == [News(table, "sight", number)]
    assert await written(house, table) == 1


async def test_a_choice_with_an_old_number_does_nothing(house: House):
    table = await begun(house)
    account, ask = await house.asked(table)
    answer = Answer(ask.seat, ask.number, ask.options[0].action, ask.undone)
    await house.desk.choose(account, table, answer)

    with pytest.raises(Turned) as turned:
        await house.desk.choose(account, table, answer)
    assert (turned.value.status, turned.value.key) == (409, "server.stale")
    assert turned.value.number == 1
    assert await written(house, table) == 1


async def test_a_choice_with_a_number_to_come_does_nothing(house: House):
    table = await begun(house)
    account, ask = await house.asked(table)

    with pytest.raises(Turned, match=r"server\.stale"):
        await house.desk.choose(
            account, table, Answer(ask.seat, ask.number + 1, ask.options[0].action)
        )
    assert await written(house, table) == 0


async def test_a_choice_that_the_rules_forbid_is_refused_with_their_reason(house: House):
    table = await begun(house)
    account, ask = await house.asked(table)
    wrong = {"type": "Scout", "block": "no-such-block"}

    with pytest.raises(Turned) as turned:
        await house.desk.choose(account, table, Answer(ask.seat, ask.number, wrong))
    assert turned.value.status == 422
    assert turned.value.refusal is not None
    assert await written(house, table) == 0


@pytest.mark.parametrize(
    "nonsense", [{}, {"type": "Nothing"}, {"type": "Pass", "more": 1}, {"type": ["Pass"]}]
)
async def test_an_answer_that_no_game_knows_is_turned_down(house: House, nonsense):
    table = await begun(house)
    account, ask = await house.asked(table)

    with pytest.raises(Turned, match=r"desk\.bad-action"):
        await house.desk.choose(account, table, Answer(ask.seat, ask.number, nonsense))


async def test_of_many_who_answer_at_once_one_is_heard(house: House):
    table = await begun(house)
    account, ask = await house.asked(table)
    answer = Answer(ask.seat, ask.number, ask.options[0].action, ask.undone)
    results = await asyncio.gather(
        *[house.desk.choose(account, table, answer) for _ in range(20)], return_exceptions=True
    )

    assert sorted(r for r in results if isinstance(r, int)) == [1]
    assert all(isinstance(r, int) or (isinstance(r, Turned) and r.status == 409) for r in results)
    assert await written(house, table) == 1


async def test_of_two_processes_that_write_the_same_number_one_wins(store: Store, migrated: str):
    elsewhere = Store(migrated)
    first, second = House(store, shared=True), House(elsewhere, shared=True)
    await first.people("ninon", "gaspard")
    table = await first.duel()
    for number in range(1, 26):
        account, ask = await first.asked(table)
        await second.asked(table)  # both are awake and know the same
        dice = Random(number)
        answers = [
            Answer(ask.seat, ask.number, dice.choice(ask.options).action, ask.undone)
            for _ in range(6)
        ]
        results = await asyncio.gather(
            *[
                house.desk.choose(account, table, answer)
                for house, answer in zip([first, second] * 3, answers, strict=True)
            ],
            return_exceptions=True,
        )
        assert [r for r in results if isinstance(r, int)] == [number]
        assert {r.key for r in results if isinstance(r, Turned)} == {"server.stale"}
        assert await written(first, table) == number
    sights = [await house.sight("ninon", table, "vanguard") for house in (first, second)]
    assert sights[0].view == sights[1].view
    assert sights[0].lines == sights[1].lines
    elsewhere.close()


async def test_what_one_process_takes_another_shows(store: Store):
    first, second = House(store, shared=True), House(store, shared=True)
    await first.people("ninon", "gaspard")
    table = await first.duel()
    dice = Random(5)
    for number in range(1, 30):
        house = first if dice.random() < 0.5 else second
        assert await house.choose(table, dice) == number
    await first.play(table, 1)

    assert (await second.sight("gaspard", table, "rearguard")).number == 30


async def test_who_goes_away_in_the_middle_leaves_the_table_in_order(house: House):
    table = await begun(house)
    account, ask = await house.asked(table)
    answer = Answer(ask.seat, ask.number, ask.options[0].action, ask.undone)
    asking = asyncio.create_task(house.desk.choose(account, table, answer))
    await asyncio.sleep(0)
    asking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asking
    sight = await house.sight("ninon", table, "vanguard")

    assert sight.number == await written(house, table)


async def undoable(house: House) -> tuple[str, str, str, int]:
    """A table at which somebody may take his last choice back."""
    table = await begun(house)
    for seed in range(200):
        await house.choose(table, Random(seed))
        for account, seat in (("ninon", "vanguard"), ("gaspard", "rearguard")):
            sight = await house.sight(account, table, seat)
            if sight.may_undo:
                return table, account, seat, sight.number
    raise AssertionError("nothing can be taken back")


@pytest.mark.parametrize("slept", [False, True])
async def test_a_choice_taken_back_is_gone_from_the_log(house: House, slept: bool):
    table, account, seat, number = await undoable(house)
    if slept:
        house.restart()
    await house.desk.undo(account, table, TakeBack(seat, number))
    sight = await house.sight(account, table, seat)

    assert (sight.number, sight.undone) == (number - 1, 1)
    assert sight.ask is not None
    assert await written(house, table) == number - 1
    house.restart()
    assert (await house.sight(account, table, seat)).view == sight.view


async def test_an_answer_from_before_a_taking_back_does_nothing(house: House):
    table, account, seat, number = await undoable(house)
    await house.desk.undo(account, table, TakeBack(seat, number))
    ask = (await house.sight(account, table, seat)).ask
    assert ask is not None

    with pytest.raises(Turned, match=r"server\.stale"):
        await house.desk.choose(
            account, table, Answer(seat, ask.number, ask.options[0].action, undone=0)
        )


async def test_what_cannot_be_taken_back_says_why(house: House):
    table = await begun(house)
    with pytest.raises(Turned) as turned:
        await house.desk.undo("ninon", table, TakeBack("vanguard", 0))

    assert turned.value.refusal is not None
    assert turned.value.refusal.key == "undo.nothing"


async def test_our_players_play_a_match_among_themselves_and_after_a_restart(house: House):
    await house.person("ninon")
    table = await house.table("ninon", {"vanguard": RECRUIT, "rearguard": RECRUIT})
    house.restart()
    await until_over(house, table)

    assert await written(house, table) == (await house.desk.card("ninon", table, "en")).number


async def test_a_player_answers_a_person(house: House):
    await house.person("ninon")
    table = await house.table("ninon", {"vanguard": ME, "rearguard": RECRUIT})
    players = asyncio.create_task(house.desk.run_players())
    dice = Random(3)
    for _ in range(20):
        await house.until(table, is_mine)
        sight = await house.sight("ninon", table, "vanguard")
        if sight.ask is None:
            break
        answer = Answer("vanguard", sight.number, dice.choice(sight.ask.options).action)
        await house.desk.choose("ninon", table, answer)
    await house.until(table, is_mine)
    players.cancel()

    async with house.desk.hall.at(table) as live:
        assert {entry.seat for entry in live.playing.log} == {"vanguard", "rearguard"}


def is_mine(card: TableCard) -> bool:
    """Is the host asked, and nobody else, or nobody any more?"""
    asked = [state.mine for state in card.seats if state.asked]
    return (all(asked) and bool(asked)) or card.stage == "over"


async def until_over(house: House, table: str) -> None:
    players = asyncio.create_task(house.desk.run_players())
    await house.until(table, lambda card: card.stage == "over")
    players.cancel()


async def test_why_not_is_answered_with_the_clause_in_both_languages(house: House):
    table = await begun(house)
    account, ask = await house.asked(table)
    question = Question(ask.seat, action={"type": "Scout", "block": "no-such-block"})
    english, french = [
        await house.desk.why(account, table, question, language) for language in ("en", "fr")
    ]

    assert english.reasons
    assert [reason.rule for reason in english.reasons] == [r.rule for r in french.reasons]
    assert english.reasons[0].sentence != french.reasons[0].sentence


async def test_who_is_asked_in_secret_is_not_disturbed_by_the_answer_of_another(house: House):
    table = await begun(house)
    asks = {}
    for seat, account in (("vanguard", "ninon"), ("rearguard", "gaspard")):
        sight = await house.desk.sight(account, table, seat, 0, "en")
        assert sight.ask is not None, "both write their orders at once"
        asks[seat] = sight.ask
    first, second = asks.values()

    await house.desk.choose("ninon", table, answered(first))
    await house.desk.choose("gaspard", table, answered(second))
    with pytest.raises(Turned, match=r"server\.stale"):
        await house.desk.choose("gaspard", table, answered(second))

    assert second.number == first.number
    assert await written(house, table) == 2


def answered(ask: Ask) -> Answer:
    return Answer(ask.seat, ask.number, ask.options[0].action, ask.undone)
