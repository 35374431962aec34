"""Papers at the desk, and who helps: hints, odds, the clock, and players of ours who write."""

import asyncio
from typing import Any

import pytest
from msgspec import structs

from estafette import ai
from estafette.ai import Budget, due
from estafette.engine import Pass, Stake, ask
from estafette.server.desk import chances, clocks, counsel, players, seating
from estafette.server.desk.pace import next_alarm
from estafette.server.minds import Choose, Position
from estafette.server.minds.minds import LONGEST
from estafette.server.store import Store
from estafette.server.trouble import Turned
from estafette.server.wire import HintRequest, OddsRequest, Pace, PlanRequest, SeatOrder
from tests.papers import FORD, REARGUARD, VANGUARD
from tests.server.desk.house import ME, RECRUIT, House
from tests.server.desk.minds import ThoughtAtOnce
from tests.server.desk.papers import (
    ADVANCE,
    PASS,
    STAND,
    asked,
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
from tests.specimen.orders import Advance
from tests.specimen.stakes import VOLLEY, always_open
from tests.waiting import until_held

pytestmark = pytest.mark.anyio

WHOLE = (ADVANCE, STAND, PASS)
ALONE = {VANGUARD: ME, REARGUARD: ME}
STAKED = structs.replace(
    FORD, stakes=(Stake("orders.which", (Advance,), (VOLLEY,), is_open=always_open),)
)


class Slow(ThoughtAtOnce):
    """Nothing is found before it is let."""

    def __init__(self) -> None:
        super().__init__()
        self.free = asyncio.Event()

    async def run(self, work: Any, *, ticket: str, patient: bool = False) -> Any:
        self.works.append(work)
        await self.free.wait()
        return await asyncio.to_thread(work.do, lambda: False)


@pytest.fixture
async def slow(store: Store, monkeypatch: pytest.MonkeyPatch) -> House:
    monkeypatch.setattr(counsel, "THINKING", Budget(iterations=8))
    monkeypatch.setattr(chances, "WEIGHING", Budget(iterations=8))
    minds: Any = Slow()
    return House(store, minds=minds)


# Hints and odds


async def hinted(house: House, table: str) -> asyncio.Task[Any]:
    """A hint is asked for, and somebody thinks."""
    question = await asked(house, table, VANGUARD)
    request = HintRequest(VANGUARD, question.number, question.undone)
    return await thinking(house, house.desk.hint("ninon", table, request, "en"))


async def weighed(house: House, table: str) -> asyncio.Task[Any]:
    """The odds of an answer are asked for, and somebody weighs them."""
    request = OddsRequest(VANGUARD, 0, ADVANCE)
    return await thinking(house, house.desk.odds("ninon", table, request, "en"))


async def thinking(house: House, wanted: Any) -> asyncio.Task[Any]:
    minds: Any = house.minds
    before = len(minds.works)
    task = asyncio.ensure_future(wanted)
    await until_held(lambda: len(minds.works) > before or task.done(), "somebody thinks")
    return task


@pytest.mark.parametrize("wanted", [hinted, weighed])
async def test_what_was_asked_about_an_older_question_of_a_paper_is_stale(slow: House, wanted: Any):
    table = await on_paper(slow, ALONE, STAKED)
    task = await wanted(slow, table)
    await say(slow, table, VANGUARD, ADVANCE)
    slow.minds.free.set()  # type: ignore[union-attr]

    with pytest.raises(Turned, match=r"server\.stale"):
        await task
    assert await drafted(slow, table) == [ADVANCE]


@pytest.mark.parametrize("wanted", [hinted, weighed])
async def test_each_question_of_a_paper_is_thought_about_by_itself(slow: House, wanted: Any):
    minds: Any = slow.minds
    minds.free.set()
    table = await on_paper(slow, ALONE, STAKED)
    await (await wanted(slow, table))
    await (await wanted(slow, table))
    assert len(minds.works) == 1

    await say(slow, table, VANGUARD, ADVANCE)
    await (await wanted(slow, table))
    assert len(minds.works) == 2
    assert [len(work.position.saved.choices) for work in minds.works] == [0, 1]


async def test_whoever_drafts_interrupts_his_hint(slow: House):
    table = await on_paper(slow, ALONE, STAKED)
    task = await hinted(slow, table)
    minds: Any = slow.minds
    await say(slow, table, VANGUARD, ADVANCE)

    await until_held(lambda: minds.interrupted, "he is interrupted")
    assert minds.interrupted == [f"hint {table} {VANGUARD}"]
    task.cancel()


async def test_a_hint_on_paper_is_one_of_what_may_be_answered_next(slow: House):
    minds: Any = slow.minds
    minds.free.set()
    table = await on_paper(slow, ALONE)
    await say(slow, table, VANGUARD, ADVANCE, STAND)

    hint = await (await hinted(slow, table))

    question = await asked(slow, table, VANGUARD)
    assert hint.advice
    assert all(each.option in question.options for each in hint.advice)
    assert (hint.number, await drafted(slow, table)) == (0, [ADVANCE, STAND])


async def test_who_does_not_write_gets_no_hint_and_lays_no_plan(slow: House):
    table = await on_paper(slow, hints=True)
    refused = []
    for _ in range(2):
        for wanted in (
            slow.desk.hint("gaspard", table, HintRequest(REARGUARD, 0), "en"),
            slow.desk.odds("gaspard", table, OddsRequest(REARGUARD, 0, ADVANCE), "en"),
            slow.desk.plan("gaspard", table, PlanRequest(REARGUARD, 0, ((ADVANCE,),)), "en"),
        ):
            with pytest.raises(Turned, match=r"desk\.not-asked") as turned:
                await wanted
            refused.append((turned.value.status, turned.value.number))
        await say(slow, table, VANGUARD, ADVANCE)
    assert refused[:3] == refused[3:]


# The clock

MINUTE = Pace("choice", 60, at_timeout="player")


async def test_whose_time_has_run_out_hands_in_a_whole_paper(house: House):
    table = await on_paper(house, pace=MINUTE)
    await say(house, table, VANGUARD, ADVANCE)
    house.now += 61

    await house.desk.strike()

    ((number, seat, action),) = await rows(house, table)
    assert (number, seat, action["type"]) == (0, VANGUARD, "Paper")
    assert action["answers"][0] == ADVANCE
    assert len(action["answers"]) == 3
    assert await drafted(house, table) is None
    assert (await asked(house, table, REARGUARD)).drafted == 0


async def test_a_draft_is_handed_in_by_the_clock_after_a_restart(house: House):
    table = await ligny(house, pace=MINUTE)
    await pick(house, table, "french", 0, 0, 1)
    written = await drafted(house, table)
    house.restart(FORD)
    house.now += 61

    await house.desk.strike()

    ((_, _, action),) = await rows(house, table)
    assert action["answers"][:3] == written
    await house.desk.strike()
    assert numbers(await rows(house, table)) == [(0, "french")]


@pytest.mark.parametrize("pace", [MINUTE, Pace("clock", 60, 10)], ids=["a choice", "a clock"])
async def test_what_is_drafted_does_not_move_the_clock(house: House, pace: Pace):
    table = await on_paper(house, pace=pace)

    async def standing() -> Any:
        async with house.desk.hall.at(table) as live:
            held = live.seats[VANGUARD]
            return held.clock, held.asked_at, next_alarm(live), live.row.alarm

    before = await standing()
    for action in (ADVANCE, STAND):
        house.now += 5
        await say(house, table, VANGUARD, action)
        assert await standing() == before
    await take_back(house, table, VANGUARD)
    assert await standing() == before


async def test_a_paper_earns_the_increment_of_one_choice(house: House):
    table = await on_paper(house, pace=Pace("clock", 600, 30))
    house.now += 10
    await say(house, table, VANGUARD, *WHOLE)

    async with house.desk.hall.at(table) as live:
        assert live.seats[VANGUARD].clock == pytest.approx(600 - 10 + 30)


async def test_a_paper_that_is_taken_back_gives_its_increment_back(house: House):
    table = await on_paper(house, pace=Pace("clock", 600, 30))
    await say(house, table, VANGUARD, *WHOLE)
    await say(house, table, REARGUARD, *WHOLE)
    await take_back(house, table, REARGUARD)

    async with house.desk.hall.at(table) as live:
        assert live.seats[REARGUARD].clock == pytest.approx(600)


def test_the_clock_asks_somebody_quick():
    assert clocks.SUBSTITUTE == "recruit"


# Players of ours


@pytest.mark.parametrize("level", ["recruit", "sergeant"])
async def test_a_player_of_ours_hands_in_a_paper_as_one_choice(
    store: Store, monkeypatch: pytest.MonkeyPatch, level: str
):
    monkeypatch.setattr(players, "due", lambda level, decision, took, on_paper: took)
    minds: Any = ThoughtAtOnce()
    house = House(store, minds=minds)
    seats = {VANGUARD: SeatOrder("player", level), REARGUARD: ME}
    house.restart(FORD)
    await house.people("ninon")
    table = await house.table("ninon", seats, game=FORD.id)
    running = asyncio.create_task(house.desk.run_players())
    await house.until(table, lambda card: card.number == 1)
    running.cancel()

    ((number, seat, action),) = await rows(house, table)
    assert (number, seat, len(action["answers"])) == (0, VANGUARD, 3)
    assert [news.kind for news in house.news if news.kind == "drafted"] == []


async def test_players_of_ours_write_orders(store: Store):
    minds: Any = ThoughtAtOnce()
    house = House(store, minds=minds)
    await house.people("ninon")
    seats = {"french": RECRUIT, "allied": RECRUIT}
    options = {"orders": "written"}
    table = await house.table("ninon", seats, "ligny", "last-campaigns", options)
    running = asyncio.create_task(house.desk.run_players())
    await house.until(table, lambda card: card.number >= 4)
    running.cancel()

    first = (await rows(house, table))[:4]
    assert numbers(first) == [(0, "french"), (1, "allied"), (2, "french"), (3, "allied")]
    assert {action["type"] for *_, action in first} == {"Paper"}


async def test_a_player_who_takes_a_seat_over_goes_on_from_the_draft(house: House):
    table = await on_paper(house, ALONE)
    await say(house, table, VANGUARD, STAND, STAND)
    async with house.desk.hall.at(table) as live:
        position = Position.of(players_shelf, live.playing)

    paper: Any = Choose(position, VANGUARD, "recruit").do(lambda: False).action

    assert paper.answers[:2] == live.playing.drafted
    assert len(paper.answers) == 3


def players_shelf() -> Any:
    return {FORD.id: FORD}


async def test_when_a_paper_of_ours_is_due_does_not_hang_on_what_is_written(
    monkeypatch: pytest.MonkeyPatch,
):
    """He waits for the rest of the time, whether he found three answers or one."""
    waited: list[float] = []

    class Passed:
        def __init__(self, seconds: float) -> None:
            waited.append(seconds)

        async def __aenter__(self) -> None:
            raise TimeoutError

        async def __aexit__(self, *fault: object) -> None: ...

    decision = ask(REARGUARD, "orders.which", rule="5.2", or_else=(Pass(), Advance()))
    monkeypatch.setattr(asyncio, "timeout", Passed)
    on_time = due("marshal:4s", decision, 0.0, on_paper=True)
    for took in (0.0, 0.3, 9.0):
        work = Choose(None, REARGUARD, "marshal:4s")  # type: ignore[arg-type]
        question = players.Asked(decision, True, 0, 0, work)
        assert await players.stands_when_due(question, took)
        assert took + waited[-1] == pytest.approx(on_time)


async def test_a_recruit_hands_his_paper_in_when_it_is_due(
    store: Store, monkeypatch: pytest.MonkeyPatch
):
    asked_when: list[bool] = []

    def far_off(level: str, decision: Any, took: float, *, on_paper: bool) -> float:
        asked_when.append(on_paper)
        return 3_600.0

    monkeypatch.setattr(players, "due", far_off)
    house = House(store)
    house.restart(FORD)
    await house.people("ninon")
    table = await house.table("ninon", {VANGUARD: RECRUIT, REARGUARD: ME}, game=FORD.id)
    running = asyncio.create_task(house.desk.run_players())
    await until_held(lambda: asked_when, "his paper is written")
    running.cancel()

    assert asked_when == [True]
    assert await rows(house, table) == []


async def test_who_waits_for_a_mind_or_for_the_match_to_wake_does_not_think_meanwhile(
    house: House, monkeypatch: pytest.MonkeyPatch
):
    """How much there is left of his time does not hang on how busy the house is."""
    table = await on_paper(house, ALONE)
    async with house.desk.hall.at(table) as live:
        position, match = Position.of(players_shelf, live.playing), live.playing.fork()
    now = [100.0]

    def wake(position: Position) -> Any:
        now[0] += 60.0
        return match

    monkeypatch.setattr(Position, "match", wake)
    for clock in (ai.pace, ai.writing):
        monkeypatch.setattr(clock, "monotonic", lambda: now[0])

    assert Choose(position, VANGUARD, "sergeant").do(lambda: False).took == 0.0


def test_nobody_is_thought_to_be_lost_while_he_may_still_write():
    decision = ask(REARGUARD, "orders.which", rule="5.2", or_else=(Pass(), Advance()))
    slowest = f"marshal:{seating.LONGEST_THOUGHT}s"

    assert due(slowest, decision, 0.0, on_paper=True) <= LONGEST


async def test_a_bot_at_the_table_hears_nothing_of_a_draft(house: House):
    seats = {VANGUARD: ME, REARGUARD: RECRUIT}
    table = await on_paper(house, seats)
    before = await known_to(house, table, "odile", None)
    await say(house, table, VANGUARD, ADVANCE)

    async with house.desk.hall.at(table) as live:
        imagined = live.playing.imagined(REARGUARD, "ab" * 32)
    assert imagined.drafted == ()
    assert await known_to(house, table, "odile", None) == before
    assert await say(house, table, VANGUARD, STAND, PASS) == 1
    assert (await rows(house, table))[0] == (0, VANGUARD, paper(*WHOLE))


# After the match


async def test_a_match_with_papers_is_looked_into(store: Store, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(ai, "fitting", lambda choices: Budget(iterations=60))
    minds: Any = ThoughtAtOnce()
    house = House(store, minds=minds)
    table = await on_paper(house)
    for seat in (VANGUARD, REARGUARD):
        await say(house, table, seat, *WHOLE)
    await say(house, table, VANGUARD, STAND)
    await say(house, table, VANGUARD, ADVANCE)
    await house.desk.resign("gaspard", table, REARGUARD)

    await house.desk.analyse("ninon", table, "en")
    await until_held(lambda: not house.desk._analyses._running, "it is found out")

    found = await house.desk.analysis(None, table, "en")
    assert len(found.curve) == 3 + 1
    assert found.state == "done"
