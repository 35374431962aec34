"""The same works on a Dask cluster: a real scheduler, with workers in processes of their own."""

import asyncio
import os
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from estafette.server.minds import Lost, Minds

from .test_minds import until
from .works import Brood, Poison, Sum, Where

pytestmark = pytest.mark.anyio

distributed = pytest.importorskip("distributed")


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A scheduler that loses patience with a work after the first worker it killed."""
    import dask

    with (
        dask.config.set({"distributed.scheduler.allowed-failures": 0}),
        distributed.LocalCluster(
            n_workers=1, threads_per_worker=2, processes=True, dashboard_address=None
        ) as cluster,
    ):
        yield cluster.scheduler_address


async def test_works_are_done_interrupted_and_lost_on_a_cluster(address: str, tmp_path: Path):
    minds = Minds(cluster=address)
    brooding = asyncio.create_task(minds.run(Brood(tmp_path / "a"), ticket="a"))
    await until((tmp_path / "a").exists)
    minds.interrupt("a")

    assert await brooding > 0
    assert await minds.run(Where(), ticket="b") != os.getpid()
    with pytest.raises(Lost):
        await minds.run(Poison(tmp_path / "p", 9), ticket="c")
    assert await minds.run(Sum((1, 2)), ticket="d") == 3

    began = time.monotonic()
    await minds.close()
    assert time.monotonic() - began < 10


async def test_a_cluster_that_does_not_answer_is_a_loss():
    minds = Minds(cluster="tcp://127.0.0.1:1")

    with pytest.raises(Lost):
        await minds.run(Sum((1,)), ticket="a")
    await minds.close()
