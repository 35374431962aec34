"""[march-attrition.table] Attrition by march: who must check, the die, the corps lost.

[attrition.choice-of-losses] The choice of the corps lost is the same in winter.
"""

from collections.abc import Sequence
from functools import partial

from estafette.engine import Procedure, Refusal, ask, refuse

from .actions import Lose
from .fate import capture, exhaust, is_spared, lose_for_good
from .sides import Side
from .state import Game, March


def must_check(game: Game, march: March, *, battle: bool) -> bool:
    """[march-attrition.once] Is there any reason for this army to check?"""
    if march.by_sea:  # [march-attrition.trigger.sea-none]
        return False
    table = game.printed.tables.march
    return (
        march.forced
        or march.rough
        or march.entered >= table.long
        or (battle and march.entered >= table.long_and_battle)
    )


def is_hard_going(game: Game, area: str) -> bool:
    """[march-attrition.trigger.enter-only] Entering marsh or mountain, or any area in winter."""
    return area in game.printed.rough or game.is_winter


def is_small(game: Game, corps: list[str]) -> bool:
    """[march-attrition.small-army] One or two corps find their bread."""
    return len(corps) < game.printed.tables.march.smallest_army


def check_march(game: Game, side: Side, corps: list[str]) -> Procedure[None]:
    """[march-attrition.table] The die is rolled, corps are lost, the rest is exhausted."""
    if is_small(game, corps):
        return
    die = game.dice.d6()
    number = game.printed.tables.attrition.at(len(corps), die)
    good, size = game.is_winter, len(corps)
    game.tell("attrition.march", side=side, corps=size, die=die, lost=number, good=good)
    yield from lose_to_attrition(game, side, corps, number, for_good=good)
    exhaust(game, corps)  # [march-attrition.exhausts]


def lose_to_attrition(
    game: Game, side: Side, corps: Sequence[str], number: int, *, for_good: bool
) -> Procedure[None]:
    """[attrition.choice-of-losses] The owner takes off corps, those already exhausted first."""
    left = list(corps)
    for still in range(min(number, len(left)), 0, -1):
        choice = yield ask(
            side,
            "attrition.which-corps",
            rule="attrition.choice-of-losses",
            offers=[Lose(each) for each in left],
            unless=partial(cannot_lose, game, left),
            kind=Lose,
            facts={"left": still, "good": for_good},
        )
        assert isinstance(choice, Lose)
        left.remove(choice.corps)
        if for_good:  # [march-attrition.loss.winter-permanent]
            lose_for_good(game, choice.corps)
        else:  # [march-attrition.loss.else-prisoners]
            capture(game, choice.corps)


def cannot_lose(game: Game, left: list[str], choice: Lose) -> Refusal | None:
    """[attrition.choice-of-losses] Why this corps is not the next to be lost."""
    if choice.corps not in left:
        return refuse("attrition.choice-of-losses", "attrition.not-in-army")
    if is_spared(game, choice.corps, left):
        rule = "attrition.choice-of-losses"
        return refuse(rule, "attrition.exhausted-first", corps=choice.corps)
    return None
