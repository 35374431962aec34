"""Many matches: handed out in handfuls, written down as they come, none lost and none twice."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

from estafette.match.shelf import Shelf

from .crashes import filed
from .crew import Crew
from .journal import Journal
from .study import Plan, packets
from .worker import Batch, ground_of, play_batch


def simulate(
    plan: Plan,
    shelf: Shelf,
    crew: Crew,
    *,
    crashes: Path | None = None,
    journal: Journal | None = None,
) -> Iterator[Batch]:
    """The batches as they are finished; what the journal already holds is not played again."""
    known = journal.numbers if journal else set()
    numbers = [number for number in range(plan.total) if number not in known]
    act = partial(play_batch, shelf, plan, ground_of(plan, shelf))
    for batch in crew.work(act, packets(plan, numbers, max(1, crew.workers()))):
        batch.results = [filed(result, plan.game, crashes) for result in batch.results]
        if journal:
            journal.write(batch)
        yield batch
