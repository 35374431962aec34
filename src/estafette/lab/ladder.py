"""Who is stronger: every pair compared, and one rating for each with its interval.

A rating is updated match by match, so its value depends a little on their order. The matches are
gone through in many random orders; a rating is the mean over them, and what the orders disagree
about widens its interval.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from math import sqrt
from random import Random
from statistics import fmean, pvariance
from typing import Any, TypeAlias

from msgspec import Struct

from estafette.engine import Rules
from estafette.odds.intervals import CONFIDENCE, wilson

from .extras import need
from .study import Ladder
from .trial import Result, Trial
from .worker import Batch

ORDERS = 24  # in which the matches are gone through
CAUTION = 3.0  # standard deviations below the rating: what a player is worth for certain

# Two players, and how often the first won, nobody did, the second did.
Meeting: TypeAlias = tuple[str, str]


class Pairing(Struct, frozen=True):
    """Two players: how their matches went, and the share that the first won."""

    first: str
    second: str
    wins: int
    draws: int
    losses: int
    share: float
    low: float
    high: float


class Rating(Struct, frozen=True):
    """What a player is worth, from 25 for the unknown; `ordinal` is what is certain of it."""

    player: str
    matches: int
    rating: float
    low: float
    high: float
    ordinal: float


class Standing:
    """The matches of a ladder, counted as they come."""

    def __init__(self, ladder: Ladder, rules: Rules, printed: Any) -> None:
        self.ladder = ladder
        self._rules = rules
        self._printed = printed
        self._scores: dict[Meeting, Counter[str | None]] = {
            pair: Counter() for pair in ladder.pairs
        }

    def add(self, batch: Batch) -> None:
        numbers = [result.number for result in batch.results]
        trials = self.ladder.trials(self._rules, self._printed, numbers)
        for result, trial in zip(batch.results, trials, strict=True):
            if result.outcome is not None:
                self._scores[self._pair(trial)][self._winner(result, trial)] += 1

    def _pair(self, trial: Trial) -> Meeting:
        return self.ladder.pairs[trial.number % len(self.ladder.pairs)]

    def _winner(self, result: Result, trial: Trial) -> str | None:
        """The player, not the side; None if nobody won."""
        assert result.outcome is not None
        sides = map(self._rules.side, self._rules.seats(trial.setup))
        players = dict(zip(sides, trial.players, strict=True))
        return players[result.outcome.winner] if result.outcome.winner else None

    @property
    def pairings(self) -> list[Pairing]:
        return [pairing(pair, scores) for pair, scores in self._scores.items()]

    @property
    def ratings(self) -> list[Rating]:
        """The best first."""
        return sorted(ratings(self.ladder.players, self._scores), key=lambda r: -r.rating)


def pairing(pair: Meeting, scores: Counter[str | None]) -> Pairing:
    first, second = pair
    wins, draws, losses = scores[first], scores[None], scores[second]
    played = wins + draws + losses
    share = wins / played if played else 0.0
    return Pairing(first, second, wins, draws, losses, share, *wilson(wins, played))


def ratings(players: Iterable[str], scores: Mapping[Meeting, Counter[str | None]]) -> list[Rating]:
    model = need("openskill.models", "lab").PlackettLuce(tau=0.0)  # nobody learns on the way
    meetings = [
        (pair, winner)
        for pair, found in scores.items()
        for winner in (*pair, None)
        for _ in range(found[winner])
    ]
    random, found = Random(1815), []
    for _ in range(ORDERS):
        random.shuffle(meetings)
        found.append(gone_through(model, players, meetings))
    met = Counter(player for pair, _ in meetings for player in pair)
    return [mean_of(player, met[player], [order[player] for order in found]) for player in players]


def gone_through(
    model: Any, players: Iterable[str], meetings: Iterable[tuple[Meeting, str | None]]
) -> dict[str, tuple[float, float]]:
    """The ratings, with their deviations, after these matches in this order."""
    known = {player: model.rating() for player in players}
    for pair, winner in meetings:
        ranks = [0 if winner in (None, player) else 1 for player in pair]
        teams = model.rate([[known[player]] for player in pair], ranks=ranks)
        known |= {player: team[0] for player, team in zip(pair, teams, strict=True)}
    return {player: (rating.mu, rating.sigma) for player, rating in known.items()}


def mean_of(player: str, matches: int, found: list[tuple[float, float]]) -> Rating:
    middle = fmean([mu for mu, _ in found])
    spread = sqrt(fmean([sigma**2 for _, sigma in found]) + pvariance([mu for mu, _ in found]))
    reach = CONFIDENCE * spread
    return Rating(
        player, matches, middle, middle - reach, middle + reach, middle - CAUTION * spread
    )
