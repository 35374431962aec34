"""What a worker does: a handful of trials, and what came of them in as few words as possible."""

from collections.abc import Sequence

from msgspec import Struct

from estafette.match.shelf import Shelf

from .setups import ORDER
from .study import Plan
from .trial import Result, play_out
from .usage import Uses, nameable


class Ground(Struct, frozen=True):
    """What a plan is played on; a worker elsewhere must have the same."""

    version: int
    fingerprint: str
    order: int = 0  # in which set-ups come


class Batch(Struct, omit_defaults=True):
    """The results of a handful of trials, and by scenario what came into play in them."""

    results: list[Result]
    uses: dict[str, Uses] = {}


class OtherGround(Exception):
    """A worker has other rules, or another box, than the house that sent the trials."""


def ground_of(plan: Plan, shelf: Shelf) -> Ground:
    rules, printed = plan.opened(shelf)
    return Ground(rules.version, printed.fingerprint, ORDER)


def play_batch(shelf: Shelf, plan: Plan, ground: Ground, numbers: Sequence[int]) -> Batch:
    """The trials of these numbers, one after the other."""
    if ground_of(plan, shelf) != ground:
        raise OtherGround(plan.game)
    rules, printed = plan.opened(shelf)
    batch = Batch([])
    for trial in plan.trials(rules, printed, numbers):
        result, played = play_out(rules, printed, trial)
        batch.results.append(result)
        if plan.usage and played.match is not None and result.outcome is not None:
            uses = batch.uses.setdefault(trial.setup.scenario, Uses())
            uses.note(played.match, played, nameable(rules, printed, trial.setup))
    return batch
