"""[attrition.one-test] What the test that a march owes will cost, before its die is thrown.

Whoever judges a march counts it as soon as the test is owed: nobody gains by putting it off.
"""

from functools import cache

from .affairs import March
from .attrition import is_due, modifiers, national_bonus, ordeal_of, steps_tested, toil_of
from .printed import Printed
from .state import Game

DICE = range(1, 7)


def left_of(game: Game, head: str, march: March) -> float:
    """[attrition.when.forced-march] The share of a force on the march that its test will leave."""
    if march.is_tested or march.is_over or not is_due(game, march):
        return 1.0
    force = game.forces[head]
    ordeal = ordeal_of(game, force, toil_of(game, march, head))
    if not ordeal.corps:
        return 1.0
    weight = sum([amount for _, amount in modifiers(game, ordeal)])
    if bonus := national_bonus(game, ordeal):
        weight += bonus[2]
    lost = mean_toll(game.printed, steps_tested(game, ordeal), weight)
    return max(1 - lost / sum([game.steps[corps] for corps in force.corps]), 0.0)


@cache
def mean_toll(printed: Printed, steps: int, weight: int) -> float:
    """[attrition.table] The steps lost on the average, with so much on the die."""
    table, lost = printed.tables.attrition, 0.0
    for die in DICE:
        certain, has_star = table.at(steps, die + weight)
        lost += certain + has_star * len([again for again in DICE if again >= table.star]) / 6
    return lost / len(DICE)
