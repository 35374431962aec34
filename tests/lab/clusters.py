"""Real Dask clusters on this machine, which give nobody up because he is slow."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from tests.waiting import PATIENCE

PATIENT = f"{PATIENCE}s"
LIMITS = {
    "distributed.comm.timeouts.connect": PATIENT,
    "distributed.comm.timeouts.tcp": PATIENT,
    "distributed.deploy.lost-worker-timeout": PATIENT,
    "distributed.scheduler.worker-ttl": None,
}


@contextmanager
def cluster_of(workers: int, threads: int = 1, **settings: Any) -> Iterator[Any]:
    """So many workers in processes of their own; the test is skipped where Dask is missing."""
    distributed = pytest.importorskip("distributed")
    dask = pytest.importorskip("dask")
    with (
        dask.config.set({**LIMITS, **settings}),
        distributed.LocalCluster(
            n_workers=workers,
            threads_per_worker=threads,
            processes=True,
            dashboard_address=None,
            timeout=PATIENT,
        ) as cluster,
    ):
        yield cluster
