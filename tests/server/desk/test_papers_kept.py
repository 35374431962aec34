"""A draft outlives the process, and what is wrong with one keeps nobody from playing on."""

from typing import Any

import msgspec
import pytest
from msgspec import structs
from sqlalchemy import update

from estafette.engine import Paper, Procedure, Rules, Sequence, Step, ask
from estafette.match import Entry, draft_again
from estafette.match.paper import Unfinished
from estafette.server.desk.waking import LogDiverged, repeat
from estafette.server.store import Store, tables
from estafette.server.trouble import Turned
from estafette.server.wire import Answer, Branch
from tests import papers
from tests.papers import ATH, BLUE, DONE, FORD, HAL, REARGUARD, VANGUARD, always, order, writing
from tests.server.desk.house import ME, House
from tests.server.desk.papers import (
    ADVANCE,
    PASS,
    STAND,
    asked,
    columns,
    drafted,
    known_to,
    left,
    ligny,
    numbers,
    on_paper,
    paper,
    pick,
    rows,
    say,
    set_drafted,
    take_back,
)
from tests.specimen.orders import Advance, Stand

pytestmark = pytest.mark.anyio

WHOLE = (ADVANCE, STAND, PASS)
EVERYBODY = [("ninon", VANGUARD), ("gaspard", REARGUARD), ("odile", None)]


async def asleep(house: House) -> None:
    house.now += 1000
    await house.desk.hall.put_to_sleep(900)
    assert house.desk.awake == 0


@pytest.mark.parametrize("slept", [False, True])
async def test_a_draft_is_there_after_a_restart_at_every_answer(house: House, slept: bool):
    table = await on_paper(house)
    for seat in (VANGUARD, REARGUARD):
        for action in WHOLE:
            before = [await known_to(house, table, *who) for who in EVERYBODY]
            if slept:
                await asleep(house)
            else:
                house.restart(FORD)
            assert [await known_to(house, table, *who) for who in EVERYBODY] == before
            await say(house, table, seat, action)

    assert numbers(await rows(house, table)) == [(0, VANGUARD), (1, REARGUARD)]


async def test_written_orders_are_there_after_a_restart(house: House):
    table = await ligny(house)
    others = [("ninon", "french"), ("gaspard", "allied"), ("odile", None)]
    await pick(house, table, "french", 0, 0, 1, 0, 2)
    before = [await known_to(house, table, *who) for who in others]

    house.restart(FORD)

    assert [await known_to(house, table, *who) for who in others] == before
    await pick(house, table, "french", 0)
    assert len(await drafted(house, table)) == 6


async def test_what_is_drafted_after_a_restart_is_taken_back_and_handed_in(house: House):
    table = await on_paper(house)
    await say(house, table, VANGUARD, ADVANCE, ADVANCE)
    house.restart(FORD)

    sight = await take_back(house, table, VANGUARD)
    assert (sight.undone, await drafted(house, table)) == (0, [ADVANCE])
    house.restart(FORD)
    await say(house, table, VANGUARD, STAND, PASS)

    assert await rows(house, table) == [(0, VANGUARD, paper(*WHOLE))]


async def test_a_match_with_papers_wakes_from_its_log_alone(house: House):
    table = await on_paper(house)
    for _ in range(2):
        await say(house, table, VANGUARD, *WHOLE)
        await say(house, table, REARGUARD, *WHOLE)
        await say(house, table, VANGUARD, STAND)
    await say(house, table, VANGUARD, ADVANCE)
    before = [await known_to(house, table, *who) for who in EVERYBODY]
    await forget_snapshot(house, table)
    house.restart(FORD)

    assert [await known_to(house, table, *who) for who in EVERYBODY] == before


async def forget_snapshot(house: House, table: str) -> None:
    statement = update(tables).where(tables.c.id == table).values(snapshot=None)
    await house.store.write(lambda connection: connection.execute(statement))


# Several processes


def both(store: Store) -> tuple[House, House]:
    return House(store, shared=True), House(store, shared=True)


async def test_what_is_drafted_here_is_shown_there(store: Store):
    here, there = both(store)
    table = await on_paper(here)
    there.restart(FORD)
    for house, other, action in ((here, there, ADVANCE), (there, here, STAND)):
        await say(house, table, VANGUARD, action)
        assert await known_to(other, table, "ninon", VANGUARD) == await known_to(
            house, table, "ninon", VANGUARD
        )
    await take_back(here, table, VANGUARD)
    assert (await asked(there, table, VANGUARD)).drafted == 1
    await say(there, table, VANGUARD, ADVANCE, PASS)

    assert (await here.sight("ninon", table, VANGUARD)).number == 1
    assert await rows(here, table) == [(0, VANGUARD, paper(ADVANCE, ADVANCE, PASS))]


async def test_of_two_answers_to_one_question_of_a_paper_one_is_stale(store: Store):
    here, there = both(store)
    table = await on_paper(here)
    there.restart(FORD)
    for house in (here, there):
        await asked(house, table, VANGUARD)
    answer = Answer(VANGUARD, 0, ADVANCE, 0, "")
    await here.desk.choose("ninon", table, answer)

    with pytest.raises(Turned, match=r"server\.stale"):
        await there.desk.choose("ninon", table, answer)
    assert await drafted(there, table) == [ADVANCE]


async def test_a_process_that_knows_an_older_draft_catches_up_with_a_later_paper(store: Store):
    here, there = both(store)
    table = await on_paper(here)
    there.restart(FORD)
    await say(here, table, VANGUARD, ADVANCE)
    assert (await asked(there, table, VANGUARD)).drafted == 1
    await say(here, table, VANGUARD, STAND, PASS)
    await say(here, table, REARGUARD, ADVANCE)

    ask = await asked(there, table, REARGUARD)

    assert (ask.number, ask.drafted) == (1, 1)
    for who in EVERYBODY:
        assert await known_to(there, table, *who) == await known_to(here, table, *who)


# Broken drafts

BROKEN = [
    "",
    "{",
    "null",
    "7",
    "[]",
    "{}",
    '"paper"',
    '{"type":"Pass"}',
    '{"seat":"vanguard"}',
    '{"seat":"vanguard","answers":null}',
    '{"seat":"vanguard","answers":[{"type":"Nothing"}]}',
    '{"seat":"vanguard","answers":[{"type":"Pass"}]}',
    '{"seat":"vanguard","answers":[{"type":"PlayCard","card":"no-such-card"}]}',
    '{"answers":[{"type":"Advance"}]}',
    '{"seat":"vanguard","type":"Paper","answers":[{"type":"Advance"}]}',
]


@pytest.mark.parametrize("text", BROKEN)
async def test_a_draft_that_cannot_be_read_keeps_no_table_from_waking(house: House, text: str):
    table = await on_paper(house)
    before = await known_to(house, table, "ninon", VANGUARD)
    await set_drafted(house, table, text)
    house.restart(FORD)

    assert await known_to(house, table, "ninon", VANGUARD) == before
    await say(house, table, VANGUARD, *WHOLE)
    assert await rows(house, table) == [(0, VANGUARD, paper(*WHOLE))]
    assert await drafted(house, table) is None


async def test_of_a_draft_as_much_is_kept_as_the_rules_will_have(house: House):
    table = await on_paper(house)
    lines = [ADVANCE, PASS, ADVANCE]
    await set_drafted(house, table, left(VANGUARD, *lines))
    house.restart(FORD)

    assert (await asked(house, table, VANGUARD)).drafted == 1
    await say(house, table, VANGUARD, STAND, PASS)
    assert await rows(house, table) == [(0, VANGUARD, paper(*WHOLE))]


async def test_a_draft_that_is_a_whole_paper_is_not_handed_in_by_itself(house: House):
    table = await on_paper(house)
    await set_drafted(house, table, left(VANGUARD, *WHOLE))
    house.restart(FORD)

    ask = await asked(house, table, VANGUARD)
    assert (ask.number, ask.drafted) == (0, 2)
    assert await rows(house, table) == []


@pytest.mark.parametrize("text", [left(VANGUARD, ADVANCE), *BROKEN[:3]])
async def test_a_draft_that_lies_where_none_is_written_is_passed_over(house: House, text: str):
    table = await on_paper(house)
    await say(house, table, VANGUARD, *WHOLE)
    await say(house, table, REARGUARD, *WHOLE)
    before = [await known_to(house, table, *who) for who in EVERYBODY]
    await set_drafted(house, table, text)
    house.restart(FORD)

    assert [await known_to(house, table, *who) for who in EVERYBODY] == before
    assert numbers(await rows(house, table)) == [(0, VANGUARD), (1, REARGUARD)]


async def test_a_draft_that_lies_with_a_match_that_is_over_is_passed_over(house: House):
    table = await on_paper(house)
    while (await house.desk.card("ninon", table, "en")).stage == "playing":
        for seat in (VANGUARD, REARGUARD):
            await say(house, table, seat, *WHOLE)
        await say(house, table, VANGUARD, STAND)
    before = await house.sight("ninon", table, VANGUARD)
    await set_drafted(house, table, left(VANGUARD, ADVANCE))
    house.restart(FORD)

    assert await house.sight("ninon", table, VANGUARD) == before


def test_a_draft_is_laid_on_a_match_as_it_was_written():
    match, wanted = writing(), writing(HAL, ATH)

    draft_again(match, msgspec.json.encode(Unfinished(BLUE, (HAL, ATH))))

    assert papers.everything(match) == papers.everything(wanted)
    assert match.log == wanted.log


# A log in which a paper is no paper


@pytest.mark.parametrize(
    "action", [ATH, Paper((ATH,)), Paper(()), Paper((ATH, DONE, DONE)), Paper((ATH, ATH, DONE))]
)
def test_what_is_no_whole_paper_diverges(action: Any):
    with pytest.raises(LogDiverged) as diverged:
        repeat(writing(), Entry(1, BLUE, action))

    assert diverged.value.choice == 1


def test_a_whole_paper_is_made_again():
    match = writing()
    repeat(match, Entry(1, BLUE, Paper((ATH, DONE))))

    assert match.log == writing(ATH, DONE).log


# Rules that were mended since


def mended(**changes: Any) -> Rules:
    return structs.replace(FORD, version=FORD.version + 1, **changes)


async def test_a_draft_outlives_rules_that_were_mended_elsewhere(house: House):
    table = await on_paper(house)
    await say(house, table, VANGUARD, *WHOLE)
    await say(house, table, REARGUARD, ADVANCE)
    house.restart(mended())

    ask = await asked(house, table, REARGUARD)
    assert (ask.number, ask.drafted) == (1, 1)


async def test_a_draft_is_not_laid_on_the_paper_of_another_who_writes_first_now(house: House):
    table = await on_paper(house)
    await say(house, table, VANGUARD, ADVANCE, STAND)
    dawn, first, second, *others = FORD.sequence.parts
    house.restart(mended(sequence=Sequence(dawn, second, first, *others)))

    ask = await asked(house, table, REARGUARD)
    assert (ask.number, ask.drafted) == (0, 0)


async def test_a_draft_at_which_mended_rules_break_keeps_nobody_out(house: House):
    def broken(game: Any, side: str) -> Procedure[None]:
        yield ask(side, "orders.which", rule="5.2", or_else=(Advance(), Stand()))
        raise LookupError("these rules break")

    step = Step("3.2", broken, by=VANGUARD, on_paper=always)
    table = await on_paper(house)
    await say(house, table, VANGUARD, ADVANCE)
    dawn, _, *others = FORD.sequence.parts
    house.restart(mended(sequence=Sequence(dawn, step, *others)))

    for account, seat in EVERYBODY:
        assert (await house.sight(account, table, seat)).number == 0
    assert (await asked(house, table, VANGUARD)).drafted == 0


async def test_a_draft_is_not_laid_on_the_paper_of_another_when_a_match_is_cut_back(house: House):
    def longer(game: Any, side: str) -> Procedure[None]:
        yield ask(side, "orders.which", rule="5.2", or_else=(Advance(), Stand()))
        yield from order(game, side)

    step = Step("3.2", longer, by=VANGUARD, on_paper=always)
    table = await on_paper(house)
    await say(house, table, VANGUARD, *WHOLE)
    await say(house, table, REARGUARD, ADVANCE)
    dawn, _, *others = FORD.sequence.parts
    house.restart(mended(sequence=Sequence(dawn, step, *others)))

    question = await asked(house, table, VANGUARD)
    assert (question.number, question.drafted) == (0, 0)


async def test_where_rules_were_mended_a_draft_is_taken_back_all_the_same(house: House):
    def longer(game: Any, side: str) -> Procedure[None]:
        yield ask(side, "orders.which", rule="5.2", or_else=(Advance(), Stand()))
        yield from order(game, side)

    table = await on_paper(house)
    await say(house, table, VANGUARD, *WHOLE)
    dawn, _, *others = FORD.sequence.parts
    step = Step("3.2", longer, by=VANGUARD, on_paper=always)
    house.restart(mended(sequence=Sequence(dawn, step, *others)))
    await say(house, table, VANGUARD, ADVANCE)

    assert (await house.sight("ninon", table, VANGUARD)).may_undo
    sight = await take_back(house, table, VANGUARD)
    assert (sight.may_undo, await drafted(house, table)) == (False, None)


# When it is given up


@pytest.mark.parametrize("slept", [False, True])
async def test_a_match_that_is_given_up_in_a_draft_can_be_looked_at(house: House, slept: bool):
    table = await on_paper(house)
    await say(house, table, VANGUARD, *WHOLE)
    await say(house, table, REARGUARD, ADVANCE)
    before = await house.sight(None, table, None)
    await house.desk.resign("ninon", table, VANGUARD)
    if slept:
        house.restart(FORD)

    after = await house.sight(None, table, None)
    assert (after.view, after.lines, after.number) == (before.view, before.lines, 1)
    assert (await house.sight("ninon", table, REARGUARD)).ask is None
    for account in ("gaspard", "odile"):
        file = await house.desk.file(account, table)
        assert b'"number":1' not in file
        assert b'"drafted"' not in file


async def test_a_branch_is_laid_without_what_is_drafted(house: House):
    seats = {VANGUARD: ME, REARGUARD: ME}
    table = await on_paper(house, seats)
    await say_alone(house, table, ADVANCE, STAND, PASS, ADVANCE)

    branch = await house.desk.branch("ninon", table, Branch(1, seats))

    sight = await house.sight("ninon", branch, REARGUARD)
    assert sight.ask is not None
    assert (sight.number, sight.ask.drafted) == (1, 0)
    assert await columns(house, branch, "drafted") == (None,)


async def say_alone(house: House, table: str, *actions: dict[str, Any]) -> None:
    for action in actions:
        account, ask = await house.asked(table)
        await house.desk.choose(account, table, Answer(ask.seat, ask.number, action, ask.undone))


async def test_a_match_that_is_brought_in_stands_where_its_file_leaves_it(house: House):
    seats = {VANGUARD: ME, REARGUARD: ME}
    table = await on_paper(house, seats)
    await say_alone(house, table, ADVANCE, STAND, PASS, ADVANCE)
    brought = await house.desk.import_("ninon", await house.desk.file("ninon", table))

    sight = await house.sight("ninon", brought, REARGUARD)
    assert sight.ask is not None
    assert (sight.number, numbers(await rows(house, brought))) == (1, [(0, VANGUARD)])
    assert await drafted(house, brought) == [ADVANCE]
    house.restart(FORD)
    assert await house.sight("ninon", brought, REARGUARD) == sight
    await house.desk.choose("ninon", brought, Answer(REARGUARD, 1, paper(*WHOLE)))
    assert numbers(await rows(house, brought)) == [(0, VANGUARD), (1, REARGUARD)]
