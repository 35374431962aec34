"""The same works on a Dask cluster: a real scheduler, with workers in processes of their own."""

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from estafette.server.minds import Lost, Minds
from estafette.server.minds import minds as room
from tests.lab.clusters import cluster_of
from tests.waiting import PATIENCE, until_held

from .works import LONGEST, Brood, Poison, Sum, Where

pytestmark = pytest.mark.anyio

pytest.importorskip("distributed")


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A scheduler that loses patience with a work after the first worker it killed."""
    settings = {"distributed.scheduler.allowed-failures": 0}
    with cluster_of(1, threads=2, **settings) as cluster:
        yield cluster.scheduler_address


async def test_works_are_done_interrupted_and_lost_on_a_cluster(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(room, "GRACE", PATIENCE)
    monkeypatch.setattr("estafette.server.minds.cluster.PATIENCE", PATIENCE)
    minds = Minds(cluster=address)
    brooding = asyncio.create_task(minds.run(Brood(tmp_path / "a"), ticket="a", longest=LONGEST))
    await until_held((tmp_path / "a").exists, "the work has begun")
    minds.interrupt("a")

    assert await brooding == "interrupted"
    assert await minds.run(Where(), ticket="b") != os.getpid()
    with pytest.raises(Lost):
        await minds.run(Poison(tmp_path / "p", 9), ticket="c")
    assert await minds.run(Sum((1, 2)), ticket="d") == 3
    async with asyncio.timeout(PATIENCE):
        await minds.close()


async def test_a_cluster_that_does_not_answer_is_a_loss():
    minds = Minds(cluster="tcp://127.0.0.1:1")

    with pytest.raises(Lost):
        await minds.run(Sum((1,)), ticket="a")
    await minds.close()
