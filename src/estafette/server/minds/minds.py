"""Who thinks when: works wait for a free cabinet, are interrupted, and survive lost workers."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import Future
from heapq import heappop, heappush
from itertools import count
from time import perf_counter
from typing import Any, TypeVar

from .cabinet import Cabinet, Process
from .work import Work

T = TypeVar("T")

ATTEMPTS = 3
LONGEST = 150.0  # seconds for one work, be it a whole paper of the slowest player
GRACE = 2.0  # seconds for an answer after the interruption
FAREWELL = 1.0  # seconds until the last process must be gone
ON_CLUSTER = 32  # works handed to a cluster at once; it has a queue of its own

logger = logging.getLogger(__name__)


class Interrupted(Exception):
    """Nothing was found before somebody put an end to it."""


class Lost(Exception):
    """Whoever was given this work was lost with it."""


class Gone(Exception):
    """One worker is lost; its cause says how."""


class Thought:
    """A work on its way: whose it is, and whether somebody has called an end to it."""

    def __init__(self, kind: str, ticket: str) -> None:
        self.kind = kind
        self.ticket = ticket
        self.called = asyncio.Event()

    async def wait_for(self, future: "asyncio.Future[Any]", seconds: float | None = None) -> bool:
        """Until the future is done, an end is called or time is up; is it done?"""
        call = asyncio.ensure_future(self.called.wait())
        try:
            await asyncio.wait({future, call}, timeout=seconds, return_when="FIRST_COMPLETED")
        finally:
            call.cancel()
        return future.done()


def nobody_counts(kind: str, result: str, seconds: float) -> None:
    """What became of a work, where nobody wants to know."""


class Minds:
    """The cabinets of one web process; none of them is opened before it is needed.

    `note(kind, result, seconds)` hears what became of each work: it is done, interrupted, faulty
    or lost; each worker that is lost on the way is a crash.
    """

    def __init__(
        self,
        thinkers: int = 0,
        cluster: str = "",
        note: Callable[[str, str, float], None] = nobody_counts,
    ) -> None:
        self._note = note
        self._idle = cabinets(thinkers, cluster)
        self._all = tuple(self._idle)
        self._waiting: list[tuple[bool, int, asyncio.Future[Cabinet]]] = []
        self._order = count()
        self._thoughts: set[Thought] = set()
        self._answers: set[asyncio.Future[Any]] = set()
        self._clearing: set[asyncio.Task[None]] = set()
        self._closed = False

    async def run(
        self, work: Work[T], *, ticket: str, patient: bool = False, longest: float = LONGEST
    ) -> T:
        """What the work finds; it is done by a process of ours or of the cluster.

        Many works may bear the same ticket. A `patient` one lets all others go first. Who needs
        more than `longest` seconds is thought to be lost.
        """
        thought = Thought(type(work).__name__.lower(), ticket)
        began, result = perf_counter(), "faulty"
        self._thoughts.add(thought)
        try:
            found = await self._tried(work, thought, patient, longest)
            result = "done"
            return found
        except (Interrupted, asyncio.CancelledError):
            result = "interrupted"
            raise
        except Lost:
            result = "lost"
            raise
        finally:
            self._thoughts.discard(thought)
            self._note(thought.kind, result, perf_counter() - began)

    def interrupt(self, ticket: str) -> None:
        """Every work of this ticket ends at once, with what it has found."""
        for thought in self._thoughts:
            if thought.ticket == ticket:
                thought.called.set()

    async def close(self) -> None:
        """Everybody goes home, and nobody is waited for."""
        self._closed = True
        for thought in self._thoughts:
            thought.called.set()
        for task in self._clearing:
            task.cancel()
        await asyncio.gather(*[cabinet.close() for cabinet in self._all])
        if self._answers:
            await asyncio.wait(self._answers, timeout=FAREWELL)

    async def _tried(self, work: Work[T], thought: Thought, patient: bool, longest: float) -> T:
        """Once more with somebody else, as long as the worker is lost and not the work faulty."""
        loss: BaseException | None = None
        for attempt in range(1, ATTEMPTS + 1):
            cabinet = await self._free(thought, patient)
            try:
                return await self._done_in(cabinet, work, thought, longest)
            except Gone as gone:
                loss, words = gone.__cause__, "a thinker is lost: %s for %s, attempt %d (%r)"
                if thought.called.is_set():
                    raise Interrupted from loss
                logger.warning(words, thought.kind, thought.ticket, attempt, loss)
                self._note(thought.kind, "crash", 0.0)
                if isinstance(loss, cabinet.hopeless):
                    break
        raise Lost(thought.ticket) from loss

    async def _free(self, thought: Thought, patient: bool) -> Cabinet:
        """A cabinet in which nobody thinks; first come, first served, but the patient wait."""
        if self._closed:
            raise Interrupted
        if self._idle:
            return self._idle.pop()
        turn: asyncio.Future[Cabinet] = asyncio.get_running_loop().create_future()
        heappush(self._waiting, (patient, next(self._order), turn))
        has_turn = False
        try:
            has_turn = await thought.wait_for(turn) and not thought.called.is_set()
        finally:
            if not has_turn and not turn.cancel():
                self._vacate(turn.result())
        if not has_turn:
            raise Interrupted
        return turn.result()

    def _vacate(self, cabinet: Cabinet) -> None:
        """Whoever waits first has it."""
        while self._waiting:
            *_, turn = heappop(self._waiting)
            if not turn.done():
                turn.set_result(cabinet)
                return
        self._idle.append(cabinet)

    async def _done_in(
        self, cabinet: Cabinet, work: Work[T], thought: Thought, longest: float
    ) -> T:
        """The work in this cabinet; who is interrupted has a moment to say what he found."""
        answer: asyncio.Future[T] | None = None
        try:
            answer = self._expected(await cabinet.begin(work))
            if not await thought.wait_for(answer, longest):
                await cabinet.call()
                await asyncio.wait({answer}, timeout=GRACE)
        except cabinet.losses as loss:
            raise Gone from loss
        finally:
            if answer is not None and is_answered(answer, cabinet):
                self._vacate(cabinet)
            else:
                self._clear(cabinet, answer)
        if not answer.done() and thought.called.is_set():
            raise Interrupted
        if not is_answered(answer, cabinet):
            raise Gone from loss_of(answer)
        return answer.result()

    def _expected(self, future: "Future[T]") -> "asyncio.Future[T]":
        """An answer that is waited for when we close, though nobody else may want it by then."""
        answer = asyncio.wrap_future(future)
        self._answers.add(answer)
        answer.add_done_callback(self._answers.discard)
        answer.add_done_callback(lambda done: done.cancelled() or done.exception())
        return answer

    def _clear(self, cabinet: Cabinet, answer: "asyncio.Future[Any] | None") -> None:
        """The cabinet is vacated, by force if need be; nobody waits for that."""
        task = asyncio.create_task(self._see_out(cabinet, answer))
        self._clearing.add(task)
        task.add_done_callback(self._clearing.discard)

    async def _see_out(self, cabinet: Cabinet, answer: "asyncio.Future[Any] | None") -> None:
        try:
            if answer is not None and not answer.done():
                await cabinet.call()
                await asyncio.wait({answer}, timeout=GRACE)
            if answer is None or not is_answered(answer, cabinet):
                await cabinet.leave()
        finally:
            self._vacate(cabinet)


def is_answered(answer: "asyncio.Future[Any]", cabinet: Cabinet) -> bool:
    """Has somebody answered, be it that the work is faulty?"""
    if not answer.done() or answer.cancelled():
        return False
    return not isinstance(answer.exception(), cabinet.losses)


def loss_of(answer: "asyncio.Future[Any]") -> BaseException | None:
    if not answer.done():
        return TimeoutError("no answer in time")
    return None if answer.cancelled() else answer.exception()


def cabinets(thinkers: int, cluster: str) -> list[Cabinet]:
    """As many as may be used at once; those of a cluster share one line to it."""
    if cluster:
        from .cluster import Remote, Scheduler  # only where Dask is installed

        scheduler = Scheduler(cluster)
        return [Remote(scheduler) for _ in range(thinkers or ON_CLUSTER)]
    return [Process() for _ in range(thinkers or 1)]
