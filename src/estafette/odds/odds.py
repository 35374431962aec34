"""What may come of an answer: counted to the end if that is possible, otherwise tried out."""

from collections.abc import Callable
from typing import Any

from estafette.ai.budget import Budget, Watch
from estafette.ai.player import asked_of, never
from estafette.engine import Action, Decision, Rules, Stake, secret_of
from estafette.match import Chair

from .bars import Odds, drawn
from .counting import counted
from .sampling import sampled
from .trial import Question

SECOND = Budget(seconds=1.0)
COUNTING = 0.5  # of the time, at most, goes into counting


class NotAtStake(ValueError):
    """Chance decides nothing after this answer, or it is not open to the seat."""


def at_stake(rules: Rules, game: Any, decision: Decision, answer: Action) -> Stake | None:
    """What chance will decide after this answer, if anything."""
    for stake in rules.stakes:
        if (
            stake.asked == decision.key
            and isinstance(answer, stake.answers)
            and stake.when(game, decision.seat, answer)
        ):
            return stake
    return None


def odds(
    chair: Chair, answer: Action, budget: Budget = SECOND, stop: Callable[[], bool] = never
) -> Odds:
    """The odds of one answer to the question in front of a chair.

    They depend on what the seat knows and, if they are not exact, on how many trials there was
    time for: on no secret, and not on the dice that will fall.
    """
    decision, watch = asked_of(chair), Watch(budget)
    table = chair.imagined(secret_of("odds"))
    stake = at_stake(table.rules, table.game, decision, answer)
    if stake is None or answer not in decision.options:
        raise NotAtStake(answer)
    question = Question(chair.seat, answer, stake)
    census = None
    if stake.is_open(table.game, chair.seat):
        census = counted(question, table, lambda: stop() or watch.spent > COUNTING)
    exact = census is not None
    if census is None:
        census = sampled(question, chair, watch, stop)
    return drawn(census, stake.hazards, exact=exact)
