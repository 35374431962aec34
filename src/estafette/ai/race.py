"""Answers that race against each other: each is tried on the same tables, and the field narrows."""

from collections.abc import Iterator, Sequence
from math import ceil, sqrt
from statistics import fmean, stdev

from estafette.engine import Action

FINALISTS = 2  # run to the last
TRUST = (10, 40)  # trials after which a further horizon counts for as much as the nearer ones
ENOUGH = 16  # tables after which a race may be decided
CLEAR = 4.0  # standard errors: who leads by so many is not overtaken any more


class Race:
    """What each answer has gained on the tables on which it was tried, at nearer horizons and far.

    A further horizon knows more and varies more: it is believed the more, the oftener it was seen.
    All who are still in the field have run on the same tables with the same dice, so two of them
    are compared table by table. Who falls out does not come back.
    """

    def __init__(self, answers: Sequence[Action]) -> None:
        self.gains: dict[Action, list[float]] = {answer: [] for answer in answers}
        self.field = list(answers)
        self._nearer = {answer: [0.0] * len(TRUST) for answer in answers}
        self._known = dict.fromkeys(answers, (0, 0.0))
        self._standing: list[float] = []

    @property
    def standing(self) -> float:
        """What the tables were worth, on the whole, before any answer."""
        return fmean(self._standing) if self._standing else 0.0

    def on_a_table(self, worth: float) -> Iterator[Action]:
        """Whose turn it is on a table that is worth so much before any answer: the best first."""
        self._standing.append(worth)
        yield from self.ranking()[: len(self.field)]

    def expect(self, answer: Action, trials: int, gain: float) -> None:
        """So much it has gained each time in earlier trials, which count for so many."""
        self._known[answer] = trials, gain

    def note(self, answer: Action, gain: float, nearer: Sequence[float] = ()) -> None:
        """What it has gained at the last horizon, and at those before it if they differ."""
        self.gains[answer].append(gain)
        totals = self._nearer[answer]
        for place, seen in enumerate(nearer or [gain] * len(totals)):
            totals[place] += seen

    def narrow(self, spent: float) -> None:
        """As the budget is spent, from 0 to 1, fewer and fewer are left in the field."""
        left = max(FINALISTS, ceil(len(self.gains) ** (1 - spent)))
        self.field = self.ranking()[: min(left, len(self.field))]

    def ranking(self) -> list[Action]:
        """The best first; those in the field come before those who fell out of it."""
        running = set(self.field)
        return sorted(
            self.gains, key=lambda answer: (answer in running, self.mean(answer)), reverse=True
        )

    def mean(self, answer: Action) -> float:
        """What an answer gains on the whole; one that was never tried is the last choice."""
        gains, (before, gained) = self.gains[answer], self._known[answer]
        trials = len(gains)
        if not trials:
            return float("-inf")
        believed, *further = [total / trials for total in self._nearer[answer]]
        for seen, trust in zip(further, TRUST, strict=False):
            believed += (seen - believed) * trials / (trials + trust)
        late, trust = sum(gains) + before * gained, TRUST[-1]
        return (late + trust * believed) / (trials + before + trust)

    @property
    def is_decided(self) -> bool:
        """Can nobody in the field overtake the first any more?"""
        first, *others = self.ranking()[: len(self.field)]
        return all(self._is_clear(first, other) for other in others)

    def _is_clear(self, first: Action, other: Action) -> bool:
        leads = [a - b for a, b in zip(self.gains[first], self.gains[other], strict=False)]
        if len(leads) < ENOUGH:
            return False
        return fmean(leads) >= CLEAR * stdev(leads) / sqrt(len(leads))
