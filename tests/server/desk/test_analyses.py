"""What is found out about a finished match: once, in the background, for everybody who may look."""

from typing import Any

import msgspec
import pytest
from sqlalchemy import select, update

from estafette import ai
from estafette.ai import Budget
from estafette.engine import Pass
from estafette.server.desk import Desk, analyses
from estafette.server.store import Store
from estafette.server.store import analyses as kept
from estafette.server.trouble import Turned
from estafette.server.wire import Analysis
from estafette.speech import plain
from tests.server.desk.house import ME, House
from tests.server.desk.minds import ThoughtAtOnce, ThoughtInVain, Thoughtless
from tests.waiting import until_held

pytestmark = pytest.mark.anyio

ALONE = {"vanguard": ME, "rearguard": ME}


class Analysed(House):
    minds: Any

    async def finished(self) -> str:
        """A short match that is over."""
        table = await self.table("ninon", ALONE)
        await self.play(table, choices=6)
        await self.desk.resign("ninon", table, "rearguard")
        return table

    async def found(self, table: str) -> Analysis:
        """Once nobody works on it any more."""
        await until_left(self.desk)
        return await self.desk.analysis(None, table, "en")


async def until_left(*desks: Desk) -> None:
    """Nobody looks into any match any more."""
    running = [desk._analyses._running for desk in desks]
    await until_held(lambda: not any(running), "what is looked into is found out")


@pytest.fixture
async def house(store: Store, monkeypatch: pytest.MonkeyPatch) -> Analysed:
    monkeypatch.setattr(ai, "fitting", lambda choices: Budget(iterations=30))
    house = Analysed(store, minds=ThoughtAtOnce())
    await house.people("ninon", "gaspard")
    return house


async def test_what_is_found_out_is_for_everybody(house: Analysed):
    table = await house.finished()
    await house.desk.analyse("gaspard", table, "en")

    found = await house.found(table)

    assert found.state == "done"
    assert found.sides == ("vanguard", "rearguard")
    assert len(found.curve) == 7
    assert all(costly.best > costly.chance for costly in found.costly)


async def test_before_somebody_asks_nothing_is_known(house: Analysed):
    table = await house.finished()

    assert await house.desk.analysis(None, table, "en") == Analysis("none")
    assert not house.minds.works


async def test_it_is_found_out_once_and_survives_a_restart(house: Analysed):
    table = await house.finished()
    await house.desk.analyse("ninon", table, "en")
    found = await house.found(table)
    works = len(house.minds.works)
    house.restart()

    assert await house.desk.analyse("ninon", table, "en") == found
    assert len(house.minds.works) == works


async def test_costly_choices_are_told_in_the_language_of_who_asks(house: Analysed):
    table = await house.finished()
    async with house.desk.hall.at(table) as live:
        seat, action = live.playing.log[2].seat, live.playing.log[2].action
    costly = ai.Regret(2, seat, seat, action, Pass(), 0.4, 0.6)
    found = msgspec.json.encode(ai.Analysis((seat,), ((0.5,),), (costly,))).decode()
    row = {"table": table, "rules": 1, "share": 1.0, "touched": 0.0, "found": found}
    await house.store.write(lambda connection: connection.execute(kept.insert(), row))

    (english,), (french,) = [
        (await house.desk.analysis(None, table, language)).costly for language in ("en", "fr")
    ]

    assert (english.number, english.chance, english.best) == (2, 0.4, 0.6)
    assert plain(english.chosen) != plain(french.chosen)
    assert plain(english.better) != plain(french.better)


async def test_a_match_that_is_not_over_is_not_looked_into(house: Analysed):
    table = await house.table("ninon", ALONE)

    for attempt in (house.desk.analysis, house.desk.analyse):
        with pytest.raises(Turned, match=r"desk\.not-over"):
            await attempt("ninon", table, "en")
    assert not house.minds.works


async def test_nobody_sets_it_going(house: Analysed):
    table = await house.finished()

    with pytest.raises(Turned, match=r"desk\.nobody"):
        await house.desk.analyse(None, table, "en")


async def test_of_several_who_ask_at_once_one_is_served(house: Analysed):
    house.minds = ThoughtInVain()
    house.restart()
    table, other_process = await house.finished(), house.new_desk()

    states = [
        (await desk.analyse("ninon", table, "en")).state
        for desk in (house.desk, house.desk, other_process)
    ]
    house.minds.interrupt("")
    await until_left(house.desk, other_process)

    assert states == ["running"] * 3
    assert len(house.minds.works) == 1


async def test_work_that_was_left_lying_is_taken_up_again(house: Analysed):
    table = await house.finished()
    await house.store.write(
        lambda connection: connection.execute(
            kept.insert(), {"table": table, "rules": 1, "share": 0.5, "touched": house.now}
        )
    )
    assert (await house.desk.analyse("ninon", table, "en")).share == 0.5

    house.now += analyses.FORGOTTEN_AFTER + 1

    assert await house.desk.analysis(None, table, "en") == Analysis("none")
    await house.desk.analyse("ninon", table, "en")
    assert (await house.found(table)).state == "done"


async def test_what_was_found_by_other_rules_does_not_count(house: Analysed):
    table = await house.finished()
    await house.desk.analyse("ninon", table, "en")
    await house.found(table)

    await house.store.write(
        lambda connection: connection.execute(update(kept).values(rules=kept.c.rules + 1))
    )

    assert await house.desk.analysis(None, table, "en") == Analysis("none")


async def test_what_goes_wrong_is_not_kept(house: Analysed):
    house.minds = Thoughtless()
    house.restart()
    table = await house.finished()
    await house.desk.analyse("ninon", table, "en")

    assert (await house.found(table)).state == "none"
    rows = await house.store.read(lambda connection: connection.execute(select(kept)).all())
    assert rows == []


async def test_too_many_at_once_are_asked_to_wait(house: Analysed, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(analyses, "MOST", 1)
    house.minds = ThoughtInVain()
    house.restart()
    first, second = await house.finished(), await house.finished()
    await house.desk.analyse("ninon", first, "en")

    with pytest.raises(Turned, match=r"trouble\.busy"):
        await house.desk.analyse("ninon", second, "en")
    house.minds.interrupt("")


async def test_an_imported_match_is_looked_into_like_any_other(house: Analysed):
    table = await house.table("ninon", ALONE)
    await house.play(table)
    copy = await house.desk.import_("gaspard", await house.desk.file("ninon", table))

    await house.desk.analyse("gaspard", copy, "en")
    found = await house.found(copy)

    card = await house.desk.card("gaspard", copy, "en")
    assert len(found.curve) == card.number + 1
