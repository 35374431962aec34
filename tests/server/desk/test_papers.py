"""Papers at the desk: a draft outlives the process, and only its writer knows of it."""

from typing import Any

import pytest
from msgspec import structs

from estafette.engine import Sequence, Step
from estafette.match import parse
from estafette.server.desk import News
from estafette.server.trouble import Turned
from estafette.server.wire import Answer, Pace, TakeBack
from tests.papers import FORD, REARGUARD, VANGUARD, always, stand
from tests.server.desk.house import ME, OPEN, House
from tests.server.desk.papers import (
    ADVANCE,
    PASS,
    STAND,
    asked,
    columns,
    drafted,
    known_to,
    ligny,
    numbers,
    on_paper,
    paper,
    pick,
    rows,
    say,
    take_back,
)

pytestmark = pytest.mark.anyio

WHOLE = (ADVANCE, STAND, PASS)


# Drafting


async def test_what_is_drafted_is_written_down_and_is_no_choice(house: House):
    table = await on_paper(house)
    house.news.clear()

    assert await say(house, table, VANGUARD, ADVANCE) == 0
    assert await say(house, table, VANGUARD, STAND) == 0

    ask = await asked(house, table, VANGUARD)
    assert (ask.paper, ask.drafted, ask.number) == (True, 2, 0)
    assert await rows(house, table) == []
    assert await drafted(house, table) == [ADVANCE, STAND]
    assert house.news == [News(table, "drafted", 0, who="ninon")] * 2


async def test_the_last_answer_hands_the_paper_in_as_one_choice(house: House):
    table = await on_paper(house)
    await say(house, table, VANGUARD, ADVANCE, STAND)
    house.news.clear()

    assert await say(house, table, VANGUARD, PASS) == 1

    assert await rows(house, table) == [(0, VANGUARD, paper(*WHOLE))]
    assert await drafted(house, table) is None
    assert house.news == [News(table, "sight", 1)]
    ask = await asked(house, table, REARGUARD)
    assert (ask.paper, ask.drafted, ask.number) == (True, 0, 1)


async def test_a_question_in_the_open_is_no_paper(house: House):
    table = await on_paper(house)
    await say(house, table, VANGUARD, *WHOLE)
    await say(house, table, REARGUARD, *WHOLE)

    ask = await asked(house, table, VANGUARD)
    assert (ask.paper, ask.drafted, ask.number) == (False, 0, 2)
    assert await say(house, table, VANGUARD, STAND) == 3
    assert (await rows(house, table))[2] == (2, VANGUARD, STAND)


async def test_a_whole_paper_is_handed_in_at_once_in_the_place_of_a_draft(house: House):
    table = await on_paper(house)
    await say(house, table, VANGUARD, STAND)

    assert await say(house, table, VANGUARD, paper(ADVANCE, ADVANCE, PASS)) == 1

    assert await rows(house, table) == [(0, VANGUARD, paper(ADVANCE, ADVANCE, PASS))]
    assert await drafted(house, table) is None


@pytest.mark.parametrize(
    ("answers", "key"),
    [
        ((), "paper.unfinished"),
        ((ADVANCE, STAND), "paper.unfinished"),
        ((*WHOLE, PASS), "paper.too-much"),
        ((ADVANCE, PASS, PASS), "decision.not-offered"),
    ],
)
async def test_a_whole_paper_that_is_not_as_it_should_be_changes_nothing(
    house: House, answers: tuple[dict[str, Any], ...], key: str
):
    table = await on_paper(house)
    await say(house, table, VANGUARD, STAND)
    before = await known_to(house, table, "ninon", VANGUARD)

    with pytest.raises(Turned) as turned:
        await say(house, table, VANGUARD, paper(*answers))

    assert turned.value.status == 422
    assert turned.value.refusal is not None
    assert turned.value.refusal.key == key
    assert await known_to(house, table, "ninon", VANGUARD) == before
    assert await drafted(house, table) == [STAND]


async def test_an_answer_that_hands_the_paper_in_says_so(house: House):
    table = await on_paper(house)
    for seat, action in [*[(VANGUARD, each) for each in WHOLE], (REARGUARD, ADVANCE)]:
        question = await asked(house, table, seat)
        number = (await house.sight(None, table, None)).number
        closing = [option.action for option in question.options if option.closes]
        assert closing == ([PASS] if question.drafted == 2 else [])
        assert await say(house, table, seat, action) == number + (action in closing)

    await say(house, table, REARGUARD, STAND, PASS)
    question = await asked(house, table, VANGUARD)
    assert not any(option.closes for option in question.options)


@pytest.mark.parametrize(
    "action",
    [
        {"type": "Paper"},
        {"type": "Paper", "answers": [{"type": "Pass", "more": 1}]},
        {"type": "Paper", "answers": [paper(*WHOLE)]},
        {"type": "Paper", "answers": list(WHOLE), "seat": VANGUARD},
    ],
)
async def test_a_paper_of_which_no_game_knows_is_turned_down(house: House, action: dict[str, Any]):
    table = await on_paper(house)

    with pytest.raises(Turned, match=r"desk\.bad-action"):
        await say(house, table, VANGUARD, action)
    assert await rows(house, table) == []


async def test_nobody_writes_on_a_paper_of_another(house: House):
    table = await on_paper(house)
    await say(house, table, VANGUARD, ADVANCE)

    with pytest.raises(Turned, match=r"desk\.not-your-seat"):
        await house.desk.choose("gaspard", table, Answer(VANGUARD, 0, STAND))
    for action in (STAND, paper(*WHOLE)):
        with pytest.raises(Turned, match=r"desk\.refused"):
            await house.desk.choose("gaspard", table, Answer(REARGUARD, 0, action))
    assert await drafted(house, table) == [ADVANCE]


async def test_an_answer_to_an_older_question_of_the_paper_is_stale(house: House):
    table = await on_paper(house)
    await say(house, table, VANGUARD, ADVANCE)

    for draft in ("", "another"):
        with pytest.raises(Turned) as turned:
            await house.desk.choose("ninon", table, Answer(VANGUARD, 0, STAND, 0, draft))
        assert (turned.value.status, turned.value.key) == (409, "server.stale")
    assert await drafted(house, table) == [ADVANCE]
    draft = (await asked(house, table, VANGUARD)).draft
    await house.desk.choose("ninon", table, Answer(VANGUARD, 0, STAND, 0, draft))
    assert await drafted(house, table) == [ADVANCE, STAND]


async def test_who_does_not_say_what_he_has_drafted_is_heard(house: House):
    table = await on_paper(house)

    for action in (ADVANCE, STAND):
        assert await house.desk.choose("ninon", table, Answer(VANGUARD, 0, action)) == 0
    assert await house.desk.choose("ninon", table, Answer(VANGUARD, 0, PASS)) == 1


async def test_where_nothing_is_drafted_elsewhere_an_answer_must_not_say_so(house: House):
    table = await on_paper(house)
    await say(house, table, VANGUARD, *WHOLE)
    await say(house, table, REARGUARD, *WHOLE)

    with pytest.raises(Turned, match=r"server\.stale"):
        await house.desk.choose("ninon", table, Answer(VANGUARD, 2, STAND, 0, "1f"))
    assert await house.desk.choose("ninon", table, Answer(VANGUARD, 2, STAND, 0, "")) == 3


# Before the eyes of others

PACES = [Pace(), Pace("choice", 3600), Pace("clock", 3600, 30)]


OPEN_TO_ALL = ("changed", "number", "undone", "asked", "alarm", "player_due", "turn")


@pytest.mark.parametrize("pace", PACES, ids=["no pace", "a choice", "a clock"])
async def test_whatever_others_read_is_the_same_while_one_writes(house: House, pace: Pace):
    table = await on_paper(house, pace=pace)
    house.now += 1
    await house.table("gaspard", {VANGUARD: ME, REARGUARD: OPEN})
    others = [("gaspard", REARGUARD), ("odile", None), (None, None)]
    before = [await known_to(house, table, *who) for who in others]
    written = await columns(house, table, *OPEN_TO_ALL)

    for action in (ADVANCE, STAND):
        house.now += 7
        await say(house, table, VANGUARD, action)
        assert [await known_to(house, table, *who) for who in others] == before
    for _ in range(2):
        house.now += 7
        await take_back(house, table, VANGUARD)
        assert [await known_to(house, table, *who) for who in others] == before
    assert await columns(house, table, *OPEN_TO_ALL) == written


async def test_written_orders_are_nobody_elses_business(house: House):
    table = await ligny(house)
    others = [("gaspard", "allied"), ("odile", None)]
    before = [await known_to(house, table, *who) for who in others]
    mine = await known_to(house, table, "ninon", "french")

    for place in (0, 0, 1, 0):
        house.now += 7
        await pick(house, table, "french", place)
        assert [await known_to(house, table, *who) for who in others] == before
    assert await known_to(house, table, "ninon", "french") != mine
    assert len(await drafted(house, table)) == 4


async def test_a_file_of_the_other_seat_has_a_line_for_a_paper_and_nothing_in_it(house: House):
    table = await on_paper(house)
    await say(house, table, VANGUARD, *WHOLE)
    await say(house, table, REARGUARD, ADVANCE)

    files = [parse(await house.desk.file(who, table)) for who in ("gaspard", "ninon")]

    assert [[choice.action for choice in file.choices] for file in files] == [
        [None],
        [paper(*WHOLE)],
    ]


async def test_a_host_who_only_watches_hears_nothing_of_a_draft(house: House):
    table = await on_paper(house)
    house.news.clear()
    before = await house.sight("ninon", table, None)

    await say(house, table, VANGUARD, ADVANCE)

    after = await house.sight("ninon", table, None)
    assert after == before
    assert [news.who for news in house.news] == ["ninon"]


async def test_who_writes_sees_his_draft(house: House):
    table = await on_paper(house)
    before = await house.sight("ninon", table, VANGUARD)
    await say(house, table, VANGUARD, ADVANCE)
    after = await house.sight("ninon", table, VANGUARD)

    assert after.view != before.view
    assert (before.may_undo, after.may_undo) == (False, True)
    assert not (await house.sight("gaspard", table, REARGUARD)).may_undo


# Taking back


async def test_an_answer_of_a_draft_is_taken_back_and_nothing_is_counted(house: House):
    table = await on_paper(house)
    before = await known_to(house, table, "ninon", VANGUARD)
    await say(house, table, VANGUARD, ADVANCE, STAND)
    house.news.clear()

    sight = await take_back(house, table, VANGUARD)

    assert sight.ask is not None
    assert (sight.number, sight.undone, sight.ask.drafted) == (0, 0, 1)
    assert await drafted(house, table) == [ADVANCE]
    assert house.news == [News(table, "drafted", 0, who="ninon")]
    await take_back(house, table, VANGUARD)
    assert await drafted(house, table) is None
    assert await known_to(house, table, "ninon", VANGUARD) == before


@pytest.mark.parametrize("slept", [False, True])
async def test_from_an_empty_draft_nobody_goes_back(house: House, slept: bool):
    table = await on_paper(house)
    await say(house, table, VANGUARD, *WHOLE)
    await say(house, table, REARGUARD, ADVANCE)
    await take_back(house, table, REARGUARD)
    if slept:
        house.restart(FORD)

    for account, seat in (("gaspard", REARGUARD), ("ninon", VANGUARD)):
        with pytest.raises(Turned, match=r"desk\.refused"):
            await house.desk.undo(account, table, TakeBack(seat, 1))
    assert numbers(await rows(house, table)) == [(0, VANGUARD)]


async def test_nobody_takes_back_what_another_drafts(house: House):
    table = await on_paper(house)
    await say(house, table, VANGUARD, ADVANCE)

    with pytest.raises(Turned, match=r"desk\.refused"):
        await house.desk.undo("gaspard", table, TakeBack(REARGUARD, 0))
    with pytest.raises(Turned, match=r"desk\.not-your-seat"):
        await house.desk.undo("gaspard", table, TakeBack(VANGUARD, 0))
    assert await drafted(house, table) == [ADVANCE]


async def test_what_was_handed_in_is_a_draft_again_where_it_may_be_taken_back(house: House):
    table = await on_paper(house)
    await say(house, table, VANGUARD, *WHOLE)
    await say(house, table, REARGUARD, ADVANCE, ADVANCE)
    before = await known_to(house, table, "gaspard", REARGUARD)
    await say(house, table, REARGUARD, PASS)
    house.news.clear()

    sight = await take_back(house, table, REARGUARD)

    assert sight.ask is not None
    assert (sight.number, sight.undone, sight.ask.drafted) == (1, 1, 2)
    assert await drafted(house, table) == [ADVANCE, ADVANCE]
    assert numbers(await rows(house, table)) == [(0, VANGUARD)]
    assert house.news == [News(table, "sight", 1)]
    assert (await known_to(house, table, "gaspard", REARGUARD))[0] != before[0]  # it is counted
    await take_back(house, table, REARGUARD)
    assert await say(house, table, REARGUARD, STAND, PASS) == 2
    assert (await rows(house, table))[1] == (1, REARGUARD, paper(ADVANCE, STAND, PASS))


SHORT = structs.replace(
    FORD,
    sequence=Sequence(
        Step("3.2", stand, by=VANGUARD, on_paper=always), Step("3.3", stand, by=REARGUARD)
    ),
)


@pytest.mark.parametrize("slept", [False, True])
async def test_a_paper_of_one_answer_that_is_taken_back_leaves_an_empty_draft(
    house: House, slept: bool
):
    table = await on_paper(house, rules=SHORT)
    await say(house, table, VANGUARD, ADVANCE)
    assert await rows(house, table) == [(0, VANGUARD, paper(ADVANCE))]
    if slept:
        house.restart(SHORT)

    sight = await take_back(house, table, VANGUARD)

    assert sight.ask is not None
    assert (sight.number, sight.ask.paper, sight.ask.drafted) == (0, True, 0)
    assert await drafted(house, table) is None
    assert await rows(house, table) == []
