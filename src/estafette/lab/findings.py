"""What many matches show: shares with their intervals, lengths, and how the matches ended."""

from collections import Counter
from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import fmean, median

from msgspec import Struct

from .trial import Result

CONFIDENCE = 1.959964  # standard deviations that hold 95 % of a normal law


class Share(Struct, frozen=True):
    """How often a side won (None: nobody), and the interval that holds the truth 19 times in 20."""

    side: str | None
    wins: int
    share: float
    low: float
    high: float


class Span(Struct, frozen=True):
    """How a length spreads over the matches."""

    least: int
    median: float
    mean: float
    most: int


class Findings(Struct, frozen=True):
    """What the matches of one scenario show; those that broke count as faults and nowhere else."""

    scenario: str
    matches: int
    faults: int
    shares: tuple[Share, ...]
    decisions: Span | None
    turns: Span | None
    outcomes: dict[str, int]


def findings(results: Iterable[Result]) -> list[Findings]:
    """One line for each scenario, in the order in which they were first played."""
    by_scenario: dict[str, list[Result]] = {}
    for result in results:
        by_scenario.setdefault(result.setup.scenario, []).append(result)
    return [of_scenario(scenario, found) for scenario, found in by_scenario.items()]


def of_scenario(scenario: str, results: list[Result]) -> Findings:
    ended = [result for result in results if result.outcome is not None]
    sides = dict.fromkeys(side for result in results for side in result.sides)
    winners = Counter(result.outcome.winner for result in ended if result.outcome is not None)
    shares = [share_of(side, winners[side], len(ended)) for side in sides]
    if winners[None]:
        shares.append(share_of(None, winners[None], len(ended)))
    endings = Counter(result.outcome.key for result in ended if result.outcome is not None)
    return Findings(
        scenario,
        matches=len(results),
        faults=len(results) - len(ended),
        shares=tuple(shares),
        decisions=span([result.decisions for result in ended]),
        turns=span([result.turns for result in ended if result.turns is not None]),
        outcomes=dict(endings.most_common()),
    )


def share_of(side: str | None, wins: int, played: int) -> Share:
    low, high = wilson(wins, played)
    return Share(side, wins, wins / played if played else 0.0, low, high)


def wilson(wins: int, played: int) -> tuple[float, float]:
    """Wilson's interval for a share: honest for few matches and near 0 or 1."""
    if played == 0:
        return 0.0, 1.0
    share = wins / played
    square = CONFIDENCE**2
    middle = (share + square / (2 * played)) / (1 + square / played)
    spread = sqrt(share * (1 - share) / played + square / (4 * played**2))
    reach = spread * CONFIDENCE / (1 + square / played)
    low = 0.0 if wins == 0 else middle - reach
    high = 1.0 if wins == played else middle + reach
    return low, high


def span(lengths: Sequence[int]) -> Span | None:
    if not lengths:
        return None
    return Span(min(lengths), median(lengths), fmean(lengths), max(lengths))
