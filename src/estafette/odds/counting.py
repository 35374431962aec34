"""Every way that chance can go, each with its weight: exact, where the ways are few."""

from collections.abc import Callable
from fractions import Fraction

from estafette.engine import Dice, secret_of
from estafette.match import Match

from .bars import Census
from .crossroads import Crossing, Crossroads
from .manners import Manners
from .trial import Fallen, Question, try_out

RAREST = Fraction(1, 10_000)  # a way less likely than this has too many beside it
LOOK = secret_of("a glance")


def counted(question: Question, table: Match, give_up: Callable[[], bool]) -> Census | None:
    """How often each result falls, on this table; None if the ways are too many."""
    census, manners = Census(), Manners()
    waiting: list[tuple[tuple[int, ...], Fraction]] = [((), Fraction(1))]
    while waiting:
        way, weight = waiting.pop()
        if weight < RAREST or give_up():
            return None
        try:
            fallen = go(question, table, way, manners)
        except Crossing as crossing:
            share = weight / crossing.ways
            waiting += [((*way, turn), share) for turn in reversed(range(crossing.ways))]
        else:
            census.add(fallen, weight)
    return census


def go(question: Question, table: Match, way: tuple[int, ...], manners: Manners) -> Fallen:
    """Along one way to its end, or to the next crossing."""
    match = at_the_start(table, way)

    def again() -> Match:
        """The same way once more as far as it was gone; beyond it chance is as it comes."""
        other = at_the_start(table, way)
        other.repeat([(entry.seat, entry.action) for entry in match.log])
        other.game.dice = Dice(LOOK)
        return other

    return try_out(question, match, manners, again)


def at_the_start(table: Match, way: tuple[int, ...]) -> Match:
    match = table.fork()
    match.game.dice = Crossroads(LOOK, given=list(way))
    return match
