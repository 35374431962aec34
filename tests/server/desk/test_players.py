"""Our own players at the table: they think elsewhere, are interrupted, and say when they cannot."""

import asyncio
from collections.abc import Callable
from typing import Any, cast

import pytest

from estafette.ai import due
from estafette.engine import Action, Pass, ask
from estafette.server.desk import News, players
from estafette.server.minds import Choose, Interrupted, Lost, Minds, Position
from estafette.server.store import Store
from estafette.server.trouble import Turned
from estafette.server.wire import Answer, SeatOrder, SeatState, TakeBack
from tests.server.desk.house import ME, RECRUIT, House
from tests.waiting import until_held

pytestmark = pytest.mark.anyio


class Answered(Action, frozen=True):
    """One answer of several."""

    name: str


SERGEANT = SeatOrder("player", "sergeant")


class Slow(Minds):
    """Minds in this process: whoever thinks waits until he is let go, interrupted or lost."""

    def __init__(self) -> None:
        super().__init__()
        self.works: list[Any] = []
        self.interrupted: list[str] = []
        self.is_lost = False
        self.free = asyncio.Event()
        self.call = asyncio.Event()

    async def run(self, work: Any, *, ticket: str, **limits: Any) -> Any:
        self.works.append(work)
        if self.is_lost:
            raise Lost(ticket)
        waits = [asyncio.create_task(event.wait()) for event in (self.free, self.call)]
        await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        for wait in waits:
            wait.cancel()
        if self.call.is_set():
            self.call.clear()
            raise Interrupted
        return work.do(lambda: False)

    def interrupt(self, ticket: str) -> None:
        self.interrupted.append(ticket)
        self.call.set()


class Scene:
    """A house whose minds are slow, and a table of ninon's against a sergeant."""

    def __init__(self, house: House, minds: Slow, table: str) -> None:
        self.house = house
        self.minds = minds
        self.table = table

    @property
    def sights(self) -> list[News]:
        """The news that somebody has chosen, or taken back."""
        return [news for news in self.house.news if news.kind == "sight"]

    async def until(self, true: Callable[[], object]) -> None:
        await until_held(true, lambda: f"the players go on; {self.house.news}")

    async def until_looked(self) -> None:
        """Whoever was told that something has happened has seen what it is."""
        await self.until(lambda: not self.house.desk._players._looking)

    async def state(self, seat: str = "rearguard") -> SeatState:
        card = await self.house.desk.card("ninon", self.table, "en")
        return next(state for state in card.seats if state.seat == seat)

    async def answer(self, option: int = 0) -> None:
        sight = await self.house.sight("ninon", self.table, "vanguard")
        assert sight.ask is not None
        action = sight.ask.options[option].action
        await self.house.desk.choose("ninon", self.table, Answer("vanguard", sight.number, action))


@pytest.fixture
async def scene(store: Store) -> Any:
    """The sergeant is asked, together with ninon, and thinks."""
    minds = Slow()
    house = House(store, minds=minds)
    await house.person("ninon")
    table = await house.table("ninon", {"vanguard": ME, "rearguard": SERGEANT})
    running = asyncio.create_task(house.desk.run_players())
    scene = Scene(house, minds, table)
    await scene.until(lambda: minds.works)
    yield scene
    running.cancel()


async def test_a_player_is_shown_while_he_thinks(scene: Scene):
    assert (await scene.state()).thinking
    scene.minds.free.set()
    await scene.until(lambda: scene.sights)

    card = await scene.house.until(  # he may be asked again at once
        scene.table, lambda card: not any(state.thinking for state in card.seats)
    )
    assert card.number > 0


async def test_who_is_asked_in_secret_goes_on_thinking_when_another_answers(scene: Scene):
    await scene.answer()
    await scene.until_looked()

    assert scene.minds.interrupted == []
    scene.minds.free.set()
    await scene.until(lambda: len(scene.sights) >= 2)
    assert 1 not in [len(work.position.log) for work in scene.minds.works]


async def test_an_answer_that_is_found_waits_until_it_is_due(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
):
    took: list[float] = []

    def far_off(level: str, decision: Any, seconds: float, *, on_paper: bool) -> float:
        took.append(seconds)
        return 3_600.0

    monkeypatch.setattr(players, "due", far_off)
    scene.minds.free.set()
    await scene.until(lambda: took or scene.sights)
    assert (await scene.state()).thinking
    assert scene.sights == []

    await scene.answer()
    await scene.house.desk.undo("ninon", scene.table, TakeBack("vanguard", 1))
    monkeypatch.setattr(players, "due", lambda level, decision, took, on_paper: took)
    await scene.until(lambda: len(scene.sights) > 2)  # he did not sleep for an hour


@pytest.mark.parametrize("options", [1, 3])
async def test_an_answer_comes_at_the_same_moment_whatever_there_was_to_think_about(
    monkeypatch: pytest.MonkeyPatch, options: int
):
    """After so many seconds he has found it: the rest of what is due he waits."""
    waited: list[float] = []

    class Passed:
        def __init__(self, seconds: float) -> None:
            waited.append(seconds)

        async def __aenter__(self) -> None:
            raise TimeoutError

        async def __aexit__(self, *fault: object) -> None: ...

    offers = [Answered(str(number)) for number in range(options - 1)]
    decision = ask("rearguard", "window", rule="1", offers=offers, or_else=Pass(), always=True)
    work = Choose(cast(Position, None), "rearguard", "marshal:4s")
    monkeypatch.setattr(asyncio, "timeout", Passed)
    for took in (0.0, 0.1, 2.0):
        for on_paper in (False, True):
            asked = players.Asked(decision, on_paper, 0, 0, work)
            assert await players.stands_when_due(asked, took)
            on_time = due("marshal:4s", decision, 0.0, on_paper=on_paper)
            assert took + waited[-1] == pytest.approx(on_time)
    assert len(waited) == 6


@pytest.mark.parametrize("ending", ["resign", "cancel"])
async def test_the_end_of_the_match_interrupts_him(scene: Scene, ending: str):
    if ending == "resign":
        await scene.house.desk.resign("ninon", scene.table, "vanguard")
    else:
        await scene.house.desk.cancel("ninon", scene.table)
    await scene.until(lambda: scene.minds.interrupted)

    assert set(scene.minds.interrupted) == {f"player {scene.table}"}
    assert len(scene.minds.works) == 1


async def test_a_choice_taken_back_interrupts_him_and_he_thinks_anew(scene: Scene):
    await scene.answer()
    await scene.house.desk.undo("ninon", scene.table, TakeBack("vanguard", 1))
    await scene.until(lambda: len(scene.minds.works) == 2)

    assert len(scene.minds.interrupted) == 1
    scene.minds.free.set()
    await scene.until(lambda: len(scene.sights) > 2)


async def test_an_end_that_another_process_writes_interrupts_him_too(store: Store):
    minds = Slow()
    here, there = House(store, shared=True, minds=minds), House(store, shared=True)
    await here.person("ninon")
    table = await here.table("ninon", {"vanguard": ME, "rearguard": SERGEANT})
    running = asyncio.create_task(here.desk.run_players())
    scene = Scene(here, minds, table)
    await scene.until(lambda: minds.works)
    await there.desk.resign("ninon", table, "vanguard")
    here.desk.heard(there.news[-1])
    await scene.until(lambda: minds.interrupted)
    running.cancel()


async def test_who_cannot_think_is_reported_and_asked_again(
    store: Store, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(players, "RESCAN", 0.05)
    minds = Slow()
    minds.is_lost = True
    house = House(store, minds=minds)
    await house.person("ninon")
    table = await house.table("ninon", {"vanguard": ME, "rearguard": SERGEANT})
    running = asyncio.create_task(house.desk.run_players())
    scene = Scene(house, minds, table)
    await scene.until(lambda: News(table, "stuck", 0) in house.news)

    state = await scene.state()
    assert (state.stuck, state.thinking) == (True, False)

    minds.is_lost = False
    minds.free.set()
    house.now += 1
    await scene.until(lambda: scene.sights)
    assert not (await scene.state()).stuck
    running.cancel()


async def test_what_another_process_says_of_a_player_who_cannot_think_is_shown_here(house: House):
    await house.person("ninon")
    table = await house.table("ninon", {"vanguard": ME, "rearguard": SERGEANT})
    house.desk.heard(News(table, "stuck", 0))

    assert (await Scene(house, Slow(), table).state()).stuck


@pytest.mark.parametrize("level", ["marshal", "marshal:3s", "marshal:30s", "marshal:250ms"])
async def test_a_marshal_may_be_told_how_long_to_think(house: House, level: str):
    await house.person("ninon")
    seats = {"vanguard": ME, "rearguard": SeatOrder("player", level)}
    table = await house.table("ninon", seats)

    assert (await Scene(house, Slow(), table).state()).level == level


@pytest.mark.parametrize(
    ("level", "key"),
    [
        ("", "desk.no-player"),
        ("general", "desk.no-player"),
        ("recruit:3s", "desk.no-player"),
        ("marshal:", "desk.no-player"),
        ("marshal:soon", "desk.no-player"),
        ("marshal:300", "desk.no-player"),
        ("marshal:31s", "desk.slow-player"),
    ],
)
async def test_nobody_waits_for_a_player_who_is_unknown_or_too_slow(
    house: House, level: str, key: str
):
    await house.person("ninon")
    with pytest.raises(Turned, match=key) as turned:
        await house.table("ninon", {"vanguard": RECRUIT, "rearguard": SeatOrder("player", level)})

    assert turned.value.status == 422
