"""Who plays the trials: this process, processes of this machine, or the workers of a cluster."""

import logging
import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, wait
from concurrent.futures import ProcessPoolExecutor as Pool
from contextlib import contextmanager
from multiprocessing import active_children, get_context, parent_process
from threading import Thread
from time import monotonic
from typing import Any, TypeVar

from .extras import need

P = TypeVar("P")
T = TypeVar("T")

RENEWALS = 3  # times that processes which die are replaced
RETRIES = 3  # times that a cluster tries again what a worker could not finish
AHEAD = 2  # handfuls for each worker: one in hand and one in reach
NEWS = 5.0  # seconds between two looks at how many workers a cluster has
PATIENCE = "10s"  # until a cluster must answer


class Crew:
    """An executor, how many work there, and how to get another if it breaks."""

    def __init__(
        self, hire: Callable[[], Executor], workers: Callable[[], int], ahead: int = AHEAD
    ) -> None:
        self._hire = hire
        self._ahead = ahead
        self._renewals = RENEWALS
        self.workers = workers
        self.executor = hire()

    def renew(self, broken: BrokenExecutor) -> None:
        """New processes in place of those that died; the fault itself if that happens too often."""
        if self._renewals == 0:
            raise broken
        self._renewals -= 1
        self.dismiss()
        self.executor = self._hire()

    def dismiss(self) -> None:
        self.executor.shutdown(wait=False, cancel_futures=True)

    def work(self, act: Callable[[P], T], tasks: Iterable[P]) -> Generator[T, None, None]:
        """What comes of each task, whoever finishes first; never more than a few in reach."""
        waiting, again = iter(tasks), deque[P]()
        under_way: dict[Future[T], P] = {}
        while True:
            try:
                while len(under_way) < max(1, self._ahead * self.workers()):
                    if not again and (task := next(waiting, None)) is not None:
                        again.append(task)
                    if not again:
                        break
                    future = self.executor.submit(act, again[0])
                    under_way[future] = again.popleft()
                if not under_way:
                    return
                done, _ = wait(under_way, return_when=FIRST_COMPLETED)
                for future in done:
                    found = future.result()
                    del under_way[future]
                    yield found
            except BrokenExecutor as broken:
                again.extend(under_way.values())
                under_way.clear()
                self.renew(broken)


class Alone(Executor):
    """This process does it itself, at once."""

    def submit(self, fn: Callable[..., T], /, *args: Any, **kwargs: Any) -> Future[T]:
        future: Future[T] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except BaseException as error:
            future.set_exception(error)
        return future


@contextmanager
def crew_of(jobs: int, cluster: str | None = None) -> Iterator[Crew]:
    """One option chooses: the address of a cluster, or so many processes of this machine."""
    if cluster is not None:
        with on_cluster(cluster) as crew:
            yield crew
        return
    if jobs <= 1:
        yield Crew(Alone, lambda: 1, ahead=1)
        return
    strangers = set(active_children())
    crew = Crew(lambda: processes(jobs), lambda: jobs)
    try:
        yield crew
    finally:
        crew.dismiss()
        for child in set(active_children()) - strangers:
            child.terminate()  # somebody may be in the middle of a long match that nobody wants


def processes(jobs: int) -> Executor:
    return Pool(jobs, mp_context=get_context("spawn"), initializer=follow_the_house)


def follow_the_house() -> None:
    """A worker goes when it is interrupted, and when the house is gone, however it went."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if house := parent_process():
        Thread(target=leave_after, args=[house], daemon=True).start()


def leave_after(house: Any) -> None:
    house.join()
    os._exit(1)


@contextmanager
def on_cluster(address: str) -> Iterator[Crew]:
    """The workers of a Dask cluster; what a dead one had in hand is given to another."""
    distributed = need("distributed", "cluster")
    logging.getLogger("distributed").setLevel(logging.CRITICAL)  # what goes wrong, we say ourselves
    with distributed.Client(address, timeout=PATIENCE, set_as_default=False) as client:
        crew = Crew(
            lambda: client.get_executor(pure=False, retries=RETRIES),
            now_and_then(lambda: sum(client.nthreads().values())),
        )
        try:
            yield crew
        finally:
            crew.executor.shutdown(wait=False)


def now_and_then(count: Callable[[], int]) -> Callable[[], int]:
    """The same count for a few seconds: asking costs a message, and workers come and go slowly."""
    known: list[tuple[float, int]] = []

    def latest() -> int:
        if not known or monotonic() - known[0][0] > NEWS:
            known[:] = [(monotonic(), count())]
        return known[0][1]

    return latest
