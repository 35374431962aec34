"""After the match: how the chances of the sides rose and fell, and which choices cost most.

The curve is that of an all-seeing spectator: the true position at every number, judged where
some steps of hasty play with fresh dice lead. What a choice cost is another matter: it is compared
with the best answer by what its seat could know at that moment, as the marshal would counsel.
All choices are weighed quickly, and those that look costliest once more with care.
"""

from collections.abc import Callable, Generator, Sequence
from itertools import groupby, pairwise
from math import ceil
from operator import add, attrgetter
from typing import Any, TypeAlias

from msgspec import Struct

from estafette.engine import Rules

from .budget import Budget
from .counsel import chance_of
from .player import Stop, never
from .retelling import (
    Course,
    Glances,
    Overview,
    Piece,
    Regret,
    Story,
    Survey,
    Values,
    Weighing,
    part,
)

LISTED = 3  # costliest choices of a side that are named
SUSPECTS = 8  # choices of a side that are weighed a second time
LEAST = 0.01  # of a chance: what costs less is not worth a word
ENOUGH = 12  # glances ahead that make a point of the curve
FAR = 8  # numbers: from nearer than this a glance is borrowed
CURVE, QUICK, CAREFUL = 0.3, 0.4, 0.3  # how the budget is shared out
EARLY, SHORT = 0.4, 20.0  # seconds for each choice of a short match, and for all of them
EACH, LONGEST = 0.12, 120.0  # seconds for each choice of a long match, and at most
PIECE = 2.0  # seconds that a piece of the work takes
PIECES = 4  # into which a part is cut if its budget is not in seconds

Progress: TypeAlias = Callable[[float], None]

# What is to be done next, with the share of the work that is done before it; it is sent what the
# piece has found.
Inquiry: TypeAlias = Generator[tuple[float, Piece], Any, "Analysis"]


class Analysis(Struct, frozen=True):
    """A chance for each side before every choice and after the last; a draw counts for half.

    `regrets` are the costliest choices of each side, side after side, the worst first.
    """

    sides: tuple[str, ...]
    curve: tuple[Values, ...]
    regrets: tuple[Regret, ...]


def fitting(choices: int) -> Budget:
    """The time that a match of this length deserves."""
    return Budget(seconds=min(LONGEST, max(EACH * choices, min(SHORT, EARLY * (choices + 1)))))


def silently(share: float) -> None:
    """Nobody asks how far it has come."""


def analyse(
    rules: Rules,
    printed: Any,
    course: Course,
    budget: Budget,
    seed: int | str,
    *,
    stop: Stop = never,
    progress: Progress = silently,
) -> Analysis:
    """All of it, here and now; by iterations it is always the same."""
    story = Story(rules, printed, course, seed)
    work = inquiry(tuple(story.speakers), budget)
    done, piece = next(work)
    while True:
        progress(done)
        try:
            done, piece = work.send(piece.do(story, stop))
        except StopIteration as end:
            progress(1.0)
            found: Analysis = end.value
            return found


def inquiry(sides: tuple[str, ...], budget: Budget) -> Inquiry:
    """What must be found out, piece by piece, by whoever does the pieces."""
    overview: Overview = yield 0.0, Survey()
    numbers = tuple(range(len(overview.judged)))
    ahead: list[Sequence[Values]] = []
    for done, some, allowed in cut(numbers, part(budget, CURVE)):
        ahead += yield CURVE * done, Glances(some, allowed)
    quick: list[Regret] = []
    for done, some, allowed in cut(overview.free, part(budget, QUICK)):
        quick += yield CURVE + QUICK * done, Weighing(some, allowed, careful=False)
    suspects = tuple(sorted([each.number for each in costliest(quick, SUSPECTS)]))
    careful: list[Regret] = []
    for done, some, allowed in cut(suspects, part(budget, CAREFUL)):
        careful += yield CURVE + QUICK + CAREFUL * done, Weighing(some, allowed)
    regrets = sorted(costliest(careful, LISTED), key=lambda each: sides.index(each.side))
    return Analysis(sides, curve(overview.judged, ahead), tuple(regrets))


def cut(numbers: tuple[int, ...], budget: Budget) -> list[tuple[float, tuple[int, ...], Budget]]:
    """The numbers in pieces, each with what is done before it and its part of the budget."""
    whole = len(numbers)
    wanted = PIECES if budget.seconds is None else ceil(budget.seconds / PIECE)
    ends = [whole * place // wanted for place in range(wanted + 1)]
    return [
        (begin / whole, numbers[begin:end], part(budget, (end - begin) / whole))
        for begin, end in pairwise(ends)
        if begin < end
    ]


def costliest(regrets: Sequence[Regret], most: int) -> list[Regret]:
    """So many of each side, the worst first; what costs next to nothing is left out."""
    counted = [each for each in regrets if each.cost >= LEAST]
    ranked = sorted(counted, key=lambda each: (each.side, -each.cost))
    sides = groupby(ranked, key=attrgetter("side"))
    return [each for _, of_side in sides for each in list(of_side)[:most]]


def curve(judged: Sequence[Values], ahead: Sequence[Sequence[Values]]) -> tuple[Values, ...]:
    """The chance of each side at every number.

    What is found ahead is averaged over neighbouring numbers until enough glances have been cast;
    the judgement of each position is not, so that a blow is seen where it falls.
    """
    return tuple(
        [
            tuple(map(chance_of, map(add, here, gain(ahead, number, len(here)))))
            for number, here in enumerate(judged)
        ]
    )


def gain(ahead: Sequence[Sequence[Values]], number: int, sides: int) -> Values:
    """The mean of what was found ahead of a number and of its neighbours; at the end, nothing."""
    near: list[Values] = []
    is_end = number == len(ahead) - 1 and not ahead[number]
    for reach in range(1, 1 if is_end else FAR):
        around = ahead[max(0, number - reach) : number + reach + 1]
        near = [values for found in around for values in found]
        if len(near) >= ENOUGH:
            break
    return tuple([sum([each[side] for each in near]) / (len(near) or 1) for side in range(sides)])
