"""Works done outside the web process: they wait, are interrupted, and survive lost workers."""

import asyncio
import os
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from estafette.server.minds import Interrupted, Lost, Minds
from estafette.server.minds import minds as room
from tests.waiting import PATIENCE, until_held

from .works import LONGEST, Brood, Deaf, Fault, Poison, Sum, Where

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who is interrupted may take his time to say what he found."""
    monkeypatch.setattr(room, "GRACE", PATIENCE)


@pytest.fixture
async def minds() -> AsyncIterator[Minds]:
    minds = Minds(1)
    yield minds
    await minds.close()


async def until_begun(trace: Path) -> int:
    """Who does a work, once he has left a trace of it."""
    return int(await until_held(lambda: trace.exists() and trace.read_text(), "the work begins"))


async def until_gone(pid: int) -> None:
    await until_held(lambda: not is_alive(pid), "the worker is gone")


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


async def test_a_work_is_done_in_another_process_that_stays_for_the_next(minds: Minds):
    first, second = [await minds.run(Where(), ticket="a") for _ in range(2)]

    assert first == second != os.getpid()


async def test_an_interruption_ends_all_works_of_its_ticket_and_no_other(
    minds: Minds, tmp_path: Path
):
    brooding = asyncio.create_task(minds.run(Brood(tmp_path / "a"), ticket="a", longest=LONGEST))
    await until_begun(tmp_path / "a")
    waiting = asyncio.create_task(minds.run(Where(), ticket="a"))
    other = asyncio.create_task(minds.run(Sum((1, 2)), ticket="b"))
    await asyncio.sleep(0)
    minds.interrupt("a")

    assert await brooding == "interrupted"
    assert await other == 3
    with pytest.raises(Interrupted):
        await waiting


async def test_who_heeds_no_interruption_is_replaced(
    minds: Minds, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(room, "GRACE", 0.1)
    deaf = asyncio.create_task(minds.run(Deaf(tmp_path / "a"), ticket="a", longest=LONGEST))
    pid = await until_begun(tmp_path / "a")
    minds.interrupt("a")

    with pytest.raises(Interrupted):
        await deaf
    assert await minds.run(Sum((1,)), ticket="b") == 1
    await until_gone(pid)


async def test_who_needs_too_long_is_lost(
    minds: Minds, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(room, "GRACE", 0.1)
    monkeypatch.setattr(room, "ATTEMPTS", 1)

    with pytest.raises(Lost):
        await minds.run(Deaf(tmp_path / "a"), ticket="a", longest=0.1)


async def test_a_work_whose_asker_is_gone_is_ended(minds: Minds, tmp_path: Path):
    brood = Brood(tmp_path / "a")
    brooding = asyncio.create_task(minds.run(brood, ticket="a", longest=LONGEST))
    await until_begun(brood.trace)
    brooding.cancel()

    assert await minds.run(Sum((1,)), ticket="b") == 1
    assert brood.end.exists()


async def test_a_work_survives_two_workers_but_not_three(minds: Minds, tmp_path: Path):
    assert await minds.run(Poison(tmp_path / "two", 2), ticket="a") == "survived"
    with pytest.raises(Lost):
        await minds.run(Poison(tmp_path / "three", 3), ticket="a")


async def test_a_poisoned_work_harms_nobody_else(tmp_path: Path):
    results: list[tuple[str, str]] = []
    minds = Minds(2, note=lambda kind, result, seconds: results.append((kind, result)))
    poison = asyncio.create_task(minds.run(Poison(tmp_path / "a", 3), ticket="a"))
    sums = [await minds.run(Sum((number,)), ticket="b") for number in range(20)]
    with pytest.raises(Lost):
        await poison
    await minds.close()

    assert sums == list(range(20))
    assert results.count(("poison", "crash")) == 3
    assert results.count(("poison", "lost")) == 1
    assert results.count(("sum", "done")) == 20 == len(results) - 4


async def test_a_faulty_work_is_not_tried_again_and_its_fault_is_told(minds: Minds, tmp_path: Path):
    with pytest.raises(ValueError, match="cannot be thought"):
        await minds.run(Fault(tmp_path / "a"), ticket="a")

    assert (tmp_path / "a").read_text() == "x"
    assert await minds.run(Sum((1,)), ticket="a") == 1


async def test_the_patient_let_others_go_first(minds: Minds, tmp_path: Path):
    brooding = asyncio.create_task(minds.run(Brood(tmp_path / "a"), ticket="a", longest=LONGEST))
    await until_begun(tmp_path / "a")
    done: list[str] = []

    async def noted(name: str, patient: bool) -> None:
        await minds.run(Sum(()), ticket=name, patient=patient)
        done.append(name)

    others = [asyncio.create_task(noted(name, name == "patient")) for name in ("patient", "b", "c")]
    await asyncio.sleep(0)
    minds.interrupt("a")
    await asyncio.gather(brooding, *others)

    assert done == ["b", "c", "patient"]


async def test_whoever_closes_waits_for_nobody_and_leaves_nobody_behind(tmp_path: Path):
    minds = Minds(1)
    deaf = asyncio.create_task(minds.run(Deaf(tmp_path / "a"), ticket="a", longest=LONGEST))
    waiting = asyncio.create_task(minds.run(Sum(()), ticket="b"))
    pid = await until_begun(tmp_path / "a")
    async with asyncio.timeout(PATIENCE):
        await minds.close()

    await until_gone(pid)
    for task in (deaf, waiting):
        with pytest.raises(Interrupted):
            await task
